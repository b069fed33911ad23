/** The mempool: bundles that wait for a block, each tried on the state that the ones before it leave. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import {
  BundleExpired,
  DuplicateBundle,
  MempoolFull,
  NonceGap,
  NonceTooLow,
  WrongChainId,
} from '../../kernel/chain/common-errors.js';
import { Fault } from '../../kernel/chain/journal.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Run } from '../../kernel/chain/run.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { Failure, fail } from '../../lib/errors.js';
import { Failures, type MempoolLimits, mustPayMore, STANDARD_MEMPOOL } from './admission.js';
import { Backlog } from './backlog.js';
import { Gate } from './gate.js';
import { IncomingSignatures } from './incoming.js';
import { Intake } from './intake.js';
import { Jobs } from './jobs.js';
import { Listeners } from './listeners.js';
import type { MempoolParts, Trial } from './parts.js';
import { PendingState } from './pending-state.js';
import { type Pending, Queue } from './queue.js';
import { rebuild } from './rebuild.js';
import { Rejections } from './rejected.js';
import { Waiting } from './waiting.js';

/** What a node asks of its mempool: a part of the distribution. */
export type BundlePool = Pick<Mempool, keyof Mempool>;

/** The bundles that wait for a block, each tried on the state that it will meet. */
export class Mempool {
  readonly rejections = new Rejections();
  /** Bundles that are taken in, executable or not. */
  readonly taken = new Listeners<Pending>();
  readonly #parts: MempoolParts;
  readonly #limits: MempoolLimits;
  readonly #gate = new Gate();
  readonly #intake = new Intake(this.#gate);
  readonly #jobs: Jobs<Envelope>;
  readonly #signatures: IncomingSignatures;
  /** What a block can hold now. */
  readonly #ready = new Queue();
  readonly #waiting = new Waiting();
  readonly #state: PendingState;
  readonly #backlog: Backlog;
  /** Bundles in the biggest of the last blocks. */
  #block = 0;
  readonly #failures = new Failures();

  constructor(parts: MempoolParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? STANDARD_MEMPOOL;
    this.#state = new PendingState(parts);
    this.#signatures = new IncomingSignatures(parts.verify, this.#state);
    this.#jobs = new Jobs(this.#gate, this.#signatures.loadAhead, parts.broken);
    this.#backlog = new Backlog(this.#state);
  }

  get size(): number {
    return this.#ready.size + this.#backlog.size + this.#waiting.size;
  }

  get bytes(): number {
    return this.#ready.bytes + this.#backlog.bytes + this.#waiting.bytes;
  }

  /** Waiting bundles, of one account or of all. */
  list(account?: Address): Pending[] {
    const all = [...this.#ready.all(), ...this.#backlog.all(), ...this.#waiting.all()];
    return account === undefined ? all : all.filter(({ envelope }) => envelope.from === account);
  }

  get(hash: Hash): Pending | undefined {
    return this.#ready.get(hash) ?? this.#backlog.get(hash) ?? this.#waiting.get(hash);
  }

  /** What the next block may hold, in order. */
  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#ready.all()) yield envelope;
  }

