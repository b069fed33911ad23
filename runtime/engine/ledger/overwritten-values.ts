/** Values overwritten by a block as a database row, so that recent heights stay readable after a restart. */

import type { StateKey } from '../../kernel/chain/journal.js';
import type { Write } from '../../kernel/chain/seal.js';
import { toHex } from '../../lib/codec/ids.js';
import { CodecError, decode, Reader, type Type, Writer } from '../../lib/codec/type.js';

/** Length value that marks an absent record. */
const ABSENT = 0xffff_ffff;
const KEY_LENGTH = 2;
const DIGITS = new TextEncoder().encode('0123456789abcdef');

/** The row of a block: its parent's time, and each changed key in order with its old value; undefined if absent. */
export function replacedRow(
  parentTimeMs: number,
  writes: readonly Pick<Write, 'key' | 'change'>[],
  values: readonly unknown[],
  operations: unknown,
): Uint8Array {
  const to = new Writer(16 + writes.length * 128, operations);
  to.safe64(parentTimeMs);
  to.u32(writes.length);
  for (let i = 0; i < writes.length; i++) {
    const { key, change } = writes[i]!;
    to.u16(key.length / 2);
    to.hex(key);
    if (values[i] === undefined) to.u32(ABSENT);
    else {
      const begun = to.begin();
      change.type.write(to, values[i]);
      to.end(begun, ABSENT - 1);
    }
  }
  return to.done();
}

/**
 * Such a row, read in place. The overwritten values of many blocks stay in memory; as objects they would take several
 * times as much and burden the garbage collector.
 */
export class Replaced {
  readonly parentTimeMs: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #operations: unknown;
  readonly #starts: Uint32Array;

  /** Throws CodecError on malformed bytes. */
  constructor(bytes: Uint8Array, operations: unknown) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#operations = operations;
    const from = new Reader(bytes);
    this.parentTimeMs = from.safe64();
    this.#starts = new Uint32Array(from.count(bytes.length));
    for (let i = 0; i < this.#starts.length; i++) {
      this.#starts[i] = from.at;
      from.skip(from.u16());
      const length = from.u32();
      if (length !== ABSENT) from.skip(length);
      if (i > 0 && !this.#isAbove(i)) throw new CodecError('keys that are not in order');
    }
    from.end();
  }

  get size(): number {
    return this.#starts.length;
  }

  /** Index of a key; -1 if the block did not change it. */
  find(key: StateKey): number {
    const index = this.#from(key);
    return index < this.size && this.#compare(index, key) === 0 ? index : -1;
  }

  /** The value at an index; undefined if the record was absent. Throws CodecError. */
  read<T>(index: number, type: Type<T>): T | undefined {
    const value = this.valueAt(index);
    return value && decode(type, value, this.#operations);
  }

  /** The keys k with from <= k < to, in order; without bounds, all keys. */
  *keys(from: StateKey = '', to?: StateKey): Generator<StateKey> {
    const end = to === undefined ? this.size : this.#from(to);
    for (let index = this.#from(from); index < end; index++) yield toHex(this.keyAt(index));
  }

  /** The key bytes at an index; a view of the row. */
  keyAt(index: number): Uint8Array {
    const start = this.#starts[index]!;
    const from = start + KEY_LENGTH;
    return this.#bytes.subarray(from, from + this.#view.getUint16(start, true));
  }

  /** The value bytes at an index, a view of the row; undefined if the record was absent. */
  valueAt(index: number): Uint8Array | undefined {
    const start = this.#starts[index]!;
    const at = start + KEY_LENGTH + this.#view.getUint16(start, true);
    const length = this.#view.getUint32(at, true);
    return length === ABSENT ? undefined : this.#bytes.subarray(at + 4, at + 4 + length);
  }

  /** Index of the first key at or above the given one. */
  #from(key: StateKey): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a key is above the previous one. */
  #isAbove(index: number): boolean {
    const before = this.#starts[index - 1]!;
    const start = this.#starts[index]!;
    const length = this.#view.getUint16(before, true);
    const least = Math.min(length, this.#view.getUint16(start, true));
    for (let at = KEY_LENGTH; at < KEY_LENGTH + least; at++) {
      const difference = this.#bytes[start + at]! - this.#bytes[before + at]!;
      if (difference !== 0) return difference > 0;
    }
    return least === length && this.#view.getUint16(start, true) > length;
  }

  /** Compares by hex digits, because range ends need not be whole bytes and may have a digit above f. */
  #compare(index: number, key: StateKey): number {
    const start = this.#starts[index]!;
    const from = start + KEY_LENGTH;
    const length = 2 * this.#view.getUint16(start, true);
    for (let i = 0; i < length && i < key.length; i++) {
      const byte = this.#bytes[from + (i >> 1)]!;
      const difference = DIGITS[i % 2 === 0 ? byte >> 4 : byte & 15]! - key.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - key.length;
  }
}
