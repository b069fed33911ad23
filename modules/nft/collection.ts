/** Collections: what the chain keeps of one, and the rules for what its owner says of it. */

import { fail, flaw, type Hash, hashOf, type Type, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { CollectionNotFound, InvalidCollection } from './errors.js';
import type { Reading } from './shape.js';

const texts = {
  name: t.text(1, 64),
  symbol: t.text(1, 16, /^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  base_uri: t.uri(),
  description: t.text(1, 1_000),
  link: t.link(),
};

/** What the owner writes and may change later, or leave out. */
const optional = {
  description: t.option(texts.description),
  icon_uri: t.option(texts.link),
  banner_uri: t.option(texts.link),
  external_url: t.option(texts.link),
};

/** What the owner writes. */
const written = { name: texts.name, symbol: texts.symbol, base_uri: texts.base_uri, ...optional };

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
/** Bounds of those that may be left out. */
export const optionalBounds = { description: wrong, icon_uri: wrong, banner_uri: wrong, external_url: wrong };
/** Bounds of all of them. */
export const textBounds = { name: wrong, symbol: wrong, base_uri: wrong, ...optionalBounds };

type Optional = Values<typeof optional>;

/** The optional fields after a change: null keeps what was before, an empty text clears it. */
export function changed(change: Optional, before: Optional): Optional {
  const after = { ...before };
  for (const field of Object.keys(optional) as (keyof Optional)[]) {
    if (change[field] !== null) after[field] = change[field] === '' ? null : change[field];
  }
  return after;
}

/** Refuses a field that is not as it must be. */
export function checkWritten(fields: Values<typeof written>): void {
  const wrong = flaw(t.struct(written), fields);
  if (wrong) fail(InvalidCollection, { field: wrong.path, reason: wrong.message });
}

const collectionFields = {
  ...written,
  /** 0 for no limit. */
  max_supply: t.count,
  royalty_bps: t.bps(),
  royalty_receiver: t.address,
  owner: t.address,
  locked: t.bool,
  created_at_height: t.height,
};
/** A collection as it is kept. What changes with every token is kept apart, in Tally. */
export const Collection = t.struct(collectionFields);
export type Collection = ValueOf<typeof Collection>;

const tallyFields = { minted: t.count, burned: t.count, holders: t.count };
/** How many tokens a collection ever had, lost, and how many accounts hold some. */
export const Tally = t.struct(tallyFields);
export type Tally = ValueOf<typeof Tally>;

/** A collection as callers see it: definitions 4.3. */
export const CollectionInfo = t.struct({
  address: t.mint,
  ...collectionFields,
  ...tallyFields,
  /** How many tokens there are now. */
  supply: t.count,
});
export type CollectionInfo = ValueOf<typeof CollectionInfo>;

/** The collection at an address as callers see it; undefined when there is none. */
export function describeCollection({ state }: Reading, address: Hash): CollectionInfo | undefined {
  const collection = state.collections.get(address);
  if (!collection) return undefined;
  const tally = state.tallies.get(address)!;
  return { address, ...collection, ...tally, supply: tally.minted - tally.burned };
}

const Origin = { owner: t.address, symbol: written.symbol, nonce: t.nonce };

/** Names the collection by its making. */
export const addressOf = (origin: Values<typeof Origin>): Hash => hashOf('nft/v1', Origin, origin);

/** The collection at an address, or a refusal. */
export function collectionAt({ state }: Reading, address: Hash): Collection {
  return state.collections.get(address) ?? fail(CollectionNotFound, { collection: `0x${address}` });
}
