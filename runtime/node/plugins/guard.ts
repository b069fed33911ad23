/**
 * The guard of one run of a plugin: all plugin code runs through it, so that a failure stops the plugin and never the
 * node (decision 0094).
 */

import { Failure } from '../../lib/errors.js';
import { RpcError } from '../../lib/rpc/methods/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { isTemporary, StorageUnavailable } from '../../lib/storage/errors.js';
import { beginSection, endSection } from '../../lib/thread-cpu.js';
import { PluginStopped } from './errors.js';
import type { PluginLimits } from './limits.js';
import type { PluginRecord } from './record.js';

/** Parts of the node that a guard uses. */
export interface GuardParts {
  readonly plugin: string;
  readonly log: Log;
  readonly limits: PluginLimits;
  /** Failures of all runs of the plugin. */
  readonly record: PluginRecord;
  /** Halts the node: for a full or missing disk, which is not a failure of the plugin. */
  readonly halt: (reason: string, cause: unknown) => void;
}

/** A plugin used more CPU time without yielding than its limit. */
class Held extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`it held the thread for ${Math.round(ms)} ms of CPU time`);
    this.ms = ms;
  }
}

/** Cleanup at the end of a plugin's run. */
type End = () => unknown;

/** Declared errors are results, not failures. */
const isRefusal = (cause: unknown): boolean => cause instanceof Failure || cause instanceof RpcError;

/** Runs the code of one plugin, from its start to its end. */
export class PluginGuard {
  readonly plugin: string;
  readonly limits: PluginLimits;
  readonly #parts: GuardParts;
  readonly #ends: End[] = [];
  #ending: Promise<void> | undefined;
  /** Milliseconds until the plugin is restarted; undefined while it runs, and if it is not restarted. */
  pauseMs: number | undefined;

  constructor(parts: GuardParts) {
    this.plugin = parts.plugin;
    this.limits = parts.limits;
    this.#parts = parts;
  }

  /** True once it has failed or ended with the node: none of its code runs any more. */
  get ended(): boolean {
    return this.#ending !== undefined;
  }

  /** The guard of the next run. */
  renewed(): PluginGuard {
    return new PluginGuard(this.#parts);
  }

  /** Runs code that the node calls by itself; the caller handles exceptions. */
  call<T>(where: string, work: () => T): T {
    const began = beginSection();
    try {
      return work();
    } finally {
      const held = this.#held(where, began);
      if (held) this.stop(where, held);
    }
  }

  /** The same if no caller handles exceptions. Returns undefined if the plugin fails or has failed. */
  run<T>(where: string, work: () => T): T | undefined {
    if (this.ended) return undefined;
    try {
      return this.call(where, work);
    } catch (cause) {
      this.stop(where, cause);
      return undefined;
    }
  }

  /** The same for asynchronous code, with a time limit. */
  async wait<T>(where: string, limitMs: number, work: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await within(limitMs, this.run(where, work));
    } catch (cause) {
      this.stop(where, cause);
      return undefined;
    }
  }

  /**
   * Runs code for a remote caller and responds with its result or error; the responding code also logs the error. A failure is
   * counted and the plugin continues: otherwise one bad request would stop it for all callers.
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

  /**
   * Runs code that adds to another method's response. If it fails, rejects or takes too long, the response stays
   * without the addition.
   */
  async offer<T>(where: string, work: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.ended) return otherwise;
    try {
      return await within(this.limits.decorateMs, this.call(where, work));
    } catch (cause) {
      if (!isRefusal(cause)) this.note(where, cause);
      return otherwise;
    }
  }

  /**
   * Runs the plugin's last callback after the node has closed everything. Rethrows errors that are not the plugin's
   * fault.
   */
  async lastly(work: () => Promise<void>): Promise<void> {
    try {
      await within(this.limits.startMs, work());
    } catch (cause) {
      if (isTemporary(cause)) throw cause;
      this.note('closed', cause);
    }
  }

  /** Counts a failure after which the plugin continues; the first one at each place is logged. */
  note(where: string, cause: unknown): void {
    if (this.#parts.record.fail(where)) this.#log('warn', 'plugin failed', { where }, cause);
  }

  /** Stops the plugin once for a failure; the node continues. */
  stop(where: string, cause: unknown): void {
    const { record, halt } = this.#parts;
    record.fail(where);
    if (this.ended) return;
    if (cause instanceof Failure && cause.error === StorageUnavailable) {
      halt(`files of plugin ${this.plugin} cannot be written`, cause);
    } else {
      this.pauseMs = record.stop(cause instanceof Held ? cause.ms : 0);
      const retry = this.pauseMs === undefined ? {} : { retry_in_s: Math.ceil(this.pauseMs / 1000) };
      this.#log('error', 'plugin stopped', { where, ...retry }, cause);
    }
    void this.end();
  }

  /** Registers cleanup for the end of the run; runs it at once if the run has ended. */
  onEnd(end: End): void {
    this.#ends.push(end);
    if (this.ended) this.#ending = this.#ending!.then(() => this.#endAll());
  }

  /** Ends the run; the latest cleanup runs first. */
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

  /** CPU time decides: on a busy machine quick work takes long in wall-clock time. */
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

/** The result of a promise within some milliseconds; throws if the limit passes. */
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
