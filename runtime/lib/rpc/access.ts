/** Who may come in through a browser: Host and Origin rules, and where a caller really is. */

import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { networkOf, plainAddress } from './limits.js';

/** How far a request may go: not from this web page, answers only, or everything. */
export type Trust = 'none' | 'read' | 'all';

/** A caller's place. */
export interface Caller {
  readonly ip: string;
  /** What rate and connections are counted under. */
  readonly network: string;
  readonly loopback: boolean;
}

/** Settings of Access. */
export interface AccessOptions {
  /** The address the server is bound to. */
  readonly host: string;
  /** Origins of web pages that may call; `*` lets every page read. */
  readonly origins?: readonly string[];
  /** Further names under which a loopback server may be addressed. */
  readonly hosts?: readonly string[];
  /** Take the caller's address from the last X-Forwarded-For entry: only behind a proxy that sets it. */
  readonly trustProxy?: boolean;
}

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether an address (or the name localhost) is this machine itself. */
export const isLoopback = (host: string): boolean => host === '::1' || LOOPBACK_NAME.test(host);

/** The rules of one server. */
export class Access {
  private readonly bound: boolean;
  private readonly origins: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;
  private readonly trustProxy: boolean;
  private readonly direct = new WeakMap<Socket, Caller>();

  constructor(options: AccessOptions) {
    this.bound = isLoopback(options.host);
    this.origins = new Set(options.origins ?? []);
    this.hosts = new Set((options.hosts ?? []).map((host) => host.toLowerCase()));
    this.trustProxy = options.trustProxy ?? false;
  }

  /** False when a server for this machine alone is addressed by a foreign name: a rebound DNS name of a web page. */
  hostAllowed(host: string | undefined): boolean {
    if (!this.bound || host === undefined) return true;
    const name = host.replace(/:\d+$/, '');
    return LOOPBACK_NAME.test(name) || this.hosts.has(name.toLowerCase());
  }

  /** What a request with this Origin may do. Without Origin it does not come from a web page. */
  trust(origin: string | undefined, host: string | undefined): Trust {
    if (origin === undefined || this.origins.has(origin)) return 'all';
    // Our own pages; only where the Host rule guarantees that the name is ours.
    if (this.bound && host !== undefined && origin === `http://${host}`) return 'all';
    return this.origins.has('*') ? 'read' : 'none';
  }

  caller({ headers, socket }: IncomingMessage): Caller {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined || headers.forwarded !== undefined || headers['x-real-ip'] !== undefined) {
      const ip = this.relayed(forwarded) ?? remoteOf(socket);
      return { ip, network: networkOf(ip), loopback: false };
    }
    let caller = this.direct.get(socket);
    if (caller === undefined) {
      const ip = remoteOf(socket);
      caller = { ip, network: networkOf(ip), loopback: isLoopback(ip) };
      this.direct.set(socket, caller);
    }
    return caller;
  }

  /** The address that the nearest proxy saw. */
  private relayed(forwarded: string | string[] | undefined): string | undefined {
    const last = plainAddress(String(forwarded).split(',').at(-1)!.trim());
    return this.trustProxy && isIP(last) !== 0 ? last : undefined;
  }
}

const remoteOf = (socket: Socket): string => plainAddress(socket.remoteAddress ?? '');
