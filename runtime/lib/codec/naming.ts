/** Accounts named by a value: its type finds them, also in lists, options and other composite types. */

import type { Address } from './ids.js';
import type { Shape, Type } from './type.js';

/** Reports every account in a value, once per occurrence. (A method type, like those of Type.) */
export type Naming<T> = { of(value: T, found: (account: Address) => void): void }['of'];

/** Accounts named by a type derived from another; empty if that names none. */
export const namingOf = <T, V>(
  { accounts }: Pick<Type<T>, 'accounts'>,
  make: (accounts: Naming<T>) => Naming<V>,
): { readonly accounts?: Naming<V> } => (accounts === undefined ? {} : { accounts: make(accounts) });

export function namingFields(shape: Shape): readonly (readonly [field: string, accounts: Naming<unknown>])[] {
  return Object.entries(shape).flatMap(([field, { accounts }]) =>
    accounts === undefined ? [] : [[field, accounts] as const],
  );
}

/** Accounts named by named fields; empty if none of them names any. */
export function namingOfFields(shape: Shape): { readonly accounts?: Naming<object> } {
  const fields = namingFields(shape);
  if (fields.length === 0) return {};
  return {
    accounts(value, found) {
      for (const [field, accounts] of fields) accounts((value as Record<string, unknown>)[field], found);
    },
  };
}

/** Accounts named by the alternative that a value is. */
export function namingOfAny<V>(
  shape: Shape,
  of: (value: V) => readonly [name: string, inner: unknown],
): { readonly accounts?: Naming<V> } {
  const fields = new Map(namingFields(shape));
  if (fields.size === 0) return {};
  return {
    accounts(value, found) {
      const [name, inner] = of(value);
      fields.get(name)?.(inner, found);
    },
  };
}
