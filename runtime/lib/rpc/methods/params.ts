/** Parameters: converted from an array or object to names, and checked by ajv before a method sees them. */

import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../codec/type.js';
import { invalidParams, invalidRequest } from './errors.js';
import type { RpcMethod } from './method.js';

export interface ParamsRule {
  readonly names: readonly string[];
  readonly required: readonly boolean[];
  readonly index: ReadonlyMap<string, number>;
  validate: ValidateFunction | undefined;
}

/** Validators of a table of methods; each is compiled with the first call of its method. */
export class Params {
  private readonly methods: readonly RpcMethod[];
  private readonly components: () => Readonly<Record<string, JsonSchema>>;
  private ajv: Ajv2020 | undefined;

  constructor(methods: readonly RpcMethod[], components: () => Readonly<Record<string, JsonSchema>>) {
    this.methods = methods;
    this.components = components;
  }

  rule(method: RpcMethod): ParamsRule {
    return {
      names: method.params.map((param) => param.name),
      required: method.params.map((param) => param.required),
      index: new Map(method.params.map((param, i) => [param.name, i])),
      validate: undefined,
    };
  }

  /** The valid parameters by name. Throws InvalidParams, or InvalidRequest if `given` is neither array nor object. */
  bind(method: string, rule: ParamsRule, given: unknown): Record<string, unknown> {
    const named = byName(method, rule, given);
    if (rule.names.length === 0) return named;
    rule.validate ??= this.compile(method);
    if (!rule.validate(named)) throw refusal(rule.validate.errors ?? []);
    return named;
  }

  private compile(method: string): ValidateFunction {
    this.ajv ??= this.load();
    return this.ajv.getSchema(`rpc#/methods/${method}`)!;
  }

  /**
   * One document with all methods, so that they share the compiled components. ajv is loaded here because it takes 50
   * ms.
   */
  private load(): Ajv2020 {
    const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
    const ajv = new Ajv2020({
      strict: true,
      strictTuples: false,
      allowUnionTypes: true,
      meta: false,
      validateSchema: false,
      // Errors include the schema that found them, so that the message can use its description.
      verbose: true,
    });
    ajv.addVocabulary(['components', 'methods', 'x-token', 'x-decimals', 'x-unit', 'x-sentence', 'x-unknown']);
    const methods = Object.fromEntries(this.methods.map((method) => [method.name, paramsSchema(method)]));
    ajv.addSchema({ $id: 'rpc', components: { schemas: this.components() }, methods });
    return ajv;
  }
}

/** Unknown names are rejected before ajv runs. */
function paramsSchema(method: RpcMethod): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(method.params.map((param) => [param.name, param.schema])),
    required: method.params.filter((param) => param.required).map((param) => param.name),
  };
}

function byName(method: string, rule: ParamsRule, given: unknown): Record<string, unknown> {
  const { names, required, index } = rule;
  const named: Record<string, unknown> = {};
  if (Array.isArray(given)) {
    if (given.length > names.length) {
      throw invalidParams(`too many: ${method} takes ${count(names.length)}, not ${given.length}`);
    }
    for (let i = 0; i < given.length; i++) {
      if (given[i] !== null || required[i]) named[names[i]!] = given[i];
    }
  } else if (typeof given === 'object' && given !== null) {
    for (const key of Object.keys(given)) {
      const i = index.get(key);
      if (i === undefined) {
        throw invalidParams(`${key.slice(0, 100)} is unknown: ${method} takes ${names.join(', ') || 'none'}`);
      }
      const value = (given as Record<string, unknown>)[key];
      if (value !== null || required[i]) named[key] = value;
    }
  } else if (given !== undefined && given !== null) {
    throw invalidRequest('params must be an array or an object');
  }
  return named;
}

const count = (n: number): string => (n === 0 ? 'none' : `at most ${n}`);

/**
 * Formats the first error of ajv with its path: `filter/address/0 must be string`. If a value fits none of several
 * forms, ajv lists what each lacks; these are combined, up to a bound.
 */
function refusal(errors: readonly ErrorObject[]): Error {
  const first = errors[0];
  // The other fields of an error are the value and its schemas.
  const details = errors.map((one) => {
    const { instancePath, schemaPath, keyword, params, message } = one;
    return { instancePath, schemaPath, keyword, params, message };
  });
  const forms = first && formsRefused(first, errors);
  if (forms) return invalidParams(forms, details);
  const path = first?.instancePath.slice(1) ?? '';
  const what = unknownRefused(first) ?? first?.message ?? 'refused';
  return invalidParams(path === '' ? what : `${path} ${what}`, details);
}

/**
 * Message for an unknown field, in the words of the schema if it has some (`x-unknown`); undefined for another error.
 */
function unknownRefused(error: ErrorObject | undefined): string | undefined {
  const unknown: unknown = error?.params.additionalProperty;
  if (unknown === undefined) return undefined;
  const told = String(unknown).slice(0, 100);
  const words: unknown = error?.parentSchema?.['x-unknown'];
  return typeof words === 'string' ? `is ${told}: ${words}` : `has no field ${told}`;
}

/** Maximum forms in a message. */
const TOLD_FORMS = 6;

/** `block must be one of latest, pending; or match pattern "…"; or be object`; undefined if there is only one form. */
function formsRefused({ instancePath: path }: ErrorObject, errors: readonly ErrorObject[]): string | undefined {
  const end = errors.findIndex(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === path);
  const refused = errors.slice(0, Math.max(0, end)).filter(({ params }) => params.type !== 'null');
  // A deeper error explains what is wrong within one form, so it is reported as it is. Null means that the value is
  // optional.
  if (refused.length < 2 || refused.some(({ instancePath }) => instancePath !== path)) return undefined;
  const told = [...new Set(refused.map(formOf))].slice(0, TOLD_FORMS);
  return told.length < 2 ? undefined : `${path.slice(1)} must ${told.join('; or ')}`;
}

function formOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
  return (message ?? 'be another').replace(/^must /, '');
}
