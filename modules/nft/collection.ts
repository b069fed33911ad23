/** Collections: what the chain keeps of one, and the rules for what its owner says of it. */

import { fail, flaw, type Hash, hashOf, t, type ValueOf, type Values } from '../../runtime/sdk.js';
import { CollectionNotFound, InvalidCollection } from './errors.js';
import type { Reading } from './shape.js';

/** Visible ASCII, as URIs are: so 512 characters are 512 bytes. */
export const Uri = t.text(0, 512, /^[!-~]*$/);
const Link = t.text(0, 512, /^$|^(https|ipfs|ar):\/\/[!-~]+$/);

/** The fields that the owner writes. */
const FORM = {
  name: t.text(1, 64),
  symbol: t.text(1, 16, /^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  base_uri: Uri,
  description: t.text(0, 1_000),
  icon_uri: Link,
  banner_uri: Link,
  external_url: Link,
};
type Field = keyof typeof FORM;

/** The fields that he may also change later, or leave out. */
export const OPTIONAL = ['description', 'icon_uri', 'banner_uri', 'external_url'] as const;
/** Those fields; null where one is left out. */
export type Optional = { readonly [F in (typeof OPTIONAL)[number]]: string | null };

/** As parameters the fields are wider than what is allowed, so that the refusal can have its own code. */
export const Words = t.text(0, 4_096);

/** Refuses a field that is not as it must be. One that is left out is. */
export function checkForm(given: { readonly [F in Field]?: string | null }): void {
  for (const field of Object.keys(FORM) as Field[]) {
    const value = given[field] ?? null;
    const reason = value === null ? undefined : flaw(FORM[field], value);
    if (reason !== undefined) fail(InvalidCollection, { field, reason });
  }
}

/** What is written, with nothing for the empty text. */
export const orNull = (text: string | null): string | null => (text === '' ? null : text);

const collectionFields = {
  name: FORM.name,
  symbol: FORM.symbol,
  base_uri: Uri,
  description: t.option(FORM.description),
  icon_uri: t.option(Uri),
  banner_uri: t.option(Uri),
  external_url: t.option(Uri),
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

const Origin = { owner: t.address, symbol: FORM.symbol, nonce: t.nonce };

/** Names the collection by its making. */
export const addressOf = (origin: Values<typeof Origin>): Hash => hashOf('nft/v1', Origin, origin);

/** The collection at an address, or a refusal. */
export function collectionAt({ state }: Reading, address: Hash): Collection {
  return state.collections.get(address) ?? fail(CollectionNotFound, { collection: `0x${address}` });
}
