/** Initializes a data directory with the state of an export, or only checks that it can. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportRefused } from '../../../engine/snapshots/export/errors.js';
import type { ExportHeader } from '../../../engine/snapshots/export/format.js';
import { importState } from '../../../engine/snapshots/export/import.js';
import type { Counted } from '../../../engine/snapshots/export/read.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import { readGenesis } from '../../../kernel/chain/genesis.js';
import { textForms } from '../../../kernel/chain/text.js';
import { type Details, Failure } from '../../../lib/errors.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { RocksDatabase } from '../../../lib/storage/rocks.js';
import type { NodeContext } from '../../assembly/context.js';
import { type Distribution, loadDistribution } from '../../assembly/distribution.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import { rootOf } from './restore-into-directory.js';

/** Result of an import. */
export interface Imported {
  readonly header: ExportHeader;
  readonly counted: Counted;
}

/**
 * Imports the state of a file into an empty data directory, from which a node can start. A rejected file leaves nothing
 * behind.
 */
export async function importInto(context: NodeContext, path: string): Promise<Imported> {
  const { set, genesis, text, directory, get, signal } = context;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const root = rootOf({ ...context, nowMs: get('Clock').now() });
  const staging = new Staging(directory.path);
  await staging.discard();
  await staging.begin(path);
  let counted: Counted | undefined;
  try {
    const parts = {
      ...{ domain, set, text, staging, signal, log: get('Log') },
      directory: staging.path,
      rootFor: () => root,
      signatures: signaturesOf(domain),
      openDatabase: RocksDatabase.open,
    };
    const header = await importState(path, parts, (counts) => {
      counted = counts;
    });
    await staging.finish();
    return { header, counted: counted! };
  } catch (cause) {
    await staging.discard();
    throw cause;
  }
}

/** Result of a trial import. */
export interface Tried {
  readonly header: ExportHeader | null;
  readonly counted: Counted;
  /** Why the file would be rejected; null if it would be accepted. */
  readonly refusal: Details | null;
}

/**
 * Imports a whole file into a temporary database and removes that again. Checks that each line can be read, and that
 * the state has the root of its block, signed by two thirds of the validators named in the file. Only a real import
 * decides which validators are trusted.
 */
export async function tryImport(
  distribution: Distribution,
  genesisJson: unknown,
  modules: readonly string[],
  path: string,
  log: Log,
  signal?: AbortSignal,
): Promise<Tried> {
  const set = await loadDistribution(distribution, modules);
  const genesis = readGenesis(genesisJson);
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const directory = await mkdtemp(join(tmpdir(), 'import-'));
  let counted: Counted = { records: 0, modules: new Map() };
  try {
    const parts = {
      ...{ domain, set, directory, signal, log },
      text: textForms(genesis.chain, set.operations),
      staging: { part: (name: string) => join(directory, name) },
      rootFor: ({ height, block_hash }: ExportHeader) => ({ height, hash: block_hash }),
      signatures: signaturesOf(domain),
      openDatabase: RocksDatabase.open,
    };
    const header = await importState(path, parts, (counts) => {
      counted = counts;
    });
    return { header, counted, refusal: null };
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== ExportRefused) throw cause;
    return { header: null, counted, refusal: cause.details };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
