/** Operation that creates a collection. */

import { t } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { changed, omissible, required, UNSAID } from '../shared/collection.js';
import { bounds, checkWritten, newAddress } from './collection.js';
import { InvalidCollection, InvalidRoyalty } from './errors.js';
import { nft } from './shape.js';

export const CreateNftCollection = nft.operation({
  id: 30,
  about:
    'Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.',
  sentence: 'Created the NFT collection {name}',
  params: {
    ...required,
    max_supply: t.doc(t.count, 'Maximum number of tokens ever minted, including burned ones; 0 for no limit'),
    royalty_bps: t.doc(t.bps(0xffff), 'Royalty of the sender on sales, in basis points, at most 10,000'),
    ...omissible,
  },
  bounds,
  returns: { collection: t.doc(t.mint, 'Address of the new collection') },
  settled: ['collection'],
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
  takes: [],
  errors: [InvalidRoyalty, InvalidCollection, ...accountsPort.refusals('declareContract')],
  execute(c, { name, symbol, base_uri, max_supply, royalty_bps, ...texts }) {
    const fields = { name, symbol, base_uri, ...changed(texts, UNSAID) };
    checkWritten(fields);
    const collection = newAddress(c, symbol);
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
