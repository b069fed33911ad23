/** The frame of the module: what it keeps and what it tells. */

import { map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { Collection, Tally } from './collection.js';
import { Nft } from './nft.js';
import { TokenId } from './token-id.js';

const state = {
  collections: map(0, [t.mint], Collection),
  tallies: map(1, [t.mint], Tally),
  /** Who owns a token; null for a burned one, for ever. */
  owners: map(2, [t.mint, TokenId], t.option(t.address)),
  /** Tokens stand under their owner, so that what an account owns is read in one stretch. */
  nfts: map(3, [t.address, t.mint, TokenId], Nft),
  /** How many tokens of a collection an account owns. No record stands for none. */
  balances: map(4, [t.mint, t.address], t.count),
  /** Owner, collection, and who may move all his tokens in it; with the height at which he said so. */
  operators: map(5, [t.address, t.mint, t.address], t.height),
};

const events = {
  NftCollectionCreated: { collection: t.mint, owner: t.address, name: t.text(1, 64), symbol: t.text(1, 16) },
  NftCollectionUpdated: { collection: t.mint, changed: t.list(t.text(1, 32), 8) },
  NftCollectionLocked: { collection: t.mint },
  NftMinted: { collection: t.mint, token_id: TokenId, to: t.address },
  /** `operator` is who moved it: the owner or whom he approved. */
  NftTransferred: { collection: t.mint, token_id: TokenId, from: t.address, to: t.address, operator: t.address },
  NftBurned: { collection: t.mint, token_id: TokenId, owner: t.address },
  /** Without a token_id it is about all tokens of the owner in the collection. */
  NftApproval: {
    collection: t.mint,
    token_id: t.option(TokenId),
    owner: t.address,
    operator: t.address,
    approved: t.bool,
  },
};

export const nft = module('nft', {
  about: 'Collections of tokens of which each is one of a kind. An id that was burned never comes back.',
  needs: { accounts: accountsPort.only('declareContract') },
  state,
  events,
});

/** A context of the module, for what looks something up. */
export type Reading = Reads<typeof nft>;
/** A context of the module, for what changes something. */
export type Writing = Writes<typeof nft>;
