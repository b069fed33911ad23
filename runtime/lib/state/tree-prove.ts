/** Proves presence or absence at a path of the state tree. */

import type { Proof } from './proof.js';
import { type Arena, EMPTY, TOP } from './tree-arena.js';
import { bytesAt, firstDifference, pathBit } from './tree-words.js';

/** Proves the path in the first eight words of `path`; the arena must have no stale hashes. */
export function provePath(arena: Arena, path: Int32Array): Proof {
  const bitmap = new Uint8Array(32);
  const siblings: Uint8Array[] = [];
  const sibling = (level: number, words: Int32Array, at: number) => {
    bitmap[level >>> 3]! |= 0x80 >>> (level & 7);
    siblings.push(bytesAt(words, at));
  };
  const end = (terminal: Proof['terminal'], depth: number): Proof => ({ terminal, depth, bitmap, siblings });

  let level = 0;
  let ref = arena.child(TOP, 0);
  while (ref > 0) {
    const depth = arena.depth(ref);
    const below = arena.leafBelow(ref);
    const parting = firstDifference(path, 0, arena.leafWords(below), arena.leafAt(below));
    if (parting < depth) {
      const hash = new Int32Array(8);
      arena.hashBranch(ref, parting + 1, hash, 0);
      sibling(parting, hash, 0);
      return end({ empty: {} }, parting + 1);
    }
    const side = pathBit(path, 0, depth);
    sibling(depth, arena.hashWords(ref), arena.hashAt(ref, 1 - side));
    level = depth + 1;
    ref = arena.child(ref, side);
  }
  if (ref === EMPTY) return end({ empty: {} }, 0);
  const words = arena.leafWords(~ref);
  const at = arena.leafAt(~ref);
  if (firstDifference(path, 0, words, at) === 256) return end({ own: {} }, level);
  const hash = new Int32Array(8);
  arena.valueHash(~ref, hash, 0);
  return end({ other: { path: bytesAt(words, at), value_hash: bytesAt(hash, 0) } }, level);
}
