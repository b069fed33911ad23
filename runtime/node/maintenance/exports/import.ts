/** Begins a data directory with the state of an export, or only tries to. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportRefused } from '../../../engine/exports/errors.js';
import type { ExportHeader } from '../../../engine/exports/format.js';
import { importState } from '../../../engine/exports/import.js';
import type { Counted } from '../../../engine/exports/read.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import { readGenesis } from '../../../kernel/chain/genesis.js';
import { textForms } from '../../../kernel/chain/text.js';
import { type Details, Failure } from '../../../lib/errors.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { RocksDatabase } from '../../../lib/storage/rocks.js';
import type { NodeContext } from '../../assembly/context.js';
import { type Distribution, loadDistribution } from '../../assembly/distribution.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import { rootOf } from '../snapshots/restore-into-directory.js';

/** What was taken. */
export interface Imported {
  readonly header: ExportHeader;
  readonly counted: Counted;
}

/** Puts the state of a file into an empty data directory, from where a node goes on. Keeps nothing of a file that is refused. */
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

/** What a file was found to be. */
export interface Tried {
  readonly header: ExportHeader | null;
  readonly counted: Counted;
  /** Why it would be refused; null where it would be taken. */
  readonly refusal: Details | null;
}

/**
 * Imports a file into a temporary database, whole, and removes that again: whether each line can be read and the state has the
 * root of its block, which two thirds of its own validators signed. Which validators are to be trusted, an import decides.
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
