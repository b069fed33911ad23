/** The stores of the modules as the TypeScript client must know them to read a record of the state that is proven. */

import type { LoadedModule } from '../../kernel/loader.js';
import type { Wire } from '../../lib/codec/wire.js';

/** The text of a TypeScript file with `stores`. One with a part of no published form is left out. */
export function clientStores(modules: readonly LoadedModule[]): string {
  const rows = modules.flatMap(({ number, module }) =>
    Object.entries(module.state).flatMap(([name, def]): string[] => {
      const keys = def.kind === 'map' ? def.keys.map((key: { readonly wire?: Wire }) => key.wire) : [];
      const { wire } = def.value;
      if (wire === undefined || keys.includes(undefined)) return [];
      return [`  ${JSON.stringify(`${module.name}.${name}`)}: ${JSON.stringify([number, def.slot, keys, wire])},\n`];
    }),
  );
  return [
    '/** Where each store of the modules is in the state, and how its records read: for the client, which checks their proofs. Generated; change the declarations instead. */\n\n',
    `export const stores = {\n${rows.join('')}} as const;\n`,
  ].join('');
}
