/** Type<T>: one description from which bytes, JSON, schema, key bytes and test samples of a value are derived. */

import { CodecError, OutOfBounds, Reader, Writer } from './bytes.js';
import type { Address, Hash } from './ids.js';
import type { WireForm } from './wire.js';

/** JSON values; a field with the value undefined is omitted. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A JSON Schema (2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Text forms of ids on one chain. Prefixes are chain parameters, so they are passed in, never imported. */
export interface TextForms {
  address(id: Address): string;
  hash(id: Hash): string;
  /** Accepts the native form or 0x + 64 hex; undefined for other text. */
  parseAddress(text: string): Address | undefined;
  parseHash(text: string): Hash | undefined;
  /** The chain's operations, for values that contain operations. */
  readonly operations?: unknown;
  /** Operation nesting depth of a value. */
  readonly nesting?: number;
}

/** A source of test values: integers in [0, below). */
export interface Random {
  (below: number): number;
  /** The chain's operations, for values that contain operations. */
  readonly operations?: unknown;
  /** Operation nesting depth of the next value. */
  nesting?: number;
}

/** A codec type: encodes values as bytes and JSON, checks and orders them, and generates them for tests. */
export interface Type<T> {
  /** Short noun for messages and documents. */
  readonly about: string;
  /** JSON Schema; `#/components/schemas/…` refers to rpc-schemas/scalars.json. */
  readonly schema: JsonSchema;
  /**
   * The conversion from JSON to bytes as data, from which clients without this type produce the same bytes. Absent if
   * the type has no bytes.
   */
  readonly wire?: WireForm;
  /** True if a JSON object can omit the field. */
  readonly optional?: boolean;
  write(to: Writer, value: T): void;
  /** Throws CodecError unless the bytes are the canonical encoding of a value within bounds. */
  read(from: Reader): T;
  toJson(value: T, text: TextForms): Json;
  /** Throws CodecError on anything but a value within bounds. */
  fromJson(json: unknown, text: TextForms): T;
  /** Order-preserving key bytes as hex; absent for types that cannot be keys. */
  key?(value: T): string;
  /** Decodes a key part: its value and its length in hex characters. */
  unkey?(hex: string, at: number): [value: T, next: number];
  /** Reports every account in a value; absent if there cannot be any. */
  accounts?(value: T, found: (account: Address) => void): void;
  /** A random valid value, for the laws. */
  sample(random: Random): T;
}

/** The TypeScript type of the values of a Type. */
export type ValueOf<T> = T extends Type<infer V> ? V : never;

/** Field name -> Type: operation parameters, event data, records. */
export type Shape = { readonly [field: string]: Type<unknown> };

/** The object that a Shape describes. */
export type Values<S> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** The same type with a title: documents describe its schema once under that name. */
export function titled<T>(title: string, type: Type<T>): Type<T> {
  return { ...type, schema: { title, ...type.schema } };
}

/** The canonical bytes of a value. `operations` is needed when the value may contain operations. */
export function encode<T>(type: Pick<Type<T>, 'write'>, value: T, operations?: unknown, nesting = 0): Uint8Array {
  const writer = spare.pop() ?? new Writer(1024);
  writer.operations = operations;
  writer.nesting = nesting;
  try {
    type.write(writer, value);
    return writer.done();
  } finally {
    if (writer.capacity <= LARGEST_SPARE) spare.push(writer.reset());
  }
}

/** Writers between two uses. A value can encode another one while it is written, so there can be several. */
const spare: Writer[] = [];
const LARGEST_SPARE = 65_536;

/** The value of exactly these bytes; trailing bytes are rejected. */
export function decode<T>(type: Type<T>, bytes: Uint8Array, operations?: unknown, nesting = 0): T {
  const reader = new Reader(bytes, operations, nesting);
  const value = type.read(reader);
  reader.end();
  return value;
}

/** The error (path and reason) of a value that does not belong to the type; undefined if it does. For rules with their own error code. */
export function flaw<T>(type: Type<T>, value: T): CodecError | undefined {
  try {
    type.write(new Writer(256), value);
    return undefined;
  } catch (cause) {
    if (cause instanceof CodecError) return cause;
    throw cause;
  }
}

/** The decoded JSON, or where and why it does not belong to the type. For callers that must not catch. */
export function readValue<T>(type: Type<T>, json: unknown, text: TextForms): T | CodecError {
  try {
    return type.fromJson(json, text);
  } catch (cause) {
    if (cause instanceof CodecError) return cause;
    throw cause;
  }
}

export function refuse(reason: string): never {
  throw new CodecError(reason);
}

export function refuseSize(reason: string, min: number, max: number, got: number): never {
  throw new OutOfBounds(reason, min, max, got);
}

export { CodecError, OutOfBounds, Reader, Writer };
