/**
 * Content hashes: when an operation names a record by number, the signer commits to the fields that it was shown.
 * Decision 0147.
 */

import type { Hash } from '../../lib/codec/ids.js';
import { type Json, refuse, type TextForms, type Type } from '../../lib/codec/type.js';
import { hashOfType } from './hash-of.js';

/** Parameters of the hash: a tag and the type of the record's committed fields. */
export interface ContentForm {
  readonly tag: string;
  readonly fields: readonly string[];
  /** A struct of these fields. */
  readonly type: Type<unknown>;
}

/** The content hash of a record in JSON, as returned by a method. Throws CodecError if the record cannot be read. */
export function contentHashOf({ tag, fields, type }: ContentForm, record: Json | undefined, text: TextForms): Hash {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return refuse('must be a record');
  const given = record as { readonly [field: string]: Json };
  const committed = Object.fromEntries(fields.map((field) => [field, given[field] ?? null]));
  return hashOfType(tag, type, type.fromJson(committed, text));
}
