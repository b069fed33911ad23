/** Methods declared by modules, as a node answers them. */

import type { Shape, Type } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import type { Cost } from '../../lib/rpc/methods/cost.js';
import type { ExecutionContext } from '../chain/execution-context.js';
import type { LoadedModule } from '../loader.js';
import { requireSynchronous } from './synchronous.js';

/** A method of the loaded module set. */
export interface LoadedMethod {
  /** Method name without `chain_`. */
  readonly name: string;
  readonly module: string;
  readonly about: string;
  readonly params: Shape;
  readonly result: Type<unknown>;
  readonly errors: readonly ErrorDef[];
  readonly cost: Cost | undefined;
  /** Answers from the state of a context; the value has the type `result`. */
  answer(context: ExecutionContext, params: unknown): unknown;
}

/** Every method of the modules by name, in load order. */
export function loadMethods(modules: readonly LoadedModule[]): ReadonlyMap<string, LoadedMethod> {
  const loaded = modules.flatMap(({ module, index }) =>
    Object.entries(module.methods).map(([name, { about, signature, errors = [], cost, read }]): LoadedMethod => {
      const answer: LoadedMethod['answer'] = (context, params) =>
        requireSynchronous(read(context.scope(index) as never, params as never));
      return { name, module: module.name, about, ...signature, errors, cost, answer };
    }),
  );
  return new Map(loaded.map((method) => [method.name, method]));
}
