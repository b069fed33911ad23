/**
 * Rows about blocks in the main database: head, hashes, receipts, bundle index; written in the block's own batch.
 * Decision 0004.
 */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { Header } from '../../kernel/chain/block.js';
import { type Outcome, readReceipt } from '../../kernel/chain/receipt.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import {
  changesValidatorSet,
  readValidatorSetChange,
  type ValidatorSetChange,
  validatorSetChangeBytes,
} from '../../kernel/chain/validator-set-change.js';
import { readValidators, validatorsBytes } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { struct } from '../../lib/codec/composites.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode, Reader, type Type, Writer } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import { mapInSlices, type Turns } from '../../lib/scheduler.js';
import {
  blockHashKey,
  bundleKey,
  columnRange,
  columns,
  DERIVED_COLUMNS,
  derivedKey,
  headerKey,
  heightOfKey,
  heightRange,
  metaKey,
  receiptsKey,
  replacedKey,
  validatorSetChangeKey,
  validatorSetKey,
  writeBundleKey,
  writeStateKey,
} from '../../lib/storage/columns.js';
import type { Batch, Database, DatabaseChange, Range } from '../../lib/storage/database.js';
import { CorruptRecord } from '../../lib/storage/errors.js';
import { RowWriter } from '../../lib/storage/row-writer.js';
import { HISTORY_BLOCKS, type HistoryStep, type KeptSteps } from './history.js';
import { Replaced } from './overwritten-values.js';

/** Position of a bundle in the chain. */
export interface BundleLocation {
  readonly height: number;
  readonly index: number;
}

/** Heights h with from <= h < to. */
export interface HeightSpan {
  readonly from: number;
  readonly to: number;
}

const HEAD = metaKey('head');
const PRUNED_BELOW = metaKey('pruned_below');
export const StoredLocation = struct({ height: scalar.height, index: scalar.u32 });
const HASH_BYTES = 32;
const ROW_BYTES = 96;
const HeadRecord = struct({ height: scalar.height, hash: scalar.hash });

/**
 * Packs all receipts of a block into one value (count, offsets, bytes), so that one can be read without parsing the
 * others.
 */
function packReceipts(receipts: readonly Uint8Array[]): Uint8Array {
  let size = 4;
  for (const receipt of receipts) size += 4 + receipt.length;
  const writer = new Writer(size);
  writer.u32(receipts.length);
  let end = 0;
  for (const receipt of receipts) {
    end += receipt.length;
    writer.u32(end);
  }
  for (const receipt of receipts) writer.raw(receipt);
  return writer.done();
}

/** Unpacks such a value. Throws CodecError. */
export function unpackReceipts(bytes: Uint8Array): Uint8Array[] {
  const reader = new Reader(bytes);
  const count = reader.u32();
  const ends = Array.from({ length: count }, () => reader.u32());
  const base = reader.at;
  return ends.map((end, i) => bytes.subarray(base + (i === 0 ? 0 : ends[i - 1]!), base + end));
}

/**
 * The batch that adds a block to the database: state, receipts, indexes and head, all or nothing. `commit` certifies
 * it. `replaced` is the row of overwritten values; without it no earlier state can be read any more. If an archive
 * takes these rows, it removes them itself.
 */
export function blockBatch(
  executed: ExecutedBlock,
  commit: CommitCertificate,
  replaced?: Uint8Array,
  archives = false,
): Batch {
  const { header, hash, receipts, derived, nextValidators } = executed;
  const changes = manyRows(executed);
  changes.push(
    [headerKey(header.height), encode(Header, header)],
    [receiptsKey(header.height), packReceipts(receipts)],
    [blockHashKey(hash), encode(scalar.height, header.height)],
  );
  if (header.height === 0 || changesValidatorSet(header)) {
    changes.push([validatorSetKey(header.next_validators_hash), validatorsBytes(nextValidators)]);
  }
  if (changesValidatorSet(header)) changes.push(validatorSetChangeRow({ header, commit, validators: nextValidators }));
  for (const [column, bytes] of derived) changes.push([derivedKey(column, header.height), bytes]);
  changes.push([HEAD, encode(HeadRecord, { height: header.height, hash })]);
  if (!replaced) return { changes, deleteRanges: [rangeEnds(columnRange(columns.replaced))] };
  changes.push([replacedKey(header.height), replaced]);
  if (header.height > HISTORY_BLOCKS && !archives) changes.push([replacedKey(header.height - HISTORY_BLOCKS), null]);
  return { changes };
}

/**
 * Removes everything stored about blocks except state and headers, for heights h with from <= h < to, all or nothing.
 */
export function pruneBatch(
  { from, to }: HeightSpan,
  bundles: readonly Hash[],
  derivedColumns: readonly number[],
): Batch {
  const ranges = [columns.receipts, ...derivedColumns].map((column) => rangeEnds(heightRange(column, from, to)));
  const changes: DatabaseChange[] = bundles.map((hash) => [bundleKey(hash), null]);
  changes.push([PRUNED_BELOW, encode(scalar.height, to)]);
  return { changes, deleteRanges: ranges };
}

export const validatorSetChangeRow = (change: ValidatorSetChange): DatabaseChange => [
  validatorSetChangeKey(change.header.height),
  validatorSetChangeBytes(change),
];

