/** Placeholders: sample values in place of expressions, so that the rest of a step can be checked at registration. */

import { type Json, lowerCase, type Type } from '../../runtime/sdk.js';
import type { Field } from './kinds.js';

type Schema = Type<unknown>['schema'];

/** Sample texts that match the patterns of common text fields. */
const texts = (symbol: string, least: number): readonly string[] => [
  symbol,
  lowerCase(symbol),
  'a'.repeat(least),
  '0'.repeat(least),
  'https://example.org',
];

/** Flattens the alternatives of a schema; the schema itself if it has none. */
function formsOf(schema: Schema): readonly Schema[] {
  const inner = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((all) => (all ?? []) as readonly Schema[]);
  return inner.length === 0 ? [schema] : inner.flatMap(formsOf);
}

/** Schema of a struct field, or of list items if no field is given; empty if there is none. */
export function schemaIn(schema: Schema, field?: string): Schema {
  for (const { items, properties } of formsOf(schema)) {
    const fields = properties as Readonly<Record<string, Schema>> | undefined;
    const found = field === undefined ? (items as Schema | undefined) : fields?.[field];
    if (found !== undefined) return found;
  }
  return {};
}

/**
 * A value that the field accepts according to its schema. The value of the expression is checked against the field at
 * run time.
 */
export function placeholderOf(field: NonNullable<Field>, schema: Schema, symbol: string): Json {
  const form = formsOf(schema).find(({ type }) => type !== 'null') ?? {};
  const { minimum = 0, maximum = 1, minLength = 1 } = form as Readonly<Record<string, number | undefined>>;
  if (field === 'number') return Math.max(minimum, Math.min(1, maximum));
  if (field === 'boolean') return true;
  if (field !== 'string') return `0x${'11'.repeat(32)}`;
  const [word] = (form.enum ?? []) as readonly string[];
  const pattern = new RegExp((form.pattern as string | undefined) ?? '');
  return word ?? texts(symbol, Math.max(1, minLength)).find((text) => pattern.test(text)) ?? symbol;
}
