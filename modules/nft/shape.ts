/** Module definition: state and events. */

import { map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { Collection, Tally } from './collection.js';
import { Nft } from './nft.js';
import { TokenId } from './token-id.js';

const state = {
  collections: map(0, [t.mint], Collection),
  tallies: map(1, [t.mint], Tally),
  /** Owner of a token; null forever after it was burned. */
  owners: map(2, [t.mint, TokenId], t.option(t.address)),
  /** Keyed by owner first, so that the tokens of an account form one range. */
  nfts: map(3, [t.address, t.mint, TokenId], Nft),
  /** Number of tokens of a collection that an account owns. Zero has no record. */
  balances: map(4, [t.mint, t.address], t.count),
  /** Owner, collection and operator, with the height of the approval. */
  operators: map(5, [t.address, t.mint, t.address], t.height),
};

const events = {
  NftCollectionCreated: {
    collection: t.doc(t.mint, 'Address of the new collection'),
    owner: t.doc(t.address, 'Owner of the collection, which may mint'),
    name: t.doc(t.text(1, 64), 'Name of the collection, 1 to 64 characters'),
    symbol: t.doc(t.text(1, 16), 'Symbol of the collection, 1 to 16 characters'),
  },
  NftCollectionUpdated: {
    collection: t.doc(t.mint, 'Address of the collection'),
    changed: t.doc(t.list(t.text(1, 32), 8), 'Names of the changed fields'),
  },
  NftCollectionLocked: { collection: t.doc(t.mint, 'Address of the collection, now permanently locked') },
  NftMinted: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    to: t.doc(t.address, 'Account that received the token'),
  },
  /** `operator` is the account that moved the token: the owner, an operator of the owner, or the approved account. */
  NftTransferred: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    from: t.doc(t.address, 'Previous owner of the token'),
    to: t.doc(t.address, 'New owner of the token'),
    operator: t.doc(t.address, 'Account that moved the token: the owner, its operator, or the approved account'),
  },
  NftBurned: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: TokenId,
    owner: t.doc(t.address, 'Account whose token was burned'),
  },
  /** Without a token_id, the approval covers all tokens of the owner in the collection. */
  NftApproval: {
    collection: t.doc(t.mint, 'Address of the collection'),
    token_id: t.doc(t.option(TokenId), 'Number of the token in its collection; null for all tokens of the owner in it'),
    owner: t.doc(t.address, 'Owner of the tokens'),
    operator: t.doc(t.address, 'Account that may or no longer may transfer them; zero address if none was approved'),
    approved: t.doc(t.bool, 'True if the approval was granted, false if it was revoked'),
  },
};

export const nft = module('nft', {
  about: 'Collections of unique tokens. The number of a burned token is never reused.',
  needs: { accounts: accountsPort.only('declareContract') },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof nft>;
/** Read-write context of the module. */
export type Writing = Writes<typeof nft>;
