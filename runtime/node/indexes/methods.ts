/** One method per declared index: the events under a key, newest first. */

import type { Follower } from '../../engine/follower.js';
import type { EventType } from '../../kernel/chain/receipt.js';
import { cursor, limit, list, nextCursor, pageCount, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { fromHex, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, type Shape, type TextForms, type Type } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import { type Database, prefixEnd } from '../../lib/storage/database.js';
import { declare } from '../api/declare.js';
import { type Index, IndexRow } from './rows.js';

/** What the methods of indexes need. */
export interface IndexApiParts {
  readonly indexes: readonly Index[];
  readonly follower: Follower;
  readonly text: TextForms;
}

/** The answer of an index: its rows, and the height that it reflects. */
const answerType = (event: EventType) =>
  struct({
    events: doc(
      list(
        struct({
          height: doc(scalar.height, 'Block in which it happened'),
          time: doc(scalar.time, 'When that block was proposed, in Unix seconds'),
          bundle_hash: doc(scalar.hash, 'Bundle whose operation caused it'),
          op_index: doc(scalar.u16, 'Which operation of the bundle, from 0'),
          data: doc(event.data as Type<unknown>, 'Fields of the event, as the module declares them'),
        }),
        1_000,
      ),
      'Events under the key, the newest first',
    ),
    count: pageCount,
    next_cursor: nextCursor,
    indexed_height: doc(scalar.height, 'Last block that the index has seen'),
  });

/** `chain_<index>` for every index of every module. */
export function indexMethods({ indexes, follower, text }: IndexApiParts): RpcMethod[] {
  return indexes.map((index) => {
    const params: Shape = { ...Object.fromEntries(index.keys), limit: limit(), cursor };
    return declare(text, {
      name: `chain_${index.name}`,
      about: index.about,
      module: index.module.module.name,
      params,
      result: answerType(index.event),
      async answer(values) {
        // Before the rows: they may be newer, never older than what is told.
        const indexed_height = follower.height;
        const key = index.prefix + index.keys.map(([name, type]) => type.key!(values[name])).join('');
        const wanted = values.limit as number;
        const rows = await read(follower.database, key, wanted + 1, values.cursor as string | null);
        const more = rows.length > wanted ? toHex(rows[wanted]![0]).slice(key.length) : null;
        const events = rows.slice(0, wanted).map(([, bytes]) => eventOf(index, bytes));
        return { events, count: events.length, next_cursor: more, indexed_height };
      },
    });
  });
}

function read(database: Database, key: string, rows: number, from: string | null) {
  return database.range({ gte: fromHex(key + (from ?? '')), lt: prefixEnd(fromHex(key)), limit: rows });
}

function eventOf(index: Index, bytes: Uint8Array) {
  const row = decode(IndexRow, bytes);
  return { ...row, data: decode(index.event.data, row.data) as unknown };
}
