/**
 * The state transition: bundles and hooks over a journal. Pure and synchronous; only a Failure is recorded as a result.
 */

import type { Hash } from '../../lib/codec/ids.js';
import { ZERO_HASH } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import { Failure, fail } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import { authPort, type BundleView, evidencePort, feePort, upgradePort } from '../ports.js';
import { AttestationCount } from './attested.js';
import type { Bundle, Envelope, Signature } from './bundle.js';
import { NotCarried } from './carried.js';
import {
  BundleExpired,
  FeeBelowFloor,
  GasLimitExceeded,
  ModuleDisabled,
  NotPlainText,
  WrongChainId,
} from './common-errors.js';
import { coreState, openCore } from './core.js';
import { epochOf } from './epoch.js';
import type { ExecutionContext } from './execution-context.js';
import { StateMiss } from './journal.js';
import type { Operation } from './operation.js';
import { BLOCK_LEVEL, type Outcome } from './receipt.js';
import { signatureGas } from './signature-gas.js';
import { slotKey } from './stores.js';
import { dueUpgrade, migrate } from './upgrade.js';
import { validatorsOf } from './validators.js';

const ED25519 = 0;
const FREE_BYTES = 256;

/** Return values of most bundles' operations. */
const NOTHING: Outcome['returned'] = Object.freeze([]);

/** Gas of a bundle before its operations: bytes beyond the free allowance, and signatures (definitions 2.5). */
export function envelopeGas(size: number, signatures: readonly Pick<Signature, 'key_type'>[]): number {
  let gas = Math.max(0, size - FREE_BYTES) * 16;
  let free = true;
  for (const { key_type } of signatures) {
    if (key_type === ED25519 && free) free = false;
    else gas += signatureGas(key_type);
  }
  return gas;
}

/** The bundle in the form that authorization reads. */
function viewOf({ bundle, signed, hash }: Envelope): BundleView {
  const { by } = signed;
  return {
    hash,
    from: bundle.from,
    nonce: bundle.nonce,
    operations: bundle.operations,
    signature: by && { keyType: by.key_type, publicKey: by.public_key, isValid: () => signed.valid },
  };
}

const FLOOR_KEY = slotKey(0, coreState.priceFloor.slot);

/** The minimum gas price for inclusion. */
export function priceFloor(context: ExecutionContext): number {
  return context.reader.get(FLOOR_KEY, coreState.priceFloor.value) ?? coreState.priceFloor.initial;
}

/** Price per unit of gas. A carried transaction states only a maximum price, and pays the minimum price. */
function priceOf(context: ExecutionContext, { bundle, carried }: Envelope): number {
  return carried ? priceFloor(context) : bundle.gas_price;
}

function checkTerms(context: ExecutionContext, { bundle, carried, oddity }: Envelope): void {
  const { chain, height } = context.env;
  if (oddity !== undefined) fail(NotPlainText, { reason: oddity });
  if (bundle.chain_id !== chain.chainId) fail(WrongChainId, { expected: chain.chainId, got: bundle.chain_id });
  if (bundle.valid_until !== 0 && bundle.valid_until < height) {
    fail(BundleExpired, { valid_until: bundle.valid_until, height });
  }
  const floor = priceFloor(context);
  if (bundle.gas_price < floor) fail(FeeBelowFloor, { floor, got: bundle.gas_price });
  if (!carried && bundle.operations.some(({ type }) => type.definition.carries)) fail(NotCarried);
  if (bundle.gas_limit > context.env.gasLimit) {
    fail(GasLimitExceeded, { limit: context.env.gasLimit, needed: bundle.gas_limit, of: 'block' });
  }
}

/** Lets every module reject the bundle. */
function admit(context: ExecutionContext, { bundle, signatures }: Envelope, isSigned: boolean): void {
  const signedWith = isSigned ? signatures.map(({ key_type }) => key_type) : undefined;
  context.set.hooks.admit.call(context, { sender: bundle.from, operations: bundle.operations, signedWith });
  context.leave();
}

