/** What a block overwrote, as a row of the database: so that recent heights can be read also after a restart. */

import type { StateKey } from '../../kernel/chain/journal.js';
import type { Write } from '../../kernel/chain/seal.js';
import { decode, Reader, type Type, Writer } from '../../lib/codec/type.js';

/** Stands in the place of a length for a record that was not there. */
const ABSENT = 0xffff_ffff;

/** The values of keys before a block; undefined for records that were not there. */
export interface Before {
  has(key: StateKey): boolean;
  get<T>(key: StateKey, type: Type<T>): unknown;
  keys(): Iterable<StateKey>;
}

/** The row of a block: when its parent was, and each changed key with the value that it had. */
export function replacedRow(
  parentTimeMs: number,
  writes: readonly Write[],
  before: ReadonlyMap<StateKey, unknown>,
  operations: unknown,
): Uint8Array {
  const to = new Writer(16 + writes.length * 128, operations);
  to.safe64(parentTimeMs);
  to.u32(before.size);
  for (const { key, change } of writes) {
    const value = before.get(key);
    to.u16(key.length / 2);
    to.hex(key);
    if (value === undefined) to.u32(ABSENT);
    else {
      const begun = to.begin();
      change.type.write(to, value);
      to.end(begun, ABSENT - 1);
    }
  }
  return to.done();
}

/** Reads a row; the values as they were kept, undefined for records that were not there. Throws CodecError. */
export function replacedValues(bytes: Uint8Array): {
  readonly parentTimeMs: number;
  readonly values: ReadonlyMap<StateKey, Uint8Array | undefined>;
} {
  const from = new Reader(bytes);
  const parentTimeMs = from.safe64();
  const values = new Map<StateKey, Uint8Array | undefined>();
  for (let left = from.u32(); left > 0; left--) {
    const key = from.hex(from.u16());
    const length = from.u32();
    values.set(key, length === ABSENT ? undefined : from.raw(length));
  }
  from.end();
  return { parentTimeMs, values };
}

/** The same; values are decoded when they are asked for, by who knows of which type they are. Throws CodecError. */
export function readReplaced(bytes: Uint8Array, operations: unknown): { parentTimeMs: number; before: Before } {
  const { parentTimeMs, values } = replacedValues(bytes);
  const before: Before = {
    has: (key) => values.has(key),
    get(key, type) {
      const value = values.get(key);
      return value && decode(type, value, operations);
    },
    keys: () => values.keys(),
  };
  return { parentTimeMs, before };
}
