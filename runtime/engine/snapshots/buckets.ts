/** Sorts any number of state records by path: into buckets by their first bits, which are moved to files if large. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import { blake3 } from '../../lib/crypto/hash.js';
import { isWithin, type Subtree, tile } from '../../lib/state/subtrees.js';
import { leafOf, type TreeLeaf } from '../../lib/state/tree-leaf.js';
import type { Entry } from '../../lib/storage/database.js';
import { CHUNK_BYTES } from './archive/contents.js';
import { packRecords, readRecords, sizeOf, subtreeOf } from './records.js';

/** Approximate records per bucket. */
const BUCKET_RECORDS = 8_192;
/** Maximum bits of the bucket number, which limits the number of files. */
const MOST_BITS = 12;
/** Maximum bytes of records in memory before they are written to files. */
const IN_MEMORY = 64 * 1024 * 1024;

/** A part of the state with its subtree. */
export interface StatePart extends Subtree {
  readonly content: Uint8Array;
}

interface Placed {
  readonly record: Entry;
  readonly leaf: TreeLeaf;
}

export class Buckets {
  readonly #directory: string;
  /** Bits of the path that select a bucket. Derived from the number of records, so that all nodes split alike. */
  readonly #bits: number;
  #held: Entry[][];
  #bytes = 0;

  /** `directory`: empty, for temporary files. `records`: expected number of records; unknown counts as many. */
  constructor(directory: string, records = Number.MAX_SAFE_INTEGER) {
    this.#directory = directory;
    this.#bits = Math.min(MOST_BITS, Math.max(0, Math.ceil(Math.log2(records / BUCKET_RECORDS))));
    this.#held = this.#none();
  }

  /** Adds records. Their bytes must not change afterwards. */
  add(records: readonly Entry[]): void {
    for (const record of records) {
      const [first, second] = blake3(record[0]);
      const bucket = ((first! << 8) | second!) >>> (16 - this.#bits);
      this.#held[bucket]!.push(record);
      this.#bytes += sizeOf(record);
    }
    if (this.#bytes > IN_MEMORY) this.#spill();
  }

  /** The parts, from left to right in the state tree. */
  *parts(): Generator<StatePart> {
    for (const [bucket, held] of this.#held.entries()) {
      const file = this.#fileOf(bucket);
      const spilled = existsSync(file) ? readRecords(readFileSync(file)) : [];
      this.#held[bucket] = [];
      const placed = [...spilled, ...held].map((record) => ({ record, leaf: leafOf(...record) }));
      placed.sort((a, b) => Buffer.compare(a.leaf.path, b.leaf.path));
      yield* cut(placed, this.#bits);
    }
  }

  /** The state root of all records, computed in bounded memory. */
  root(): Hash {
    const subtrees = Array.from(this.parts(), ({ depth, leaves, hash }) => ({ depth, leaves, hash }));
    return toHex(tile(subtrees)!.root) as Hash;
  }

  #spill(): void {
    for (const [bucket, held] of this.#held.entries()) appendFileSync(this.#fileOf(bucket), packRecords(held));
    this.#held = this.#none();
    this.#bytes = 0;
  }

  #none(): Entry[][] {
    return Array.from({ length: 1 << this.#bits }, () => []);
  }

  #fileOf(bucket: number): string {
    return join(this.#directory, `bucket-${bucket}`);
  }
}

/**
 * Returns a subtree as one part or, if it is too large, the parts of its two halves: keys can be crafted to share their
 * first bits.
 */
function* cut(placed: readonly Placed[], depth: number): Generator<StatePart> {
  const records = placed.map(({ record }) => record);
  const size = records.reduce((sum, record) => sum + sizeOf(record), 0);
  if (size <= CHUNK_BYTES || placed.length === 1) {
    const leaves = placed.map(({ leaf }) => leaf);
    yield { ...subtreeOf(leaves, depth), content: packRecords(records) };
    return;
  }
  const side = new Uint8Array(placed[0]!.leaf.path);
  side[depth >> 3]! &= ~(0x80 >> (depth & 7));
  const right = placed.findIndex(({ leaf }) => !isWithin(leaf.path, side, depth + 1));
  const middle = right < 0 ? placed.length : right;
  yield* cut(placed.slice(0, middle), depth + 1);
  yield* cut(placed.slice(middle), depth + 1);
}
