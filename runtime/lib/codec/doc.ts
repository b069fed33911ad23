/**
 * Field descriptions. They are part of the JSON Schema, so documents, clients and help show them; bytes and JSON ignore
 * them (decision 0105).
 */

import type { JsonSchema } from './type.js';

/** A titled schema has its own description, so it is wrapped at each use to carry the description of that use. */
export function described(schema: JsonSchema, meaning: string): JsonSchema {
  return 'title' in schema ? { description: meaning, allOf: [schema] } : { ...schema, description: meaning };
}

/**
 * The same type with a description of the field: content, unit and bounds. Every published field, parameter, event
 * field and result has one: `amount: t.doc(t.amount, 'Raw units to move, above zero')`.
 */
export function doc<K extends { readonly schema: JsonSchema }>(type: K, meaning: string): K {
  return { ...type, schema: described(type.schema, meaning) };
}

/** The description of a schema at its use, if any, and the schema without it. */
export function meaningOf(schema: JsonSchema): readonly [meaning: string | undefined, schema: JsonSchema] {
  const { description, ...rest } = schema;
  if ('title' in schema || typeof description !== 'string') return [undefined, schema];
  return [description, unwrapped(rest)];
}

/** Applies `make` and keeps the description of the original schema. */
export function aroundSchema(schema: JsonSchema, make: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const [meaning, inner] = meaningOf(schema);
  return meaning === undefined ? make(inner) : described(make(inner), meaning);
}

/** The schema inside an `allOf` of one. */
function unwrapped(schema: JsonSchema): JsonSchema {
  const { allOf, ...others } = schema as { readonly allOf?: readonly JsonSchema[] };
  return allOf?.length === 1 ? { ...others, ...allOf[0] } : schema;
}

/** Keywords for people. */
const FOR_PEOPLE = new Set(['description', 'x-unit']);

/** The schema without what is for people only: its meaning for programs. Rewording does not change it. */
export function withoutMeanings(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !FOR_PEOPLE.has(keyword));
  return unwrapped(Object.fromEntries(kept.map(([keyword, value]) => [keyword, inner(keyword, value)])));
}

const LISTS = new Set(['anyOf', 'oneOf', 'allOf']);
const SINGLE = new Set(['items', 'additionalProperties', 'propertyNames']);

function inner(keyword: string, value: unknown): unknown {
  if (LISTS.has(keyword)) return (value as readonly JsonSchema[]).map(withoutMeanings);
  if (typeof value !== 'object' || value === null) return value;
  if (SINGLE.has(keyword)) return withoutMeanings(value as JsonSchema);
  if (keyword !== 'properties') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutMeanings(field as JsonSchema)]));
}
