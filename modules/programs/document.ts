/** Source text of a program: its fields and their bounds. */

import {
  CodecError,
  type ErrorDef,
  fail,
  type Json,
  readValue,
  type TextForms,
  type Type,
  t,
  type ValueOf,
} from '../../runtime/sdk.js';
import { InvalidProgram } from './errors.js';
import { MAX_LENGTH, RESERVED } from './expression.js';
import { isFunction } from './functions.js';
import { readStrictly } from './json.js';
import { MAX_STEPS, OperationName, ProgramName, Version } from './shape.js';

const MAX_PARAMS = 16;
const MAX_CONDITIONS = 16;
const MAX_WORDS = 16;

/** Name of a parameter or result. ASCII only, so that no two different names look alike. */
const Name = t.doc(t.text(1, 32, /^[a-z][a-z0-9_]*$/), 'Name, 1 to 32 characters of a to z, 0 to 9 and _');
const Source = (meaning: string) => t.doc(t.text(1, MAX_LENGTH), meaning);
const Literal = (meaning: string) => t.doc(t.option(t.json), meaning);

const Param = t.struct({
  name: Name,
  type: t.doc(
    t.choice('amount', 'token', 'address', 'validator', 'integer', 'bps', 'string'),
    'What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text',
  ),
  default: Literal('Value when the caller gives none; required where this is left out'),
  min: Literal('Least value of a number'),
  max: Literal('Greatest value of a number'),
  enum: t.doc(t.option(t.list(t.json, MAX_WORDS, 1)), 'The values that it can have; any when left out'),
});
/** A parameter as its author declares it. */
export type ParamText = ValueOf<typeof Param>;

const Condition = t.struct({
  expr: Source('Must be true before the first step'),
  error: t.doc(t.text(1, 200), 'What callers are told where it is not'),
});

const StepText = t.struct({
  op: OperationName,
  args: t.doc(t.json, 'Its fields: values, and "${expression}" in the place of any'),
  when: t.doc(t.option(t.text(1, MAX_LENGTH)), 'The step is skipped where this is not true'),
  as: t.doc(t.option(Name), 'Under which later steps know what the operation returns'),
});
/** A step as its author writes it. */
export type StepText = ValueOf<typeof StepText>;

const Limits = t.struct({
  max_gas: t.doc(t.option(t.gas), 'Most gas of a run; no limit but that of its bundle when left out'),
  max_native: t.doc(
    t.option(t.amount),
    'Most raw native units that the balance of the sender may fall by, fees apart; no limit when left out',
  ),
});

export const ProgramText = t.struct({
  name: ProgramName,
  version: Version,
  title: t.doc(t.text(1, 100), 'What it is called, up to 100 characters'),
  description: t.doc(t.defaulted(t.text(0, 500), ''), 'What it does, up to 500 characters'),
  params: t.doc(t.defaulted(t.list(Param, MAX_PARAMS), []), 'What its callers give'),
  require: t.doc(t.defaulted(t.list(Condition, MAX_CONDITIONS), []), 'What must hold before it begins'),
  steps: t.doc(t.list(StepText, MAX_STEPS, 1), 'What it does, in order, all or nothing'),
  limits: t.doc(t.option(Limits), 'What a run may not go beyond'),
});
export type ProgramText = ValueOf<typeof ProgramText>;

/** Parameters of a program as callers see them. */
export const Params = t.list(Param, MAX_PARAMS);

/** Parses a JSON text as a type; fails with the path and the reason. */
export function readText<T>(source: string, type: Type<T>, forms: TextForms, error: ErrorDef<'path' | 'reason'>): T {
  const json: Json = readStrictly(source, (path, reason) => fail(error, { path, reason }));
  const read = readValue(type, json, forms);
  if (read instanceof CodecError) return fail(error, { path: read.path, reason: read.message });
  return read;
}

/** Parses a program and checks that its names are unique and not reserved. */
export function readProgram(source: string, forms: TextForms): ProgramText {
  const text = readText(source, ProgramText, forms, InvalidProgram);
  const taken = new Set<string>();
  const take = (name: string, path: string): void => {
    if (RESERVED.has(name) || isFunction(name))
      fail(InvalidProgram, { path, reason: `${name} is a word of expressions` });
    if (taken.has(name)) fail(InvalidProgram, { path, reason: `${name} stands for something else already` });
    taken.add(name);
  };
  for (const [i, { name }] of text.params.entries()) take(name, `params[${i}].name`);
  for (const [i, { as }] of text.steps.entries()) if (as !== null) take(as, `steps[${i}].as`);
  return text;
}
