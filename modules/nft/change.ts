/** Operations with which the owner of a collection changes its texts, hands it over or locks it. */

import { fail, InvalidAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { changed, omissible } from '../shared/collection.js';
import { type Collection, checkWritten, omissibleBounds, ownedBy } from './collection.js';
import { CollectionLocked, CollectionNotFound, InvalidCollection, NotCollectionOwner } from './errors.js';
import { nft } from './shape.js';

const FIELDS = ['description', 'icon_uri', 'banner_uri', 'external_url', 'owner'] as const;

const errors = [CollectionNotFound, NotCollectionOwner, CollectionLocked];

export const UpdateNftCollection = nft.operation({
  id: 35,
  about:
    'Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.',
  params: {
    collection: t.doc(t.mint, 'Address of a collection that the sender owns'),
    ...omissible,
    owner: t.doc(t.option(t.address), 'New owner of the collection; null to keep it'),
  },
  bounds: omissibleBounds,
  logs: ['NftCollectionUpdated'],
  gas: 40_000,
  cli: 'nft update-nft-collection',
  errors: [...errors, InvalidCollection, InvalidAddress],
  execute(c, { collection, owner, ...texts }) {
    const before = ownedBy(c, c.sender, collection);
    const after = { ...before, ...changed(texts, before), owner: owner ?? before.owner };
    const fields = FIELDS.filter((field) => after[field] !== before[field]);
    if (fields.some((field) => field !== 'owner')) checkUnlocked(before);
    checkWritten(after);
    if (owner === ZERO_ADDRESS)
      fail(InvalidAddress, { field: 'owner', next_step: 'lock the collection to end minting' });
    c.state.collections.put(collection, after);
    c.emit.NftCollectionUpdated({ collection, changed: fields });
  },
});

export const LockNftCollection = nft.operation({
  id: 36,
  about: 'Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.',
  params: { collection: t.doc(t.mint, 'Address of a collection that the sender owns') },
  logs: ['NftCollectionLocked'],
  gas: 40_000,
  cli: 'nft lock-nft-collection',
  errors,
  execute(c, { collection }) {
    const before = ownedBy(c, c.sender, collection);
    checkUnlocked(before);
    c.state.collections.put(collection, { ...before, locked: true });
    c.emit.NftCollectionLocked({ collection });
  },
});

/** Fails if the collection is locked. */
export function checkUnlocked({ locked }: Collection): void {
  if (locked) fail(CollectionLocked);
}
