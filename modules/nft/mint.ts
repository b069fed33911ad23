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
    'Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.',
  sentence: 'Minted NFT {token_id} to {recipient}',
  params: {
    collection: t.doc(t.mint, 'Address of a collection that the sender owns'),
    token_id: TokenId,
    metadata_uri: t.doc(
      t.uri(),
      'URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number',
    ),
    recipient: t.doc(t.address, 'Account that receives the token'),
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
  about: 'Burns a token of the sender. Its number is never reused.',
  sentence: 'Burned NFT {token_id}',
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
