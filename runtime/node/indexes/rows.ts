/** Rows of query indexes: positions of events, by the event fields that the index names. */

import { type FollowedChain, Follower } from '../../engine/follower.js';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Header } from '../../kernel/chain/block.js';
import type { EventType, Outcome } from '../../kernel/chain/receipt.js';
import type { LoadedModule, ModuleSet } from '../../kernel/loader.js';
import { struct } from '../../lib/codec/composites.js';
import { fromHex, type Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type Type, type ValueOf } from '../../lib/codec/type.js';
import type { Database } from '../../lib/storage/database.js';

/** One declared index, ready to use. */
export interface Index {
  readonly name: string;
  readonly about: string;
  readonly module: LoadedModule;
  readonly event: EventType;
  /** Name and type of each key part, in order. */
  readonly keys: readonly (readonly [name: string, type: Type<unknown>])[];
  /** First bytes of its rows, hex. */
  readonly prefix: string;
}

/** Content of a row besides its key. */
export const IndexRow = struct({
  height: scalar.height,
  time: scalar.time,
  bundle_hash: scalar.hash,
  op_index: scalar.u16,
  data: scalar.bytes(0, 65_536),
});
export type IndexRow = ValueOf<typeof IndexRow>;

/** Key spaces of the index database. */
const CURSOR_SPACE = '00';
const ROW_SPACE = '01';

/** Position of the follower: one record per module set, so that a new index is filled from the start. */
const cursorKey = (setId: Hash): Uint8Array => fromHex(CURSOR_SPACE + setId);

/** Every index of the loaded modules. */
export function indexesOf(set: ModuleSet): Index[] {
  return set.modules.flatMap((module) =>
    Object.entries(module.module.indexes).map(([name, { on, keys, about }]) => ({
      name,
      about: about ?? `${on} events by ${keys.join(', ')}, newest first.`,
      module,
      event: module.events.get(on)!,
      keys: keys.map((key) => [key, module.module.events[on]![key]!] as const),
      prefix: ROW_SPACE + scalar.u16.key!(module.number) + scalar.text(1, 128).key!(name),
    })),
  );
}

/** Newest first: heights and positions count down from their maximum. */
const down = (value: number, digits: number): string => (16 ** digits - 1 - value).toString(16).padStart(digits, '0');

type Row = [key: Uint8Array, value: Uint8Array];

/** The rows that a block adds. */
function rowsOf(block: FinalBlock, indexes: readonly Index[]): Row[] {
  const rows: Row[] = [];
  for (let position = 0; position < block.outcomes.length; position++)
    addRows(rows, block.header, position, block.outcomes[position]!, indexes);
  return rows;
}

/** The rows of the events of one bundle. */
function addRows(
  rows: Row[],
  { height, timestamp_ms }: Header,
  position: number,
  { bundleHash, events }: Outcome,
  indexes: readonly Index[],
): void {
  const time = Math.trunc(timestamp_ms / 1000);
  for (let at = 0; at < events.length; at++) {
    const { type, opIndex, data } = events[at]!;
    for (const { event, keys, prefix } of indexes) {
      if (event !== type) continue;
      let key = prefix;
      for (const [name, keyType] of keys) key += keyType.key!(data[name]);
      key += down(height, 12) + down(position, 6) + down(at, 4);
      const row = { height, time, bundle_hash: bundleHash, op_index: opIndex, data: encode(type.data, data) };
      rows.push([fromHex(key), encode(IndexRow, row)]);
    }
  }
}

/** The follower that writes the rows of all indexes; without an index it only tracks the height. */
export function indexFollower(
  chain: FollowedChain,
  set: ModuleSet,
  indexes: readonly Index[],
  database: Database,
): Follower {
  return new Follower(chain, {
    name: 'the indexes',
    database,
    cursor: cursorKey(set.id),
    rows: (block) => rowsOf(block, indexes),
    ofBlock: (block) => rowsOf(block, indexes).map(([key]) => key),
  });
}
