/** Snapshot providers: an offer and its chunks. The caller verifies everything from a provider. */

import type { Header } from '../../../kernel/chain/block.js';
import type { SnapshotContents } from './contents.js';

/** The provider does not deliver the requested data now; a retry may succeed. */
export class ProviderFailed extends Error {
  override readonly name: string = 'ProviderFailed';
}

/** The provider does not have this file. */
export class FileNotFound extends ProviderFailed {
  override readonly name = 'FileNotFound';
}

/** A server or peers, as the restoring node sees them. */
export interface SnapshotProvider {
  readonly name: string;
  /** The offered snapshot. Throws ProviderFailed, and CodecError if it is malformed. */
  offer(): Promise<SnapshotContents>;
  /** Chunks in the order of the ascending indexes. Throws ProviderFailed if one is not delivered. */
  chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncIterable<Uint8Array>;
  /**
   * The header of the block with this hash; undefined if the provider does not have it. Throws ProviderFailed and
   * CodecError.
   */
  header?(height: number, hash: string): Promise<Header | undefined>;
}
