/** Operations that mint and burn tokens. */

import { fail, InvalidAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { checkUnlocked } from './change.js';
import { ownedBy } from './collection.js';
import {
  CollectionLocked,
  CollectionNotFound,
  MaxSupplyReached,
  NftNotFound,
  NotCollectionOwner,
  NotNftOwner,
  TokenBurned,
  TokenExists,
} from './errors.js';
import { nftOf } from './nft.js';
import { give, take } from './ownership.js';
import { nft } from './shape.js';
import { TokenId } from './token-id.js';

export const MintNft = nft.operation({
  id: 31,
  about:
    'Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.',
  params: {
    collection: t.doc(t.mint, 'Address of a collection of yours'),
    token_id: TokenId,
    metadata_uri: t.doc(
      t.uri(),
      "Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri",
    ),
    recipient: t.doc(t.address, 'Account that gets the token'),
  },
  returns: { collection: t.doc(t.mint, 'Address of the collection'), token_id: TokenId },
  settled: ['collection', 'token_id'],
  logs: ['NftMinted'],
  gas: 70_000,
  rpc: ['mintNft', 'collection', 'token_id', 'metadata_uri', 'recipient', 'sender'],
  takes: [],
  errors: [
    CollectionNotFound,
    NotCollectionOwner,
    CollectionLocked,
    TokenExists,
    TokenBurned,
    MaxSupplyReached,
    InvalidAddress,
  ],
  execute(c, { collection, token_id, metadata_uri, recipient }) {
    const record = ownedBy(c, c.sender, collection);
    checkUnlocked(record);
    const owner = c.state.owners.get(collection, token_id);
    if (owner !== undefined) fail(owner === null ? TokenBurned : TokenExists, { token_id: `${token_id}` });
    const tally = c.state.tallies.get(collection)!;
    const { max_supply } = record;
    if (max_supply > 0 && tally.minted >= max_supply) fail(MaxSupplyReached, { max_supply });
    if (recipient === ZERO_ADDRESS) fail(InvalidAddress, { field: 'recipient' });
    c.state.tallies.put(collection, { ...tally, minted: tally.minted + 1 });
    give(c, {
      collection,
      token_id,
      owner: recipient,
      metadata_uri,
      approved: null,
      minted_at_height: c.height,
      last_transfer_height: c.height,
    });
    c.emit.NftMinted({ collection, token_id, to: recipient });
    return { collection, token_id };
  },
});

export const BurnNft = nft.operation({
  id: 33,
  about: 'Destroy a token of yours. Its id never comes back.',
  params: { collection: t.doc(t.mint, 'Address of the collection'), token_id: TokenId },
  logs: ['NftBurned'],
  gas: 30_000,
  rpc: ['burnNft', 'collection', 'token_id', { sender: 'owner' }],
  errors: [NftNotFound, NotNftOwner],
  execute(c, { collection, token_id }) {
    const token = nftOf(c, collection, token_id);
    const { owner } = token;
    if (owner !== c.sender) fail(NotNftOwner, { owner: `0x${owner}` });
    take(c, token);
    c.state.owners.put(collection, token_id, null);
    const tally = c.state.tallies.get(collection)!;
    c.state.tallies.put(collection, { ...tally, burned: tally.burned + 1 });
    c.emit.NftBurned({ collection, token_id, owner });
  },
});
