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
export interface JobEnding<T> {
  resolve(result: T): void;
  reject(cause: unknown): void;
}

/** A job, its subject, and the records that it lacked when tried before. */
interface Job<About> {
  readonly work: () => unknown;
  readonly ending: JobEnding<unknown>;
  readonly about: About | undefined;
  readonly miss: StateMiss | undefined;
}

export class Jobs<About = never> {
  readonly #load: (miss: StateMiss, coming: readonly About[]) => Promise<void>;
  readonly #broken: (cause: unknown) => void;
  readonly #gate: Gate;
  #queue: Job<About>[] = [];
  /** Number of jobs in the queue that have started. */
  #begun = 0;
  #urgent: (() => Promise<void>) | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;

  /**
   * All but urgent work waits at the gate. `load` receives the subjects of the following jobs. `broken` receives errors
   * of urgent work, which has no caller.
   */
  constructor(
    gate: Gate,
    load: (miss: StateMiss, coming: readonly About[]) => Promise<void>,
    broken: (cause: unknown) => void = () => {},
  ) {
    this.#gate = gate;
    this.#load = load;
    this.#broken = broken;
  }

  /** Runs `work` after everything before it. Rejects with whatever it throws. */
  run<T>(work: () => T, about?: About): Promise<T> {
    return new Promise<T>((resolve, reject) => this.add(work, { resolve, reject }, about));
  }

  /** The same for callers that already have a promise. */
  add<T>(work: () => T, ending: JobEnding<T>, about?: About): void {
    this.#add({ work, ending, about, miss: undefined });
  }

  /** The same for work that already met a miss: the missing records are loaded first. */
  runAfter<T>(miss: StateMiss, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#add({ work, ending: { resolve, reject }, about: undefined, miss });
    });
  }

  /** Runs asynchronous work before everything that waits; a second call replaces the first if that has not started. */
  urgent(work: () => Promise<void>): void {
    if (this.#stopped) return;
    this.#urgent = work;
    this.#work();
  }

  /** Whether long work should end early, because its result is no longer used. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Rejects waiting and new work with NodeStopping. Resolves when work in progress has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#urgent = undefined;
    for (const { ending } of this.#queue.splice(this.#begun)) ending.reject(new Failure(NodeStopping));
    await this.#working;
  }

  #add(job: Job<About>): void {
    if (this.#stopped) {
      job.ending.reject(new Failure(NodeStopping));
      return;
    }
    this.#queue.push(job);
    this.#work();
  }

  #work(): void {
    this.#working ??= this.#pump();
  }

  /** The subjects of the next jobs, if they have one. */
  #coming(): readonly About[] {
    return this.#queue.slice(this.#begun, this.#begun + AHEAD).flatMap(({ about }) => about ?? []);
  }

  /** Undefined if the job has ended. */
  #begin({ work, ending, miss }: Job<About>): Promise<void> | undefined {
    let lacking = miss;
    if (lacking === undefined) {
      try {
        ending.resolve(work());
        return undefined;
      } catch (cause) {
        if (!(cause instanceof StateMiss)) {
          ending.reject(cause);
          return undefined;
        }
        lacking = cause;
      }
    }
    return this.#repeat(work, lacking).then(
      (result) => ending.resolve(result),
      (cause: unknown) => ending.reject(cause),
    );
  }

  async #repeat<T>(work: () => T, first: StateMiss): Promise<T> {
    let miss = first;
    for (;;) {
      await this.#load(miss, this.#coming());
      await this.#runUrgent(); // the base of the work may be outdated by now
      if (this.#stopped) throw new Failure(NodeStopping);
      try {
        return work();
      } catch (cause) {
        if (!(cause instanceof StateMiss)) throw cause;
        miss = cause;
      }
    }
  }

  async #pump(): Promise<void> {
    await Promise.resolve(); // lets requests of the same moment arrive before the first job looks ahead
    const slices = new Slices();
    try {
      for (;;) {
        await this.#runUrgent();
        while (this.#begun < this.#queue.length && !this.#urgent) {
          if (this.#gate.opened) {
            await this.#gate.opened;
            continue; // there may be urgent work by now
          }
          const pending = this.#begin(this.#queue[this.#begun++]!);
          if (pending) await pending;
          if (!slices.over) continue;
          this.#forgetBegun();
          await slices.next();
        }
        this.#forgetBegun();
        if (this.#queue.length === 0 && !this.#urgent) return;
      }
    } finally {
      this.#working = undefined;
    }
  }

  async #runUrgent(): Promise<void> {
    const urgent = this.#urgent;
    this.#urgent = undefined;
    await urgent?.().catch(this.#broken);
  }

  #forgetBegun(): void {
    this.#queue.splice(0, this.#begun);
    this.#begun = 0;
  }
}
