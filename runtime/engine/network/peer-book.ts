/** Peer book: addresses of other nodes by reporter, faults and bans; kept in `peers.json` across restarts. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupOf, isPrivate } from '../../lib/hosts.js';
import { replaceFile } from '../../lib/storage/files.js';
import { hostOf, readAddress } from './address.js';
import { type Conduct, Conducts } from './conduct.js';

/** One peer, as stored in the file. */
interface Entry {
  readonly peer: string;
  /** Addresses named by the peer itself or the operator, or under which it was reached. */
  own: string[];
  /** Addresses reported by others. They never replace its own. */
  told: string[];
  /** Source of the entry: the peer's host, once connected; before that the host of its reporter. */
  source: string;
  /** Time of the first and the last link with it; 0 if never. */
  firstMetMs: number;
  seenMs: number;
  validator: boolean;
}

/** Observed properties of a peer on a link, whatever it claims. */
export interface Seen {
  /** Multiaddress from which its packets come. */
  readonly remote: string;
  readonly validator: boolean;
}

export interface Candidate {
  readonly peer: string;
  readonly addresses: readonly string[];
  readonly validator: boolean;
}

/** Maximum peers in the book. */
export const MAX_PEERS = 1_000;
/** Maximum never-contacted peers reported by one source. */
export const TOLD_BY_ONE = 64;
const ADDRESSES_EACH = 4;
/** A peer not seen as a validator for this long no longer counts as one. */
const VALIDATOR_MS = 30 * 24 * 3_600_000;
/** The common source of all private hosts, which cannot be told apart by address. */
const PRIVATE = 'private';
const FORMAT = 2;

export const sourceOf = (remote: string): string => groupOf(hostOf(remote)) ?? PRIVATE;

export class PeerBook {
  readonly #path: string;
  readonly #now: () => number;
  readonly #entries: Map<string, Entry>;
  readonly #conducts: Conducts;
  #changed = false;

