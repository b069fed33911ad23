/** Sorts the records of a state by their paths, whatever their number: into buckets by the first bits, which go to files where they are large. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blake3 } from '../../lib/crypto/hash.js';
import { isWithin, type Subtree } from '../../lib/state/subtrees.js';
import { leafOf, type TreeLeaf } from '../../lib/state/tree-leaf.js';
import type { Entry } from '../../lib/storage/database.js';
import { CHUNK_BYTES } from './contents.js';
import { packRecords, readRecords, sizeOf, subtreeOf } from './records.js';

/** Records of a bucket, about. */
const BUCKET_RECORDS = 8_192;
/** Most buckets, as bits: so many files are written to. */
const MOST_BITS = 12;
/** Bytes of records in memory before they go to files. */
const IN_MEMORY = 64 * 1024 * 1024;

/** A part of the state and the subtree that it is. */
export interface StatePart extends Subtree {
  readonly content: Uint8Array;
}

interface Placed {
  readonly record: Entry;
  readonly leaf: TreeLeaf;
}

export class Buckets {
  readonly #directory: string;
  /** How many bits of the path name a bucket. It follows from the number of records, so that all nodes cut alike. */
  readonly #bits: number;
  #held: Entry[][];
  #bytes = 0;

  /** `records`: how many there will be. */
  constructor(directory: string, records: number) {
    this.#directory = directory;
    this.#bits = Math.min(MOST_BITS, Math.max(0, Math.ceil(Math.log2(records / BUCKET_RECORDS))));
    this.#held = this.#none();
  }

  /** Takes records. Their bytes must stay as they are. */
  add(records: readonly Entry[]): void {
    for (const record of records) {
      const [first, second] = blake3(record[0]);
      const bucket = ((first! << 8) | second!) >>> (16 - this.#bits);
      this.#held[bucket]!.push(record);
      this.#bytes += sizeOf(record);
    }
    if (this.#bytes > IN_MEMORY) this.#spill();
  }

  /** The parts, from the left of the state tree to its right. */
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

/** A subtree as one part, or where that is too large as the parts of its two sides: keys can be ground to share their first bits. */
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
