/** What a node remembers of other nodes: addresses by who told them, faults and bans; kept in `peers.json` across restarts. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupOf, isPrivate } from '../../lib/hosts.js';
import { replaceFile } from '../../lib/storage/files.js';
import { hostOf, readAddress } from './address.js';
import { type Conduct, Conducts } from './conduct.js';

/** One peer, as the file has it. */
interface Entry {
  readonly peer: string;
  /** As the peer itself or the operator named them, or as it was reached. */
  own: string[];
  /** As others say. They never take the place of its own. */
  told: string[];
  /** Where it comes from that it is here: the host of the peer, once met, and before that of who told of it. */
  source: string;
  /** When a link with it was up for the first and the last time; 0: never. */
  firstMetMs: number;
  seenMs: number;
  validator: boolean;
}

/** What is seen of a peer on a link, whatever it claims. */
export interface Seen {
  /** Multiaddress that its packets come from. */
  readonly remote: string;
  readonly validator: boolean;
}

/** A peer that may be dialled. */
export interface Candidate {
  readonly peer: string;
  readonly addresses: readonly string[];
  readonly validator: boolean;
}

/** Peers that a book holds. */
export const MAX_PEERS = 1_000;
/** Peers never met that one source may have told of. */
export const TOLD_BY_ONE = 64;
const ADDRESSES_EACH = 4;
/** A validator that was not seen for so long is none any more. */
const VALIDATOR_MS = 30 * 24 * 3_600_000;
/** The source of all private hosts: they cannot be told apart by their addresses. */
const PRIVATE = 'private';
const FORMAT = 2;

/** The source that a multiaddress stands for. */
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

  /** Reads the book of a data directory. One that cannot be read is begun anew: it holds nothing that cannot be learnt again. */
  static async open(directory: string, now: () => number): Promise<PeerBook> {
    const path = join(directory, 'peers.json');
    return new PeerBook(path, now, await readBook(path));
  }

  /** Notes an address that the peer itself or the operator names, or under which it was seen. */
  learnOwn(text: string, source = PRIVATE): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, source, true);
    if (entry === undefined || entry.own[0] === text) return;
    entry.own = [text, ...entry.own.filter((one) => one !== text)].slice(0, ADDRESSES_EACH);
    this.#changed = true;
  }

  /** Notes an address that somebody tells of another peer; the multiaddress is where who tells it was seen. */
  learnTold(text: string, teller: string): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const entry = this.#entryFor(address.peer, sourceOf(teller), false);
    if (entry === undefined || entry.own.length + entry.told.length >= ADDRESSES_EACH) return;
    if (entry.own.includes(text) || entry.told.includes(text)) return;
    entry.told.push(text);
    this.#changed = true;
  }

  /** Notes that a link to the peer is up. */
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

  /** The peer counts as a validator no longer: its key is known by newer ones. */
  isNoValidator(peer: string): void {
    const entry = this.#entries.get(peer);
    if (entry !== undefined) entry.validator = false;
    this.#changed = true;
  }

  /** Adds fault points; true when the peer is banned now. */
  fault(peer: string, points: number, reason: string, { remote, validator }: Seen): boolean {
    this.#changed = true;
    return this.#conducts.fault(peer, points, reason, groupOf(hostOf(remote)) ?? '', validator);
  }

  /**
   * Why a peer may not be linked now; undefined when it may. A host of banned peers is closed to strangers alone: not to
   * peers that were met before, and never to validators.
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
   * first places; of a source those first that were seen last.
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

  /** Addresses to tell another node: of peers that were met. Private ones only to who is on a private network too. */
  share(count: number, toPrivate: boolean): readonly string[] {
    return this.candidates()
      .filter(({ peer }) => this.#isKnown(peer))
      .flatMap(({ addresses }) => addresses.filter((address) => toPrivate || !isPrivate(hostOf(address))).slice(0, 1))
      .slice(0, count);
  }

  /** Writes the book when it has changed. */
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

  /** The entry of a peer; undefined where there is no place for one. `firm`: the peer itself or the operator is the reason. */
  #entryFor(peer: string, source: string, firm: boolean): Entry | undefined {
    const known = this.#entries.get(peer);
    if (known !== undefined) return known;
    if (!this.#makeRoom(source, firm)) return undefined;
    const entry = { peer, own: [], told: [], source, firstMetMs: 0, seenMs: 0, validator: false };
    this.#entries.set(peer, entry);
    return entry;
  }

  /**
   * Makes room for one more. Who was only told of goes before who was met, and of both the source with the most goes
   * first: whoever fills the book throws out what it brought itself. Who was only told of never takes the place of
   * somebody who was met, and validators stay.
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

  /** Forgets one: of the source with the most the one that was seen longest ago, and of those the first that came. */
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
    // Begun anew.
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
