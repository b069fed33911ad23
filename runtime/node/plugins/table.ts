/** Tables of a plugin's database: typed keys and values, read page by page, written as part of a batch. */

import { fromHex, toHex } from '../../lib/codec/ids.js';
import { decode, encode, type Type } from '../../lib/codec/type.js';
import { type DatabaseChange, type DatabaseReads, prefixEnd } from '../../lib/storage/database.js';
import { Slab } from '../../lib/storage/slab.js';

type KeyTypes<P> = { readonly [I in keyof P]: Type<P[I]> };
type Prefix<P extends readonly unknown[]> = P extends readonly [...infer Head, unknown]
  ? P | Prefix<Head>
  : readonly [];

/** A row of a table. */
export interface Row<P, V> {
  readonly key: P;
  readonly value: V;
}

/** Rows of one page; `next` is the cursor of the next page. */
export interface Rows<P, V> {
  readonly rows: readonly Row<P, V>[];
  readonly next: string | null;
}

/** A table: a first byte reserved in its database, key parts in order, a value. */
export interface Table<P extends readonly unknown[], V> {
  put(...args: [...key: P, value: V]): DatabaseChange;
  delete(...key: P): DatabaseChange;
  /** From its lowest possible key to the one after its highest. */
  readonly range: readonly [from: Uint8Array, to: Uint8Array];
  /** The cursor of a page that starts with a row. */
  cursor(...key: P): string;
  get(database: DatabaseReads, ...key: P): Promise<V | undefined>;
  getMany(database: DatabaseReads, keys: readonly P[]): Promise<(V | undefined)[]>;
  /** Rows whose first key part is a text that starts with `start`, in key order. */
  startingWith(database: DatabaseReads, start: string, limit: number): Promise<readonly Row<P, V>[]>;
  /**
   * Rows whose key starts with `prefix`, in ascending or descending key order, starting at the cursor. A cursor of
   * another prefix finds nothing.
   */
  page(
    database: DatabaseReads,
    prefix: Prefix<P>,
    limit: number,
    cursor?: string | null,
    order?: 'ascending' | 'descending',
  ): Promise<Rows<P, V>>;
}

/** Declares a table. */
export function table<const P extends readonly unknown[], V>(
  number: number,
  keyTypes: KeyTypes<P>,
  value: Type<V>,
): Table<P, V> {
  const keys = keyTypes as readonly Type<unknown>[];
  const first = number.toString(16).padStart(2, '0');
  /** Key of all parts, or of the first ones. */
  const keyOf = (parts: readonly unknown[], count = parts.length) => {
    let key = first;
    for (let i = 0; i < count; i++) key += keys[i]!.key!(parts[i]);
    return key;
  };
  const partsOf = (key: string) => {
    let at = first.length;
    return keys.map((type) => {
      const [part, next] = type.unkey!(key, at);
      at = next;
      return part;
    }) as unknown as P;
  };
  const valueIn = (bytes: Uint8Array | null | undefined) => (bytes ? decode(value, bytes) : undefined);
  return {
    put(...args) {
      const last = args.length - 1;
      return [slab.hex(keyOf(args, last)), slab.copy(encode(value, args[last] as V))];
    },
    delete: (...parts: P) => [slab.hex(keyOf(parts)), null],
    range: [Uint8Array.of(number), Uint8Array.of(number + 1)],
    cursor: (...parts: P) => keyOf(parts).slice(first.length),
    get: async (database, ...parts) => valueIn(await database.get(fromHex(keyOf(parts)))),
    getMany: async (database, all) => (await database.getMany(all.map((parts) => fromHex(keyOf(parts))))).map(valueIn),
    async startingWith(database, start, limit) {
      const gte = fromHex(first + toHex(new TextEncoder().encode(start)));
      const found = await database.range({ gte, lt: prefixEnd(gte), limit });
      return found.map(([key, bytes]) => ({ key: partsOf(toHex(key)), value: decode(value, bytes) }));
    },
    async page(database, prefix, limit, cursor = null, order = 'ascending') {
      const start = keyOf(prefix);
      const from = cursor === null ? start : first + cursor;
      if (!/^([0-9a-f]{2})*$/.test(from) || !from.startsWith(start)) return { rows: [], next: null };
      const bounds =
        order === 'ascending'
          ? { gte: fromHex(from), lt: prefixEnd(fromHex(start)) }
          : { gte: fromHex(start), lt: prefixEnd(fromHex(from)), reverse: true };
      const found = await database.range({ ...bounds, limit: limit + 1 });
      const keysFound = found.map(([key]) => toHex(key));
      return {
        rows: found
          .slice(0, limit)
          .map(([, bytes], i) => ({ key: partsOf(keysFound[i]!), value: decode(value, bytes) })),
        next: found.length > limit ? keysFound[limit]!.slice(first.length) : null,
      };
    },
  };
}

/** Memory of bytes to be written. */
const slab = new Slab();
const flipped = Buffer.alloc(256);

/** The same bytes with every bit inverted. */
function inverted(hex: string): string {
  const length = flipped.write(hex, 'hex');
  for (let i = 0; i < length; i++) flipped[i]! ^= 0xff;
  return flipped.toString('hex', 0, length);
}

/** The same values in descending key order; for types whose keys have a fixed length. */
export function descending<T>(type: Type<T>): Type<T> {
  // All rows of a block have the same height.
  let last: { readonly value: T; readonly key: string } | undefined;
  return {
    ...type,
    key(value) {
      if (last === undefined || last.value !== value) last = { value, key: inverted(type.key!(value)) };
      return last.key;
    },
    unkey(hex, at) {
      const [value, taken] = type.unkey!(inverted(hex.slice(at)), 0);
      return [value, at + taken];
    },
  };
}
