/** Zstandard streams of any size: a sequence of small frames, so that neither side holds more than one. */

import { ByteReader } from './byte-reader.js';
import { BadFrame, compress, contentSize, decompress, loadZstd } from './zstd.js';

/** Content bytes of a written frame. */
const FRAME = 1024 * 1024;
/** Maximum content of a frame to read, because it is held in memory. */
export const MOST_IN_FRAME = 8 * FRAME;
/** Bytes of a block header: whether it is the last, its kind, its size (RFC 8878, 3.1.1.2). */
const BLOCK_HEADER = 3;
/** Kind of a block that repeats one byte. */
const REPEATED = 1;
/** Flag in the frame header: a checksum of four bytes follows the blocks. */
const CHECKSUM = 0x04;
/** Longest frame header. */
const MOST_HEADER = 18;
/** Maximum bytes of blocks beyond incompressible content. */
const MOST_BEYOND = 64 * 1024;

/** Compresses pieces of bytes into frames. */
export async function* compressed(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await loadZstd();
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    while (size >= FRAME) {
      const bytes = Buffer.concat(held);
      yield compress(bytes.subarray(0, FRAME));
      held = [bytes.subarray(FRAME)];
      size -= FRAME;
    }
  }
  if (size > 0) yield compress(Buffer.concat(held));
}

/** The content of frames. Throws BadFrame for invalid data before it allocates much memory. */
export async function* decompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await loadZstd();
  const from = new ByteReader(bytes);
  while (await from.has(1)) {
    await from.has(MOST_HEADER);
    const size = contentSize(from.held);
    if (size === undefined || size > MOST_IN_FRAME) {
      throw new BadFrame(`it is not a small Zstandard frame; if it is a large one, decompress it first: zstd -d`);
    }
    yield decompress(await frameOf(from, size), size);
  }
}

/** The next frame, from its first byte to its last. */
async function frameOf(from: ByteReader, size: number): Promise<Uint8Array> {
  const flags = from.held[4]!;
  // A single segment has no window; the size of the content takes 1, 2, 4 or 8 bytes.
  let end = 5 + 2 ** (flags >> 6);
  for (let last = false; !last; ) {
    if (!(await from.has(end + BLOCK_HEADER))) throw new BadFrame('it ends within a frame');
    const header = from.held[end]! | (from.held[end + 1]! << 8) | (from.held[end + 2]! << 16);
    last = (header & 1) === 1;
    end += BLOCK_HEADER + (((header >> 1) & 3) === REPEATED ? 1 : header >> 3);
    if (end > size + MOST_BEYOND) throw new BadFrame('a frame is longer than its content');
  }
  if ((flags & CHECKSUM) !== 0) end += 4;
  if (!(await from.has(end))) throw new BadFrame('it ends within a frame');
  return from.take(end);
}
