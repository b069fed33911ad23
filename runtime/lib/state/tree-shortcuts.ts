/** Shortcuts into the state tree: for each value of the first path bits, the branch with the leaves below. */

import { type Arena, type Ref, TOP } from './tree-arena.js';
import { bigEndian, bitsBefore, pathBit } from './tree-words.js';

/** Levels searched below a shortcut in a tree with evenly distributed paths. */
const BELOW = 4;
const MOST_BITS = 20;
/** A branch stores this many bits before its depth; above this depth these bits decide whether it is on a path. */
const KEPT_BITS = 32;

/**
 * A branch at a depth is on every path with its first bits, however it was found, so nothing has to be maintained: a
 * branch is verified before use, and a failed search starts at the top and records its branches. With five million
 * leaves a search from the top reads 22 branches, half of them outside the CPU cache.
 */
export class Shortcuts {
  readonly #arena: Arena;
  #bits = 0;
  /** Branches by first bits; 0 for none. */
  #branches = new Int32Array(1);
  /** Number of leaves from which the bits are too few. */
  #limit = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#begin();
    this.#note(arena.child(TOP, 0));
  }

  /** Bytes of memory reserved. */
  get bytes(): number {
    return this.#branches.byteLength;
  }

  /** Follows the path in eight words to a leaf, which may have another path, or to EMPTY in an empty tree. */
  search(words: Int32Array): Ref {
    const arena = this.#arena;
    if (arena.size > this.#limit) this.#begin();
    const place = this.#bits === 0 ? 0 : bigEndian(words[0]!) >>> (32 - this.#bits);
    let ref: Ref = this.#branches[place]!;
    if (ref === 0 || !this.#standsOn(ref, words)) {
      ref = arena.child(TOP, 0);
      while (ref > 0 && arena.depth(ref) < this.#bits) ref = arena.child(ref, pathBit(words, 0, arena.depth(ref)));
      this.#branches[place] = Math.max(ref, 0);
    }
    while (ref > 0) ref = arena.child(ref, pathBit(words, 0, arena.depth(ref)));
    return ref;
  }

  #standsOn(branch: number, words: Int32Array): boolean {
    const depth = this.#arena.depth(branch);
    return depth >= 0 && depth < KEPT_BITS && this.#arena.bitsBefore(branch) === bitsBefore(words, 0, depth);
  }

  #begin(): void {
    const { size } = this.#arena;
    this.#bits = Math.max(0, Math.min(MOST_BITS, 32 - Math.clz32(size) - BELOW));
    this.#branches = new Int32Array(2 ** this.#bits);
    this.#limit = this.#bits === MOST_BITS ? Number.POSITIVE_INFINITY : Math.max(2 ** (BELOW + 1), 4 * size);
  }

  /** Records the branches below one that are first for their bits. */
  #note(ref: Ref): void {
    if (ref <= 0) return;
    const depth = this.#arena.depth(ref);
    if (depth < this.#bits) {
      this.#note(this.#arena.child(ref, 0));
      this.#note(this.#arena.child(ref, 1));
    } else if (depth < KEPT_BITS) {
      this.#branches[this.#arena.bitsBefore(ref) >>> (depth - this.#bits)] = ref;
    }
  }
}
