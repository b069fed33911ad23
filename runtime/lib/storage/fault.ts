/** Storage that fails on purpose, for crash tests: refuses or dies at the n-th step, and loses what was not synced. */

import { Failure } from '../errors.js';
import type { Batch, Database, DatabaseView, Entry, Range, SyncReads } from './database.js';
import { StorageUnavailable } from './errors.js';

/** What happens at the chosen step. */
export type FaultKind =
  /** The step is refused with StorageUnavailable and has no effect; later steps work. */
  | 'refuse'
  /** The process dies before the step has an effect. */
  | 'crash before'
  /** The process dies when the step is done but nobody knows. */
  | 'crash after';

/** What every call gets after the crash: the process that made it is gone. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** Counts the steps of everything that shares it, so that a test can run once, and again with a fault at each step. */
export class FaultPlan {
  readonly #at: number;
  readonly #kind: FaultKind;
  readonly #onCrash: (() => Promise<void>)[] = [];
  #steps = 0;
  #crashed = false;

  /** Without arguments nothing ever fails: for counting. The first step is 1. */
  constructor(at = Number.POSITIVE_INFINITY, kind: FaultKind = 'crash before') {
    this.#at = at;
    this.#kind = kind;
  }

  /** Steps made so far. */
  get steps(): number {
    return this.#steps;
  }

  get crashed(): boolean {
    return this.#crashed;
  }

  /** Called at the crash, before the step that crashes answers. */
  onCrash(lose: () => Promise<void>): void {
    this.#onCrash.push(lose);
  }

  /** Makes one step. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    this.alive();
    if (++this.#steps !== this.#at) return work();
    if (this.#kind === 'refuse') {
      throw new Failure(StorageUnavailable, { path: 'fault', reason: `step ${this.#at} is refused` });
    }
    this.#crashed = this.#kind === 'crash before';
    if (!this.#crashed) await work();
    this.#crashed = true;
    for (const lose of this.#onCrash) await lose();
    throw new Crashed(`crashed at step ${this.#at}`);
  }

  /** Throws Crashed after the crash. */
  alive(): void {
    if (this.#crashed) throw new Crashed('the process is gone');
  }

  /** `target` with some of its asynchronous methods as steps: a BlockLog's append, a VoteLog's append and finish. */
  guard<T extends object>(target: T, methods: readonly (keyof T)[]): T {
    return new Proxy(target, {
      get: (_, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (!methods.includes(name as keyof T)) return member.bind(target);
        return (...args: unknown[]) => this.step(() => member.apply(target, args));
      },
    });
  }
}

/** A database whose writes and flushes are steps. At a crash it goes back to its last flush and `survivors` batches more. */
export class FaultDatabase implements Database {
  readonly path: string;
  readonly sync?: SyncReads;
  readonly #under: Database;
  readonly #plan: FaultPlan;
  /** What undoes each batch since the last flush. */
  #undo: Batch[] = [];

  constructor(under: Database, plan: FaultPlan, survivors = 0) {
    this.path = under.path;
    this.#under = under;
    this.#plan = plan;
    const { sync } = under;
    if (sync) {
      this.sync = {
        get: (key) => {
          plan.alive();
          return sync.get(key);
        },
        range: (range) => {
          plan.alive();
          return sync.range(range);
        },
      };
    }
    plan.onCrash(async () => {
      for (const batch of this.#undo.slice(survivors).reverse()) await under.write(batch);
    });
  }

  /** What the next process finds after a crash. */
  get survivor(): Database {
    return this.#under;
  }

  async get(key: Uint8Array): Promise<Uint8Array | null> {
    this.#plan.alive();
    return this.#under.get(key);
  }

  async getMany(keys: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> {
    this.#plan.alive();
    return this.#under.getMany(keys);
  }

  async range(range: Range): Promise<Entry[]> {
    this.#plan.alive();
    return this.#under.range(range);
  }

  view(): DatabaseView {
    this.#plan.alive();
    return this.#under.view();
  }

  async write(batch: Batch): Promise<void> {
    await this.#plan.step(async () => {
      const undo = await this.#inverse(batch);
      await this.#under.write(batch);
      this.#undo.push(undo);
    });
  }

  async flush(): Promise<void> {
    await this.#plan.step(async () => {
      await this.#under.flush();
      this.#undo = [];
    });
  }

  async compactRange(from: Uint8Array, to: Uint8Array): Promise<void> {
    this.#plan.alive();
    await this.#under.compactRange(from, to);
  }

  async size(): Promise<number> {
    return this.#under.size();
  }

  /** Closes the database below; after a crash it stays open for whoever comes next. */
  async close(): Promise<void> {
    if (!this.#plan.crashed) await this.#under.close();
  }

  /** The batch that brings back what `batch` is going to change. */
  async #inverse({ changes, deleteRanges = [] }: Batch): Promise<Batch> {
    const keys = changes.map(([key]) => key);
    const values = await this.#under.getMany(keys);
    const lost: Entry[] = [];
    for (const [gte, lt] of deleteRanges) {
      lost.push(...(await this.#under.range({ gte, lt, limit: Number.MAX_SAFE_INTEGER })));
    }
    return { changes: [...keys.map((key, i) => [key, values[i] ?? null] as const), ...lost] };
  }
}
