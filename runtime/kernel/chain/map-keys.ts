/** Keys of map entries in the state: built from their parts and split again, with a cache of recent ones. */

import { refuse, type Type } from '../../lib/codec/type.js';
import { SLOT_LENGTH, type StateKey } from './journal.js';
import { KEY_PARTS, type MapDef, slotKey } from './stores.js';

/** Maximum cached keys; a power of two. */
const CACHE_SIZE = 1 << 15;

/** Number of trailing characters of each part that determine the cache slot. */
const HASHED_TAIL = 4;

type AnyMap = MapDef<readonly unknown[], unknown>;

/** A key and its parts in one object: each further object costs another memory access. */
interface CachedKey {
  readonly module: number;
  /** The map itself: another version of its module may have a different map in the same slot. */
  readonly map: AnyMap;
  readonly a: unknown;
  readonly b: unknown;
  readonly c: unknown;
  readonly d: unknown;
  readonly key: StateKey;
}

/**
 * Keys of recent accesses, by their parts; each has one cache slot and replaces its occupant. A record is read several
 * times while its bundle is tried and executed: one shared string is joined and hashed once, and compared by address.
 */
const cache = new Array<CachedKey | undefined>(CACHE_SIZE);

/** Adds a part to the hash that selects the cache slot. */
function mix(mixed: number, part: string): number {
  let all = mixed;
  for (let at = Math.max(0, part.length - HASHED_TAIL); at < part.length; at++)
    all = (all * 31 + part.charCodeAt(at)) | 0;
  return all;
}

const isText = (part: unknown): part is string | undefined => typeof part === 'string' || part === undefined;

/**
 * The state keys of a map: its slot, then their parts. There are at most four parts (`KEY_PARTS`), each a separate
 * argument: every access of every bundle gets here, and arrays would dominate its allocations.
 */
export class MapKeys {
  /** Prefix of this map's keys, which no other key has. */
  readonly slot: StateKey;
  readonly #module: number;
  readonly #map: AnyMap;
  readonly #parts: readonly Type<unknown>[];

  constructor(module: number, map: AnyMap) {
    this.slot = slotKey(module, map.slot);
    this.#module = module;
    this.#map = map;
    this.#parts = map.keys;
  }

  /** Number of parts of a key. */
  get length(): number {
    return this.#parts.length;
  }

  /** The key of a record. Rejects a wrong number of parts. */
  at(a: unknown, b?: unknown, c?: unknown, d?: unknown): StateKey {
    const given = d !== undefined ? 4 : c !== undefined ? 3 : b !== undefined ? 2 : a !== undefined ? 1 : 0;
    if (given !== this.#parts.length) refuse(`the key must have ${this.#parts.length} parts`);
    return this.#find(a, b, c, d);
  }

  /** The key of these parts; with fewer parts, the common prefix of their keys. */
  of([a, b, c, d]: readonly unknown[]): StateKey {
    return this.#find(a, b, c, d);
  }

  #find(a: unknown, b: unknown, c: unknown, d: unknown): StateKey {
    if (!isText(a) || !isText(b) || !isText(c) || !isText(d)) return this.#join(a, b, c, d);
    let mixed = this.#module * 31 + this.#map.slot;
    if (a !== undefined) mixed = mix(mixed, a);
    if (b !== undefined) mixed = mix(mixed, b);
    if (c !== undefined) mixed = mix(mixed, c);
    if (d !== undefined) mixed = mix(mixed, d);
    const place = (mixed ^ (mixed >>> 15)) & (CACHE_SIZE - 1);
    const found = cache[place];
    if (found !== undefined && found.map === this.#map && found.module === this.#module) {
      if (found.a === a && found.b === b && found.c === c && found.d === d) return found.key;
    }
    const key = this.#join(a, b, c, d);
    cache[place] = { module: this.#module, map: this.#map, a, b, c, d, key };
    return key;
  }

  #join(...parts: readonly unknown[]): StateKey {
    let key = this.slot;
    for (let i = 0; i < KEY_PARTS && parts[i] !== undefined; i++) key += this.#parts[i]!.key!(parts[i]);
    return key;
  }

  partsOf(key: StateKey): readonly unknown[] {
    const parts: unknown[] = [];
    let at = SLOT_LENGTH;
    for (const part of this.#parts) {
      const [value, next] = part.unkey!(key, at);
      parts.push(value);
      at = next;
    }
    return parts;
  }
}