  /** Takes signed bundle bytes in, or refuses with the reason and remembers it. `opened` sees what the bytes hold. */
  submit(bytes: Uint8Array, opened?: (envelope: Envelope) => void): Promise<Pending> {
    return this.#intake.run(bytes.length, (resolve, reject) => {
      const envelope = openEnvelope(bytes, this.#parts.ledger.set.operations);
      opened?.(envelope);
      this.#take(envelope, resolve, reject);
    });
  }

  /** Takes a bundle in that was opened or made here. */
  take(envelope: Envelope): Promise<Pending> {
    return new Promise((resolve, reject) => this.#take(envelope, resolve, reject));
  }

  /** With callbacks: what an async function keeps while hundreds wait for their signatures is most of what the collector moves. */
  #take(envelope: Envelope, resolve: (pending: Pending) => void, reject: (cause: unknown) => void): void {
    const { ledger, admits } = this.#parts;
    const { chainId } = ledger.chain;
    const { hash, bundle } = envelope;
    if (this.#ready.get(hash)) fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
    if (bundle.chain_id !== chainId) fail(WrongChainId, { expected: chainId, got: bundle.chain_id });
    admits?.(envelope);
    const admit = () => this.#jobs.add(() => this.#admit(envelope), resolve, reject, envelope);
    this.#signatures.verify(envelope, admit, reject);
  }

  /** Takes in a bundle that is made once its nonce is known: the pending-nonce tracker of the convenience methods. */
  submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.#jobs.run(() => {
      const envelope = make(this.#nonceOf(account));
      this.#parts.admits?.(envelope);
      return this.#admit(envelope);
    });
  }

  /** Executes a bundle against the pending state, as if it were authorized (and, where free, paid), and forgets it. */
  tryNext(account: Address, make: (nonce: number) => Envelope, terms: 'assumed' | 'free' = 'assumed'): Promise<Trial> {
    return this.#jobs.run(() => this.#state.top.foretell(make(this.#nonceOf(account)), terms));
  }

  /** The next free nonce of an account, counting what waits here. */
  nextNonce(account: Address): Promise<number> {
    return this.read(() => this.#nonceOf(account));
  }

  /** Reads the state as what waits here will leave it. */
  read<T>(work: (pending: Run) => T): Promise<T> {
    return this.#jobs.run(() => work(this.#state.top.run));
  }

  /** True while the bundle waits here. */
  has({ hash, from, nonce }: Envelope): boolean {
    return (this.#ready.get(hash) ?? this.#backlog.get(hash)) !== undefined || this.#waiting.has(from, nonce, hash);
  }

  /** Lets everybody wait until the answer is called: for work on a block that other nodes wait for. */
  pause(): () => void {
    return this.#gate.close();
  }

  /** Removes a bundle that fails, as when a block was built. */
  drop({ hash, from, nonce }: Envelope, failure: Failure): void {
    if (!this.#remove(hash)) return;
    this.#reject(hash, failure);
    if (failure.error === NonceTooLow) return; // else there is a gap before what its sender has in the backlog
    for (const { envelope } of this.#backlog.of(from)) {
      this.#backlog.remove(envelope.hash);
      this.#reject(envelope.hash, new Failure(NonceGap, { expected: nonce, got: envelope.nonce }));
    }
  }

  /** Follows the chain: included bundles leave at once, the others are tried again on the new head. */
  advance({ envelopes }: Pick<ExecutedBlock, 'envelopes'>): void {
    for (const { hash, from, nonce } of envelopes) {
      // It may be another one here, or have waited for others that came to the proposer only.
      for (const mine of [this.#at(from, nonce), this.#waiting.take(from, nonce)]) {
        if (mine) this.#remove(mine.envelope.hash);
        if (mine && mine.envelope.hash !== hash) this.#outdone(mine, hash);
      }
      this.rejections.forget(hash);
    }
    this.#failures.forget();
    this.#block = Math.max(envelopes.length, Math.trunc((this.#block * 7) / 8));
    this.#jobs.urgent(() => this.#rebuild());
  }

  #nonceOf(account: Address): number {
    return Math.max(this.#state.top.nonceOf(account), this.#backlog.nextNonce(account) ?? 0);
  }

  #admit(envelope: Envelope): Pending {
    const pending = this.#place(envelope);
    this.taken.tell(pending);
    return pending;
  }

  #place(envelope: Envelope): Pending {
    const { from, nonce, hash } = envelope;
    if (this.has(envelope)) fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
    this.#failures.check(from);
    const next = this.#nonceOf(from);
    const sameNonce = this.#at(from, nonce);
    if (sameNonce) return this.#replace(sameNonce, envelope);
    // No failure of its sender: anybody can send again what was signed once.
    if (nonce < next) fail(NonceTooLow, { expected: next, got: nonce });
    if (this.size >= this.#limits.bundles || this.bytes + envelope.bytes.length > this.#limits.bytes) {
      fail(MempoolFull, { bundles: this.size, bytes: this.bytes });
    }
    if (nonce > next) {
      const pending = { envelope, addedMs: this.#parts.now(), outcome: undefined };
      const old = this.#waiting.put(pending, next);
      if (old) this.#outdone(old, hash);
      return pending;
    }
    const pending = this.#enter(envelope);
    this.#promote(from);
    return pending;
  }

  /** How many may be ready. */
  get #places(): number {
    return Math.max(this.#limits.ready, Math.min(2 * this.#block, this.#limits.block));
  }

  /** Lets the next bundle of a sender in, if it will succeed: to the ready ones, or behind the others that wait for a place there. */
  #enter(envelope: Envelope): Pending {
    try {
      const full = this.#backlog.size > 0 || this.#ready.size >= this.#places;
      const outcome = full ? this.#backlog.try(envelope) : this.#state.top.apply(envelope);
      const pending = this.#pendingOf(envelope, outcome);
      (full ? this.#backlog : this.#ready).add(pending);
      return pending;
    } catch (cause) {
      if (cause instanceof Failure) {
        this.#failures.add(envelope.from);
        this.#reject(envelope.hash, cause);
      }
      throw cause;
    }
  }

  /** Lets in what waited for this nonce of its sender. */
  #promote(account: Address): void {
    for (;;) {
      const next = this.#nonceOf(account);
      const pending = this.#waiting.take(account, next);
      if (!pending) return;
      try {
        this.#enter(pending.envelope);
      } catch (cause) {
        if (cause instanceof Failure) return;
        if (!(cause instanceof Fault)) throw cause;
        this.#waiting.put(pending, next);
        this.#jobs.runAfter(cause, () => this.#promote(account)).catch(() => undefined);
        return;
      }
    }
  }

  /** Replaces a bundle by one that pays more and, after the sender's earlier ones, succeeds on a state of its own. */
  #replace(before: Pending, envelope: Envelope): Pending {
    mustPayMore(before.envelope, envelope);
    const isReady = this.#ready.get(before.envelope.hash) !== undefined;
    const earlier = (isReady ? this.#ready : this.#backlog).of(envelope.from, envelope.nonce);
    const layer = isReady ? this.#state.beside() : this.#state.above();
    const pending = this.#pendingOf(envelope, layer.after(earlier, envelope).try(envelope));
    if (isReady) {
      this.#ready.replace(before, pending);
      this.#jobs.urgent(() => this.#rebuild());
    } else this.#backlog.replace(before, pending);
    this.#outdone(before, envelope.hash);
    return pending;
  }

  #at(sender: Address, nonce: number): Pending | undefined {
    return this.#ready.at(sender, nonce) ?? this.#backlog.at(sender, nonce);
  }

  #remove(hash: Hash): boolean {
    return this.#ready.remove(hash) || this.#backlog.remove(hash);
  }

  #pendingOf(envelope: Envelope, { gasUsed, fee, returned }: Outcome): Pending {
    return { envelope, addedMs: this.#parts.now(), outcome: { gasUsed, fee, returned } };
  }

  /** Another bundle has its nonce. */
  #outdone({ envelope }: Pending, by: Hash): void {
    this.#reject(envelope.hash, new Failure(NonceTooLow, { replaced_by: by }));
  }

  #reject(hash: Hash, failure: Failure): void {
    this.rejections.add({ hash, failure, at: Math.trunc(this.#parts.now() / 1000) });
  }

  async #rebuild(): Promise<void> {
    const oldestMs = this.#parts.now() - this.#limits.lifetimeMs;
    await rebuild({
      state: this.#state,
      ready: this.#ready,
      backlog: this.#backlog,
      oldestMs,
      places: this.#places,
      refuse: (envelope, failure) => this.drop(envelope, failure),
    });
    for (const { envelope } of this.#waiting.expire(oldestMs, this.#state.top.run.scene.height)) {
      this.#reject(envelope.hash, new Failure(BundleExpired, { reason: 'its nonce did not come up in time' }));
    }
    for (const account of this.#waiting.senders) {
      void this.#jobs.run(() => this.#promote(account)).catch(() => undefined);
    }
  }
}
