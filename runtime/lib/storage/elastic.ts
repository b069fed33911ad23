/**
 * A tiered database: recently used records are in the database itself (warm), records not used for long in cold files.
 * Reads return the same from both and differ only in time. A cold record that is read becomes warm with the next block.
 */

import { unlink } from 'node:fs/promises';
import { encode } from '../codec/type.js';
import { ColdFile, compareKeys, writeColdFile } from './cold-file.js';
import {
  after,
  besides,
  Cold,
  fileOf,
  openCold,
  REGISTRY,
  readRegistry,
  removeStrays,
  type Segment,
  STATE,
  without,
} from './cold-segments.js';
import { columns } from './columns.js';
import type { Batch, ColdTier, Database, DatabaseChange, DatabaseView, Entry, Range } from './database.js';
import { fileFailure } from './errors.js';
import { makeDirectory } from './files.js';
import { merged } from './merged-range.js';

/** When and how records become cold. */
export interface ElasticTerms {
  /**
   * Idle time in milliseconds of chain time after which a record may become cold; it is cold after twice that. Writes and reads from
   * cold files reset it.
   */
  readonly ageMs: number;
  /** Maximum records, of warm and of cold ones each, and maximum bytes that one step reads. */
  readonly stepRecords: number;
  readonly stepBytes: number;
}

/** One step takes some tens of milliseconds. */
export const STANDARD_ELASTIC: Omit<ElasticTerms, 'ageMs'> = {
  stepRecords: 10_000,
  stepBytes: 16 * 1024 ** 2,
};

const EMPTY = Uint8Array.of();
/** Maximum number of records read from cold files and not yet written back, and of cached keys marked as touched. */
const MOST_PROMOTED = 10_000;
const MOST_MARKED = 500_000;

const nameOf = (key: Uint8Array): string => Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1');
const isState = (key: Uint8Array): boolean => key[0] === columns.state;

/** A database with its cold files. */
export class ElasticDatabase implements Database {
  readonly path: string;
  readonly cold: ColdTier;
  readonly #warm: Database;
  readonly #directory: string;
  readonly #terms: ElasticTerms;
  #state: Cold;
  #segments: readonly Segment[];
  /** Incremented when a write starts and when it ends: a read in between may return either state. */
  #version = 0;
  /** Serializes writes and moves. */
  #turn: Promise<unknown> = Promise.resolve();
  /** Records read from cold files, to be written with the next batch. */
  #promoted = new Map<string, Entry>();
  /** Keys known to be marked as touched. */
  #marked = new Set<string>();
  /** Keys written while records are being moved to a file, and whether each exists afterwards. */
  #changed: Map<string, { readonly key: Uint8Array; readonly present: boolean }> | undefined;
  #reads = 0;
  #closed = false;