/** Names the code that was running when an error occurred, for developers. */
function whereOf({ bundle: { opIndex }, running }: ExecutionContext, { operations }: Bundle): string {
  const type = operations[opIndex]?.type;
  if (type) return `${type.module}.${type.local}`;
  return running === undefined ? 'bundle checks' : `${running}.admit`;
}

/**
 * Applies one bundle. Throws Failure (declared error) or StateMiss (load and run again), both with every change undone,
 * or Halt if module code threw. A trial run may assume the authorization of the future bundle, and be free of charge.
 */
export function applyBundle(
  context: ExecutionContext,
  envelope: Envelope,
  terms: 'checked' | 'assumed' | 'free' = 'checked',
): Outcome {
  const journal = context.journal!;
  const { bundle } = envelope;
  const { block, bundle: progress } = context;
  const mark = journal.mark();
  try {
    context.begin(bundle.from, envelope.hash, bundle.nonce, bundle.gas_limit);
    checkTerms(context, envelope);
    // A carried transaction is signed by its own key alone, in trial runs too.
    admit(context, envelope, terms === 'checked' || envelope.carried !== undefined);
    if (terms === 'checked') context.port(authPort)?.authorize(viewOf(envelope));
    progress.useGas(envelopeGas(envelope.bytes.length, envelope.signatures));
    let returned: (Values<Shape> | undefined)[] | undefined;
    for (let i = 0; i < bundle.operations.length; i++) {
      progress.opIndex = i;
      const values = context.execute(bundle.operations[i]!, i);
      if (!values) continue;
      returned ??= new Array<Values<Shape> | undefined>(bundle.operations.length);
      returned[i] = values;
    }
    progress.opIndex = BLOCK_LEVEL;
    const price = terms === 'free' ? 0 : priceOf(context, envelope);
    const fee = context.port(feePort)?.charge(bundle.from, progress.gas, price) ?? 0n;
    const gasUsed = progress.gas;
    if (block.gasUsed + gasUsed > context.env.gasLimit) {
      fail(GasLimitExceeded, { limit: context.env.gasLimit, needed: block.gasUsed + gasUsed, of: 'block' });
    }
    block.include(gasUsed);
    const events = progress.events.slice(); // copied without spare capacity: an outcome is kept as long as its block
    return { bundleHash: envelope.hash, gasUsed, fee, events, returned: returned ?? NOTHING };
  } catch (cause) {
    journal.rollback(mark);
    if (cause instanceof Failure && progress.opIndex < bundle.operations.length) cause.opIndex = progress.opIndex;
    throw knownOrHalt(context, bundle, cause);
  } finally {
    context.end();
  }
}

/** Returns a declared error or a miss unchanged; any other exception is a bug and halts the node. */
function knownOrHalt(context: ExecutionContext, bundle: Bundle, cause: unknown): unknown {
  if (cause instanceof Failure || cause instanceof StateMiss || cause instanceof Halt) return cause;
  return new Halt(whereOf(context, bundle), context.env.height, cause);
}

/**
 * Checks a bundle that cannot be executed yet because an earlier nonce is missing. Rejects defects that the earlier
 * bundle cannot fix: false terms, a signature of another account, or a rejection by a module. Returns the most that it
 * takes from its sender, in raw native units, as far as its parameters show. Changes nothing.
 */
export function examineBundle(context: ExecutionContext, envelope: Envelope): bigint {
  const { bundle } = envelope;
  const mark = context.journal!.mark();
  try {
    context.begin(bundle.from, envelope.hash, bundle.nonce, bundle.gas_limit);
    checkTerms(context, envelope);
    admit(context, envelope, true);
    context.port(authPort)?.checkSigner(viewOf(envelope));
    context.bundle.useGas(envelopeGas(envelope.bytes.length, envelope.signatures));
    const fee = context.port(feePort)?.most(bundle.gas_limit, priceOf(context, envelope)) ?? 0n;
    return bundle.operations.reduce((sum, operation) => sum + spentBy(context, operation), fee);
  } catch (cause) {
    throw knownOrHalt(context, bundle, cause);
  } finally {
    context.journal!.rollback(mark);
    context.end();
  }
}

