/** RPC methods of multi-token collections. */

import { fn, t } from '../../runtime/sdk.js';
import { balanceOf } from './balances.js';
import { CollectionInfo, describeCollection } from './collection.js';
import { multiToken } from './shape.js';
import { describeType, lookAt, TokenTypeInfo } from './token-type.js';

export const getMultiTokenBalance = multiToken.method({
  about: 'How many of a type an account holds; 0 also where there is no such type.',
  signature: fn(
    {
      collection: t.doc(t.mint, 'Address of the collection'),
      type_id: t.doc(t.u64, 'Number of the type within the collection'),
      owner: t.doc(t.address, 'Account whose units to count'),
    },
    t.struct({
      collection: t.doc(t.mint, 'Address of the collection'),
      type_id: t.doc(t.u64, 'Number of the type within the collection'),
      owner: t.doc(t.address, 'Account that was asked for'),
      balance: t.doc(t.u128, 'How many it has'),
    }),
  ),
  read(c, { collection, type_id, owner }) {
    return { collection, type_id, owner, balance: balanceOf(c, collection, type_id, owner) };
  },
});

export const getTokenType = multiToken.method({
  about: 'A type of a collection; null when there is none of this id.',
  signature: fn(
    {
      collection: t.doc(t.mint, 'Address of the collection'),
      type_id: t.doc(t.u64, 'Number of the type within the collection'),
    },
    t.option(TokenTypeInfo),
  ),
  read: (c, { collection, type_id }) => lookAt(c, collection, type_id) ?? null,
});

export const getMultiTokenCollection = multiToken.method({
  about: 'A collection; null when there is none at the address.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection') }, t.option(CollectionInfo)),
  read: (c, { collection }) => describeCollection(c, collection) ?? null,
});

export const listTokenTypes = multiToken.method({
  about: 'The types of a collection by type_id.',
  signature: fn(
    { collection: t.doc(t.mint, 'Address of the collection'), limit: t.limit(), cursor: t.cursor },
    t.page('types', TokenTypeInfo, 'What the collection has, the lowest number first'),
  ),
  read({ state }, { collection, limit, cursor }) {
    const record = state.collections.get(collection);
    if (!record) return { items: [], next: null };
    const { items, next } = state.types.page([collection], limit, cursor);
    const tallies = state.tallies.getAll(items.map(({ type_id }) => [collection, type_id]));
    return { items: items.map((type, i) => describeType(collection, record, type, tallies[i]!)), next };
  },
});
