/**
 * Cache of results that do not change until the next block, or never: many callers repeat the same call.
 * Decision 0136.
 */

import { ALWAYS, type Generation } from '../../answer-generation.js';
import type { RpcParam } from '../methods/method.js';

/** Maximum entries of a map, and maximum characters of its keys and values. */
const MAX_ENTRIES = 4_096;
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** Results under longer keys are not cached. */
const MAX_KEY = 512;

/** The key of a call: method and parameters. Undefined unless the parameters are a few words and numbers. */
export function cacheKey(
  method: string,
  params: readonly RpcParam[],
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  let key = method;
  for (const { name } of params) {
    const value = given[name];
    if (typeof value === 'string') key += ` ${value.length}:${value}`;
    else if (value === undefined || typeof value === 'number' || typeof value === 'boolean') key += ` ${value}`;
    else return undefined;
  }
  return key.length > MAX_KEY ? undefined : key;
}

/** A map that ignores new entries once it is full. */
export class BoundedMap<V> {
  readonly #values = new Map<string, V>();
  #characters = 0;

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  get isHalfFull(): boolean {
    return this.#values.size === MAX_ENTRIES || this.#characters > MAX_CHARACTERS / 2;
  }

  set(key: string, value: V, length: number): void {
    const characters = this.#characters + key.length + length;
    if (this.#values.size === MAX_ENTRIES || characters > MAX_CHARACTERS) return;
    this.#values.set(key, value);
    this.#characters = characters;
  }

  clear(): void {
    this.#values.clear();
    this.#characters = 0;
  }
}

/** One for a server, and one for each ingress thread, whose memory is its own. */
export class AnswerCache<V extends { readonly length: number }> {
  readonly #generation: Pick<Generation, 'now'>;
  /** Generation of the results that become invalid with a new block. */
  #current = -1;
  readonly #results = new BoundedMap<V>();
  readonly #lasting = new BoundedMap<V>();

  /** `generation` changes with each block. */
  constructor(generation: Pick<Generation, 'now'>) {
    this.#generation = generation;
  }

  get generation(): number {
    return this.#generation.now;
  }

  /** The result under a key, if it is still valid. */
  find(key: string): V | undefined {
    const result = this.#generation.now === this.#current ? this.#results.get(key) : undefined;
    return result ?? this.#lasting.get(key);
  }

  /** `generation`: the one in which the result was computed, or ALWAYS. */
  store(key: string, result: V, generation: number): void {
    if (generation === ALWAYS) {
      this.#lasting.set(key, result, result.length);
      return;
    }
    if (generation !== this.#current) {
      this.#current = generation;
      this.#results.clear();
    }
    this.#results.set(key, result, result.length);
  }
}
