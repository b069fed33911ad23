/**
 * Jobs: synchronous work on shared state, run one after the other, and repeated after loading missing records from
 * disk.
 */

import { NodeStopping } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { Failure } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { Gate } from './gate.js';

/** Number of following jobs to look ahead when one needs records from disk. */
const AHEAD = 64;

/** Callbacks for the end of work: one of the two is called, once. */
export interface Completion<T> {
  resolve(result: T): void;
  reject(cause: unknown): void;
}

/** A job, its subject, and the records that it lacked when tried before. */
interface Job<Subject> {
  readonly work: () => unknown;
  readonly completion: Completion<unknown>;
  readonly subject: Subject | undefined;
  readonly miss: StateMiss | undefined;
}

export class JobQueue<Subject = never> {
  readonly #load: (miss: StateMiss, coming: readonly Subject[]) => Promise<void>;
  readonly #onError: (cause: unknown) => void;
  readonly #gate: Gate;
  #queue: Job<Subject>[] = [];
  /** Number of jobs in the queue that have started. */
  #started = 0;
  #urgentJob: (() => Promise<void>) | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;

  /**
   * All but urgent work waits at the gate. `load` receives the subjects of the following jobs. `onError` receives errors
   * of urgent work, which has no caller.
   */
  constructor(
    gate: Gate,
    load: (miss: StateMiss, coming: readonly Subject[]) => Promise<void>,
    onError: (cause: unknown) => void = () => {},
  ) {
    this.#gate = gate;
    this.#load = load;
    this.#onError = onError;
  }

  /** Runs `work` after everything before it. Rejects with whatever it throws. */
  enqueue<T>(work: () => T, subject?: Subject): Promise<T> {
    return new Promise<T>((resolve, reject) => this.enqueueFor(work, { resolve, reject }, subject));
  }

  /** The same for callers that already have a promise. */
  enqueueFor<T>(work: () => T, completion: Completion<T>, subject?: Subject): void {
    this.#add({ work, completion, subject, miss: undefined });
  }

  /** The same for work that already met a miss: the missing records are loaded first. */
  enqueueAfter<T>(miss: StateMiss, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#add({ work, completion: { resolve, reject }, subject: undefined, miss });
    });
  }

  /** Runs asynchronous work before everything that waits; a second call replaces the first if that has not started. */
  runUrgent(work: () => Promise<void>): void {
    if (this.#stopped) return;
    this.#urgentJob = work;
    this.#wake();
  }

  /** Whether long work should end early, because its result is no longer used. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Rejects waiting and new work with NodeStopping. Resolves when work in progress has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#urgentJob = undefined;
    for (const { completion } of this.#queue.splice(this.#started)) completion.reject(new Failure(NodeStopping));
    await this.#working;
  }

  #add(job: Job<Subject>): void {
    if (this.#stopped) {
      job.completion.reject(new Failure(NodeStopping));
      return;
    }
    this.#queue.push(job);
    this.#wake();
  }

  #wake(): void {
    this.#working ??= this.#drain();
  }

  /** The subjects of the next jobs, if they have one. */
  #nextSubjects(): readonly Subject[] {
    return this.#queue.slice(this.#started, this.#started + AHEAD).flatMap(({ subject }) => subject ?? []);
  }

  /** Undefined if the job has ended. */
  #start({ work, completion, miss }: Job<Subject>): Promise<void> | undefined {
    let lacking = miss;
    if (lacking === undefined) {
      try {
        completion.resolve(work());
        return undefined;
      } catch (cause) {
        if (!(cause instanceof StateMiss)) {
          completion.reject(cause);
          return undefined;
        }
        lacking = cause;
      }
    }
    return this.#repeat(work, lacking).then(
      (result) => completion.resolve(result),
      (cause: unknown) => completion.reject(cause),
    );
  }

  async #repeat<T>(work: () => T, first: StateMiss): Promise<T> {
    let miss = first;
    for (;;) {
      await this.#load(miss, this.#nextSubjects());
      await this.#doUrgent(); // the base of the work may be outdated by now
      if (this.#stopped) throw new Failure(NodeStopping);
      try {
        return work();
      } catch (cause) {
        if (!(cause instanceof StateMiss)) throw cause;
        miss = cause;
      }
    }
  }

  async #drain(): Promise<void> {
    await Promise.resolve(); // lets requests of the same moment arrive before the first job looks ahead
    const slices = new Slices();
    try {
      for (;;) {
        await this.#doUrgent();
        while (this.#started < this.#queue.length && !this.#urgentJob) {
          if (this.#gate.opened) {
            await this.#gate.opened;
            continue; // there may be urgent work by now
          }
          const pending = this.#start(this.#queue[this.#started++]!);
          if (pending) await pending;
          if (!slices.over) continue;
          this.#dropStarted();
          await slices.next();
        }
        this.#dropStarted();
        if (this.#queue.length === 0 && !this.#urgentJob) return;
      }
    } finally {
      this.#working = undefined;
    }
  }

  async #doUrgent(): Promise<void> {
    const urgent = this.#urgentJob;
    this.#urgentJob = undefined;
    await urgent?.().catch(this.#onError);
  }

  #dropStarted(): void {
    this.#queue.splice(0, this.#started);
    this.#started = 0;
  }
}
