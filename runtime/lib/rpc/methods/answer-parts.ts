/**
 * Large responses: bytes that many callers can share, sent in pieces. Each piece taken shows that its caller still
 * reads.
 */

/** Size of a piece; larger responses are sent in pieces. */
export const PIECE_BYTES = 256 * 1024;

/** JSON text to send, in parts if it is long. */
export type JsonText = string | AnswerParts;

/** A long text as bytes outside the heap. The part before a result belongs to one caller; the result can be shared. */
export class AnswerParts {
  readonly buffers: readonly Uint8Array[];
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
        // The same bytes, shared by all responses that contain them.
        if (part instanceof AnswerParts) buffers.push(...part.buffers);
        else buffers.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
      }
    }
    endText();
    this.buffers = buffers;
    this.length = buffers.reduce((sum, { length }) => sum + length, 0);
  }

  get text(): string {
    return Buffer.concat(this.buffers).toString();
  }
}

export function listOf(texts: readonly JsonText[]): JsonText {
  if (texts.every((text) => typeof text === 'string')) return `[${texts.join(',')}]`;
  const items = texts.flatMap((text, i) => [i === 0 ? '' : ',', text]);
  return new AnswerParts(['[', ...items, ']']);
}

/** The pieces to send, in order, without copying. */
export function* piecesOf({ buffers }: AnswerParts): Generator<Uint8Array, undefined> {
  for (const buffer of buffers) {
    for (let at = 0; at < buffer.length; at += PIECE_BYTES) yield buffer.subarray(at, at + PIECE_BYTES);
  }
}
