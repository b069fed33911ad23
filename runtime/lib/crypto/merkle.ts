/** Binary Merkle roots of a block's lists, and proofs that an item is in one (protocol 4). */

import { blake3 } from './hash.js';

/**
 * Position of an item, and the sibling hashes on its path from the leaf upwards; levels at which it is promoted have
 * none.
 */
export interface MerkleProof {
  readonly index: number;
  /** Number of items under the root; a verifier takes it from the header when the header contains it. */
  readonly count: number;
  readonly siblings: readonly Uint8Array[];
}

const EMPTY_ROOT = new Uint8Array(32);

/** 0x01 ‖ left ‖ right. Reused: hashing is synchronous and keeps no reference. */
const pair = new Uint8Array(65);
pair[0] = 1;

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  pair.set(left, 1);
  pair.set(right, 33);
  return blake3(pair);
}

/** 0x00 ‖ item, reused for items of usual size. */
const usualLeaf = new Uint8Array(1024);

function leafHash(item: Uint8Array): Uint8Array {
  const length = 1 + item.length;
  const leaf = length <= usualLeaf.length ? usualLeaf.subarray(0, length) : new Uint8Array(length);
  leaf.set(item, 1);
  return blake3(leaf);
}

function parents(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let i = 0; i + 1 < level.length; i += 2) above.push(nodeHash(level[i]!, level[i + 1]!));
  if (level.length % 2 === 1) above.push(level[level.length - 1]!);
  return above;
}

/**
 * The root of a growing list: leaf = Blake3(0x00 ‖ item), node = Blake3(0x01 ‖ left ‖ right), an odd node is promoted;
 * 32 zero bytes if empty.
 */
export class MerkleRoot {
  /** Roots of complete subtrees, largest first; few are live at a time. */
  readonly #whole: Uint8Array[] = [];
  #count = 0;

  add(item: Uint8Array): void {
    let hash = leafHash(item);
    for (let count = ++this.#count; count % 2 === 0; count /= 2) hash = nodeHash(this.#whole.pop()!, hash);
    this.#whole.push(hash);
  }

  /** The root of all added items. */
  root(): Uint8Array {
    return (
      this.#whole.reduceRight<Uint8Array | null>((right, left) => (right ? nodeHash(left, right) : left), null) ??
      EMPTY_ROOT.slice()
    );
  }

  /** The root with one more item, which is not added. */
  rootWith(item: Uint8Array): Uint8Array {
    const longer = new MerkleRoot();
    longer.#whole.push(...this.#whole);
    longer.#count = this.#count;
    longer.add(item);
    return longer.root();
  }
}

/** The root of all items in order. */
export function merkleRoot(items: readonly Uint8Array[]): Uint8Array {
  const all = new MerkleRoot();
  for (const item of items) all.add(item);
  return all.root();
}

/** A tree kept for proofs of several of its items. */
export interface MerkleTree {
  readonly root: Uint8Array;
  /** Throws RangeError if there is no such item. */
  proof(index: number): MerkleProof;
}

/** The tree over the items in order. */
export function merkleTree(items: readonly Uint8Array[]): MerkleTree {
  const levels = [items.map(leafHash)];
  while (levels.at(-1)!.length > 1) levels.push(parents(levels.at(-1)!));
  return {
    root: levels.at(-1)![0] ?? EMPTY_ROOT.slice(),
    proof(index) {
      if (!(Number.isInteger(index) && index >= 0 && index < items.length)) {
        throw new RangeError(`no item ${index} in a list of ${items.length}`);
      }
      const siblings = levels.slice(0, -1).flatMap((level, depth) => level[(index >>> depth) ^ 1] ?? []);
      return { index, count: items.length, siblings };
    },
  };
}

/** True when the proof shows the item at `proof.index` of `proof.count` items under the root. */
export function verifyMerkleProof(root: Uint8Array, item: Uint8Array, proof: MerkleProof): boolean {
  const { index, count, siblings } = proof;
  if (!Number.isSafeInteger(count) || !Number.isInteger(index) || index < 0 || index >= count) return false;
  let hash = leafHash(item);
  let used = 0;
  let position = index;
  for (let width = count; width > 1; width = Math.ceil(width / 2)) {
    const promoted = position === width - 1 && width % 2 === 1;
    if (!promoted) {
      const sibling = siblings[used++];
      if (sibling?.length !== 32) return false;
      hash = position % 2 === 0 ? nodeHash(hash, sibling) : nodeHash(sibling, hash);
    }
    position = Math.floor(position / 2);
  }
  return used === siblings.length && root.length === 32 && hash.every((byte, i) => byte === root[i]);
}
