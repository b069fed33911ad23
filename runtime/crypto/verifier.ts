/**
 * The signature verifier: checks of all callers, packed into batches, on worker threads.
 *
 * Calls made in one turn of the event loop share batches. While every worker is busy checks gather, so batches grow with
 * the load by themselves. A few Ed25519 checks that find the verifier idle are done on the calling thread: 36 µs
 * each, where waking a worker costs the main thread about as much and both threads together twice.
 */

import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { verifySignature } from './signatures.js';
import { BATCH_CHECKS, DIGEST_LENGTH, type SignatureCheck } from './verify-packing.js';
import { type Batch, VerifyQueue } from './verify-queue.js';
import { startVerifyWorker, VerifyThread } from './verify-thread.js';

export type { SignatureCheck } from './verify-packing.js';

/** Ed25519 checks that an idle verifier does inline. */
const INLINE_CHECKS = 16;

/** With this many checks waiting an idle worker gets them at once, so that it works while this thread reads on. */
const EAGER = 16;

/** A busy worker gets another batch only if this many checks wait; fewer wait on and grow. */
const WORTH_QUEUEING = 16;

/** Batches a worker may hold: one it works on and one that waits, so that it never stands still. */
const DEPTH = 2;

/** A batch that this many workers were lost with is done on the main thread. */
const BATCH_LOSSES = 2;

/** How to build a verifier; every field has a default. */
export interface VerifierOptions {
  /** Worker threads; by default one less than the cores, at most 2: the main thread needs a core of its own. They start with the first batch that is not done inline. */
  readonly workers?: number;
  /** Checks that may be pending before ordinary calls are refused; default 16,384 (a third of a second). */
  readonly capacity?: number;
  /** Starts one worker. */
  readonly startWorker?: () => Worker;
  /** Told of each worker that was lost, for the log; the checks it had run again by themselves. */
  readonly onWorkerLost?: (reason: Error) => void;
}

/** Rejects a call that found more checks pending than the capacity; the same call may succeed later. */
export class VerifierBusy extends Error {
  override readonly name = 'VerifierBusy';
}

/** Verifies signatures off the main thread. */
export class SignatureVerifier {
  readonly #queue = new VerifyQueue();
  readonly #threads: readonly VerifyThread[];
  readonly #capacity: number;
  /** Batches whose worker was lost. */
  readonly #rerun: Batch[] = [];
  #pending = 0;
  #scheduled = false;
  #closing: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  constructor(options: VerifierOptions = {}) {
    const { workers = Math.min(2, Math.max(1, availableParallelism() - 1)), capacity = 16_384, onWorkerLost } = options;
    const owner = {
      answered: (batch: Batch) => {
        this.#count(batch);
        this.#dispatch();
      },
      lost: (batches: readonly Batch[], reason: Error) => {
        onWorkerLost?.(reason);
        for (const batch of batches) batch.losses++;
        this.#rerun.push(...batches);
        this.#schedule();
      },
    };
    const start = options.startWorker ?? startVerifyWorker;
    this.#threads = Array.from({ length: workers }, () => new VerifyThread(start, owner));
    this.#capacity = capacity;
  }

  /** Checks that callers wait for. */
  get pending(): number {
    return this.#pending;
  }

  /**
   * Answers each check as `verifySignature` does; keys must be admissible. The checks' bytes must not change until then.
   * Urgent checks (blocks, votes) overtake the others and are never refused. Rejects with VerifierBusy beyond the
   * capacity, RangeError for a digest that has not 32 bytes, Error once closed.
   */
  verify(checks: readonly SignatureCheck[], { urgent = false } = {}): Promise<boolean[]> {
    if (this.#closing) return Promise.reject(new Error('the signature verifier is closed'));
    if (!urgent && this.#pending > 0 && this.#pending + checks.length > this.#capacity) {
      return Promise.reject(new VerifierBusy(`${this.#pending} signature checks are pending; try again shortly`));
    }
    const odd = checks.find((check) => check.digest.length !== DIGEST_LENGTH);
    if (odd) return Promise.reject(new RangeError(`a digest has ${DIGEST_LENGTH} bytes, not ${odd.digest.length}`));
    return new Promise((resolve) => {
      this.#pending += this.#queue.push(checks, urgent, resolve);
      if (this.#queue.waiting >= EAGER && this.#threads.some((thread) => thread.load === 0)) this.#dispatch();
      else this.#schedule();
    });
  }

  /** Starts the workers now instead of with the first batch (50 ms of another core). */
  start(): void {
    for (const thread of this.#threads) thread.start();
  }

  /** Answers what is pending, then ends the workers. Later calls are rejected. */
  close(): Promise<void> {
    this.#closing ??= (async () => {
      if (this.#pending > 0) {
        await new Promise<void>((resolve) => {
          this.#drained = resolve;
        });
      }
      await Promise.all(this.#threads.map((thread) => thread.close()));
    })();
    return this.#closing;
  }

  /** At the end of this turn of the event loop, so that all its calls are seen together. */
  #schedule(): void {
    if (this.#scheduled || this.#pending === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#dispatch();
    });
  }

  #dispatch(): void {
    const threads = this.#threads.filter((thread) => !thread.retired);
    const idle = threads.every((thread) => thread.load === 0);
    for (let first = true; ; first = false) {
      const thread = leastLoaded(threads);
      const batch = this.#next(thread?.load ?? 0, threads.length);
      if (!batch) return;
      const small = first && idle && this.#queue.waiting === 0 && batch.checks.length <= INLINE_CHECKS && !batch.heavy;
      if (!thread || small || batch.losses >= BATCH_LOSSES) {
        this.#answerInline(batch);
        return;
      }
      thread.send(batch);
    }
  }

  /** One batch on this thread; other work gets its turn before the next. */
  #answerInline(batch: Batch): void {
    batch.settle((position) => {
      const { keyType, publicKey, digest, signature } = batch.checks[position]!;
      return verifySignature(keyType, publicKey, digest, signature);
    });
    this.#count(batch);
    this.#schedule();
  }

  /** The batch that the least loaded thread should get, if any. */
  #next(load: number, threads: number): Batch | undefined {
    if (load >= DEPTH) return undefined;
    const { waiting } = this.#queue;
    if (this.#rerun.length > 0) return this.#rerun.shift();
    if (waiting === 0 || (load > 0 && waiting < WORTH_QUEUEING)) return undefined;
    const share = Math.ceil(waiting / Math.max(1, threads));
    return this.#queue.take(Math.min(BATCH_CHECKS, Math.max(WORTH_QUEUEING, share)));
  }

  #count(batch: Batch): void {
    this.#pending -= batch.checks.length;
    if (this.#pending === 0) this.#drained?.();
  }
}

function leastLoaded(threads: readonly VerifyThread[]): VerifyThread | undefined {
  let least: VerifyThread | undefined;
  for (const thread of threads) if (!least || thread.load < least.load) least = thread;
  return least;
}
