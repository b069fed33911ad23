/**
 * Start positions of the blocks of a log segment: a small checksummed side file, rebuilt from the segment if it does
 * not match.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { crc32c } from './crc32c.js';
import { errno, fileFailure } from './errors.js';

/** Positions of the frames of a segment, in height order, and of its end. */
export interface SegmentIndex {
  readonly starts: ArrayLike<number>;
  readonly end: number;
}

/** Size of the side file of a segment of `count` blocks: u32 for each start and the end, then crc32c. Little-endian. */
export function indexLength(count: number): number {
  return 4 * count + 8;
}

/** Not synced: the index only saves time, and its checksum shows whether it is complete. */
export async function writeIndex(path: string, { starts, end }: SegmentIndex): Promise<void> {
  const bytes = Buffer.alloc(indexLength(starts.length));
  for (let i = 0; i < starts.length; i++) bytes.writeUInt32LE(starts[i]!, 4 * i);
  bytes.writeUInt32LE(end, 4 * starts.length);
  bytes.writeUInt32LE(crc32c(bytes.subarray(0, -4)), bytes.length - 4);
  try {
    await writeFile(path, bytes);
  } catch (cause) {
    throw fileFailure(path, cause);
  }
}

/** The index in a side file; null if the file is missing or incomplete. */
export async function readIndex(path: string): Promise<SegmentIndex | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return null;
    throw fileFailure(path, cause);
  }
  const count = (bytes.length - 8) / 4;
  if (!Number.isInteger(count) || count < 0) return null;
  if (crc32c(bytes.subarray(0, -4)) !== bytes.readUInt32LE(bytes.length - 4)) return null;
  const starts = new Uint32Array(count);
  for (let i = 0; i < count; i++) starts[i] = bytes.readUInt32LE(4 * i);
  return { starts, end: bytes.readUInt32LE(4 * count) };
}
