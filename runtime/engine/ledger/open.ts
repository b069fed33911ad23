/** Opens the ledger from genesis or from the database, then replays the later blocks of the block log. */

import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Header, headerHash, NO_CERTIFICATE, StoredBlock } from '../../kernel/chain/block.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import type { Genesis } from '../../kernel/chain/genesis.js';
import type { Derive } from '../../kernel/chain/seal.js';
import { stateVersions } from '../../kernel/chain/upgrade.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import { CodecError, decode, encode, type TextForms } from '../../lib/codec/type.js';
import { error, fail } from '../../lib/errors.js';
import { BLOCKS, Progress, RECORDS } from '../../lib/progress.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { StateTree } from '../../lib/state/tree.js';
import { leafOf } from '../../lib/state/tree-leaf.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { Database } from '../../lib/storage/database.js';
import { CorruptDatabase, CorruptLog, CorruptRecord, DataOfAnotherChain } from '../../lib/storage/errors.js';
import type { Measure } from '../../lib/work-timing.js';
import type { VerifySignatures } from '../mempool/verify.js';
import { verifyAhead } from '../mempool/verify.js';
import type { BundleExecuted } from './block-executor.js';
import { blockBatch, ChainStore } from './chain-store.js';
import { genesisBlock } from './genesis-block.js';
import { type Head, InvalidBlock, Ledger } from './ledger.js';
import { statePortions, unreadableRecord } from './scan.js';
import { checkStateTypes } from './state-types.js';

export interface OpenParts {
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly text: TextForms;
  readonly database: Database;
  readonly blockLog: BlockLog;
  readonly verify: VerifySignatures;
  readonly log: Log;
  /** File of the state tree from a clean stop; undefined for a node without files. */
  readonly treeFile?: string;
  readonly skippedUpgrades: ReadonlySet<number>;
  /** Derives the rows stored with each block in addition to its own. */
  readonly derive: Derive;
  readonly measure?: Measure | undefined;
  readonly onBundle?: BundleExecuted | undefined;
  /** Maximum time of one query on the main thread, milliseconds. */
  readonly queryMs?: number | undefined;
  /** Whether an archive will take the overwritten values. */
  readonly archives?: boolean;
  /** Throws if this build cannot continue from the head; called at the start and after each replayed block. */
  readonly checkHead: (ledger: Ledger) => Promise<void>;
  /**
   * A trial of the next version: the plan takes effect in the next block, and blocks missing from the database are not
   * replayed.
   */
  readonly isTrial?: boolean;
}

/** Details: height of the upgrade, height of the block made by its version, reason. */
export const UpgradeWasDone = error(
  3192,
  'UpgradeWasDone',
  'An upgrade can no longer be skipped: this node has blocks of its version; run that version without --skip-upgrade-heights',
  {
    details: {
      height: 'Height of the upgrade',
      block: 'Height of the block that its version made',
      reason: 'Why that block is invalid',
    },
  },
);

/** Opens the ledger at the newest block that this node ever acknowledged. */
export async function openLedger(parts: OpenParts): Promise<Ledger> {
  const {
    set,
    genesis,
    database,
    blockLog,
    skippedUpgrades,
    archives,
    derive,
    measure,
    onBundle,
    queryMs,
    checkHead,
    isTrial = false,
  } = parts;
  const stored = await new ChainStore(database).head();
  const found = stored ? await fromDatabase(parts, stored.height) : await fromGenesis(parts);
  const ledger = new Ledger({
    set,
    chain: genesis.chain,
    database,
    skippedUpgrades,
    archives,
    derive,
    measure,
    onBundle,
    queryMs,
    upgradesEarly: isTrial,
    ...found,
  });
  if ((blockLog.latest ?? -1) < ledger.head.height) {
    fail(CorruptLog, {
      path: blockLog.path,
      reason: `the database is at height ${ledger.head.height}, the block log ends at ${blockLog.latest}`,
    });
  }
  const kept = await ledger.store.keptSteps(ledger.head.height, set);
  if (kept) ledger.history.resume(kept);
  await checkStateTypes(database, set, await ledger.read(() => stateVersions(ledger.cache)));
  await checkHead(ledger);
  if (!isTrial) await replay(parts, ledger);
  return ledger;
}

async function fromGenesis({
  set,
  genesis,
  text,
  database,
  blockLog,
}: OpenParts): Promise<{ tree: StateTree; head: Head }> {
  const { block, hash, writes, tree, validators } = genesisBlock(genesis, set, text);
  const { header } = block;
  if (blockLog.latest === null)
    await blockLog.append(0, encode(StoredBlock, { block, commit: NO_CERTIFICATE, attestations: [] }));
  else await checkGenesis(blockLog, hash);
  const commit = { ...NO_CERTIFICATE, hash };
  await database.write(
    blockBatch(
      {
        header,
        hash,
        envelopes: [],
        evidence: [],
        attestations: [],
        outcomes: [],
        receipts: [],
        writes,
        derived: [],
        undoTree: [],
        validators,
        nextValidators: validators,
      },
      commit,
    ),
  );
  return { tree, head: { height: 0, hash, header, commit } };
}

