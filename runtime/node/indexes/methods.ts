/** One method per declared index: the events under a key, newest first. */

import type { Follower } from '../../engine/follower.js';
import { BLOCK_LEVEL, type EventType } from '../../kernel/chain/receipt.js';
import {
  cursor as cursorType,
  limit as limitType,
  list,
  nextCursor,
  option,
  pageCount,
  struct,
} from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { fromHex, type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, type Shape, type TextForms, type Type } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { prefixEnd } from '../../lib/storage/database.js';
import { declare } from '../api/declare.js';
import { type Index, IndexRow } from './rows.js';

/** An event under a key. */
export interface IndexedEvent {
  readonly height: number;
  readonly time: number;
  readonly bundle_hash: Hash;
  readonly op_index: number;
  readonly data: unknown;
}

/** Source of index rows. */
export interface IndexRows {
  /**
   * The events under a key, newest first, starting at the cursor, and the last block that all rows reflect. `keys` are
   * by name.
   */
  page(index: Index, keys: Readonly<Record<string, unknown>>, limit: number, cursor: string | null): Promise<IndexPage>;
}

/** Rows at one height. */
export interface IndexPage {
  readonly height: number;
  readonly events: readonly IndexedEvent[];
  readonly next: string | null;
}

/** Parts that index methods use. */
export interface IndexApiParts {
  readonly indexes: readonly Index[];
  readonly rows: IndexRows;
  readonly text: TextForms;
}

/** Response of an index: its rows, and the height that it reflects. */
const answerType = (event: EventType) =>
  struct({
    events: doc(
      list(
        struct({
          height: doc(scalar.height, 'Height of the block'),
          time: doc(scalar.time, 'Timestamp of the block, Unix seconds'),
          bundle_hash: doc(scalar.bundleHash, 'Bundle whose operation caused the event; null for a block event'),
          op_index: doc(
            option(scalar.u16),
            'Index of the operation in the bundle, from 0; null for an event without an operation',
          ),
          data: doc(event.data as Type<unknown>, 'Fields of the event'),
        }),
        1_000,
      ),
      'Events under the key, newest first',
    ),
    count: pageCount,
    next_cursor: nextCursor,
    indexed_height: doc(scalar.height, 'Last block in the index'),
  });

/** `chain_<index>` for every index of every module. */
export function indexMethods({ indexes, rows, text }: IndexApiParts): RpcMethod[] {
  return indexes.map((index) => {
    const params: Shape = { ...Object.fromEntries(index.keys), limit: limitType(), cursor: cursorType };
    return declare(text, {
      name: `chain_${index.name}`,
      about: index.about,
      module: index.module.module.name,
      params,
      result: answerType(index.event),
      async answer(values) {
        const { limit, cursor, ...keys } = values as Record<string, unknown>;
        const page = await rows.page(index, keys, limit as number, cursor as string | null);
        const events = page.events.map((one) => ({
          ...one,
          op_index: one.op_index === BLOCK_LEVEL ? null : one.op_index,
        }));
        return { events, count: events.length, next_cursor: page.next, indexed_height: page.height };
      },
    });
  });
}

/** The rows written by a follower. */
export function followedRows(follower: Follower): IndexRows {
  return {
    async page(index, keys, limit, cursor) {
      const key = index.prefix + index.keys.map(([name, type]) => type.key!(keys[name])).join('');
      const bounds = { gte: fromHex(key + (cursor ?? '')), lt: prefixEnd(fromHex(key)) };
      return follower.read(async ({ height, database }) => {
        const found = await database.range({ ...bounds, limit: limit + 1 });
        const next = found.length > limit ? toHex(found[limit]![0]).slice(key.length) : null;
        return { height, events: found.slice(0, limit).map(([, bytes]) => eventOf(index, bytes)), next };
      });
    },
  };
}

function eventOf(index: Index, bytes: Uint8Array) {
  const row = decode(IndexRow, bytes);
  return { ...row, data: decode(index.event.data, row.data) as unknown };
}
