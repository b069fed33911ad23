/** Type<T>: one description from which bytes, JSON, schema, key bytes and test samples of a value are derived. */

import { CodecError, OutOfBounds, Reader, Writer } from './bytes.js';
import type { Address, Hash } from './ids.js';
import type { Wire } from './wire.js';

/** What JSON can say; a field that is undefined is left out. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A JSON Schema (2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** How ids read as text on one chain: prefixes are chain parameters, so they are given, never imported. */
export interface TextForms {
  address(id: Address): string;
  hash(id: Hash): string;
  /** Native form, or 0x + 64 hex; undefined when it is neither. */
  parseAddress(text: string): Address | undefined;
  parseHash(text: string): Hash | undefined;
  /** The chain's operations, for values that contain operations. */
  readonly operations?: unknown;
  /** In how many operations a value lies. */
  readonly nesting?: number;
}

/** A source of test values: integers in [0, below). */
export interface Random {
  (below: number): number;
  /** The chain's operations, for values that contain operations. */
  readonly operations?: unknown;
  /** In how many operations the next value lies. */
  nesting?: number;
}

/** How values of a kind are written as bytes and as JSON, checked, ordered and made up for tests. */
export interface Type<T> {
  /** What it is, in a word, for messages and documents. */
  readonly about: string;
  /** JSON Schema; `#/components/schemas/…` refers to rpc-schemas/scalars.json. */
  readonly schema: JsonSchema;
  /** How its JSON becomes its bytes, as data: from it clients that lack this type make the same bytes. Absent without bytes. */
  readonly wire?: Wire;
  /** True when a JSON object may leave the field out. */
  readonly optional?: boolean;
  write(to: Writer, value: T): void;
  /** Throws CodecError unless the bytes are the canonical encoding of a value within bounds. */
  read(from: Reader): T;
  toJson(value: T, text: TextForms): Json;
  /** Throws CodecError on anything but a value within bounds. */
  fromJson(json: unknown, text: TextForms): T;
  /** Order-preserving key bytes as hex; absent for types that cannot be keys. */
  key?(value: T): string;
  /** Reads back a key part: its value and the hex characters it took. */
  unkey?(hex: string, at: number): [value: T, next: number];
  /** Tells of every account in a value; absent where it can have none. */
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

/** The same type under a name that documents know it by: its schema is told once, under this name. */
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

/** Writers between two uses: a value may encode another one while it is written, so there may be several. */
const spare: Writer[] = [];
const LARGEST_SPARE = 65_536;

/** The value of exactly these bytes; trailing bytes are refused. */
export function decode<T>(type: Type<T>, bytes: Uint8Array, operations?: unknown, nesting = 0): T {
  const reader = new Reader(bytes, operations, nesting);
  const value = type.read(reader);
  reader.end();
  return value;
}

/** Where and why a value is not of the type; undefined when it is. For rules whose refusal has a code of its own. */
export function flaw<T>(type: Type<T>, value: T): CodecError | undefined {
  try {
    type.write(new Writer(256), value);
    return undefined;
  } catch (cause) {
    if (cause instanceof CodecError) return cause;
    throw cause;
  }
}

/** The value of a JSON, or where and why it is none of the type. For callers that catch nothing. */
export function readValue<T>(type: Type<T>, json: unknown, text: TextForms): T | CodecError {
  try {
    return type.fromJson(json, text);
  } catch (cause) {
    if (cause instanceof CodecError) return cause;
    throw cause;
  }
}

/** Throws the CodecError of a broken bound. */
export function refuse(reason: string): never {
  throw new CodecError(reason);
}

/** Throws the OutOfBounds of a number, a length or a count. */
export function refuseSize(reason: string, min: number, max: number, got: number): never {
  throw new OutOfBounds(reason, min, max, got);
}

export { CodecError, OutOfBounds, Reader, Writer };
