/** The mempool: bundles that wait for a block, each tried against the state that the ones before it leave. */

import type { Envelope } from '../chain/bundle.js';
import { openEnvelope } from '../chain/bundle.js';
import {
  BundleExpired,
  DuplicateBundle,
  MempoolFull,
  NonceGap,
  NonceTooLow,
  WrongChainId,
} from '../chain/common-errors.js';
import { applyBundle } from '../chain/execute.js';
import { Fault, Journal } from '../chain/journal.js';
import type { Outcome } from '../chain/receipt.js';
import { Run } from '../chain/run.js';
import type { ExecutedBlock } from '../chain/seal.js';
import { type Address, type Hash, ZERO_ADDRESS } from '../codec/ids.js';
import { error, Failure, fail } from '../errors.js';
import type { Ledger } from '../ledger/ledger.js';
import { authPort } from '../ports.js';
import { Jobs } from './jobs.js';
import { Rejections } from './rejected.js';
import { type VerifySignatures, verifyAhead } from './verify.js';

export const ReplacementUnderpriced = error(
  1031,
  'ReplacementUnderpriced',
  'A pending bundle has this nonce; replacing it needs a gas price 10 percent higher',
);
export const TooManyFailures = error(
  1030,
  'TooManyFailures',
  'Too many bundles of this sender failed lately; wait for the next block',
  { retryable: true },
);

/** How far ahead of the account a nonce may be. */
export const MAX_NONCE_GAP = 64;
const MAX_FAILURES_PER_BLOCK = 256;

/** How much a mempool holds. */
export interface MempoolLimits {
  readonly bundles: number;
  readonly bytes: number;
  /** Milliseconds after which a waiting bundle is dropped. */
  readonly lifetimeMs: number;
}

/** The limits of a node that sets no others. */
export const STANDARD_MEMPOOL: MempoolLimits = { bundles: 50_000, bytes: 256 * 1024 * 1024, lifetimeMs: 600_000 };

/** A waiting bundle and what it will do if nothing else happens. */
export interface Pending {
  readonly envelope: Envelope;
  readonly addedMs: number;
  /** Undefined while a nonce before it is missing. */
  readonly outcome: Pick<Outcome, 'gasUsed' | 'fee' | 'returned'> | undefined;
}

/** What a dry run tells. */
export type Trial = { readonly outcome: Outcome; readonly failure?: undefined } | { readonly failure: Failure };

/** What a mempool needs of its node. */
export interface MempoolParts {
  readonly ledger: Ledger;
  readonly verify: VerifySignatures;
  readonly now: () => number;
  readonly limits?: MempoolLimits;
  /** Highest price floor of this node (`--gas-price`), on top of the chain's. */
  readonly admits?: (envelope: Envelope) => void;
}

/** The bundles that wait for a block, each tried on the state that it will meet. */
export class Mempool {
  readonly rejections = new Rejections();
  readonly #parts: MempoolParts;
  readonly #limits: MempoolLimits;
  readonly #jobs: Jobs;
  /** Executable bundles in order of arrival (nonces of a sender in order). */
  #ready = new Map<Hash, Pending>();
  readonly #byNonce = new Map<Address, Map<number, Hash>>();
  /** Bundles that wait for an earlier nonce. */
  readonly #future = new Map<Address, Map<number, Pending>>();
  #futureCount = 0;
  #bytes = 0;
  #run: Run;
  #journal: Journal;
  #failures = new Map<Address, number>();
  #listeners = new Set<(pending: Pending) => void>();