function spentBy(context: ExecutionContext, { type, params }: Operation): bigint {
  return type.definition.spends?.(context.scope(type.index) as never, params as never) ?? 0n;
}

/** Whether the bundle's signer may sign for its account. Throws StateMiss. */
export function isGenuine(context: ExecutionContext, envelope: Envelope): boolean {
  try {
    context.port(authPort)?.checkSigner(viewOf(envelope));
    return true;
  } catch (cause) {
    if (cause instanceof Failure) return false;
    throw cause;
  }
}

function hook(context: ExecutionContext, name: 'blockStart' | 'blockEnd' | 'epochEnd' | 'upgraded'): Outcome['events'] {
  const journal = context.journal!;
  const mark = journal.mark();
  context.bundle.beginHook();
  try {
    context.set.hooks[name].call(context);
    return context.bundle.events;
  } catch (cause) {
    journal.rollback(mark);
    if (cause instanceof StateMiss) throw cause;
    throw new Halt(`${context.running}.${name}`, context.env.height, cause);
  } finally {
    context.end();
  }
}

/** Starts counting the attestations of a block. */
export function attestationCount(context: ExecutionContext): AttestationCount {
  const { height, proposer, chain } = context.env;
  const before = openCore(context.reader).attested.get();
  return new AttestationCount(
    { height, proposer, epochBlocks: chain.epochBlocks, set: validatorsOf(context, 'current') },
    before,
  );
}

/** Runs the modules' hooks before the bundles of a block; in an upgrade block it runs the migrations first. */
export function beginBlock(context: ExecutionContext): Outcome['events'] {
  return [...upgrade(context), ...hook(context, 'blockStart')];
}

/** Runs the modules' hooks after the migrations of an upgrade. */
export const upgradedHooks = (context: ExecutionContext): Outcome['events'] => hook(context, 'upgraded');

function upgrade(context: ExecutionContext): Outcome['events'] {
  const due = dueUpgrade(context);
  if (!due) return [];
  const { journal, env } = context;
  const mark = journal!.mark();
  context.bundle.beginHook();
  try {
    const skipped = env.skippedUpgrades?.has(due.height);
    if (!skipped) migrate(context);
    context.port(upgradePort)!.conclude(skipped ? 'skipped' : 'applied');
    context.block.upgraded = !skipped;
    const { events } = context.bundle;
    return skipped ? events : [...events, ...upgradedHooks(context)];
  } catch (cause) {
    journal!.rollback(mark);
    if (cause instanceof StateMiss || cause instanceof Halt) throw cause;
    throw new Halt(`the upgrade ${due.name} (${context.running})`, env.height, cause);
  } finally {
    context.end();
  }
}

/** Applies evidence carried by a block. Throws Failure, with every change undone, if it convicts no validator. */
export function applyEvidence(context: ExecutionContext, evidence: Uint8Array): Outcome['events'] {
  const journal = context.journal!;
  const mark = journal.mark();
  context.bundle.beginHook();
  try {
    const port = context.port(evidencePort) ?? fail(ModuleDisabled, { reason: 'no module judges evidence' });
    port.judge(evidence);
    return context.bundle.events;
  } catch (cause) {
    journal.rollback(mark);
    if (cause instanceof Failure || cause instanceof StateMiss) throw cause;
    throw new Halt('judging evidence', context.env.height, cause);
  } finally {
    context.end();
  }
}

/** Runs the modules' hooks after the bundles; returns the block-level events. */
export function endBlock(context: ExecutionContext): Outcome['events'] {
  const { height, chain } = context.env;
  const events = [...hook(context, 'blockEnd')];
  const lastOfEpoch = epochOf(height + 1, chain.epochBlocks) !== epochOf(height, chain.epochBlocks);
  return lastOfEpoch ? [...events, ...hook(context, 'epochEnd')] : events;
}

/** Block-level events as an outcome with the zero hash; undefined if there are none. */
export function blockOutcome(events: Outcome['events']): Outcome | undefined {
  return events.length === 0 ? undefined : { bundleHash: ZERO_HASH as Hash, gasUsed: 0, fee: 0n, events, returned: [] };
}
