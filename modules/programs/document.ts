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
const Name = t.doc(t.text(1, 32, /^[a-z][a-z0-9_]*$/), 'Name of 1 to 32 characters a-z, 0-9 and _, first a letter');
const Source = (meaning: string) => t.doc(t.text(1, MAX_LENGTH), meaning);
const Literal = (meaning: string) => t.doc(t.option(t.json), meaning);

const Param = t.struct({
  name: Name,
  type: t.doc(
    t.choice('amount', 'token', 'address', 'validator', 'integer', 'bps', 'string'),
    'Type of the parameter: raw amount, token, account, validator, integer, basis points or text',
  ),
  default: Literal('Default value; null if the parameter is required'),
  min: Literal('Minimum of a number; null for none'),
  max: Literal('Maximum of a number; null for none'),
  enum: t.doc(t.option(t.list(t.json, MAX_WORDS, 1)), 'Allowed values; null for any'),
});
/** A parameter as its author declares it. */
export type ParamText = ValueOf<typeof Param>;

const Condition = t.struct({
  expr: Source('Expression that must be true before the first step'),
  error: t.doc(t.text(1, 200), 'Error message if the condition is false'),
});

const StepText = t.struct({
  op: OperationName,
  args: t.doc(t.json, 'Fields of the operation: values, or "${expression}" in place of any'),
  when: t.doc(t.option(t.text(1, MAX_LENGTH)), 'Condition: the step is skipped if it is false; null to run always'),
  as: t.doc(t.option(Name), 'Name under which later steps can use the result of the operation; null for none'),
});
/** A step as its author writes it. */
export type StepText = ValueOf<typeof StepText>;

const Limits = t.struct({
  max_gas: t.doc(t.option(t.gas), 'Maximum gas of a run; null for the limit of the bundle'),
  max_native: t.doc(
    t.option(t.amount),
    'Maximum decrease of the native balance of the sender in raw units, without fees; null for none',
  ),
});

export const ProgramText = t.struct({
  name: ProgramName,
  version: Version,
  title: t.doc(t.text(1, 100), 'Title of the program, at most 100 characters'),
  description: t.doc(t.defaulted(t.text(0, 500), ''), 'Description of the program, at most 500 characters'),
  params: t.doc(t.defaulted(t.list(Param, MAX_PARAMS), []), 'Parameters that callers give'),
  require: t.doc(t.defaulted(t.list(Condition, MAX_CONDITIONS), []), 'Conditions that must hold before the first step'),
  steps: t.doc(t.list(StepText, MAX_STEPS, 1), 'Steps of the program, in order, all or nothing'),
  limits: t.doc(t.option(Limits), 'Limits of a run; null for none'),
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
      fail(InvalidProgram, { path, reason: `${name} is reserved in expressions` });
    if (taken.has(name)) fail(InvalidProgram, { path, reason: `${name} is already in use` });
    taken.add(name);
  };
  for (const [i, { name }] of text.params.entries()) take(name, `params[${i}].name`);
  for (const [i, { as }] of text.steps.entries()) if (as !== null) take(as, `steps[${i}].as`);
  return text;
}
