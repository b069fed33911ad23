/** The data directory of a command: its options, its genesis, and offline work in it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Invocation } from '../command-line/command.js';
import { givenOptions } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import type { Distribution } from '../runtime/chain.js';
import { type NodeOptions, withDefaults } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

/** Data of a command about its data directory. */
export interface Data {
  readonly options: NodeOptions;
  readonly distribution: Distribution;
  readonly genesisJson: Awaited<ReturnType<typeof genesisOf>>['json'];
  /** Runs work with the genesis; errors use the names in the files. */
  readonly read: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Throws a Problem if the directory has no genesis. */
export async function dataOf({ distribution, flags, self }: Invocation): Promise<Data> {
  const options = withDefaults(givenOptions(flags, distribution));
  const genesis = await genesisOf(options, self);
  return {
    options,
    distribution: runtimeOf(distribution),
    genesisJson: genesis.json,
    read: (work) => genesis.read(work),
  };
}

async function genesisOf({ dataDir }: NodeOptions, self: string) {
  const genesis = await readGenesisFiles(dataDir);
  if (genesis !== undefined) return genesis;
  throw new Problem(
    `no genesis.json in ${dataDir}: choose the data directory with --data-dir, or copy the genesis.json ` +
      `(and token-genesis.json) of the chain there; ${self} genesis check shows their chain`,
  );
}

/** A directory that is removed when the process exits. */
export function temporaryDirectory(prefix: string): string {
  const directory = mkdtempSync(join(tmpdir(), prefix));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
