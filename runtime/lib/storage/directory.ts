/** The data directory of a node: exists, is writable, is locked by this process and belongs to the node's chain. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hash } from '../codec/ids.js';
import { Failure } from '../errors.js';
import { COLD } from './checkpoint.js';
import { DataFormatUnsupported, DataOfAnotherChain, directoryFailure, errno, UnknownDataDirectory } from './errors.js';
import { makeDirectory, replaceFile } from './files.js';
import { takeLock } from './lock-file.js';

/** Identity of a chain; it differs even after a relaunch under the same id. */
export interface ChainIdentity {
  readonly chainId: number;
  readonly genesisHash: Hash;
}

/** Layout of the directory; a node rejects a later one. */
const FORMAT = 1;

/** The directory of a node, locked while the node runs. */
export class DataDirectory {
  readonly path: string;
  readonly #unlock: () => Promise<void>;

  private constructor(path: string, unlock: () => Promise<void>) {
    this.path = path;
    this.#unlock = unlock;
  }

  /**
   * Makes or opens the directory and locks it. Throws a Failure: not writable, locked, of another chain, unknown, too
   * new. `prove` is called before an empty directory is marked; it throws if nothing can be stored there.
   */
  static async open(path: string, chain: ChainIdentity, prove: () => void = () => {}): Promise<DataDirectory> {
    await makeDirectory(path);
    const unlock = await takeLock(join(path, 'node.lock'));
    const directory = new DataDirectory(path, unlock);
    try {
      await directory.#claim(chain, prove);
    } catch (cause) {
      await unlock();
      throw directoryFailure(path, cause);
    }
    return directory;
  }

  /** Path of the main database (columns.ts). */
  get database(): string {
    return join(this.path, 'database');
  }

  /** Path of the cold files of the main database. */
  get cold(): string {
    return join(this.path, COLD);
  }

  /** Path of the database of query indexes. */
  get indexes(): string {
    return join(this.path, 'indexes');
  }

  /** Path of the block log. */
  get blocks(): string {
    return join(this.path, 'blocks');
  }

  /** Path of the snapshots that the node serves. */
  get snapshots(): string {
    return join(this.path, 'snapshots');
  }

  /** Whether the directory contains chain data. */
  async hasChain(): Promise<boolean> {
    return (await this.#data()) !== undefined;
  }

  /** Path of the vote log. */
  get votes(): string {
    return join(this.path, 'wal');
  }

  /** Path of the signing record of a validator key. */
  signer(publicKey: string): string {
    return join(this.path, 'signer', publicKey.slice(0, 16));
  }

  /** Releases the lock. */
  async release(): Promise<void> {
    await this.#unlock();
  }

  /** Marks an empty directory with the chain, or checks the mark. */
  async #claim({ chainId, genesisHash }: ChainIdentity, prove: () => void): Promise<void> {
    const path = join(this.path, 'version.json');
    const expected = { chain_id: chainId, genesis_hash: genesisHash };
    const found = await readVersion(path);
    if (found === null) {
      const data = await this.#data();
      if (data)
        throw new Failure(UnknownDataDirectory, { path, reason: `version.json is missing but ${data} is there` });
      prove();
      await replaceFile(path, `${JSON.stringify({ format: FORMAT, ...expected }, null, 2)}\n`);
      return;
    }
    const { format, chain_id, genesis_hash } = found;
    if (!Number.isSafeInteger(format))
      throw new Failure(UnknownDataDirectory, { path, reason: 'it has no format number' });
    if (format !== FORMAT) throw new Failure(DataFormatUnsupported, { path, expected: FORMAT, found: Number(format) });
    if (chain_id !== chainId || genesis_hash !== genesisHash) {
      throw new Failure(DataOfAnotherChain, { path, expected, found: { chain_id, genesis_hash } });
    }
  }

  /** The first part of the directory that contains data. */
  async #data(): Promise<string | undefined> {
    for (const part of [this.database, this.blocks, this.votes]) {
      const names = await readdir(part).catch(() => []);
      if (names.length > 0) return part;
    }
    return undefined;
  }
}

async function readVersion(path: string): Promise<Record<string, unknown> | null> {
  try {
    const found: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof found === 'object' && found !== null) return { ...found };
    throw new Failure(UnknownDataDirectory, { path, reason: 'it is not an object' });
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return null;
    if (cause instanceof SyntaxError) throw new Failure(UnknownDataDirectory, { path, reason: cause.message });
    throw cause;
  }
}
