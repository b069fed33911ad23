/** A parsed and checked program: everything that can be known before a run is checked here (decision 0120). */

import {
  CodecError,
  fail,
  type Json,
  type Operation,
  type OperationType,
  readValue,
  type TextForms,
  type Type,
  textForms,
} from '../../runtime/sdk.js';
import { type ProgramText, readProgram, type StepText } from './document.js';
import { InvalidProgram } from './errors.js';
import { type Expression, type Moment, type Names, readExpression, type StepPosition } from './expression.js';
import { core, fieldOf, fits, jsonOf, type Kind, kindOf, kindText } from './kinds.js';
import { type Param, readParam } from './params.js';
import { placeholderOf, schemaIn } from './placeholders.js';
import type { Reading } from './shape.js';

/** Gas of parsing one byte of a program. */
const BYTE_GAS = 16;

/** Gas of a step besides its operation and expressions: building its parameters and checking the limits. */
const STEP_GAS = 1_000;

/** A checked step. */
export interface Step {
  readonly type: OperationType;
  readonly path: string;
  readonly when: Expression | undefined;
  /** Gas of the step and of the expressions in its fields, without its operation and condition. */
  readonly gas: number;
  readonly as: string | undefined;
  /** Fields of the operation's result that later steps can use. */
  readonly fields: ReadonlyMap<string, Kind>;
  /** Builds the operation for the current state; an error if a value is outside the bounds of its field. */
  operation(moment: Moment): Operation | CodecError;
}

/** A checked program. */
export interface Program {
  readonly text: ProgramText;
  readonly params: readonly Param[];
  readonly conditions: readonly { readonly expression: Expression; readonly message: string }[];
  readonly steps: readonly Step[];
  readonly forms: TextForms;
  /** Gas of parsing the program and resolving its parameters. */
  readonly gas: number;
  /** Maximum gas of a run: all conditions and all steps. */
  readonly gasBound: number;
}

const encoder = new TextEncoder();

/** Gas of parsing a source text, whether it is valid or not. */
export const readingGas = (source: string): number => BYTE_GAS * encoder.encode(source).length;

/** Parses and checks a program against the current modules and gas prices; fails with InvalidProgram. */
export function programOf(c: Reading, source: string): Program {
  const forms = textForms(c.chain);
  const text = readProgram(source, forms);
  const params = text.params.map((param, i) => readParam(param, `params[${i}]`, forms));
  for (const [i, { kind }] of params.entries()) {
    if (kind === 'validator' && !c.use.staking) refuseAt(`params[${i}].type`)('this chain has no validators module');
  }
  const results = new Map<string, ReadonlyMap<string, Kind>>();
  const names: Names = { c, forms, params: new Map(params.map(({ name, kind }) => [name, kind])), results };
  const conditions = text.require.map(({ expr, error }, i) => ({
    expression: condition(expr, { path: `require[${i}].expr`, index: null }, names),
    message: error,
  }));
  const checked = text.steps.map((step, i) => {
    const one = readStep(step, i, names);
    if (step.as !== null) results.set(step.as, one.step.fields);
    return one;
  });
  const steps = checked.map(({ step }) => step);
  const gas = readingGas(source) + sum(params.map((param) => param.gas));
  const gasBound =
    gas +
    sum(conditions.map(({ expression }) => expression.gas)) +
    sum(checked.map(({ step, operationGas }) => (step.when?.gas ?? 0) + step.gas + operationGas));
  checkLimit(text, checked);
  return { text, params, conditions, steps, forms, gas, gasBound };
}

