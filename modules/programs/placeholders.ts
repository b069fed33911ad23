/** Placeholders: values that stand for expressions while the rest of a step is checked at registration. */

import { type Json, lowerCase, type Type } from '../../runtime/sdk.js';
import type { Field } from './kinds.js';

type Schema = Type<unknown>['schema'];

/** Texts of the forms that fields of operations usually require. */
const texts = (symbol: string, least: number): readonly string[] => [
  symbol,
  lowerCase(symbol),
  'a'.repeat(least),
  '0'.repeat(least),
  'https://example.org',
];

/** The alternatives of a schema without what wraps them; the schema itself where it has none. */
function formsOf(schema: Schema): readonly Schema[] {
  const inner = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((all) => (all ?? []) as readonly Schema[]);
  return inner.length === 0 ? [schema] : inner.flatMap(formsOf);
}

/** The schema of a field of a struct; without a field named, of the items of a list. Empty where there is none. */
export function schemaIn(schema: Schema, field?: string): Schema {
  for (const { items, properties } of formsOf(schema)) {
    const fields = properties as Readonly<Record<string, Schema>> | undefined;
    const found = field === undefined ? (items as Schema | undefined) : fields?.[field];
    if (found !== undefined) return found;
  }
  return {};
}

/**
 * A value that the field takes, as far as its schema tells. What the expression gives is checked against the field when
 * the step runs.
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
