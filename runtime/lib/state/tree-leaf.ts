/** Leaves of the state tree: the hash of the key, and the value if it is short, otherwise its hash (decision 0137). */

import { blake3 } from '../crypto/hash.js';

export const HASH_BYTES = 32;

/**
 * A leaf: path = Blake3(key), 32 bytes. The content is a value below 32 bytes itself, readable without disk access, or
 * Blake3(value) of a longer one.
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

/** The content of a leaf for a value. */
export const contentOf = (value: Uint8Array): Uint8Array => (value.length < HASH_BYTES ? value : blake3(value));

/** The leaf of a state record. */
export function leafOf(key: Uint8Array, value: Uint8Array): TreeLeaf {
  return { path: blake3(key), content: contentOf(value) };
}

/** The change of the tree for a write of a record (its new value) or a deletion (null). */
export function changeOf(key: Uint8Array, value: Uint8Array | null): TreeChange {
  return { path: blake3(key), content: value === null ? null : contentOf(value) };
}

/** Throws RangeError unless the bytes have the length of a path. */
export function expectPath(bytes: Uint8Array): void {
  if (bytes.length !== HASH_BYTES) throw new RangeError(`path must be ${HASH_BYTES} bytes, got ${bytes.length}`);
}

/** Throws RangeError if the bytes are longer than a hash. */
export function expectContent(bytes: Uint8Array): void {
  if (bytes.length > HASH_BYTES)
    throw new RangeError(`content must be at most ${HASH_BYTES} bytes, got ${bytes.length}`);
}
