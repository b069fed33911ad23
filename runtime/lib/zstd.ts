/**
 * Zstandard: one frame at a time, of a known size. In WebAssembly, so that hostile frames cannot reach the node's
 * memory.
 */

import type * as Zstd from '@bokuweb/zstd-wasm';

/** The bytes are not a frame of the requested size. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const LEVEL = 3;
const MAGIC = 0x28b52ffd;
/** Flag in the frame header: the content size is present, in a single segment. */
const SINGLE_SEGMENT = 0x20;
const DICTIONARY = 0x03;
/** Bytes of a frame header with one byte for the size. */
const LEAST_HEADER = 6;

let ready: Promise<void> | undefined;
let library: typeof Zstd | undefined;

/** Loads and compiles the library once; call it before the other functions. */
export function loadZstd(): Promise<void> {
  ready ??= begin();
  return ready;
}

async function begin(): Promise<void> {
  const loaded = await import('@bokuweb/zstd-wasm');
  await loaded.init();
  library = loaded;
}

function loaded(): typeof Zstd {
  if (library === undefined) throw new Error('await loadZstd() first');
  return library;
}

/** The bytes as one frame that contains their size. */
export function compress(bytes: Uint8Array): Uint8Array {
  return loaded().compress(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), LEVEL);
}

/** The content of a frame. Throws BadFrame unless it is one frame of exactly `size` bytes; never decompresses more. */
export function decompress(frame: Uint8Array, size: number): Uint8Array {
  if (contentSize(frame) !== size) throw new BadFrame(`it is not a frame of ${size} bytes`);
  const { decompress: inflate } = loaded();
  let content: Uint8Array;
  try {
    content = inflate(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
  } catch (cause) {
    throw new BadFrame(cause instanceof Error ? cause.message : String(cause));
  }
  if (content.length !== size) throw new BadFrame(`it has ${content.length} bytes, not ${size}`);
  return content;
}

/** Content size in a frame header (RFC 8878, 3.1.1.1); undefined for frames in another form than those of this node. */
export function contentSize(frame: Uint8Array): number | undefined {
  if (frame.length < LEAST_HEADER) return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset);
  const flags = view.getUint8(4);
  if (frame.length < LEAST_HEADER - 1 + 2 ** (flags >> 6)) return undefined;
  if (view.getUint32(0) !== MAGIC || (flags & SINGLE_SEGMENT) === 0 || (flags & DICTIONARY) !== 0) return undefined;
  const width = flags >> 6;
  if (width === 0) return view.getUint8(5);
  if (width === 1) return view.getUint16(5, true) + 256;
  if (width === 2) return view.getUint32(5, true);
  return Number(view.getBigUint64(5, true));
}
