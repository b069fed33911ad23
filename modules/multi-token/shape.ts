/** The frame of the module: what it keeps and what it tells. */

import { map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { written } from '../shared/collection.js';
import { Collection } from './collection.js';
import { Tally, TokenType } from './token-type.js';

const state = {
  collections: map(0, [t.mint], Collection),
  types: map(1, [t.mint, t.u64], TokenType),
  tallies: map(2, [t.mint, t.u64], Tally),
  /** No record stands for zero. */
  balances: map(3, [t.mint, t.u64, t.address], t.u128),
  /** Owner, collection, and who may move all that he holds in it; with the height at which he said so. */
  operators: map(4, [t.address, t.mint, t.address], t.height),
};

/** `operator` is who acted: the holder himself, his operator, or who minted. */
const moved = { collection: t.mint, operator: t.address };

const events = {
  MultiTokenCollectionCreated: { collection: t.mint, owner: t.address, name: written.name, symbol: written.symbol },
  TokenTypeDefined: { collection: t.mint, type_id: t.u64, name: t.text(1, 64), is_fungible: t.bool },
  MultiTokenMinted: { ...moved, type_id: t.u64, to: t.address, amount: t.u128 },
  MultiTokenTransferSingle: { ...moved, from: t.address, to: t.address, type_id: t.u64, amount: t.u128 },
  /** What one account got in a batch: as many amounts as types. */
  MultiTokenTransferBatch: {
    ...moved,
    from: t.address,
    to: t.address,
    type_ids: t.list(t.u64, 256, 1),
    amounts: t.list(t.u128, 256, 1),
  },
  MultiTokenBurned: { collection: t.mint, type_id: t.u64, from: t.address, amount: t.u128 },
  MultiTokenOperatorSet: { collection: t.mint, owner: t.address, operator: t.address, approved: t.bool },
};

export const multiToken = module('multi-token', {
  about: 'Collections of many types of tokens, fungible or not, minted and moved in batches that happen all or none.',
  needs: { accounts: accountsPort.only('declareContract') },
  state,
  events,
});

/** A context of the module, for what looks something up. */
export type Reading = Reads<typeof multiToken>;
/** A context of the module, for what changes something. */
export type Writing = Writes<typeof multiToken>;