  private constructor(path: string, now: () => number, { peers, conducts }: Stored) {
    this.#path = path;
    this.#now = now;
    this.#entries = new Map(peers.slice(0, MAX_PEERS).map((entry) => [entry.peer, entry]));
    this.#conducts = new Conducts(now, conducts);
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
  learnOwn(text: string, source = PRIVATE): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, source, true);
    if (entry === undefined || entry.own[0] === text) return;
    entry.own = [text, ...entry.own.filter((one) => one !== text)].slice(0, ADDRESSES_EACH);
    this.#changed = true;
  }

  /** Adds an address reported by another peer; `teller` is the reporter's observed multiaddress. */
  learnTold(text: string, teller: string): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, sourceOf(teller), false);
    if (entry === undefined || entry.own.length + entry.told.length >= ADDRESSES_EACH) return;
    if (entry.own.includes(text) || entry.told.includes(text)) return;
    entry.told.push(text);
    this.#changed = true;
  }

  /** Records that a link to the peer is up. */
  met(peer: string, { remote, validator }: Seen): void {
    const source = sourceOf(remote);
    const entry = this.#entryFor(peer, source, true);
    if (entry === undefined) return;
    entry.source = source;
    entry.seenMs = this.#now();
    entry.firstMetMs ||= entry.seenMs;
    entry.validator = validator;
    this.#changed = true;
  }

  /** The peer no longer counts as a validator: newer peers have proven its key. */
  isNoValidator(peer: string): void {
    const entry = this.#entries.get(peer);
    if (entry !== undefined) entry.validator = false;
    this.#changed = true;
  }

  /** Adds fault points; returns whether the peer is banned now. */
  fault(peer: string, points: number, reason: string, { remote, validator }: Seen): boolean {
    this.#changed = true;
    return this.#conducts.fault(peer, points, reason, groupOf(hostOf(remote)) ?? '', validator);
  }

  /**
   * Why a peer may not be linked now; undefined if it may. A host of banned peers is closed to strangers only: not to
   * known peers, and never to validators.
   */
  banned(peer: string, remote?: string): string | undefined {
    const own = this.#conducts.banned(peer);
    if (own !== undefined || remote === undefined || this.#isKnown(peer)) return own;
    const host = groupOf(hostOf(remote));
    const count = host === undefined ? undefined : this.#conducts.closedHosts().get(host);
    return count === undefined ? undefined : `${count} peers of ${host} are banned`;
  }

  /** Whether the peer was a validator when it was last seen. */
  isValidator(peer: string): boolean {
    const entry = this.#entries.get(peer);
    return entry !== undefined && this.#isValidator(entry);
  }

  /**
   * Peers that may be dialled: validators first, then one of each source in turn, so that no source has many of the
   * first places; within a source the last seen first.
   */
  candidates(): readonly Candidate[] {
    const sources = new Map<string, Entry[]>();
    const validators: Entry[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.own.length + entry.told.length === 0 || this.banned(entry.peer) !== undefined) continue;
      if (this.#isValidator(entry)) validators.push(entry);
      else sources.set(entry.source, [...(sources.get(entry.source) ?? []), entry]);
    }
    const shuffled = [...sources.values()]
      .map((entries) => ({ entries: entries.sort((a, b) => b.seenMs - a.seenMs), order: Math.random() }))
      .sort((a, b) => a.order - b.order);
    const most = Math.max(0, ...shuffled.map(({ entries }) => entries.length));
    const others = Array.from({ length: most }, (_, i) => shuffled.flatMap(({ entries }) => entries[i] ?? [])).flat();
    const closed = this.#conducts.closedHosts();
    const isOpen = (text: string) => !closed.has(groupOf(hostOf(text)) ?? '');
    return [...validators, ...others].map(({ peer, own, told, validator }) => {
      const addresses = [...own, ...told];
      return { peer, addresses: this.#isKnown(peer) ? addresses : addresses.filter(isOpen), validator };
    });
  }

  /**
   * Addresses to share with another node: those of peers that were contacted. Private ones only with a node on a
   * private network.
   */
  share(count: number, toPrivate: boolean): readonly string[] {
    return this.candidates()
      .filter(({ peer }) => this.#isKnown(peer))
      .flatMap(({ addresses }) => addresses.filter((address) => toPrivate || !isPrivate(hostOf(address))).slice(0, 1))
      .slice(0, count);
  }

  /** Writes the book if it has changed. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    const stored = { format: FORMAT, peers: [...this.#entries.values()], conducts: this.#conducts.list() };
    await replaceFile(this.#path, `${JSON.stringify(stored, null, 1)}\n`);
  }

  #isKnown(peer: string): boolean {
    return (this.#entries.get(peer)?.firstMetMs ?? 0) > 0;
  }

  #isValidator({ validator, seenMs }: Entry): boolean {
    return validator && this.#now() - seenMs < VALIDATOR_MS;
  }

  /**
   * The entry of a peer; undefined if there is no room for one. `firm`: the peer itself or the operator is the reason.
   */
  #entryFor(peer: string, source: string, firm: boolean): Entry | undefined {
    const known = this.#entries.get(peer);
    if (known !== undefined) return known;
    if (!this.#makeRoom(source, firm)) return undefined;
    const entry = { peer, own: [], told: [], source, firstMetMs: 0, seenMs: 0, validator: false };
    this.#entries.set(peer, entry);
    return entry;
  }

  /**
   * Makes room for one more entry. Evicts never-contacted peers before contacted ones; within each group, from the
   * source with the most entries, so that a flooding source evicts its own entries. A never-contacted peer never
   * replaces a contacted one, and validators stay.
   */
  #makeRoom(source: string, firm: boolean): boolean {
    const entries = [...this.#entries.values()];
    const told = entries.filter(({ own, firstMetMs }) => own.length === 0 && firstMetMs === 0);
    const toldBySource = told.filter((entry) => entry.source === source);
    if (!firm && toldBySource.length >= TOLD_BY_ONE) return this.#forget(toldBySource);
    if (entries.length < MAX_PEERS) return true;
    if (told.length > 0) return this.#forget(told);
    return firm && this.#forget(entries.filter((entry) => !this.#isValidator(entry)));
  }

  /**
   * Evicts one entry: from the source with the most entries the one seen longest ago, and among equals the first added.
   */
  #forget(entries: readonly Entry[]): boolean {
    const counts = new Map<string, number>();
    for (const { source } of entries) counts.set(source, (counts.get(source) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const [oldest] = entries.filter(({ source }) => counts.get(source) === most).sort((a, b) => a.seenMs - b.seenMs);
    return oldest !== undefined && this.#entries.delete(oldest.peer);
  }
}

interface Stored {
  readonly peers: readonly Entry[];
  readonly conducts: readonly Conduct[];
}

async function readBook(path: string): Promise<Stored> {
  try {
    const { format, peers, conducts } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    if (format === FORMAT && Array.isArray(peers) && Array.isArray(conducts)) {
      return { peers: peers.filter(isEntry), conducts: conducts.filter(isConduct) };
    }
  } catch {
    // The book starts empty.
  }
  return { peers: [], conducts: [] };
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

function isEntry(value: unknown): value is Entry {
  const entry = (value ?? {}) as Partial<Entry>;
  const numbers = [entry.firstMetMs, entry.seenMs];
  const texts = [entry.peer, entry.source];
  return (
    numbers.every(Number.isFinite) &&
    texts.every((one) => typeof one === 'string') &&
    typeof entry.validator === 'boolean' &&
    areTexts(entry.own) &&
    areTexts(entry.told)
  );
}

function isConduct(value: unknown): value is Conduct {
  const one = (value ?? {}) as Partial<Conduct>;
  const numbers = [one.points, one.faultMs, one.bans, one.bannedUntilMs];
  return numbers.every(Number.isFinite) && [one.peer, one.reason, one.from].every((text) => typeof text === 'string');
}
