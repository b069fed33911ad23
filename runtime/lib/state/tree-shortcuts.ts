/** Where a search of the state tree begins: for each value of the first bits of a path the branch under which its leaves stand. */

import { type Arena, type Ref, TOP } from './tree-arena.js';
import { bigEndian, bitsBefore, pathBit } from './tree-words.js';

/** Levels that are searched below a shortcut in a tree whose paths are evenly spread. */
const BELOW = 4;
const MOST_BITS = 20;
/** A branch keeps so many bits before its depth: below this depth all that tell whether it stands on a path. */
const KEPT_BITS = 32;

/**
 * A branch at a depth stands on every path that has its first bits, wherever it was found. So nothing here has to be kept up to
 * date: a branch is looked at before it is believed, and searches that find it wrong go from the top and note where they came by.
 * Of five million leaves a search that goes from the top reads 22 branches, half of them from far memory.
 */
export class Shortcuts {
  readonly #arena: Arena;
  #bits = 0;
  /** Branches by the first bits; 0 for none. */
  #branches = new Int32Array(1);
  /** Leaves from which on there are too few bits. */
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

  /** Follows the path of eight words to a leaf, which need not be its own, or to EMPTY in an empty tree. */
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

  /** Notes the branches below one that are the first of their bits. */
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
