/** Limits on connections, handshakes and links, so that strangers cannot keep other peers out (decision 0143). */

import { groupOf, widerNetworkOf } from '../../lib/hosts.js';
import { TokenBucket } from '../../lib/token-bucket.js';
import { hostOf } from './address.js';
import type { Link } from './link.js';
import type { PeerBook } from './peer-book.js';

/**
 * Maximum open handshakes of strangers. An honest one takes a few round trips, so the oldest of the fullest network is
 * displaced.
 */
const MAX_HANDSHAKES = 64;
/** Connections that strangers of one host may open: each costs the main thread about a millisecond. */
const CONNECTION_RATE = { perSecond: 100, burst: 200 };
/** Maximum hosts whose connections are counted. */
const MAX_HOSTS = 1_024;
/** Maximum links with strangers of one public host. */
const MAX_PER_HOST = 16;
/** From this many links on, a network competes only with itself for places when all are taken. */
const LARGE_NETWORK = 8;
/** Maximum links, and maximum peers remembered as validators, for one validator key. */
const MAX_PER_KEY = 4;
const MAX_KEYS = 1_000;
/** Minimum time before a new link may be displaced, milliseconds. */
const STAY_MS = 2_000;

export interface ConnectionLimitsParts {
  readonly maxPeers: () => number;
  /** Whether the operator named a peer. */
  readonly named: (peer: string) => boolean;
  /** Whether only named peers may connect: a validator behind sentries. */
  readonly namedOnly: boolean;
  readonly book: PeerBook;
  readonly isValidator: (link: Link) => boolean;
}

export class ConnectionLimits {
  readonly #parts: ConnectionLimitsParts;
  /** Connection rates of strangers, by host. */
  readonly #rates = new Map<string, TokenBucket>();
  /** Peers that have proven each validator key, the newest last. */
  readonly #peersOfKey = new Map<string, readonly string[]>();

  constructor(parts: ConnectionLimitsParts) {
    this.#parts = parts;
  }

  /** Whether a peer may connect. The rate limit of its host does not apply to wanted peers. */
  admits(peer: string, remote: string): boolean {
    const { book, named, namedOnly } = this.#parts;
    if ((namedOnly && !named(peer)) || book.banned(peer, remote) !== undefined) return false;
    return this.#isWanted(peer) || this.#withinRate(groupOf(hostOf(remote)) ?? hostOf(remote));
  }

  /** The open handshake to displace for a new one, given all links oldest first; undefined while there is room. */
  displacedHandshake(links: Iterable<Link>): Link | undefined {
    const open = [...links].filter((link) => !link.isUp && !link.connection.outbound && !this.#isWanted(link.peer));
    if (open.length <= MAX_HANDSHAKES) return undefined;
    return ofNetwork(open, fullestOf(open))[0];
  }

  /** Decides on a non-validator peer that dialled, given the established links oldest first. */
  roomFor(newcomer: Link, links: readonly Link[]): Room {
    if (this.#isWanted(newcomer.peer)) return 'room';
    const { maxPeers, isValidator } = this.#parts;
    const others = links.filter((link) => !isValidator(link));
    const strangers = others.filter((link) => !link.connection.outbound && !this.#isWanted(link.peer));
    return decideRoom(newcomer, strangers, others.length >= maxPeers());
  }

  /**
   * The link to displace for a new one of a validator, or of its sentry; undefined while there is room. A validator can
   * have any number of identities: only the newest few count and are remembered, so more bring no advantage. The link
   * of the validator itself stays.
   */
  displacedOfKey(key: string, newcomer: Link, links: readonly Link[]): Link | undefined {
    const { peer } = newcomer;
    const peers = [...(this.#peersOfKey.get(key) ?? []).filter((one) => one !== peer), peer];
    for (const one of peers.splice(0, peers.length - MAX_PER_KEY)) this.#parts.book.clearValidator(one);
    this.#peersOfKey.set(key, peers);
    if (this.#peersOfKey.size > MAX_KEYS) this.#peersOfKey.delete(this.#peersOfKey.keys().next().value!);
    const linked = links.filter((link) => link !== newcomer && link.keys.includes(key));
    if (linked.length < MAX_PER_KEY) return undefined;
    return linked.find(({ validator }) => validator !== key) ?? linked[0];
  }

  /** Named by the operator, or a validator when it was last seen. */
  #isWanted(peer: string): boolean {
    return this.#parts.named(peer) || this.#parts.book.isValidator(peer);
  }

  #withinRate(host: string): boolean {
    const bucket = this.#rates.get(host) ?? new TokenBucket();
    this.#rates.set(host, bucket);
    if (this.#rates.size > MAX_HOSTS) this.#rates.delete(this.#rates.keys().next().value!);
    if (bucket.available(CONNECTION_RATE, performance.now()) < 1) return false;
    bucket.spend(1);
    return true;
  }
}

/** A newcomer has room, has none, or displaces a link. */
export type Room = 'room' | 'none' | Link;

function decideRoom(newcomer: Link, strangers: readonly Link[], isFull: boolean): Room {
  const { host, network, isPublic } = originOf(newcomer);
  const ofHost = strangers.filter((link) => originOf(link).host === host);
  if (isPublic && ofHost.length >= MAX_PER_HOST) return randomYoung(ofHost);
  if (!isFull) return 'room';
  const own = ofNetwork(strangers, network);
  const fullest = ofNetwork(strangers, fullestOf(strangers));
  if (fullest.length > own.length + 1) return randomYoung(fullest);
  return own.length < LARGE_NETWORK ? 'none' : randomYoung(own);
}

/** A random link of the younger half: the older half stays, because an attacker needs time to get into it. */
function randomYoung(links: readonly Link[]): Room {
  const young = links.slice(links.length >> 1).filter(({ upMs }) => performance.now() - upMs >= STAY_MS);
  return young[Math.floor(Math.random() * young.length)] ?? 'none';
}

interface NetworkOrigin {
  /** An IPv4 address, the /64 of an IPv6 address, or a single private address. */
  readonly host: string;
  /** The surrounding /24 or /48, which one holder may own completely; links of one network compete for places. */
  readonly network: string;
  readonly isPublic: boolean;
}

const known = new WeakMap<Link, NetworkOrigin>();

function originOf(link: Link): NetworkOrigin {
  const before = known.get(link);
  if (before !== undefined) return before;
  const address = hostOf(link.connection.remote);
  const group = groupOf(address);
  const isPublic = group !== undefined;
  const origin = { host: group ?? address, network: isPublic ? widerNetworkOf(address) : address, isPublic };
  known.set(link, origin);
  return origin;
}

const ofNetwork = (links: readonly Link[], network: string): readonly Link[] =>
  links.filter((link) => originOf(link).network === network);

function fullestOf(links: readonly Link[]): string {
  const counts = new Map<string, number>();
  for (const link of links) {
    const { network } = originOf(link);
    counts.set(network, (counts.get(network) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
