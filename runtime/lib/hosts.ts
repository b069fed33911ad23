/** Classification of hosts by address: this machine, private networks, and the probable holder of a public address. */

import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Subnets. Those of IPv4 are compared as numbers: a `BlockList` makes an object for each address, which takes 5 µs. */
interface Subnets {
  readonly ipv4: readonly { readonly first: number; readonly size: number }[];
  readonly ipv6: BlockList;
}

function listOf(...subnets: readonly string[]): Subnets {
  const all = subnets.map((subnet) => subnet.split('/') as [address: string, bits: string]);
  const ipv6 = new BlockList();
  for (const [address, bits] of all) if (isIPv6(address)) ipv6.addSubnet(address, Number(bits), 'ipv6');
  const ipv4 = all.filter(([address]) => isIPv4(address));
  return { ipv4: ipv4.map(([address, bits]) => ({ first: numberOf(address), size: 2 ** (32 - Number(bits)) })), ipv6 };
}

/** An IPv4 address as a number. */
const numberOf = (address: string): number => address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);

const loopback = listOf('127.0.0.0/8', '::1/128');
/**
 * Special address ranges without a public holder: this machine, private, link-local, shared, reserved, multicast, and
 * transition addresses (tunnels, NAT64).
 */
const special = listOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['::/127', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
);

function isIn({ ipv4, ipv6 }: Subnets, host: string): boolean {
  const address = plainAddress(host);
  if (!isIPv4(address)) return isIPv6(address) && ipv6.check(address, 'ipv6');
  const number = numberOf(address);
  return ipv4.some(({ first, size }) => number >= first && number < first + size);
}

/** The name of this machine, also as a domain. */
const isLocalName = (host: string): boolean => /(^|\.)localhost\.?$/i.test(host);

/** Whether a host, as a name or an address, is this machine. */
export function isLoopback(host: string): boolean {
  return isLocalName(host) || isIn(loopback, host);
}

/**
 * Whether a host cannot be reached over the Internet, or is a transition address (tunnel, NAT64) that may lead to such
 * a host.
 */
export function isPrivate(host: string): boolean {
  return isLocalName(host) || isIn(special, host);
}

/** An address without its zone, and as IPv4 if it is IPv4-mapped IPv6. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const words = wordsOf(bare);
  if (words.slice(0, 6).join() !== MAPPED) return bare;
  return words
    .slice(6)
    .map((word) => Number.parseInt(word, 16))
    .flatMap((word) => [word >> 8, word & 255])
    .join('.');
}

/**
 * The network under which an address is counted, because one holder controls all of it: an IPv4 address itself, the /64
 * of an IPv6 address.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${wordsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * The wider network, with many holders or one holder of many addresses: the /24 of an IPv4 address, the /48 of an IPv6
 * address.
 */
export function widerNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${wordsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : plain;
}

/**
 * The network of a public host. Undefined for private hosts, which many share, and for names, which are unverified
 * claims.
 */
export function groupOf(host: string): string | undefined {
  return isIP(host) === 0 || isPrivate(host) ? undefined : networkOf(host);
}

/** First six words of an IPv4-mapped IPv6 address. */
const MAPPED = '0,0,0,0,0,ffff';

/** The eight words of an IPv6 address without a zone. */
function wordsOf(host: string): readonly string[] {
  const [head, tail = ''] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::') as [string, string?];
  const [front, back] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
}
