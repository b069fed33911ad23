/** The making of a collection and of its types. */

import { fail, flaw, t } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { addressOf, given, ownedBy, textBounds, written } from './collection.js';
import { CollectionNotFound, InvalidCollection, InvalidRoyalty, NotCollectionOwner, TypeExists } from './errors.js';
import { multiToken } from './shape.js';

const orNull = (text: string | null): string | null => (text === '' ? null : text);

export const CreateMultiTokenCollection = multiToken.operation({
  id: 40,
  about:
    'Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.',
  params: {
    name: given.name,
    symbol: given.symbol,
    base_uri: given.base_uri,
    royalty_bps: t.u16,
    description: given.description,
    icon_uri: given.icon_uri,
    banner_uri: given.banner_uri,
    external_url: given.external_url,
  },
  bounds: { ...textBounds, royalty_bps: { as: t.bps(), error: InvalidRoyalty } },
  returns: { collection: t.mint },
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
  execute(c, { name, symbol, base_uri, royalty_bps, description, icon_uri, banner_uri, external_url }) {
    const fields = {
      name,
      symbol,
      base_uri,
      description: orNull(description),
      icon_uri: orNull(icon_uri),
      banner_uri: orNull(banner_uri),
      external_url: orNull(external_url),
    };
    const wrong = flaw(t.struct(written), fields);
    if (wrong) fail(InvalidCollection, { field: wrong.path, reason: wrong.message });
    const collection = addressOf({ owner: c.sender, symbol, nonce: c.nonce });
    if (c.state.collections.has(collection)) {
      fail(InvalidCollection, {
        field: 'symbol',
        reason: 'one bundle makes one collection of a symbol; choose another',
      });
    }
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
    'Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.',
  params: {
    collection: t.mint,
    type_id: t.u64,
    name: t.text(1, 64),
    metadata_uri: t.uri(),
    max_supply: t.u128,
    is_fungible: t.bool,
  },
  returns: { collection: t.mint, type_id: t.u64 },
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
