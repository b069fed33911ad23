/** The guard of a plugin: all of its code runs through it, so that what fails stops the plugin and never the node. */

import { Failure } from '../../lib/errors.js';
import { RpcError } from '../../lib/rpc/methods/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { isTemporary, StorageUnavailable } from '../../lib/storage/errors.js';
import type { PluginTrouble } from '../types.js';
import { PluginStopped } from './errors.js';

/** How long a plugin may take. Milliseconds. */
export interface PluginLimits {
  /** To start: nothing else of the node waits for anything so long. */
  readonly startMs: number;
  /** For one block, behind the node. */
  readonly blockMs: number;
  /** To add its fields to the answer of a method of others. */
  readonly decorateMs: number;
  /** To stop. */
  readonly stopMs: number;
  /** Without giving way to the rest of the node. */
  readonly holdMs: number;
  /** Blocks that wait for one tap. */
  readonly queuedBlocks: number;
}

/** The limits of a node that sets no others. */
export const STANDARD_PLUGIN_LIMITS: PluginLimits = {
  startMs: 600_000,
  blockMs: 30_000,
  decorateMs: 2_000,
  stopMs: 10_000,
  holdMs: 5_000,
  queuedBlocks: 64,
};

/** What a guard needs of the node. */
export interface GuardParts {
  readonly plugin: string;
  readonly log: Log;
  readonly now: () => number;
  readonly limits: PluginLimits;
  /** Counts a failure. */
  readonly count: (plugin: string) => void;
  /** Ends the node: for a disk that is full or gone, which is no fault of the plugin. */
  readonly halt: (reason: string, cause: unknown) => void;
}

/** What ends with a plugin. */
type End = () => unknown;

/** Refusals are results, not failures. */
const isRefusal = (cause: unknown): boolean => cause instanceof Failure || cause instanceof RpcError;

/** Runs the code of one plugin. */
export class PluginGuard {
  readonly plugin: string;
  readonly limits: PluginLimits;
  readonly #parts: GuardParts;
  readonly #ends: End[] = [];
  #ending: Promise<void> | undefined;
  #first: { readonly where: string; readonly since: number } | undefined;
  readonly #places = new Set<string>();
  #failures = 0;
  #stopped = false;

  constructor(parts: GuardParts) {
    this.plugin = parts.plugin;
    this.limits = parts.limits;
    this.#parts = parts;
  }

  /** True once it failed, or ended with the node: none of its code runs any more. */
  get ended(): boolean {
    return this.#ending !== undefined;
  }

  get trouble(): PluginTrouble | undefined {
    const { plugin } = this;
    return this.#first && { plugin, stopped: this.#stopped, failures: this.#failures, ...this.#first };
  }

  /** Runs code that the node calls by itself; who called it sees to what it throws. */
  call<T>(where: string, work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      const held = this.#held(began);
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
    const began = performance.now();
    try {
      const answer = work();
      return answer instanceof Promise ? (answer.catch((cause) => this.#tell(where, cause)) as T) : answer;
    } catch (cause) {
      return this.#tell(where, cause);
    } finally {
      const held = this.#held(began);
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
    if (this.#fail(where)) this.#log('warn', `plugin ${this.plugin} failed in ${where}`, cause);
  }

  /** Stops the plugin for a failure, once; the node goes on. */
  stop(where: string, cause: unknown): void {
    this.#fail(where);
    if (this.ended) return;
    this.#stopped = true;
    if (cause instanceof Failure && cause.error === StorageUnavailable)
      this.#parts.halt(`the files of plugin ${this.plugin} cannot be written`, cause);
    else
      this.#log('error', `plugin ${this.plugin} failed in ${where} and is stopped; the node goes on without it`, cause);
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

  /** Says whether it is the first failure there. */
  #fail(where: string): boolean {
    this.#failures++;
    this.#first ??= { where, since: Math.trunc(this.#parts.now() / 1000) };
    this.#parts.count(this.plugin);
    const known = this.#places.has(where);
    this.#places.add(where);
    return !known;
  }

  #tell(where: string, cause: unknown): never {
    if (!isRefusal(cause)) this.#fail(where);
    throw cause;
  }

  #held(began: number): Error | undefined {
    const ms = performance.now() - began;
    return ms > this.limits.holdMs ? new Error(`it held up the node for ${Math.round(ms)} ms`) : undefined;
  }

  #log(level: 'warn' | 'error', message: string, cause: unknown): void {
    const { plugin } = this;
    if (cause instanceof Failure) {
      const { code, name, message: says } = cause.error;
      this.#parts.log(level, message, { plugin, code, name, says, ...cause.details });
    } else this.#parts.log(level, message, { plugin, stack: cause instanceof Error ? cause.stack : String(cause) });
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