  private constructor(
    warm: Database,
    directory: string,
    terms: ElasticTerms,
    state: Cold,
    segments: readonly Segment[],
  ) {
    this.path = warm.path;
    this.#warm = warm;
    this.#directory = directory;
    this.#terms = terms;
    this.#state = state;
    this.#segments = segments;
    const files = () => [...new Set(this.#segments.map(({ cold }) => cold))];
    this.cold = {
      step: (nowMs) => this.#step(nowMs),
      stats: () => ({
        entries: files().reduce((sum, { records }) => sum + records, 0),
        bytes: files().reduce((sum, { bytes }) => sum + bytes, 0),
        reads: this.#reads,
      }),
    };
  }

  /**
   * Opens the tiers of a database; its cold files are in a separate directory. Throws CorruptDatabase if one is
   * missing.
   */
  static async open(warm: Database, directory: string, nowMs: number, terms: ElasticTerms): Promise<ElasticDatabase> {
    await makeDirectory(directory);
    const bytes = await warm.get(REGISTRY);
    const state = bytes
      ? readRegistry(warm, bytes)
      : { segments: [], next_file: 1, at: EMPTY, rested_since: Math.max(0, Math.trunc(nowMs)) };
    if (!bytes) await warm.write({ changes: [[REGISTRY, encode(Cold, state)]] });
    await removeStrays(directory, new Set(state.segments.map(({ file }) => file)));
    const files = new Map<number, ColdFile>();
    for (const { file } of state.segments) {
      if (!files.has(file)) files.set(file, await openCold(directory, file));
    }
    const segments = state.segments.map((one) => ({ ...one, cold: files.get(one.file)! }));
    return new ElasticDatabase(warm, directory, terms, state, segments);
  }

  async get(key: Uint8Array): Promise<Uint8Array | null> {
    return (await this.getMany([key]))[0]!;
  }

  async getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> {
    const version = this.#version;
    const found = await this.#warm.getMany(keys);
    const missing = keys.flatMap((key, i) => (found[i] === null && isState(key) && this.#coldAt(key) ? [i] : []));
    if (missing.length === 0) return found;
    const files = missing.map((i) => this.#coldAt(keys[i]!)!.cold);
    for (const file of files) file.use();
    try {
      const values = await Promise.all(files.map((file, i) => file.get(keys[missing[i]!]!)));
      const gone = await this.#warm.getMany(missing.map((i) => besides(columns.goneFromCold, keys[i]!)));
      for (const [i, at] of missing.entries()) {
        const value = values[i]!;
        if (value === null || gone[i] !== null) continue;
        found[at] = value;
        this.#reads++;
        this.#promote(keys[at]!, value, version);
      }
    } finally {
      for (const file of files) await file.release();
    }
    return found;
  }

  async range(range: Range): Promise<Entry[]> {
    if (!this.#hasColdIn(range)) return this.#warm.range(range);
    const view = this.view();
    try {
      return await view.range(range);
    } finally {
      await view.close();
    }
  }

  view(): DatabaseView {
    const warm = this.#warm.view();
    const segments = this.#segments;
    for (const { cold } of segments) cold.use();
    // One record is read as a range of one: single reads are too rare to justify direct access to the cold files.
    const get = async (key: Uint8Array) =>
      (await merged(warm, segments, { gte: key, lt: after(key), limit: 1 }))[0]?.[1] ?? null;
    return {
      get,
      getMany: (keys) => Promise.all(keys.map(get)),
      range: (range) => merged(warm, segments, range),
      async close() {
        for (const { cold } of segments) await cold.release();
        await warm.close();
      },
    };
  }

  write(batch: Batch): Promise<void> {
    return this.#inTurn(async () => {
      this.#version++;
      const changes: DatabaseChange[] = [...this.#broughtBack(batch.changes), ...batch.changes];
      const rows = changes.length;
      for (let i = 0; i < rows; i++) {
        const [key, value] = changes[i]!;
        if (!isState(key)) continue;
        const name = nameOf(key);
        this.#changed?.set(name, { key, present: value !== null });
        if (value === null) {
          if (this.#coldAt(key)) changes.push([besides(columns.goneFromCold, key), EMPTY]);
        } else if (!this.#marked.has(name)) {
          if (this.#marked.size >= MOST_MARKED) this.#marked.clear();
          this.#marked.add(name);
          changes.push([besides(columns.touched, key), EMPTY]);
        }
      }
      await this.#warm.write({ ...batch, changes });
      this.#version++;
    });
  }

  flush(): Promise<void> {
    return this.#warm.flush();
  }

  compactRange(from: Uint8Array, to: Uint8Array): Promise<void> {
    return this.#warm.compactRange(from, to);
  }

  async size(): Promise<number> {
    return this.#warm.size();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#turn.catch(() => {});
    for (const cold of new Set(this.#segments.map((one) => one.cold))) await cold.release();
    await this.#warm.close();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work, work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** The segment that may contain a key. */
  #coldAt(key: Uint8Array): Segment | undefined {
    let [low, high] = [0, this.#segments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareKeys(this.#segments[middle]!.to, key) <= 0) low = middle + 1;
      else high = middle;
    }
    const found = this.#segments[low];
    return found && compareKeys(found.from, key) <= 0 && found.cold.covers(key) ? found : undefined;
  }

  #hasColdIn({ gte, lt }: Pick<Range, 'gte' | 'lt'>): boolean {
    return this.#segments.some(({ from, to }) => compareKeys(from, lt) < 0 && compareKeys(to, gte) > 0);
  }

  /** Makes a record warm with the next batch, unless a write happened since the read: the value may be outdated. */
  #promote(key: Uint8Array, value: Uint8Array, version: number): void {
    if (version !== this.#version || version % 2 !== 0 || this.#promoted.size >= MOST_PROMOTED) return;
    this.#promoted.set(nameOf(key), [key, value]);
  }

  #broughtBack(changes: readonly DatabaseChange[]): readonly Entry[] {
    if (this.#promoted.size === 0) return [];
    for (const [key] of changes) if (isState(key)) this.#promoted.delete(nameOf(key));
    const back = [...this.#promoted.values()];
    this.#promoted = new Map();
    return back;
  }

  /** One step of the walk over the state; true if there is more to do now. */
  async #step(nowMs: number): Promise<boolean> {
    if (this.#closed) return false;
    const resting = this.#state.at.length === 0;
    // If the clock was ahead when the last walk ended, the next walk must not be delayed by the difference.
    if (resting && Math.abs(nowMs - this.#state.rested_since) < this.#terms.ageMs) return false;
    const from = resting ? STATE.gte : this.#state.at;
    const view = await this.#inTurn(async () => {
      this.#changed = new Map();
      return this.view();
    });
    try {
      const seen = await this.#look(view, from);
      await this.#swap(from, seen, await this.#pack(seen), nowMs);
      return seen.to !== STATE.lt;
    } finally {
      this.#changed = undefined;
      await view.close();
    }
  }

  /** Reads from a key on: the records, which of them are warm, and which warm ones were touched since the last walk. */
  async #look(view: DatabaseView, from: Uint8Array): Promise<Seen> {
    const { stepRecords, stepBytes } = this.#terms;
    const all = await view.range({ gte: from, lt: STATE.lt, limit: stepRecords });
    let bytes = 0;
    let end = 0;
    while (end < all.length && bytes < stepBytes) bytes += all[end]![0].length + all[end++]![1].length;
    const entries = all.slice(0, end);
    const isWhole = end === all.length && all.length < stepRecords;
    const to = isWhole ? STATE.lt : after(entries[entries.length - 1]![0]);
    const keys = entries.map(([key]) => key);
    const [warm, touched] = [
      await this.#warm.getMany(keys),
      await this.#warm.getMany(keys.map((key) => besides(columns.touched, key))),
    ];
    return {
      to,
      cold: entries.filter((_, i) => warm[i] === null || touched[i] === null),
      leaves: keys.filter((_, i) => warm[i] !== null && touched[i] === null),
    };
  }

  /** Writes the cold records to a new file, unless no record leaves the warm tier. */
  async #pack({ cold, leaves }: Seen): Promise<{ readonly file: number; readonly cold: ColdFile } | undefined> {
    if (leaves.length === 0) return undefined;
    const file = this.#state.next_file;
    await writeColdFile(fileOf(this.#directory, file), cold);
    return { file, cold: await ColdFile.open(fileOf(this.#directory, file)) };
  }

  /** Removes cold records from the warm tier, in one batch with the entry of the file that now contains them. */
  async #swap(
    from: Uint8Array,
    { to, cold, leaves }: Seen,
    fresh: { readonly file: number; readonly cold: ColdFile } | undefined,
    nowMs: number,
  ): Promise<void> {
    const retired = await this.#inTurn(async () => {
      this.#version++;
      const before = this.#segments;
      // If nothing leaves the warm tier, the files stay as they are, unless all of their records are obsolete.
      const isNew = fresh !== undefined || cold.length === 0;
      const kept = isNew ? before.flatMap((one) => without(one, from, to)) : before;
      const segments = fresh ? [...kept, { ...fresh, from, to }].sort((a, b) => compareKeys(a.from, b.from)) : kept;
      const isEnd = to === STATE.lt;
      const state: Cold = {
        segments: segments.map(({ file, from: first, to: end }) => ({ file, from: first, to: end })),
        next_file: this.#state.next_file + (fresh ? 1 : 0),
        at: isEnd ? EMPTY : to,
        rested_since: isEnd ? Math.trunc(nowMs) : this.#state.rested_since,
      };
      const changed = this.#changed!;
      const changes: DatabaseChange[] = leaves.flatMap((key) =>
        changed.has(nameOf(key)) ? [] : [[key, null] as const],
      );
      const span = (column: number) =>
        [besides(column, from), isEnd ? Uint8Array.of(column + 1) : besides(column, to)] as const;
      const deleteRanges = [columns.touched, ...(isNew ? [columns.goneFromCold] : [])].map(span);
      for (const { key, present } of changed.values()) {
        changes.push([besides(present ? columns.touched : columns.goneFromCold, key), EMPTY]);
      }
      changes.push([REGISTRY, encode(Cold, state)]);
      // Readers search the files after the database: records that leave the database must already be found in the
      // files.
      this.#segments = segments;
      try {
        await this.#warm.write({ changes, deleteRanges });
      } catch (cause) {
        this.#segments = before;
        await fresh?.cold.release();
        throw cause;
      }
      this.#state = state;
      this.#marked = new Set();
      this.#version++;
      const named = new Set(segments.map(({ file }) => file));
      return [...new Map(before.map((one) => [one.file, one.cold]))].filter(([file]) => !named.has(file));
    });
    if (retired.length === 0) return;
    // A power failure must not restore a database that needs the files removed below.
    await this.#warm.flush();
    for (const [file, old] of retired) {
      await old.release();
      await unlink(fileOf(this.#directory, file)).catch((cause: unknown) => {
        throw fileFailure(this.#directory, cause);
      });
    }
  }
}

/** Result of reading for one step. */
interface Seen {
  /** The key after the last one read. */
  readonly to: Uint8Array;
  /** Records in cold files, and those to be moved there. */
  readonly cold: readonly Entry[];
  /** Keys of records that leave the warm tier. */
  readonly leaves: readonly Uint8Array[];
}
