/** The guard of one run of a plugin: all of its code runs through it, so that a failure stops the plugin and never the node. */

import { Failure } from '../../lib/errors.js';
import { RpcError } from '../../lib/rpc/methods/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { isTemporary, StorageUnavailable } from '../../lib/storage/errors.js';
import { beginSection, endSection } from '../../lib/thread-cpu.js';
import { PluginStopped } from './errors.js';
import type { PluginLimits } from './limits.js';
import type { PluginRecord } from './record.js';

/** What a guard needs of the node. */
export interface GuardParts {
  readonly plugin: string;
  readonly log: Log;
  readonly limits: PluginLimits;
  /** The failures of all runs. */
  readonly record: PluginRecord;
  /** Ends the node: for a disk that is full or gone, which is no fault of the plugin. */
  readonly halt: (reason: string, cause: unknown) => void;
}

/** A plugin used more CPU time at a time than it may. */
class Held extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`it held the thread for ${Math.round(ms)} ms of CPU time`);
    this.ms = ms;
  }
}

/** What ends with a plugin. */
type End = () => unknown;

/** Refusals are results, not failures. */
const isRefusal = (cause: unknown): boolean => cause instanceof Failure || cause instanceof RpcError;

/** Runs the code of one plugin, from its start to its end. */
export class PluginGuard {
  readonly plugin: string;
  readonly limits: PluginLimits;
  readonly #parts: GuardParts;
  readonly #ends: End[] = [];
  #ending: Promise<void> | undefined;
  /** Milliseconds until the plugin is started again; undefined while it runs, and if it is not. */
  pauseMs: number | undefined;

  constructor(parts: GuardParts) {
    this.plugin = parts.plugin;
    this.limits = parts.limits;
    this.#parts = parts;
  }

  /** True once it failed, or ended with the node: none of its code runs any more. */
  get ended(): boolean {
    return this.#ending !== undefined;
  }

  /** The guard of the next run. */
  renewed(): PluginGuard {
    return new PluginGuard(this.#parts);
  }

  /** Runs code that the node calls by itself; the caller handles what it throws. */
  call<T>(where: string, work: () => T): T {
    const began = beginSection();
    try {
      return work();
    } finally {
      const held = this.#held(where, began);
      if (held) this.stop(where, held);
    }
  }

  /** The same where nobody else would. Undefined where the plugin fails, or has failed. */
  run<T>(where: string, work: () => T): T | undefined {
    if (this.ended) return undefined;
    try {
      return this.call(where, work);
    } catch (cause) {
      this.stop(where, cause);
      return undefined;
    }
  }

  /** The same of code that takes its time, up to a limit. */
  async wait<T>(where: string, limitMs: number, work: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await within(limitMs, this.run(where, work));
    } catch (cause) {
      this.stop(where, cause);
      return undefined;
    }
  }

  /**
   * Runs code for a caller, who is told what comes of it; whoever answers logs it. A failure is counted, and the plugin goes
   * on: else one request that it cannot take would stop it for everybody.
   */
  serve<T>(where: string, work: () => T): T {
    if (this.ended) throw new Failure(PluginStopped, { plugin: this.plugin });
    const began = beginSection();
    try {
      const answer = work();
      return answer instanceof Promise ? (answer.catch((cause) => this.#tell(where, cause)) as T) : answer;
    } catch (cause) {
      return this.#tell(where, cause);
    } finally {
      const held = this.#held(where, began);
      if (held) this.note(where, held);
    }
  }

  /** Runs code that adds to the answer of others: without it where it fails, refuses or takes too long. */
  async offer<T>(where: string, work: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.ended) return otherwise;
    try {
      return await within(this.limits.decorateMs, this.call(where, work));
    } catch (cause) {
      if (!isRefusal(cause)) this.note(where, cause);
      return otherwise;
    }
  }

  /** Runs the last thing that a plugin does, once the node has closed everything. Throws what is no fault of the plugin. */
  async lastly(work: () => Promise<void>): Promise<void> {
    try {
      await within(this.limits.startMs, work());
    } catch (cause) {
      if (isTemporary(cause)) throw cause;
      this.note('closed', cause);
    }
  }

  /** Counts a failure after which the plugin goes on; the first of each place is logged. */
  note(where: string, cause: unknown): void {
    if (this.#parts.record.fail(where)) this.#log('warn', 'plugin failed', { where }, cause);
  }

  /** Stops the plugin for a failure, once; the node goes on. */
  stop(where: string, cause: unknown): void {
    const { record, halt } = this.#parts;
    record.fail(where);
    if (this.ended) return;
    if (cause instanceof Failure && cause.error === StorageUnavailable) {
      halt(`the files of plugin ${this.plugin} cannot be written`, cause);
    } else {
      this.pauseMs = record.stop(cause instanceof Held ? cause.ms : 0);
      const retry = this.pauseMs === undefined ? {} : { retry_in_s: Math.ceil(this.pauseMs / 1000) };
      this.#log('error', 'plugin stopped', { where, ...retry }, cause);
    }
    void this.end();
  }

  /** Says what is to be ended with the plugin; at once where it has ended already. */
  onEnd(end: End): void {
    this.#ends.push(end);
    if (this.ended) this.#ending = this.#ending!.then(() => this.#endAll());
  }

  /** Ends it, the last begun first. */
  end(): Promise<void> {
    this.#ending ??= Promise.resolve().then(() => this.#endAll());
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (let end = this.#ends.pop(); end !== undefined; end = this.#ends.pop()) {
      try {
        await within(this.limits.stopMs, end());
      } catch (cause) {
        this.note('stop', cause);
      }
    }
  }

  #tell(where: string, cause: unknown): never {
    if (!isRefusal(cause)) this.#parts.record.fail(where);
    throw cause;
  }

  /** CPU time decides: on a busy machine a quick piece of work takes long by the clock. */
  #held(where: string, began: number): Held | undefined {
    const took = endSection(began, this.limits.holdMs);
    if (took === undefined) return undefined;
    if (took.cpu > this.limits.holdMs) return new Held(took.cpu);
    const [wall_ms, cpu_ms] = [Math.round(took.wall), Math.round(took.cpu)];
    this.#parts.log('warn', 'plugin slow', { plugin: this.plugin, where, wall_ms, cpu_ms });
    return undefined;
  }

  #log(level: 'warn' | 'error', message: string, about: object, cause: unknown): void {
    const { plugin } = this;
    if (cause instanceof Failure) {
      const { code, name, message: says } = cause.error;
      this.#parts.log(level, message, { plugin, ...about, code, name, says, ...cause.details });
    } else {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      this.#parts.log(level, message, { plugin, ...about, stack });
    }
  }
}

/** What a promise comes to within some milliseconds; throws where it comes to nothing. */
async function within<T>(limitMs: number, work: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not return within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
