/** Composite types: option, dictionary, struct, tagged union, and the forms of paged responses. */

import { within } from './bytes.js';
import { aroundSchema, doc } from './doc.js';
import { list } from './list.js';
import { namingOf, namingOfAny, namingOfFields } from './naming.js';
import { count as countType, text as textType } from './scalars.js';
import { type Json, type JsonSchema, refuse, type Shape, type Type, type Values } from './type.js';
import { wireOf, wireOfAll } from './wire.js';

export { list } from './list.js';

const takesNull = ({ anyOf = [] }: JsonSchema): boolean =>
  (anyOf as readonly JsonSchema[]).some(({ type }) => type === 'null');

/** A value or null. A JSON object can omit the field. */
export function option<T>(inner: Type<T>): Type<T | null> {
  return {
    about: `${inner.about}, or null`,
    schema: aroundSchema(inner.schema, (schema) =>
      takesNull(schema) ? schema : { anyOf: [schema, { type: 'null' }] },
    ),
    ...wireOf(inner, (value) => ['option', value]),
    ...namingOf(inner, (accounts) => (value: T | null, found) => {
      if (value !== null) accounts(value, found);
    }),
    optional: true,
    write(to, value) {
      to.u8(value === null ? 0 : 1);
      if (value !== null) inner.write(to, value);
    },
    read(from) {
      const tag = from.u8();
      if (tag > 1) refuse('an option byte must be 0 or 1');
      return tag === 0 ? null : inner.read(from);
    },
    toJson: (value, text) => (value === null ? null : inner.toJson(value, text)),
    fromJson: (json, text) => (json === null || json === undefined ? null : inner.fromJson(json, text)),
    sample: (random) => (random(3) === 0 ? null : inner.sample(random)),
  };
}

/** A value that a JSON object can omit; the bytes always contain it. */
export function defaulted<T>(inner: Type<T>, standard: T & Json): Type<T> {
  return {
    ...inner,
    schema: { ...inner.schema, default: standard },
    ...wireOf(inner, (value) => ['default', value, standard]),
    optional: true,
    fromJson: (json, text) => (json === undefined ? standard : inner.fromJson(json, text)),
  };
}

/** Text keys with values; keys are unique and sorted by their bytes. */
export function dictionary<T>(inner: Type<T>, max: number, keyMax = 64): Type<Readonly<Record<string, T>>> {
  const keyText = textType(1, keyMax, /^[A-Za-z0-9._-]+$/);
  const sorted = (value: Readonly<Record<string, T>>) => Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return {
    about: `up to ${max} named values of ${inner.about}`,
    schema: {
      type: 'object',
      propertyNames: keyText.schema,
      additionalProperties: inner.schema,
      maxProperties: max,
    },
    ...wireOf(inner, (value) => ['dictionary', value]),
    ...namingOf(inner, (accounts) => (value: Readonly<Record<string, T>>, found) => {
      for (const one of Object.values(value)) accounts(one, found);
    }),
    write(to, value) {
      const keys = sorted(value);
      if (keys.length > max) refuse(`must have at most ${max} names`);
      to.u32(keys.length);
      for (const key of keys) {
        keyText.write(to, key);
        within(key, () => inner.write(to, value[key]!));
      }
    },
    read(from) {
      const length = from.count(max);
      const value: Record<string, T> = Object.create(null);
      let last = '';
      for (let i = 0; i < length; i++) {
        const key = keyText.read(from);
        if (i > 0 && key <= last) refuse('names must be unique and sorted');
        last = key;
        value[key] = within(key, () => inner.read(from));
      }
      return { ...value };
    },
    toJson: (value, text) => Object.fromEntries(sorted(value).map((key) => [key, inner.toJson(value[key]!, text)])),
    fromJson(json, text) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('must be object');
      const names = Object.entries(json);
      if (names.length > max) refuse(`must have at most ${max} names`);
      return Object.fromEntries(
        names.map(([key, item]) => [
          within(key, () => keyText.fromJson(key, text)),
          within(key, () => inner.fromJson(item, text)),
        ]),
      );
    },
    sample: (random) =>
      Object.fromEntries(
        Array.from({ length: random(Math.min(max, 3) + 1) }, (_, i) => [`name-${i}`, inner.sample(random)]),
      ),
  };
}

