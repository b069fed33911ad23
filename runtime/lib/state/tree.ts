/**
 * The state tree: a compact binary sparse Merkle tree over the hashes of all state keys and values (protocol 5), in
 * memory with all short values.
 */

import type { Proof } from './proof.js';
import { Arena, EMPTY, type Ref, TOP } from './tree-arena.js';
import { DELETED, TreeBatch } from './tree-batch.js';
import { UnsortedBuild } from './tree-build.js';
import { arenaChunks, arenaFromChunks } from './tree-file.js';
import { expectPath, HASH_BYTES, type TreeChange, type TreeLeaf } from './tree-leaf.js';
import { provePath } from './tree-prove.js';
import { Shortcuts } from './tree-shortcuts.js';
import { bytesAt, copyHash, firstDifference, pathBit, readWords, swapHash } from './tree-words.js';

/** Changes that share this many path bits are hashed at once, while their nodes are in the CPU cache. */
const NEAR = 8;

/** Length that marks a change without effect. */
const SAME = -1;

/**
 * A set of leaves whose root is a function of the set alone. Stale hashes at the top are recomputed when a root or
 * proof is requested.
 */
export class StateTree {
  readonly #arena: Arena;
  readonly #shortcuts: Shortcuts;
  /** The current path, followed by its new content during a change. */
  #words: Int32Array = new Int32Array(16);
  #at = 0;
  /** The branches from TOP towards the current path; #end is the index of the last one. */
  readonly #trail = new Int32Array(257);
  #end = 0;

  private constructor(arena: Arena) {
    this.#arena = arena;
    this.#shortcuts = new Shortcuts(arena);
  }

  static empty(): StateTree {
    return new StateTree(new Arena());
  }

  /**
   * A tree of all given leaves, in any order; the iterable can reuse its objects. Throws RangeError if a path is
   * repeated.
   */
  static build(leaves: Iterable<TreeLeaf>): StateTree {
    const { add, finish } = StateTree.builder();
    for (const leaf of leaves) add(leaf);
    return finish();
  }

  /** Builds a tree like `build`, from leaves in portions; `finish` ends it. */
  static builder(): { add(leaf: TreeLeaf): void; finish(): StateTree } {
    const build = new UnsortedBuild();
    return { add: (leaf) => build.add(leaf), finish: () => new StateTree(build.finish()) };
  }

  /**
   * The tree and height written by `toChunks`, with the root recomputed and compared. Throws TreeFileError for any
   * damage.
   */
  static fromChunks(chunks: Iterable<Uint8Array>): { tree: StateTree; height: number } {
    const { arena, height } = arenaFromChunks(chunks);
    return { tree: new StateTree(arena), height };
  }

  /** Number of leaves. */
  get size(): number {
    return this.#arena.size;
  }

  /** Bytes of memory reserved. */
  get bytes(): number {
    return this.#arena.bytes + this.#shortcuts.bytes;
  }

