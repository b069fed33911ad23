/** The mempool: bundles waiting for a block, each tried on the state after the ones before it. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import { BundleExpired, DuplicateBundle, InvalidSignature, WrongChainId } from '../../kernel/chain/common-errors.js';
import type { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import type { SimulatedBundle } from '../../kernel/chain/simulate.js';
import { authPort } from '../../kernel/ports.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { Failure, fail } from '../../lib/errors.js';
import type { Payer } from '../ledger/work-limit.js';
import { Admission } from './admission.js';
import { AdmissionQueue } from './admission-queue.js';
import { PoolContents } from './contents.js';
import { Gate } from './gate.js';
import { type Completion, JobQueue } from './job-queue.js';
import { type MempoolLimits, STANDARD_MEMPOOL } from './limits.js';
import type { Listeners } from './listeners.js';
import { gasUnits, type Origin, Origins, openingUnits, verifyingUnits } from './origins.js';
import type { MempoolParts } from './parts.js';
import { type Layer, PendingState } from './pending-state.js';
import type { Pending } from './queue.js';
import { rebuild } from './rebuild.js';
import type { Rejections } from './rejections.js';
import { IncomingSignatures } from './verify.js';

/** The interface of a mempool that the node uses: a part of the distribution. */
export type BundlePool = Pick<Mempool, keyof Mempool>;

/** Maximum share of time for retrying ready bundles because of replacements. */
const REBUILD_SHARE = 0.1;
/** The eviction order is not maintained while a smaller share of the capacity is used. */
const ALMOST_FULL = 0.9;

/**
 * Bundles waiting for a block, in geth's terms: *pending* ones, each tried on its expected state, and few
 * *queued* ones behind a nonce gap. A bundle is not kept, counted, reported or relayed before its signature is verified
 * and its sender can pay for it.
 */
export class Mempool {
  readonly origins = new Origins();
  readonly #parts: MempoolParts;
  readonly #limits: MempoolLimits;
  readonly #gate = new Gate();
  readonly #admissions = new AdmissionQueue<Origin>(this.#gate);
  readonly #jobs: JobQueue<Envelope>;
  readonly #signatures: IncomingSignatures;
  readonly #state: PendingState;
  readonly #contents: PoolContents;
  readonly #admission: Admission;
  /** Accounts with queued bundles that were included in blocks since the last check of their queue. */
  readonly #included = new Set<Address>();
  #rebuildNotBeforeMs = 0;

