/** Rows written one after the other into one piece of memory: it crosses into native code faster than each row from its own. */

import { Writer } from '../codec/bytes.js';
import type { DatabaseChange } from './database.js';

/** Stands for the end of a value that there is not. */
const DELETED = -1;

/** Collects rows: write a key, end it, write its value, end it; and so on. */
export class RowWriter {
  readonly to: Writer;
  /** Where keys and values end, by turns. */
  readonly #ends: number[] = [];

  /** `bytes`: about how many there will be. */
  constructor(bytes: number) {
    this.to = new Writer(bytes);
  }

  /** What was written since the last end is a key, or the value of the key before it. */
  end(): void {
    this.#ends.push(this.to.size);
  }

  /** The key before it has no value: its row is deleted. */
  noValue(): void {
    this.#ends.push(DELETED);
  }

  /** The rows. */
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
