/** Every number that the state of modules holds, by where it stands: `tokens.balances`, `dex.pools.reserves.lo`, `dex.locks key1`. */

import type { ModuleSet } from '../../runtime/kernel/loader.js';
import type { Type } from '../../runtime/lib/codec/type.js';

type Wire = Type<unknown>['wire'];

const NUMBERS: ReadonlySet<unknown> = new Set(['u8', 'u16', 'u32', 'safe64', 'u64', 'u128', 'u256', 'i32', 'i64']);

/** A number, and the form that it has on the wire: 'u128', 'safe64'. */
export interface StateNumber {
  readonly path: string;
  readonly form: string;
}

function* numbersIn(wire: Wire, path: string): Generator<StateNumber> {
  if (typeof wire === 'string') {
    if (NUMBERS.has(wire)) yield { path, form: wire };
    return;
  }
  const [form, inner] = (wire ?? []) as unknown as readonly [string, never];
  if (form === 'struct' || form === 'oneOf' || form === 'variants') {
    const fields = Object.entries(inner as Record<string, Wire>);
    for (const [name, field] of fields) yield* numbersIn(field, `${path}${form === 'struct' ? '.' : '|'}${name}`);
  } else if (form === 'list') yield* numbersIn(inner, `${path}[]`);
  else if (form === 'dictionary') yield* numbersIn(inner, `${path}{}`);
  else if (form === 'option' || form === 'default') yield* numbersIn(inner, path);
}

/** Numbers in keys and values of all stores. */
export function* numbersOf({ modules }: ModuleSet): Generator<StateNumber> {
  for (const { module } of modules) {
    for (const [name, store] of Object.entries(module.state)) {
      const place = `${module.name}.${name}`;
      if (store.kind === 'map')
        for (const [i, key] of store.keys.entries()) yield* numbersIn(key.wire, `${place} key${i}`);
      yield* numbersIn(store.value.wire, place);
    }
  }
}
