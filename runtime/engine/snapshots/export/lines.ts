/** Reads the lines of a file of any size, one at a time and with a maximum length. */

import { MOST_CONTENT } from '../archive/contents.js';
import { BadLine } from './format.js';

/** Maximum length of a record or header line, bytes. The largest records have some hundred kilobytes. */
export const MOST_RECORD = 4 * 1024 * 1024;
/** Maximum length of a proof line, bytes: the proof as hex. */
export const MOST_PROOF = 2 * MOST_CONTENT + 64;

const NEWLINE = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A line, and its bytes including the newline. */
export interface Line {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Reads the lines of a file in order. */
export class LineReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array(0);
  /** Number of the line read last, from 1. */
  number = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line; null at the end of the file. Throws BadLine. */
  async next(most: number): Promise<Line | null> {
    this.number++;
    let searched = 0;
    for (;;) {
      const end = this.#held.indexOf(NEWLINE, searched);
      if ((end < 0 ? this.#held.length : end) > most) throw new BadLine(`it has more than ${most} bytes`);
      if (end >= 0) {
        const bytes = this.#held.subarray(0, end + 1);
        this.#held = this.#held.subarray(end + 1);
        return { text: textOf(bytes.subarray(0, end)), bytes };
      }
      searched = this.#held.length;
      const more = await this.#chunks.next();
      if (more.done && searched === 0) return null;
      if (more.done) throw new BadLine('the file ends within it');
      this.#held = searched === 0 ? more.value : Buffer.concat([this.#held, more.value]);
    }
  }

  async end(): Promise<void> {
    await this.#chunks.return?.();
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BadLine('it is not UTF-8');
  }
}
