/** Where snapshots come from: what it offers, and its frames. Everything that a source says is checked by who asks it. */

import type { Contents } from './contents.js';

/** It does not give what it was asked for now; it may later. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}

/** A server or peers, as who restores a snapshot sees them. */
export interface SnapshotSource {
  /** For messages. */
  readonly name: string;
  /** The snapshot that it offers. Throws SourceFailed, and CodecError or TypeError for what is none. */
  offer(): Promise<Contents>;
  /** Frames in the order of the indexes, which ascend. Throws SourceFailed where one does not come. */
  frames(offer: Contents, indexes: readonly number[]): AsyncIterable<Uint8Array>;
}
