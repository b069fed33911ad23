/** One worker thread of the signature verifier, started when first needed and again when lost. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { packChecks, readAnswers } from './verify-packing.js';
import type { CheckBatch } from './verify-queue.js';
import { VerifyRing } from './verify-ring.js';

/** Losses in a row, without an answer between, after which the worker is not started again. */
const LOSSES_TOLERATED = 3;

/** Batches of one turn of the event loop for which the worker is woken before the turn ends, to work beside it. */
const WAKE_EARLY = 12;

/** Batches that are left to a worker: the one it is at, and the one after. */
const LEFT = 2;

/** What the verifier does when a thread answers or is lost. */
export interface ThreadOwner {
  answered(batch: CheckBatch): void;
  /** The batches it held, none of them answered. */
  lost(batches: readonly CheckBatch[], reason: Error): void;
}

/** Starts the verifier's own worker on the memory that it shares. */
export const startVerifyWorker = (workerData: SharedArrayBuffer): Worker =>
  new Worker(new URL('./verify-worker.js', import.meta.url), { workerData });

/**
 * How long a closing worker may take to load, milliseconds. Not reached by a busy machine, where termination during the
 * load of a native library aborts the process.
 */
const LOADING_MS = 60_000;

interface Running {
  readonly worker: Worker;
  /** Resolves when it has loaded, or never will. */
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

  /** Hands it a batch; it must not be full. */
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

  /** Wakes the worker where it sleeps beside what it was sent. */
  wake(): void {
    this.#running?.ring.wake();
  }

  /** Takes the newest batch back, if it is at most so much work, from behind what the worker comes to next. */
  takeBack(work: number): CheckBatch | undefined {
    const newest = this.#inFlight.at(-1);
    if (!newest || this.#inFlight.length <= LEFT || newest.work > work) return undefined;
    if (!this.#running?.ring.takeBack()) return undefined;
    this.#load -= newest.work;
    return this.#inFlight.pop();
  }

  /** Hands out the answers that are there. */
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

  /** Ends the worker. What it holds is not answered. */
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
