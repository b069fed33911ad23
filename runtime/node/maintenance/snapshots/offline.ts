/** Snapshots and exports of a chain that no node runs: at its head, or of a snapshot that it keeps. */

import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ChainStore } from '../../../engine/ledger/chain-store.js';
import { statePortions } from '../../../engine/ledger/scan.js';
import { type Proofs, proofsOf, type Subject } from '../../../engine/snapshots/anchor.js';
import { ArchiveSource } from '../../../engine/snapshots/archive/archive-source.js';
import { type Manifest, SnapshotStore } from '../../../engine/snapshots/archive/snapshot-store.js';
import { Buckets } from '../../../engine/snapshots/buckets.js';
import { isCompressed } from '../../../engine/snapshots/export/read.js';
import { exportBytes } from '../../../engine/snapshots/export/write.js';
import { restoreState } from '../../../engine/snapshots/restore.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import type { Hash } from '../../../lib/codec/ids.js';
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
import { NoChainHere } from '../offline-job.js';
import { makeAndKeep } from './keeper.js';
import type { FileProvider } from './providers.js';
import { type OfflineChain, verificationOf } from './restore-into-directory.js';

/** Makes a snapshot of the head in the node's own snapshot store. */
export async function snapshotHead(context: NodeContext): Promise<Manifest> {
  const { distribution, directory, genesis, get, signal } = context;
  return atHead(await get('Database'), directory.blocks, genesis.hash, async (database, proofs) => {
    const store = await SnapshotStore.open(directory.snapshots);
    const view = database.view();
    try {
      let records = 0;
      for await (const portion of statePortions(database)) records += portion.length;
      const maker = { version: distribution.version, nowMs: get('Clock').now() };
      return await makeAndKeep(store, { ...proofs, records, view, signal, maker });
    } finally {
      await view.close();
    }
  });
}

/** Result of an export. */
export interface Exported extends Subject {
  readonly path: string;
  readonly records: number;
  readonly bytes: number;
  /** Blocks in the log beyond the exported state; a starting node executes them. */
  readonly behind: number;
}

/** Inputs of an export. */
export interface ExportParts extends OfflineChain {
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
export async function exportSnapshot(provider: FileProvider, path: string, parts: ExportParts): Promise<Exported> {
  const directory = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    const restore = {
      ...{ ...verificationOf(parts), signal: parts.signal, log: parts.log },
      root: 'own-block' as const, // the snapshot is from the operator's own node
      staging: new Staging(directory),
      openDatabase: RocksDatabase.open,
    };
    await restoreState(new ArchiveSource(provider, restore), restore);
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
export function exportChain(database: Database, blocks: string, path: string, parts: ExportParts): Promise<Exported> {
  return atHead(database, blocks, parts.genesis.hash, async (_, proofs, blockLog) => {
    const { log, signal } = parts;
    const { subject } = proofs;
    log('info', 'export started', { height: subject.height, to: path });
    const progress = new Progress(log, { name: 'export', ...RECORDS });
    const sorting = await mkdtemp(join(tmpdir(), 'export-'));
    const part = `${path}.part`;
    try {
      const buckets = new Buckets(sorting);
      let records = 0;
      const lines = exportBytes({ ...proofs, ...parts, records: hashed(database, buckets, signal) }, (count) => {
        records = count;
        progress.at(count);
      });
      const bytes = await writeFile(part, isCompressed(path) ? compressed(lines) : lines);
      if (buckets.root() !== subject.state_root) {
        const reason = `its state does not have the root of block ${subject.height}`;
        fail(CorruptDatabase, { path: database.path, reason });
      }
      await rename(part, path);
      await syncDirectory(dirname(path));
      return { ...subject, path, records, bytes, behind: Math.max(0, (blockLog.latest ?? 0) - subject.height) };
    } finally {
      await Promise.all([sorting, part].map((one) => rm(one, { recursive: true, force: true })));
    }
  });
}

/** Runs work on the head of a stopped chain, then closes its stores. Throws NoChainHere. */
async function atHead<T>(
  database: Database,
  blocks: string,
  genesisHash: Hash,
  work: (database: Database, proofs: Proofs, blockLog: BlockLog) => Promise<T>,
): Promise<T> {
  try {
    const blockLog = await BlockLog.open(blocks, { firstHeight: 0 });
    try {
      const store = new ChainStore(database);
      const head = await store.head();
      const header = head && (await store.header(head.height));
      if (!head || !header || head.height === 0) return fail(NoChainHere, { path: database.path });
      return await work(database, await proofsOf(header, head.hash, genesisHash, store, blockLog), blockLog);
    } finally {
      await blockLog.close();
    }
  } finally {
    await database.close();
  }
}

/** The state records of a database, added to buckets on the way. */
async function* hashed(database: Database, buckets: Buckets, signal: AbortSignal): AsyncGenerator<Entry> {
  for await (const portion of statePortions(database)) {
    signal.throwIfAborted();
    buckets.add(portion);
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