/** The JSON Schema of an object with exactly these fields. */
export function objectSchema(shape: Shape): JsonSchema {
  const fields = Object.entries(shape);
  for (const [name, type] of fields) {
    if (typeof type?.toJson !== 'function') throw new TypeError(`the field ${name} has no type`);
  }
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, type]) => [name, type.schema])),
    required: fields.filter(([, type]) => !type.optional).map(([name]) => name),
    additionalProperties: false,
  };
}

/**
 * The class of the records of one struct. V8 learns the number of fields from the first objects of a class and sizes
 * later ones for it; each `{}` has room for four, and a second object for further fields.
 */
function recordClass(): new () => Record<string, unknown> {
  function Fields(): void {}
  Fields.prototype = Object.prototype;
  return Fields as unknown as new () => Record<string, unknown>;
}

/** Named fields, in the order of their bytes. */
export function struct<S extends Shape>(shape: S): Type<Values<S>> {
  const fields = Object.entries(shape);
  const names = fields.map(([name]) => name);
  const types = fields.map(([, type]) => type);
  const known = new Set(names);
  const Fields = recordClass();
  type V = Values<S>;
  return {
    about: `{ ${names.join(', ')} }`,
    schema: objectSchema(shape),
    ...wireOfAll(shape, (fields) => ['struct', fields]),
    ...namingOfFields(shape),
    write(to, value) {
      const record = value as Record<string, unknown>;
      let i = 0;
      try {
        for (; i < names.length; i++) types[i]!.write(to, record[names[i]!]);
      } catch (cause) {
        within(names[i]!, () => {
          throw cause;
        });
      }
    },
    read(from) {
      const record = new Fields();
      let i = 0;
      try {
        for (; i < names.length; i++) record[names[i]!] = types[i]!.read(from);
      } catch (cause) {
        within(names[i]!, () => {
          throw cause;
        });
      }
      return record as V;
    },
    toJson(value, text) {
      const json: Record<string, Json> = {};
      const record = value as Record<string, unknown>;
      for (let i = 0; i < names.length; i++) json[names[i]!] = types[i]!.toJson(record[names[i]!], text);
      return json;
    },
    fromJson(json, text) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('must be object');
      const given = json as Record<string, unknown>;
      for (const name of Object.keys(given)) {
        if (!known.has(name)) within(name, () => refuse(`is not a field; the fields are ${names.join(', ')}`));
      }
      const record = new Fields();
      for (let i = 0; i < names.length; i++) {
        const name = names[i]!;
        const type = types[i]!;
        const field = Object.hasOwn(given, name) ? given[name] : undefined;
        record[name] = within(name, () =>
          field === undefined && !type.optional ? refuse('is required') : type.fromJson(field, text),
        );
      }
      return record as V;
    },
    sample: (random) => Object.fromEntries(fields.map(([name, type]) => [name, type.sample(random)])) as V,
  };
}

/** Exactly one of several named alternatives: a u8 and its value on the wire, `{ "<name>": value }` in JSON. */
export function oneOf<S extends Shape>(shape: S): Type<{ [K in keyof S]: { [P in K]: Values<S>[K] } }[keyof S]> {
  const names = Object.keys(shape);
  type V = { [K in keyof S]: { [P in K]: Values<S>[K] } }[keyof S];
  const only = (value: object): [index: number, type: Type<unknown>, inner: unknown] => {
    const keys = Object.keys(value);
    const index = keys.length === 1 ? names.indexOf(keys[0]!) : -1;
    if (index < 0) refuse(`must have exactly one of ${names.join(', ')}`);
    return [index, shape[names[index]!]!, (value as Record<string, unknown>)[names[index]!]];
  };
  return {
    about: names.join(' | '),
    schema: { oneOf: names.map((name) => objectSchema({ [name]: shape[name]! })) },
    ...wireOfAll(shape, (alternatives) => ['oneOf', alternatives]),
    ...namingOfAny(shape, (value: V) => Object.entries(value)[0]!),
    write(to, value) {
      const [index, type, inner] = only(value);
      to.u8(index);
      within(names[index]!, () => type.write(to, inner));
    },
    read(from) {
      const name = names[from.u8()] ?? refuse('an unknown alternative');
      return { [name]: within(name, () => shape[name]!.read(from)) } as V;
    },
    toJson(value, text) {
      const [index, type, inner] = only(value);
      return { [names[index]!]: type.toJson(inner, text) };
    },
    fromJson(json, text) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('must be object');
      const [index, type, inner] = only(json);
      return { [names[index]!]: within(names[index]!, () => type.fromJson(inner, text)) } as V;
    },
    sample(random) {
      const name = names[random(names.length)]!;
      return { [name]: shape[name]!.sample(random) } as V;
    },
  };
}

