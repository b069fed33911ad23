/**
 * State archive: the values that every block overwrote, by record, which give the state after any block since the
 * archive began. It moves the rows that blocks leave into its own database at its own pace; blocks never wait for it.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { DataPruned, Timeout } from '../../kernel/chain/common-errors.js';
import { ExecutionContext } from '../../kernel/chain/execution-context.js';
import {
  type KeyRange,
  type StateKey,
  StateMiss,
  type StateReader,
  type TypedKey,
  type TypedRange,
} from '../../kernel/chain/journal.js';
import type { StoredMap } from '../../kernel/chain/open-state.js';
import { struct } from '../../lib/codec/composites.js';
import { toHex, ZERO_ADDRESS } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode, type Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import {
  columnRange,
  columns,
  heightOfKey,
  replacedKey,
  STATE_PREFIX_LENGTH,
  stateKeyBytes,
} from '../../lib/storage/columns.js';
import type { Database, DatabaseChange } from '../../lib/storage/database.js';
import { RowWriter } from '../../lib/storage/row-writer.js';
import { EntriesAt, endOf, HEIGHT_BYTES, heightIn, rowKey, valueIn } from './archived-entries.js';
import { physicalRange } from './cache.js';
import { HISTORY_BLOCKS } from './history.js';
import type { Ledger } from './ledger.js';
import { Replaced } from './overwritten-values.js';
import { lookAhead } from './read-prefetch.js';
import type { StateEntry } from './scan.js';

/** `from`: the first height with readable state; `next`: the next block whose row is to be taken. */
const ArchiveRange = struct({ from: scalar.height, next: scalar.height });
const RANGE_KEY = Uint8Array.of(0);
const BATCH_ROWS = 1_000;
/** Blocks after which the taken rows are synced and the main database may drop them. */
const RELEASE_BLOCKS = 64;
/** Pause between two batches while the node is busy, milliseconds. */
const BUSY_PAUSE_MS = 8;
/** Maximum records and rows that one query may read, and maximum retries after loading missing records. */
const MAX_RECORDS = 10_000;
const MAX_TRIES = 200;
const ROW_BYTES = 128;
const PAGE = 1_000;

/** The rows of a block's records from one index to another. */
function rowsOf(replaced: Replaced, height: number, from: number, end: number): DatabaseChange[] {
  const rows = new RowWriter(ROW_BYTES * (end - from));
  const suffix = rowKey(new Uint8Array(0), height);
  for (let index = from; index < end; index++) {
    rows.to.u8(columns.state);
    rows.to.raw(replaced.keyAt(index));
    rows.to.raw(suffix);
    rows.end();
    const value = replaced.valueAt(index);
    rows.to.u8(value ? 1 : 0);
    if (value) rows.to.raw(value);
    rows.end();
  }
  return rows.done();
}

export interface ArchiveParts {
  readonly ledger: Ledger;
  readonly database: Database;
  readonly busy: () => boolean;
  readonly log: Log;
}

export class StateArchive {
  readonly #parts: ArchiveParts;
  #range: { readonly from: number; readonly next: number };
  #working: Promise<void> | undefined;
  #stopped = false;

  private constructor(parts: ArchiveParts, range: { readonly from: number; readonly next: number }) {
    this.#parts = parts;
    this.#range = range;
  }

  static async open(parts: ArchiveParts): Promise<StateArchive> {
    const bytes = await parts.database.get(RANGE_KEY);
    const { height } = parts.ledger.head;
    return new StateArchive(
      parts,
      bytes ? decode(ArchiveRange, bytes) : { from: height, next: height + 1 },
    ).#initialize(bytes === null);
  }

  /** The first height with readable state. */
  get from(): number {
    return this.#range.from;
  }

