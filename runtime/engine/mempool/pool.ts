/** The mempool: bundles that wait for a block, each tried on the state that the ones before it leave. */

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
import { Backlog } from './backlog.js';
import { Gate } from './gate.js';
import { Intake } from './intake.js';
import { type JobEnding, Jobs } from './jobs.js';
import { Listeners } from './listeners.js';
import type { MempoolParts } from './parts.js';
import { type Layer, PendingState } from './pending-state.js';
import { BundleQueue, type Pending } from './queue.js';
import { checkGap, Queued } from './queued.js';
import { rebuild } from './rebuild.js';
import { Rejections } from './rejected.js';
import { gasUnits, openingUnits, type Source, Sources, verifyingUnits } from './sources.js';
import { IncomingSignatures } from './verify.js';

/** What a node asks of its mempool: a part of the distribution. */
export type BundlePool = Pick<Mempool, keyof Mempool>;

/** What the trial of most bundles leaves to be told. */
const NOTHING_RETURNED: Pending['outcome'] = Object.freeze({ returned: [] });

/** Trying again what is ready because some of it was replaced takes at most this share of the time. */
const RENEWING_SHARE = 0.1;
/** What is worth least is not kept track of while less than this share of the places is taken. */
const ALMOST_FULL = 0.9;

/**
 * The bundles that wait for a block, in geth's words: *pending* ones, each tried on the state that it will meet, and few
 * *queued* ones behind a gap of nonces. Nothing is kept, counted, told or relayed of a bundle before its signature is
 * verified and its sender can pay for it.
 */
export class Mempool {
  readonly rejections = new Rejections();
  readonly sources = new Sources();
  /** Bundles that have become pending. */
  readonly taken = new Listeners<Pending>();
  readonly #parts: MempoolParts;
  readonly #limits: MempoolLimits;
  readonly #gate = new Gate();
  readonly #intake = new Intake<Source>(this.#gate);
  readonly #jobs: Jobs<Envelope>;
  readonly #signatures: IncomingSignatures;
  /** What a block can hold now. */
  readonly #ready = new BundleQueue();
  readonly #queued: Queued;
  readonly #state: PendingState;
  readonly #backlog: Backlog;
  /** Bundles in the biggest of the last blocks. */
  #block = 0;
  /** Accounts with queued bundles that are in blocks since these were looked at. */
  readonly #moved = new Set<Address>();
  /** Whether what is ready was replaced since it was tried, and when it may be tried again. */
  #replaced = false;
  #renewAtMs = 0;

  constructor(parts: MempoolParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? STANDARD_MEMPOOL;
    this.#state = new PendingState(parts);
    this.#signatures = new IncomingSignatures(parts, this.#state);
    this.#jobs = new Jobs(this.#gate, this.#signatures.loadAhead, parts.broken);
    this.#backlog = new Backlog(this.#state);
    this.#queued = new Queued(this.#limits.queued);
  }

  /** Pending and queued bundles. */
  get size(): number {
    return this.pendingSize + this.queuedSize;
  }

  /** Bundles that can be carried out, one after the other. */
  get pendingSize(): number {
    return this.#ready.size + this.#backlog.size;
  }

  /** Bundles behind a gap. */
  get queuedSize(): number {
    return this.#queued.size;
  }

  /** How far ahead of the next nonce of its account that of a bundle may be. */
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

