/** What a block overwrote, as a row of the database: so that recent heights can be read also after a restart. */

import type { StateKey } from '../../kernel/chain/journal.js';
import type { Write } from '../../kernel/chain/seal.js';
import { toHex } from '../../lib/codec/ids.js';
import { CodecError, decode, Reader, type Type, Writer } from '../../lib/codec/type.js';

/** Stands in the place of a length for a record that was not there. */
const ABSENT = 0xffff_ffff;
/** Bytes of the length of a key. */
const KEY_LENGTH = 2;
/** Codes of the hex digits. */
const DIGITS = new TextEncoder().encode('0123456789abcdef');

/** The row of a block: when its parent was, and each key that it changed, in their order, with the value that it had; undefined for none. */
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
 * Such a row, read where it lies: what many blocks overwrote is kept for a while, and as objects it would take several times the
 * memory, which a collector goes through again and again.
 */
export class Replaced {
  readonly parentTimeMs: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #operations: unknown;
  /** Where each record begins. */
  readonly #starts: Uint32Array;

  /** Throws CodecError on other bytes. */
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

  /** How many records. */
  get size(): number {
    return this.#starts.length;
  }

  /** The place of a key; -1 where the block did not change it. */
  find(key: StateKey): number {
    const index = this.#from(key);
    return index < this.size && this.#compare(index, key) === 0 ? index : -1;
  }

  /** The value by its place; undefined for a record that was not there. Throws CodecError. */
  read<T>(index: number, type: Type<T>): T | undefined {
    const value = this.valueAt(index);
    return value && decode(type, value, this.#operations);
  }

  /** The keys k with from <= k < to, in order; all without ends. */
  *keys(from: StateKey = '', to?: StateKey): Generator<StateKey> {
    const end = to === undefined ? this.size : this.#from(to);
    for (let index = this.#from(from); index < end; index++) yield toHex(this.keyAt(index));
  }

  /** The bytes of a key by its place; a view of the row. */
  keyAt(index: number): Uint8Array {
    const start = this.#starts[index]!;
    const from = start + KEY_LENGTH;
    return this.#bytes.subarray(from, from + this.#view.getUint16(start, true));
  }

  /** The bytes of a value by its place, a view of the row; undefined for a record that was not there. */
  valueAt(index: number): Uint8Array | undefined {
    const start = this.#starts[index]!;
    const at = start + KEY_LENGTH + this.#view.getUint16(start, true);
    const length = this.#view.getUint32(at, true);
    return length === ABSENT ? undefined : this.#bytes.subarray(at + 4, at + 4 + length);
  }

  /** The place of the first key that is not below another one. */
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

  /** Whether a key is above the one before it. */
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

  /** By hex digits, as ends of ranges are no whole bytes, and may have a digit above f. */
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
