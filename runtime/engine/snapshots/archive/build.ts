/** Builds the archive of a snapshot from the records of the state; runs on a worker thread. */

import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hash, toHex } from '../../../lib/codec/ids.js';
import { blake3Hex } from '../../../lib/crypto/hash.js';
import { tile } from '../../../lib/state/subtrees.js';
import { writeWhole } from '../../../lib/storage/files.js';
import { compress, loadZstd } from '../../../lib/zstd.js';
import type { Proofs } from '../anchor.js';
import { Buckets } from '../buckets.js';
import { readRecords } from '../records.js';
import { END, toChunk } from './chunk.js';
import { type Chunk, nameOf, type SnapshotContents, type StateChunk } from './contents.js';

export interface BuildPlan extends Proofs {
  /** An empty directory for the archive and temporary files. */
  readonly directory: string;
  /** Number of records in the state. */
  readonly records: number;
}

/** Size and checksum of a complete archive. */
export interface Archive {
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export interface Built {
  readonly contents: SnapshotContents;
  readonly archive: Archive;
}

/** File name of the archive in progress. */
export const ARCHIVE = 'archive';

const NO_CHUNK: Chunk = { size: 0, content: 0, blake3: '' as Hash };

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
    const writer = new ArchiveWriter(await open(join(directory, ARCHIVE), 'w'));
    const contents = {
      ...subject,
      anchor: NO_CHUNK,
      handovers: handovers.map(() => NO_CHUNK),
      state: [] as StateChunk[],
    };
    contents.anchor = await writer.add(nameOf(contents, 0), anchor);
    for (const [i, content] of handovers.entries()) {
      contents.handovers[i] = await writer.add(nameOf(contents, 1 + i), content);
    }
    const subtrees = [];
    for (const { content, ...subtree } of this.#buckets.parts()) {
      const { depth, leaves: records, hash } = subtree;
      const chunk = await writer.add(nameOf(contents, 1 + handovers.length + contents.state.length), content);
      contents.state.push({ ...chunk, depth, records, hash: toHex(hash) as Hash });
      subtrees.push(subtree);
    }
    const root = tile(subtrees)?.root;
    if (root === undefined || toHex(root) !== subject.state_root) {
      throw new Error(`the records are not the state of block ${subject.height}`);
    }
    return { contents, archive: await writer.finish() };
  }
}

/** Writes the chunks of an archive in order. */
class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #sha256 = createHash('sha256');
  #size = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async add(name: string, content: Uint8Array): Promise<Chunk> {
    const chunk = toChunk(name, content);
    await this.#write(chunk);
    return { size: chunk.length, content: content.length, blake3: blake3Hex(chunk) };
  }

  /** Completes the archive and makes it durable. */
  async finish(): Promise<Archive> {
    await this.#write(compress(END));
    await this.#file.sync();
    await this.#file.close();
    return { size: this.#size, sha256: this.#sha256.digest('hex') };
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#sha256.update(bytes);
    this.#size = await writeWhole(this.#file, [bytes], this.#size);
  }
}
