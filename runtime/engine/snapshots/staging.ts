/** Staging area of a restore: a folder beside the chain, whose parts are installed all or none after verification. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errno } from '../../lib/storage/errors.js';
import { replaceFile, syncDirectory, syncTree } from '../../lib/storage/files.js';

/** The parts of a data directory that a restore installs. */
export const PARTS = ['blocks', 'state-tree', 'database'] as const;
export type PartName = (typeof PARTS)[number];

/** Marker file: the parts are complete, verified and durable. */
const VERIFIED = 'verified';
const CHUNKS = 'chunks';
/** File with the id of the snapshot to which the chunks belong. */
const SNAPSHOT = 'snapshot';

export class Staging {
  readonly path: string;
  readonly #directory: string;

  /** `directory`: the data directory. */
  constructor(directory: string) {
    this.#directory = directory;
    this.path = join(directory, 'restoring');
  }

  /** Completes the installation if the parts were verified before the node stopped. */
  async resume(): Promise<void> {
    if ((await this.#read(VERIFIED)) !== null) await this.#install();
  }

  /** Prepares a restore: keeps the chunks of the same snapshot from earlier runs and deletes everything else. */
  async begin(id: string): Promise<void> {
    if ((await this.#read(SNAPSHOT))?.toString() !== id) await this.discard();
    await mkdir(join(this.path, CHUNKS), { recursive: true });
    await replaceFile(join(this.path, SNAPSHOT), id);
    for (const part of PARTS) await rm(this.part(part), { recursive: true, force: true });
  }

  /** Path of a part in the staging folder. */
  part(name: PartName): string {
    return join(this.path, name);
  }

  /** A stored chunk; null if missing. Its checksum reveals an incomplete write. */
  chunk(index: number): Promise<Uint8Array | null> {
    return this.#read(join(CHUNKS, String(index)));
  }

  async keep(index: number, bytes: Uint8Array): Promise<void> {
    await writeFile(join(this.path, CHUNKS, String(index)), bytes);
  }

  /** The parts are verified: installs them now, or at the next start. */
  async finish(): Promise<void> {
    await rm(join(this.path, CHUNKS), { recursive: true, force: true });
    await syncTree(this.path);
    await replaceFile(join(this.path, VERIFIED), '');
    await this.#install();
  }

  /** Removes the staging folder. */
  async discard(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    await syncDirectory(this.#directory);
  }

  async #install(): Promise<void> {
    for (const name of await readdir(this.path)) {
      const part = PARTS.find((one) => one === name);
      if (part === undefined) continue;
      const target = join(this.#directory, part);
      await rm(target, { recursive: true, force: true });
      await rename(this.part(part), target);
    }
    await syncDirectory(this.#directory);
    await this.discard();
  }

  async #read(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.path, name));
    } catch (cause) {
      if (errno(cause) === 'ENOENT') return null;
      throw cause;
    }
  }
}
