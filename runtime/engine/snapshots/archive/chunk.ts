/**
 * A chunk of an archive: one tar entry, compressed separately, so that the chunks in a row form a .tar.zst and each can
 * be read alone.
 */

import { Header } from 'tar/header';
import { BadFrame, compress, decompress } from '../../../lib/zstd.js';

const BLOCK = 512;
/** Timestamp of all files: the archive's content depends on the chain alone. */
const NO_TIME = new Date(0);

/** End marker of a tar archive. */
export const END = new Uint8Array(2 * BLOCK);

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

function headerOf(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  new Header({ path: name, size, mode: 0o644, uid: 0, gid: 0, mtime: NO_TIME, type: 'File' }).encode(block, 0);
  return block;
}

export function toChunk(name: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK + padded(content.length));
  whole.set(headerOf(name, content.length));
  whole.set(content, BLOCK);
  return compress(whole);
}

/**
 * The content of a chunk. Throws BadFrame unless it is exactly this file: names, links and sizes from an archive are
 * never trusted.
 */
export function contentOf(chunk: Uint8Array, name: string, size: number): Uint8Array {
  const whole = decompress(chunk, BLOCK + padded(size));
  if (Buffer.compare(whole.subarray(0, BLOCK), headerOf(name, size)) !== 0) throw new BadFrame(`it is not ${name}`);
  if (whole.subarray(BLOCK + size).some((byte) => byte !== 0)) throw new BadFrame(`bytes follow ${name}`);
  return whole.subarray(BLOCK, BLOCK + size);
}
