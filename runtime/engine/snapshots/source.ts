/** Where snapshots come from: what it offers, and its frames. Everything that a source says is checked by who asks it. */

import type { Header } from '../../kernel/chain/block.js';
import type { Contents } from './contents.js';

/** It does not give what it was asked for now; it may later. */
export class SourceFailed extends Error {
  override readonly name: string = 'SourceFailed';
}

/** It has no such file. */
export class NotThere extends SourceFailed {
  override readonly name = 'NotThere';
}

/** A server or peers, as who restores a snapshot sees them. */
export interface SnapshotSource {
  /** For messages. */
  readonly name: string;
  /** The snapshot that it offers. Throws SourceFailed, and CodecError or TypeError for what is none. */
  offer(): Promise<Contents>;
  /** Frames in the order of the indexes, which ascend. Throws SourceFailed where one does not come. */
  frames(offer: Contents, indexes: readonly number[]): AsyncIterable<Uint8Array>;
  /** The header of a block with a hash; undefined where it is not to be had here. Throws SourceFailed and CodecError. */
  header?(height: number, hash: string): Promise<Header | undefined>;
}
