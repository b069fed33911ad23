/** The mempool: bundles waiting for a block, each tried on the state after the ones before it. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import {
  BundleExpired,
  DuplicateBundle,
  InvalidSignature,
  MempoolFull,
  NonceGap,
  NonceTooLow,
  WrongChainId,
} from '../../kernel/chain/common-errors.js';
import type { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import type { SimulatedBundle } from '../../kernel/chain/simulate.js';
import { authPort } from '../../kernel/ports.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { Failure, fail } from '../../lib/errors.js';
import type { Payer } from '../ledger/work-limit.js';
import { type MempoolLimits, mustPayMore, STANDARD_MEMPOOL } from './admission.js';
import { AdmissionQueue } from './admission-queue.js';
import { Backlog } from './backlog.js';
import { Gate } from './gate.js';
import { type Completion, JobQueue } from './job-queue.js';
import { Listeners } from './listeners.js';
import { gasUnits, type Origin, Origins, openingUnits, verifyingUnits } from './origins.js';
import type { MempoolParts } from './parts.js';
import { type Layer, PendingState } from './pending-state.js';
import { BundleQueue, type Pending } from './queue.js';
import { checkGap, QueuedBundles } from './queued.js';
import { rebuild } from './rebuild.js';
import { Rejections } from './rejections.js';
import { IncomingSignatures } from './verify.js';

/** The interface of a mempool that the node uses: a part of the distribution. */
export type BundlePool = Pick<Mempool, keyof Mempool>;