  /** The root, 32 bytes; 32 zero bytes if the tree is empty. */
  root(): Uint8Array {
    this.#arena.refresh(TOP);
    return bytesAt(this.#arena.hashWords(TOP), this.#arena.hashAt(TOP, 0));
  }

  /**
   * The hash of the subtree at a depth that contains every leaf. All leaves must share that many path bits; otherwise
   * throws RangeError.
   */
  rootAt(depth: number): Uint8Array {
    const top = this.#arena.child(TOP, 0);
    if (top <= 0) return this.root(); // no leaf or one leaf: a leaf has the same hash at every depth
    if (this.#arena.depth(top) < depth) throw new RangeError(`the leaves part above depth ${depth}`);
    this.#arena.refresh(top);
    const hash = new Int32Array(8);
    this.#arena.hashBranch(top, depth, hash, 0);
    return bytesAt(hash, 0);
  }

  /** The content at a path of 32 bytes (see TreeLeaf), or null. */
  get(path: Uint8Array): Uint8Array | null {
    const leaf = this.#leafAt(path);
    return leaf === undefined ? null : this.#contentOf(leaf);
  }

  /** The value at a path of 32 bytes: null if absent, undefined if the tree has only its hash. */
  value(path: Uint8Array): Uint8Array | null | undefined {
    const leaf = this.#leafAt(path);
    if (leaf === undefined) return null;
    return this.#arena.contentLength(leaf) < HASH_BYTES ? this.#contentOf(leaf) : undefined;
  }

  #leafAt(path: Uint8Array): number | undefined {
    this.#take(path);
    const met = this.#shortcuts.search(this.#words);
    return met === EMPTY || this.#parting(met) < 256 ? undefined : ~met;
  }

  #contentOf(leaf: number): Uint8Array {
    return bytesAt(this.#arena.leafWords(leaf), this.#arena.leafAt(leaf) + 8, this.#arena.contentLength(leaf));
  }

  /** Proves the value hash at a path of 32 bytes, or its absence, against the current root. */
  prove(path: Uint8Array): Proof {
    this.#take(path);
    this.#arena.refresh(TOP);
    return provePath(this.#arena, this.#words);
  }

  /**
   * Applies the changes of a block; the last of several at one path wins. Returns the undo; changes without effect have
   * none. Throws RangeError, and changes nothing, for a path or content of a wrong length. Pass a generator instead of
   * an array: changes are copied one by one, so tens of thousands of small arrays need not be live at once.
   */
  apply(changes: Iterable<TreeChange>): TreeChange[] {
    const batch = new TreeBatch(changes);
    const undo: TreeChange[] = [];
    this.#words = batch.words;
    for (let i = 0; i < batch.size; i++) {
      this.#at = 16 * i;
      const length = batch.lengths[i]!;
      const before = length === DELETED ? this.#delete() : this.#put(length);
      if (before !== SAME) {
        batch.lengths[i] = before;
        undo.push(batch.undo(i));
      }
      const last = i + 1 === batch.size;
      if (last || firstDifference(batch.words, this.#at, batch.words, this.#at + 16) < NEAR) this.#refreshNear();
    }
    return undo.reverse();
  }

  /** The tree as bytes, for a file written at a clean stop; do not change the tree before the last chunk is taken. */
  toChunks(height: number): Iterable<Uint8Array> {
    this.#arena.refresh(TOP);
    return arenaChunks(this.#arena, height);
  }

  #take(path: Uint8Array): void {
    expectPath(path);
    this.#words = new Int32Array(16);
    this.#at = 0;
    readWords(path, 0, this.#words, 0, 8);
  }

  /** Follows the current path to a leaf, which may have another path, or to EMPTY in an empty tree. */
  #descend(): Ref {
    const arena = this.#arena;
    let end = 0;
    let ref = arena.child(TOP, 0);
    this.#trail[0] = TOP;
    while (ref > 0) {
      this.#trail[++end] = ref;
      ref = arena.child(ref, pathBit(this.#words, this.#at, arena.depth(ref)));
    }
    this.#end = end;
    return ref;
  }

  /** The side on which the current path continues below entry `index` of the trail. */
  #side(index: number): 0 | 1 {
    return index === 0 ? 0 : pathBit(this.#words, this.#at, this.#arena.depth(this.#trail[index]!));
  }

  /** Depth at which the current path diverges from that of a leaf (256 if equal). */
  #parting(ref: Ref): number {
    return firstDifference(this.#words, this.#at, this.#arena.leafWords(~ref), this.#arena.leafAt(~ref));
  }

  /** Marks the hash of entry `index` of the trail, and those above it, as stale. */
  #markStale(index: number): void {
    const arena = this.#arena;
    for (let i = index - 1; i >= 0; i--) {
      const branch = this.#trail[i]!;
      const side = this.#side(i);
      if (arena.isStale(branch, side)) return;
      arena.setStale(branch, side, true);
    }
  }

  /** Recomputes the hashes in the part of the tree that shares the first bits of the current path. */
  #refreshNear(): void {
    const arena = this.#arena;
    let ref = arena.child(TOP, 0);
    while (ref > 0 && arena.depth(ref) < NEAR) ref = arena.child(ref, pathBit(this.#words, this.#at, arena.depth(ref)));
    if (ref > 0) arena.refresh(ref);
  }

  /**
   * Writes the current leaf with content of this length; the current content becomes the previous one. Returns its
   * length.
   */
  #put(length: number): number {
    const arena = this.#arena;
    const met = this.#descend();
    const depth = met === EMPTY ? -1 : this.#parting(met);
    if (depth < 256) {
      this.#add(met, depth, length);
      return DELETED;
    }
    const words = arena.leafWords(~met);
    const at = arena.leafAt(~met) + 8;
    const before = arena.contentLength(~met);
    if (before === length && firstDifference(this.#words, this.#at + 8, words, at) === 256) return SAME;
    swapHash(this.#words, this.#at + 8, words, at);
    arena.setContentLength(~met, length);
    arena.hashLeaf(~met, this.#trail[this.#end]!, this.#side(this.#end));
    this.#markStale(this.#end);
    return before;
  }

  /** Adds the current leaf, which diverges from the found leaf at `depth`; in an empty tree there is none. */
  #add(met: Ref, depth: number, length: number): void {
    const arena = this.#arena;
    const leaf = arena.newLeaf();
    copyHash(this.#words, this.#at, arena.leafWords(leaf), arena.leafAt(leaf));
    copyHash(this.#words, this.#at + 8, arena.leafWords(leaf), arena.leafAt(leaf) + 8);
    arena.setContentLength(leaf, length);
    if (met === EMPTY) {
      arena.setChild(TOP, 0, ~leaf);
      arena.hashLeaf(leaf, TOP, 0);
      return;
    }
    let end = this.#end;
    while (arena.depth(this.#trail[end]!) > depth) end--;
    const above = this.#trail[end]!;
    const side = this.#side(end);
    const branch = arena.newBranch(depth, this.#words, this.#at);
    const own = pathBit(this.#words, this.#at, depth);
    arena.setChild(branch, own, ~leaf);
    arena.hashLeaf(leaf, branch, own);
    this.#move(above, side, branch, 1 - own);
    arena.setChild(above, side, branch);
    arena.setStale(above, side, true);
    this.#markStale(end);
  }

  /** Deletes the leaf at the current path; the current content becomes the deleted one. Returns its length. */
  #delete(): number {
    const arena = this.#arena;
    const met = this.#descend();
    if (met === EMPTY || this.#parting(met) < 256) return SAME;
    const before = arena.contentLength(~met);
    copyHash(arena.leafWords(~met), arena.leafAt(~met) + 8, this.#words, this.#at + 8);
    arena.freeLeaf(~met);
    if (this.#end === 0) {
      arena.setChild(TOP, 0, EMPTY);
      arena.hashWords(TOP).fill(0, arena.hashAt(TOP, 0), arena.hashAt(TOP, 0) + 8);
      return before;
    }
    const branch = this.#trail[this.#end]!;
    this.#move(branch, 1 - this.#side(this.#end), this.#trail[this.#end - 1]!, this.#side(this.#end - 1));
    arena.freeBranch(branch);
    this.#markStale(this.#end - 1);
    return before;
  }

  /**
   * Moves a child to another parent. The hash of a leaf moves along; that of a branch depends on the levels above it
   * and is recomputed.
   */
  #move(from: number, side: number, to: number, newSide: number): void {
    const arena = this.#arena;
    const child = arena.child(from, side);
    arena.setChild(to, newSide, child);
    arena.setStale(to, newSide, child > 0);
    if (child > 0) return;
    copyHash(arena.hashWords(from), arena.hashAt(from, side), arena.hashWords(to), arena.hashAt(to, newSide));
  }
}
