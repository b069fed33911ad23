/** Collections: the stored record and its public form. */

import { type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { collectionRules, written } from '../shared/collection.js';
import * as errors from './errors.js';
import type { Reading } from './shape.js';

export const { bounds, omissibleBounds, checkWritten, newAddress, collectionAt, ownedBy } = collectionRules(
  'nft/v1',
  errors,
);

const collectionFields = {
  ...written,
  max_supply: t.doc(t.count, 'Maximum number of tokens ever minted, including burned ones; 0 for no limit'),
  royalty_bps: t.doc(t.bps(), 'Royalty on sales, in basis points'),
  royalty_receiver: t.doc(t.address, 'Recipient of the royalties'),
  owner: t.doc(t.address, 'Owner of the collection, which may mint'),
  locked: t.doc(t.bool, 'True if the collection is permanently locked'),
  created_at_height: t.doc(t.height, 'Height of the block that created the collection'),
};
/** A collection as stored. Values that change with every token are in Tally. */
export const Collection = t.struct(collectionFields);
export type Collection = ValueOf<typeof Collection>;

const tallyFields = {
  minted: t.doc(t.count, 'Number of tokens ever minted'),
  burned: t.doc(t.count, 'Number of tokens burned'),
  holders: t.doc(t.count, 'Number of accounts that own tokens'),
};
export const Tally = t.struct(tallyFields);
export type Tally = ValueOf<typeof Tally>;

/** A collection as callers see it (definitions 4.3). */
export const CollectionInfo = t.struct({
  address: t.doc(t.mint, 'Address of the collection'),
  ...collectionFields,
  ...tallyFields,
  supply: t.doc(t.count, 'Number of existing tokens: minted minus burned'),
});
export type CollectionInfo = ValueOf<typeof CollectionInfo>;

/** The public form of the collection at an address; undefined if there is none. */
export function describeCollection({ state }: Reading, address: Hash): CollectionInfo | undefined {
  const collection = state.collections.get(address);
  if (!collection) return undefined;
  const tally = state.tallies.get(address)!;
  return { address, ...collection, ...tally, supply: tally.minted - tally.burned };
}
