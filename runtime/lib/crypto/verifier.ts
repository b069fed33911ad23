/**
 * The signature verifier: checks of all callers, packed into batches, on worker threads.
 *
 * A worker gets each call's checks at once, through shared memory, so that it runs while this thread reads more input;
 * results are collected with the next call or when the worker wakes this thread. When the workers have enough work,
 * checks are queued, so batches grow with the load. An idle thread runs some checks itself: sleeping until a worker
 * wakes it costs as much as a check.
 */

import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { KEY_HASH_LENGTH } from './key-types.js';
import { KeyType } from './signatures.js';
import { answerCheck, BATCH_CHECKS, DIGEST_LENGTH, type SignatureCheck } from './verify-packing.js';
import { type AnswerCounts, type CheckBatch, VerifyQueue } from './verify-queue.js';
import { startVerifyWorker, VerifyThread } from './verify-thread.js';

export type { SignatureCheck } from './verify-packing.js';

/**
 * Maximum work per worker, in Ed25519 checks (about 15 ms): enough while this thread is busy, little for urgent checks
 * to wait behind.
 */
const FULL_LOAD = 256;

/**
 * Maximum work that this thread does at once beside its workers, in Ed25519 checks (about a quarter of a millisecond).
 */
const HELP = 4;

/** A batch that was lost with this many workers runs on the main thread. */
const BATCH_LOSSES = 2;

const NO_KEY = new Uint8Array(KEY_HASH_LENGTH);

/** Options of a verifier; every field has a default. */
export interface VerifierOptions {
  /**
   * Worker threads; by default one less than the cores, at most 2, because the main thread needs a core. 0 checks
   * everything on the calling thread. They start with the first check.
   */
  readonly workers?: number;
  /** Pending checks above which ordinary calls are rejected; default 16,384 (a third of a second). */
  readonly capacity?: number;
  readonly startWorker?: (memory: SharedArrayBuffer) => Worker;
  /** Called for each lost worker, for the log; its checks run again automatically. */
  readonly onWorkerLost?: (reason: Error) => void;
}

/** Rejects a call when the pending checks exceed the capacity; the same call can succeed later. */
export class VerifierBusy extends Error {
  override readonly name = 'VerifierBusy';
}

export class SignatureVerifier {
  readonly #queue = new VerifyQueue();
  readonly #threads: readonly VerifyThread[];
  readonly #capacity: number;
  /** Batches of lost workers. */
  readonly #rerun: CheckBatch[] = [];
  #pending = 0;
  /** Whether checks arrived in this turn of the event loop. */
  #came = false;
  #scheduled = false;
  #closing: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  constructor(options: VerifierOptions = {}) {
    const { workers = Math.min(2, Math.max(1, availableParallelism() - 1)), capacity = 16_384, onWorkerLost } = options;
    const owner = {
      answered: (batch: CheckBatch) => {
        this.#count(batch);
        this.#dispatch();
      },
      lost: (batches: readonly CheckBatch[], reason: Error) => {
        onWorkerLost?.(reason);
        for (const batch of batches) batch.losses++;
        this.#rerun.push(...batches);
        this.#dispatch();
      },
    };
    const start = options.startWorker ?? startVerifyWorker;
    this.#threads = Array.from({ length: workers }, () => new VerifyThread(start, owner));
    this.#capacity = capacity;
  }

  /** Checks with waiting callers. */
  get pending(): number {
    return this.#pending;
  }

  /** Checks answered since the start, except malformed ones, which take no work. */
  get counts(): AnswerCounts {
    return this.#queue.counts;
  }

  /**
   * Answers each check like `verifySignature`; keys must be admissible. The bytes of the checks must not change until
   * then. Urgent checks (blocks, votes) have priority and are never rejected. Rejects with VerifierBusy beyond the
   * capacity, RangeError for a digest that does not have 32 bytes, Error once closed.
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
      this.#came = true;
      for (const thread of this.#threads) thread.collect();
      this.#dispatch();
    });
  }

  /** The address that made a recoverable secp256k1 signature; undefined if there is none. Rejects like `verify`. */
  async recover(digest: Uint8Array, signature: Uint8Array): Promise<Uint8Array | undefined> {
    const signer = new Uint8Array(KEY_HASH_LENGTH);
    const check = { keyType: KeyType.Secp256k1, publicKey: NO_KEY, digest, signature, signer };
    const [found] = await this.verify([check]);
    return found ? signer : undefined;
  }

  /** Counts a valid Ed25519 signature that another thread of this node has checked. */
  countAhead(): void {
    this.counts.valid[KeyType.Ed25519]!++;
  }

  /** Starts the workers now instead of with the first batch (50 ms of another core). */
  start(): void {
    for (const thread of this.#threads) thread.start();
  }

  /** Answers pending checks, then ends the workers. Later calls are rejected. */
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

  /** Gives waiting checks to workers with room. */
  #dispatch(): void {
    const threads = this.#threads.filter((thread) => !thread.retired);
    if (threads.length === 0) this.#schedule();
    for (let thread = roomiest(threads); thread; thread = roomiest(threads)) {
      const batch = this.#next(threads.length);
      if (!batch) return;
      if (batch.losses >= BATCH_LOSSES) this.#answerInline(batch);
      else {
        thread.send(batch);
        this.#schedule();
      }
    }
  }

  /** Schedules `endTurn` for this turn of the event loop. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (this.#endTurn()) this.#schedule();
    });
  }

  /**
   * After a turn with new checks, wakes the workers once for all of them. After a turn without, this thread is idle and
   * checks a batch itself. Returns whether to run again after the next turn.
   */
  #endTurn(): boolean {
    for (const thread of this.#threads) thread.collect();
    const came = this.#came;
    this.#came = false;
    const batch = came && !this.#alone ? undefined : this.#spare();
    if (batch) {
      this.#answerInline(batch);
      this.#dispatch();
    } else {
      for (const thread of this.#threads) thread.wake();
    }
    return this.#pending > 0 && (came || batch !== undefined);
  }

  /** A batch for this thread: a small one that a worker would reach later, or everything if no worker can run. */
  #spare(): CheckBatch | undefined {
    for (const thread of this.#threads) {
      const batch = thread.takeBack(HELP);
      if (batch) return batch;
    }
    return this.#alone ? this.#next(1) : undefined;
  }

  /** True if no worker can run. */
  get #alone(): boolean {
    return this.#threads.every((thread) => thread.retired);
  }

  #answerInline(batch: CheckBatch): void {
    batch.settle(batch.checks.map(answerCheck));
    this.#count(batch);
  }

  /** The next batch for one of this many workers. */
  #next(workers: number): CheckBatch | undefined {
    if (this.#rerun.length > 0) return this.#rerun.shift();
    const { waiting } = this.#queue;
    return waiting === 0 ? undefined : this.#queue.take(Math.min(BATCH_CHECKS, Math.ceil(waiting / workers)));
  }

  #count(batch: CheckBatch): void {
    this.#pending -= batch.checks.length;
    if (this.#pending === 0) this.#drained?.();
  }
}

/** The thread with the least work that has room. */
function roomiest(threads: readonly VerifyThread[]): VerifyThread | undefined {
  let least: VerifyThread | undefined;
  for (const thread of threads) {
    if (!thread.full && thread.load < FULL_LOAD && (!least || thread.load < least.load)) least = thread;
  }
  return least;
}
