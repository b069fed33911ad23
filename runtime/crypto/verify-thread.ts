/** One worker thread of the signature verifier, started when first needed and again when lost. */

import { Worker } from 'node:worker_threads';
import { BATCH_BYTES, packChecks } from './verify-packing.js';
import type { Batch } from './verify-queue.js';

/** Losses in a row, without an answer between, after which the worker is not started again. */
const LOSSES_TOLERATED = 3;

/** What the verifier does when a thread answers or is lost. */
export interface ThreadOwner {
  answered(batch: Batch): void;
  /** The batches it held, none of them answered. */
  lost(batches: readonly Batch[], reason: Error): void;
}

/** Starts the verifier's own worker. */
export const startVerifyWorker = (): Worker => new Worker(new URL('./verify-worker.js', import.meta.url));

/** A thread and the batches it holds, in the order in which it answers them. */
export class VerifyThread {
  readonly #start: () => Worker;
  readonly #owner: ThreadOwner;
  readonly #inFlight: Batch[] = [];
  /** Answered buffers, to be packed again. */
  readonly #spare: ArrayBuffer[] = [];
  #worker: Worker | undefined;
  #losses = 0;

  constructor(start: () => Worker, owner: ThreadOwner) {
    this.#start = start;
    this.#owner = owner;
  }

  /** Batches it holds. */
  get load(): number {
    return this.#inFlight.length;
  }

  /** True when it was lost too often to be started again. */
  get retired(): boolean {
    return this.#losses >= LOSSES_TOLERATED;
  }

  /** Starts the worker if it is not running. */
  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    let reason: Error | undefined;
    worker.on('message', (buffer: ArrayBuffer) => this.#take(worker, buffer));
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', (code) => this.#lose(worker, reason ?? new Error(`the verify worker exited with code ${code}`)));
    worker.unref(); // an idle worker keeps no process alive
    this.#worker = worker;
    return worker;
  }

  /** Hands it a batch. */
  send(batch: Batch): void {
    const worker = this.start();
    const buffer = this.#spare.pop() ?? new ArrayBuffer(BATCH_BYTES);
    packChecks(batch.checks, buffer);
    if (this.#inFlight.length === 0) worker.ref();
    this.#inFlight.push(batch);
    worker.postMessage(buffer, [buffer]);
  }

  /** Ends the worker. What it holds is not answered. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #take(worker: Worker, buffer: ArrayBuffer): void {
    const batch = this.#inFlight.shift()!;
    const answers = new Uint8Array(buffer);
    batch.settle((position) => answers[position] === 1);
    this.#spare.push(buffer);
    this.#losses = 0;
    if (this.#inFlight.length === 0) worker.unref();
    this.#owner.answered(batch);
  }

  #lose(worker: Worker, reason: Error): void {
    if (worker !== this.#worker) return; // closed on purpose
    this.#worker = undefined;
    this.#losses++;
    this.#owner.lost(this.#inFlight.splice(0), reason);
  }
}
