/** Types of tokens: the stored record and its public form. */

import { type Details, fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { metadataUri } from '../shared/collection.js';
import type { Collection } from './collection.js';
import { TypeNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  type_id: t.doc(t.u64, 'Number of the type within the collection'),
  name: t.doc(t.text(1, 64), 'What people call the type'),
  metadata_uri: t.doc(t.uri(), 'Link to its metadata'),
  max_supply: t.doc(t.u128, 'Most that there can ever be; 0 for no limit'),
  is_fungible: t.doc(t.bool, 'True when amounts of it move; false when one moves at a time'),
  created_at_height: t.doc(t.height, 'Height of the block that defined the type'),
};
/** A type as stored. If its metadata_uri is empty, the URI is derived from the collection's base_uri. */
export const TokenType = t.struct(fields);
export type TokenType = ValueOf<typeof TokenType>;

const tallyFields = {
  supply: t.doc(t.u128, 'How many there are now'),
  burned: t.doc(t.u256, 'How many were destroyed'),
  holders: t.doc(t.count, 'How many accounts hold some'),
};
/** Counters that change with every mint and burn; stored apart from the type. */
export const Tally = t.struct(tallyFields);
export type Tally = ValueOf<typeof Tally>;

/** A type as callers see it (definitions 4.4). */
export const TokenTypeInfo = t.struct({
  collection: t.doc(t.mint, 'Address of the collection'),
  ...fields,
  metadata_uri: t.doc(t.text(0, 532), 'Link to its metadata'),
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
