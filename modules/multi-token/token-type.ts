/** Types of tokens: the stored record and its public form. */

import { type Details, fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { metadataUri } from '../shared/collection.js';
import type { Collection } from './collection.js';
import { TypeNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  type_id: t.doc(t.u64, 'Number of the type within the collection'),
  name: t.doc(t.text(1, 64), 'Name of the type, 1 to 64 characters'),
  metadata_uri: t.doc(t.uri(), 'URI of the metadata document'),
  max_supply: t.doc(t.u128, 'Maximum supply at any time, in units; 0 for no limit'),
  is_fungible: t.doc(t.bool, 'True if any amount can be transferred; false if each transfer moves one unit'),
  created_at_height: t.doc(t.height, 'Height of the block that defined the type'),
};
/** A type as stored. If its metadata_uri is empty, the URI is derived from the collection's base_uri. */
export const TokenType = t.struct(fields);
export type TokenType = ValueOf<typeof TokenType>;

const tallyFields = {
  supply: t.doc(t.u128, 'Current supply in units'),
  burned: t.doc(t.u256, 'Number of units ever burned'),
  holders: t.doc(t.count, 'Number of accounts with a balance'),
};
/** Counters that change with every mint and burn; stored apart from the type. */
export const Tally = t.struct(tallyFields);
export type Tally = ValueOf<typeof Tally>;

/** A type as callers see it (definitions 4.4). */
export const TokenTypeInfo = t.struct({
  collection: t.doc(t.mint, 'Address of the collection'),
  ...fields,
  metadata_uri: t.doc(t.text(0, 532), 'URI of the metadata document'),
  ...tallyFields,
});
export type TokenTypeInfo = ValueOf<typeof TokenTypeInfo>;

export function describeType(
  collection: Hash,
  { base_uri }: Collection,
  { type_id, metadata_uri, ...type }: TokenType,
  tally: Tally,
): TokenTypeInfo {
  return { collection, type_id, metadata_uri: metadataUri(metadata_uri, base_uri, type_id), ...type, ...tally };
}

/** The public form of a type; undefined if there is none. */
export function lookAt({ state }: Reading, collection: Hash, type_id: bigint): TokenTypeInfo | undefined {
  const type = state.types.get(collection, type_id);
  if (!type) return undefined;
  return describeType(collection, state.collections.get(collection)!, type, state.tallies.get(collection, type_id)!);
}

/** The stored type; fails if there is none. */
export function typeOf({ state }: Reading, collection: Hash, type_id: bigint, details: Details): TokenType {
  const missing = { collection: `0x${collection}`, type_id: `${type_id}`, ...details };
  return state.types.get(collection, type_id) ?? fail(TypeNotFound, missing);
}
