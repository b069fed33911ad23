/** RPC methods of NFTs. */

import { fn, t } from '../../runtime/sdk.js';
import { CollectionInfo, describeCollection } from './collection.js';
import { describeNft, lookAt, NftInfo } from './nft.js';
import { nft } from './shape.js';
import { TokenId } from './token-id.js';

export const getNft = nft.method({
  about: 'A token of a collection; null when it was never minted, or burned.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection'), token_id: TokenId }, t.option(NftInfo)),
  read: (c, { collection, token_id }) => lookAt(c, collection, token_id) ?? null,
});

export const getNftCollection = nft.method({
  about: 'A collection; null when there is none at the address.',
  signature: fn({ collection: t.doc(t.mint, 'Address of the collection') }, t.option(CollectionInfo)),
  read: (c, { collection }) => describeCollection(c, collection) ?? null,
});

export const listNftsByOwner = nft.method({
  about: 'The tokens that an account owns, of one collection or of all: by collection, then by token_id.',
  signature: fn(
    {
      owner: t.doc(t.address, 'Account whose tokens to list'),
      collection: t.doc(t.option(t.mint), 'Only tokens of this collection; of all when left out'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('nfts', NftInfo, 'Its tokens, by collection and number'),
  ),
  read(c, { owner, collection, limit, cursor }) {
    const { items, next } = c.state.nfts.page(collection === null ? [owner] : [owner, collection], limit, cursor);
    const collections = c.state.collections.getAll(items.map((item) => [item.collection]));
    return { items: items.map((item, i) => describeNft(item, collections[i]!)), next };
  },
});
