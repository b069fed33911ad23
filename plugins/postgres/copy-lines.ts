/** COPY lines of one table, buffered as bytes. */

import type { TextForms } from '../../runtime/plugin.js';
import { type Column, copyLine } from './columns.js';

/** Characters encoded to bytes at a time. */
const CHUNK = 65_536;

export class CopyLines {
  rows = 0;
  readonly #columns: readonly Column[];
  readonly #text: TextForms;
  #chunks: Buffer[] = [];
  #open = '';

  constructor(columns: readonly Column[], text: TextForms) {
    this.#columns = columns;
    this.#text = text;
  }

  /** Adds a row; returns its length in characters. */
  add(values: readonly unknown[]): number {
    return this.put(copyLine(this.#columns, values, this.#text));
  }

  /** Adds a finished line; returns its length. */
  put(line: string): number {
    this.rows++;
    this.#open += line;
    if (this.#open.length >= CHUNK) this.#close();
    return line.length;
  }

  /** Returns the bytes of all lines and empties the buffer. */
  take(): readonly Buffer[] {
    if (this.#open !== '') this.#close();
    const chunks = this.#chunks;
    this.#chunks = [];
    return chunks;
  }

  #close(): void {
    this.#chunks.push(Buffer.from(this.#open));
    this.#open = '';
  }
}
