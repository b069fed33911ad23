/** Parameters of a program: their declarations, and the values that callers give. */

import { CodecError, fail, type Json, readValue, type TextForms, t } from '../../runtime/sdk.js';
import { type ParamText, readText } from './document.js';
import { InvalidParams, InvalidProgram } from './errors.js';
import { type Kind, LOOK_UP_GAS, mintOf, operatorOf, PARAM_TYPES, type Value } from './kinds.js';
import type { Reading } from './shape.js';

/** A checked parameter. Allowed values are stored as written, because tokens and validators come and go. */
export interface Param {
  readonly name: string;
  readonly kind: Kind;
  /** Gas of resolving its value. */
  readonly gas: number;
  /** Resolves its value; fails if a required value is missing or the value is not allowed. */
  valueOf(c: Reading, given: Json | undefined): Value;
}

type Written = bigint | number | string;

/** Checks the declaration of a parameter. */
export function readParam(text: ParamText, path: string, forms: TextForms): Param {
  const { name, type: typeName, enum: words } = text;
  const { kind, type } = PARAM_TYPES[typeName];
  const written = (json: Json): Written | CodecError => readValue<Written>(type as never, json, forms);
  const literal = (field: string, json: Json): Written => {
    const read = written(json);
    return read instanceof CodecError ? fail(InvalidProgram, { path: `${path}.${field}`, reason: read.message }) : read;
  };
  const bound = (field: 'min' | 'max'): bigint | undefined => {
    const json = text[field];
    if (json === null) return undefined;
    if (kind !== 'number') fail(InvalidProgram, { path: `${path}.${field}`, reason: 'applies only to numbers' });
    return BigInt(literal(field, json));
  };
  const [min, max] = [bound('min'), bound('max')];
  if (min !== undefined && max !== undefined && min > max) {
    fail(InvalidProgram, { path: `${path}.max`, reason: `must be at least min (${min})` });
  }
  const choices = words?.map((word, i) => literal(`enum[${i}]`, word));
  const looksUp = kind === 'token' || kind === 'validator';

  /** Why a number is out of bounds; undefined if it is not. */
  const beyond = (value: Written): string | undefined => {
    if (min !== undefined && BigInt(value) < min) return `must be at least ${min}`;
    return max !== undefined && BigInt(value) > max ? `must be at most ${max}` : undefined;
  };
  /** The value; undefined for a token or a validator that does not exist. */
  const found = (c: Reading, value: Written): Value | undefined => {
    if (kind === 'number') return BigInt(value);
    if (kind === 'token') return mintOf(c, value as string);
    return kind === 'validator' ? operatorOf(c, value as string) : (value as string);
  };
  choices?.forEach((choice, i) => {
    const reason = beyond(choice);
    if (reason !== undefined) fail(InvalidProgram, { path: `${path}.enum[${i}]`, reason });
  });
  const standard = text.default === null ? undefined : literal('default', text.default);
  const flaw = standard === undefined ? undefined : beyond(standard);
  if (flaw !== undefined) fail(InvalidProgram, { path: `${path}.default`, reason: flaw });
  if (standard !== undefined && choices && !choices.includes(standard)) {
    fail(InvalidProgram, { path: `${path}.default`, reason: 'is not one of the allowed values' });
  }

  return {
    name,
    kind,
    gas: looksUp ? LOOK_UP_GAS * (1 + (choices?.length ?? 0)) : 0,
    valueOf(c, given) {
      const refuse = (reason: string): never => fail(InvalidParams, { path: name, reason });
      const read = given === undefined ? (standard ?? refuse('is required')) : written(given);
      if (read instanceof CodecError) return refuse(read.message);
      const reason = beyond(read);
      if (reason !== undefined) return refuse(reason);
      const value = found(c, read) ?? refuse(`there is no ${typeName} ${read}`);
      if (choices && !choices.some((choice) => found(c, choice) === value)) {
        refuse(`must be one of ${(words ?? []).join(', ')}`);
      }
      return value;
    },
  };
}

/** Resolves the caller's values for all parameters, by name. */
export function readValues(
  c: Reading,
  params: readonly Param[],
  source: string,
  forms: TextForms,
): ReadonlyMap<string, Value> {
  const json = readText(source, t.json, forms, InvalidParams);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail(InvalidParams, { path: '', reason: 'must be an object of parameters by name' });
  }
  const given = new Map(Object.entries(json));
  const names = params.map(({ name }) => name);
  const stranger = [...given.keys()].find((name) => !names.includes(name));
  if (stranger !== undefined) {
    const reason = `is not a parameter; the parameters are ${names.length === 0 ? 'none' : names.join(', ')}`;
    fail(InvalidParams, { path: stranger, reason });
  }
  return new Map(params.map((param) => [param.name, param.valueOf(c, given.get(param.name))]));
}
