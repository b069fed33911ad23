/** Writes the state of a chain to a file: at the head of a stopped node, or of a snapshot that it has. */

import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ChainStore } from '../../../engine/ledger/chain-store.js';
import { stateRecords } from '../../../engine/ledger/scan.js';
import type { Subject } from '../../../engine/snapshots/archive/build.js';
import { inPortions, isCompressed } from '../../../engine/snapshots/export/import.js';
import { type ExportedState, exportBytes } from '../../../engine/snapshots/export/write.js';
import { restoreSnapshot } from '../../../engine/snapshots/restore.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import { StateRoot } from '../../../engine/snapshots/state-root.js';
import { anchorOf, subjectOf } from '../../../engine/snapshots/subject.js';
import type { Genesis } from '../../../kernel/chain/genesis.js';
import type { ModuleSet } from '../../../kernel/loader.js';
import type { TextForms } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { Progress, RECORDS } from '../../../lib/progress.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { BlockLog } from '../../../lib/storage/block-log.js';
import type { Database, Entry } from '../../../lib/storage/database.js';
import { CorruptDatabase } from '../../../lib/storage/errors.js';
import { syncDirectory, writeWhole } from '../../../lib/storage/files.js';
import { RocksDatabase } from '../../../lib/storage/rocks.js';
import { compressed } from '../../../lib/zstd-frames.js';
import type { NodeContext } from '../../assembly/context.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import { NoChainHere } from '../offline-job.js';
import type { FileProvider } from './file-provider.js';

/** Result of an export. */
export interface Exported extends Subject {
  readonly path: string;
  readonly records: number;
  readonly bytes: number;
  /** Blocks in the log beyond the exported state; a starting node executes them. */
  readonly behind: number;
}

/** Inputs of an export. */
export interface ExportParts {
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly text: TextForms;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The inputs from the context of an offline job. */
export const exportParts = ({ set, genesis, text, get, signal }: NodeContext): ExportParts => ({
  ...{ set, genesis, text, signal },
  log: get('Log'),
});

/** Exports the state after the head of a data directory. */
export async function exportHead(context: NodeContext, path: string): Promise<Exported> {
  const { directory, get } = context;
  return exportChain(await get('Database'), directory.blocks, path, exportParts(context));
}

/** Exports the state of a snapshot on this machine; a running node may serve it meanwhile. */
export async function exportSnapshot(source: FileProvider, path: string, parts: ExportParts): Promise<Exported> {
  const { genesis, set, log, signal } = parts;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const directory = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    const { height, block_hash } = await source.offer();
    await restoreSnapshot(source, {
      staging: new Staging(directory),
      directory,
      domain,
      set,
      root: { height, hash: block_hash }, // the snapshot is from the operator's own node
      signatures: signaturesOf(domain),
      openDatabase: RocksDatabase.open,
      signal,
      log,
    });
    const database = await RocksDatabase.open(join(directory, 'database'));
    return await exportChain(database, join(directory, 'blocks'), path, parts);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Exports the state in a database, and closes it. The state is that after the newest of these blocks that the database
 * includes.
 */
export async function exportChain(
  database: Database,
  blocks: string,
  path: string,
  parts: ExportParts,
): Promise<Exported> {
  try {
    const blockLog = await BlockLog.open(blocks, { firstHeight: 0 });
    try {
      return await exportFrom(database, blockLog, path, parts);
    } finally {
      await blockLog.close();
    }
  } finally {
    await database.close();
  }
}

async function exportFrom(database: Database, blockLog: BlockLog, path: string, parts: ExportParts): Promise<Exported> {
  const { set, text, genesis, log, signal } = parts;
  const store = new ChainStore(database);
  const head = await store.head();
  const header = head && (await store.header(head.height));
  if (!head || !header || head.height === 0) return fail(NoChainHere, { path: database.path });
  log('info', 'export started', { height: head.height, to: path });
  const progress = new Progress(log, { name: 'export', ...RECORDS });
  const subject = subjectOf(header, head.hash, genesis.hash);
  const proofs = await anchorOf(header, store, blockLog);
  const sorting = await mkdtemp(join(tmpdir(), 'export-'));
  const part = `${path}.part`;
  try {
    const root = new StateRoot(sorting);
    const state: ExportedState = {
      ...{ subject, ...proofs, set, text },
      records: hashed(inPortions(stateRecords(database), signal), root),
    };
    let records = 0;
    const lines = exportBytes(state, (count) => {
      records = count;
      progress.at(count);
    });
    const bytes = await writeFile(part, isCompressed(path) ? compressed(lines) : lines);
    const found = root.finish();
    if (found !== header.state_root) {
      fail(CorruptDatabase, {
        path: database.path,
        reason: `its state does not have the root of block ${head.height}`,
      });
    }
    await rename(part, path);
    await syncDirectory(dirname(path));
    return { ...subject, path, records, bytes, behind: Math.max(0, (blockLog.latest ?? 0) - head.height) };
  } finally {
    await Promise.all([sorting, part].map((one) => rm(one, { recursive: true, force: true })));
  }
}

/** Passes records on to the file and adds them to a state root. */
async function* hashed(portions: AsyncIterable<readonly Entry[]>, root: StateRoot): AsyncGenerator<Entry> {
  for await (const portion of portions) {
    root.add(portion);
    yield* portion;
  }
}

/** Writes a new file; durable when it returns. Returns its size. */
async function writeFile(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w');
  try {
    let size = 0;
    for await (const piece of pieces) size = await writeWhole(file, [piece], size);
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}
