/** Which accounts a value names: its type tells of each, also in lists, options and whatever else is made of types. */

import type { Address } from './ids.js';
import type { Shape, Type } from './type.js';

/** Tells of every account in a value, each as often as it stands there. (A method type, as those of Type are.) */
export type Naming<T> = { of(value: T, found: (account: Address) => void): void }['of'];

/** What a type made of another one names; nothing where that names nothing. */
export const namingOf = <T, V>(
  { accounts }: Pick<Type<T>, 'accounts'>,
  make: (accounts: Naming<T>) => Naming<V>,
): { readonly accounts?: Naming<V> } => (accounts === undefined ? {} : { accounts: make(accounts) });

/** The fields of a shape that name accounts. */
export function namingFields(shape: Shape): readonly (readonly [field: string, accounts: Naming<unknown>])[] {
  return Object.entries(shape).flatMap(([field, { accounts }]) =>
    accounts === undefined ? [] : [[field, accounts] as const],
  );
}

/** What named fields name; nothing where none of them does. */
export function namingOfFields(shape: Shape): { readonly accounts?: Naming<object> } {
  const fields = namingFields(shape);
  if (fields.length === 0) return {};
  return {
    accounts(value, found) {
      for (const [field, accounts] of fields) accounts((value as Record<string, unknown>)[field], found);
    },
  };
}

/** What the one of several alternatives names that a value is. */
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
