/** Checks that a module is well formed: only known fields, valid types, synchronous functions. */

import { address } from '../../lib/codec/scalars.js';
import type { Shape, Type } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import { suggestion } from '../../lib/nearest-word.js';
import { EXTENSION } from '../chain/operation.js';
import type { ParameterDef } from '../chain/parameters.js';
import type { StoreDef } from '../chain/stores.js';
import { NANO_UNITS, onChain } from '../chain/units.js';
import type { EventShapes, Frame } from './context.js';
import {
  type GenesisDef,
  type HookDefs,
  type MethodDef,
  type MethodSignature,
  type Module,
  type OperationDef,
  PLACEHOLDER,
} from './define.js';
import type { WriteDef } from './plan.js';

/** Throws with the reason. */
export type Refuse = (reason: string) => never;

/** Known fields of a part, complete as the compiler verifies. `!` marks required ones. */
type Fields<T> = { readonly [K in keyof Required<T>]: '!' | '' };

const MODULE: Fields<Module> = {
  name: '!',
  version: '!',
  about: '!',
  sdk: '',
  needs: '!',
  state: '!',
  events: '!',
  operations: '!',
  methods: '!',
  writes: '!',
  indexes: '!',
  parameters: '!',
  hooks: '!',
  provides: '!',
  answers: '!',
  refuses: '!',
  genesis: '',
  migrations: '!',
};

const OPERATION: Fields<OperationDef<Shape, Frame>> = {
  id: '',
  about: '!',
  sentence: '',
  params: '!',
  bounds: '',
  returns: '',
  settled: '',
  respondsWith: '',
  logs: '',
  gas: '!',
  rpc: '',
  cli: '',
  review: '',
  reviewed: '',
  commits: '',
  errors: '',
  nestable: '',
  composable: '',
  charges: '',
  warns: '',
  spends: '',
  takes: '',
  changesKeys: '',
  carries: '',
  execute: '!',
};

const METHOD: Fields<MethodDef<MethodSignature<Shape, unknown>, Frame>> = {
  about: '!',
  signature: '!',
  cli: '',
  errors: '',
  cost: '',
  read: '!',
};

const WRITE: Fields<WriteDef<Shape, Shape, Frame>> = {
  about: '!',
  params: '!',
  sender: '!',
  respondsWith: '!',
  errors: '',
  plan: '!',
};

const INDEX: Fields<Module['indexes'][string]> = { on: '!', keys: '!', about: '' };

const PARAMETER: Fields<ParameterDef> = {
  about: '!',
  cell: '!',
  field: '',
  min: '',
  max: '',
  fixed: '',
  allows: '',
};

const HOOKS: Fields<HookDefs<Frame>> = { admit: '', blockStart: '', blockEnd: '', epochEnd: '', upgraded: '' };

const GENESIS: Fields<GenesisDef<unknown, Frame>> = { data: '!', standard: '', load: '!' };

/** Rejects a malformed module, naming the faulty place. */
export function checkModule(number: number, module: Module, refuse: Refuse): void {
  if (typeof module?.name !== 'string' || !/^[a-z][a-z0-9-]{0,63}$/.test(module.name)) {
    refuse('its default export must be made by module(…).define(…), with a lowercase name');
  }
  if (!isWithin(number, 0xffff)) refuse('its number must be 0 to 65535');
  checkFields('', module, MODULE, refuse);
  for (const [name, store] of Object.entries(module.state)) checkStore(name, store, refuse);
  for (const [name, fields] of Object.entries(module.events)) checkShape(`the event ${name}`, fields, refuse);
  for (const [name, operation] of Object.entries(module.operations)) {
    checkOperation(name, operation, refuse);
    checkSentence(name, operation, module.events, refuse);
  }
  for (const [name, method] of Object.entries(module.methods)) {
    checkFields(name, method, METHOD, refuse);
    const { params, result } = method.signature;
    checkShape(name, params, refuse);
    checkType(`the result of ${name}`, result, refuse);
    checkErrors(name, method.errors, refuse);
  }
  for (const [name, write] of Object.entries(module.writes)) {
    checkFields(name, write, WRITE, refuse);
    checkShape(name, write.params, refuse);
    checkShape(`the answer of ${name}`, write.respondsWith, refuse);
    checkErrors(name, write.errors, refuse);
    if (write.params[write.sender]?.wire !== address.wire)
      refuse(`${name} needs a parameter ${write.sender} that is an address`);
  }
  for (const [name, index] of Object.entries(module.indexes)) {
    checkFields(name, index, INDEX, refuse);
    const { on, keys } = index;
    const event = module.events[on] ?? refuse(`index ${name} is on an unknown event ${on}`);
    for (const key of keys) if (!event[key]?.key) refuse(`index ${name}: ${on} has no field ${key} that can be a key`);
  }
  for (const version of Object.keys(module.migrations).map(Number)) {
    if (!isWithin(version, module.version) || version < 1) refuse(`there is no version ${version} to migrate to`);
  }
  for (const [name, parameter] of Object.entries(module.parameters)) {
    checkFields(`parameter ${name}`, parameter, PARAMETER, refuse);
    const { cell, field } = parameter;
    const store = module.state[cell];
    if (store?.kind !== 'cell') refuse(`parameter ${name}: there is no cell ${cell}`);
    else if (field !== undefined && !Object.hasOwn(onChain(store.initial, NANO_UNITS) as object, field)) {
      refuse(`parameter ${name}: ${cell} has no field ${field}`);
    }
  }
  checkFields('hooks', module.hooks, HOOKS, refuse);
  if (module.genesis) {
    checkFields('genesis', module.genesis, GENESIS, refuse);
    checkType('the data of genesis', module.genesis.data, refuse);
  }
  checkErrors('refuses', module.refuses, refuse);
  for (const { port, functions } of module.provides) checkFunctions(`the port ${port}`, functions, refuse);
  checkFunctions('a migration', module.migrations, refuse);
  for (const answer of module.answers) checkFunctions(`the view ${answer.view}`, answer, refuse);
}

