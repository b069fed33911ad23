/** Long responses as JSON text, written in pieces with yields in between, and as bytes that are not copied again. */

import { AnswerParts, PIECE_BYTES } from './answer-parts.js';
import { RawJson } from './method.js';

/** List entries converted to text at a time. */
const ENTRIES = 64;
/**
 * Characters encoded at a time. V8 allocates strings of more than 128 KiB separately, which takes longer than writing
 * them.
 */
const CHARACTERS = 16 * 1024;
/** Bytes of the first piece. Each further piece is twice as large, up to the size of the pieces that are sent. */
const FIRST_BYTES = 32 * 1024;

/** Writer of JSON text. */
export class JsonWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #texts: string[] = [];
  #characters = 0;
  #piece = Buffer.alloc(0);
  #next = FIRST_BYTES;
  #written = 0;

  write(text: string): void {
    this.#texts.push(text);
    this.#characters += text.length;
    if (this.#characters >= CHARACTERS) this.#toBytes();
  }

  /** Everything written; nothing may be written afterwards. */
  done(): RawJson {
    if (this.#parts.length === 0 && this.#written === 0) return new RawJson(this.#texts.join(''));
    this.#toBytes();
    // A copy: a cached response must not retain the unused memory of its last piece, nor that of the pool of Buffer.
    this.#parts.push(new Uint8Array(this.#piece.subarray(0, this.#written)));
    return new RawJson(new AnswerParts(this.#parts));
  }

  #toBytes(): void {
    const text = this.#texts.join('');
    this.#texts.length = this.#characters = 0;
    const bytes = Buffer.byteLength(text);
    if (bytes > this.#piece.length - this.#written) {
      this.#endPiece();
      this.#piece = Buffer.allocUnsafeSlow(Math.max(this.#next, bytes));
      this.#next = Math.min(this.#next * 2, PIECE_BYTES);
    }
    this.#written += this.#piece.write(text, this.#written, bytes === text.length ? 'latin1' : 'utf8');
  }

  #endPiece(): void {
    if (this.#written > 0) this.#parts.push(this.#piece.subarray(0, this.#written));
    this.#written = 0;
  }
}

/** A JSON value as text; `giveWay` is called between pieces of its lists. */
export async function jsonInPieces(value: unknown, giveWay: () => Promise<void> | undefined): Promise<RawJson> {
  const writer = new JsonWriter();
  await write(writer, value, giveWay);
  return writer.done();
}

async function write(writer: JsonWriter, value: unknown, giveWay: () => Promise<void> | undefined): Promise<void> {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += ENTRIES) {
      await giveWay();
      writer.write(at === 0 ? '[' : ',');
      writer.write(JSON.stringify(value.slice(at, at + ENTRIES)).slice(1, -1));
    }
    writer.write(value.length === 0 ? '[]' : ']');
  } else if (typeof value === 'object' && value !== null) {
    let before = '{';
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      writer.write(`${before}${JSON.stringify(name)}:`);
      await write(writer, inner, giveWay);
      before = ',';
    }
    writer.write(before === '{' ? '{}' : '}');
  } else writer.write(JSON.stringify(value) ?? 'null');
}
