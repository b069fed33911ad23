/** Progress of long work: percentage, rate and remaining time, logged at a bounded rate. */

import type { Log } from './rpc/methods/method.js';

/** Interval of progress lines in the log, milliseconds. */
const REPORT_MS = 10_000;
/** Weight of the newest measurement in the rate; several reports average out. */
const NEWEST = 0.4;

/** Description of the measured work. */
export interface Task {
  /** Start of the log line: 'sync', 'snapshot download'. */
  readonly name: string;
  /** Log fields of the completed amount and of the total: `height` and `target`. */
  readonly done: string;
  readonly total: string;
  /** Log field of the rate: `blocks_per_s`. */
  readonly rate: string;
}

/** Progress in blocks up to a height. */
export const BLOCKS = { done: 'height', total: 'target', rate: 'blocks_per_s' } as const;
export const RECORDS = { done: 'records', total: 'of', rate: 'records_per_s' } as const;
export const BYTES = { done: 'bytes', total: 'of', rate: 'bytes_per_s' } as const;

/** Progress of a task; `null` means unknown (yet). */
export interface ProgressFacts {
  readonly done: number;
  readonly total: number | null;
  /** 0 to 100, relative to the total at the beginning. */
  readonly percent: number | null;
  /** Units per second. */
  readonly rate: number | null;
  readonly etaSeconds: number | null;
}

/** Measures one piece of work. */
export class Progress {
  readonly #log: Log;
  readonly #task: Task;
  readonly #now: () => number;
  readonly #from: number;
  #done: number;
  #total: number | undefined;
  #rate: number | undefined;
  /** Last measurement of the rate; time of the last log line. */
  #measured: { ms: number; done: number };
  #logged: number;
  #began: { ms: number; done: number };

  /** `from` is the amount at the start. */
  constructor(log: Log, task: Task, from = 0, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#task = task;
    this.#now = now;
    this.#from = from;
    this.#done = from;
    this.#measured = { ms: now(), done: from };
    this.#began = this.#measured;
    this.#logged = now();
  }

  /** Records earlier progress, which counts for the percentage but not for the rate. */
  resumedAt(done: number): void {
    this.#done = done;
    this.#measured = { ms: this.#now(), done };
    this.#began = this.#measured;
  }

  /** Records progress. Logs it if the last line is old enough. */
  at(done: number, total?: number, about: object = {}): void {
    this.#done = done;
    this.#total = total;
    const now = this.#now();
    if (now - this.#logged < REPORT_MS) return;
    this.#logged = now;
    this.#measure(now);
    const { percent, rate, etaSeconds } = this.facts;
    const { name, done: doneField, total: totalField, rate: rateField } = this.#task;
    this.#log('info', `${name} progress`, {
      [doneField]: done,
      ...(total === undefined ? {} : { [totalField]: total, percent }),
      [rateField]: rate,
      ...(etaSeconds === null ? {} : { eta_s: etaSeconds }),
      ...about,
    });
  }

  /** Logs the end of the work with its mean rate. */
  finish(done: number, about: object = {}): void {
    const seconds = (this.#now() - this.#began.ms) / 1000;
    const { name, done: doneField, rate: rateField } = this.#task;
    this.#log('info', `${name} finished`, {
      [doneField]: done,
      seconds: round(seconds),
      [rateField]: round(Math.abs(done - this.#began.done) / Math.max(seconds, 0.001)),
      ...about,
    });
  }

  /** Current progress. */
  get facts(): ProgressFacts {
    const total = this.#total;
    const all = (total ?? 0) - this.#from;
    const left = total === undefined ? undefined : Math.max(0, (all < 0 ? -1 : 1) * (total - this.#done));
    const rate = this.#rate ?? this.#measuredNow();
    return {
      done: this.#done,
      total: total ?? null,
      percent: total === undefined ? null : all === 0 ? 100 : percentOf((this.#done - this.#from) / all),
      rate: rate === undefined ? null : round(rate),
      etaSeconds: left === undefined || rate === undefined || rate <= 0 ? null : Math.ceil(left / rate),
    };
  }

  #measure(now: number): void {
    const rate = this.#measuredNow();
    if (rate === undefined) return;
    this.#rate = this.#rate === undefined ? rate : NEWEST * rate + (1 - NEWEST) * this.#rate;
    this.#measured = { ms: now, done: this.#done };
  }

  #measuredNow(): number | undefined {
    const seconds = (this.#now() - this.#measured.ms) / 1000;
    return seconds <= 0 ? undefined : Math.abs(this.#done - this.#measured.done) / seconds;
  }
}

const percentOf = (part: number): number => Math.min(100, Math.max(0, Math.floor(part * 1000) / 10));

const round = (rate: number): number => (rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10);
