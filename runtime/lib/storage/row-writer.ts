/** Rows written one after the other into one buffer, which crosses into native code faster than one buffer per row. */

import { Writer } from '../codec/bytes.js';
import type { DatabaseChange } from './database.js';

/** Marks a row without value. */
const DELETED = -1;

/** Collects rows: write a key, end it, write its value, end it; and so on. */
export class RowWriter {
  readonly to: Writer;
  /** Ends of keys and values, alternating. */
  readonly #ends: number[] = [];

  /** `bytes`: expected total size. */
  constructor(bytes: number) {
    this.to = new Writer(bytes);
  }

  /** Ends a key, or the value of the preceding key. */
  end(): void {
    this.#ends.push(this.to.size);
  }

  /** Gives the preceding key no value: its row is deleted. */
  noValue(): void {
    this.#ends.push(DELETED);
  }

  done(): DatabaseChange[] {
    const { buffer, byteOffset } = this.to.done();
    const rows: DatabaseChange[] = [];
    for (let i = 0, from = 0; i < this.#ends.length; i += 2) {
      const middle = this.#ends[i]!;
      const end = this.#ends[i + 1]!;
      const value = end === DELETED ? null : new Uint8Array(buffer, byteOffset + middle, end - middle);
      rows.push([new Uint8Array(buffer, byteOffset + from, middle - from), value]);
      from = end === DELETED ? middle : end;
    }
    return rows;
  }
}