  constructor(parts: MempoolParts) {
    const { now, limits = STANDARD_MEMPOOL } = parts;
    this.#parts = parts;
    this.#limits = limits;
    this.#state = new PendingState(parts);
    this.#signatures = new IncomingSignatures(parts, this.#state);
    this.#jobs = new JobQueue(this.#gate, this.#signatures.loadAhead, parts.onError);
    this.#contents = new PoolContents(this.#state, limits, now);
    this.#admission = new Admission({
      contents: this.#contents,
      state: this.#state,
      limits,
      now,
      retry: (miss, work) => void this.#jobs.enqueueAfter(miss, work).catch(() => undefined),
    });
  }

  get rejections(): Rejections {
    return this.#contents.rejections;
  }

  /** Bundles that have become pending. */
  get pendingAdded(): Listeners<Pending> {
    return this.#admission.pendingAdded;
  }

  get size(): number {
    return this.#contents.size;
  }

  /** Bundles that can be executed, one after the other. */
  get pendingSize(): number {
    return this.#contents.pendingSize;
  }

  /** Bundles behind a nonce gap. */
  get queuedSize(): number {
    return this.#contents.queued.size;
  }

  /** Maximum distance of a bundle's nonce from the next nonce of its account. */
  get nonceGap(): number {
    return this.#limits.nonceGap;
  }

  get bytes(): number {
    return this.#contents.bytes;
  }

  /** Pending and queued bundles, of one account or of all. */
  list(account?: Address): Pending[] {
    const all = [...this.pending(), ...this.#contents.queued.all()];
    return account === undefined ? all : all.filter(({ envelope }) => envelope.from === account);
  }

  /** Pending bundles in their order. */
  pending(): Generator<Pending> {
    return this.#contents.pending();
  }

  get(hash: Hash): Pending | undefined {
    return this.#contents.get(hash);
  }

  /** Candidates for the next block, in order. */
  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#contents.ready.all()) yield envelope;
  }

  /**
   * Admits signed bundle bytes, or rejects them with the reason. `origin` is charged for rejected work; `opened`
   * receives the parsed bundle; `checked` is the result of `ahead.ts` for these bytes.
   */
  submit(
    bytes: Uint8Array,
    origin = this.origins.own,
    opened?: (envelope: Envelope) => void,
    checked?: Hash,
  ): Promise<Pending> {
    const { stages } = this.#parts;
    const beganMs = stages && performance.now();
    return this.#admissions.enqueue(origin, bytes.length, (completion) => {
      origin.check();
      const envelope = this.#decode(bytes, origin, checked);
      if (beganMs !== undefined) stages!.received(envelope, beganMs);
      if (checked !== undefined && envelope.signed.isKnown) this.#parts.onCheckedAhead?.();
      opened?.(envelope);
      this.#verifyAndAdmit(envelope, origin, completion);
    });
  }

  #decode(bytes: Uint8Array, origin: Origin, checked: Hash | undefined): Envelope {
    try {
      return openEnvelope(bytes, this.#parts.ledger.set.operations, checked);
    } catch (cause) {
      origin.charge(openingUnits(bytes.length));
      throw cause;
    }
  }

  /** Admits a bundle that was parsed or built on this node. */
  admit(envelope: Envelope, origin = this.origins.own): Promise<Pending> {
    return new Promise((resolve, reject) => {
      origin.check();
      this.#parts.stages?.received(envelope, performance.now());
      this.#verifyAndAdmit(envelope, origin, { resolve, reject });
    });
  }

  /** Callbacks instead of async: with hundreds of pending signatures the async frames dominate GC. */
  #verifyAndAdmit(envelope: Envelope, origin: Origin, completion: Completion<Pending>): void {
    const { signed, bundle } = envelope;
    const { ledger, admits } = this.#parts;
    const { chainId } = ledger.chain;
    if (bundle.chain_id !== chainId) fail(WrongChainId, { expected: chainId, got: bundle.chain_id });
    admits?.(envelope);
    if (!signed.isKnown || !signed.valid) this.#admission.rejectEarly(envelope, this.#usedNonces(envelope.from));
    const admit = () => {
      this.#parts.stages?.verified(envelope);
      this.#jobs.enqueueFor(() => this.#admit(envelope, origin), completion, envelope);
    };
    this.#signatures.verify(envelope, origin, admit, (cause) => {
      if (cause instanceof Failure && cause.error === InvalidSignature) origin.charge(verifyingUnits(envelope));
      completion.reject(cause);
    });
  }

  /** Nonces used by blocks, as far as they are in memory. */
  #usedNonces(account: Address): number {
    try {
      return this.#parts.ledger.view().port(authPort)?.nonceOf(account) ?? 0;
    } catch (cause) {
      if (cause instanceof StateMiss) return 0;
      throw cause;
    }
  }

  /** Admits a bundle that is built once its nonce is known: the pending-nonce tracker of the convenience methods. */
  submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.#jobs.enqueue(() => {
      const envelope = make(this.#admission.nonceOf(account));
      this.#parts.admits?.(envelope);
      this.#parts.stages?.received(envelope, performance.now());
      this.#parts.stages?.verified(envelope); // this node signed it, or needs no signature
      return this.#admit(envelope, this.origins.own);
    });
  }

  /**
   * Executes a bundle on the pending state without keeping it, as if it were authorized (and, if `free`, paid for).
   * Fails with Timeout if it takes too long.
   */
  simulateNext(
    account: Address,
    make: (nonce: number) => Envelope,
    terms: 'assumed' | 'free' = 'assumed',
    payer?: Payer,
  ): Promise<SimulatedBundle> {
    return this.#query((top) => top.simulate(make(this.#admission.nonceOf(account)), terms), payer);
  }

  /** The next free nonce of an account, counting waiting bundles. */
  nextNonce(account: Address): Promise<number> {
    return this.read(() => this.#admission.nonceOf(account));
  }

  /** Reads the state after the waiting bundles. Fails with Timeout if it takes too long. */
  read<T>(work: (pending: ExecutionContext) => T): Promise<T> {
    return this.#query(({ context }) => work(context));
  }

  #query<T>(work: (top: Layer) => T, payer?: Payer): Promise<T> {
    const limit = this.#parts.ledger.workLimit(payer);
    return this.#jobs.enqueue(() => limit.run(this.#state.top.journal, () => work(this.#state.top)));
  }

  /** True while the bundle is in the mempool. */
  has({ hash }: Envelope): boolean {
    return this.get(hash) !== undefined;
  }

  /** Pauses all work until the returned function is called: for work on a block that other nodes wait for. */
  pause(): () => void {
    return this.#gate.close();
  }

  /** Removes a bundle that failed, for example while a block was built. */
  drop(envelope: Envelope, failure: Failure): void {
    this.#contents.drop(envelope, failure);
  }

  /** Follows the chain: included bundles are removed at once, the others are tried again on the new head. */
  advance({ envelopes }: Pick<ExecutedBlock, 'envelopes'>): void {
    const { queued, backlog } = this.#contents;
    this.#contents.removeIncluded(envelopes);
    for (const { from } of envelopes) if (queued.hasSender(from)) this.#included.add(from);
    const { bundles, bytes } = this.#limits;
    if (this.size < ALMOST_FULL * bundles && this.bytes < ALMOST_FULL * bytes) backlog.dropEviction();
    this.#admission.followBlock(envelopes.length);
    this.#jobs.runUrgent(() => this.#rebuild());
  }

  /** Rejects waiting and new bundles with NodeStopping. Resolves once the mempool no longer reads the state. */
  stop(): Promise<void> {
    return this.#jobs.stop();
  }

  #admit(envelope: Envelope, origin: Origin): Pending {
    const { meter } = this.#state;
    const before = meter.gas;
    const charge = () => origin.charge(verifyingUnits(envelope) + gasUnits(meter.gas - before));
    try {
      const { pending, isReplacement } = this.#admission.insert(envelope);
      if (isReplacement) charge(); // the replaced bundle pays nothing
      this.#parts.stages?.executed(envelope);
      this.#rebuildIfDue();
      return pending;
    } catch (cause) {
      // A duplicate that arrived at the same time was verified in any case, so it is not charged.
      if (cause instanceof Failure && cause.error !== DuplicateBundle) charge();
      throw cause;
    }
  }

  /**
   * If ready bundles were replaced, tries all of them again; not after each replacement, which would leave no time for
   * other work.
   */
  #rebuildIfDue(): void {
    const isDue = this.#admission.hasReplacements && performance.now() >= this.#rebuildNotBeforeMs;
    if (isDue) this.#jobs.runUrgent(() => this.#rebuild());
  }

  async #rebuild(): Promise<void> {
    const contents = this.#contents;
    const beganMs = performance.now();
    this.#admission.hasReplacements = false;
    const oldestMs = this.#parts.now() - this.#limits.lifetimeMs;
    await rebuild({
      state: this.#state,
      contents,
      oldestMs,
      capacity: this.#admission.readyCapacity,
      isCancelled: () => this.#jobs.stopped,
    });
    for (const { envelope } of contents.queued.expired(oldestMs, this.#state.height)) {
      contents.queued.remove(envelope.hash);
      contents.recordRejection(envelope, new Failure(BundleExpired, { reason: 'expired behind a nonce gap' }));
    }
    for (const account of this.#included) {
      void this.#jobs.enqueue(() => this.#admission.reviewQueued(account)).catch(() => undefined);
    }
    this.#included.clear();
    const endedMs = performance.now();
    this.#rebuildNotBeforeMs = endedMs + (endedMs - beganMs) * (1 / REBUILD_SHARE - 1);
  }
}
