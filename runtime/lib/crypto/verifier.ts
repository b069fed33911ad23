/**
 * The signature verifier: checks of all callers, packed into batches, on worker threads.
 *
 * A worker gets each call's checks at once, through shared memory, so that it works while this thread reads on; answers
 * are collected with the next call or when the worker wakes this thread. When workers hold enough, checks gather, so
 * batches grow with the load by themselves. Where this thread has nothing else to do it does some of them itself: sleeping
 * until a worker wakes it costs as much as a check.
 */

import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { KEY_HASH_LENGTH } from './key-types.js';
import { KeyType } from './signatures.js';
import { answerCheck, BATCH_CHECKS, DIGEST_LENGTH, type SignatureCheck } from './verify-packing.js';
import { type AnswerCounts, type Batch, VerifyQueue } from './verify-queue.js';
import { startVerifyWorker, VerifyThread } from './verify-thread.js';

export type { SignatureCheck } from './verify-packing.js';

/** Work a worker may hold, in Ed25519 checks (about 15 ms): enough while this thread is busy, little for urgent checks to wait behind. */
const FULL_LOAD = 256;

/** Most work that this thread does at once beside its workers, in Ed25519 checks (about a quarter of a millisecond). */
const HELP = 4;

/** A batch that this many workers were lost with is done on the main thread. */
const BATCH_LOSSES = 2;

const NO_KEY = new Uint8Array(KEY_HASH_LENGTH);

/** How to build a verifier; every field has a default. */
export interface VerifierOptions {
  /** Worker threads; by default one less than the cores, at most 2: the main thread needs a core of its own. 0 does all on the calling thread. They start with the first check. */
  readonly workers?: number;
  /** Checks that may be pending before ordinary calls are refused; default 16,384 (a third of a second). */
  readonly capacity?: number;
  /** Starts one worker. */
  readonly startWorker?: (memory: SharedArrayBuffer) => Worker;
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
  /** Checks came since this turn of the event loop began. */
  #came = false;
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
        this.#dispatch();
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

  /** Checks that were answered since the start; malformed ones, which take no work, are not counted. */
  get counts(): AnswerCounts {
    return this.#queue.counts;
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
      this.#came = true;
      for (const thread of this.#threads) thread.collect();
      this.#dispatch();
    });
  }

  /** The address that made a recoverable secp256k1 signature; undefined for one of nobody. Rejects as `verify` does. */
  async recover(digest: Uint8Array, signature: Uint8Array): Promise<Uint8Array | undefined> {
    const signer = new Uint8Array(KEY_HASH_LENGTH);
    const check = { keyType: KeyType.Secp256k1, publicKey: NO_KEY, digest, signature, signer };
    const [found] = await this.verify([check]);
    return found ? signer : undefined;
  }

  /** Counts a check of a valid Ed25519 signature that another thread of this node has made. */
  countAhead(): void {
    this.counts.valid[KeyType.Ed25519]!++;
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

  /** Gives waiting checks to the workers that have room. */
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

  /** Looks after the workers at the end of this turn of the event loop. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (this.#endTurn()) this.#schedule();
    });
  }

  /**
   * After a turn in which checks came, wakes the workers once for all of them. After one in which none came this thread
   * has time, and does a batch itself. Says whether to look again after the next turn.
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

  /** What this thread can do itself: a little that a worker would come to later, or all where no worker can run. */
  #spare(): Batch | undefined {
    for (const thread of this.#threads) {
      const batch = thread.takeBack(HELP);
      if (batch) return batch;
    }
    return this.#alone ? this.#next(1) : undefined;
  }

  /** True where no worker can run. */
  get #alone(): boolean {
    return this.#threads.every((thread) => thread.retired);
  }

  #answerInline(batch: Batch): void {
    batch.settle(batch.checks.map(answerCheck));
    this.#count(batch);
  }

  /** What one of so many workers should do next. */
  #next(workers: number): Batch | undefined {
    if (this.#rerun.length > 0) return this.#rerun.shift();
    const { waiting } = this.#queue;
    return waiting === 0 ? undefined : this.#queue.take(Math.min(BATCH_CHECKS, Math.ceil(waiting / workers)));
  }

  #count(batch: Batch): void {
    this.#pending -= batch.checks.length;
    if (this.#pending === 0) this.#drained?.();
  }
}

/** The thread with the least work that has room for more. */
function roomiest(threads: readonly VerifyThread[]): VerifyThread | undefined {
  let least: VerifyThread | undefined;
  for (const thread of threads) {
    if (!thread.full && thread.load < FULL_LOAD && (!least || thread.load < least.load)) least = thread;
  }
  return least;
}
