/** Lines of COPY for one table, as the bytes that are sent. */

import type { TextForms } from '../../runtime/plugin.js';
import { type Column, copyLine } from './columns.js';

/** Characters of lines that become bytes together. */
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

  /** Adds a row; answers how many characters it has. */
  add(values: readonly unknown[]): number {
    return this.put(copyLine(this.#columns, values, this.#text));
  }

  /** The same of a line that was made. */
  put(line: string): number {
    this.rows++;
    this.#open += line;
    if (this.#open.length >= CHUNK) this.#close();
    return line.length;
  }

  /** The bytes of all lines; the next line is the first of others. */
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
