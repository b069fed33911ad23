/** What the state tree keeps of a state record: the hash of its key, and its value where that is short, else the hash of it. */

import { blake3 } from '../crypto/hash.js';

/** Bytes of a hash. */
export const HASH_BYTES = 32;

/**
 * A leaf: path = Blake3(key), 32 bytes. Content is a value of fewer than 32 bytes itself, so that it can be read without the
 * disk in the room of its hash, and Blake3(value) of a longer one.
 */
export interface TreeLeaf {
  readonly path: Uint8Array;
  readonly content: Uint8Array;
}

/** A write (its content) or a deletion (null) at a path of 32 bytes. */
export interface TreeChange {
  readonly path: Uint8Array;
  readonly content: Uint8Array | null;
}

/** What a leaf keeps of a value. */
export const contentOf = (value: Uint8Array): Uint8Array => (value.length < HASH_BYTES ? value : blake3(value));

/** The leaf of a state record. */
export function leafOf(key: Uint8Array, value: Uint8Array): TreeLeaf {
  return { path: blake3(key), content: contentOf(value) };
}

/** The change that a write of a record (its new value) or its deletion (null) makes to the tree. */
export function changeOf(key: Uint8Array, value: Uint8Array | null): TreeChange {
  return { path: blake3(key), content: value === null ? null : contentOf(value) };
}

/** Throws RangeError unless the bytes are those of a path. */
export function expectPath(bytes: Uint8Array): void {
  if (bytes.length !== HASH_BYTES) throw new RangeError(`path must be ${HASH_BYTES} bytes, got ${bytes.length}`);
}

/** Throws RangeError where the bytes are more than a hash. */
export function expectContent(bytes: Uint8Array): void {
  if (bytes.length > HASH_BYTES)
    throw new RangeError(`content must be at most ${HASH_BYTES} bytes, got ${bytes.length}`);
}