const isWithin = (n: number, max: number): boolean => Number.isInteger(n) && n >= 0 && n <= max;

function checkOperation(name: string, operation: OperationDef<Shape, Frame>, refuse: Refuse): void {
  checkFields(name, operation, OPERATION, refuse);
  const { id = 0, params, returns = {}, errors, gas, rpc = [], execute } = operation;
  if (!isWithin(id, EXTENSION - 1)) refuse(`the number of ${name} must be 0 to ${EXTENSION - 1}`);
  checkShape(name, params, refuse);
  checkShape(`the result of ${name}`, returns, refuse);
  checkErrors(name, errors, refuse);
  if (typeof execute !== 'function') refuse(`the field execute of ${name} must be a function`);
  const isRule = typeof gas === 'function' || (typeof gas === 'object' && gas !== null);
  if (!isRule && !isWithin(gas as number, Number.MAX_SAFE_INTEGER))
    refuse(`the gas of ${name} must be a whole number, or a rule`);
  if (typeof gas === 'object' && gas !== null) checkFunctions(`the gas of ${name}`, gas, refuse);
  for (const given of rpc.slice(1)) {
    for (const field of typeof given === 'string' ? [given] : Object.keys(given)) {
      if (field === 'sender' || Object.hasOwn(params, field)) continue;
      refuse(`rpc of ${name}: there is no parameter ${field}${suggestion(field, ['sender', ...Object.keys(params)])}`);
    }
  }
}

/** Every placeholder of a sentence names a field of the operation, or of an event of its module. */
function checkSentence(
  name: string,
  { sentence = '', params }: OperationDef<Shape, Frame>,
  events: EventShapes,
  refuse: Refuse,
): void {
  if (typeof sentence !== 'string') refuse(`the sentence of ${name} must be a text`);
  if (/[{}]/.test(sentence.replaceAll(PLACEHOLDER, ''))) refuse(`the sentence of ${name} has a brace without a field`);
  const missing = (what: string, wanted: string, known: object): never =>
    refuse(`the sentence of ${name}: there is no ${what} ${wanted}${suggestion(wanted, Object.keys(known))}`);
  for (const [, event, field = ''] of sentence.matchAll(PLACEHOLDER)) {
    const fields = event === undefined ? params : (events[event] ?? missing('event', event, events));
    if (!Object.hasOwn(fields, field)) missing('field', field, fields);
  }
}

function checkStore(name: string, store: StoreDef, refuse: Refuse): void {
  if (store?.kind !== 'map' && store?.kind !== 'cell') refuse(`${name} must be made by map(…) or cell(…)`);
  if (!isWithin(store.slot, 255)) refuse(`the slot of ${name} must be 0 to 255`);
  checkType(`the value of ${name}`, store.value, refuse);
}

/** Rejects unknown fields, missing fields and asynchronous functions. */
function checkFields<T extends object>(where: string, part: T, fields: Fields<T>, refuse: Refuse): void {
  const of = where === '' ? '' : ` of ${where}`;
  if (typeof part !== 'object' || part === null) refuse(`${where} must be an object`);
  for (const field of Object.keys(part)) {
    if (!Object.hasOwn(fields, field))
      refuse(`there is no field ${field}${of}${suggestion(field, Object.keys(fields))}`);
  }
  for (const [field, need] of Object.entries(fields)) {
    if (need === '!' && part[field as keyof T] === undefined) refuse(`the field ${field}${of} is missing`);
  }
  checkFunctions(where === '' ? 'the module' : where, part, refuse);
}

/** The tag of synchronous functions. */
const AT_ONCE = '[object Function]';

function checkFunctions(where: string, part: object, refuse: Refuse): void {
  for (const [field, value] of Object.entries(part)) {
    if (typeof value !== 'function' || Object.prototype.toString.call(value) === AT_ONCE) continue;
    refuse(
      `${field} of ${where} must be synchronous: modules wait for nothing, so it must not be async or a generator`,
    );
  }
}

function checkShape(where: string, shape: Shape, refuse: Refuse): void {
  for (const [field, type] of Object.entries(shape)) checkType(`${field} of ${where}`, type, refuse);
}

function checkType(where: string, type: Type<unknown>, refuse: Refuse): void {
  if (typeof type?.toJson === 'function') return;
  const hint = typeof type === 'function' ? ': a type with bounds is called, as in t.text(1, 80)' : '';
  refuse(`${where} has no type${hint}`);
}

function checkErrors(where: string, errors: readonly ErrorDef[] | undefined, refuse: Refuse): void {
  for (const [i, one] of (errors ?? []).entries()) {
    if (typeof one !== 'object' || one === null || typeof one.name !== 'string')
      refuse(`error ${i} of ${where} must be made by error(code, name, message)`);
    if (!Number.isInteger(one.code) || one.code < 1) refuse(`the code of ${one.name} must be a whole number above 0`);
  }
}
