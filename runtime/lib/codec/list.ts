/** Lists of values of one type. */

import { within } from './bytes.js';
import { type Json, refuse, type Type } from './type.js';
import { wireOf } from './wire.js';

/** `min` to `max` items. */
export function list<T>(inner: Type<T>, max: number, min = 0): Type<readonly T[]> {
  return {
    about: `${min} to ${max} of ${inner.about}`,
    schema: { type: 'array', items: inner.schema, minItems: min, maxItems: max },
    ...wireOf(inner, (item) => ['list', item]),
    write(to, value) {
      if (value.length < min || value.length > max) refuse(`must have ${min} to ${max} items, not ${value.length}`);
      to.u32(value.length);
      let i = 0;
      try {
        for (; i < value.length; i++) inner.write(to, value[i]!);
      } catch (cause) {
        atItem(i, cause);
      }
    },
    read(from) {
      const length = from.count(max, min);
      const items: T[] = [];
      try {
        while (items.length < length) items.push(inner.read(from));
      } catch (cause) {
        atItem(items.length, cause);
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
      if (json.length < min) refuse(`must NOT have fewer than ${min} items`);
      if (json.length > max) refuse(`must NOT have more than ${max} items`);
      const items: T[] = [];
      try {
        for (const item of json) items.push(inner.fromJson(item, text));
      } catch (cause) {
        atItem(items.length, cause);
      }
      return items;
    },
    sample: (random) => Array.from({ length: min + random(Math.min(max - min, 4) + 1) }, () => inner.sample(random)),
  };
}

/** Throws what an item threw, with the place of the item. */
function atItem(index: number, cause: unknown): never {
  return within(`[${index}]`, () => {
    throw cause;
  });
}
