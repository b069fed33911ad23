/** Reads whole blocks: header and bundles from the block log, outcomes from the receipts, recent blocks from memory. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type Header, headerHash, readSignedHeader, type SignedHeader, StoredBlock } from '../../kernel/chain/block.js';
import { type Envelope, openEnvelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { Hash } from '../../lib/codec/ids.js';
import { decode, type ValueOf } from '../../lib/codec/type.js';
import { mapInSlices, type Turns } from '../../lib/scheduler.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { BundleLocation, ChainStore } from './chain-store.js';

/** A final block with all its results. */
export interface FinalBlock {
  readonly header: Header;
  readonly hash: Hash;
  readonly envelopes: readonly Envelope[];
  /** One per bundle, then the block-level one if any. */
  readonly outcomes: readonly Outcome[];
  readonly commit: CommitCertificate;
  readonly sizeBytes: number;
}

/** A block with the data stored beside it. */
export type StoredForm = ValueOf<typeof StoredBlock>;

/** Bytes of a stored block without its attestations, which differ between nodes. */
export function sizeWithout(stored: Uint8Array, attestations: readonly Uint8Array[]): number {
  return stored.length - attestations.reduce((sum, { length }) => sum + 4 + length, 4);
}

/**
 * Total bundles of the blocks kept in memory; the last two blocks are always kept. Each full garbage collection scans
 * them all.
 */
const MAX_BUNDLES = 4_000;
const MAX_BLOCKS = 256;
/**
 * Maximum bundles kept while a reader follows the chain and still needs them: reading and parsing a block again takes
 * no less memory.
 */
const MAX_AWAITED_BUNDLES = 24_000;

/** Cost units per bundle read from disk. */
const BUNDLE_UNITS = 0.2;

/** The request that is charged for a block read from disk. */
interface Payer {
  spend(units: number): void;
}

/** Identifiers of a block and its bundles. */
export interface BlockNames {
  readonly header: Pick<Header, 'height' | 'timestamp_ms'>;
  readonly hash: Hash;
  bundleHash(index: number): Hash;
}

/** Identifiers of a block that the node holds in memory. */
export const namesOf = ({
  header,
  hash,
  envelopes,
}: Pick<FinalBlock, 'header' | 'hash' | 'envelopes'>): BlockNames => ({
  header,
  hash,
  bundleHash: (index) => envelopes[index]!.hash,
});

/** A reader of consecutive blocks, with the height that it has reached. */
interface BlockReader {
  readonly height: number;
}

export class Blocks {
  readonly #log: BlockLog;
  readonly #store: ChainStore;
  readonly #set: ModuleSet;
  readonly #cached = new Map<number, FinalBlock>();
  readonly #reading = new Map<number, Promise<FinalBlock | null>>();
  readonly #readers = new Set<BlockReader>();
  #cachedBundles = 0;
  #newest = 0;
  /** Blocks below this height are pruned, though a segment of the log may still contain them. */
  #below = 0;

  constructor(log: BlockLog, store: ChainStore, set: ModuleSet) {
    this.#log = log;
    this.#store = store;
    this.#set = set;
  }

