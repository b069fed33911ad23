/** Memory of the state tree: leaves and branches as 64-byte records in typed-array segments with free lists, so that growth never copies. */

import { hashBlock, hashShort, LEAF_KEY, NODE_KEY } from './blake3-node.js';
import { HASH_BYTES } from './tree-leaf.js';
import { bitsBefore, copyHash, pathBit } from './tree-words.js';

/** A child: a branch index (> 0), the complement of a leaf index (< 0), or EMPTY. */
export type Ref = number;
/** The node that stands for an empty subtree. */
export const EMPTY: Ref = 0;

/** The branch above the tree, at depth -1: its left child is the tree and the hash there is the root. */
export const TOP = 0;

const SHIFT = 15;
const MASK = (1 << SHIFT) - 1;

/** Block of a level with one child. */
const scratch = new Int32Array(16);

/**
 * Only branches with two children are stored (a tree of n leaves has n - 1); a branch keeps the depth at which its children
 * part, and the levels of one child above it exist only as hashes. A branch is the very block that its hash is taken of, left
 * hash ‖ right hash, with the levels of one child already folded in; so is a leaf, path ‖ value hash, unless it holds the value.
 */
export class Arena {
  /** Leaves in use. */
  size = 0;
  /** Of each leaf path ‖ content, with zeros after it. */
  readonly #leaves: Int32Array[] = [];
  /** Bytes of the content of each leaf. */
  readonly #lengths: Uint8Array[] = [];
  readonly #hashes: Int32Array[] = [];
  /** Of each branch: left child, right child, depth * 4 + a bit for each side whose hash is stale, the 32 path bits before depth. */
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

  /** The segment that holds a leaf's record; the record starts at `leafAt`. */
  leafWords(leaf: number): Int32Array {
    return this.#leaves[leaf >>> SHIFT]!;
  }

  leafAt(leaf: number): number {
    return (leaf & MASK) << 4;
  }

  /** Bytes of what a leaf holds: as many as a hash has, or fewer where it is the value. */
  contentLength(leaf: number): number {
    return this.#lengths[leaf >>> SHIFT]![leaf & MASK]!;
  }

  setContentLength(leaf: number, length: number): void {
    this.#lengths[leaf >>> SHIFT]![leaf & MASK] = length;
  }

  /** Writes the hash of the value of a leaf to `out[to]`. */
  valueHash(leaf: number, out: Int32Array, to: number): void {
    const length = this.contentLength(leaf);
    if (length === HASH_BYTES) copyHash(this.leafWords(leaf), this.leafAt(leaf) + 8, out, to);
    else hashShort(this.leafWords(leaf), this.leafAt(leaf) + 8, length, out, to);
  }

  /** The segment that holds a branch's two hashes; the hash of a side starts at `hashAt`. */
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

  /** Whether the hash of this side is out of date; if it is, so is every hash above it. */
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

  /** A new branch at a depth of the path at `path[at]`, its children and hashes unset and fresh. */
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

  /** Its depth becomes that of no branch in use but TOP. */
  freeBranch(branch: number): void {
    this.setChild(branch, 0, this.#freeBranch);
    this.#branches[branch >>> SHIFT]![((branch & MASK) << 2) + 2] = -1 << 2;
    this.#freeBranch = branch + 1;
  }

  /** Some leaf below a child: it has the path bits that all leaves there share. */
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

  /** Hashes a branch as the subtree whose first bit is `level` (at most its depth), into `out[to]`. */
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

  /** Brings every hash below a branch up to date. */
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