  /** Called when there may be new blocks. */
  wake(): void {
    if (this.#working || this.#stopped) return;
    this.#working = this.#archiveBlocks()
      .catch((cause: unknown) => this.#parts.log('error', 'state archive stopped', { reason: String(cause) }))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Resolves when all blocks up to the head are taken; for tests. */
  async whenIdle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
    await this.#parts.database.close();
  }

  /** Runs a query on the state after a block. Fails with DataPruned for heights before the archive began. */
  async read<T>(height: number, work: (context: ExecutionContext) => T): Promise<T> {
    const { ledger, database } = this.#parts;
    const { set, chain, store, history, cache } = ledger;
    const { from, next } = this.#range;
    const header = height < from ? null : await store.header(height);
    if (header === null) return fail(DataPruned, { oldest_height: from });
    const past = new PastState(database, height, next - 1, set.operations);
    const timeMs = header.timestamp_ms;
    const env = { chain, height, timeMs, parentTimeMs: timeMs, proposer: ZERO_ADDRESS, gasLimit: 0 };
    await history.load(past.upTo);
    // Created again after each wait: new blocks may have been committed.
    const reader = () => past.over(ledger.view(Math.min(past.upTo, ledger.head.height)).reader);
    const query = (state: StateReader) => work(new ExecutionContext(set, env, state));
    for (;;) {
      try {
        return query(reader());
      } catch (cause) {
        if (!(cause instanceof StateMiss)) throw cause;
        const lacking = await past.load(lookAhead(cause, (prefetch) => query(prefetch.over(reader()))));
        if (lacking) await cache.load(lacking);
      }
    }
  }

  /**
   * Every entry of a map in the state after a block, page by page, in no order. Reads one moment of both databases; fails
   * with DataPruned for heights before the archive began.
   */
  async *entries({ keys, value: type }: StoredMap, height: number): AsyncGenerator<readonly StateEntry[]> {
    const { ledger, database } = this.#parts;
    if (height < this.from) fail(DataPruned, { oldest_height: this.from });
    do await yieldToEventLoop();
    while (ledger.cache.busy); // otherwise a block may be in the database and not yet the head
    const head = ledger.head.height;
    const now = ledger.store.database.view();
    while (this.#range.next <= head && !this.#stopped) {
      this.wake();
      await this.whenIdle();
    }
    const past = database.view();
    const entry = (key: StateKey, bytes: Uint8Array): StateEntry => ({
      key: keys.partsOf(key),
      value: decode(type, bytes, ledger.set.operations),
    });
    try {
      yield* new EntriesAt({ now, past, height, head }, stateKeyBytes(keys.slot), entry).pages();
    } finally {
      await Promise.all([now.close(), past.close()]);
    }
  }

  /** Takes the rows that recent blocks left before the archive existed. */
  async #initialize(isNew: boolean): Promise<StateArchive> {
    if (isNew) await this.#restart(0);
    return this;
  }

  async #archiveBlocks(): Promise<void> {
    const { ledger, database, busy } = this.#parts;
    while (!this.#stopped && this.#range.next <= ledger.head.height) {
      const height = this.#range.next;
      const bytes = await ledger.store.database.get(replacedKey(height));
      // Values overwritten by an upgrade have types that no longer exist, and a node that pruned for a while left no
      // rows.
      if (bytes === null) {
        await this.#restart(height + 1);
        continue;
      }
      const replaced = new Replaced(bytes, ledger.set.operations);
      for (let from = 0; from < replaced.size; from += BATCH_ROWS) {
        await database.write({ changes: rowsOf(replaced, height, from, Math.min(from + BATCH_ROWS, replaced.size)) });
        await (busy() ? sleep(BUSY_PAUSE_MS) : yieldToEventLoop());
      }
      await this.#saveRange({ ...this.#range, next: height + 1 });
      if (height % RELEASE_BLOCKS === 0) await this.#release();
    }
  }

  async #saveRange(range: { readonly from: number; readonly next: number }): Promise<void> {
    await this.#parts.database.write({ changes: [[RANGE_KEY, encode(ArchiveRange, range)]] });
    this.#range = range;
  }

  /** Removes rows from the main database that are safe here and no longer recent. */
  async #release(): Promise<void> {
    const { ledger, database } = this.#parts;
    await database.flush();
    const below = Math.min(this.#range.next, ledger.head.height - HISTORY_BLOCKS + 1);
    if (below <= 0) return;
    const { gte } = columnRange(columns.replaced);
    await ledger.store.database.write({ changes: [], deleteRanges: [[gte, replacedKey(below)]] });
  }

  /** Restarts at the first block from a height on whose overwritten values the main database still has. */
  async #restart(height: number): Promise<void> {
    const { ledger, database, log } = this.#parts;
    const [oldest] = await ledger.store.database.range({
      ...columnRange(columns.replaced),
      gte: replacedKey(height),
      limit: 1,
    });
    const next = oldest ? heightOfKey(oldest[0]) : ledger.head.height + 1;
    const { gte, lt } = columnRange(columns.state);
    await database.write({ changes: [], deleteRanges: [[gte, lt]] });
    await this.#saveRange({ from: next - 1, next });
    log('info', 'state archive started', { height: next - 1 });
  }
}

/** The state after a block as one query reads it: records are loaded on demand. */
class PastState {
  readonly height: number;
  /** The newest block in the archive when the query began: a record without a row is unchanged up to this block. */
  readonly upTo: number;
  readonly #database: Database;
  readonly #operations: unknown;
  readonly #records = new Map<StateKey, Uint8Array | 'absent' | 'later'>();
  readonly #ranges = new Map<string, ReadonlySet<StateKey>>();
  #read = 0;
  #tries = 0;

