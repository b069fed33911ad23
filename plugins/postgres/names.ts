/** SQL names and literals: quoted, short enough, and unique. */

import { createHash } from 'node:crypto';
import { storable } from './columns.js';

/** Maximum bytes of a name; PostgreSQL silently truncates longer ones. */
const LONGEST = 63;
const HASH_DIGITS = 12;

export const quoted = (name: string): string => `"${storable(name).replaceAll('"', '""')}"`;

export const tableIn = (schema: string, name: string): string => `${quoted(schema)}.${quoted(name)}`;

/** A quoted literal. Backslashes are not special, because every session sets `standard_conforming_strings`. */
export const literal = (text: string): string => `'${storable(text).replaceAll("'", "''")}'`;

/** A name that needs no quotes: lowercase letters, digits and underscores. */
export function plainName(...words: readonly string[]): string {
  return words
    .join('_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/**
 * Returns the wanted name, or a variant that fits and is not taken. The result is the same each time for the same
 * `identity`.
 */
export function freeName(wanted: string, identity: string, isTaken: (name: string) => boolean): string {
  if (wanted !== '' && wanted.length <= LONGEST && !isTaken(wanted)) return wanted;
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, HASH_DIGITS);
  return `${wanted.slice(0, LONGEST - HASH_DIGITS - 1)}_${digest}`;
}
