/** Access rules for browsers (Host and Origin), and the real address of a caller behind proxies. */

import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isLoopback, networkOf, plainAddress } from '../../hosts.js';
import type { CallerConnection } from './connection.js';

/** Permission of a request: nothing (foreign web page), reads and signed submissions, or everything. */
export type Trust = 'none' | 'read' | 'all';

export interface Caller {
  readonly ip: string;
  /** Key under which rate and connections are counted. */
  readonly network: string;
  readonly loopback: boolean;
}

export interface AccessOptions {
  /** The address to which the server is bound. */
  readonly host: string;
  /**
   * Origins of web pages that may call. `localhost` means every page of this machine, and lets browser extensions read;
   * `*` lets every page read. A page that may read may also submit signed transactions.
   */
  readonly origins?: readonly string[];
  /** Host names of the server. A server for this machine only always accepts those of loopback. */
  readonly hosts?: readonly string[];
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly proxies?: readonly string[];
  /** Another port of this host whose pages count as the node's own. */
  readonly pagesAt?: number | undefined;
}

/** Names of this machine in a Host header. */
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
/** Browsers resolve all names under localhost to their own machine. */
const LOCAL_ORIGIN = /^https?:\/\/(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
/** Extensions of a browser, such as wallets: the user installed them, and no web page can take their origin. */
const EXTENSION_ORIGIN = /^(chrome|moz|safari-web)-extension:\/\/[\w.-]+$/;
const ADDRESS_LITERAL = /^(\[[\da-f:.]+\]|\d{1,3}(\.\d{1,3}){3})$/;

/** An address or a network like 10.0.0.0/8; undefined for any other text. */
export function readNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, address = '', length] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = Number(length ?? most);
  return bits > most ? undefined : { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Headers of a request, and the connection that it came on. */
export interface SentFrom {
  readonly headers: IncomingHttpHeaders;
  readonly socket: CallerConnection;
}

export class Access {
  private bound = true;
  /** True if the server's own host names are known. */
  private named = true;
  private origins: ReadonlySet<string> = new Set();
  private hosts: ReadonlySet<string> = new Set();
  private pagesAt: number | undefined;
  private proxies = new BlockList();
  private readonly connected = new WeakMap<CallerConnection, Caller>();

  constructor(options: AccessOptions) {
    this.replace(options);
  }

  /** Replaces the rules. Open connections keep the caller that was found for them. */
  replace(options: AccessOptions): void {
    const proxies = new BlockList();
    this.bound = isLoopback(options.host);
    this.origins = new Set(options.origins ?? []);
    this.hosts = new Set((options.hosts ?? []).map((host) => host.toLowerCase()));
    this.named = this.bound || this.hosts.size > 0;
    this.pagesAt = options.pagesAt;
    for (const text of options.proxies ?? []) {
      const network = readNetwork(text);
      if (!network) throw new TypeError(`${text} is neither an address nor a network of a proxy`);
      proxies.addSubnet(network.address, network.bits, network.family);
    }
    this.proxies = proxies;
  }

  /** False if a server that knows its names is addressed by another one: a web page with a rebound DNS name. */
  hostAllowed(host: string | undefined): boolean {
    if (!this.named || host === undefined) return true;
    const name = host.replace(/:\d+$/, '').toLowerCase();
    // A literal address involves no DNS, so it cannot be rebound.
    return LOOPBACK_NAME.test(name) || this.hosts.has(name) || (!this.bound && ADDRESS_LITERAL.test(name));
  }

  /** Permission of a request with this Origin. A request without Origin does not come from a web page. */
  trust(origin: string | undefined, host: string | undefined): Trust {
    if (origin === undefined || this.origins.has(origin)) return 'all';
    if (this.origins.has('localhost') && LOCAL_ORIGIN.test(origin)) return 'all';
    // The node's own pages, also behind a proxy that terminates TLS; only if the Host rule guarantees that the name is
    // the node's.
    if (this.named && host !== undefined && this.isOwn(/^https?:\/\/(.*)$/.exec(origin)?.[1], host)) return 'all';
    if (this.origins.has('localhost') && EXTENSION_ORIGIN.test(origin)) return 'read';
    return this.origins.has('*') ? 'read' : 'none';
  }

  private isOwn(page: string | undefined, host: string): boolean {
    if (page === host) return true;
    return this.pagesAt !== undefined && page === `${host.replace(/:\d+$/, '')}:${this.pagesAt}`;
  }

  /** The remote end of a connection: the caller itself, or a proxy. */
  peer(connection: CallerConnection): Caller {
    let peer = this.connected.get(connection);
    if (peer === undefined) {
      const ip = plainAddress(connection.remoteAddress ?? '');
      // Callers behind a local proxy can be anywhere, so they do not count as loopback.
      peer = { ip, network: networkOf(ip), loopback: isLoopback(ip) && !this.isProxy(ip) };
      this.connected.set(connection, peer);
    }
    return peer;
  }

  caller({ headers, socket }: SentFrom): Caller {
    const peer = this.peer(socket);
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined && headers.forwarded === undefined && headers['x-real-ip'] === undefined) return peer;
    const ip = (this.isProxy(peer.ip) && this.relayed(String(forwarded))) || peer.ip;
    return { ip, network: networkOf(ip), loopback: false };
  }

  /** Whether X-Forwarded-For from this address is trusted. */
  isProxy(ip: string): boolean {
    const version = isIP(ip);
    return version !== 0 && this.proxies.check(ip, version === 4 ? 'ipv4' : 'ipv6');
  }

  /**
   * The last address that is not a trusted proxy. Each proxy appends the address that it saw; entries before that are
   * unverified claims of the caller.
   */
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
