/** Meanings: the sentence that tells readers what a field is. It lies in the schema, so that documents, clients and help have it; bytes and JSON know nothing of it. */

import type { JsonSchema } from './type.js';

/** A schema under a title is told once, with a meaning of its own: where it is used it is wrapped, to have another one there. */
export function described(schema: JsonSchema, meaning: string): JsonSchema {
  return 'title' in schema ? { description: meaning, allOf: [schema] } : { ...schema, description: meaning };
}

/**
 * The same type with what it means where it stands: what it is, its unit, its bounds, as a person would say it. Every
 * published field, parameter, event field and result has one: `amount: t.doc(t.amount, 'Raw units to move, above zero')`.
 */
export function doc<K extends { readonly schema: JsonSchema }>(type: K, meaning: string): K {
  return { ...type, schema: described(type.schema, meaning) };
}

/** The meaning of a schema where it stands, if it has one, and the schema without it. */
export function meaningOf(schema: JsonSchema): readonly [meaning: string | undefined, schema: JsonSchema] {
  const { description, ...rest } = schema;
  if ('title' in schema || typeof description !== 'string') return [undefined, schema];
  return [description, unwrapped(rest)];
}

/** What is made of a schema has the meaning that the schema had. */
export function aroundSchema(schema: JsonSchema, make: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const [meaning, inner] = meaningOf(schema);
  return meaning === undefined ? make(inner) : described(make(inner), meaning);
}

/** The schema of `allOf` around a single one. */
function unwrapped(schema: JsonSchema): JsonSchema {
  const { allOf, ...others } = schema as { readonly allOf?: readonly JsonSchema[] };
  return allOf?.length === 1 ? { ...others, ...allOf[0] } : schema;
}

/** A schema without all meanings: what it says to programs. Rewording leaves it as it is. */
export function withoutMeanings(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => keyword !== 'description');
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
