/**
 * Memory of the state tree: leaves and branches as 64-byte records in typed-array segments with free lists, so that
 * growth never copies (decision 0009).
 */

import { hashBlock, hashShort, LEAF_KEY, NODE_KEY } from './blake3-node.js';
import { HASH_BYTES } from './tree-leaf.js';
import { bitsBefore, copyHash, pathBit } from './tree-words.js';

/** A child: a branch index (> 0), the complement of a leaf index (< 0), or EMPTY. */
export type Ref = number;
/** Reference to an empty subtree. */
export const EMPTY: Ref = 0;

/** The branch above the tree, at depth -1: its left child is the tree and the hash there is the root. */
export const TOP = 0;

const SHIFT = 15;
const MASK = (1 << SHIFT) - 1;

/** Block of a level with one child. */
const scratch = new Int32Array(16);

/**
 * Only branches with two children are stored (n - 1 for n leaves). A branch keeps the depth at which its children
 * diverge; levels with one child exist only as hashes. The record of a branch is exactly its hashed block, left hash ‖
 * right hash, with the levels of one child folded in; the record of a leaf is path ‖ value hash, unless it contains the
 * value.
 */
export class Arena {
  /** Leaves in use. */
  size = 0;
  /** For each leaf path ‖ content, zero-padded. */
  readonly #leaves: Int32Array[] = [];
  /** Length of the content of each leaf. */
  readonly #lengths: Uint8Array[] = [];
  readonly #hashes: Int32Array[] = [];
  /**
   * For each branch: left child, right child, depth * 4 + a bit per side with a stale hash, the 32 path bits before
   * depth.
   */
  readonly #branches: Int32Array[] = [];
  #leafEnd = 0;
  #branchEnd = 0;
  /** Free lists are linked through the first word of the free record; the link is the index plus one. */
  #freeLeaf = 0;
  #freeBranch = 0;

  constructor() {
    this.newBranch(-1, scratch, 0);
  }

  /** Bytes of memory reserved. */
  get bytes(): number {
    return (this.#leaves.length * (64 + 1) + this.#branches.length * (64 + 16)) * (MASK + 1);
  }

  /** The segment with a leaf's record; the record starts at `leafAt`. */
  leafWords(leaf: number): Int32Array {
    return this.#leaves[leaf >>> SHIFT]!;
  }

  leafAt(leaf: number): number {
    return (leaf & MASK) << 4;
  }

  /** Length of the content of a leaf: that of a hash, or less if it is the value. */
  contentLength(leaf: number): number {
    return this.#lengths[leaf >>> SHIFT]![leaf & MASK]!;
  }

  setContentLength(leaf: number, length: number): void {
    this.#lengths[leaf >>> SHIFT]![leaf & MASK] = length;
  }

  /** Writes the value hash of a leaf to `out[to]`. */
  valueHash(leaf: number, out: Int32Array, to: number): void {
    const length = this.contentLength(leaf);
    if (length === HASH_BYTES) copyHash(this.leafWords(leaf), this.leafAt(leaf) + 8, out, to);
    else hashShort(this.leafWords(leaf), this.leafAt(leaf) + 8, length, out, to);
  }

  /** The segment with a branch's two hashes; the hash of a side starts at `hashAt`. */
  hashWords(branch: number): Int32Array {
    return this.#hashes[branch >>> SHIFT]!;
  }

  hashAt(branch: number, side: number): number {
    return ((branch & MASK) << 4) + (side << 3);
  }

  child(branch: number, side: number): Ref {
    return this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + side]!;
  }

