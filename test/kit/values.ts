/** Values of tests: actors for addresses, frozen copies, and what counts as equal. */

import { isDeepStrictEqual } from 'node:util';
import { Actor } from './actors.js';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The value with every actor in it replaced by what `of` makes of him. */
export function withoutActors(value: unknown, of: (actor: Actor) => unknown = (actor) => actor.address): unknown {
  if (value instanceof Actor) return of(value);
  if (Array.isArray(value)) return value.map((item) => withoutActors(item, of));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutActors(item, of)]));
}

/**
 * Makes a value of plain data unchangeable. Bytes cannot be frozen; StrictJournal looks at them again instead. `except`
 * holds what values refer to and is not theirs: the types of operations.
 */
export function deepFreeze<T>(value: T, except: ReadonlySet<unknown>): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || except.has(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner, except);
  return Object.freeze(value);
}

/** Whether there are bytes somewhere in a value: what `deepFreeze` leaves changeable. */
export function holdsBytes(value: unknown, except: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object' || value === null || except.has(value)) return false;
  return ArrayBuffer.isView(value) || Object.values(value).some((inner) => holdsBytes(inner, except));
}

/** True when every field that is expected is there and equal. */
export function matches(actual: Fields, expected: Fields): boolean {
  return Object.entries(expected).every(([name, value]) => isDeepStrictEqual(actual[name], withoutActors(value)));
}

/** A value as one line for people. */
export function show(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    if (inner instanceof Uint8Array) return `0x${Buffer.from(inner).toString('hex')}`;
    return inner;
  });
}
