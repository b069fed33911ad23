/** Reads the lines of a file of any size, one at a time and with a maximum length. */

import { ByteReader } from '../../../lib/byte-reader.js';
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
  readonly #stream: ByteReader;
  /** Number of the line read last, from 1. */
  number = 0;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#stream = new ByteReader(bytes);
  }

  /** The next line; null at the end of the file. Throws BadLine. */
  async next(most: number): Promise<Line | null> {
    this.number++;
    for (let searched = 0; ; ) {
      const { held } = this.#stream;
      const end = held.indexOf(NEWLINE, searched);
      if ((end < 0 ? held.length : end) > most) throw new BadLine(`it has more than ${most} bytes`);
      if (end >= 0) return { text: textOf(held.subarray(0, end)), bytes: this.#stream.take(end + 1) };
      searched = held.length;
      if (await this.#stream.has(searched + 1)) continue;
      if (searched === 0) return null;
      throw new BadLine('the file ends within it');
    }
  }

  end(): Promise<void> {
    return this.#stream.end();
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BadLine('it is not UTF-8');
  }
}
