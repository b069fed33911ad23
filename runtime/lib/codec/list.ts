/** Lists of values of one type. */

import { within } from './bytes.js';
import { namingOf } from './naming.js';
import { type Json, refuse, refuseSize, type Type } from './type.js';
import { wireOf } from './wire.js';

/** `min` to `max` items. */
export function list<T>(inner: Type<T>, max: number, min = 0): Type<readonly T[]> {
  const check = ({ length }: { readonly length: number }): void => {
    if (length < min) refuseSize(`must NOT have fewer than ${min} items`, min, max, length);
    if (length > max) refuseSize(`must NOT have more than ${max} items`, min, max, length);
  };
  return {
    about: `${min} to ${max} of ${inner.about}`,
    schema: { type: 'array', items: inner.schema, minItems: min, maxItems: max },
    ...wireOf(inner, (item) => ['list', item]),
    ...namingOf(inner, (accounts) => (value: readonly T[], found) => {
      for (const item of value) accounts(item, found);
    }),
    write(to, value) {
      check(value);
      to.u32(value.length);
      let i = 0;
      try {
        for (; i < value.length; i++) inner.write(to, value[i]!);
      } catch (cause) {
        atItem(i, cause);
      }
    },
    read(from) {
      const items = new Array<T>(from.count(max, min)); // an array that grows by push reserves 16 more items
      let i = 0;
      try {
        for (; i < items.length; i++) items[i] = inner.read(from);
      } catch (cause) {
        atItem(i, cause);
      }
      return items;
    },
    toJson(value, text) {
      const json: Json[] = [];
      for (const item of value) json.push(inner.toJson(item, text));
      return json;
    },
    fromJson(json, text) {
      if (!Array.isArray(json)) return refuse('must be array');
      check(json);
      const items = new Array<T>(json.length);
      let i = 0;
      try {
        for (; i < items.length; i++) items[i] = inner.fromJson(json[i], text);
      } catch (cause) {
        atItem(i, cause);
      }
      return items;
    },
    sample: (random) => Array.from({ length: min + random(Math.min(max - min, 4) + 1) }, () => inner.sample(random)),
  };
}

/** Rethrows the error of an item with its index in the path. */
function atItem(index: number, cause: unknown): never {
  return within(`[${index}]`, () => {
    throw cause;
  });
}
