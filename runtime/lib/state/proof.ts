/** Proofs against a state root that a key has a value or is absent; verified with hashes only, also in browsers. */

import { list, oneOf, struct } from '../codec/composites.js';
import { doc } from '../codec/doc.js';
import { bytes, range } from '../codec/scalars.js';
import type { ValueOf } from '../codec/type.js';
import { blake3 } from '../crypto/hash.js';
import { hashBlock, LEAF_KEY, NODE_KEY } from './blake3-node.js';
import { copyHash, firstDifference, pathBit, readWords } from './tree-words.js';

const hash32 = bytes(32, 32);

/**
 * The path from the root (level 0) towards the key down to level `depth`, and the terminal there: the key's own leaf,
 * another leaf (the key is absent), or nothing. Bit i of the bitmap, the most significant of the first byte first, is
 * set if the sibling at level i is not empty; the siblings are listed from the root downwards.
 */
export const Proof = struct({
  terminal: doc(
    oneOf({
      own: doc(struct({}), 'Leaf of the key: the key holds the value'),
      other: doc(
        struct({
          path: doc(hash32, 'Hash of the key of the other leaf, 32 bytes'),
          value_hash: doc(hash32, 'Hash of the value of the other leaf, 32 bytes'),
        }),
        'Leaf of another key: the key is absent',
      ),
      empty: doc(struct({}), 'Empty subtree: the key is absent'),
    }),
    'Node at the end of the path',
  ),
  depth: doc(range(0, 256), 'Level of the tree at which the path ends; the root is 0'),
  bitmap: doc(
    hash32,
    'Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty',
  ),
  siblings: doc(list(hash32, 256), 'Hashes of the siblings that are not empty, from the root downwards'),
});
export type Proof = ValueOf<typeof Proof>;

/**
 * Whether the proof shows that under `root` (32 bytes) the key has exactly this value, or is absent if null. A false,
 * malformed or overlong proof returns false, whatever its source.
 */
export function verifyProof(root: Uint8Array, key: Uint8Array, value: Uint8Array | null, proof: Proof): boolean {
  return verifyPath(root, blake3(key), value && blake3(value), proof);
}

/** Like `verifyProof`, for callers that know only the path and the value hash (32 bytes each). */
export function verifyPath(root: Uint8Array, path: Uint8Array, valueHash: Uint8Array | null, proof: Proof): boolean {
  if (root.length !== 32 || path.length !== 32 || !isWellFormed(proof)) return false;
  const words = new Int32Array(8);
  readWords(path, 0, words, 0, 8);
  const hash = terminalHash(words, valueHash, proof);
  if (hash === null) return false;
  const pair = new Int32Array(16);
  let last = proof.siblings.length;
  for (let level = proof.depth - 1; level >= 0; level--) {
    const own = pathBit(words, 0, level) << 3;
    copyHash(hash, 0, pair, own);
    if (hasSibling(proof.bitmap, level)) readWords(proof.siblings[--last]!, 0, pair, 8 - own, 8);
    else pair.fill(0, 8 - own, 16 - own);
    hashBlock(NODE_KEY, pair, 0, hash, 0);
  }
  readWords(root, 0, words, 0, 8);
  return firstDifference(hash, 0, words, 0) === 256;
}

/** The hash of the terminal as a subtree, or null if it cannot be on this path or does not show the claim. */
function terminalHash(path: Int32Array, valueHash: Uint8Array | null, { terminal, depth }: Proof): Int32Array | null {
  const hash = new Int32Array(8);
  const leaf = new Int32Array(16);
  if ('own' in terminal) {
    if (valueHash?.length !== 32) return null;
    leaf.set(path);
    readWords(valueHash, 0, leaf, 8, 8);
  } else {
    if (valueHash !== null) return null;
    if ('empty' in terminal) return hash;
    readWords(terminal.other.path, 0, leaf, 0, 8);
    readWords(terminal.other.value_hash, 0, leaf, 8, 8);
    const shared = firstDifference(path, 0, leaf, 0);
    if (shared < depth || shared === 256) return null;
  }
  hashBlock(LEAF_KEY, leaf, 0, hash, 0);
  return hash;
}

/**
 * Checks that the depth is in range, every hash has 32 bytes, and the bitmap matches the siblings, none of which is
 * empty.
 */
function isWellFormed({ terminal, depth, bitmap, siblings }: Proof): boolean {
  if (!Number.isInteger(depth) || depth < 0 || depth > 256 || bitmap.length !== 32) return false;
  if ('other' in terminal && (terminal.other.path.length !== 32 || terminal.other.value_hash.length !== 32))
    return false;
  let named = 0;
  for (let level = 0; level < 256; level++) {
    if (!hasSibling(bitmap, level)) continue;
    if (level >= depth) return false;
    named++;
  }
  return named === siblings.length && siblings.every((s) => s.length === 32 && s.some((byte) => byte !== 0));
}

function hasSibling(bitmap: Uint8Array, level: number): boolean {
  return (bitmap[level >>> 3]! & (0x80 >>> (level & 7))) !== 0;
}
