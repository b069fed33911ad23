/** Loader: turns a list of modules into one checked, ordered, frozen module set. */

import { struct } from '../lib/codec/composites.js';
import { withoutMeanings } from '../lib/codec/doc.js';
import type { Hash } from '../lib/codec/ids.js';
import { blake3Hex } from '../lib/crypto/hash.js';
import { type ErrorDef, fail, type OwnerOf } from '../lib/errors.js';
import * as common from './chain/common-errors.js';
import { CoreModule } from './chain/core.js';
import type { ExecutionContext } from './chain/execution-context.js';
import { EXTENSION, OperationTable, type OperationType } from './chain/operation.js';
import { takesOf } from './chain/outflow.js';
import { type ChainParameter, declaredParameters, ParameterOutOfBounds, UnknownParameter } from './chain/parameters.js';
import type { EventType } from './chain/receipt.js';
import { NANO_UNITS, onChain } from './chain/units.js';
import { type ChainHooks, createChainHooks } from './hooks.js';
import { checkModule } from './module/check.js';
import type { Candidate } from './module/context.js';
import type { Module, Provision } from './module/define.js';
import { InvalidModule, MissingPort, ModuleConflict, NeedsCycle } from './module/errors.js';
import { type LoadedMethod, loadMethods } from './module/methods.js';
import { requireSynchronous } from './module/synchronous.js';
import type { ViewAnswer } from './module/view.js';
import { RUNTIME_PORTS } from './ports.js';

export { InvalidModule, MissingPort, ModuleConflict, NeedsCycle };

/** A loaded module; its permanent number prefixes its state keys. */
export interface LoadedModule {
  readonly number: number;
  /** Position in load order. */
  readonly index: number;
  readonly module: Module;
  readonly events: ReadonlyMap<string, EventType>;
}

/** A port with the module that provides it. */
export interface LoadedPort {
  readonly provider: LoadedModule;
  readonly functions: Provision['functions'];
}

/** All modules of a node, loaded. */
export interface ModuleSet {
  /** Blake3 over the sorted (number, version, operations with their schemas, chain parameters): protocol 7. */
  readonly id: Hash;
  readonly modules: readonly LoadedModule[];
  readonly operations: OperationTable;
  /** Methods that modules declare, by name without `chain_`. */
  readonly methods: ReadonlyMap<string, LoadedMethod>;
  readonly ports: ReadonlyMap<string, LoadedPort>;
  readonly errors: ReadonlyMap<number, ErrorDef>;
  readonly ownerOf: OwnerOf;
  /** By key, in the order of keys. */
  readonly parameters: ReadonlyMap<string, ChainParameter>;
  readonly hooks: ChainHooks;
  /** The modules' answers to views, by view name. */
  readonly answers: ReadonlyMap<string, readonly LoadedAnswer[]>;
  event(module: string, name: string): EventType | undefined;
}

/** A module's answer to a view. */
export interface LoadedAnswer {
  /** Load-order index of the module. */
  readonly index: number;
  readonly answer: ViewAnswer['answer'];
}

/** [permanent number, module]; numbers from 1000 are third-party. */
export type ModuleList = readonly (readonly [number: number, module: Module])[];

/** Errors of the runtime itself: no module may reuse these codes. */
const COMMON: ReadonlyMap<number, ErrorDef> = new Map(
  [...Object.values(common), ParameterOutOfBounds, UnknownParameter].map((one) => [one.code, one]),
);

/** Error codes below this one are the runtime's own (definitions 2.4). */
const FIRST_MODULE_CODE = 1_100;
/** Number of the first third-party module, and its first error code (definitions 2.4). */
export const FIRST_EXTERNAL = 1_000;
const FIRST_EXTERNAL_CODE = 10_000;
/** The first of the 100 error codes of a third-party module. */
export const firstErrorCode = (number: number): number => FIRST_EXTERNAL_CODE + 100 * (number - FIRST_EXTERNAL);

/** Records claims and rejects a second claim, naming both claimants. */
class Claims {
  private readonly owners = new Map<string, string>();

  claim(what: string, owner: string): void {
    const first = this.owners.get(what);
    if (first !== undefined) fail(ModuleConflict, { what, first, second: owner });
    this.owners.set(what, owner);
  }
}

/** Freezes a module: it is shared, and block execution depends on it. */
function freeze(module: Module): void {
  for (const part of Object.values(module)) Object.freeze(part);
  for (const definition of Object.values(module.operations)) Object.freeze(definition);
  Object.freeze(module);
}

/** Rejects needs without a provider, all of them at once. */
function refuseMissing(list: ModuleList, provider: ReadonlyMap<string, string>): void {
  const missing = new Map<string, string[]>();
  for (const [, { name, needs }] of [...list].sort((a, b) => a[0] - b[0])) {
    for (const { port, optional } of Object.values(needs)) {
      if (optional || RUNTIME_PORTS.has(port) || provider.has(port)) continue;
      missing.set(port, [...(missing.get(port) ?? []), name]);
    }
  }
  const [first, ...others] = [...missing].map(([port, names]) => ({ port, module: names.join(', ') }));
  if (first === undefined) return;
  const rest = others.map(({ port, module }) => `${port} (needed by ${module})`);
  fail(MissingPort, rest.length === 0 ? first : { ...first, others: rest });
}