  constructor(database: Database, height: number, upTo: number, operations: unknown) {
    this.#database = database;
    this.height = height;
    this.upTo = upTo;
    this.#operations = operations;
  }

  /** Loads missing records; returns those that are not in the archive. Fails with Timeout if there are too many. */
  async load({ keys, ranges }: StateMiss): Promise<StateMiss | undefined> {
    if (++this.#tries > MAX_TRIES) fail(Timeout, {});
    const unknown = keys.filter(([key]) => !this.#records.has(key));
    const unread = ranges.filter(([range]) => !this.#ranges.has(nameOf(range)));
    if (unknown.length + unread.length === 0) return new StateMiss(keys, ranges);
    this.#spend(unknown.length);
    await Promise.all(unknown.map(async ([key]) => this.#records.set(key, await this.#overwritten(key))));
    for (const [range] of unread) this.#ranges.set(nameOf(range), await this.#keysIn(range));
    return undefined;
  }

  /** Reads over the state after `upTo`, which is created again whenever the query is retried. */
  over(later: StateReader): StateReader {
    const get = <T>(key: StateKey, type: Type<T>): T | undefined => {
      const found = this.#records.get(key);
      if (found === undefined) throw new StateMiss([[key, type as Type<unknown>]]);
      if (found === 'later') return later.get(key, type);
      return found === 'absent' ? undefined : decode(type, found, this.#operations);
    };
    return {
      get,
      range: <T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] => {
        const changed = this.#ranges.get(nameOf(range));
        if (changed === undefined) throw new StateMiss([], [[range, type as Type<unknown>]]);
        const merged = new Map<StateKey, T>(later.range({ ...range, limit: range.limit + changed.size }, type));
        for (const key of changed) {
          const value = get(key, type);
          if (value === undefined) merged.delete(key);
          else merged.set(key, value);
        }
        const order = range.reverse ? -1 : 1;
        return [...merged].sort(([a], [b]) => (a < b ? -order : order)).slice(0, range.limit);
      },
      expect: (keys: readonly TypedKey[], ranges: readonly TypedRange[]): void => {
        const unknown = keys.filter(([key]) => !this.#records.has(key));
        const unread = ranges.filter(([range]) => !this.#ranges.has(nameOf(range)));
        if (unknown.length + unread.length > 0) throw new StateMiss(unknown, unread);
        later.expect?.(
          keys.filter(([key]) => this.#records.get(key) === 'later'),
          [],
        );
      },
    };
  }

  #spend(records: number): void {
    this.#read += records;
    if (this.#read > MAX_RECORDS) fail(Timeout, {});
  }

  /** The value overwritten by the first block after the height that changed a record. */
  async #overwritten(key: StateKey): Promise<Uint8Array | 'absent' | 'later'> {
    const bytes = stateKeyBytes(key);
    const range = { gte: rowKey(bytes, this.height + 1), lt: endOf(bytes), limit: 1 };
    const [row] = await this.#database.range(range);
    return row ? valueIn(row[1]) : 'later';
  }

  /** The keys of a range that later blocks changed; their old values are loaded. */
  async #keysIn(range: KeyRange): Promise<ReadonlySet<StateKey>> {
    const changed = new Set<StateKey>();
    const { gte, lt } = physicalRange(range);
    // The end may be just past a key, and thus before the key's rows.
    const end = range.to.length % 2 === 1 && !range.to.endsWith('g') ? endOf(lt.subarray(0, -1)) : lt;
    let from = range.from.length % 2 === 1 ? endOf(gte.subarray(0, -1)) : gte;
    for (;;) {
      const rows = await this.#database.range({ gte: from, lt: end, limit: PAGE });
      this.#spend(rows.length);
      for (const [row, value] of rows) {
        const key = toHex(row.subarray(STATE_PREFIX_LENGTH, -HEIGHT_BYTES));
        if (heightIn(row) <= this.height || changed.has(key)) continue;
        changed.add(key);
        this.#records.set(key, valueIn(value));
      }
      if (rows.length < PAGE) return changed;
      // A record that changes in every block has many rows; only its first one after the height counts.
      const last = rows[rows.length - 1]![0].subarray(0, -HEIGHT_BYTES);
      from = changed.has(toHex(last.subarray(STATE_PREFIX_LENGTH))) ? endOf(last) : rowKey(last, this.height + 1);
    }
  }
}

const nameOf = ({ from, to, limit, reverse }: KeyRange): string => `${from} ${to} ${limit} ${reverse}`;
