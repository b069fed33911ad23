/** Rows about blocks in the main database: head, hashes, receipts, bundle index; written in the block's own batch. */

import { Header } from '../chain/block.js';
import type { ExecutedBlock } from '../chain/seal.js';
import { struct } from '../codec/composites.js';
import type { Hash } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { decode, encode, Reader, Writer } from '../codec/type.js';
import { blockHashKey, bundleKey, headerKey, metaKey, receiptsKey, stateKeyBytes } from '../storage/columns.js';
import type { Batch, Database } from '../storage/database.js';

/** Where a bundle stands. */
export interface BundlePlace {
  readonly height: number;
  readonly index: number;
}

const HEAD = metaKey('head');
const Place = struct({ height: scalar.height, index: scalar.u32 });
const HeadRecord = struct({ height: scalar.height, hash: scalar.hash });

/** All receipts of a block as one value: count, offsets, bytes; so that one can be read without parsing the others. */
function packReceipts(receipts: readonly Uint8Array[]): Uint8Array {
  const writer = new Writer(4 + receipts.reduce((sum, receipt) => sum + 4 + receipt.length, 0));
  writer.u32(receipts.length);
  let end = 0;
  for (const receipt of receipts) {
    end += receipt.length;
    writer.u32(end);
  }
  for (const receipt of receipts) writer.raw(receipt);
  return writer.done();
}

function unpackReceipts(bytes: Uint8Array): Uint8Array[] {
  const reader = new Reader(bytes);
  const count = reader.u32();
  const ends = Array.from({ length: count }, () => reader.u32());
  const base = reader.at;
  return ends.map((end, i) => bytes.subarray(base + (i === 0 ? 0 : ends[i - 1]!), base + end));
}

/** The batch that makes a block part of the database: state, receipts, indexes and the head, all or nothing. */
export function blockBatch({ header, hash, envelopes, receipts, writes }: ExecutedBlock): Batch {
  const changes: [Uint8Array, Uint8Array | null][] = writes.map(({ key, bytes }) => [stateKeyBytes(key), bytes]);
  changes.push(
    [headerKey(header.height), encode(Header, header)],
    [receiptsKey(header.height), packReceipts(receipts)],
    [blockHashKey(hash), encode(scalar.height, header.height)],
  );
  envelopes.forEach((envelope, index) => {
    changes.push([bundleKey(envelope.hash), encode(Place, { height: header.height, index })]);
  });
  changes.push([HEAD, encode(HeadRecord, { height: header.height, hash })]);
  return { changes };
}

/** Reads those rows. */
export class ChainStore {
  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The newest block in the database, or null when it is empty. */
  async head(): Promise<{ height: number; hash: Hash } | null> {
    const bytes = await this.database.get(HEAD);
    return bytes && decode(HeadRecord, bytes);
  }

  async heightOf(blockHash: Hash): Promise<number | null> {
    const bytes = await this.database.get(blockHashKey(blockHash));
    return bytes && decode(scalar.height, bytes);
  }

  async placeOf(bundleHash: Hash): Promise<BundlePlace | null> {
    const bytes = await this.database.get(bundleKey(bundleHash));
    return bytes && decode(Place, bytes);
  }

  async header(height: number): Promise<Header | null> {
    const bytes = await this.database.get(headerKey(height));
    return bytes && decode(Header, bytes);
  }

  /** Receipt bytes of a block, or null when it is unknown or pruned. */
  async receipts(height: number): Promise<Uint8Array[] | null> {
    const bytes = await this.database.get(receiptsKey(height));
    return bytes && unpackReceipts(bytes);
  }
}
