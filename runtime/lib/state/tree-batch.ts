/** The changes of a block as flat words in path order; after applying them, they become the changes that undo them. */

import { expectContent, expectPath, HASH_BYTES, type TreeChange } from './tree-leaf.js';
import { orderByPrefix } from './tree-order.js';
import { bigEndian, bytesAt, copyHash, readPadded, readWords } from './tree-words.js';

/** Length that marks a deletion. */
export const DELETED = HASH_BYTES + 1;

/** One change of an undo. Its bytes are created on demand, because undos are rarely applied. */
class Undo implements TreeChange {
  readonly #batch: TreeBatch;
  readonly #index: number;

  constructor(batch: TreeBatch, index: number) {
    this.#batch = batch;
    this.#index = index;
  }

  get path(): Uint8Array {
    return bytesAt(this.#batch.words, 16 * this.#index);
  }

  get content(): Uint8Array | null {
    const length = this.#batch.lengths[this.#index]!;
    return length === DELETED ? null : bytesAt(this.#batch.words, 16 * this.#index + 8, length);
  }
}

export class TreeBatch {
  /** Sixteen words per change, path ‖ content, ordered by the first 32 path bits and then by input order. */
  readonly words: Int32Array;
  /** Length of the content of each change, or DELETED. */
  readonly lengths: Uint8Array;

  /**
   * Copies the changes, so that they need not outlive the iteration. Throws RangeError for a path or content of a wrong
   * length.
   */
  constructor(changes: Iterable<TreeChange>) {
    let words = new Int32Array(16 * 64);
    let lengths = new Uint8Array(64);
    let size = 0;
    for (const { path, content } of changes) {
      if (size === lengths.length) {
        const [fewer, less] = [words, lengths];
        words = new Int32Array(32 * size);
        words.set(fewer);
        lengths = new Uint8Array(2 * size);
        lengths.set(less);
      }
      expectPath(path);
      readWords(path, 0, words, 16 * size, 8);
      if (content !== null) {
        expectContent(content);
        readPadded(content, words, 16 * size + 8);
      }
      lengths[size++] = content?.length ?? DELETED;
    }
    const prefixes = new Uint32Array(size);
    for (let i = 0; i < size; i++) prefixes[i] = bigEndian(words[16 * i]!);
    this.words = new Int32Array(16 * size);
    this.lengths = new Uint8Array(size);
    const order = orderByPrefix(prefixes);
    for (let i = 0; i < size; i++) {
      const index = order[i]!;
      copyHash(words, 16 * index, this.words, 16 * i);
      copyHash(words, 16 * index + 8, this.words, 16 * i + 8);
      this.lengths[i] = lengths[index]!;
    }
  }

  get size(): number {
    return this.lengths.length;
  }

  /** Change `index` as its own undo, once `words` and `lengths` contain the previous state. */
  undo(index: number): TreeChange {
    return new Undo(this, index);
  }
}
