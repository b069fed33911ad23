/**
 * Virtual time for code that uses the timers and clocks of Node: while it is installed, `setTimeout`, `Date.now` and the
 * like follow one simulated clock. Each simulated node has a processor that runs one callback at a time.
 */

import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import { Chance } from '../sim/world.js';

/** Unix milliseconds at which a simulation starts. */
export const EPOCH_MS = 1_800_000_000_000;
/** Events per turn of the real event loop; between two of them Node runs the promises that became ready. */
const BATCH = 512;

const real = { setImmediate, performanceNow: performance.now.bind(performance) };

/** Milliseconds of the real clock, for measuring the simulation itself. */
export const realMs = (): number => real.performanceNow();

/** The main thread of a simulated node: its callbacks run one after the other, each for its modelled time. */
export class Processor {
  readonly #time: VirtualTime;
  /** When the work accepted so far is done. */
  freeAt = 0;
  /** Modelled time so far, milliseconds. */
  usedMs = 0;
  /** False once the node has stopped: its timers and received bytes are then dropped. */
  isOn = true;
  readonly #waiting: Task[] = [];
  #first = 0;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** Charges time to the callback that runs now; later ones wait for it. */
  spend(ms: number): void {
    this.freeAt = Math.max(this.freeAt, this.#time.now) + ms;
    this.usedMs += ms;
  }

  /** Resolves when work of this many milliseconds is done. */
  work(ms: number): Promise<void> {
    this.spend(ms);
    return this.#time.sleepUntil(this.freeAt, this);
  }

  /** Queues a callback behind those that wait. */
  defer(task: Task): void {
    if (this.#waiting.length === this.#first) this.#time.wake(this);
    this.#waiting.push(task);
  }

  /** The next waiting callback. */
  next(): Task | undefined {
    const task = this.#waiting[this.#first++];
    if (this.#first >= this.#waiting.length) {
      this.#waiting.length = 0;
      this.#first = 0;
    }
    return task;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > this.#first;
  }
}

/** A callback that is due at a time: also the object that a simulated `setTimeout` returns. */
export class Task {
  at: number;
  readonly order: number;
  readonly run: () => void;
  readonly owner: Processor | undefined;
  /** Whether it runs even while its processor is busy. */
  readonly isUrgent: boolean;
  /** Interval of a repeated timer, milliseconds. */
  everyMs: number | undefined;
  isCancelled = false;

  constructor(at: number, order: number, run: () => void, owner: Processor | undefined, isUrgent: boolean) {
    this.at = at;
    this.order = order;
    this.run = run;
    this.owner = owner;
    this.isUrgent = isUrgent;
  }

  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
}

export class VirtualTime {
  /** Milliseconds since the start. */
  now = 0;
  events = 0;
  /** The processor whose callback runs, with all promises that it made ready. */
  current: Processor | undefined;
  readonly chance: Chance;
  readonly #heap: Task[] = [];
  #order = 0;

  constructor(seed: number) {
    this.chance = new Chance(seed);
  }

  /** Runs a callback after a time, on the processor that is running now unless another is given. */
  after(ms: number, run: () => void, owner = this.current, isUrgent = false): Task {
    const task = new Task(this.now + Math.max(0, ms), this.#order++, run, owner, isUrgent);
    this.#push(task);
    return task;
  }

  sleepUntil(at: number, owner: Processor): Promise<void> {
    return new Promise((resolve) => this.after(at - this.now, resolve, owner, true));
  }

  /** Runs the first waiting callback of a processor once it is free. */
  wake(processor: Processor): void {
    this.after(
      processor.freeAt - this.now,
      () => {
        if (processor.freeAt > this.now) return this.wake(processor);
        const task = processor.next();
        if (processor.isWaiting) this.wake(processor);
        if (task !== undefined) this.#execute(task);
      },
      processor,
      true,
    );
  }

  /** Advances the clock until a time. Rejects with the first exception that a callback throws. */
  run(untilMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let ended = false;
      const step = (): void => {
        if (ended) return;
        try {
          ended = !this.#step(untilMs);
        } catch (cause) {
          ended = true;
          reject(cause);
        }
      };
      const turn = (): void => {
        if (ended) resolve();
        else {
          for (let i = 0; i < BATCH; i++) real.setImmediate(step);
          real.setImmediate(turn);
        }
      };
      turn();
    });
  }

  /** Replaces the clocks, timers and randomness of this process; the returned function restores them. */
  install(): () => void {
    const before = {
      globals: { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate },
      dateNow: Date.now,
      random: Math.random,
      timeout: AbortSignal.timeout,
      sleep: timersPromises.setTimeout,
    };
    const start = (run: () => void, ms = 1) => this.after(Math.max(1, Number.isFinite(ms) ? ms : 1), run);
    const cancel = (task: Task | undefined | null): void => {
      if (task instanceof Task) task.isCancelled = true;
    };
    Object.assign(globalThis, {
      setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => start(() => run(...args), ms),
      setInterval: (run: () => void, ms?: number) => Object.assign(start(run, ms), { everyMs: Math.max(1, ms ?? 1) }),
      setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => this.after(0, () => run(...args)),
      clearTimeout: cancel,
      clearInterval: cancel,
      clearImmediate: cancel,
    });
    performance.now = () => this.now;
    Date.now = () => EPOCH_MS + this.now;
    Math.random = () => this.chance.next();
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      start(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms);
      return controller.signal;
    };
    const sleep = (ms?: number, value?: unknown) => new Promise((resolve) => start(() => resolve(value), ms));
    Object.assign(timersPromises, { setTimeout: sleep });
    syncBuiltinESMExports();
    return () => {
      Object.assign(globalThis, before.globals);
      performance.now = real.performanceNow;
      Date.now = before.dateNow;
      Math.random = before.random;
      AbortSignal.timeout = before.timeout;
      Object.assign(timersPromises, { setTimeout: before.sleep });
      syncBuiltinESMExports();
    };
  }

  /** Runs the next event; false when none is left before the end. */
  #step(untilMs: number): boolean {
    const task = this.#heap[0];
    if (task === undefined || task.at > untilMs) {
      this.now = untilMs;
      return false;
    }
    this.#pop();
    if (task.isCancelled) return true;
    this.now = task.at;
    this.events++;
    const { owner } = task;
    if (owner !== undefined && !task.isUrgent && (owner.freeAt > this.now || owner.isWaiting)) owner.defer(task);
    else this.#execute(task);
    return true;
  }

  #execute(task: Task): void {
    const { owner, everyMs } = task;
    if (task.isCancelled || owner?.isOn === false) return;
    this.current = owner;
    if (everyMs !== undefined) {
      task.at = this.now + everyMs;
      this.#push(task);
    }
    task.run();
  }

  #push(task: Task): void {
    const heap = this.#heap;
    let at = heap.push(task) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (isBefore(heap[parent]!, task)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = task;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (isBefore(last, heap[child]!)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
