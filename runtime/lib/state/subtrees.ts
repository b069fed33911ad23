/** A state tree described by its subtrees: their tiling, the start of each, and the resulting root. */

import { hashBlock, NODE_KEY } from './blake3-node.js';
import { bytesAt, readWords } from './tree-words.js';

/** A subtree: its depth, its number of leaves, and its hash. */
export interface Subtree {
  readonly depth: number;
  readonly leaves: number;
  readonly hash: Uint8Array;
}

/** Maximum depth of a subtree: keys ground to share so many bits cost 2^64 hashes each. */
export const DEEPEST = 64;

/** Positions of subtrees, and their combined root. */
export interface Tiling {
  readonly root: Uint8Array;
  /** For each subtree the path bits that all its leaves share, as the first bits of 32 bytes. */
  readonly prefixes: readonly Uint8Array[];
}

const EMPTY = new Uint8Array(32);

/** Combines subtrees given from left to right. Undefined if they leave a gap, overlap, or are too deep. */
export function tile(subtrees: readonly Subtree[]): Tiling | undefined {
  const prefixes: Uint8Array[] = [];
  const path = new Uint8Array(32);
  const pair = new Int32Array(16);
  const out = new Int32Array(8);
  let at = 0;
  const fold = (depth: number): Pick<Subtree, 'leaves' | 'hash'> | undefined => {
    const next = subtrees[at];
    if (next === undefined || next.depth < depth || depth > DEEPEST) return undefined;
    if (next.depth === depth) {
      if (next.leaves === 0 && next.hash.some((byte) => byte !== 0)) return undefined;
      at++;
      prefixes.push(path.slice());
      return next;
    }
    const left = fold(depth + 1);
    path[depth >> 3]! |= 0x80 >> (depth & 7);
    const right = left && fold(depth + 1);
    path[depth >> 3]! &= ~(0x80 >> (depth & 7));
    if (!left || !right) return undefined;
    const leaves = left.leaves + right.leaves;
    if (leaves === 0) return { leaves, hash: EMPTY };
    if (leaves === 1) return { leaves, hash: left.leaves === 1 ? left.hash : right.hash };
    readWords(left.hash, 0, pair, 0, 8);
    readWords(right.hash, 0, pair, 8, 8);
    hashBlock(NODE_KEY, pair, 0, out, 0);
    return { leaves, hash: bytesAt(out, 0) };
  };
  const whole = fold(0);
  return whole && at === subtrees.length ? { root: whole.hash, prefixes } : undefined;
}

/** Whether a path begins with the first `depth` bits of a prefix. */
export function isWithin(path: Uint8Array, prefix: Uint8Array, depth: number): boolean {
  const whole = depth >> 3;
  for (let i = 0; i < whole; i++) if (path[i] !== prefix[i]) return false;
  const mask = 0xff00 >> (depth & 7);
  return ((path[whole]! ^ prefix[whole]!) & mask & 0xff) === 0;
}