/** One of several structs, distinguished by a text field that all of them have. For responses only: it has no bytes. */
export function tagged<A, B>(
  field: keyof A & keyof B & string,
  first: Type<A>,
  word: string,
  second: Type<B>,
): Type<A | B> {
  const isFirst = (value: object): boolean => (value as Record<string, unknown>)[field] === word;
  const json = (value: unknown): object =>
    typeof value === 'object' && value !== null ? value : refuse('must be object');
  return {
    about: `${first.about} or ${second.about}`,
    schema: { anyOf: [first.schema, second.schema] },
    write: () => refuse('an answer has no bytes'),
    read: () => refuse('an answer has no bytes'),
    toJson: (value, text) =>
      isFirst(value as object) ? first.toJson(value as A, text) : second.toJson(value as B, text),
    fromJson: (value, text) => (isFirst(json(value)) ? first.fromJson(value, text) : second.fromJson(value, text)),
    sample: (random) => (random(2) === 0 ? first.sample(random) : second.sample(random)),
  };
}

/** One page of an ordered collection. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Number of items per response: the `limit` parameter of every list (definitions 2.2). */
export function limit(max = 1000, standard = 100): Type<number> {
  const check = (n: unknown): number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= max ? n : refuse(`must be integer 1 to ${max}`);
  return {
    about: `how many, 1 to ${max}`,
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: max,
      default: standard,
      description: `Maximum number of entries, 1 to ${max} (default ${standard})`,
    },
    optional: true,
    write: (to, value) => to.u32(check(value)),
    read: (from) => check(from.u32()),
    toJson: (value) => value,
    fromJson: (json) => (json === undefined ? standard : check(json)),
    sample: (random) => 1 + random(max),
  };
}

/** Start of a page: the `next_cursor` of the previous page. */
export const cursor: Type<string | null> = {
  ...doc(
    option({ ...textType(2, 1024, /^([0-9a-f]{2})+$/), sample: () => '00ff' }),
    '`next_cursor` of the previous page (default: start at the first entry)',
  ),
  about: 'next_cursor of the page before',
};

/** The `count` of every list. */
export const pageCount = doc(countType, 'Number of entries in this page');
/** Cursor of the next page; null at the end. */
export const nextCursor = doc(cursor, '`cursor` of the next page; null on the last page');

/** Response of a list: `{ <plural>: […], count, next_cursor }`. `meaning` describes the items and their order. */
export function page<T>(plural: string, inner: Type<T>, meaning?: string): Type<Page<T>> {
  const items = list(inner, 1000);
  const told = meaning === undefined ? items : doc(items, meaning);
  const body = struct({ [plural]: told, count: pageCount, next_cursor: nextCursor });
  return {
    about: `a page of ${plural}`,
    schema: body.schema,
    write: (to, value) => body.write(to, unpage(plural, value)),
    read: (from) => repage<T>(plural, body.read(from)),
    toJson: (value, text) => body.toJson(unpage(plural, value), text),
    fromJson: (json, text) => repage<T>(plural, body.fromJson(json, text)),
    sample: (random) => ({ items: items.sample(random), next: cursor.sample(random) }),
  };
}

function unpage<T>(plural: string, value: Page<T>) {
  return { [plural]: value.items, count: value.items.length, next_cursor: value.next };
}

function repage<T>(plural: string, body: Record<string, unknown>): Page<T> {
  const items = body[plural] as readonly T[];
  if (body.count !== items.length) within('count', () => refuse(`must be ${items.length}`));
  return { items, next: body.next_cursor as string | null };
}