/** Trial result of most bundles, reduced to the part that is kept. */
const NOTHING_RETURNED: Pending['outcome'] = Object.freeze({ returned: [] });

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
  readonly rejections = new Rejections();
  readonly origins = new Origins();
  /** Bundles that have become pending. */
  readonly pendingAdded = new Listeners<Pending>();
  readonly #parts: MempoolParts;
  readonly #limits: MempoolLimits;
  readonly #gate = new Gate();
  readonly #admissions = new AdmissionQueue<Origin>(this.#gate);
  readonly #jobs: JobQueue<Envelope>;
  readonly #signatures: IncomingSignatures;
  /** Bundles that a block can include now. */
  readonly #ready = new BundleQueue();
  readonly #queued: QueuedBundles;
  readonly #state: PendingState;
  readonly #backlog: Backlog;
  /** Decaying maximum of bundles per block. */
  #recentBlockSize = 0;
  /** Accounts with queued bundles that were included in blocks since the last check of their queue. */
  readonly #included = new Set<Address>();
  /** Whether a ready bundle was replaced since they were tried, and when they may be tried again. */
  #hasReplacements = false;
  #rebuildNotBeforeMs = 0;

  constructor(parts: MempoolParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? STANDARD_MEMPOOL;
    this.#state = new PendingState(parts);
    this.#signatures = new IncomingSignatures(parts, this.#state);
    this.#jobs = new JobQueue(this.#gate, this.#signatures.loadAhead, parts.onError);
    this.#backlog = new Backlog(this.#state);
    this.#queued = new QueuedBundles(this.#limits.queued);
  }

  /** Pending and queued bundles. */
  get size(): number {
    return this.pendingSize + this.queuedSize;
  }

  /** Bundles that can be executed, one after the other. */
  get pendingSize(): number {
    return this.#ready.size + this.#backlog.size;
  }

  /** Bundles behind a nonce gap. */
  get queuedSize(): number {
    return this.#queued.size;
  }

  /** Maximum distance of a bundle's nonce from the next nonce of its account. */
  get nonceGap(): number {
    return this.#limits.nonceGap;
  }

  get bytes(): number {
    return this.#ready.bytes + this.#backlog.bytes + this.#queued.bytes;
  }

  /** Pending and queued bundles, of one account or of all. */
  list(account?: Address): Pending[] {
    const all = [...this.pending(), ...this.#queued.all()];
    return account === undefined ? all : all.filter(({ envelope }) => envelope.from === account);
  }

  /** Pending bundles in their order. */
  *pending(): Generator<Pending> {
    yield* this.#ready.all();
    yield* this.#backlog.all();
  }

  get(hash: Hash): Pending | undefined {
    return this.#ready.get(hash) ?? this.#backlog.get(hash) ?? this.#queued.get(hash);
  }

  /** Candidates for the next block, in order. */
  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#ready.all()) yield envelope;
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
    return this.#admissions.enqueue(origin, bytes.length, (completion) => {
      origin.check();
      const envelope = this.#decode(bytes, origin, checked);
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
    if (!signed.isKnown || !signed.valid) this.#rejectEarly(envelope);
    const admit = () => this.#jobs.enqueueFor(() => this.#admit(envelope, origin), completion, envelope);
    this.#signatures.verify(envelope, origin, admit, (cause) => {
      if (cause instanceof Failure && cause.error === InvalidSignature) origin.charge(verifyingUnits(envelope));
      completion.reject(cause);
    });
  }

  /** Rejects what needs no signature check, before spending one; the same is checked again at insertion. */
  #rejectEarly(envelope: Envelope): void {
    const { from, nonce, bytes } = envelope;
    this.#rejectKnown(envelope);
    const used = this.#usedNonces(from);
    if (nonce < used) fail(NonceTooLow, { expected: this.#nonceOf(from), got: nonce });
    const sameNonce = this.#at(from, nonce) ?? this.#queued.at(from, nonce);
    if (sameNonce) mustPayMore(sameNonce.envelope, envelope, this.#limits.bumpPercent);
    else this.#checkRoom(1, bytes.length, envelope);
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

  #rejectKnown({ hash }: Envelope): void {
    if (this.get(hash)) fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
  }

  /** Admits a bundle that is built once its nonce is known: the pending-nonce tracker of the convenience methods. */
  submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.#jobs.enqueue(() => {
      const envelope = make(this.#nonceOf(account));
      this.#parts.admits?.(envelope);
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
    return this.#query((top) => top.simulate(make(this.#nonceOf(account)), terms), payer);
  }

  /** The next free nonce of an account, counting waiting bundles. */
  nextNonce(account: Address): Promise<number> {
    return this.read(() => this.#nonceOf(account));
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
  drop(dropped: Envelope, failure: Failure): void {
    const { hash, from, nonce } = dropped;
    if (!this.#remove(hash)) return;
    this.#recordRejection(dropped, failure);
    if (failure.error === NonceTooLow) return; // other failures leave a gap before the backlog, removed below
    for (const { envelope } of this.#backlog.of(from)) {
      this.#backlog.remove(envelope.hash);
      this.#recordRejection(envelope, new Failure(NonceGap, { expected: nonce, got: envelope.nonce }));
    }
  }

  /** Follows the chain: included bundles are removed at once, the others are tried again on the new head. */
  advance({ envelopes }: Pick<ExecutedBlock, 'envelopes'>): void {
    const queues = [this.#ready, this.#backlog, this.#queued].filter(({ size }) => size > 0);
    for (const { hash, from, nonce } of envelopes) {
      // The included bundle may differ from the one here, or may have waited for bundles that only the proposer had.
      for (const queue of queues) {
        const mine = queue.removeAt(from, nonce);
        if (mine && mine.envelope.hash !== hash) this.#rejectReplaced(mine, hash);
      }
      if (this.#queued.hasSender(from)) this.#included.add(from);
      this.rejections.forget(hash);
    }
    if (this.size < ALMOST_FULL * this.#limits.bundles && this.bytes < ALMOST_FULL * this.#limits.bytes) {
      this.#backlog.dropEviction();
    }
    this.#recentBlockSize = Math.max(envelopes.length, Math.trunc((this.#recentBlockSize * 7) / 8));
    this.#jobs.runUrgent(() => this.#rebuild());
  }

  /** Rejects waiting and new bundles with NodeStopping. Resolves once the mempool no longer reads the state. */
  stop(): Promise<void> {
    return this.#jobs.stop();
  }

  #nonceOf(account: Address): number {
    return Math.max(this.#state.top.nonceOf(account), this.#backlog.nextNonce(account) ?? 0);
  }

  #admit(envelope: Envelope, origin: Origin): Pending {
    const { meter } = this.#state;
    const before = meter.gas;
    const charge = () => origin.charge(verifyingUnits(envelope) + gasUnits(meter.gas - before));
    try {
      const { pending, isReplacement } = this.#insert(envelope);
      if (isReplacement) charge(); // the replaced bundle pays nothing
      this.#rebuildIfDue();
      return pending;
    } catch (cause) {
      // A duplicate that arrived at the same time was verified in any case, so it is not charged.
      if (cause instanceof Failure && cause.error !== DuplicateBundle) charge();
      throw cause;
    }
  }

  #insert(envelope: Envelope): { readonly pending: Pending; readonly isReplacement: boolean } {
    const { from, nonce } = envelope;
    this.#rejectKnown(envelope);
    const next = this.#nonceOf(from);
    const sameNonce = this.#at(from, nonce);
    if (sameNonce) return { pending: this.#replace(sameNonce, envelope), isReplacement: true };
    if (nonce < next) fail(NonceTooLow, { expected: next, got: nonce });
    const queued = this.#queued.at(from, nonce);
    const isReplacement = queued !== undefined;
    if (nonce > next) return { pending: this.#enqueue(envelope, next, queued), isReplacement };
    const pending = this.#addPending(envelope);
    if (queued && this.#remove(queued.envelope.hash)) this.#rejectReplaced(queued, envelope.hash);
    this.#promote(from);
    return { pending, isReplacement };
  }

  /**
   * Queues a bundle behind a gap, replacing another one with its nonce. It may never be included and pay, so its sender
   * must be able to.
   */
  #enqueue(envelope: Envelope, next: number, old: Pending | undefined): Pending {
    const { from, nonce, bundle, bytes } = envelope;
    checkGap(nonce, next, this.#limits.nonceGap);
    if (old) mustPayMore(old.envelope, envelope, this.#limits.bumpPercent);
    const { top } = this.#state;
    const cost = top.examine(envelope);
    top.checkFunds(from, this.#queued.costOf(from) - (old?.cost ?? 0n) + cost);
    const pending = { envelope, addedMs: this.#parts.now(), outcome: undefined, cost };
    const room = {
      bundles: this.#limits.bundles - this.pendingSize,
      bytes: this.#limits.bytes - this.#ready.bytes - this.#backlog.bytes,
    };
    const evicted = this.#queued.evictionsFor(from, bytes.length, bundle.gas_price, room, old);
    for (const one of evicted) this.#evict(one);
    if (old) {
      this.#queued.replace(old, pending);
      this.#rejectReplaced(old, envelope.hash);
    } else this.#queued.add(pending);
    return pending;
  }

  /** Maximum number of ready bundles. */
  get #readyCapacity(): number {
    return Math.max(this.#limits.ready, Math.min(2 * this.#recentBlockSize, this.#limits.block));
  }

  /** Admits the sender's next bundle if it will succeed: to the ready ones, or to the end of the backlog. */
  #addPending(envelope: Envelope): Pending {
    const { length } = envelope.bytes;
    this.#checkRoom(1, length, envelope);
    const full = this.#backlog.size > 0 || this.#ready.size >= this.#readyCapacity;
    const pending = this.#pendingOf(envelope, this.#tryNext(envelope, full));
    this.#makeRoom(1, length);
    (full ? this.#backlog : this.#ready).add(pending);
    this.pendingAdded.notify(pending);
    return pending;
  }

  /** Result of the sender's next bundle. Remembers the rejection if the bundle is signed for its account. */
  #tryNext(envelope: Envelope, full: boolean): Outcome {
    try {
      return full ? this.#backlog.try(envelope) : this.#state.top.apply(envelope);
    } catch (cause) {
      if (cause instanceof Failure && this.#state.top.isGenuine(envelope)) this.#recordRejection(envelope, cause);
      throw cause;
    }
  }

  #excess(bundles: number, bytes: number): { readonly bundles: number; readonly bytes: number } {
    return { bundles: this.size + bundles - this.#limits.bundles, bytes: this.bytes + bytes - this.#limits.bytes };
  }

  /**
   * Rejects a bundle with MempoolFull unless there is room, or evicting queued or lower-priced bundles can make room.
   * It is worth no more than its sender's earlier bundles in the backlog.
   */
  #checkRoom(bundles: number, bytes: number, { from, bundle }: Envelope): void {
    const over = this.#excess(bundles, bytes);
    if (over.bundles <= 0 && over.bytes <= 0) return;
    const { eviction } = this.#backlog;
    const worth = Math.min(bundle.gas_price, eviction.effectivePriceOf(from));
    const least = eviction.cheapest()?.price ?? Number.POSITIVE_INFINITY;
    const isWorthMore = least < worth;
    const hasPlace = over.bundles <= 0 || this.#queued.size > 0 || isWorthMore;
    const lacking = over.bytes - this.#queued.bytes;
    if (hasPlace && (lacking <= 0 || (isWorthMore && eviction.bytesBelow(worth, lacking) >= lacking))) return;
    const needed = least === Number.POSITIVE_INFINITY ? {} : { needed_gas_price: least + 1 };
    fail(MempoolFull, { bundles: this.size, bytes: this.bytes, ...needed });
  }

  /** Evicts queued bundles, then the lowest-priced, until there is room. */
  #makeRoom(bundles: number, bytes: number): void {
    for (
      let over = this.#excess(bundles, bytes);
      over.bundles > 0 || over.bytes > 0;
      over = this.#excess(bundles, bytes)
    ) {
      this.#evict(this.#queued.cheapest() ?? this.#backlog.removeCheapest()!);
    }
  }

  #evict({ envelope }: Pending): void {
    this.#remove(envelope.hash);
    this.#recordRejection(envelope, new Failure(MempoolFull, { reason: 'others pay more for its place' }));
  }

  /** Admits the queued bundle with the next nonce of its sender. */
  #promote(account: Address): void {
    for (;;) {
      const pending = this.#queued.at(account, this.#nonceOf(account));
      if (!pending) return;
      this.#queued.remove(pending.envelope.hash);
      try {
        this.#addPending(pending.envelope);
      } catch (cause) {
        if (cause instanceof Failure) {
          this.#recordRejection(pending.envelope, cause);
          return;
        }
        if (!(cause instanceof StateMiss)) throw cause;
        this.#queued.add(pending);
        this.#jobs.enqueueAfter(cause, () => this.#promote(account)).catch(() => undefined);
        return;
      }
    }
  }

  /**
   * After blocks with bundles of an account: admits queued bundles that are now next, and drops those that the account
   * can no longer pay, last first.
   */
  #reviewQueued(account: Address): void {
    this.#promote(account);
    const latest = this.#queued.of(account).sort((a, b) => b.envelope.nonce - a.envelope.nonce);
    for (const { envelope } of latest) {
      try {
        this.#state.top.checkFunds(account, this.#queued.costOf(account));
        return;
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        this.#queued.remove(envelope.hash);
        this.#recordRejection(envelope, cause);
      }
    }
  }

  /** Replaces a bundle by one that pays more and succeeds after the sender's earlier ones on a separate layer. */
  #replace(before: Pending, envelope: Envelope): Pending {
    mustPayMore(before.envelope, envelope, this.#limits.bumpPercent);
    const growth = envelope.bytes.length - before.envelope.bytes.length;
    this.#checkRoom(0, growth, envelope);
    const isReady = this.#ready.get(before.envelope.hash) !== undefined;
    const earlier = (isReady ? this.#ready : this.#backlog).of(envelope.from, envelope.nonce);
    const layer = isReady ? this.#state.fork() : this.#state.overlay();
    const pending = this.#pendingOf(envelope, layer.after(earlier, envelope).try(envelope));
    this.#makeRoom(0, growth);
    (isReady ? this.#ready : this.#backlog).replace(before, pending);
    this.#hasReplacements ||= isReady;
    this.#rejectReplaced(before, envelope.hash);
    this.pendingAdded.notify(pending);
    return pending;
  }

  /**
   * If ready bundles were replaced, tries all of them again; not after each replacement, which would leave no time for
   * other work.
   */
  #rebuildIfDue(): void {
    if (this.#hasReplacements && performance.now() >= this.#rebuildNotBeforeMs)
      this.#jobs.runUrgent(() => this.#rebuild());
  }

  #at(sender: Address, nonce: number): Pending | undefined {
    return this.#ready.at(sender, nonce) ?? this.#backlog.at(sender, nonce);
  }

  #remove(hash: Hash): boolean {
    return this.#ready.remove(hash) || this.#backlog.remove(hash) || this.#queued.remove(hash);
  }

  #pendingOf(envelope: Envelope, { returned }: Outcome): Pending {
    const outcome = returned.length === 0 ? NOTHING_RETURNED : { returned };
    return { envelope, addedMs: this.#parts.now(), outcome, cost: 0n };
  }

  /** Rejects a bundle because another one used its nonce. */
  #rejectReplaced({ envelope }: Pending, by: Hash): void {
    this.#recordRejection(envelope, new Failure(NonceTooLow, { replaced_by: by }));
  }

  #recordRejection(envelope: Envelope, failure: Failure): void {
    this.rejections.add(envelope, failure, Math.trunc(this.#parts.now() / 1000));
  }

  async #rebuild(): Promise<void> {
    const beganMs = performance.now();
    this.#hasReplacements = false;
    const oldestMs = this.#parts.now() - this.#limits.lifetimeMs;
    await rebuild({
      state: this.#state,
      ready: this.#ready,
      backlog: this.#backlog,
      oldestMs,
      capacity: this.#readyCapacity,
      isCancelled: () => this.#jobs.stopped,
      reject: (envelope, failure) => this.drop(envelope, failure),
    });
    for (const { envelope } of this.#queued.expired(oldestMs, this.#state.height)) {
      this.#queued.remove(envelope.hash);
      this.#recordRejection(envelope, new Failure(BundleExpired, { reason: 'its nonce did not come up in time' }));
    }
    for (const account of this.#included) {
      void this.#jobs.enqueue(() => this.#reviewQueued(account)).catch(() => undefined);
    }
    this.#included.clear();
    const endedMs = performance.now();
    this.#rebuildNotBeforeMs = endedMs + (endedMs - beganMs) * (1 / REBUILD_SHARE - 1);
  }
}