  /** What the next block may hold, in order. */
  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#ready.all()) yield envelope;
  }

  /**
   * Takes signed bundle bytes in, or refuses with the reason. `source` is charged for what is refused; `opened` sees what the
   * bytes hold; `checked` is what `ahead.ts` told of these bytes.
   */
  submit(
    bytes: Uint8Array,
    source = this.sources.own,
    opened?: (envelope: Envelope) => void,
    checked?: Hash,
  ): Promise<Pending> {
    return this.#intake.run(source, bytes.length, (ending) => {
      source.check();
      const envelope = this.#open(bytes, source, checked);
      if (checked !== undefined && envelope.signed.isKnown) this.#parts.checkedAhead?.();
      opened?.(envelope);
      this.#take(envelope, source, ending);
    });
  }

  #open(bytes: Uint8Array, source: Source, checked: Hash | undefined): Envelope {
    try {
      return openEnvelope(bytes, this.#parts.ledger.set.operations, checked);
    } catch (cause) {
      source.charge(openingUnits(bytes.length));
      throw cause;
    }
  }

  /** Takes a bundle in that was opened or made here. */
  take(envelope: Envelope, source = this.sources.own): Promise<Pending> {
    return new Promise((resolve, reject) => {
      source.check();
      this.#take(envelope, source, { resolve, reject });
    });
  }

  /** With callbacks: what an async function keeps while hundreds wait for their signatures is most of what the collector moves. */
  #take(envelope: Envelope, source: Source, ending: JobEnding<Pending>): void {
    const { signed, bundle } = envelope;
    const { ledger, admits } = this.#parts;
    const { chainId } = ledger.chain;
    if (bundle.chain_id !== chainId) fail(WrongChainId, { expected: chainId, got: bundle.chain_id });
    admits?.(envelope);
    if (!signed.isKnown || !signed.valid) this.#refuseUnverified(envelope);
    const admit = () => this.#jobs.add(() => this.#admit(envelope, source), ending, envelope);
    this.#signatures.verify(envelope, source, admit, (cause) => {
      if (cause instanceof Failure && cause.error === InvalidSignature) source.charge(verifyingUnits(envelope));
      ending.reject(cause);
    });
  }

  /** Refuses what needs no look at a signature, before anything is spent on one: the same is looked at again where it takes its place. */
  #refuseUnverified(envelope: Envelope): void {
    const { from, nonce, bytes } = envelope;
    this.#refuseKnown(envelope);
    const used = this.#usedNonces(from);
    if (nonce < used) fail(NonceTooLow, { expected: this.#nonceOf(from), got: nonce });
    const sameNonce = this.#at(from, nonce) ?? this.#queued.at(from, nonce);
    if (sameNonce) mustPayMore(sameNonce.envelope, envelope, this.#limits.bumpPercent);
    else this.#checkRoom(1, bytes.length, envelope);
  }

  /** Nonces that blocks have used, as far as that is in memory. */
  #usedNonces(account: Address): number {
    try {
      return this.#parts.ledger.view().port(authPort)?.nonceOf(account) ?? 0;
    } catch (cause) {
      if (cause instanceof StateMiss) return 0;
      throw cause;
    }
  }

  #refuseKnown({ hash }: Envelope): void {
    if (this.get(hash)) fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
  }

  /** Takes in a bundle that is made once its nonce is known: the pending-nonce tracker of the convenience methods. */
  submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.#jobs.run(() => {
      const envelope = make(this.#nonceOf(account));
      this.#parts.admits?.(envelope);
      return this.#admit(envelope, this.sources.own);
    });
  }

  /**
   * Executes a bundle against the pending state, as if it were authorized (and, where free, paid), and forgets it. What keeps
   * the node for too long fails with Timeout.
   */
  tryNext(
    account: Address,
    make: (nonce: number) => Envelope,
    terms: 'assumed' | 'free' = 'assumed',
    payer?: Payer,
  ): Promise<SimulatedBundle> {
    return this.#asked((top) => top.simulate(make(this.#nonceOf(account)), terms), payer);
  }

  /** The next free nonce of an account, counting what waits here. */
  nextNonce(account: Address): Promise<number> {
    return this.read(() => this.#nonceOf(account));
  }

  /** Reads the state as what waits here will leave it. Refuses with Timeout what keeps the node for too long. */
  read<T>(work: (pending: ExecutionContext) => T): Promise<T> {
    return this.#asked(({ context }) => work(context));
  }

  #asked<T>(work: (top: Layer) => T, payer?: Payer): Promise<T> {
    const limit = this.#parts.ledger.question(payer);
    return this.#jobs.run(() => limit.run(this.#state.top.journal, () => work(this.#state.top)));
  }

  /** True while the bundle waits here. */
  has({ hash }: Envelope): boolean {
    return this.get(hash) !== undefined;
  }

  /** Lets everybody wait until the answer is called: for work on a block that other nodes wait for. */
  pause(): () => void {
    return this.#gate.close();
  }

  /** Removes a bundle that fails, as when a block was built. */
  drop(dropped: Envelope, failure: Failure): void {
    const { hash, from, nonce } = dropped;
    if (!this.#remove(hash)) return;
    this.#reject(dropped, failure);
    if (failure.error === NonceTooLow) return; // else there is a gap before what its sender has in the backlog
    for (const { envelope } of this.#backlog.of(from)) {
      this.#backlog.remove(envelope.hash);
      this.#reject(envelope, new Failure(NonceGap, { expected: nonce, got: envelope.nonce }));
    }
  }

  /** Follows the chain: included bundles leave at once, the others are tried again on the new head. */
  advance({ envelopes }: Pick<ExecutedBlock, 'envelopes'>): void {
    const queues = [this.#ready, this.#backlog, this.#queued].filter(({ size }) => size > 0);
    for (const { hash, from, nonce } of envelopes) {
      // It may be another one here, or have waited for others that came to the proposer only.
      for (const queue of queues) {
        const mine = queue.take(from, nonce);
        if (mine && mine.envelope.hash !== hash) this.#outdone(mine, hash);
      }
      if (this.#queued.holds(from)) this.#moved.add(from);
      this.rejections.forget(hash);
    }
    if (this.size < ALMOST_FULL * this.#limits.bundles && this.bytes < ALMOST_FULL * this.#limits.bytes) {
      this.#backlog.forgetEviction();
    }
    this.#block = Math.max(envelopes.length, Math.trunc((this.#block * 7) / 8));
    this.#jobs.urgent(() => this.#rebuild());
  }

  /** Refuses what waits to be tried, and what comes, with NodeStopping. Resolves once nothing here reads the state any more. */
  stop(): Promise<void> {
    return this.#jobs.stop();
  }

  #nonceOf(account: Address): number {
    return Math.max(this.#state.top.nonceOf(account), this.#backlog.nextNonce(account) ?? 0);
  }

  #admit(envelope: Envelope, source: Source): Pending {
    const { meter } = this.#state;
    const before = meter.gas;
    const charge = () => source.charge(verifyingUnits(envelope) + gasUnits(meter.gas - before));
    try {
      const { pending, isReplacement } = this.#place(envelope);
      if (isReplacement) charge(); // what it replaces pays nothing
      this.#renewWhenDue();
      return pending;
    } catch (cause) {
      // Of two that came at the same time both were verified.
      if (cause instanceof Failure && cause.error !== DuplicateBundle) charge();
      throw cause;
    }
  }

  #place(envelope: Envelope): { readonly pending: Pending; readonly isReplacement: boolean } {
    const { from, nonce } = envelope;
    this.#refuseKnown(envelope);
    const next = this.#nonceOf(from);
    const sameNonce = this.#at(from, nonce);
    if (sameNonce) return { pending: this.#replace(sameNonce, envelope), isReplacement: true };
    if (nonce < next) fail(NonceTooLow, { expected: next, got: nonce });
    const queued = this.#queued.at(from, nonce);
    const isReplacement = queued !== undefined;
    if (nonce > next) return { pending: this.#enqueue(envelope, next, queued), isReplacement };
    const pending = this.#enter(envelope);
    if (queued && this.#remove(queued.envelope.hash)) this.#outdone(queued, envelope.hash);
    this.#promote(from);
    return { pending, isReplacement };
  }

  /** Keeps a bundle behind a gap, in the place of another one with its nonce. It may never come to pay: its sender must be able to. */
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
    const evicted = this.#queued.evictedBy(from, bytes.length, bundle.gas_price, room, old);
    for (const one of evicted) this.#evict(one);
    if (old) {
      this.#queued.replace(old, pending);
      this.#outdone(old, envelope.hash);
    } else this.#queued.add(pending);
    return pending;
  }

  /** How many may be ready. */
  get #places(): number {
    return Math.max(this.#limits.ready, Math.min(2 * this.#block, this.#limits.block));
  }

  /** Lets the next bundle of a sender in, if it will succeed: to the ready ones, or behind the others that wait for a place there. */
  #enter(envelope: Envelope): Pending {
    const { length } = envelope.bytes;
    this.#checkRoom(1, length, envelope);
    const full = this.#backlog.size > 0 || this.#ready.size >= this.#places;
    const pending = this.#pendingOf(envelope, this.#tried(envelope, full));
    this.#makeRoom(1, length);
    (full ? this.#backlog : this.#ready).add(pending);
    this.taken.tell(pending);
    return pending;
  }

  /** What the next bundle of a sender does. Its refusal is remembered if it is his. */
  #tried(envelope: Envelope, full: boolean): Outcome {
    try {
      return full ? this.#backlog.try(envelope) : this.#state.top.apply(envelope);
    } catch (cause) {
      if (cause instanceof Failure && this.#state.top.isGenuine(envelope)) this.#reject(envelope, cause);
      throw cause;
    }
  }

  #over(bundles: number, bytes: number): { readonly bundles: number; readonly bytes: number } {
    return { bundles: this.size + bundles - this.#limits.bundles, bytes: this.bytes + bytes - this.#limits.bytes };
  }

  /**
   * Refuses a bundle with MempoolFull unless there is room, or what is queued or worth less can make some. It is worth no more
   * than those of its sender that wait for a place before it.
   */
  #checkRoom(bundles: number, bytes: number, { from, bundle }: Envelope): void {
    const over = this.#over(bundles, bytes);
    if (over.bundles <= 0 && over.bytes <= 0) return;
    const { eviction } = this.#backlog;
    const worth = Math.min(bundle.gas_price, eviction.worthOf(from));
    const least = eviction.least()?.worth ?? Number.POSITIVE_INFINITY;
    const isWorthMore = least < worth;
    const hasPlace = over.bundles <= 0 || this.#queued.size > 0 || isWorthMore;
    const lacking = over.bytes - this.#queued.bytes;
    if (hasPlace && (lacking <= 0 || (isWorthMore && eviction.bytesBelow(worth, lacking) >= lacking))) return;
    const needed = least === Number.POSITIVE_INFINITY ? {} : { needed_gas_price: least + 1 };
    fail(MempoolFull, { bundles: this.size, bytes: this.bytes, ...needed });
  }

  /** Lets go of what is queued, and then of what is worth least, until there is room. */
  #makeRoom(bundles: number, bytes: number): void {
    for (let over = this.#over(bundles, bytes); over.bundles > 0 || over.bytes > 0; over = this.#over(bundles, bytes)) {
      this.#evict(this.#queued.cheapest() ?? this.#backlog.removeLeast()!);
    }
  }

  #evict({ envelope }: Pending): void {
    this.#remove(envelope.hash);
    this.#reject(envelope, new Failure(MempoolFull, { reason: 'others pay more for its place' }));
  }

  /** Lets in what was queued for this nonce of its sender. */
  #promote(account: Address): void {
    for (;;) {
      const pending = this.#queued.at(account, this.#nonceOf(account));
      if (!pending) return;
      this.#queued.remove(pending.envelope.hash);
      try {
        this.#enter(pending.envelope);
      } catch (cause) {
        if (cause instanceof Failure) {
          this.#reject(pending.envelope, cause);
          return;
        }
        if (!(cause instanceof StateMiss)) throw cause;
        this.#queued.add(pending);
        this.#jobs.runAfter(cause, () => this.#promote(account)).catch(() => undefined);
        return;
      }
    }
  }

  /** After blocks with bundles of an account: lets in what is due, and lets go of what the account can pay no more, the last first. */
  #settleQueued(account: Address): void {
    this.#promote(account);
    const latest = this.#queued.of(account).sort((a, b) => b.envelope.nonce - a.envelope.nonce);
    for (const { envelope } of latest) {
      try {
        this.#state.top.checkFunds(account, this.#queued.costOf(account));
        return;
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        this.#queued.remove(envelope.hash);
        this.#reject(envelope, cause);
      }
    }
  }

  /** Replaces a bundle by one that pays more and, after the sender's earlier ones, succeeds on a state of its own. */
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
    this.#replaced ||= isReady;
    this.#outdone(before, envelope.hash);
    this.taken.tell(pending);
    return pending;
  }

  /** Where ready bundles were replaced, tries all of them again: not for every one, which would leave no time for others. */
  #renewWhenDue(): void {
    if (this.#replaced && performance.now() >= this.#renewAtMs) this.#jobs.urgent(() => this.#rebuild());
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

  /** Another bundle has its nonce. */
  #outdone({ envelope }: Pending, by: Hash): void {
    this.#reject(envelope, new Failure(NonceTooLow, { replaced_by: by }));
  }

  #reject(envelope: Envelope, failure: Failure): void {
    this.rejections.add(envelope, failure, Math.trunc(this.#parts.now() / 1000));
  }

  async #rebuild(): Promise<void> {
    const beganMs = performance.now();
    this.#replaced = false;
    const oldestMs = this.#parts.now() - this.#limits.lifetimeMs;
    await rebuild({
      state: this.#state,
      ready: this.#ready,
      backlog: this.#backlog,
      oldestMs,
      places: this.#places,
      isOver: () => this.#jobs.stopped,
      refuse: (envelope, failure) => this.drop(envelope, failure),
    });
    for (const { envelope } of this.#queued.expired(oldestMs, this.#state.height)) {
      this.#queued.remove(envelope.hash);
      this.#reject(envelope, new Failure(BundleExpired, { reason: 'its nonce did not come up in time' }));
    }
    for (const account of this.#moved) {
      void this.#jobs.run(() => this.#settleQueued(account)).catch(() => undefined);
    }
    this.#moved.clear();
    const endedMs = performance.now();
    this.#renewAtMs = endedMs + (endedMs - beganMs) * (1 / RENEWING_SHARE - 1);
  }
}
