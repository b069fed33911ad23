/** Writes an archive: its chunks in order, and their entries for the contents list. */

import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { blake3Hex } from '../../../lib/crypto/hash.js';
import { writeWhole } from '../../../lib/storage/files.js';
import { compress } from '../../../lib/zstd.js';
import { END, toChunk } from './chunk.js';
import type { Chunk } from './contents.js';

/** Size and checksum of a complete archive. */
export interface Archive {
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #sha256 = createHash('sha256');
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'w'));
  }

  async add(name: string, content: Uint8Array): Promise<Chunk> {
    const frame = toChunk(name, content);
    await this.#write(frame);
    return { size: frame.length, content: content.length, blake3: blake3Hex(frame) };
  }

  /** Completes the archive and makes it durable. */
  async finish(): Promise<Archive> {
    await this.#write(compress(END));
    await this.#file.sync();
    await this.close();
    return { size: this.#size, sha256: this.#sha256.digest('hex') };
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#sha256.update(bytes);
    this.#size = await writeWhole(this.#file, [bytes], this.#size);
  }
}
