/** The modules' stores as the TypeScript client needs them to read a proven state record. */

import type { LoadedModule } from '../../kernel/loader.js';
import type { WireForm } from '../../lib/codec/wire.js';

/** Location of a store, and the forms of its keys and values. */
type StoreForm = readonly [module: number, slot: number, keys: readonly (WireForm | undefined)[], value: WireForm];

/** Each store by `module.store`. Stores with a part of unpublished form are omitted. */
export function storeForms(modules: readonly LoadedModule[]): { readonly [store: string]: StoreForm } {
  const rows = modules.flatMap(({ number, module }) =>
    Object.entries(module.state).flatMap(([name, def]): [string, StoreForm][] => {
      const keys = def.kind === 'map' ? def.keys.map((key: { readonly wire?: WireForm }) => key.wire) : [];
      const { wire } = def.value;
      if (wire === undefined || keys.includes(undefined)) return [];
      return [[`${module.name}.${name}`, [number, def.slot, keys, wire]]];
    }),
  );
  return Object.fromEntries(rows);
}

/** The text of a TypeScript file that exports `stores`. */
export function clientStores(modules: readonly LoadedModule[]): string {
  const rows = Object.entries(storeForms(modules)).map(
    ([name, form]) => `  ${JSON.stringify(name)}: ${JSON.stringify(form)},\n`,
  );
  return [
    '/** Location of each store in the state and the forms of its keys and values, for reading proven records. Generated; change the declarations instead. */\n\n',
    `export const stores = {\n${rows.join('')}} as const;\n`,
  ].join('');
}