/** Sorts providers before consumers, then by module number. */
function inOrder(list: ModuleList): ModuleList {
  const provider = new Map<string, string>();
  for (const [, module] of list) for (const { port } of module.provides) provider.set(port, module.name);
  refuseMissing(list, provider);
  const byName = new Map(list.map((entry) => [entry[1].name, entry]));
  const done = new Set<string>();
  const ordered: (readonly [number, Module])[] = [];
  const visit = (entry: readonly [number, Module], path: readonly string[]): void => {
    const { name, needs } = entry[1];
    if (done.has(name)) return;
    if (path.includes(name)) fail(NeedsCycle, { cycle: [...path.slice(path.indexOf(name)), name].join(' -> ') });
    const below = Object.values(needs)
      .filter(({ port, optional }) => !RUNTIME_PORTS.has(port) && !(optional && !provider.has(port)))
      .map(({ port }) => byName.get(provider.get(port)!)!);
    for (const need of below.sort((a, b) => a[0] - b[0])) visit(need, [...path, name]);
    done.add(name);
    ordered.push(entry);
  };
  for (const entry of [...list].sort((a, b) => a[0] - b[0])) visit(entry, []);
  return ordered;
}

/** Loads modules; if two of them collide, the error names both. */
export function loadModules(list: ModuleList): ModuleSet {
  const all: ModuleList = [[0, CoreModule], ...list];
  checkEach(all);
  const modules = orderedModules(all);
  const ports = loadPorts(modules);
  const types = operationTypes(modules);
  checkNames(modules, types);
  const { errors, ownerOf } = loadErrors(modules);
  const byName = new Map(modules.map((loaded) => [loaded.module.name, loaded]));
  checkLogs(types, byName);
  return Object.freeze({
    id: moduleSetId(modules),
    parameters: declaredParameters(modules, types),
    modules,
    operations: new OperationTable(types),
    methods: loadMethods(modules),
    ports,
    errors,
    ownerOf,
    hooks: tapHooks(modules),
    answers: loadAnswers(modules),
    event: (module: string, event: string) => byName.get(module)?.events.get(event),
  });
}

/** Checks and freezes each module; its number, its name and its ports belong to it alone. */
function checkEach(list: ModuleList): void {
  const claims = new Claims();
  for (const [number, module] of list) {
    checkModule(number, module, (reason) =>
      fail(InvalidModule, { module: module?.name ?? `number ${number}`, reason }),
    );
    claims.claim(`module number ${number}`, module.name);
    claims.claim(`module name ${module.name}`, `number ${number}`);
    for (const { port } of module.provides) claims.claim(`port ${port}`, module.name);
    freeze(module);
  }
}

function orderedModules(list: ModuleList): readonly LoadedModule[] {
  const modules = inOrder(list).map(([number, module], index) => {
    const events = Object.entries(module.events).map(
      ([name, data]) => [name, { module: module.name, name, data: struct(data) }] as const,
    );
    return Object.freeze({ number, index, module, events: new Map(events) });
  });
  return Object.freeze(modules);
}

/** Rejects a need for a function that its provider lacks. */
function loadPorts(modules: readonly LoadedModule[]): ReadonlyMap<string, LoadedPort> {
  const ports = new Map<string, LoadedPort>();
  for (const provider of modules) {
    const { name, provides, needs } = provider.module;
    for (const { port, functions } of provides) ports.set(port, { provider, functions });
    for (const [as, grant] of Object.entries(needs)) {
      const provided = ports.get(grant.port);
      if (RUNTIME_PORTS.has(grant.port) || (grant.optional && !provided)) continue;
      const missing = grant.functions.filter((wanted) => !Object.hasOwn(provided!.functions, wanted));
      if (missing.length > 0) fail(MissingPort, { module: name, port: grant.port, as, functions: missing });
    }
  }
  return ports;
}

function operationTypes(modules: readonly LoadedModule[]): readonly OperationType[] {
  return modules.flatMap(({ module: { name: module, operations }, index }) =>
    Object.entries(operations).map(([local, definition]) => {
      const id = definition.id ?? EXTENSION;
      const params = struct(definition.params);
      const takes = takesOf(definition.takes, params.schema, (field) =>
        fail(InvalidModule, { module, reason: `${local} takes ${field}, which is not one of its parameters` }),
      );
      const name = id === EXTENSION ? `${module}.${local}` : local;
      return Object.freeze({ name, module, index, local, id, definition, params, takes });
    }),
  );
}

