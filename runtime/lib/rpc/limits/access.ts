/** Who may come in through a browser: Host and Origin rules, and where a caller really is. */

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { networkOf, plainAddress } from '../../hosts.js';

/** How far a request may go: not from this web page, answers and what is signed, or everything. */
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
  /** Origins of web pages that may call; `localhost` is every page of this machine, `*` lets every page read. */
  readonly origins?: readonly string[];
  /** Names under which the server may be addressed. A server for this machine alone always has those of loopback. */
  readonly hosts?: readonly string[];
  /** Addresses and networks of proxies, whose X-Forwarded-For tells where a caller is. */
  readonly proxies?: readonly string[];
  /** Another port of this host whose pages are ours too. */
  readonly pagesAt?: number | undefined;
}

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
/** Browsers look for all names under localhost on their own machine. */
const LOCAL_ORIGIN = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const ADDRESS_LITERAL = /^(\[[\da-f:.]+\]|\d{1,3}(\.\d{1,3}){3})$/;

/** Whether an address (or the name localhost) is this machine itself. */
export const isLoopback = (host: string): boolean => host === '::1' || LOOPBACK_NAME.test(host);

/** An address or a network like 10.0.0.0/8; undefined for any other text. */
export function readNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, address = '', length] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = Number(length ?? most);
  return bits > most ? undefined : { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** The rules of one server. */
export class Access {
  private readonly bound: boolean;
  /** The names under which it may be addressed are known. */
  private readonly named: boolean;
  private readonly origins: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;
  private readonly pagesAt: number | undefined;
  private readonly proxies = new BlockList();
  private readonly connected = new WeakMap<Socket, Caller>();

  constructor(options: AccessOptions) {
    this.bound = isLoopback(options.host);
    this.origins = new Set(options.origins ?? []);
    this.hosts = new Set((options.hosts ?? []).map((host) => host.toLowerCase()));
    this.named = this.bound || this.hosts.size > 0;
    this.pagesAt = options.pagesAt;
    for (const text of options.proxies ?? []) {
      const network = readNetwork(text);
      if (!network) throw new TypeError(`${text} is no address of a proxy`);
      this.proxies.addSubnet(network.address, network.bits, network.family);
    }
  }

  /** False when a server that knows its names is addressed by another: a rebound DNS name of a web page. */
  hostAllowed(host: string | undefined): boolean {
    if (!this.named || host === undefined) return true;
    const name = host.replace(/:\d+$/, '').toLowerCase();
    // No DNS leads to an address that is written out.
    return LOOPBACK_NAME.test(name) || this.hosts.has(name) || (!this.bound && ADDRESS_LITERAL.test(name));
  }

  /** What a request with this Origin may do. Without Origin it does not come from a web page. */
  trust(origin: string | undefined, host: string | undefined): Trust {
    if (origin === undefined || this.origins.has(origin)) return 'all';
    if (this.origins.has('localhost') && LOCAL_ORIGIN.test(origin)) return 'all';
    // Our own pages, also behind a proxy that speaks TLS; only where the Host rule guarantees that the name is ours.
    if (this.named && host !== undefined && this.isOwn(/^https?:\/\/(.*)$/.exec(origin)?.[1], host)) return 'all';
    return this.origins.has('*') ? 'read' : 'none';
  }

  private isOwn(page: string | undefined, host: string): boolean {
    if (page === host) return true;
    return this.pagesAt !== undefined && page === `${host.replace(/:\d+$/, '')}:${this.pagesAt}`;
  }

  /** Where the connection of a caller comes from: the caller himself, or a proxy. */
  peer(socket: Socket): Caller {
    let peer = this.connected.get(socket);
    if (peer === undefined) {
      const ip = plainAddress(socket.remoteAddress ?? '');
      // Behind a proxy on this machine stands anybody.
      peer = { ip, network: networkOf(ip), loopback: isLoopback(ip) && !this.isProxy(ip) };
      this.connected.set(socket, peer);
    }
    return peer;
  }

  /** Where a caller is. */
  caller({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Caller {
    const peer = this.peer(socket);
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined && headers.forwarded === undefined && headers['x-real-ip'] === undefined) return peer;
    const ip = (this.isProxy(peer.ip) && this.relayed(String(forwarded))) || peer.ip;
    return { ip, network: networkOf(ip), loopback: false };
  }

  /** Whether X-Forwarded-For of this address is believed. */
  isProxy(ip: string): boolean {
    const version = isIP(ip);
    return version !== 0 && this.proxies.check(ip, version === 4 ? 'ipv4' : 'ipv6');
  }

  /** The nearest address that is no proxy of ours: each proxy appends whom it saw, and what stands before was said by that one. */
  private relayed(entries: string): string | undefined {
    let client: string | undefined;
    for (const entry of entries.split(',').reverse()) {
      const ip = plainAddress(entry.trim());
      if (isIP(ip) === 0) break;
      client = ip;
      if (!this.isProxy(ip)) break;
    }
    return client;
  }
}
