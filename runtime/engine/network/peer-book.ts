/** Peer book: addresses of other nodes by reporter, faults and bans; kept in `peers.json` across restarts. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupOf, isPrivate } from '../../lib/hosts.js';
import { replaceFile } from '../../lib/storage/files.js';
import { hostOf, readAddress } from './address.js';
import { type PeerScore, PeerScores } from './peer-scores.js';

/** One peer, as stored in the file. */
interface Entry {
  readonly peer: string;
  /** Addresses named by the peer itself or the operator, or under which it was reached. */
  own: string[];
  /** Addresses reported by others. They never replace its own. */
  reported: string[];
  /** Group of hosts behind the entry: the peer's own, once connected; before that its reporter's. */
  group: string;
  /** Time of the first and the last link with it; 0 if never. */
  firstMetMs: number;
  seenMs: number;
  validator: boolean;
}

/** Observed properties of a peer on a link, whatever it claims. */
export interface ObservedPeer {
  /** Multiaddress from which its packets come. */
  readonly remote: string;
  readonly validator: boolean;
}

export interface DialCandidate {
  readonly peer: string;
  readonly addresses: readonly string[];
  readonly validator: boolean;
  /** Whether it was linked before, so that its role is known. */
  readonly isMet: boolean;
}

export const MAX_PEERS = 1_000;
/** Maximum never-contacted peers reported by one group of hosts. */
export const MAX_REPORTED_PER_GROUP = 64;
const ADDRESSES_EACH = 4;
/** A peer not seen as a validator for this long no longer counts as one. */
const VALIDATOR_MS = 30 * 24 * 3_600_000;
/** The common group of all private hosts, whose addresses do not distinguish them. */
const PRIVATE_GROUP = 'private';
const FORMAT = 3;

export const peerGroupOf = (remote: string): string => groupOf(hostOf(remote)) ?? PRIVATE_GROUP;

export class PeerBook {
  readonly #path: string;
  readonly #now: () => number;
  readonly #entries: Map<string, Entry>;
  readonly #scores: PeerScores;
  #changed = false;

  private constructor(path: string, now: () => number, { peers, scores }: Stored) {
    this.#path = path;
    this.#now = now;
    this.#entries = new Map(peers.slice(0, MAX_PEERS).map((entry) => [entry.peer, entry]));
    this.#scores = new PeerScores(now, scores);
  }

  /**
   * Reads the book in a data directory. An unreadable one is replaced by an empty one: its content can be learned
   * again.
   */
  static async open(directory: string, now: () => number): Promise<PeerBook> {
    const path = join(directory, 'peers.json');
    return new PeerBook(path, now, await readBook(path));
  }

