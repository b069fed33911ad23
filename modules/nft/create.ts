/** The making of a collection. */

import { fail, t } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { addressOf, changed, checkWritten, given, textBounds } from './collection.js';
import { InvalidCollection, InvalidRoyalty } from './errors.js';
import { nft } from './shape.js';

const NOTHING = { description: null, icon_uri: null, banner_uri: null, external_url: null };

export const CreateNftCollection = nft.operation({
  id: 30,
  about:
    'Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.',
  params: {
    name: given.name,
    symbol: given.symbol,
    base_uri: given.base_uri,
    max_supply: t.count,
    royalty_bps: t.u16,
    description: given.description,
    icon_uri: given.icon_uri,
    banner_uri: given.banner_uri,
    external_url: given.external_url,
  },
  bounds: { ...textBounds, royalty_bps: { as: t.bps(), error: InvalidRoyalty } },
  returns: { collection: t.mint },
  logs: ['NftCollectionCreated'],
  gas: 150_000,
  rpc: [
    'createNftCollection',
    'name',
    'symbol',
    'base_uri',
    'max_supply',
    'royalty_bps',
    { sender: 'owner' },
    'description',
    'icon_uri',
    'banner_uri',
    'external_url',
  ],
  errors: [InvalidRoyalty, InvalidCollection, ...accountsPort.refusals('declareContract')],
  execute(c, { name, symbol, base_uri, max_supply, royalty_bps, ...optional }) {
    const fields = { name, symbol, base_uri, ...changed(optional, NOTHING) };
    checkWritten(fields);
    const collection = addressOf({ owner: c.sender, symbol, nonce: c.nonce });
    if (c.state.collections.has(collection)) {
      fail(InvalidCollection, {
        field: 'symbol',
        reason: 'one bundle makes one collection of a symbol; choose another',
      });
    }
    c.use.accounts.declareContract({ kind: 'nft', id: collection });
    c.state.collections.put(collection, {
      ...fields,
      max_supply,
      royalty_bps,
      royalty_receiver: c.sender,
      owner: c.sender,
      locked: false,
      created_at_height: c.height,
    });
    c.state.tallies.put(collection, { minted: 0, burned: 0, holders: 0 });
    c.emit.NftCollectionCreated({ collection, owner: c.sender, name, symbol });
    return { collection };
  },
});