  setChild(branch: number, side: number, child: Ref): void {
    this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + side] = child;
  }

  depth(branch: number): number {
    return this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + 2]! >> 2;
  }

  /** The 32 path bits before the depth of a branch, the nearest lowest; zeros before the first. */
  bitsBefore(branch: number): number {
    return this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + 3]!;
  }

  /** Whether the hash of this side is stale; if it is, so is every hash above it. */
  isStale(branch: number, side: number): boolean {
    return ((this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + 2]! >> side) & 1) === 1;
  }

  setStale(branch: number, side: number, stale: boolean): void {
    const words = this.#branches[branch >>> SHIFT]!;
    const at = ((branch & MASK) << 2) + 2;
    words[at] = stale ? words[at]! | (1 << side) : words[at]! & ~(1 << side);
  }

  /** A new leaf with unset words. */
  newLeaf(): number {
    this.size++;
    if (this.#freeLeaf !== 0) {
      const leaf = this.#freeLeaf - 1;
      this.#freeLeaf = this.leafWords(leaf)[this.leafAt(leaf)]!;
      return leaf;
    }
    if (this.#leafEnd >>> SHIFT === this.#leaves.length) {
      this.#leaves.push(new Int32Array(16 << SHIFT));
      this.#lengths.push(new Uint8Array(1 << SHIFT));
    }
    return this.#leafEnd++;
  }

  freeLeaf(leaf: number): void {
    this.size--;
    this.leafWords(leaf)[this.leafAt(leaf)] = this.#freeLeaf;
    this.#freeLeaf = leaf + 1;
  }

  /** A new branch at a depth of the path at `path[at]`, with unset children and hashes. */
  newBranch(depth: number, path: Int32Array, at: number): number {
    let branch = this.#freeBranch - 1;
    if (branch >= 0) {
      this.#freeBranch = this.child(branch, 0);
    } else {
      branch = this.#branchEnd++;
      if (branch >>> SHIFT === this.#branches.length) {
        this.#hashes.push(new Int32Array(16 << SHIFT));
        this.#branches.push(new Int32Array(4 << SHIFT));
      }
    }
    const words = this.#branches[branch >>> SHIFT]!;
    words[((branch & MASK) << 2) + 2] = depth << 2;
    words[((branch & MASK) << 2) + 3] = bitsBefore(path, at, depth);
    return branch;
  }

  /** Marks the branch as free: its depth becomes that of TOP only. */
  freeBranch(branch: number): void {
    this.setChild(branch, 0, this.#freeBranch);
    this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + 2] = -1 << 2;
    this.#freeBranch = branch + 1;
  }

  /** Some leaf below a child; all leaves there share its path bits up to that point. */
  leafBelow(child: Ref): number {
    let ref = child;
    while (ref > 0) ref = this.child(ref, 0);
    return ~ref;
  }

  /** Hashes a leaf into the slot of its parent. */
  hashLeaf(leaf: number, parent: number, side: number): void {
    copyHash(this.leafWords(leaf), this.leafAt(leaf), scratch, 0);
    this.valueHash(leaf, scratch, 8);
    hashBlock(LEAF_KEY, scratch, 0, this.hashWords(parent), this.hashAt(parent, side));
  }

  /** Hashes a branch as the subtree that starts at bit `level` (at most its depth), into `out[to]`. */
  hashBranch(branch: number, level: number, out: Int32Array, to: number): void {
    hashBlock(NODE_KEY, this.hashWords(branch), this.hashAt(branch, 0), out, to);
    const depth = this.depth(branch);
    if (level >= depth) return;
    const near = this.bitsBefore(branch);
    const leaf = depth - level > 32 ? this.leafBelow(branch) : -1;
    for (let above = depth - 1; above >= level; above--) {
      const back = depth - 1 - above;
      const side = back < 32 ? (near >>> back) & 1 : pathBit(this.leafWords(leaf), this.leafAt(leaf), above);
      copyHash(out, to, scratch, side << 3);
      scratch.fill(0, (1 - side) << 3, (2 - side) << 3);
      hashBlock(NODE_KEY, scratch, 0, out, to);
    }
  }

  /** Recomputes every stale hash below a branch. */
  refresh(branch: number): void {
    const level = this.depth(branch) + 1;
    for (let side = 0; side < 2; side++) {
      if (!this.isStale(branch, side)) continue;
      const child = this.child(branch, side);
      this.refresh(child);
      this.hashBranch(child, level, this.hashWords(branch), this.hashAt(branch, side));
      this.setStale(branch, side, false);
    }
  }
}
