/** One worker thread of the signature verifier, started when first needed and again when lost. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { packChecks, readAnswers } from './verify-packing.js';
import type { CheckBatch } from './verify-queue.js';
import { VerifyRing } from './verify-ring.js';

/** Consecutive crashes without a result after which the worker is not restarted. */
const LOSSES_TOLERATED = 3;

/** Number of batches in one turn of the event loop after which the worker is woken before the turn ends, to run in parallel. */
const WAKE_EARLY = 12;

/** Number of batches that are not taken back from a worker: the current one and the next. */
const LEFT = 2;

/** Callbacks of a verifier thread. */
export interface ThreadOwner {
  answered(batch: CheckBatch): void;
  /** Called when the worker crashed; none of its batches has results. */
  lost(batches: readonly CheckBatch[], reason: Error): void;
}

/** Starts the verifier's own worker on the memory that it shares. */
export const startVerifyWorker = (workerData: SharedArrayBuffer): Worker =>
  new Worker(new URL('./verify-worker.js', import.meta.url), { workerData });

/**
 * Maximum wait for a closing worker to finish loading, milliseconds. Longer than loading takes on a busy machine:
 * termination while a native library loads aborts the process.
 */
const LOADING_MS = 60_000;

interface Running {
  readonly worker: Worker;
  /** Resolves when the worker has loaded, or failed to. */
  readonly loaded: Promise<unknown>;
  readonly ring: VerifyRing;
}

/** A thread and the batches it holds, in the order in which it answers them. */
export class VerifyThread {
  readonly #start: (memory: SharedArrayBuffer) => Worker;
  readonly #owner: ThreadOwner;
  readonly #inFlight: CheckBatch[] = [];
  #running: Running | undefined;
  #load = 0;
  #losses = 0;

  constructor(start: (memory: SharedArrayBuffer) => Worker, owner: ThreadOwner) {
    this.#start = start;
    this.#owner = owner;
  }

  /** The work it holds, in Ed25519 checks. */
  get load(): number {
    return this.#load;
  }

  /** True when it cannot hold another batch. */
  get full(): boolean {
    return this.#running?.ring.full === true;
  }

  /** True when it was lost too often to be started again. */
  get retired(): boolean {
    return this.#losses >= LOSSES_TOLERATED;
  }

  /** Starts the worker if it is not running. */
  start(): Running {
    if (this.#running) return this.#running;
    const ring = new VerifyRing();
    const worker = this.#start(ring.memory);
    const loaded = new Promise<void>((resolve) => {
      for (const event of ['message', 'exit']) worker.once(event, () => resolve());
    });
    const running = { worker, ring, loaded };
    let reason: Error | undefined;
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', (code) => this.#lose(running, reason ?? new Error(`the verify worker exited with code ${code}`)));
    worker.unref(); // an idle worker keeps no process alive
    this.#running = running;
    return running;
  }

  /** Sends a batch to the worker, which must not be full. */
  send(batch: CheckBatch): void {
    const running = this.start();
    const { ring } = running;
    ring.put((bytes) => packChecks(batch.checks, bytes));
    if (ring.unannounced === WAKE_EARLY) ring.wake();
    this.#load += batch.work;
    if (this.#inFlight.push(batch) > 1) return;
    running.worker.ref();
    void this.#watch(running);
  }

  /** Wakes the worker if it sleeps although batches are waiting. */
  wake(): void {
    this.#running?.ring.wake();
  }

  /** Takes the newest batch back if its work is at most `work` and the worker is not about to start it. */
  takeBack(work: number): CheckBatch | undefined {
    const newest = this.#inFlight.at(-1);
    if (!newest || this.#inFlight.length <= LEFT || newest.work > work) return undefined;
    if (!this.#running?.ring.takeBack()) return undefined;
    this.#load -= newest.work;
    return this.#inFlight.pop();
  }

  /** Delivers the available results. */
  collect(): void {
    const ring = this.#running?.ring;
    while (ring && this.#running?.ring === ring) {
      const batch = this.#inFlight[0];
      if (!batch || !ring.take((bytes) => batch.settle(readAnswers(bytes, batch.checks)))) return;
      this.#inFlight.shift();
      this.#load -= batch.work;
      this.#losses = 0;
      this.#owner.answered(batch);
    }
  }

  /** Stops the worker. Its pending batches get no result. */
  async close(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    const { worker, ring, loaded } = running;
    ring.release();
    // Ended in the middle of loading a native library, a worker takes the whole process with it.
    worker.ref();
    const patience = new AbortController();
    const tooLong = sleep(LOADING_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([loaded, tooLong]);
    patience.abort();
    await worker.terminate();
  }

  /** Collects whenever the worker has answered, until nothing is in flight. */
  async #watch(running: Running): Promise<void> {
    while (this.#running === running && this.#inFlight.length > 0) {
      await running.ring.answered();
      if (this.#running === running) this.collect();
    }
    if (this.#running === running) running.worker.unref();
  }

  #lose(running: Running, reason: Error): void {
    if (running !== this.#running) return; // closed on purpose
    this.#running = undefined;
    running.ring.release();
    this.#losses++;
    this.#load = 0;
    this.#owner.lost(this.#inFlight.splice(0), reason);
  }
}