/** Fails if the program's gas limit is below the gas of its unconditional steps. */
function checkLimit({ limits }: ProgramText, checked: readonly CheckedStep[]): void {
  const least = sum(checked.filter(({ step }) => !step.when).map(({ step, operationGas }) => step.gas + operationGas));
  const most = limits?.max_gas ?? null;
  if (most !== null && most < least)
    refuseAt('limits.max_gas')(`must be at least ${least}, the gas of its unconditional steps`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const refuseAt =
  (path: string) =>
  (reason: string): never =>
    fail(InvalidProgram, { path, reason });

function condition(source: string, place: StepPosition, names: Names): Expression {
  const refuse = refuseAt(place.path);
  const read = readExpression(source, place, names, refuse);
  return read.kind === 'boolean' ? read : refuse(`is ${kindText(read.kind)} instead of a condition`);
}

/** A step with the gas of its operation. */
interface CheckedStep {
  readonly step: Step;
  readonly operationGas: number;
}

function readStep({ op, args, when, as }: StepText, index: number, names: Names): CheckedStep {
  const path = `steps[${index}]`;
  const { dispatch } = names.c.use;
  const type = dispatch.find(op) ?? refuseAt(`${path}.op`)(`this chain has no operation ${op}`);
  if (!type.definition.composable) refuseAt(`${path}.op`)(`a program cannot run ${op}`);
  const found: Expression[] = [];
  const fields = template(args, type.params, { path: `${path}.args`, index }, names, found);
  // Parses the step with placeholders for its expressions, so that the operation's own type checks everything else.
  const trial = readValue(type.params, fields.placed, names.forms);
  if (trial instanceof CodecError) return refuseAt(join(`${path}.args`, trial.path))(trial.message);
  return {
    operationGas: dispatch.gasOf({ type, params: trial }),
    step: {
      type,
      path,
      when: when === null ? undefined : condition(when, { path: `${path}.when`, index }, names),
      gas: STEP_GAS + sum(found.map((one) => one.gas)),
      as: as ?? undefined,
      fields: returned(type),
      operation(moment) {
        const params = readValue(type.params, fields.json(moment), names.forms);
        return params instanceof CodecError ? params : { type, params };
      },
    },
  };
}

/** Fields of an operation's result that expressions can hold. */
function returned({ definition }: OperationType): ReadonlyMap<string, Kind> {
  return new Map(
    Object.entries(definition.returns ?? {}).flatMap(([name, { wire }]): [string, Kind][] => {
      const kind = kindOf(wire);
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
}

/** JSON with embedded expressions. */
interface Template {
  /** The JSON with placeholders in place of expressions. */
  readonly placed: Json;
  json(moment: Moment): Json;
}

type Wire = Type<unknown>['wire'];

const EXPRESSION = /^\$\{(.*)\}$/s;

const join = (path: string, inner: string): string =>
  inner === '' ? path : inner.startsWith('[') ? path + inner : `${path}.${inner}`;

/** Type of a field: its wire form and its schema. */
interface FieldType {
  readonly wire?: Wire | undefined;
  readonly schema: Type<unknown>['schema'];
}

/** Turns the JSON of a field into a template; adds the parsed expressions to `found`. */
function template(json: Json, type: FieldType, place: StepPosition, names: Names, found: Expression[]): Template {
  if (typeof json === 'string') return textTemplate(json, type, place, names, found);
  if (typeof json !== 'object' || json === null) return { placed: json, json: () => json };
  const form = core(type.wire);
  if (Array.isArray(json)) {
    const inner = { wire: formOf(form, 'list') as Wire, schema: schemaIn(type.schema) };
    const items = json.map((item: Json, i) => template(item, inner, within(place, `[${i}]`), names, found));
    return { placed: items.map(({ placed }) => placed), json: (moment) => items.map((item) => item.json(moment)) };
  }
  const known = new Map(Object.entries((formOf(form, 'struct') ?? {}) as Readonly<Record<string, Wire>>));
  const entries = Object.entries(json).map(([name, value]) => {
    const inner = { wire: known.get(name), schema: schemaIn(type.schema, name) };
    return [name, template(value ?? null, inner, within(place, name), names, found)] as const;
  });
  return {
    placed: Object.fromEntries(entries.map(([name, { placed }]) => [name, placed])),
    json: (moment) => Object.fromEntries(entries.map(([name, inner]) => [name, inner.json(moment)])),
  };
}

const within = ({ path, index }: StepPosition, inner: string): StepPosition => ({ path: join(path, inner), index });

/** Content of a list or struct form; undefined for other forms. */
const formOf = (form: Wire, word: 'list' | 'struct'): unknown =>
  Array.isArray(form) && form[0] === word ? form[1] : undefined;

function textTemplate(
  text: string,
  { wire, schema }: FieldType,
  place: StepPosition,
  names: Names,
  found: Expression[],
): Template {
  const refuse = refuseAt(place.path);
  const [, source] = EXPRESSION.exec(text) ?? [];
  if (source === undefined) {
    if (text.includes('${')) refuse('an expression must be the whole text: "${…}"');
    return { placed: text, json: () => text };
  }
  const read = readExpression(source, place, names, refuse);
  const field = fieldOf(wire);
  if (field === undefined || !fits(read.kind, field)) {
    const wanted = field === undefined ? 'no expression is allowed' : `${kindText(field)} is required`;
    return refuse(`is ${kindText(read.kind)} where ${wanted}`);
  }
  found.push(read);
  return {
    placed: placeholderOf(field, schema, names.c.chain.symbol),
    json: (moment) => jsonOf(moment.c, read.kind, read.value(moment), field),
  };
}
