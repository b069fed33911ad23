/** RPC methods of multi-token collections. */

import { fn, t } from '../../runtime/sdk.js';
import { balanceOf } from './balances.js';
import { CollectionInfo, describeCollection } from './collection.js';
import { multiToken } from './shape.js';
import { describeType, lookAt, TokenTypeInfo } from './token-type.js';

export const getMultiTokenBalance = multiToken.method({
  about: 'Returns the balance of an account in a type; 0 if the type does not exist.',
  signature: fn(
    {
      collection: t.doc(t.mint, 'Address of the collection'),
      type_id: t.doc(t.u64, 'Number of the type within the collection'),
      owner: t.doc(t.address, 'Account that holds the units'),
    },
    t.struct({
      collection: t.doc(t.mint, 'Address of the collection'),
      type_id: t.doc(t.u64, 'Number of the type within the collection'),
      owner: t.doc(t.address, 'The requested account'),
      balance: t.doc(t.u128, 'Balance in units'),
    }),
  ),
  read(c, { collection, type_id, owner }) {
    return { collection, type_id, owner, balance: balanceOf(c, collection, type_id, owner) };
  },
});

export const getTokenType = multiToken.method({
  about: 'Returns a type of a collection; null if there is none with this number.',
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
  about: 'Returns a collection; null if there is none at the address.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection') }, t.option(CollectionInfo)),
  read: (c, { collection }) => describeCollection(c, collection) ?? null,
});

export const listTokenTypes = multiToken.method({
  about: 'Lists the types of a collection by number.',
  signature: fn(
    { collection: t.doc(t.mint, 'Address of the collection'), limit: t.limit(), cursor: t.cursor },
    t.page('types', TokenTypeInfo, 'Types of the collection, lowest number first'),
  ),
  read({ state }, { collection, limit, cursor }) {
    const record = state.collections.get(collection);
    if (!record) return { items: [], next: null };
    const { items, next } = state.types.page([collection], limit, cursor);
    const tallies = state.tallies.getAll(items.map(({ type_id }) => [collection, type_id]));
    return { items: items.map((type, i) => describeType(collection, record, type, tallies[i]!)), next };
  },
});
