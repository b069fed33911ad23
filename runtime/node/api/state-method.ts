/** Stored state records, several at once: callers read them to run the modules themselves. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';
import { invalidParams } from '../../lib/rpc/methods/errors.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import { STATE_PREFIX_LENGTH, stateKeyBytes } from '../../lib/storage/columns.js';
import { prefixEnd } from '../../lib/storage/database.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';

const MOST_KEYS = 256;
const MOST_RANGES = 16;
const MOST_IN_RANGE = 1_024;
/** Charged for each record found in a range, besides its bytes. */
const RECORD_UNITS = 0.2;
const KIB_UNITS = 0.1;
/** Records read before the caller is charged and others have their turn. */
const AT_ONCE = 32;
/** Bytes of values after which the ranges of a response end. */
const MOST_BYTES = 1_048_576;

const Bytes = scalar.text(0, 262_144);
const Range = struct({
  prefix: doc(
    scalar.bytes(3, 512, 'bare'),
    'Prefix of the state keys of the range, in hex: module number, slot, key parts',
  ),
  limit: doc(scalar.range(1, MOST_IN_RANGE, 'records'), 'Maximum number of records to read, 1 to 1,024'),
  reverse: doc(scalar.bool, 'True to read in reverse order, from the end of the range'),
  after: doc(
    option(scalar.bytes(3, 512, 'bare')),
    'State key in hex after which to continue; by default from the start',
  ),
});

const Answer = struct({
  height: doc(scalar.height, 'Height of the block whose state all records belong to'),
  timestamp_ms: doc(scalar.count, 'Time of that block, in Unix milliseconds'),
  records: doc(
    list(option(Bytes), MOST_KEYS),
    'Bytes of each record in hex, in the order of the keys; null if it does not exist',
  ),
  ranges: doc(
    list(
      struct({
        entries: doc(
          list(
            struct({
              key: doc(Bytes, 'State key of the record in hex'),
              value: doc(Bytes, 'Bytes of the record in hex'),
            }),
            MOST_IN_RANGE,
          ),
          'Records in the order of their keys, or in reverse',
        ),
        complete: doc(scalar.bool, 'False if the response reached its size limit; continue after the last key'),
      }),
      MOST_RANGES,
    ),
    'Records of each range',
  ),
});

export function stateMethod({ ledger, text }: ApiParts): RpcMethod {
  return declare(text, {
    name: 'chain_readState',
    about:
      'Returns stored state records by key and by key prefix, all of one block. chain_getProof proves each of them.',
    cost: {
      base: 1,
      per: { keys: RECORD_UNITS, ranges: RECORD_UNITS },
      more: '0.2 for each record of a range, and 0.1 for each 1,024 bytes',
    },
    params: {
      keys: doc(
        list(scalar.bytes(3, 512, 'bare'), MOST_KEYS),
        'State keys in hex: module number, slot, key parts; at most 256',
      ),
      ranges: doc(option(list(Range, MOST_RANGES)), 'Ranges of state keys; default none'),
    },
    result: Answer,
    async answer({ keys, ranges }, request) {
      for (;;) {
        const { head } = ledger;
        const records = await recordsOf(ledger, keys, request);
        const found = [];
        const room = { bytes: MOST_BYTES };
        for (const range of ranges ?? []) found.push(await entriesOf(ledger, range, room, request));
        // A running batch may be between the database and the head.
        if (ledger.head === head && !ledger.cache.busy) {
          const { height, header } = head;
          return { height, timestamp_ms: header.timestamp_ms, records, ranges: found };
        }
        await yieldToEventLoop();
      }
    },
  });
}

async function recordsOf({ store }: Ledger, keys: readonly Uint8Array[], request: RpcRequest) {
  const found: (string | null)[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE).map((key) => stateKeyBytes(toHex(key)));
    const records = await store.database.getMany(some);
    request.spend(KIB_UNITS * kib(records));
    found.push(...records.map((value) => value && toHex(value)));
    await request.giveWay();
  }
  return found;
}

/** Reads in steps, so that neither a step nor the response holds more than is charged and bounded. */
async function entriesOf({ store }: Ledger, range: ValueOf<typeof Range>, room: Room, request: RpcRequest) {
  const { prefix, limit, reverse, after } = range;
  const start = stateKeyBytes(toHex(prefix));
  let gte: Uint8Array = start;
  let lt: Uint8Array = prefixEnd(start);
  const pass = (key: Uint8Array): void => {
    if (reverse) lt = key;
    else gte = Uint8Array.of(...key, 0);
  };
  if (after) {
    if (toHex(after.subarray(0, prefix.length)) !== toHex(prefix))
      throw invalidParams('after must begin with the prefix of its range');
    pass(stateKeyBytes(toHex(after)));
  }
  const found: { key: string; value: string }[] = [];
  while (found.length < limit && room.bytes > 0) {
    const wanted = Math.min(AT_ONCE, limit - found.length);
    const entries = await store.database.range({ gte, lt, limit: wanted, reverse });
    const size = kib(entries.map(([, value]) => value));
    request.spend(RECORD_UNITS * entries.length + KIB_UNITS * size);
    room.bytes -= size * 1_024;
    for (const [key, value] of entries) {
      found.push({ key: toHex(key.subarray(STATE_PREFIX_LENGTH)), value: toHex(value) });
    }
    if (entries.length < wanted) return { entries: found, complete: true };
    pass(entries.at(-1)![0]);
    await request.giveWay();
  }
  return { entries: found, complete: found.length === limit };
}

/** Remaining bytes for the ranges of a response. */
interface Room {
  bytes: number;
}

const kib = (values: readonly (Uint8Array | null)[]): number =>
  values.reduce((sum, value) => sum + (value?.length ?? 0), 0) / 1_024;
