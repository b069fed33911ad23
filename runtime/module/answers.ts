/** What a method answers: the answer of the module that declares it, with the fields that modules above it add. */

import type { Run } from '../chain/run.js';
import { type Json, type JsonSchema, refuse, type Shape, type Type } from '../codec/type.js';
import { type ErrorDef, fail } from '../errors.js';
import type { LoadedModule } from '../loader.js';
import type { MethodDef, Signature } from './define.js';
import { InvalidModule, ModuleConflict } from './refusals.js';

type Method = MethodDef<Signature<Shape, unknown>, unknown, unknown>;

/** A method of the loaded module set. */
export interface LoadedMethod {
  /** Without `chain_`. */
  readonly name: string;
  readonly module: string;
  readonly about: string;
  readonly params: Shape;
  readonly result: Type<unknown>;
  readonly errors: readonly ErrorDef[];
  /** Answers from the state of a run; the value is of the type `result`. */
  answer(run: Run, params: unknown): unknown;
}

/** Every method of the modules, in load order, with what is added to it. Refuses additions that do not fit. */
export function loadMethods(modules: readonly LoadedModule[]): ReadonlyMap<string, LoadedMethod> {
  const loaded = new Map<string, LoadedMethod>();
  for (const { module, index } of modules) {
    for (const [name, method] of Object.entries(module.methods)) {
      loaded.set(name, methodOf(name, module.name, index, method));
    }
    for (const [name, addition] of Object.entries(module.additions)) {
      const method = loaded.get(name) ?? refuseAddition(module.name, name, 'no module below it has this method');
      loaded.set(name, withAddition(method, methodOf(name, module.name, index, addition)));
    }
  }
  return loaded;
}

function methodOf(name: string, module: string, index: number, method: Method): LoadedMethod {
  const { about, signature, errors = [] } = method;
  return {
    name,
    module,
    about,
    ...signature,
    errors,
    answer: (run, params) => method.read(run.scope(index) as never, params as never),
  };
}

function refuseAddition(module: string, method: string, reason: string): never {
  return fail(InvalidModule, { module, reason: `it adds to ${method}: ${reason}` });
}

function withAddition(method: LoadedMethod, added: LoadedMethod): LoadedMethod {
  const { name, params } = method;
  const unknown = Object.keys(added.params).find((param) => !Object.hasOwn(params, param));
  if (unknown !== undefined) refuseAddition(added.module, name, `it has no parameter ${unknown}`);
  const taken = Object.keys(fieldsOf(method)).find((field) => Object.hasOwn(fieldsOf(added), field));
  if (taken !== undefined) {
    fail(ModuleConflict, { what: `field ${taken} of ${name}`, first: method.module, second: added.module });
  }
  return {
    ...method,
    result: both(method.result, added.result),
    errors: [...method.errors, ...added.errors],
    answer: (run, given) => [method.answer(run, given), added.answer(run, given)],
  };
}

/** The fields of an answer, which must be a record. */
function fieldsOf({ name, module, result }: LoadedMethod): object {
  const { properties } = result.schema as { readonly properties?: object };
  return properties ?? refuseAddition(module, name, 'its answer is no record with fields');
}

/** Two records as one. Answers only: it has no bytes, and is never read back. */
function both(first: Type<unknown>, second: Type<unknown>): Type<unknown> {
  const merged = (key: string) => [first, second].map(({ schema }) => schema[key]);
  return {
    about: `${first.about} and ${second.about}`,
    schema: {
      ...first.schema,
      properties: Object.assign({}, ...merged('properties')) as JsonSchema,
      required: merged('required').flat(),
    },
    write: () => refuse('an answer has no bytes'),
    read: () => refuse('an answer has no bytes'),
    toJson: (value, text) => {
      const [one, other] = value as readonly [unknown, unknown];
      return { ...(first.toJson(one, text) as object), ...(second.toJson(other, text) as object) } as Json;
    },
    fromJson: () => refuse('an answer is not read back'),
    sample: (random) => [first.sample(random), second.sample(random)],
  };
}
