/** Collections of tokens: the texts of their owners, their validation, and checks of ownership. */

import {
  type Address,
  type ErrorDef,
  fail,
  flaw,
  type Hash,
  hashOf,
  type Type,
  t,
  type Values,
} from '../../runtime/sdk.js';

const texts = {
  name: t.doc(t.text(1, 64), 'Name of the collection, 1 to 64 characters'),
  symbol: t.doc(
    t.text(1, 16, /^[A-Za-z0-9][A-Za-z0-9._-]*$/),
    'Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique',
  ),
  base_uri: t.doc(t.uri(), 'Base of the metadata URIs of its tokens, at most 512 bytes; can be empty'),
  description: t.doc(t.text(1, 1_000), 'Description of the collection, at most 1,000 characters; null for none'),
  icon_uri: t.doc(t.link(), 'Link to an icon, at most 512 bytes; null for none'),
  banner_uri: t.doc(t.link(), 'Link to a banner, at most 512 bytes; null for none'),
  external_url: t.doc(t.link(), 'Home page of the collection, at most 512 bytes; null for none'),
};

/** Optional texts. */
const optional = {
  description: t.option(texts.description),
  icon_uri: t.option(texts.icon_uri),
  banner_uri: t.option(texts.banner_uri),
  external_url: t.option(texts.external_url),
};
type Optional = Values<typeof optional>;

/** All texts of the owner, as stored. */
export const written = { name: texts.name, symbol: texts.symbol, base_uri: texts.base_uri, ...optional };

const wide = (allowed: Type<string>): Type<string> =>
  t.doc({ ...t.text(0, 4_096), sample: allowed.sample }, `${allowed.schema.description}`);
/**
 * Required texts as parameters: wider than allowed, because texts out of bounds must fail with an error of their own.
 */
export const required = { name: wide(texts.name), symbol: wide(texts.symbol), base_uri: wide(texts.base_uri) };
/** Optional texts as parameters. */
export const omissible = {
  description: t.option(wide(texts.description)),
  icon_uri: t.option(wide(texts.icon_uri)),
  banner_uri: t.option(wide(texts.banner_uri)),
  external_url: t.option(wide(texts.external_url)),
};

/** Optional texts of a new collection by default. */
export const UNSAID: Optional = { description: null, icon_uri: null, banner_uri: null, external_url: null };

/** Applies a change to the optional texts: null keeps a text, an empty text clears it. */
export function changed(change: Optional, before: Optional): Optional {
  const after = { ...before };
  for (const field of Object.keys(optional) as (keyof Optional)[]) {
    if (change[field] !== null) after[field] = change[field] === '' ? null : change[field];
  }
  return after;
}

/** Metadata URI of a token: its own, or else the collection's base URI followed by the id. */
export function metadataUri(own: string, base_uri: string, id: bigint): string {
  return own !== '' || base_uri === '' ? own : `${base_uri}${id}`;
}

const Origin = { owner: t.address, symbol: texts.symbol, nonce: t.nonce };

/** The store of a module's collections. */
export interface Collections<C> {
  readonly collections: { get(address: Hash): C | undefined; has(address: Hash): boolean };
}

/** Shared rules of collections with the errors of one module; `tag` is the hash tag of its addresses. */
export function collectionRules(
  tag: string,
  refusals: {
    readonly [E in 'InvalidCollection' | 'InvalidRoyalty' | 'CollectionNotFound' | 'NotCollectionOwner']: ErrorDef;
  },
) {
  const { InvalidCollection, InvalidRoyalty, CollectionNotFound, NotCollectionOwner } = refusals;
  const invalid = { error: InvalidCollection };
  const omissibleBounds = { description: invalid, icon_uri: invalid, banner_uri: invalid, external_url: invalid };

  /** Fails if a text is invalid. */
  function checkWritten(fields: Values<typeof written>): void {
    const wrong = flaw(t.struct(written), fields);
    if (wrong) fail(InvalidCollection, { field: wrong.path, reason: wrong.message });
  }

  /** Address of a new collection. A bundle can create only one collection per symbol. */
  function newAddress(
    c: { readonly sender: Address; readonly nonce: number; readonly state: Collections<unknown> },
    symbol: string,
  ): Hash {
    const address = hashOf(tag, Origin, { owner: c.sender, symbol, nonce: c.nonce });
    if (c.state.collections.has(address)) {
      fail(InvalidCollection, {
        field: 'symbol',
        reason: 'a bundle can create only one collection of a symbol: choose another symbol',
      });
    }
    return address;
  }

  /** The collection at an address; fails if there is none. */
  function collectionAt<C>({ state }: { readonly state: Collections<C> }, address: Hash): C {
    return state.collections.get(address) ?? fail(CollectionNotFound, { collection: `0x${address}` });
  }

  /** The collection at an address; fails unless the account owns it. */
  function ownedBy<C extends { readonly owner: Address }>(
    c: { readonly state: Collections<C> },
    who: Address,
    address: Hash,
  ): C {
    const collection = collectionAt(c, address);
    if (collection.owner !== who) fail(NotCollectionOwner);
    return collection;
  }

  return {
    omissibleBounds,
    /** Bounds of all parameters of a new collection. */
    bounds: {
      name: invalid,
      symbol: invalid,
      base_uri: invalid,
      ...omissibleBounds,
      royalty_bps: { as: t.bps(), error: InvalidRoyalty },
    },
    checkWritten,
    newAddress,
    collectionAt,
    ownedBy,
  };
}
