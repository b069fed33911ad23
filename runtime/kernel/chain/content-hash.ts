/** Content hashes: what a signer agrees to when an operation names a record by number, made from the fields that the signer was shown. */

import type { Hash } from '../../lib/codec/ids.js';
import { type Json, refuse, type TextForms, type Type } from '../../lib/codec/type.js';
import { hashOfType } from './hash-of.js';

/** How the hash is made: a tag, and the type of the committed fields of the record. */
export interface ContentForm {
  readonly tag: string;
  readonly fields: readonly string[];
  /** A struct of these fields. */
  readonly type: Type<unknown>;
}

/** The content hash of a record in JSON, as a method answered with it. Throws CodecError for a record that cannot be read. */
export function contentHashOf({ tag, fields, type }: ContentForm, record: Json | undefined, text: TextForms): Hash {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return refuse('must be a record');
  const given = record as { readonly [field: string]: Json };
  const committed = Object.fromEntries(fields.map((field) => [field, given[field] ?? null]));
  return hashOfType(tag, type, type.fromJson(committed, text));
}
