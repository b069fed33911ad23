/** Where a snapshot is put together before it is believed: a folder beside the chain, whose parts take their places all or none. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errno } from '../../lib/storage/errors.js';
import { replaceFile, syncDirectory, syncTree } from '../../lib/storage/files.js';

/** The parts of a data directory that a snapshot brings. */
export const PARTS = ['blocks', 'state-tree', 'database'] as const;
/** The name of one. */
export type PartName = (typeof PARTS)[number];

/** Says that the parts are there, verified and durable. */
const VERIFIED = 'verified';
const FRAMES = 'frames';
/** Says of which snapshot the frames are. */
const SNAPSHOT = 'snapshot';

export class Staging {
  readonly path: string;
  readonly #directory: string;

  /** `directory`: the data directory. */
  constructor(directory: string) {
    this.#directory = directory;
    this.path = join(directory, 'restoring');
  }

  /** Finishes what was verified before the node went down. */
  async resume(): Promise<void> {
    if ((await this.#read(VERIFIED)) !== null) await this.#place();
  }

  /** Makes ready for a snapshot: frames of it that came before stay, everything else goes. */
  async begin(id: string): Promise<void> {
    if ((await this.#read(SNAPSHOT))?.toString() !== id) await this.discard();
    await mkdir(join(this.path, FRAMES), { recursive: true });
    await replaceFile(join(this.path, SNAPSHOT), id);
    for (const part of PARTS) await rm(this.part(part), { recursive: true, force: true });
  }

  /** The path of a part while it is put together. */
  part(name: PartName): string {
    return join(this.path, name);
  }

  /** A frame that came; null where it did not. Its checksum tells whether it was cut off in a crash. */
  chunk(index: number): Promise<Uint8Array | null> {
    return this.#read(join(FRAMES, String(index)));
  }

  async keep(index: number, frame: Uint8Array): Promise<void> {
    await writeFile(join(this.path, FRAMES, String(index)), frame);
  }

  /** The parts are verified: they take their places now, or at the next start. */
  async finish(): Promise<void> {
    await rm(join(this.path, FRAMES), { recursive: true, force: true });
    await syncTree(this.path);
    await replaceFile(join(this.path, VERIFIED), '');
    await this.#place();
  }

  /** Removes all of it. */
  async discard(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    await syncDirectory(this.#directory);
  }

  async #place(): Promise<void> {
    for (const name of await readdir(this.path)) {
      const part = PARTS.find((one) => one === name);
      if (part === undefined) continue;
      const place = join(this.#directory, part);
      await rm(place, { recursive: true, force: true });
      await rename(this.part(part), place);
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
