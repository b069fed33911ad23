/** Peer addresses: the one form of multiaddress that Trellis uses, including the peer id. */

import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface PeerAddress {
  readonly host: string;
  readonly port: number;
  readonly peer: string;
  readonly text: string;
}

const FORM = /^\/(ip4|ip6|dns4|dns6)\/([^/]{1,253})\/udp\/(\d{1,5})\/quic-v1\/p2p\/([1-9A-HJ-NP-Za-km-z]{40,64})$/;

/** Parses `/ip4/<ip>/udp/<port>/quic-v1/p2p/<peer id>`; undefined for other forms. */
export function readAddress(text: string): PeerAddress | undefined {
  const [, family, host, digits, peer] = FORM.exec(text) ?? [];
  if (host === undefined || peer === undefined) return undefined;
  const port = Number(digits);
  const version = isIP(host);
  const fits = family!.startsWith('dns') ? version === 0 : version === Number(family!.slice(2));
  return fits && port > 0 && port < 65_536 ? { host, port, peer, text } : undefined;
}

/** The address under which a peer listens on a host. */
export function addressOf(host: string, port: number, peer: string): string {
  return `/${isIP(host) === 6 ? 'ip6' : 'ip4'}/${host}/udp/${port}/quic-v1/p2p/${peer}`;
}

/** Maximum addresses of one name that are dialled. */
const MAX_RESOLVED = 4;

/** The multiaddresses with IP addresses that a multiaddress stands for: a name is looked up. Rejects if it has none. */
export async function resolveAddress(text: string): Promise<readonly string[]> {
  const [, family, name, rest] = /^\/dns([46])\/([^/]+)(\/.*)$/.exec(text) ?? [];
  if (name === undefined) return [text];
  const found = await lookup(name, { all: true, family: Number(family) });
  return found.slice(0, MAX_RESOLVED).map(({ address }) => `/ip${family}/${address}${rest}`);
}

/** The host of any multiaddress; empty if it has none. */
export function hostOf(multiaddress: string): string {
  return /^\/(?:ip[46]|dns[46])\/([^/]+)/.exec(multiaddress)?.[1] ?? '';
}
