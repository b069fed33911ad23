/** Fault injection for crash tests: storage that rejects or dies at the n-th step and loses what was not synced. */

import { Failure } from '../../../runtime/lib/errors.js';
import type { Batch, Database, DatabaseView, Entry, Range, SyncReads } from '../../../runtime/lib/storage/database.js';
import { StorageUnavailable } from '../../../runtime/lib/storage/errors.js';

/** Kind of fault at the chosen step. */
export type FaultKind =
  /** The step fails with StorageUnavailable and has no effect; later steps work. */
  | 'refuse'
  /** The process dies before the step has an effect. */
  | 'crash before'
  /** The process dies after the step took effect and before it returned. */
  | 'crash after';

/** Rejects every call after the crash, because the process that made the call no longer exists. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** Counts the steps of all objects that share it. A test runs once to count, then once with a fault at each step. */
export class FaultPlan {
  readonly #at: number;
  readonly #kind: FaultKind;
  readonly #onCrash: (() => Promise<void>)[] = [];
  #steps = 0;
  #crashed = false;

  /** Without arguments nothing fails and steps are only counted. The first step is 1. */
  constructor(at = Number.POSITIVE_INFINITY, kind: FaultKind = 'crash before') {
    this.#at = at;
    this.#kind = kind;
  }

  /** Steps so far. */
  get steps(): number {
    return this.#steps;
  }

  get crashed(): boolean {
    return this.#crashed;
  }

  /** Registers a callback for the crash; it runs before the crashing step returns. */
  onCrash(lose: () => Promise<void>): void {
    this.#onCrash.push(lose);
  }

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

  /**
   * `target` with some of its asynchronous methods as steps: `append` of a BlockLog, `append` and `finish` of a
   * VoteLog.
   */
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

/** A database whose writes and flushes are steps. A crash reverts it to its last flush plus `survivors` batches. */
export class FaultDatabase implements Database {
  readonly path: string;
  readonly sync?: SyncReads;
  readonly #under: Database;
  readonly #plan: FaultPlan;
  /** Inverses of the batches since the last flush. */
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

  /** The database that the next process finds after a crash. */
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

  /** Closes the underlying database; after a crash it stays open for the next process. */
  async close(): Promise<void> {
    if (!this.#plan.crashed) await this.#under.close();
  }

  /** The inverse of a batch. */
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
