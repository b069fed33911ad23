/** Collections: what the chain keeps of one, and what its owner may say of it. */

import { type Address, fail, type Hash, hashOf, type Type, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { CollectionNotFound, InvalidCollection, NotCollectionOwner } from './errors.js';
import type { Reading } from './shape.js';

const texts = {
  name: t.text(1, 64),
  symbol: t.text(1, 16, /^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  base_uri: t.uri(),
  description: t.text(1, 1_000),
  link: t.link(),
};

/** What the owner writes. */
export const written = {
  name: texts.name,
  symbol: texts.symbol,
  base_uri: texts.base_uri,
  description: t.option(texts.description),
  icon_uri: t.option(texts.link),
  banner_uri: t.option(texts.link),
  external_url: t.option(texts.link),
};

const wide = (allowed: Type<string>): Type<string> => ({ ...t.text(0, 4_096), sample: allowed.sample });

/** As parameters the texts are wider than what is allowed. */
export const given = {
  name: wide(texts.name),
  symbol: wide(texts.symbol),
  base_uri: wide(texts.base_uri),
  description: t.option(wide(texts.description)),
  icon_uri: t.option(wide(texts.link)),
  banner_uri: t.option(wide(texts.link)),
  external_url: t.option(wide(texts.link)),
};

const wrong = { error: InvalidCollection };
/** Bounds of all of them. */
export const textBounds = {
  name: wrong,
  symbol: wrong,
  base_uri: wrong,
  description: wrong,
  icon_uri: wrong,
  banner_uri: wrong,
  external_url: wrong,
};

const fields = {
  ...written,
  /** To the owner. */
  royalty_bps: t.bps(),
  owner: t.address,
  /** How many types are defined. */
  types: t.count,
  created_at_height: t.height,
};
/** A collection as it is kept. */
export const Collection = t.struct(fields);
export type Collection = ValueOf<typeof Collection>;

/** A collection as callers see it: definitions 4.4. */
export const CollectionInfo = t.struct({ address: t.mint, ...fields });
export type CollectionInfo = ValueOf<typeof CollectionInfo>;

/** The collection at an address as callers see it; undefined when there is none. */
export function describeCollection({ state }: Reading, address: Hash): CollectionInfo | undefined {
  const collection = state.collections.get(address);
  return collection && { address, ...collection };
}

const Origin = { owner: t.address, symbol: written.symbol, nonce: t.nonce };

/** Names the collection by its making. */
export const addressOf = (origin: Values<typeof Origin>): Hash => hashOf('multi-token/v1', Origin, origin);

/** The collection at an address, if it is the account's. */
export function ownedBy({ state }: Reading, who: Address, address: Hash): Collection {
  const collection = state.collections.get(address) ?? fail(CollectionNotFound, { collection: `0x${address}` });
  if (collection.owner !== who) fail(NotCollectionOwner);
  return collection;
}
