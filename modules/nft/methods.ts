/** RPC methods of NFTs. */

import { fn, t } from '../../runtime/sdk.js';
import { CollectionInfo, describeCollection } from './collection.js';
import { describeNft, lookAt, NftInfo } from './nft.js';
import { nft } from './shape.js';
import { TokenId } from './token-id.js';

export const getNft = nft.method({
  about: 'Returns a token of a collection; null if it was never minted or is burned.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection'), token_id: TokenId }, t.option(NftInfo)),
  read: (c, { collection, token_id }) => lookAt(c, collection, token_id) ?? null,
});

export const getNftCollection = nft.method({
  about: 'Returns a collection; null if there is none at the address.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection') }, t.option(CollectionInfo)),
  read: (c, { collection }) => describeCollection(c, collection) ?? null,
});

export const listNftsByOwner = nft.method({
  about: 'Lists the tokens of an account, of one collection or of all, by collection and number.',
  signature: fn(
    {
      owner: t.doc(t.address, 'Owner of the tokens'),
      collection: t.doc(t.option(t.mint), 'Collection to filter by; null for all'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('nfts', NftInfo, 'Tokens of the account, by collection and number'),
  ),
  read(c, { owner, collection, limit, cursor }) {
    const { items, next } = c.state.nfts.page(collection === null ? [owner] : [owner, collection], limit, cursor);
    const collections = c.state.collections.getAll(items.map((item) => [item.collection]));
    return { items: items.map((item, i) => describeNft(item, collections[i]!)), next };
  },
});