  /** Lowest height whose block is still on this node. */
  get oldest(): number {
    return Math.max(this.#below, this.#log.oldest ?? 0);
  }

  /** Hides the blocks below a height, which are about to be removed. */
  dropBelow(height: number): void {
    this.#below = Math.max(this.#below, height);
    for (const [kept, { envelopes }] of this.#cached) {
      if (kept >= this.#below) continue;
      this.#cached.delete(kept);
      this.#cachedBundles -= envelopes.length;
    }
  }

  /** Bytes of the blocks on disk. */
  bytes(): Promise<number> {
    return this.#log.size();
  }

  /** Keeps a block that was just committed, for readers that request it at once. */
  addCommitted(block: FinalBlock): void {
    this.#newest = block.header.height;
    this.#cache(block);
  }

  /** Keeps blocks for a reader that follows the chain, within bounds. Returns a function that ends this. */
  keepFor(reader: BlockReader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  #isAwaited(height: number): boolean {
    if (this.#cachedBundles > MAX_AWAITED_BUNDLES || height <= this.#newest - MAX_BLOCKS) return false;
    for (const reader of this.#readers) {
      // Readers that are further behind read from the log until they catch up.
      if (reader.height < height && reader.height > this.#newest - MAX_BLOCKS) return true;
    }
    return false;
  }

  /** The stored block of a height; null if this node does not have it. */
  async stored(height: number): Promise<StoredForm | null> {
    const bytes = await this.#bytes(height);
    return bytes && decode(StoredBlock, bytes);
  }

  /** The block of a height; null if this node does not have it. `payer` is charged if it is not in memory. */
  async at(height: number, payer?: Payer): Promise<FinalBlock | null> {
    const kept = this.#cached.get(height);
    if (kept) return kept;
    if (height < this.oldest) return null;
    payer?.spend(BUNDLE_UNITS * ((await this.#store.header(height))?.bundle_count ?? 0));
    let reading = this.#reading.get(height);
    if (!reading) {
      reading = this.once(height)
        .then((block) => {
          if (block && height >= this.oldest) this.#cache(block);
          return block;
        })
        .finally(() => this.#reading.delete(height));
      this.#reading.set(height, reading);
    }
    return reading;
  }

  /** The same for a single use: does not cache the block. In slices: a block may have tens of thousands of bundles. */
  async once(height: number, slices?: Turns): Promise<FinalBlock | null> {
    const kept = this.#cached.get(height);
    if (kept) return kept;
    try {
      return await this.#load(height, slices);
    } catch (cause) {
      if (height < this.oldest) return null; // pruned in the meantime
      throw cause;
    }
  }

  async #load(height: number, slices?: Turns): Promise<FinalBlock | null> {
    const bytes = await this.#bytes(height);
    if (!bytes) return null;
    const stored = decode(StoredBlock, bytes);
    const { block, commit } = stored;
    return {
      header: block.header,
      hash: headerHash(block.header),
      envelopes: await mapInSlices(block.bundles, (bundle) => openEnvelope(bundle, this.#set.operations), slices),
      outcomes: await this.#store.outcomes(height, this.#set, slices),
      commit,
      sizeBytes: sizeWithout(bytes, stored.attestations),
    };
  }

  async #bytes(height: number): Promise<Uint8Array | null> {
    return height < this.oldest ? null : this.#log.read(height);
  }

  /** Identifiers of a block, without reading its contents; null if this node does not have it. */
  async names(height: number): Promise<BlockNames | null> {
    const kept = this.#cached.get(height);
    if (kept) return namesOf(kept);
    if (height < this.oldest) return null;
    const [header, bundleHash] = await Promise.all([this.#store.header(height), this.#store.bundleHashes(height)]);
    return header && bundleHash && { header, hash: headerHash(header), bundleHash };
  }

  /** The signed header of a height; null if this node does not have it. */
  async signedHeader(height: number): Promise<SignedHeader | null> {
    const bytes = await this.#bytes(height);
    return bytes && readSignedHeader(bytes);
  }

  async ofHash(hash: Hash, payer?: Payer): Promise<FinalBlock | null> {
    const height = await this.#store.heightOf(hash);
    return height === null ? null : this.at(height, payer);
  }

  /** A bundle that is included in a block. */
  async bundle(hash: Hash, payer?: Payer): Promise<{ block: FinalBlock; place: BundleLocation } | null> {
    const place = await this.#store.locationOf(hash);
    const block = place && (await this.at(place.height, payer));
    return block && place && { block, place };
  }

  #cache(block: FinalBlock): void {
    // Frozen, because plugins, subscribers and methods share it.
    for (const part of [block, block.header, block.envelopes, block.outcomes, block.commit]) Object.freeze(part);
    this.#cached.set(block.header.height, block);
    this.#cachedBundles += block.envelopes.length;
    for (const [height, old] of this.#cached) {
      if (this.#cachedBundles <= MAX_BUNDLES && this.#cached.size <= MAX_BLOCKS) break;
      if (height === block.header.height || height >= this.#newest - 1 || this.#isAwaited(height)) continue;
      this.#cached.delete(height);
      this.#cachedBundles -= old.envelopes.length;
    }
  }
}
