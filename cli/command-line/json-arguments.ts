/** Converts command-line words to JSON, by the schema that the node publishes for them. */

import type { Json, JsonSchema } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

export interface WordReader {
  /** Targets of `#/components/schemas/…`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Raw units of an amount, as text; may throw. The schema says how its token is determined. */
  amount(text: string, schema: JsonSchema): Promise<string>;
  /** An address in its own form, from any word that names one. */
  address(text: string): Promise<string>;
  /** The consensus key of a validator, from the key or the account of its operator. */
  validatorKey(text: string): Promise<string>;
}

const REF = '#/components/schemas/';

/** The JSON of a word. `name` is used in the error if the word does not fit. */
export async function jsonOf(name: string, text: string, schema: JsonSchema, reader: WordReader): Promise<Json> {
  const json = await parseWord(text, schema, reader);
  if (json === undefined) throw new Problem(`${name}: ${text} is not ${describe(schema, reader)}`);
  return json;
}

/** Undefined if the word does not fit the schema. Bounds and patterns are checked by the node. */
async function parseWord(text: string, schema: JsonSchema, reader: WordReader): Promise<Json | undefined> {
  const { $ref, anyOf, oneOf, allOf, type } = schema as { [keyword: string]: never };
  if ($ref === `${REF}Amount`) return reader.amount(text, schema);
  if ($ref === `${REF}Address`) return reader.address(text);
  if ($ref === `${REF}ConsensusKey`) return reader.validatorKey(text);
  if ($ref !== undefined) return parseWord(text, reader.schemas[($ref as string).slice(REF.length)] ?? {}, reader);
  const alternatives: readonly JsonSchema[] | undefined =
    anyOf ??
    oneOf ??
    allOf ??
    (Array.isArray(type) ? (type as string[]).map((one) => ({ ...schema, type: one })) : undefined);
  if (alternatives) {
    // null comes first: as text it would also fit a string.
    for (const one of [...alternatives].sort((a, b) => Number(b.type === 'null') - Number(a.type === 'null'))) {
      const json = await parseWord(text, one, reader);
      if (json !== undefined) return json;
    }
    return undefined;
  }
  return parseScalar(text, type, schema, reader);
}

async function parseScalar(
  text: string,
  type: string | undefined,
  schema: JsonSchema,
  reader: WordReader,
): Promise<Json | undefined> {
  switch (type) {
    case 'string':
      return (schema.enum as readonly string[] | undefined)?.includes(text) === false ? undefined : text;
    case 'integer':
      return /^-?[0-9]+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'null':
      return text === 'null' ? null : undefined;
    case 'array':
      return text.startsWith('[') ? parseJson(text) : parseList(text, (schema.parseList ?? {}) as JsonSchema, reader);
    case 'object':
      return text.startsWith('{') ? parseJson(text) : undefined;
    default:
      return parseJson(text) ?? text;
  }
}

async function parseList(text: string, schema: JsonSchema, reader: WordReader): Promise<Json | undefined> {
  const list = await Promise.all(text.split(',').map((one) => parseWord(one, schema, reader)));
  return list.every((one) => one !== undefined) ? list : undefined;
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A schema in a few words. */
export function describe(schema: JsonSchema, reader: Pick<WordReader, 'schemas'>): string {
  const { $ref, anyOf, oneOf, type, enum: choices } = schema as { [keyword: string]: never };
  if ($ref !== undefined) return describe(reader.schemas[($ref as string).slice(REF.length)] ?? {}, reader);
  if (choices !== undefined) return `one of ${(choices as string[]).join(', ')}`;
  const alternatives = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (alternatives) return [...new Set(alternatives.map((one) => describe(one, reader)))].join(' or ');
  const names: Readonly<Record<string, string>> = {
    boolean: 'true or false',
    array: 'a list',
    object: 'a JSON object',
  };
  const kinds = (Array.isArray(type) ? type : [type ?? 'JSON']) as string[];
  return kinds.map((kind) => names[kind] ?? kind).join(' or ');
}
