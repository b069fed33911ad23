/** Values told apart by their `type`: a number on the wire, then the fields of that type; and types narrowed to some values. */

import { within } from './bytes.js';
import { namingOf, namingOfAny } from './naming.js';
import { type JsonSchema, refuse, type Shape, type TextForms, type Type, type ValueOf } from './type.js';
import { wireOf, wireOfAll } from './wire.js';

type Shapes = Readonly<Record<string, Type<object>>>;
type Variant<S> = { [K in keyof S]: { readonly type: K } & ValueOf<S[K]> }[keyof S];

/**
 * One of several structs. On the wire, number `first` means the first of them, the next number the second, and so on.
 */
export function variants<S extends Shapes>(shapes: S, first = 0): Type<Variant<S>> {
  const names = Object.keys(shapes);
  type V = Variant<S>;
  const shapeOf = (name: unknown): Type<object> =>
    typeof name === 'string' && Object.hasOwn(shapes, name)
      ? shapes[name]!
      : refuse(`type must be one of ${names.join(', ')}`);
  const typeOf = (value: unknown): string => (value as { readonly type: string }).type;
  return {
    about: names.join(' | '),
    schema: { oneOf: names.map((name) => withType(name, shapes[name]!.schema)) },
    ...wireOfAll(shapes, (alternatives) => ['variants', alternatives, first]),
    ...namingOfAny(shapes as Shape, (value: V) => [typeOf(value), value]),
    write(to, value) {
      const name = typeOf(value);
      const shape = shapeOf(name);
      to.u8(first + names.indexOf(name));
      shape.write(to, value);
    },
    read(from) {
      const name = names[from.u8() - first] ?? refuse('an unknown type');
      return { type: name, ...within(name, () => shapes[name]!.read(from)) } as V;
    },
    toJson: (value, text) => ({ type: typeOf(value), ...(shapeOf(typeOf(value)).toJson(value, text) as object) }),
    fromJson(json: unknown, text: TextForms) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('must be object');
      const { type, ...fields } = json as Record<string, unknown>;
      return { type, ...shapeOf(type).fromJson(fields, text) } as V;
    },
    sample(random) {
      const name = names[random(names.length)]!;
      return { type: name, ...shapes[name]!.sample(random) } as V;
    },
  };
}

function withType(name: string, schema: JsonSchema): JsonSchema {
  const { properties, required } = schema as { properties: object; required: readonly string[] };
  return { ...schema, properties: { type: { const: name }, ...properties }, required: ['type', ...required] };
}

/** The values of a type that satisfy a condition; `sample` generates one of them. */
export function only<T, U extends T>(
  type: Type<T>,
  holds: (value: T) => value is U,
  reason: string,
  sample: Type<U>['sample'],
): Type<U> {
  const check = (value: T): U => (holds(value) ? value : refuse(reason));
  return {
    about: type.about,
    schema: type.schema,
    ...wireOf(type, (wire) => wire),
    ...namingOf(type, (accounts) => accounts),
    write: (to, value) => type.write(to, check(value)),
    read: (from) => check(type.read(from)),
    toJson: (value, text) => type.toJson(value, text),
    fromJson: (json, text) => check(type.fromJson(json, text)),
    sample,
  };
}
