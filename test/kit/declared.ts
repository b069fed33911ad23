/** Every type that a module declares, with where it stands. */

import type { StoreDef } from '../../runtime/kernel/chain/stores.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { struct } from '../../runtime/lib/codec/composites.js';
import type { Type } from '../../runtime/lib/codec/type.js';

/** A declared type. */
export interface Declared {
  readonly module: string;
  readonly where: string;
  readonly type: Type<unknown>;
}

const declaredBy =
  (module: string) =>
  (where: string, type: Type<never>): Declared => ({
    module,
    where,
    type: type as Type<unknown>,
  });

const typesOf = (store: StoreDef): readonly Type<unknown>[] =>
  store.kind === 'map' ? [...store.keys, store.value] : [store.value];

/** Types with bytes: parameters and results of operations, events, stores, genesis parts. */
export function encodedTypes({ modules }: ModuleSet): Declared[] {
  return modules.flatMap(({ module }) => {
    const declared = declaredBy(module.name);
    return [
      ...Object.entries(module.operations).flatMap(([name, { params, returns }]) => [
        declared(`${module.name}.${name}`, struct(params) as Type<never>),
        ...(returns ? [declared(`${module.name}.${name} returns`, struct(returns) as Type<never>)] : []),
      ]),
      ...Object.entries(module.events).map(([name, data]) =>
        declared(`event ${module.name}.${name}`, struct(data) as Type<never>),
      ),
      ...Object.entries(module.state).flatMap(([name, store]) =>
        typesOf(store).map((type, i) => declared(`store ${module.name}.${name} ${i}`, type as Type<never>)),
      ),
      ...(module.genesis ? [declared(`genesis of ${module.name}`, module.genesis.data as Type<never>)] : []),
    ];
  });
}

/** Types that are only spoken in JSON: parameters and results of methods. */
export function spokenTypes({ modules }: ModuleSet): Declared[] {
  return modules.flatMap(({ module }) => {
    const declared = declaredBy(module.name);
    return [
      ...Object.entries(module.methods).flatMap(([name, { signature }]) => [
        declared(`${module.name}.${name} params`, struct(signature.params) as Type<never>),
        declared(`${module.name}.${name} result`, signature.result as Type<never>),
      ]),
      ...Object.entries(module.writes).flatMap(([name, { params, respondsWith }]) => [
        declared(`${module.name}.${name} params`, struct(params) as Type<never>),
        declared(`${module.name}.${name} answers`, struct(respondsWith) as Type<never>),
      ]),
    ];
  });
}
