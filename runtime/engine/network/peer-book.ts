/** What a node remembers of other nodes: addresses, faults and bans; kept in `peers.json` across restarts. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../lib/storage/files.js';
import { hostOf, isPrivate, readAddress } from './address.js';

/** One peer, as the file has it. */
interface Entry {
  readonly peer: string;
  readonly addresses: string[];
  seenMs: number;
  validator: boolean;
  /** Fault points, as of `faultMs`; they halve every ten minutes. */
  faults: number;
  faultMs: number;
  bans: number;
  bannedUntilMs: number;
  reason: string;
}

/** Points at which a peer is banned. */
export const BAN_POINTS = 100;
const HALF_LIFE_MS = 600_000;
const FIRST_BAN_MS = 3_600_000;
const LONGEST_BAN_MS = 24 * 3_600_000;
const MAX_PEERS = 1_000;
const ADDRESSES_EACH = 4;
/** Banned peers on one public host after which the host itself is refused. */
const HOST_BANS = 3;

export class PeerBook {
  readonly #path: string;
  readonly #now: () => number;
  readonly #entries: Map<string, Entry>;
  #changed = false;

  private constructor(path: string, now: () => number, entries: readonly Entry[]) {
    this.#path = path;
    this.#now = now;
    this.#entries = new Map(entries.map((entry) => [entry.peer, entry]));
  }

  /** Reads the book of a data directory. One that cannot be read is begun anew: it holds nothing that cannot be learnt again. */
  static async open(directory: string, now: () => number): Promise<PeerBook> {
    const path = join(directory, 'peers.json');
    return new PeerBook(path, now, await readEntries(path));
  }

  /** Notes an address under which a peer may be found. */
  learn(text: string): void {
    const address = readAddress(text);
    if (address === undefined) return;
    const { addresses } = this.#entry(address.peer);
    if (addresses.includes(text)) return;
    addresses.unshift(text);
    addresses.length = Math.min(addresses.length, ADDRESSES_EACH);
    this.#changed = true;
  }

  /** Notes that a link to the peer is up. */
  met(peer: string, validator: boolean): void {
    const entry = this.#entry(peer);
    entry.seenMs = this.#now();
    entry.validator = validator;
    this.#changed = true;
  }

  /** Adds fault points; true when the peer is banned now. */
  fault(peer: string, points: number, reason: string): boolean {
    const entry = this.#entry(peer);
    const now = this.#now();
    entry.faults = entry.faults * 0.5 ** (Math.max(0, now - entry.faultMs) / HALF_LIFE_MS) + points;
    entry.faultMs = now;
    entry.reason = reason;
    this.#changed = true;
    if (entry.faults < BAN_POINTS) return false;
    entry.bannedUntilMs = now + Math.min(LONGEST_BAN_MS, FIRST_BAN_MS * 2 ** entry.bans);
    entry.bans++;
    entry.faults = 0;
    return true;
  }

  /** Why a peer may not be linked now; undefined when it may. */
  banned(peer: string, remote = ''): string | undefined {
    const now = this.#now();
    const entry = this.#entries.get(peer);
    if (entry !== undefined && entry.bannedUntilMs > now) return entry.reason;
    const host = hostOf(remote);
    if (host === '' || isPrivate(host)) return undefined;
    const there = [...this.#entries.values()].filter(
      ({ bannedUntilMs, addresses }) => bannedUntilMs > now && addresses.some((address) => hostOf(address) === host),
    );
    return there.length >= HOST_BANS ? `${there.length} peers of ${host} are banned` : undefined;
  }

  /** Peers that may be dialled: validators first, then those seen last. */
  candidates(): readonly {
    readonly peer: string;
    readonly addresses: readonly string[];
    readonly validator: boolean;
  }[] {
    return [...this.#entries.values()]
      .filter(({ peer, addresses }) => addresses.length > 0 && this.banned(peer) === undefined)
      .sort((a, b) => Number(b.validator) - Number(a.validator) || b.seenMs - a.seenMs);
  }

  /** Addresses to tell another node: of peers that were met. Private ones only to who is on a private network too. */
  share(count: number, toPrivate: boolean): readonly string[] {
    return this.candidates()
      .filter(({ peer }) => this.#entries.get(peer)!.seenMs > 0)
      .flatMap(({ addresses }) => addresses.filter((address) => toPrivate || !isPrivate(hostOf(address))).slice(0, 1))
      .slice(0, count);
  }

  /** Writes the book when it has changed. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    await replaceFile(this.#path, `${JSON.stringify({ format: 1, peers: [...this.#entries.values()] }, null, 1)}\n`);
  }

  #entry(peer: string): Entry {
    const known = this.#entries.get(peer);
    if (known !== undefined) return known;
    const entry: Entry = {
      peer,
      addresses: [],
      seenMs: 0,
      validator: false,
      faults: 0,
      faultMs: 0,
      bans: 0,
      bannedUntilMs: 0,
      reason: '',
    };
    this.#entries.set(peer, entry);
    if (this.#entries.size > MAX_PEERS) this.#forgetOne();
    return entry;
  }

  /** Forgets whom it saw longest ago, banned ones last. */
  #forgetOne(): void {
    const now = this.#now();
    let oldest: Entry | undefined;
    for (const entry of this.#entries.values()) {
      if (entry.bannedUntilMs <= now && (oldest === undefined || entry.seenMs < oldest.seenMs)) oldest = entry;
    }
    this.#entries.delete(oldest?.peer ?? this.#entries.keys().next().value!);
  }
}

async function readEntries(path: string): Promise<Entry[]> {
  try {
    const { format, peers } = JSON.parse(await readFile(path, 'utf8')) as { format?: unknown; peers?: unknown };
    return format === 1 && Array.isArray(peers) ? peers.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const NUMBERS = ['seenMs', 'faults', 'faultMs', 'bans', 'bannedUntilMs'] as const;

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Entry>;
  return (
    typeof entry.peer === 'string' &&
    typeof entry.reason === 'string' &&
    typeof entry.validator === 'boolean' &&
    NUMBERS.every((name) => Number.isFinite(entry[name])) &&
    Array.isArray(entry.addresses) &&
    entry.addresses.every((address) => typeof address === 'string')
  );
}
