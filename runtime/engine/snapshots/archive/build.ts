/** Builds the archive of a snapshot from its parts; runs on a worker thread. */

import { join } from 'node:path';
import { type Hash, toHex } from '../../../lib/codec/ids.js';
import { tile } from '../../../lib/state/subtrees.js';
import { loadZstd } from '../../../lib/zstd.js';
import { Buckets } from '../buckets.js';
import { readRecords } from '../records.js';
import { type Archive, ArchiveWriter } from './archive-writer.js';
import { type Chunk, nameOf, type SnapshotContents, type StateChunk } from './contents.js';

export type Subject = Omit<SnapshotContents, 'anchor' | 'handovers' | 'state'>;

export interface BuildPlan {
  /** An empty directory for the archive and temporary files. */
  readonly directory: string;
  readonly subject: Subject;
  /** Number of records in the state. */
  readonly records: number;
  readonly anchor: Uint8Array;
  readonly handovers: readonly Uint8Array[];
}

export interface Built {
  readonly contents: SnapshotContents;
  readonly archive: Archive;
}

/** File names in the directory of a snapshot in progress. */
export const ARCHIVE = 'archive';

/** Takes the records of the state in any order, then finishes the archive. */
export class SnapshotBuilder {
  readonly #plan: BuildPlan;
  readonly #buckets: Buckets;

  constructor(plan: BuildPlan) {
    this.#plan = plan;
    this.#buckets = new Buckets(plan.directory, plan.records);
  }

  /** Adds records packed by `packRecords`; their bytes must not change afterwards. */
  add(packed: Uint8Array): void {
    this.#buckets.add(readRecords(packed));
  }

  /** Writes the archive. Throws if the records are not the state of the block. */
  async finish(): Promise<Built> {
    await loadZstd();
    const { directory, subject, anchor, handovers } = this.#plan;
    const path = join(directory, ARCHIVE);
    const writer = await ArchiveWriter.create(path);
    const contents = {
      ...subject,
      anchor: NOTHING,
      handovers: handovers.map(() => NOTHING),
      state: [] as StateChunk[],
    };
    const named = (index: number) => nameOf(contents, index);
    contents.anchor = await writer.add(named(0), anchor);
    for (const [i, content] of handovers.entries()) contents.handovers[i] = await writer.add(named(1 + i), content);
    const subtrees = [];
    for (const { content, ...subtree } of this.#buckets.parts()) {
      const { depth, leaves: records, hash } = subtree;
      const frame = await writer.add(named(1 + handovers.length + contents.state.length), content);
      contents.state.push({ ...frame, depth, records, hash: toHex(hash) as Hash });
      subtrees.push(subtree);
    }
    const root = tile(subtrees)?.root;
    if (root === undefined || toHex(root) !== subject.state_root) {
      throw new Error(`the records are not the state of block ${subject.height}`);
    }
    return { contents, archive: await writer.finish() };
  }
}

const NOTHING: Chunk = { size: 0, content: 0, blake3: '' as Hash };
