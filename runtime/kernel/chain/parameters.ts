/**
 * Chain parameters: values that governance may change, each under one key, within the bounds that its module declares.
 * Decision 0040.
 */

import { parseJson } from '../../lib/codec/json-scan.js';
import { CodecError, type Json, type TextForms } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import type { LoadedModule } from '../loader.js';
import type { ParameterInfo, ParametersPort } from '../ports.js';
import { coreState } from './core.js';
import type { Journal, StateKey, StateReader } from './journal.js';
import type { OperationType } from './operation.js';
import { type CellDef, slotKey } from './stores.js';
import { type Decimals, type OfUnit, onChain } from './units.js';

export const UnknownParameter = error(2401, 'UnknownParameter', 'No chain parameter has this key', {
  details: { key: 'Key that no parameter has' },
});
export const ParameterOutOfBounds = error(2402, 'ParameterOutOfBounds', 'The parameter cannot have this value', {
  details: { ...sharedDetails('reason'), key: 'Key of the parameter', value: 'Value received' },
});

/** A parameter as declared by a module. The compiler checks the names against the module's state. */
export interface ParameterDef {
  readonly about: string;
  /** The cell that holds it, and the field if it is only part of the cell. */
  readonly cell: string;
  readonly field?: string;
  readonly min?: OfUnit<unknown>;
  readonly max?: OfUnit<unknown>;
  readonly fixed?: boolean;
  /** Condition that `min` and `max` cannot express. */
  allows?(value: never): boolean;
}

/** A parameter and its location in the state. */
export interface ChainParameter extends ParameterDef {
  readonly key: string;
  readonly at: StateKey;
  readonly store: CellDef<unknown>;
  /** The operation's declared gas if this is a gas parameter; otherwise the default follows from the cell. */
  readonly gas?: number;
}

/** A parameter with its bounds and initial value on a chain. */
interface OnChain extends ChainParameter {
  readonly min: unknown;
  readonly max: unknown;
  /** Initial value of the cell, and of the parameter in it. */
  readonly cellInitial: unknown;
  readonly initial: unknown;
}

function parameterOn(parameter: ChainParameter, chain: Decimals): OnChain {
  const { store, field, min, max, gas } = parameter;
  const cellInitial = onChain(store.initial, chain);
  const initial = gas ?? (field === undefined ? cellInitial : (cellInitial as Fields)[field]);
  return { ...parameter, min: onChain(min, chain), max: onChain(max, chain), cellInitial, initial };
}

type Fields = Readonly<Record<string, unknown>>;

/** All parameters in key order: those that modules declare, and the gas of every priced operation. */
export function declaredParameters(
  modules: readonly LoadedModule[],
  operations: readonly OperationType[],
): ReadonlyMap<string, ChainParameter> {
  const declared = modules.flatMap(({ number, module }) =>
    Object.entries(module.parameters).map(([name, definition]): ChainParameter => {
      const store = module.state[definition.cell] as CellDef<unknown>;
      return {
        ...definition,
        key: name.includes('.') ? name : `${module.name}.${name}`,
        at: slotKey(number, store.slot),
        store,
      };
    }),
  );
  const all = [...declared, ...operations.flatMap(gasParameter)];
  return new Map(all.sort((a, b) => (a.key < b.key ? -1 : 1)).map((one) => [one.key, one]));
}

/**
 * Governance may lower an operation's gas to this fraction (1/n) of the declared gas; less would not pay for its state
 * accesses.
 */
export const LEAST_PART = 4;

/** The number in an operation's gas that governance may change; undefined if the gas is a rule without a base. */
export function settableGas({ gas }: OperationType['definition']): number | undefined {
  const base = typeof gas === 'object' ? gas.base : gas;
  return typeof base === 'number' ? base : undefined;
}

/** The minimum gas that governance may set. */
export const leastGas = (base: number): number => Math.max(1_000, Math.ceil(base / LEAST_PART));

/** The parameter `gas.<Operation>`; none if the gas is a rule without a base. */
function gasParameter({ name, definition }: OperationType): readonly ChainParameter[] {
  const base = settableGas(definition);
  if (base === undefined) return [];
  const store = coreState.gas as CellDef<unknown>;
  const place = { cell: 'gas', field: name, at: slotKey(0, store.slot), store, gas: base };
  return [
    { key: `gas.${name}`, about: `Gas of the operation ${name}`, min: leastGas(base), max: 10_000_000, ...place },
  ];
}

