/**
 * Restores the state of a block from an untrusted source, a snapshot or an export: the block is certified first, every
 * record is checked, and the parts of the data directory are installed all or none (decision 0117).
 */

import { type Header, headerHash } from '../../kernel/chain/block.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import type { Signatures } from '../../kernel/chain/certified.js';
import { changesValidatorSet, type ValidatorSetChange } from '../../kernel/chain/validator-set-change.js';
import { validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { toHex } from '../../lib/codec/ids.js';
import { refuse } from '../../lib/codec/type.js';
import { Failure } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { BlockLog } from '../../lib/storage/block-log.js';
import { columns, STATE_PREFIX_LENGTH, validatorSetKey } from '../../lib/storage/columns.js';
import type { Database, DatabaseChange, Entry } from '../../lib/storage/database.js';
import { checkRoom } from '../../lib/storage/disk-space.js';
import type { ChainDomain } from '../consensus/messages.js';
import { blockBatch, validatorSetChangeRow } from '../ledger/chain-store.js';
import { buildTree, writeTree } from '../ledger/open.js';
import type { Anchor, Subject } from './anchor.js';
import { ExportRefused, SnapshotRefused } from './errors.js';
import type { Staging } from './staging.js';
import { type CertifiedBlock, certified, type Root } from './trust.js';

/** The state of a block as a snapshot or an export contains it. */
export interface TransferSource {
  /** Server, peers or path. */
  readonly name: string;
  /** Reads the block and its proofs, which nothing certifies yet. Throws CodecError if it is of another chain. */
  open(): Promise<StateProofs>;
  /** The header of a trusted block that the source does not contain; undefined if it is not available. */
  header?(height: number, hash: string): Promise<Header | undefined>;
  /** All records, in portions. Throws unless they are the state of the block. */
  records(): AsyncIterable<readonly Entry[]>;
  /** The failure to report for an error of the source or of a check. */
  failureOf(cause: unknown): unknown;
  close(): Promise<void>;
}

/** The block of a state, and the validator-set changes from genesis to it. */
export interface StateProofs {
  readonly subject: Subject;
  readonly anchor: Anchor;
  readonly handovers: readonly ValidatorSetChange[];
}

/** Chain and modules of this node. */
export interface Expected {
  readonly domain: ChainDomain;
  readonly set: ModuleSet;
}

export interface VerifyParts extends Expected {
  /** Trust root; `own-block` trusts the block that the source names. */
  readonly root: Root | 'own-block';
  readonly signatures: Signatures;
  /** Aborted if the state is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

export interface RestoreParts extends VerifyParts {
  /** Prepared by `begin`. */
  readonly staging: Staging;
  readonly openDatabase: (path: string) => Promise<Database>;
  readonly log: Log;
}

/** Portions written between two checks of the free disk space. */
const ROOM_CHECK_PORTIONS = 64;

/** Restores the state and installs it in the data directory. A rejected source leaves nothing in the staging folder. */
export async function restoreState(source: TransferSource, parts: RestoreParts): Promise<Subject> {
  const { staging, log } = parts;
  try {
    const { subject, block } = await certifiedBlock(source, parts);
    await buildParts(source, block, parts);
    await staging.finish();
    log('info', 'state restored', { height: subject.height, from: source.name });
    return subject;
  } catch (cause) {
    const failure = source.failureOf(cause);
    const isRefused = failure instanceof Failure && [SnapshotRefused, ExportRefused].includes(failure.error);
    if (isRefused) await staging.discard();
    throw failure;
  } finally {
    await source.close();
  }
}

/** Runs the same checks without storing the state. */
export async function verifyState(source: TransferSource, parts: VerifyParts): Promise<Subject> {
  try {
    const { subject } = await certifiedBlock(source, parts);
    for await (const _ of source.records()) parts.signal?.throwIfAborted();
    return subject;
  } catch (cause) {
    throw source.failureOf(cause);
  } finally {
    await source.close();
  }
}

/** Throws CodecError unless a state is of this chain and these modules; `differing` names modules, if known. */
export function checkSubject(subject: Subject, { domain, set }: Expected, differing?: string): void {
  const { chain_id, genesis_hash, module_set_id, height } = subject;
  if (chain_id !== domain.chainId || genesis_hash !== domain.genesisHash) {
    refuse(`it is of chain ${chain_id} with genesis 0x${genesis_hash}`);
  }
  if (module_set_id !== set.id) {
    const which = differing ?? `0x${module_set_id}, not 0x${set.id}`;
    refuse(`it was made with other modules (${which}): use the version that made it`);
  }
  if (height === 0) refuse('it is of the genesis block');
}

async function certifiedBlock(
  source: TransferSource,
  { root, domain, signatures }: VerifyParts,
): Promise<{ readonly subject: Subject; readonly block: CertifiedBlock }> {
  const { subject, anchor, handovers } = await source.open();
  const trusted = root === 'own-block' ? { height: subject.height, hash: subject.block_hash } : root;
  const isContained = trusted.height >= subject.height || handovers.some((one) => one.header.height === trusted.height);
  const header =
    'validators' in trusted || isContained ? undefined : await source.header?.(trusted.height, trusted.hash);
  const rooted = header ? { ...trusted, header } : trusted;
  return { subject, block: await certified(anchor, handovers, subject, rooted, domain, signatures) };
}

/** Builds database, block log and state tree in the staging folder; the tree is computed from the finished database. */
async function buildParts(source: TransferSource, block: CertifiedBlock, parts: RestoreParts): Promise<void> {
  const { staging, set, openDatabase, signal, log } = parts;
  const { header } = block.anchor.block;
  const database = await openDatabase(staging.part('database'));
  try {
    let records = 0;
    let portions = 0;
    for await (const portion of source.records()) {
      signal?.throwIfAborted();
      // An endless file must not fill the disk of a node.
      if (portions++ % ROOM_CHECK_PORTIONS === 0) await checkRoom(staging.path, 0);
      await database.write({ changes: portion.map(([key, value]) => [stateKey(key), value]) });
      records += portion.length;
    }
    await database.write({ changes: blockRows(block, set) });
    await database.flush();
    const tree = await buildTree(database, { log, task: 'state check', total: records, signal });
    if (toHex(tree.root()) !== header.state_root) throw new Error('the database differs from the data written to it');
    await writeTree(tree.toChunks(header.height), staging.part('state-tree'));
  } finally {
    await database.close();
  }
  const blockLog = await BlockLog.open(staging.part('blocks'), { firstHeight: header.height });
  await blockLog.append(header.height, block.anchor.stored);
  await blockLog.close();
}

function stateKey(key: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(STATE_PREFIX_LENGTH + key.length);
  bytes[0] = columns.state;
  bytes.set(key, STATE_PREFIX_LENGTH);
  return bytes;
}

/**
 * The rows besides the state: the block as in the database of a node that executed it, its validators, and the
 * validator-set changes.
 */
function blockRows({ anchor, handovers }: CertifiedBlock, set: ModuleSet): readonly DatabaseChange[] {
  const { block, commit, receipts, validators, nextValidators } = anchor;
  const { header } = block;
  const executed = {
    ...{ header, hash: headerHash(header), receipts, validators, nextValidators },
    envelopes: block.bundles.map((bytes) => openEnvelope(bytes, set.operations)),
    evidence: block.evidence,
    attestations: block.attestations,
    outcomes: [],
    writes: [],
    derived: [],
    undoTree: [],
  };
  const sets = [validators, nextValidators, ...handovers.map((handover) => handover.validators)];
  const own = changesValidatorSet(header) ? [{ header, commit, validators: nextValidators }] : [];
  return [
    ...sets.map((members): DatabaseChange => [validatorSetKey(validatorsHash(members)), validatorsBytes(members)]),
    ...[...handovers, ...own].map(validatorSetChangeRow),
    ...blockBatch(executed, commit).changes,
  ];
}
