/** The keys of the entries of maps in the state, put together from their parts and taken apart again. */

import type { Type } from '../../lib/codec/type.js';
import { SLOT_LENGTH, type StateKey } from './journal.js';
import { type MapDef, slotKey } from './stores.js';

/** Keys that are kept, at most; a power of two. */
const KEPT = 1 << 15;

/** Of each part so many last characters say where its key is kept. */
const TELLING = 6;

type AnyMap = MapDef<readonly unknown[], unknown>;

/** A key with what it was put together from. */
interface Kept {
  readonly module: number;
  /** The map itself: another version of its module may have another one in its slot. */
  readonly map: AnyMap;
  readonly parts: readonly unknown[];
  readonly key: StateKey;
}

/**
 * Keys of recent accesses, by their parts; each has one place, where it replaces another one. A record is asked for several times
 * when its bundle is tried and executed: one string for all of them is joined and hashed once, and compared by its address.
 */
const kept = new Array<Kept | undefined>(KEPT);

/** Where the key of these parts is kept; -1 for others than strings. */
function placeOf(module: number, slot: number, parts: readonly unknown[]): number {
  let mixed = module * 31 + slot;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (typeof part !== 'string') return -1;
    for (let at = Math.max(0, part.length - TELLING); at < part.length; at++) {
      mixed = (mixed * 31 + part.charCodeAt(at)) | 0;
    }
  }
  return (mixed ^ (mixed >>> 15)) & (KEPT - 1);
}

/** The keys of a map in the state: its slot, then their parts. */
export class MapKeys {
  /** What all of them begin with, and no other key. */
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

  /** How many parts a key has. */
  get length(): number {
    return this.#parts.length;
  }

  /** The key of these parts; of fewer what the keys that begin with them have in common. */
  of(parts: readonly unknown[]): StateKey {
    const place = placeOf(this.#module, this.#map.slot, parts);
    if (place < 0) return this.#join(parts);
    const found = kept[place];
    if (found !== undefined && this.#isOf(found, parts)) return found.key;
    const key = this.#join(parts);
    kept[place] = { module: this.#module, map: this.#map, parts: parts.slice(), key };
    return key;
  }

  #isOf(found: Kept, parts: readonly unknown[]): boolean {
    if (found.map !== this.#map || found.module !== this.#module || found.parts.length !== parts.length) return false;
    for (let i = 0; i < parts.length; i++) if (found.parts[i] !== parts[i]) return false;
    return true;
  }

  #join(parts: readonly unknown[]): StateKey {
    let key = this.slot;
    for (let i = 0; i < parts.length; i++) key += this.#parts[i]!.key!(parts[i]);
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
