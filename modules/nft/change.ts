/** The operations of a collection's owner on what it says of itself. */

import { type Address, fail, type Hash, InvalidAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { type Collection, checkForm, collectionAt, OPTIONAL, orNull, Words } from './collection.js';
import { CollectionLocked, CollectionNotFound, InvalidCollection, NotCollectionOwner } from './errors.js';
import { nft, type Reading } from './shape.js';

const errors = [CollectionNotFound, NotCollectionOwner, CollectionLocked];

export const UpdateNftCollection = nft.operation({
  id: 35,
  about:
    'Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.',
  params: {
    collection: t.mint,
    description: t.option(Words),
    icon_uri: t.option(Words),
    banner_uri: t.option(Words),
    external_url: t.option(Words),
    owner: t.option(t.address),
  },
  gas: 40_000,
  cli: 'nft update-nft-collection',
  errors: [...errors, InvalidCollection, InvalidAddress],
  execute(c, { collection, owner, ...given }) {
    const before = ownedBy(c, c.sender, collection);
    const changed = OPTIONAL.filter((field) => given[field] !== null && orNull(given[field]) !== before[field]);
    if (changed.length > 0) checkUnlocked(before);
    checkForm(given);
    if (owner === ZERO_ADDRESS)
      fail(InvalidAddress, { field: 'owner', next_step: 'to end minting, lock the collection' });
    const fields = Object.fromEntries(changed.map((field) => [field, orNull(given[field])]));
    c.state.collections.put(collection, { ...before, ...fields, owner: owner ?? before.owner });
    const handedOn = owner !== null && owner !== before.owner ? ['owner'] : [];
    c.emit.NftCollectionUpdated({ collection, changed: [...changed, ...handedOn] });
  },
});

export const LockNftCollection = nft.operation({
  id: 36,
  about:
    'Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.',
  params: { collection: t.mint },
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

/** The collection, if it is the account's. */
export function ownedBy(where: Reading, who: Address, address: Hash): Collection {
  const collection = collectionAt(where, address);
  if (collection.owner !== who) fail(NotCollectionOwner);
  return collection;
}

/** Refuses where the collection is locked. */
export function checkUnlocked({ locked }: Collection): void {
  if (locked) fail(CollectionLocked);
}
