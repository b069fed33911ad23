/** What the state tree keeps of a state record: the hash of its key and the hash of its value. */

import { blake3 } from '../crypto/hash.js';

/** A leaf: path = Blake3(key), valueHash = Blake3(value), 32 bytes each. */
export interface TreeLeaf {
  readonly path: Uint8Array;
  readonly valueHash: Uint8Array;
}

/** A write (value hash) or a deletion (null) at a path of 32 bytes. */
export interface TreeChange {
  readonly path: Uint8Array;
  readonly valueHash: Uint8Array | null;
}

/** The leaf of a state record. */
export function leafOf(key: Uint8Array, value: Uint8Array): TreeLeaf {
  return { path: blake3(key), valueHash: blake3(value) };
}

/** The change that a write of a record (its new value) or its deletion (null) makes to the tree. */
export function changeOf(key: Uint8Array, value: Uint8Array | null): TreeChange {
  return { path: blake3(key), valueHash: value === null ? null : blake3(value) };
}

/** Throws RangeError unless the bytes are 32. */
export function expectHash(bytes: Uint8Array, name: string): void {
  if (bytes.length !== 32) throw new RangeError(`${name} must be 32 bytes, got ${bytes.length}`);
}
