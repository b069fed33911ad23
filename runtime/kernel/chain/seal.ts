/**
 * Seals an executed block: applies changes to the state tree, encodes outcomes as receipts, puts all roots into the
 * header.
 */

import { fromHex, type Hash, toHex, ZERO_HASH } from '../../lib/codec/ids.js';
import { encode } from '../../lib/codec/type.js';
import { MerkleRoot, merkleRoot } from '../../lib/crypto/merkle.js';
import { Halt } from '../../lib/halt.js';
import type { StateTree } from '../../lib/state/tree.js';
import { changeOf, type TreeChange } from '../../lib/state/tree-leaf.js';
import { nextInterval, timingOfRounds } from '../agreement/interval.js';
import type { ValidatorPower } from '../ports.js';
import { type AttestationRef, attestationsRoot, certificateHash, type Header, headerHash } from './block.js';
import type { Envelope } from './bundle.js';
import { openCore } from './core.js';
import { epochOf } from './epoch.js';
import { blockOutcome, endBlock, priceFloor } from './execute.js';
import { ExecutionContext } from './execution-context.js';
import type { Change, Journal, StateKey } from './journal.js';
import { type Outcome, receiptBytes } from './receipt.js';
import { committersOf, leadersNow, validatorsHash, validatorsOf } from './validators.js';

/** A changed state record with its bytes; null deletes. */
export interface Write {
  readonly key: StateKey;
  readonly change: Change;
  readonly bytes: Uint8Array | null;
}

/** Header fields that execution does not determine. */
export interface HeaderTerms {
  readonly moduleSetId: Hash;
  readonly parentHash: Hash;
  readonly attestations: readonly AttestationRef[];
  readonly evidence: readonly Uint8Array[];
}

/** A row derived from a block, under its reserved column. */
export type DerivedRow = readonly [column: number, bytes: Uint8Array];

/**
 * Derives rows from the outcomes of a block and the state after it. Read-only. It may be called for a block that never
 * becomes final, and again for the same block after a StateMiss.
 */
export type Derive = (state: ExecutionContext, bundles: readonly Outcome[]) => readonly DerivedRow[];

/** A block with all results of its execution; ready to be decided and committed. */
export interface ExecutedBlock {
  readonly header: Header;
  readonly hash: Hash;
  readonly envelopes: readonly Envelope[];
  /** Double signs punished by the block, as bytes. */
  readonly evidence: readonly Uint8Array[];
  readonly attestations: readonly AttestationRef[];
  /** One per bundle, then the block-level one if there are block-level events. */
  readonly outcomes: readonly Outcome[];
  readonly receipts: readonly Uint8Array[];
  readonly writes: readonly Write[];
  /** Rows stored with the block in addition to its own, outside of all roots. */
  readonly derived: readonly DerivedRow[];
  /** Restores the state tree of the parent. */
  readonly undoTree: readonly TreeChange[];
  readonly validators: readonly ValidatorPower[];
  readonly nextValidators: readonly ValidatorPower[];
}

export const bytesOf = ({ bytes }: Envelope): Uint8Array => bytes;

/**
 * The block's bundles so far, with their outcomes. Roots are computed incrementally, because those of a full block take
 * long.
 */
export class ExecutedBundles {
  readonly envelopes: Envelope[] = [];
  readonly outcomes: Outcome[] = [];
  readonly receipts: Uint8Array[] = [];
  readonly #transactions = new MerkleRoot();
  readonly #receipts = new MerkleRoot();

  add(envelope: Envelope, outcome: Outcome, receipt: Uint8Array): void {
    this.envelopes.push(envelope);
    this.outcomes.push(outcome);
    this.receipts.push(receipt);
    this.#transactions.add(envelope.bytes);
    this.#receipts.add(receipt);
  }

