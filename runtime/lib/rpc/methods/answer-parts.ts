/** Large answers: bytes that many callers may share, sent in pieces, each of which shows when it is taken that its caller reads. */

/** An answer of more bytes is sent in pieces of so many. */
export const PIECE_BYTES = 256 * 1024;

/** JSON text to be sent, or a long one in parts. */
export type JsonText = string | AnswerParts;

/** A long text as bytes, outside the heap. What is in front of a result is each caller's own; the result may be the same for many. */
export class AnswerParts {
  readonly buffers: readonly Uint8Array[];
  /** Bytes of all of them. */
  readonly length: number;

  constructor(parts: readonly (string | Uint8Array | AnswerParts)[]) {
    const buffers: Uint8Array[] = [];
    let text = '';
    const endText = (): void => {
      if (text !== '') buffers.push(Buffer.from(text));
      text = '';
    };
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else {
        endText();
        // The same bytes, which all answers with it share.
        if (part instanceof AnswerParts) buffers.push(...part.buffers);
        else buffers.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
      }
    }
    endText();
    this.buffers = buffers;
    this.length = buffers.reduce((sum, { length }) => sum + length, 0);
  }

  /** The whole text. */
  get text(): string {
    return Buffer.concat(this.buffers).toString();
  }
}

/** A list of JSON texts. */
export function listOf(texts: readonly JsonText[]): JsonText {
  if (texts.every((text) => typeof text === 'string')) return `[${texts.join(',')}]`;
  const items = texts.flatMap((text, i) => [i === 0 ? '' : ',', text]);
  return new AnswerParts(['[', ...items, ']']);
}

/** What is sent at a time, in order, without copying any of it. */
export function* piecesOf({ buffers }: AnswerParts): Generator<Uint8Array, undefined> {
  for (const buffer of buffers) {
    for (let at = 0; at < buffer.length; at += PIECE_BYTES) yield buffer.subarray(at, at + PIECE_BYTES);
  }
}
