/** Names and texts in SQL: quoted, short enough, and never twice the same. */

import { createHash } from 'node:crypto';
import { storable } from './columns.js';

/** Bytes of a name; PostgreSQL cuts longer ones off in silence. */
const LONGEST = 63;
const HASH_DIGITS = 12;

/** A name in a statement. */
export const quoted = (name: string): string => `"${storable(name).replaceAll('"', '""')}"`;

/** Names a table of the schema in statements. */
export const tableIn = (schema: string, name: string): string => `${quoted(schema)}.${quoted(name)}`;

/** A text in a statement. A backslash means nothing in it but itself: `standard_conforming_strings` is set in each session. */
export const literal = (text: string): string => `'${storable(text).replaceAll("'", "''")}'`;

/** What people can type without quotes: lowercase letters, digits and underscores. */
export function plainName(...words: readonly string[]): string {
  return words
    .join('_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** The name, or one made of it that fits and that nothing else has. The same every time for the same `identity`. */
export function freeName(wanted: string, identity: string, isTaken: (name: string) => boolean): string {
  if (wanted !== '' && wanted.length <= LONGEST && !isTaken(wanted)) return wanted;
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, HASH_DIGITS);
  return `${wanted.slice(0, LONGEST - HASH_DIGITS - 1)}_${digest}`;
}