/** The most numerous rows: changed state and the locations of bundles. */
function manyRows({ header, envelopes, writes }: ExecutedBlock): DatabaseChange[] {
  const rows = new RowWriter(ROW_BYTES * (writes.length + envelopes.length));
  for (const { key, bytes } of writes) {
    writeStateKey(rows.to, key);
    rows.end();
    if (bytes === null) rows.noValue();
    else {
      rows.to.raw(bytes);
      rows.end();
    }
  }
  for (let index = 0; index < envelopes.length; index++) {
    writeBundleKey(rows.to, envelopes[index]!.hash);
    rows.end();
    StoredLocation.write(rows.to, { height: header.height, index });
    rows.end();
  }
  return rows.done();
}

const rangeEnds = ({ gte, lt }: Pick<Range, 'gte' | 'lt'>) => [gte, lt] as const;

/** Decodes a row; null if there is none. Throws CorruptRecord if the row cannot be read. */
function rowOf<T>(key: Uint8Array, bytes: Uint8Array | null, read: (bytes: Uint8Array) => T): T | null {
  if (bytes === null) return null;
  try {
    return read(bytes);
  } catch (cause) {
    if (cause instanceof CodecError) fail(CorruptRecord, { key: toHex(key), reason: cause.message });
    throw cause;
  }
}

/** Reads those rows. Every call throws CorruptRecord if a row cannot be read. */
export class ChainStore {
  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The newest block in the database; null if it is empty. */
  head(): Promise<{ height: number; hash: Hash } | null> {
    return this.#row(HEAD, HeadRecord);
  }

  /** The height below which blocks were pruned; 0 if none were. */
  async prunedBelow(): Promise<number> {
    return (await this.#row(PRUNED_BELOW, scalar.height)) ?? 0;
  }

  /** Columns with rows derived from blocks, including those of removed plugins. */
  async derivedColumns(): Promise<readonly number[]> {
    const found: number[] = [];
    const [first, last] = DERIVED_COLUMNS;
    for (let column = first; column <= last; ) {
      const range = { gte: Uint8Array.of(column), lt: Uint8Array.of(last + 1), limit: 1 };
      const [row] = await this.database.range(range);
      if (row === undefined) break;
      found.push(row[0][0]!);
      column = (row[0][0]! + 1) as typeof first;
    }
    return found;
  }

  heightOf(blockHash: Hash): Promise<number | null> {
    return this.#row(blockHashKey(blockHash), scalar.height);
  }

  locationOf(bundleHash: Hash): Promise<BundleLocation | null> {
    return this.#row(bundleKey(bundleHash), StoredLocation);
  }

  /** The validator set with the hash in a header; null if unknown. */
  async validatorSet(hash: Hash): Promise<readonly ValidatorPower[] | null> {
    const key = validatorSetKey(hash);
    return rowOf(key, await this.database.get(key), readValidators);
  }

  header(height: number): Promise<Header | null> {
    return this.#row(headerKey(height), Header);
  }

  /** Receipt bytes of a block; null if it is unknown or pruned. */
  async receipts(height: number): Promise<Uint8Array[] | null> {
    const key = receiptsKey(height);
    return rowOf(key, await this.database.get(key), unpackReceipts);
  }

  /** The hash of each bundle of a block by index, read without the rest; null if the block is unknown or pruned. */
  async bundleHashes(height: number): Promise<((index: number) => Hash) | null> {
    const receipts = await this.receipts(height);
    // A receipt begins with the hash of its bundle.
    return receipts && ((index) => toHex(receipts[index]!.subarray(0, HASH_BYTES)) as Hash);
  }

  /** The validator-set changes before a height, in order. */
  async validatorSetChanges(before: number): Promise<ValidatorSetChange[]> {
    const range = {
      ...columnRange(columns.handovers),
      lt: validatorSetChangeKey(before),
      limit: Number.MAX_SAFE_INTEGER,
    };
    return (await this.database.range(range)).map(([key, bytes]) => rowOf(key, bytes, readValidatorSetChange)!);
  }

  /** The row derived from a block under a column; null if there is none or it was pruned. */
  derived(column: number, height: number): Promise<Uint8Array | null> {
    return this.database.get(derivedKey(column, height));
  }

  /** Values overwritten by the last blocks up to a height; undefined if none were kept. */
  async keptSteps(newest: number, set: ModuleSet): Promise<KeptSteps | undefined> {
    const [lowest] = await this.database.range({ ...columnRange(columns.replaced), limit: 1 });
    const step = async (height: number): Promise<HistoryStep | null> => {
      const key = replacedKey(height);
      const before = rowOf(key, await this.database.get(key), (bytes) => new Replaced(bytes, set.operations));
      return before && { height, before };
    };
    return lowest && { oldest: heightOfKey(lowest[0]), newest, read: step };
  }

  /**
   * Outcomes of the bundles of a block, then the block-level one. Throws CorruptRecord also if there are no receipts.
   */
  async outcomes(height: number, set: ModuleSet, slices?: Turns): Promise<Outcome[]> {
    const key = receiptsKey(height);
    const receipts = (await this.receipts(height)) ?? fail(CorruptRecord, { key: toHex(key), reason: 'it is missing' });
    const event = (module: string, name: string) => set.event(module, name);
    return mapInSlices(receipts, (bytes) => rowOf(key, bytes, (receipt) => readReceipt(receipt, event))!, slices);
  }

  async #row<T>(key: Uint8Array, type: Type<T>): Promise<T | null> {
    return rowOf(key, await this.database.get(key), (bytes) => decode(type, bytes));
  }
}
