/** Types built from published wire forms: they write the same bytes as the original types and know fewer bounds. */

import { defaulted, dictionary, list, oneOf, option, struct } from './composites.js';
import { jsonSource } from './json-source.js';
import { jsonText } from './json-text.js';
import * as scalar from './scalars.js';
import { i32, i64 } from './signed.js';
import { CodecError, refuse, type Shape, type Type } from './type.js';
import { variants } from './variants.js';
import type { WireFields, WireForm } from './wire.js';

/** More than a bundle can hold; the node checks the real bounds. */
const MOST = 131_072;

const text = scalar.text(0, MOST);

/** A type without JSON output whose bytes are those of a text derived from the JSON. */
function written(about: string, print: (...given: Parameters<Type<string>['fromJson']>) => string): Type<string> {
  return { ...text, about, fromJson: print };
}

const digits = written('digits', (json, forms) => `${scalar.u128.fromJson(json, forms)}`);
const addressText = written('an address', (json, forms) => `0x${scalar.address.fromJson(json, forms)}`);

/** `operation` is the type of nested operations. */
export function fromWire(wire: WireForm, operation: Type<unknown>): Type<unknown> {
  const part = (inner: WireForm): Type<unknown> => fromWire(inner, operation);
  const parts = (fields: WireFields): Shape =>
    Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, part(inner)]));
  if (typeof wire === 'string') return wire === 'operation' ? operation : (SCALARS[wire] as Type<unknown>);
  switch (wire[0]) {
    case 'bytes':
      return scalar.bytes(wire[1], wire[1]) as Type<unknown>;
    case 'choice':
      return scalar.choice(...wire[1]) as Type<unknown>;
    case 'option':
      return option(part(wire[1])) as Type<unknown>;
    case 'default':
      return defaulted(part(wire[1]), wire[2]);
    case 'list':
      return list(part(wire[1]), MOST) as Type<unknown>;
    case 'dictionary':
      return dictionary(part(wire[1]), MOST, 1_024) as Type<unknown>;
    case 'entry':
      return entry(wire[1], part(wire[2])) as Type<unknown>;
    case 'struct':
      return struct(parts(wire[1])) as Type<unknown>;
    case 'oneOf':
      return oneOf(parts(wire[1])) as Type<unknown>;
    case 'variants':
      return variants(parts(wire[1]) as Readonly<Record<string, Type<object>>>, wire[2]) as Type<unknown>;
    case 'json':
      return jsonText(part(wire[1]));
    case 'first':
      return first(wire[1].map(part)) as Type<unknown>;
    default:
      return joined(wire[1], parts(wire[2])) as Type<unknown>;
  }
}

const SCALARS: Readonly<Record<Extract<WireForm, string>, unknown>> = {
  u8: scalar.u8,
  u16: scalar.u16,
  u32: scalar.u32,
  safe64: scalar.count,
  u64: scalar.u64,
  u128: scalar.u128,
  u256: scalar.u256,
  i32,
  i64,
  bool: scalar.bool,
  text,
  source: jsonSource(MOST),
  bytes: scalar.bytes(0, MOST),
  address: scalar.address,
  hash: scalar.hash,
  hex32: scalar.hex32,
  operation: undefined,
  digits,
  'address-text': addressText,
};

type Chosen = { readonly type: Type<unknown>; readonly value: unknown };

const noSample = (): never => refuse('is written only');

/** The first type that accepts the JSON. */
function first(types: readonly Type<unknown>[]): Type<Chosen> {
  const about = types.map((type) => type.about).join(' or ');
  return {
    about,
    schema: { anyOf: types.map(({ schema }) => schema) },
    write: (to, { type, value }) => type.write(to, value),
    read: noSample,
    toJson: ({ type, value }, forms) => type.toJson(value, forms),
    fromJson(json, forms) {
      for (const type of types) {
        try {
          return { type, value: type.fromJson(json, forms) };
        } catch (cause) {
          if (!(cause instanceof CodecError)) throw cause;
        }
      }
      return refuse(`must be ${about}`);
    },
    sample: noSample,
  };
}

function entry(name: string, type: Type<unknown>): Type<Readonly<Record<string, unknown>>> {
  const whole = dictionary(type, 1);
  return { ...whole, fromJson: (json, forms) => ({ [name]: type.fromJson(json, forms) }) };
}

/** An object of texts, joined to one text. */
function joined(separator: string, fields: Shape): Type<string> {
  const record = struct(fields);
  return written(record.about, (json, forms) => Object.values(record.fromJson(json, forms)).join(separator));
}