  get transactionsRoot(): Hash {
    return toHex(this.#transactions.root()) as Hash;
  }

  /** Includes the block-level receipt, if any. */
  receiptsRoot(blockLevel: Uint8Array | undefined): Hash {
    return toHex(blockLevel ? this.#receipts.rootWith(blockLevel) : this.#receipts.root()) as Hash;
  }
}

/** Merkle root of a list of byte strings; zero if it is empty. */
export function rootOf(items: readonly Uint8Array[]): Hash {
  return items.length === 0 ? ZERO_HASH : (toHex(merkleRoot(items)) as Hash);
}

/** Memo of a pure function: a block's root is computed several times, and its list of bundles never changes. */
const roots = new WeakMap<readonly Uint8Array[], Hash>();

/** The same for the bundles of a block. */
export function bundlesRoot(bundles: readonly Uint8Array[]): Hash {
  const known = roots.get(bundles);
  if (known !== undefined) return known;
  const root = rootOf(bundles);
  roots.set(bundles, root);
  return root;
}

/** A generator: a list would live as long as the sealing of the block. */
function* treeChanges(writes: readonly Write[]): Generator<TreeChange> {
  for (const { key, bytes } of writes) yield changeOf(fromHex(key), bytes);
}

/** Ends the block in `context` and applies its changes to the tree. */
export function sealBlock(
  context: ExecutionContext,
  journal: Journal,
  tree: StateTree,
  terms: HeaderTerms,
  startEvents: Outcome['events'],
  bundles: ExecutedBundles,
  derive: Derive,
): ExecutedBlock {
  const { env, block } = context;
  const { round, lastCommit } = env.proposal!;
  const validators = validatorsOf(context, 'current');
  const baseFee = priceFloor(context);
  const intervalMs = advanceInterval(context, journal);
  openCore(journal, journal).attested.put(block.attested?.window ?? []);
  const blockLevel = blockOutcome([...startEvents, ...endBlock(context)]);
  const blockReceipt = blockLevel && receiptOf(context, blockLevel);
  const outcomes = blockLevel ? [...bundles.outcomes, blockLevel] : bundles.outcomes;
  const receipts = blockReceipt ? [...bundles.receipts, blockReceipt] : bundles.receipts;
  const writes: Write[] = [];
  for (const [key, change] of journal.changes()) {
    writes.push({ key, change, bytes: recordOf(context, key, change) });
  }
  const nextValidators = validatorsOf(context, 'next');
  const derived = derive(new ExecutionContext(context.set, env, journal), bundles.outcomes);
  const undoTree = tree.apply(treeChanges(writes));
  const header: Header = {
    version: 1,
    chain_id: env.chain.chainId,
    height: env.height,
    round,
    timestamp_ms: env.timeMs,
    parent_hash: terms.parentHash,
    proposer: env.proposer,
    epoch: epochOf(env.height, env.chain.epochBlocks),
    state_root: toHex(tree.root()) as Hash,
    transactions_root: bundles.transactionsRoot,
    receipts_root: bundles.receiptsRoot(blockReceipt),
    attestations_root: attestationsRoot(terms.attestations),
    evidence_root: rootOf(terms.evidence),
    validators_hash: validatorsHash(validators),
    next_validators_hash: validatorsHash(nextValidators),
    last_commit_hash: certificateHash(lastCommit),
    module_set_id: terms.moduleSetId,
    gas_used: block.gasUsed,
    gas_limit: env.gasLimit,
    base_fee: baseFee,
    bundle_count: block.bundleCount,
    interval_ms: intervalMs,
  };
  return {
    header,
    hash: headerHash(header),
    envelopes: bundles.envelopes,
    evidence: terms.evidence,
    attestations: terms.attestations,
    outcomes,
    receipts,
    writes,
    derived,
    undoTree,
    validators,
    nextValidators,
  };
}

export function receiptOf(context: ExecutionContext, outcome: Outcome): Uint8Array {
  try {
    return receiptBytes(outcome);
  } catch (cause) {
    return haltOnEncoding(context, 'an event', cause);
  }
}

/** The bytes of a changed record; null if deleted. */
function recordOf(context: ExecutionContext, key: StateKey, { type, value }: Change): Uint8Array | null {
  try {
    return value === undefined ? null : encode(type, value, context.set.operations);
  } catch (cause) {
    return haltOnEncoding(context, `state record ${key}`, cause);
  }
}

/** Halts: a module that writes a value which its own type cannot encode has a bug. */
function haltOnEncoding(context: ExecutionContext, what: string, cause: unknown): never {
  throw new Halt(what, context.env.height, cause);
}

/** Advances the interval controller by this block (consensus 2.7). Returns the pause before the next height. */
function advanceInterval(context: ExecutionContext, journal: Journal): number {
  const { env, block } = context;
  const { pace, limits } = openCore(journal, journal);
  const before = pace.get();
  const { round, lastCommit } = env.proposal!;
  const rounds = timingOfRounds({
    round,
    parentRound: before.round,
    commitRound: lastCommit.round,
    leaders: round === 0 ? [] : leadersNow(context),
    signers: round === 0 ? [] : committersOf(context),
  });
  const { intervalMs, stress } = nextInterval(
    { intervalMs: before.interval_ms, stress: before.stress },
    {
      ...rounds,
      gapMs: env.timeMs - env.parentTimeMs,
      gasUsed: block.gasUsed,
      gasLimit: env.gasLimit,
      bundles: block.bundleCount,
      maxBundles: limits.get().bundles,
    },
  );
  pace.put({ interval_ms: intervalMs, stress, round });
  return intervalMs;
}