async function checkGenesis(blockLog: BlockLog, hash: Hash): Promise<void> {
  const first = await readStored(blockLog, 0);
  const found = headerHash(first.block.header);
  if (found !== hash) fail(DataOfAnotherChain, { path: blockLog.path, expected: hash, found });
}

async function readStored(blockLog: BlockLog, height: number) {
  const bytes = await blockLog.read(height);
  if (!bytes) return fail(CorruptLog, { path: blockLog.path, reason: `block ${height} is missing` });
  try {
    return decode(StoredBlock, bytes);
  } catch (cause) {
    if (cause instanceof CodecError)
      fail(CorruptLog, { path: blockLog.path, reason: `block ${height}: ${cause.message}` });
    throw cause;
  }
}

async function fromDatabase(parts: OpenParts, height: number): Promise<{ tree: StateTree; head: Head }> {
  const { set, database, blockLog, log } = parts;
  const { block, commit } = await readStored(blockLog, height);
  const { header } = block;
  const tree = (await savedTree(parts, header)) ?? (await buildTree(database, { log, task: 'state tree rebuild' }));
  if (toHex(tree.root()) !== header.state_root) {
    const damaged = await unreadableRecord(database, set);
    if (damaged) fail(CorruptRecord, { path: database.path, ...damaged });
    fail(CorruptDatabase, { path: database.path, reason: `its state does not have the root of block ${height}` });
  }
  return {
    tree,
    head: {
      height,
      hash: headerHash(header),
      header,
      commit: height === 0 ? { ...commit, hash: headerHash(header) } : commit,
    },
  };
}

interface TreeBuild {
  readonly log: Log;
  /** Name of the work in the log. */
  readonly task: string;
  /** Number of records, if known. */
  readonly total?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Builds the tree from every state record in the database. */
export async function buildTree(database: Database, { log, task, total, signal }: TreeBuild): Promise<StateTree> {
  const { add, finish } = StateTree.builder();
  const progress = new Progress(log, { name: task, ...RECORDS });
  let records = 0;
  for await (const portion of statePortions(database)) {
    signal?.throwIfAborted();
    for (const [key, value] of portion) add(leafOf(key, value));
    records += portion.length;
    progress.at(records, total);
  }
  return finish();
}

/**
 * The tree saved at a clean stop, if it belongs to this very block: a halted node may have saved it in the middle of
 * the next one.
 */
async function savedTree({ treeFile, log }: OpenParts, { height, state_root }: Header): Promise<StateTree | undefined> {
  if (!treeFile) return undefined;
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of createReadStream(treeFile, { highWaterMark: 1 << 20 })) chunks.push(chunk as Uint8Array);
    const saved = StateTree.fromChunks(chunks);
    if (saved.height === height && toHex(saved.tree.root()) === state_root) return saved.tree;
    log('info', 'saved state tree ignored', { reason: `not the tree of block ${height}` });
    return undefined;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT')
      log('info', 'saved state tree ignored', { reason: String(cause) });
    return undefined;
  } finally {
    await rm(treeFile, { force: true });
  }
}

export const writeTree = (chunks: Iterable<Uint8Array>, path: string): Promise<void> =>
  pipeline(Readable.from(chunks), createWriteStream(path));

/** Saves the tree for the next start, which rebuilds it if saving fails, for example on a full disk. */
export async function saveTree(ledger: Ledger, treeFile: string, log: Log): Promise<void> {
  const part = `${treeFile}.part`;
  try {
    await writeTree(ledger.treeChunks(), part);
    await rename(part, treeFile);
  } catch (cause) {
    log('warn', 'state tree not saved, next start rebuilds it', { reason: String(cause) });
    await rm(part, { force: true });
  }
}

/** Replays the blocks that were synced to the log but not written to the database before the node stopped. */
async function replay(parts: OpenParts, ledger: Ledger): Promise<void> {
  const { blockLog, set, verify, log, checkHead, skippedUpgrades } = parts;
  const from = ledger.head.height + 1;
  const to = blockLog.latest ?? 0;
  const progress = new Progress(log, { name: 'replay', ...BLOCKS }, from - 1);
  for (let height = from; height <= to; height++) {
    const { block, commit } = await readStored(blockLog, height);
    const envelopes = block.bundles.map((bytes) => openEnvelope(bytes, set.operations));
    await verifyAhead(verify, envelopes);
    try {
      await ledger.commit(await ledger.check(block, envelopes), commit);
    } catch (cause) {
      if (!(cause instanceof InvalidBlock)) throw cause;
      const upgrade = [...skippedUpgrades].find((skipped) => skipped >= from && skipped <= height);
      if (upgrade !== undefined) fail(UpgradeWasDone, { height: upgrade, block: height, reason: cause.message });
      fail(CorruptRecord, { key: `block ${height}`, reason: cause.message });
    }
    await checkHead(ledger);
    progress.at(height, to);
  }
  if (to >= from) progress.finish(to, { from });
}
