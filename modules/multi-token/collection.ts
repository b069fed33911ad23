/** Collections: the stored record and its public form. */

import { type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { collectionRules, written } from '../shared/collection.js';
import * as errors from './errors.js';
import type { Reading } from './shape.js';

export const { bounds, checkWritten, newAddress, ownedBy } = collectionRules('multi-token/v1', errors);

const fields = {
  ...written,
  royalty_bps: t.doc(t.bps(), 'Royalty of the owner on sales, in basis points'),
  owner: t.doc(t.address, 'Owner of the collection, which may mint'),
  types: t.doc(t.count, 'Number of types defined'),
  created_at_height: t.doc(t.height, 'Height of the block that created the collection'),
};
/** A collection as stored. */
export const Collection = t.struct(fields);
export type Collection = ValueOf<typeof Collection>;

/** A collection as callers see it (definitions 4.4). */
export const CollectionInfo = t.struct({ address: t.doc(t.mint, 'Address of the collection'), ...fields });
export type CollectionInfo = ValueOf<typeof CollectionInfo>;

/** The public form of the collection at an address; undefined if there is none. */
export function describeCollection({ state }: Reading, address: Hash): CollectionInfo | undefined {
  const collection = state.collections.get(address);
  return collection && { address, ...collection };
}
