/** Wire forms: how the JSON of a type becomes its bytes, as plain data that can be published. */

import type { Json, Shape, Type } from './type.js';

/** The form of a type. Words are scalars; a list is a composite with its parts. Bounds are not included. */
export type WireForm =
  | 'u8'
  | 'u16'
  | 'u32'
  /** A number below 2^53, as u64. */
  | 'safe64'
  | 'u64'
  | 'u128'
  | 'u256'
  | 'i32'
  | 'i64'
  | 'bool'
  | 'text'
  /** JSON, or a string of JSON, as text. */
  | 'source'
  | 'bytes'
  | 'address'
  | 'hash'
  | 'hex32'
  | 'operation'
  /** A number below 2^128, as its decimal digits. */
  | 'digits'
  /** An address, as the text `0x…`. */
  | 'address-text'
  /** A fixed number of bytes, without length. */
  | readonly ['bytes', length: number]
  | readonly ['choice', words: readonly string[]]
  | readonly ['option', WireForm]
  | readonly ['default', WireForm, Json]
  | readonly ['list', WireForm]
  | readonly ['dictionary', WireForm]
  /** A dictionary with the JSON under this one name. */
  | readonly ['entry', name: string, WireForm]
  | readonly ['struct', WireFields]
  | readonly ['oneOf', WireFields]
  | readonly ['variants', WireFields, first: number]
  /** JSON, or a string of JSON. */
  | readonly ['json', WireForm]
  /** The first form that accepts the JSON. */
  | readonly ['first', readonly WireForm[]]
  /** An object of texts, joined to one text with a separator. */
  | readonly ['joined', separator: string, WireFields];

/** Forms by name, in the order of the bytes. */
export type WireFields = { readonly [field: string]: WireForm };

type Formed = Pick<Type<unknown>, 'wire'>;

/** The form of a type derived from another one; absent if that has none. */
export const wireOf = ({ wire }: Formed, make: (wire: WireForm) => WireForm): { readonly wire?: WireForm } =>
  wire === undefined ? {} : { wire: make(wire) };

/** The forms of all fields; undefined if one has none. */
export function wireFields(shape: Shape): WireFields | undefined {
  const fields = Object.entries(shape).map(([name, { wire }]) => [name, wire] as const);
  return fields.every(([, wire]) => wire !== undefined) ? (Object.fromEntries(fields) as WireFields) : undefined;
}

/** The form of a type derived from several; absent if one of them has none. */
export function wireOfAll(shape: Shape, make: (fields: WireFields) => WireForm): { readonly wire?: WireForm } {
  const fields = wireFields(shape);
  return fields === undefined ? {} : { wire: make(fields) };
}