  /** Adds an address that the peer itself or the operator names, or under which it was seen. */
  learnOwn(text: string, group = PRIVATE_GROUP): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, group, true);
    if (entry === undefined || entry.own[0] === text) return;
    entry.own = [text, ...entry.own.filter((one) => one !== text)].slice(0, ADDRESSES_EACH);
    this.#changed = true;
  }

  /** Adds an address reported by another peer; `reporter` is the reporter's observed multiaddress. */
  learnReported(text: string, reporter: string): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, peerGroupOf(reporter), false);
    if (entry === undefined || entry.own.length + entry.reported.length >= ADDRESSES_EACH) return;
    if (entry.own.includes(text) || entry.reported.includes(text)) return;
    entry.reported.push(text);
    this.#changed = true;
  }

  /** Records that a link to the peer is up. */
  linked(peer: string, { remote, validator }: ObservedPeer): void {
    const group = peerGroupOf(remote);
    const entry = this.#entryFor(peer, group, true);
    if (entry === undefined) return;
    entry.group = group;
    entry.seenMs = this.#now();
    entry.firstMetMs ||= entry.seenMs;
    entry.validator = validator;
    this.#changed = true;
  }

  /** The peer no longer counts as a validator: newer peers have proven its key. */
  clearValidator(peer: string): void {
    const entry = this.#entries.get(peer);
    if (entry !== undefined) entry.validator = false;
    this.#changed = true;
  }

  /** Adds fault points; returns whether the peer is banned now. */
  fault(peer: string, points: number, reason: string, { remote, validator }: ObservedPeer): boolean {
    this.#changed = true;
    return this.#scores.fault(peer, points, reason, groupOf(hostOf(remote)) ?? '', validator);
  }

  /**
   * Why a peer may not be linked now; undefined if it may. A host of banned peers is closed to strangers only: not to
   * known peers, and never to validators.
   */
  banned(peer: string, remote?: string): string | undefined {
    const own = this.#scores.banned(peer);
    if (own !== undefined || remote === undefined || this.#isKnown(peer)) return own;
    const host = groupOf(hostOf(remote));
    const count = host === undefined ? undefined : this.#scores.closedHosts().get(host);
    return count === undefined ? undefined : `${count} peers of ${host} are banned`;
  }

  /** Whether the peer was a validator when it was last seen. */
  isValidator(peer: string): boolean {
    const entry = this.#entries.get(peer);
    return entry !== undefined && this.#isValidator(entry);
  }

  /**
   * Peers that may be dialled: validators in random order first, then one of each group in turn, so that no group has
   * many of the first positions; within a group the last seen first.
   */
  candidates(): readonly DialCandidate[] {
    const groups = new Map<string, Entry[]>();
    const validators: Entry[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.own.length + entry.reported.length === 0 || this.banned(entry.peer) !== undefined) continue;
      if (this.#isValidator(entry)) validators.push(entry);
      else groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
    }
    const others = spread(groups.values(), (a, b) => b.seenMs - a.seenMs);
    const closed = this.#scores.closedHosts();
    const isOpen = (text: string) => closed.size === 0 || !closed.has(groupOf(hostOf(text)) ?? '');
    return [...shuffled(validators), ...others].map(({ peer, own, reported, validator }) => {
      const addresses = [...own, ...reported];
      const isMet = this.#isKnown(peer);
      return { peer, addresses: isMet ? addresses : addresses.filter(isOpen), validator, isMet };
    });
  }

  /**
   * Addresses to share with another node: a random choice of the peers that were contacted, one of each group of hosts in
   * turn, validators and others alike. Private ones only with a node on a private network.
   */
  share(count: number, toPrivate: boolean): readonly string[] {
    const groups = new Map<string, string[]>();
    for (const { peer, addresses } of this.candidates()) {
      const address = addresses.find((one) => toPrivate || !isPrivate(hostOf(one)));
      if (address === undefined || !this.#isKnown(peer)) continue;
      const { group } = this.#entries.get(peer)!;
      groups.set(group, [...(groups.get(group) ?? []), address]);
    }
    return spread([...groups.values()].map(shuffled)).slice(0, count);
  }

  /** Writes the book if it has changed. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    const stored = { format: FORMAT, peers: [...this.#entries.values()], scores: this.#scores.list() };
    await replaceFile(this.#path, `${JSON.stringify(stored, null, 1)}\n`);
  }

  #isKnown(peer: string): boolean {
    return (this.#entries.get(peer)?.firstMetMs ?? 0) > 0;
  }

  #isValidator({ validator, seenMs }: Entry): boolean {
    return validator && this.#now() - seenMs < VALIDATOR_MS;
  }

  /**
   * The entry of a peer; undefined if there is no room for one. `firsthand`: named by the peer itself or the operator.
   */
  #entryFor(peer: string, group: string, firsthand: boolean): Entry | undefined {
    const known = this.#entries.get(peer);
    if (known !== undefined) return known;
    if (!this.#makeRoom(group, firsthand)) return undefined;
    const entry = { peer, own: [], reported: [], group, firstMetMs: 0, seenMs: 0, validator: false };
    this.#entries.set(peer, entry);
    return entry;
  }

  /**
   * Makes room for one more entry. Evicts never-contacted peers before contacted ones, and of either kind from the
   * group with the most entries, so that a flooding group evicts its own entries. A never-contacted peer never
   * replaces a contacted one, and validators stay.
   */
  #makeRoom(group: string, firsthand: boolean): boolean {
    const entries = [...this.#entries.values()];
    const reported = entries.filter(({ own, firstMetMs }) => own.length === 0 && firstMetMs === 0);
    const reportedByGroup = reported.filter((entry) => entry.group === group);
    if (!firsthand && reportedByGroup.length >= MAX_REPORTED_PER_GROUP) return this.#evict(reportedByGroup);
    if (entries.length < MAX_PEERS) return true;
    if (reported.length > 0) return this.#evict(reported);
    return firsthand && this.#evict(entries.filter((entry) => !this.#isValidator(entry)));
  }

  /**
   * Evicts one entry: from the group with the most entries the one seen longest ago, and among equals the first added.
   */
  #evict(entries: readonly Entry[]): boolean {
    const counts = new Map<string, number>();
    for (const { group } of entries) counts.set(group, (counts.get(group) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const [oldest] = entries.filter(({ group }) => counts.get(group) === most).sort((a, b) => a.seenMs - b.seenMs);
    return oldest !== undefined && this.#entries.delete(oldest.peer);
  }
}

/** One of each group in turn, the groups in random order, so that no group has many of the first positions. */
function spread<T>(groups: Iterable<readonly T[]>, order?: (a: T, b: T) => number): readonly T[] {
  const some = shuffled([...groups].map((group) => (order === undefined ? group : group.toSorted(order))));
  const most = Math.max(0, ...some.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => some.flatMap((group) => (i < group.length ? [group[i]!] : []))).flat();
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

interface Stored {
  readonly peers: readonly Entry[];
  readonly scores: readonly PeerScore[];
}

async function readBook(path: string): Promise<Stored> {
  try {
    const { format, peers, scores } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    if (format === FORMAT && Array.isArray(peers) && Array.isArray(scores)) {
      return { peers: peers.filter(isEntry), scores: scores.filter(isScore) };
    }
  } catch {
    // The book starts empty.
  }
  return { peers: [], scores: [] };
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

function isEntry(value: unknown): value is Entry {
  const entry = (value ?? {}) as Partial<Entry>;
  const numbers = [entry.firstMetMs, entry.seenMs];
  const texts = [entry.peer, entry.group];
  return (
    numbers.every(Number.isFinite) &&
    texts.every((one) => typeof one === 'string') &&
    typeof entry.validator === 'boolean' &&
    areTexts(entry.own) &&
    areTexts(entry.reported)
  );
}

function isScore(value: unknown): value is PeerScore {
  const one = (value ?? {}) as Partial<PeerScore>;
  const numbers = [one.points, one.faultMs, one.bans, one.bannedUntilMs];
  return numbers.every(Number.isFinite) && [one.peer, one.reason, one.host].every((text) => typeof text === 'string');
}
