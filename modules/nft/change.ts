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
    'Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.',
  params: {
    collection: t.doc(t.mint, 'Address of a collection of yours'),
    ...omissible,
    owner: t.doc(t.option(t.address), 'Account that is to own the collection; stays when left out'),
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
      fail(InvalidAddress, { field: 'owner', next_step: 'to end minting, lock the collection' });
    c.state.collections.put(collection, after);
    c.emit.NftCollectionUpdated({ collection, changed: fields });
  },
});

export const LockNftCollection = nft.operation({
  id: 36,
  about:
    'Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.',
  params: { collection: t.doc(t.mint, 'Address of a collection of yours') },
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
