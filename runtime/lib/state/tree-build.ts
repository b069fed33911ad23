/** Builds a state tree from all its leaves, computing each hash exactly once. */

import { Arena, EMPTY, type Ref, TOP } from './tree-arena.js';
import { expectContent, expectPath, type TreeLeaf } from './tree-leaf.js';
import { orderByPrefix, orderRuns } from './tree-order.js';
import { bigEndian, firstDifference, pathBit, readPadded, readWords } from './tree-words.js';

/** Adds leaves in ascending path order; the branches on the path to the last leaf are still open. */
export class SortedBuild {
  readonly #arena: Arena;
  readonly #open = new Int32Array(257);
  /** Top of #open; its first entry is the branch above the tree. */
  #top = 0;
  #last = -1;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** Throws RangeError if the leaf's path is not above the previous one. */
  add(leaf: number): void {
    if (this.#last >= 0) {
      const depth = this.#partingDepth(leaf);
      const left = this.#close(depth);
      const branch = this.#arena.newBranch(depth, this.#arena.leafWords(leaf), this.#arena.leafAt(leaf));
      this.#arena.setChild(branch, 0, left);
      this.#hash(left, branch, 0);
      this.#open[++this.#top] = branch;
    }
    this.#last = leaf;
  }

  /** Closes all branches; the arena then contains the whole tree. */
  finish(): void {
    const tree = this.#last < 0 ? EMPTY : this.#close(-1);
    this.#arena.setChild(TOP, 0, tree);
    if (tree !== EMPTY) this.#hash(tree, TOP, 0);
  }

  #partingDepth(leaf: number): number {
    const words = this.#arena.leafWords(leaf);
    const at = this.#arena.leafAt(leaf);
    const depth = firstDifference(this.#arena.leafWords(this.#last), this.#arena.leafAt(this.#last), words, at);
    if (depth === 256) throw new RangeError('two leaves have the same path: give each key once');
    if (pathBit(words, at, depth) === 0) throw new RangeError('leaves are not in ascending path order');
    return depth;
  }

  /** Completes the open branches deeper than `depth` and returns their subtree with the last leaf. */
  #close(depth: number): Ref {
    let subtree: Ref = ~this.#last;
    for (; this.#top > 0; this.#top--) {
      const branch = this.#open[this.#top]!;
      if (this.#arena.depth(branch) < depth) break;
      this.#arena.setChild(branch, 1, subtree);
      this.#hash(subtree, branch, 1);
      subtree = branch;
    }
    return subtree;
  }

  #hash(child: Ref, parent: number, side: number): void {
    const arena = this.#arena;
    if (child < 0) arena.hashLeaf(~child, parent, side);
    else arena.hashBranch(child, arena.depth(parent) + 1, arena.hashWords(parent), arena.hashAt(parent, side));
  }
}

/** Collects leaves in any order and then builds their tree. */
export class UnsortedBuild {
  readonly #arena = new Arena();

  /** Copies the leaf. Throws RangeError for a path or content of a wrong length. */
  add({ path, content }: TreeLeaf): void {
    expectPath(path);
    expectContent(content);
    const leaf = this.#arena.newLeaf();
    readWords(path, 0, this.#arena.leafWords(leaf), this.#arena.leafAt(leaf), 8);
    readPadded(content, this.#arena.leafWords(leaf), this.#arena.leafAt(leaf) + 8);
    this.#arena.setContentLength(leaf, content.length);
  }

  /** The finished arena; no leaf can be added afterwards. Throws RangeError if a path was repeated. */
  finish(): Arena {
    const arena = this.#arena;
    const prefixes = new Uint32Array(arena.size);
    for (let i = 0; i < prefixes.length; i++) prefixes[i] = bigEndian(arena.leafWords(i)[arena.leafAt(i)]!);
    const order = orderByPrefix(prefixes);
    orderRuns(order, prefixes, (a, b) => {
      const depth = firstDifference(arena.leafWords(a), arena.leafAt(a), arena.leafWords(b), arena.leafAt(b));
      return depth === 256 ? 0 : pathBit(arena.leafWords(a), arena.leafAt(a), depth) === 0 ? -1 : 1;
    });
    const build = new SortedBuild(arena);
    for (let i = 0; i < order.length; i++) build.add(order[i]!);
    build.finish();
    return arena;
  }
}
