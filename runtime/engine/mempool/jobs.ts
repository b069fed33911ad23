/** Jobs: synchronous work on shared state, one after the other, repeated when it needs something from disk. */

import { NodeStopping } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { Failure } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { Gate } from './gate.js';

/** Jobs that are looked ahead when one needs something from disk. */
const AHEAD = 64;

/** Who waits for the end of work: one of the two is called, once. */
export interface JobEnding<T> {
  resolve(result: T): void;
  reject(cause: unknown): void;
}

/** One job, what it is about, and what it lacked when it was tried before. */
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
  /** Jobs of the queue that have begun. */
  #begun = 0;
  #urgent: (() => Promise<void>) | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;

  /**
   * All but urgent work waits at the gate. `load` is told what the jobs behind are about; `broken` is told what urgent work
   * throws: nobody waits for it.
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

  /** Runs `work` after everything before it; what it throws rejects. */
  run<T>(work: () => T, about?: About): Promise<T> {
    return new Promise<T>((resolve, reject) => this.add(work, { resolve, reject }, about));
  }

  /** The same for who has a promise already. */
  add<T>(work: () => T, ending: JobEnding<T>, about?: About): void {
    this.#add({ work, ending, about, miss: undefined });
  }

  /** The same for work that met a miss already: what it asks for is loaded first. */
  runAfter<T>(miss: StateMiss, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#add({ work, ending: { resolve, reject }, about: undefined, miss });
    });
  }

  /** Runs asynchronous work before all that waits; a second one replaces the first if that has not begun. */
  urgent(work: () => Promise<void>): void {
    if (this.#stopped) return;
    this.#urgent = work;
    this.#work();
  }

  /** Whether work that takes its time is to end early: nothing comes of it any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Refuses with NodeStopping what waits and what comes. Resolves when what has begun is over. */
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

  /** What the next jobs are about, as far as they said so. */
  #coming(): readonly About[] {
    return this.#queue.slice(this.#begun, this.#begun + AHEAD).flatMap(({ about }) => about ?? []);
  }

  /** Undefined where the job has ended. */
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
      await this.#runUrgent(); // what the work ran on may be over since
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
    await Promise.resolve(); // what is asked for in the same moment is there when the first job looks ahead
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
