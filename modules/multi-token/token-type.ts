/** Types of tokens: what the chain keeps of one, and what callers see. */

import { type Details, fail, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { metadataUri } from '../shared/collection.js';
import type { Collection } from './collection.js';
import { TypeNotFound } from './errors.js';
import type { Reading } from './shape.js';

const fields = {
  type_id: t.u64,
  name: t.text(1, 64),
  metadata_uri: t.uri(),
  /** 0 for no limit. */
  max_supply: t.u128,
  /** Where false, one is moved at a time. */
  is_fungible: t.bool,
  created_at_height: t.height,
};
/** A type as it is kept. Where its metadata_uri is empty, it follows from the collection's base_uri. */
export const TokenType = t.struct(fields);
export type TokenType = ValueOf<typeof TokenType>;

const tallyFields = { supply: t.u128, burned: t.u256, holders: t.count };
/** How many there are of a type, how many were burned, and how many accounts hold some. */
export const Tally = t.struct(tallyFields);
export type Tally = ValueOf<typeof Tally>;

/** A type as callers see it: definitions 4.4. */
export const TokenTypeInfo = t.struct({ collection: t.mint, ...fields, metadata_uri: t.text(0, 532), ...tallyFields });
export type TokenTypeInfo = ValueOf<typeof TokenTypeInfo>;

/** The type as callers see it. */
export function describeType(
  collection: Hash,
  { base_uri }: Collection,
  { type_id, metadata_uri, ...type }: TokenType,
  tally: Tally,
): TokenTypeInfo {
  return { collection, type_id, metadata_uri: metadataUri(metadata_uri, base_uri, type_id), ...type, ...tally };
}

/** The type of an id as callers see it; undefined when there is none. */
export function lookAt({ state }: Reading, collection: Hash, type_id: bigint): TokenTypeInfo | undefined {
  const type = state.types.get(collection, type_id);
  if (!type) return undefined;
  return describeType(collection, state.collections.get(collection)!, type, state.tallies.get(collection, type_id)!);
}

/** The type of an id, or a refusal. */
export function typeOf({ state }: Reading, collection: Hash, type_id: bigint, details: Details): TokenType {
  const missing = { collection: `0x${collection}`, type_id: `${type_id}`, ...details };
  return state.types.get(collection, type_id) ?? fail(TypeNotFound, missing);
}