/** Rejects slots, parameters, operations and methods that two modules declare. */
function checkNames(modules: readonly LoadedModule[], types: readonly OperationType[]): void {
  const claims = new Claims();
  for (const { module } of modules) {
    const { name, state, parameters } = module;
    for (const [store, { slot }] of Object.entries(state)) claims.claim(`slot ${slot} of ${name}`, `${name}.${store}`);
    for (const parameter of Object.keys(parameters)) {
      claims.claim(`parameter ${parameter.includes('.') ? parameter : `${name}.${parameter}`}`, name);
    }
    for (const method of [module.methods, module.writes, module.indexes].flatMap((part) => Object.keys(part))) {
      claims.claim(`method ${method}`, `${name}.${method}`);
    }
  }
  for (const { name, module, local, id, definition } of types) {
    claims.claim(`operation ${name}`, module);
    if (id !== EXTENSION) claims.claim(`operation number ${id}`, `${module}.${local}`);
    if (definition.rpc) claims.claim(`method ${definition.rpc[0]}`, `${module}.${local}`);
  }
}

/** The errors of all modules by code. The first module that lists an error owns it, unless it is the runtime's own. */
function loadErrors(modules: readonly LoadedModule[]): Pick<ModuleSet, 'errors' | 'ownerOf'> {
  const errors = new Map<number, ErrorDef>();
  const owners = new Map<ErrorDef, string>();
  const ownerOf = (one: ErrorDef): string => owners.get(one) ?? 'runtime';
  for (const { module } of modules) {
    for (const one of errorsOf(module)) {
      const first = errors.get(one.code) ?? COMMON.get(one.code);
      if (first !== undefined && first !== one) {
        fail(ModuleConflict, {
          what: `error code ${one.code}`,
          first: `${ownerOf(first)}.${first.name}`,
          second: `${module.name}.${one.name}`,
        });
      }
      if (!owners.has(one) && one.code >= FIRST_MODULE_CODE) owners.set(one, module.name);
      errors.set(one.code, one);
    }
  }
  checkCodes(modules);
  return { errors, ownerOf };
}

/** All errors that a module lists: its own, and those of others that it may return. */
export function errorsOf({ operations, methods, writes, refuses }: Module): readonly ErrorDef[] {
  const parts = [operations, methods, writes].flatMap((part) => Object.values(part));
  return [...parts.flatMap(({ errors = [] }) => errors), ...refuses];
}

/** Rejects third-party errors whose codes are reserved for the runtime and the bundled modules. */
function checkCodes(modules: readonly LoadedModule[]): void {
  const known = new Set([...COMMON.values()]);
  for (const { number, module } of modules) {
    if (number < FIRST_EXTERNAL) for (const one of errorsOf(module)) known.add(one);
  }
  for (const { number, module } of modules) {
    for (const one of errorsOf(module)) {
      if (one.code >= FIRST_EXTERNAL_CODE || known.has(one)) continue;
      fail(InvalidModule, {
        module: module.name,
        reason: `the code ${one.code} of ${one.name} is reserved: those of module ${number} begin at ${firstErrorCode(number)}`,
      });
    }
  }
}

/** Rejects an operation that declares events which do not exist. */
function checkLogs(types: readonly OperationType[], modules: ReadonlyMap<string, LoadedModule>): void {
  for (const { module, local, definition } of types) {
    for (const log of definition.logs ?? ([] as readonly string[])) {
      const [owner, event] = log.includes('.') ? (log.split('.') as [string, string]) : [module, log];
      if (modules.get(owner)?.events.has(event)) continue;
      fail(InvalidModule, { module, reason: `${local} declares the event ${log}, which does not exist` });
    }
  }
}

function loadAnswers(modules: readonly LoadedModule[]): Map<string, LoadedAnswer[]> {
  const answers = new Map<string, LoadedAnswer[]>();
  for (const { module, index } of modules) {
    for (const { view, answer } of module.answers) answers.set(view, [...(answers.get(view) ?? []), { index, answer }]);
  }
  return answers;
}

function moduleSetId(modules: readonly LoadedModule[]): Hash {
  const described = [...modules]
    .sort((a, b) => a.number - b.number)
    .map(({ number, module }) => [
      number,
      module.name,
      module.version,
      Object.entries(module.operations)
        .map(([name, { id, params }]) => [id ?? EXTENSION, name, withoutMeanings(struct(params).schema)])
        .sort(([, a], [, b]) => ((a as string) < (b as string) ? -1 : 1)),
      ...Object.entries(module.parameters)
        .map(([name, { cell, field, min, max }]) => [
          name,
          cell,
          field ?? null,
          ...[min, max].map((bound) => `${onChain(bound, NANO_UNITS)}`),
        ])
        .sort(([a], [b]) => (a! < b! ? -1 : 1)),
    ]);
  return blake3Hex(new TextEncoder().encode(`modules\0${JSON.stringify(described)}`));
}

function tapHooks(modules: readonly LoadedModule[]): ChainHooks {
  const hooks = createChainHooks();
  for (const [name, hook] of Object.entries(hooks) as [keyof ChainHooks, ChainHooks[keyof ChainHooks]][]) {
    for (const { module, index } of modules) {
      const handler = module.hooks[name];
      if (!handler) continue;
      hook.tap(module.name, (context: ExecutionContext, candidate?: Candidate) => {
        if (requireSynchronous(handler(context.enter(index) as never, candidate as never)) !== undefined) {
          throw new TypeError(`hook ${name} of ${module.name} returned a value: hooks must return nothing`);
        }
      });
    }
  }
  return hooks;
}
