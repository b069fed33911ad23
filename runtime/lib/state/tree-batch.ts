/** The changes of a block laid out for the state tree: flat words in path order; applied, they become the changes that undo them. */

import { expectHash, type TreeChange } from './tree-leaf.js';
import { orderByPrefix } from './tree-order.js';
import { bigEndian, bytesAt, copyHash, readWords } from './tree-words.js';

/** One change of an undo; its bytes are made only when asked for, since an undo seldom is. */
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

  get valueHash(): Uint8Array | null {
    return this.#batch.deletes[this.#index] === 1 ? null : bytesAt(this.#batch.words, 16 * this.#index + 8);
  }
}

export class TreeBatch {
  /** Sixteen words a change, path ‖ value hash, in ascending order of the first 32 path bits, else in the order given. */
  readonly words: Int32Array;
  /** One a change: 1 when it deletes. */
  readonly deletes: Uint8Array;

  /** Copies the changes, so that they need not outlive the iteration. Throws RangeError when a hash is not 32 bytes. */
  constructor(changes: Iterable<TreeChange>) {
    let words = new Int32Array(16 * 64);
    let deletes = new Uint8Array(64);
    let size = 0;
    for (const { path, valueHash } of changes) {
      if (size === deletes.length) {
        const [fewer, less] = [words, deletes];
        words = new Int32Array(32 * size);
        words.set(fewer);
        deletes = new Uint8Array(2 * size);
        deletes.set(less);
      }
      expectHash(path, 'path');
      readWords(path, 0, words, 16 * size, 8);
      if (valueHash === null) {
        deletes[size] = 1;
      } else {
        expectHash(valueHash, 'value hash');
        readWords(valueHash, 0, words, 16 * size + 8, 8);
      }
      size++;
    }
    const prefixes = new Uint32Array(size);
    for (let i = 0; i < size; i++) prefixes[i] = bigEndian(words[16 * i]!);
    this.words = new Int32Array(16 * size);
    this.deletes = new Uint8Array(size);
    const order = orderByPrefix(prefixes);
    for (let i = 0; i < size; i++) {
      const index = order[i]!;
      copyHash(words, 16 * index, this.words, 16 * i);
      copyHash(words, 16 * index + 8, this.words, 16 * i + 8);
      this.deletes[i] = deletes[index]!;
    }
  }

  get size(): number {
    return this.deletes.length;
  }

  /** Change `index` as the undo of itself, once `words` and `deletes` say what was there before it. */
  undo(index: number): TreeChange {
    return new Undo(this, index);
  }
}
