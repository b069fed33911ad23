/** Scans the whole state in the database, record by record: to build the tree, and to find a damaged record. */

import { SLOT_LENGTH } from '../../kernel/chain/journal.js';
import { mapOf } from '../../kernel/chain/open-state.js';
import { slotKey } from '../../kernel/chain/stores.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { toHex } from '../../lib/codec/ids.js';
import { CodecError, decode, type Type } from '../../lib/codec/type.js';
import { columnRange, columns, STATE_PREFIX_LENGTH, stateKeyBytes } from '../../lib/storage/columns.js';
import { type Database, type DatabaseReads, type Entry, prefixEnd } from '../../lib/storage/database.js';

const ROWS = 10_000;
/** Map entries decoded before yielding to other work. */
const ENTRIES = 500;

/** All state records in key order, in portions; keys without the prefix of their column. */
export async function* statePortions(database: DatabaseReads, limit = ROWS): AsyncGenerator<readonly Entry[]> {
  const { gte, lt } = columnRange(columns.state);
  for (let from = gte; ; ) {
    const rows = await database.range({ gte: from, lt, limit });
    if (rows.length > 0) yield rows.map(([key, value]) => [key.subarray(STATE_PREFIX_LENGTH), value]);
    if (rows.length < limit) return;
    from = Uint8Array.of(...rows.at(-1)![0], 0);
  }
}

/** All state records in key order. */
export async function* stateRecords(database: DatabaseReads): AsyncGenerator<Entry> {
  for await (const portion of statePortions(database)) yield* portion;
}

/** The first state record that its store cannot decode. */
export async function unreadableRecord(
  database: Database,
  set: ModuleSet,
): Promise<{ readonly key: string; readonly reason: string } | undefined> {
  const stores = new Map<string, Type<unknown>>();
  for (const { number, module } of set.modules) {
    for (const { slot, value } of Object.values(module.state)) stores.set(slotKey(number, slot), value);
  }
  for await (const [bytes, value] of stateRecords(database)) {
    const key = toHex(bytes);
    const store = stores.get(key.slice(0, SLOT_LENGTH));
    if (!store) return { key, reason: 'no module has this store' };
    try {
      decode(store, value, set.operations);
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      return { key, reason: cause.message };
    }
  }
  return undefined;
}

export interface StateEntry {
  readonly key: readonly unknown[];
  readonly value: unknown;
}

/** Every entry of a module's map, in key order, as the database has it during the scan. */
export async function* storeEntries(
  database: Database,
  set: ModuleSet,
  module: string,
  store: string,
): AsyncGenerator<StateEntry> {
  const { keys, value: type } = mapOf(set, module, store);
  const prefix = stateKeyBytes(keys.slot);
  const lt = prefixEnd(prefix);
  for (let gte = prefix; ; ) {
    const rows = await database.range({ gte, lt, limit: ENTRIES });
    for (const [bytes, value] of rows) {
      const key = toHex(bytes.subarray(STATE_PREFIX_LENGTH));
      yield { key: keys.partsOf(key), value: decode(type, value, set.operations) };
    }
    if (rows.length < ENTRIES) return;
    gte = Uint8Array.of(...rows[rows.length - 1]![0], 0);
  }
}

/** A page of map entries whose keys begin with these parts; `next` is the cursor of the following page. */
export async function storePage(
  database: Database,
  set: ModuleSet,
  [module, store]: readonly [module: string, store: string],
  parts: readonly unknown[],
  limit: number,
  cursor: string | null,
): Promise<{ readonly entries: readonly StateEntry[]; readonly next: string | null }> {
  const { keys, value: type } = mapOf(set, module, store);
  const start = keys.of(parts);
  const from = cursor === null ? start : keys.slot + cursor;
  if (!/^([0-9a-f]{2})*$/.test(from) || !from.startsWith(start)) return { entries: [], next: null };
  const range = { gte: stateKeyBytes(from), lt: prefixEnd(stateKeyBytes(start)), limit: limit + 1 };
  const rows = await database.range(range);
  const found = rows.map(([bytes]) => toHex(bytes.subarray(STATE_PREFIX_LENGTH)));
  const entries = rows
    .slice(0, limit)
    .map(([, value], i) => ({ key: keys.partsOf(found[i]!), value: decode(type, value, set.operations) }));
  return { entries, next: rows.length > limit ? found[limit]!.slice(keys.slot.length) : null };
}
