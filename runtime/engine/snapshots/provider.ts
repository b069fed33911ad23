/** Providers of snapshots: an offer and its chunks. The caller verifies everything that a provider says. */

import type { Header } from '../../kernel/chain/block.js';
import type { SnapshotContents } from './contents.js';

/** It does not give what it was asked for now; it may later. */
export class ProviderFailed extends Error {
  override readonly name: string = 'SourceFailed';
}

/** It has no such file. */
export class FileNotFound extends ProviderFailed {
  override readonly name = 'NotThere';
}

/** A server or peers, as who restores a snapshot sees them. */
export interface SnapshotProvider {
  /** For messages. */
  readonly name: string;
  /** The snapshot that it offers. Throws SourceFailed, and CodecError or TypeError for what is none. */
  offer(): Promise<SnapshotContents>;
  /** Frames in the order of the indexes, which ascend. Throws SourceFailed where one does not come. */
  chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncIterable<Uint8Array>;
  /** The header of a block with a hash; undefined where it is not to be had here. Throws SourceFailed and CodecError. */
  header?(height: number, hash: string): Promise<Header | undefined>;
}