  constructor(parts: MempoolParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? STANDARD_MEMPOOL;
    this.#jobs = new Jobs((fault) => parts.ledger.cache.load(fault));
    [this.#journal, this.#run] = this.#fresh();
  }

  get size(): number {
    return this.#ready.size + this.#futureCount;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Waiting bundles, of one account or of all. */
  list(account?: Address): Pending[] {
    const all = [...this.#ready.values(), ...[...this.#future.values()].flatMap((queue) => [...queue.values()])];
    return account === undefined ? all : all.filter(({ envelope }) => envelope.from === account);
  }

  get(hash: Hash): Pending | undefined {
    return this.#ready.get(hash) ?? this.list().find(({ envelope }) => envelope.hash === hash);
  }

  /** What the next block may hold, in order. */
  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#ready.values()) yield envelope;
  }

  /** Tells of every bundle that becomes executable. */
  onAdded(listener: (pending: Pending) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes signed bundle bytes in, or refuses with the reason and remembers it. */
  async submit(bytes: Uint8Array): Promise<Pending> {
    const { ledger } = this.#parts;
    const envelope = openEnvelope(bytes, ledger.set.operations);
    if (this.#ready.has(envelope.hash)) fail(DuplicateBundle, { bundle_hash: envelope.hash });
    if (envelope.bundle.chain_id !== ledger.chain.chainId) {
      fail(WrongChainId, { expected: ledger.chain.chainId, got: envelope.bundle.chain_id });
    }
    this.#parts.admits?.(envelope);
    if (envelope.signatures.length > 0) await verifyAhead(ledger, this.#parts.verify, [envelope]);
    return this.#jobs.run(() => this.#admit(envelope));
  }

  /** Takes in a bundle that is made once its nonce is known: the pending-nonce tracker of the convenience methods. */
  submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.#jobs.run(() => {
      const envelope = make(this.#nonceOf(account));
      this.#parts.admits?.(envelope);
      return this.#admit(envelope);
    });
  }

  /** Executes a bundle against the pending state, as if it were authorized, and forgets it. */
  tryNext(account: Address, make: (nonce: number) => Envelope): Promise<Trial> {
    return this.#jobs.run((): Trial => {
      const envelope = make(this.#nonceOf(account));
      const mark = this.#journal.mark();
      try {
        return { outcome: this.#apply(envelope, 'assumed') };
      } catch (cause) {
        if (cause instanceof Failure) return { failure: cause };
        throw cause;
      } finally {
        this.#journal.rollback(mark);
      }
    });
  }

  /** The next free nonce of an account, counting what waits here. */
  nextNonce(account: Address): Promise<number> {
    return this.#jobs.run(() => this.#nonceOf(account));
  }

  /** Removes a bundle that turned out to fail when a block was built. */
  drop(envelope: Envelope, failure: Failure): void {
    if (this.#remove(envelope.hash)) this.#reject(envelope.hash, failure);
  }

  /** Follows the chain: included bundles leave at once, the others are tried again on the new head. */
  advance({ envelopes }: Pick<ExecutedBlock, 'envelopes'>): void {
    for (const { hash } of envelopes) {
      this.#remove(hash);
      this.rejections.forget(hash);
    }
    this.#failures = new Map();
    this.#jobs.urgent(() => this.#rebuild());
  }

  #fresh(): [Journal, Run] {
    const { ledger, now } = this.#parts;
    const journal = new Journal(ledger.cache);
    const timeMs = Math.max(now(), ledger.head.header.timestamp_ms + 1);
    const scene = ledger.scene(ZERO_ADDRESS, timeMs, Number.MAX_SAFE_INTEGER);
    return [journal, new Run(ledger.set, scene, journal, journal)];
  }

  #nonceOf(account: Address): number {
    return this.#run.port(authPort)?.nonceOf(account) ?? 0;
  }

  #apply(envelope: Envelope, authorization?: 'assumed'): Outcome {
    this.#run.block.gasUsed = 0;
    return applyBundle(this.#run, envelope, authorization);
  }

  #admit(envelope: Envelope): Pending {
    const { from, nonce, hash } = envelope;
    if (this.#ready.has(hash) || this.#future.get(from)?.get(nonce)?.envelope.hash === hash) {
      fail(DuplicateBundle, { bundle_hash: hash });
    }
    if ((this.#failures.get(from) ?? 0) >= MAX_FAILURES_PER_BLOCK) fail(TooManyFailures);
    const next = this.#nonceOf(from);
    const sameNonce = this.#byNonce.get(from)?.get(nonce);
    if (sameNonce !== undefined) return this.#replace(sameNonce, envelope);
    if (this.size >= this.#limits.bundles || this.#bytes + envelope.bytes.length > this.#limits.bytes) {
      fail(MempoolFull, { bundles: this.size, bytes: this.#bytes });
    }
    if (nonce > next) return this.#queue(envelope, next);
    const pending = this.#tryReady(envelope);
    this.#promote(from);
    return pending;
  }

  #tryReady(envelope: Envelope): Pending {
    try {
      const { gasUsed, fee, returned } = this.#apply(envelope);
      this.#journal.settle();
      const pending = { envelope, addedMs: this.#parts.now(), outcome: { gasUsed, fee, returned } };
      this.#keep(pending);
      return pending;
    } catch (cause) {
      if (cause instanceof Failure) {
        this.#failures.set(envelope.from, (this.#failures.get(envelope.from) ?? 0) + 1);
        this.#reject(envelope.hash, cause);
      }
      throw cause;
    }
  }

  #keep(pending: Pending): void {
    const { envelope } = pending;
    this.#ready.set(envelope.hash, pending);
    let nonces = this.#byNonce.get(envelope.from);
    if (!nonces) {
      nonces = new Map();
      this.#byNonce.set(envelope.from, nonces);
    }
    nonces.set(envelope.nonce, envelope.hash);
    this.#bytes += envelope.bytes.length;
    for (const listener of this.#listeners) listener(pending);
  }

  #queue(envelope: Envelope, next: number): Pending {
    const { from, nonce } = envelope;
    if (nonce > next + MAX_NONCE_GAP) fail(NonceGap, { expected: next, got: nonce, max_gap: MAX_NONCE_GAP });
    const pending = { envelope, addedMs: this.#parts.now(), outcome: undefined };
    const queue = this.#future.get(from) ?? new Map<number, Pending>();
    const old = queue.get(nonce);
    if (old) {
      mustPayMore(old.envelope, envelope);
      this.#bytes -= old.envelope.bytes.length;
      this.#futureCount--;
    }
    this.#future.set(from, queue.set(nonce, pending));
    this.#futureCount++;
    this.#bytes += envelope.bytes.length;
    return pending;
  }

  /** Moves bundles whose turn has come from waiting to ready. */
  #promote(account: Address): void {
    const queue = this.#future.get(account);
    if (!queue) return;
    for (;;) {
      const next = this.#nonceOf(account);
      const waiting = queue.get(next);
      if (!waiting) break;
      queue.delete(next);
      this.#futureCount--;
      this.#bytes -= waiting.envelope.bytes.length;
      try {
        this.#tryReady(waiting.envelope);
      } catch (cause) {
        if (cause instanceof Failure) break;
        if (cause instanceof Fault) {
          queue.set(next, waiting);
          this.#futureCount++;
          this.#bytes += waiting.envelope.bytes.length;
          this.#jobs.run(() => this.#promote(account)).catch(() => undefined);
          break;
        }
        throw cause;
      }
    }
    if (queue.size === 0) this.#future.delete(account);
  }

  #replace(old: Hash, envelope: Envelope): Pending {
    const before = this.#ready.get(old)!;
    mustPayMore(before.envelope, envelope);
    this.#tryReplacement(envelope);
    const pending = { envelope, addedMs: this.#parts.now(), outcome: before.outcome };
    this.#ready = new Map(
      [...this.#ready].map(([hash, one]) => (hash === old ? [envelope.hash, pending] : [hash, one])),
    );
    this.#byNonce.get(envelope.from)!.set(envelope.nonce, envelope.hash);
    this.#bytes += envelope.bytes.length - before.envelope.bytes.length;
    this.#reject(old, new Failure(NonceTooLow, { replaced_by: envelope.hash }));
    this.#jobs.urgent(() => this.#rebuild());
    return pending;
  }

  /** Executes the sender's earlier waiting bundles and then the new one on a state of their own; refuses as that does. */
  #tryReplacement(envelope: Envelope): void {
    const [, run] = this.#fresh();
    const earlier = [...(this.#byNonce.get(envelope.from) ?? [])].filter(([nonce]) => nonce < envelope.nonce);
    for (const [, hash] of earlier.sort(([a], [b]) => a - b)) applyBundle(run, this.#ready.get(hash)!.envelope);
    applyBundle(run, envelope);
  }

  #remove(hash: Hash): boolean {
    const pending = this.#ready.get(hash);
    if (!pending) return false;
    const { envelope } = pending;
    this.#ready.delete(hash);
    const nonces = this.#byNonce.get(envelope.from);
    if (nonces?.get(envelope.nonce) === hash) nonces.delete(envelope.nonce);
    if (nonces?.size === 0) this.#byNonce.delete(envelope.from);
    this.#bytes -= envelope.bytes.length;
    return true;
  }

  #reject(hash: Hash, failure: Failure): void {
    this.rejections.add({ hash, failure, at: Math.trunc(this.#parts.now() / 1000) });
  }

  /** Tries every ready bundle again on a fresh pending state; what fails now is dropped. */
  async #rebuild(): Promise<void> {
    [this.#journal, this.#run] = this.#fresh();
    const run = this.#run;
    const oldest = this.#parts.now() - this.#limits.lifetimeMs;
    let sinceBreath = performance.now();
    for (const pending of [...this.#ready.values()]) {
      if (this.#run !== run) return;
      const { envelope } = pending;
      if (pending.addedMs < oldest) this.drop(envelope, new Failure(BundleExpired, { reason: 'waited too long' }));
      else await this.#retry(envelope);
      if (performance.now() - sinceBreath > 8) {
        await new Promise((resolve) => setImmediate(resolve));
        sinceBreath = performance.now();
      }
    }
    for (const [account, queue] of this.#future) {
      for (const [nonce, { addedMs, envelope }] of queue) {
        if (addedMs >= oldest) continue;
        queue.delete(nonce);
        this.#futureCount--;
        this.#bytes -= envelope.bytes.length;
      }
      if (queue.size === 0) this.#future.delete(account);
      else void this.#jobs.run(() => this.#promote(account)).catch(() => undefined);
    }
  }

  async #retry(envelope: Envelope): Promise<void> {
    for (;;) {
      try {
        this.#apply(envelope);
        this.#journal.settle();
        return;
      } catch (cause) {
        if (cause instanceof Fault) await this.#parts.ledger.cache.load(cause);
        else if (cause instanceof Failure) return this.drop(envelope, cause);
        else throw cause;
      }
    }
  }
}

/** Replacing needs a price 10 percent higher. */
function mustPayMore(old: Envelope, next: Envelope): void {
  const needed = Math.ceil((old.bundle.gas_price * 11) / 10);
  if (next.bundle.gas_price < Math.max(needed, old.bundle.gas_price + 1)) {
    fail(ReplacementUnderpriced, { pending: old.bundle.gas_price, needed, got: next.bundle.gas_price });
  }
}
