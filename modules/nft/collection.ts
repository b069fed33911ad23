/** Collections: what the chain keeps of one, and what callers see. */

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
