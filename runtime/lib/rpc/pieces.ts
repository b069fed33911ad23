/** Large answers are sent in pieces: each that is taken shows that the caller reads. */

/** An answer of more bytes is sent in pieces of so many. */
export const PIECE_BYTES = 256 * 1024;

/** The pieces of an answer, in order; of a text, whose letters are bytes, without copying it. */
export function* piecesOf<Whole extends string | Buffer>(whole: Whole): Generator<Whole, undefined> {
  for (let at = 0; at < whole.length; at += PIECE_BYTES) {
    const end = at + PIECE_BYTES;
    yield (typeof whole === 'string' ? whole.slice(at, end) : whole.subarray(at, end)) as Whole;
  }
}
