/** Operations that create collections and define types. */

import { fail, t } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { changed, omissible, required, UNSAID } from '../shared/collection.js';
import { bounds, checkWritten, newAddress, ownedBy } from './collection.js';
import { CollectionNotFound, InvalidCollection, InvalidRoyalty, NotCollectionOwner, TypeExists } from './errors.js';
import { multiToken } from './shape.js';

export const CreateMultiTokenCollection = multiToken.operation({
  id: 40,
  about:
    'Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.',
  sentence: 'Created the multi-token collection {name}',
  params: {
    ...required,
    royalty_bps: t.doc(t.bps(0xffff), 'Royalty of the owner on sales, in basis points, at most 10,000'),
    ...omissible,
  },
  bounds,
  returns: { collection: t.doc(t.mint, 'Address of the new collection') },
  settled: ['collection'],
  logs: ['MultiTokenCollectionCreated'],
  gas: 40_000,
  rpc: [
    'createMultiTokenCollection',
    'name',
    'symbol',
    'base_uri',
    'royalty_bps',
    { sender: 'owner' },
    'description',
    'icon_uri',
    'banner_uri',
    'external_url',
  ],
  errors: [InvalidRoyalty, InvalidCollection, ...accountsPort.refusals('declareContract')],
  execute(c, { name, symbol, base_uri, royalty_bps, ...texts }) {
    const fields = { name, symbol, base_uri, ...changed(texts, UNSAID) };
    checkWritten(fields);
    const collection = newAddress(c, symbol);
    const { sender: owner, height: created_at_height } = c;
    c.use.accounts.declareContract({ kind: 'multi-token', id: collection });
    c.state.collections.put(collection, { ...fields, royalty_bps, owner, types: 0, created_at_height });
    c.emit.MultiTokenCollectionCreated({ collection, owner, name, symbol });
    return { collection };
  },
});

export const DefineTokenType = multiToken.operation({
  id: 41,
  about:
    'Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.',
  params: {
    collection: t.doc(t.mint, 'Address of a collection that the sender owns'),
    type_id: t.doc(t.u64, 'Number of the type within the collection, chosen by the owner'),
    name: t.doc(t.text(1, 64), 'Name of the type, 1 to 64 characters'),
    metadata_uri: t.doc(
      t.uri(),
      'URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number',
    ),
    max_supply: t.doc(t.u128, 'Maximum supply at any time, in units; 0 for no limit'),
    is_fungible: t.doc(t.bool, 'True if any amount can be transferred; false if each transfer moves one unit'),
  },
  returns: {
    collection: t.doc(t.mint, 'Address of the collection'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
  },
  settled: ['collection', 'type_id'],
  logs: ['TokenTypeDefined'],
  gas: 80_000,
  rpc: ['defineTokenType', 'collection', 'type_id', 'name', 'metadata_uri', 'max_supply', 'is_fungible', 'sender'],
  errors: [CollectionNotFound, NotCollectionOwner, TypeExists],
  execute(c, { collection, type_id, ...type }) {
    const record = ownedBy(c, c.sender, collection);
    if (c.state.types.has(collection, type_id)) fail(TypeExists, { type_id: `${type_id}` });
    c.state.types.put(collection, type_id, { type_id, ...type, created_at_height: c.height });
    c.state.tallies.put(collection, type_id, { supply: 0n, burned: 0n, holders: 0 });
    c.state.collections.put(collection, { ...record, types: record.types + 1 });
    const { name, is_fungible } = type;
    c.emit.TokenTypeDefined({ collection, type_id, name, is_fungible });
    return { collection, type_id };
  },
});
