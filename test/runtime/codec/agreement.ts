/** Holds a type against its own JSON Schema: what ajv lets through at the door and what the codec reads must be the same. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { refusalIn } from '../../../runtime/kernel/module/bounds.js';
import {
  CodecError,
  type Json,
  type JsonSchema,
  type Random,
  type TextForms,
  type Type,
} from '../../../runtime/lib/codec/type.js';
import { components } from '../../../runtime/lib/rpc/documents/components.js';

/** ajv as the RPC door uses it (rpc/methods/params.ts): a validator for each named schema. */
export function validators(
  schemas: Readonly<Record<string, JsonSchema>>,
  more: Readonly<Record<string, JsonSchema>> = {},
): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
  ajv.addVocabulary(['components', 'types', 'x-token', 'x-decimals', 'x-unit', 'x-sentence', 'x-unknown']);
  ajv.addSchema({ $id: 'test', components: { schemas: { ...components, ...more } }, types: schemas });
  return (name) => ajv.getSchema(`test#/types/${encodeURIComponent(name)}`)!;
}

/** What a schema does not say, besides the limits that have a refusal of their own: what a text of JSON says, how many bytes base58 holds, the prefix of the chain, the last digits of 2^128, the count of a page. */
const BEYOND_SCHEMAS = /native form|must be 0 to 2\^|text of JSON|^must be \d+$/;

/** Why ajv and the codec disagree about a JSON value; undefined when they agree. */
export function disagreement<T>(
  type: Type<T>,
  validate: ValidateFunction,
  json: Json,
  texts: TextForms,
): string | undefined {
  const passes = validate(json) as boolean;
  try {
    type.fromJson(json, texts);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    if (!passes || refusalIn(cause) || BEYOND_SCHEMAS.test(cause.message)) return undefined;
    return `ajv takes ${JSON.stringify(json)}, the codec does not: ${cause.path} ${cause.message}`;
  }
  if (passes) return undefined;
  const { instancePath, message } = validate.errors![0]!;
  return `the codec takes ${JSON.stringify(json)}, ajv does not: ${instancePath} ${message}`;
}

const JUNK: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53 - 1,
  2 ** 53,
  '',
  '0',
  '00',
  '-1',
  '1e3',
  '0x',
  'a',
  'A',
  'a\u0007',
  '\ud800',
  '😀',
  '9'.repeat(39),
  '1'.repeat(40),
  'x'.repeat(5_000),
  `0x${'a'.repeat(64)}`,
  'a'.repeat(64),
  [],
  [null],
  {},
  { a: 1 },
];

function mutateText(text: string, random: Random): string {
  const at = random(text.length + 1);
  const cut = text.slice(0, at);
  const rest = text.slice(at + 1);
  return [cut, cut + rest, `${cut}0${rest}`, `${cut}g${rest}`, `${text}0`, `0${text}`, `${text}ab`, text.toUpperCase()][
    random(8)
  ]!;
}

/** A copy of a JSON value with one thing changed somewhere in it. */
export function mutate(json: Json, random: Random): Json {
  if (random(6) === 0) return JUNK[random(JUNK.length)]!;
  if (typeof json === 'string') return mutateText(json, random);
  if (typeof json === 'number')
    return [json + 1, json - 1, -json, json * 2 ** 20, json + 0.5, String(json)][random(6)]!;
  if (Array.isArray(json)) {
    const at = random(json.length + 1);
    const kind = random(4);
    if (kind === 0) return [...json, ...json];
    if (kind === 1 || at === json.length) return [...json.slice(0, at), ...json.slice(at + 1)];
    return [...json.slice(0, at), mutate(json[at] as Json, random), ...json.slice(at + 1)];
  }
  if (typeof json === 'object' && json !== null) {
    const record = json as Readonly<Record<string, Json>>;
    const names = Object.keys(record);
    const name = names[random(names.length)];
    if (name === undefined || random(8) === 0) return { ...record, unexpected: 1 };
    if (random(4) === 0) return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
    return { ...record, [name]: mutate(record[name]!, random) };
  }
  return JUNK[random(JUNK.length)]!;
}
