/** Protocol 5 word by word, slow and obvious: what the state tree is checked against. */

import { blake3 } from '@noble/hashes/blake3.js';
import type { TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';

const key = (context: string) => blake3(new TextEncoder().encode(context));
const LEAF_KEY = key('trellis/state-tree/leaf');
const NODE_KEY = key('trellis/state-tree/node');

export const EMPTY_ROOT = new Uint8Array(32);

export const join = (left: Uint8Array, right: Uint8Array) => Uint8Array.from([...left, ...right]);
/** The hash of the value that content stands for. */
export const valueHash = (content: Uint8Array) => (content.length < 32 ? blake3(content) : content);
export const leafHash = ({ path, content }: TreeLeaf) => blake3(join(path, valueHash(content)), { key: LEAF_KEY });
export const nodeHash = (left: Uint8Array, right: Uint8Array) => blake3(join(left, right), { key: NODE_KEY });

/** Bits from the most significant. */
export const bit = (path: Uint8Array, index: number) => (path[Math.trunc(index / 8)]! >> (7 - (index % 8))) & 1;

/** The hash of the subtree at `depth` that has exactly these leaves. */
export function rootOf(leaves: readonly TreeLeaf[], depth = 0): Uint8Array {
  if (leaves.length === 0) return EMPTY_ROOT;
  if (leaves.length === 1) return leafHash(leaves[0]!);
  const left = leaves.filter(({ path }) => bit(path, depth) === 0);
  const right = leaves.filter(({ path }) => bit(path, depth) === 1);
  return nodeHash(rootOf(left, depth + 1), rootOf(right, depth + 1));
}

/** Reproducible bytes that look random. */
export function noise(seed: number, length = 32): Uint8Array {
  return blake3(Uint8Array.of(seed & 255, (seed >> 8) & 255, (seed >> 16) & 255, seed >> 24), { dkLen: length });
}

/** Content of any length that a leaf may have: every second one a hash, the others values of fewer bytes. */
export const contentOf = (seed: number): Uint8Array => noise(seed).subarray(0, seed % 2 === 0 ? 32 : seed % 32);

/** A path that shares exactly `depth` bits with another. */
export function partingAt(path: Uint8Array, depth: number, seed = depth): Uint8Array {
  const other = noise(seed);
  for (let i = 0; i <= depth; i++) {
    const wanted = i === depth ? 1 - bit(path, i) : bit(path, i);
    const mask = 0x80 >> (i % 8);
    other[i >> 3] = wanted === 1 ? other[i >> 3]! | mask : other[i >> 3]! & ~mask;
  }
  return other;
}

/** Forty paths, most of them in a few bunches that part anywhere from the first bit to the last. */
export const BUNCHED: readonly Uint8Array[] = Array.from({ length: 40 }, (_, i) => {
  const base = noise(i % 3);
  return i < 3
    ? base
    : i < 30
      ? partingAt(base, [0, 1, 7, 8, 31, 32, 33, 63, 64, 100, 200, 254, 255][i % 13]!, i)
      : noise(i);
});
