/** Module definition: state and events. */

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
  NftCollectionCreated: {
    collection: t.doc(t.mint, 'Address of the new collection'),
    owner: t.doc(t.address, 'Account that owns it and may mint'),
    name: t.doc(t.text(1, 64), 'What people call the collection'),
    symbol: t.doc(t.text(1, 16), 'Short name of the collection'),
  },
  NftCollectionUpdated: {
    collection: t.doc(t.mint, 'Address of the collection'),
    changed: t.doc(t.list(t.text(1, 32), 8), 'Names of the fields that changed'),
  },
  NftCollectionLocked: { collection: t.doc(t.mint, 'Address of the collection that can change no more') },
  NftMinted: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    to: t.doc(t.address, 'Account that got the token'),
  },
  /** `operator` is who moved it: the owner or whom he approved. */
  NftTransferred: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    from: t.doc(t.address, 'Account that had the token'),
    to: t.doc(t.address, 'Account that has the token now'),
    operator: t.doc(t.address, 'Account that moved it: the owner, or one that may act for the owner'),
  },
  NftBurned: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    owner: t.doc(t.address, 'Account whose token was destroyed'),
  },
  /** Without a token_id it is about all tokens of the owner in the collection. */
  NftApproval: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: t.doc(
      t.option(TokenId),
      'Number of the token within its collection; null: all tokens of the owner there',
    ),
    owner: t.doc(t.address, 'Account whose tokens it is about'),
    operator: t.doc(t.address, 'Account that may move them, or may no more'),
    approved: t.doc(t.bool, 'True when it may move them now'),
  },
};

export const nft = module('nft', {
  about: 'Collections of tokens of which each is one of a kind. An id that was burned never comes back.',
  needs: { accounts: accountsPort.only('declareContract') },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof nft>;
/** Read-write context of the module. */
export type Writing = Writes<typeof nft>;
