/** Reads whole blocks back: header and bundles from the block log, outcomes from the receipts; recent ones from memory. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type Header, headerHash, readSignedHeader, type SignedHeader, StoredBlock } from '../../kernel/chain/block.js';
import { type Envelope, openEnvelope } from '../../kernel/chain/bundle.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { Hash } from '../../lib/codec/ids.js';
import { decode, type ValueOf } from '../../lib/codec/type.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { BundlePlace, ChainStore } from './store.js';

/** A final block with everything it did. */
export interface FinalBlock {
  readonly header: Header;
  readonly hash: Hash;
  readonly envelopes: readonly Envelope[];
  /** One per bundle, then the block-level one if there is one. */
  readonly outcomes: readonly Outcome[];
  readonly commit: CommitCertificate;
  readonly sizeBytes: number;
}

/** A block with what was kept beside it. */
export type StoredForm = ValueOf<typeof StoredBlock>;

/** Bytes of a stored block without the attestations beside it, of which every node may have others. */
export function sizeWithout(stored: Uint8Array, attestations: readonly Uint8Array[]): number {
  return stored.length - attestations.reduce((sum, { length }) => sum + 4 + length, 4);
}

/** Bundles of the blocks kept in memory, together; the last two blocks are kept whatever they hold. Each full collection goes through them all. */
const KEPT_BUNDLES = 4_000;
const KEPT_BLOCKS = 256;

export class Blocks {
  readonly #log: BlockLog;
  readonly #store: ChainStore;
  readonly #set: ModuleSet;
  readonly #kept = new Map<number, FinalBlock>();
  #keptBundles = 0;
  #newest = 0;

  constructor(log: BlockLog, store: ChainStore, set: ModuleSet) {
    this.#log = log;
    this.#store = store;
    this.#set = set;
  }

  /** Lowest height whose block is still on this node. */
  get oldest(): number {
    return this.#log.oldest ?? 0;
  }

  /** Bytes of the blocks on disk. */
  bytes(): Promise<number> {
    return this.#log.size();
  }

  /** Keeps a block that was just committed, for the readers that will ask at once. */
  remember(block: FinalBlock): void {
    this.#newest = block.header.height;
    this.#keep(block);
  }

  /** The block of a height as the log keeps it, or null when this node does not have it. */
  async stored(height: number): Promise<StoredForm | null> {
    const bytes = await this.#log.read(height);
    return bytes && decode(StoredBlock, bytes);
  }

  /** The block of a height, or null when this node does not have it. */
  async at(height: number): Promise<FinalBlock | null> {
    const kept = this.#kept.get(height);
    if (kept) return kept;
    const bytes = await this.#log.read(height);
    if (!bytes) return null;
    const stored = decode(StoredBlock, bytes);
    const { block, commit } = stored;
    const final: FinalBlock = {
      header: block.header,
      hash: headerHash(block.header),
      envelopes: block.bundles.map((bundle) => openEnvelope(bundle, this.#set.operations)),
      outcomes: await this.#store.outcomes(height, this.#set),
      commit,
      sizeBytes: sizeWithout(bytes, stored.attestations),
    };
    this.#keep(final);
    return final;
  }

  /** The signed header of a height, or null when this node does not have it. */
  async signedHeader(height: number): Promise<SignedHeader | null> {
    const bytes = await this.#log.read(height);
    return bytes && readSignedHeader(bytes);
  }

  async ofHash(hash: Hash): Promise<FinalBlock | null> {
    const height = await this.#store.heightOf(hash);
    return height === null ? null : this.at(height);
  }

  /** A bundle that is in a block. */
  async bundle(hash: Hash): Promise<{ block: FinalBlock; place: BundlePlace } | null> {
    const place = await this.#store.placeOf(hash);
    const block = place && (await this.at(place.height));
    return block && place && { block, place };
  }

  #keep(block: FinalBlock): void {
    // Many read it: plugins, subscribers, methods.
    for (const part of [block, block.header, block.envelopes, block.outcomes, block.commit]) Object.freeze(part);
    this.#kept.set(block.header.height, block);
    this.#keptBundles += block.envelopes.length;
    for (const [height, old] of this.#kept) {
      if (this.#keptBundles <= KEPT_BUNDLES && this.#kept.size <= KEPT_BLOCKS) break;
      if (height === block.header.height || height >= this.#newest - 1) continue;
      this.#kept.delete(height);
      this.#keptBundles -= old.envelopes.length;
    }
  }
}
