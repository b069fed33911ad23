/**
 * Hashes of the state tree, computed from words without allocation (protocol 5): a node is one 64-byte block, a short
 * value less.
 */

import { BLAKE3_IV } from '../crypto/blake3.js';
import { compress } from '../crypto/blake3-compress.js';
import { blake3 } from '../crypto/hash.js';
import { copyHash, readWords } from './tree-words.js';

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
/** ROOT | CHUNK_END | CHUNK_START. */
const WHOLE = 11;

/** A block whose second half stays empty. */
const short = new Int32Array(16);

/** Hashes the 16 words at `block[at]` under an 8-word key into the 8 words at `out[to]`; the two may overlap. */
export function hashBlock(key: Int32Array, block: Int32Array, at: number, out: Int32Array, to: number): void {
  compress(key, block, at, 0, BLOCK_BYTES, WHOLE_KEYED, out, to);
}

/**
 * Hashes a value of `length` bytes, fewer than 32, in the eight words at `words[at]`, padded with zeros; plain Blake3.
 */
export function hashShort(words: Int32Array, at: number, length: number, out: Int32Array, to: number): void {
  copyHash(words, at, short, 0);
  compress(BLAKE3_IV, short, 0, 0, length, WHOLE, out, to);
}
