/** The node hash of the state tree: keyed Blake3 of exactly one 64-byte block, without allocation (protocol 5). */

import { compress } from '../crypto/blake3-compress.js';
import { blake3 } from '../crypto/hash.js';
import { readWords } from './tree-words.js';

function keyOf(context: string): Int32Array {
  const words = new Int32Array(8);
  readWords(blake3(new TextEncoder().encode(context)), 0, words, 0, 8);
  return words;
}

/** Key of leaves, whose block is path ‖ value hash. */
export const LEAF_KEY = keyOf('trellis/state-tree/leaf');

/** Key of inner nodes, whose block is left hash ‖ right hash. */
export const NODE_KEY = keyOf('trellis/state-tree/node');

const BLOCK_BYTES = 64;
/** KEYED_HASH | ROOT | CHUNK_END | CHUNK_START: one block is the whole message. */
const WHOLE_KEYED = 27;

/** Hashes the 16 words at `block[at]` under an 8-word key into the 8 words at `out[to]`; the two may overlap. */
export function hashBlock(key: Int32Array, block: Int32Array, at: number, out: Int32Array, to: number): void {
  compress(key, block, at, 0, BLOCK_BYTES, WHOLE_KEYED, out, to);
}