const whole = ({ at, store, cellInitial }: OnChain, reader: StateReader): unknown =>
  reader.get(at, store.value) ?? cellInitial;

/** Returns the cell's value with the parameter replaced. */
const placed = ({ field }: ChainParameter, cell: unknown, value: unknown): unknown =>
  field === undefined ? value : { ...(cell as Fields), [field]: value };

const picked = ({ field, initial }: OnChain, cell: unknown): unknown =>
  field === undefined ? cell : ((cell as Fields)[field] ?? initial);

function toJson(parameter: OnChain, value: unknown, text: TextForms): Json {
  const json = parameter.store.value.toJson(placed(parameter, parameter.cellInitial, value), text);
  return parameter.field === undefined ? json : (json as Record<string, Json>)[parameter.field]!;
}

function fromJson(parameter: OnChain, json: Json, text: TextForms): unknown {
  const { store, field, cellInitial } = parameter;
  if (field === undefined) return store.value.fromJson(json, text);
  const standard = store.value.toJson(cellInitial, text) as Record<string, Json>;
  return picked(parameter, store.value.fromJson({ ...standard, [field]: json }, text));
}

/** Parses a parameter's text: taken literally for texts and amounts, otherwise as JSON. */
function parse(parameter: OnChain, given: string, text: TextForms): unknown {
  try {
    return fromJson(parameter, given, text);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    let json: Json;
    try {
      json = parseJson(given);
    } catch {
      throw cause;
    }
    return fromJson(parameter, json, text);
  }
}

/** The bounds, as shown in error details and in the list. */
function boundsOf(parameter: OnChain, text: TextForms): { readonly min: Json; readonly max: Json } {
  const { min, max } = parameter;
  const shown = (bound: unknown): Json => (bound === undefined ? null : toJson(parameter, bound, text));
  return { min: shown(min), max: shown(max) };
}

/** Parses a parameter's text, or rejects it with the bounds. */
function bounded(parameter: OnChain, given: string, text: TextForms): unknown {
  const { key, min, max } = parameter;
  const refuse = (reason: string) =>
    fail(ParameterOutOfBounds, { key, value: given, reason, ...boundsOf(parameter, text) });
  if (parameter.fixed) return refuse('it is fixed since genesis');
  let value: unknown;
  try {
    value = parse(parameter, given, text);
  } catch (cause) {
    if (cause instanceof CodecError)
      return refuse(cause.path === '' ? cause.message : `${cause.path}: ${cause.message}`);
    throw cause;
  }
  if (min !== undefined && (value as bigint) < (min as bigint)) return refuse('it is too small');
  if (max !== undefined && (value as bigint) > (max as bigint)) return refuse('it is too large');
  return (parameter.allows?.(value as never) ?? true) ? value : refuse('its fields contradict each other');
}

/** The parameters of a module set over a state; read-only without a journal. */
export function openParameters(
  parameters: ReadonlyMap<string, ChainParameter>,
  chain: Decimals,
  text: TextForms,
  reader: StateReader,
  journal?: Journal,
): ParametersPort {
  const find = (key: string): OnChain => parameterOn(parameters.get(key) ?? fail(UnknownParameter, { key }), chain);
  const info = (parameter: OnChain): ParameterInfo => ({
    key: parameter.key,
    about: parameter.about,
    value: toJson(parameter, picked(parameter, whole(parameter, reader)), text),
    initial: toJson(parameter, parameter.initial, text),
    ...boundsOf(parameter, text),
    fixed: parameter.fixed ?? false,
  });
  return Object.freeze({
    list: (prefix: string) =>
      [...parameters.keys()].filter((key) => key.startsWith(prefix)).map((key) => info(find(key))),
    get: (key: string) => info(find(key)),
    check: (key: string, value: string) => void bounded(find(key), value, text),
    set(key: string, value: string) {
      const parameter = find(key);
      place(parameter, bounded(parameter, value, text), journal!);
    },
  });
}

function place(parameter: OnChain, value: unknown, journal: Journal): void {
  const { at, store } = parameter;
  journal.put(at, store.value, placed(parameter, whole(parameter, journal), value));
}

/** Sets a parameter from the genesis file. Only the limits of its type apply; the bounds apply to later changes. */
export function foundParameter(
  parameter: ChainParameter,
  chain: Decimals,
  json: Json,
  text: TextForms,
  journal: Journal,
): void {
  const own = parameterOn(parameter, chain);
  place(own, fromJson(own, json, text), journal);
}
