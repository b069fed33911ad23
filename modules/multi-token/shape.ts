/** Module definition: state and events. */

import { map, module, type OperationContext, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { written } from '../shared/collection.js';
import { Collection } from './collection.js';
import { Tally, TokenType } from './token-type.js';

const state = {
  collections: map(0, [t.mint], Collection),
  types: map(1, [t.mint, t.u64], TokenType),
  tallies: map(2, [t.mint, t.u64], Tally),
  /** A zero balance has no record. */
  balances: map(3, [t.mint, t.u64, t.address], t.u128),
  /** Owner, collection and operator, with the height of the approval. */
  operators: map(4, [t.address, t.mint, t.address], t.height),
};

/** `operator` is the account that acted: the holder, its operator, or the minter. */
const moved = {
  collection: t.doc(t.mint, 'Address of the collection'),
  operator: t.doc(t.address, 'Account that acted: the owner, an operator of the owner, or the minter'),
};

const events = {
  MultiTokenCollectionCreated: {
    collection: t.doc(t.mint, 'Address of the new collection'),
    owner: t.doc(t.address, 'Owner of the collection, which may mint'),
    name: written.name,
    symbol: written.symbol,
  },
  TokenTypeDefined: {
    collection: t.doc(t.mint, 'Address of the collection'),
    type_id: t.doc(t.u64, 'Number of the new type within the collection'),
    name: t.doc(t.text(1, 64), 'Name of the type, 1 to 64 characters'),
    is_fungible: t.doc(t.bool, 'True if any amount can be transferred; false if each transfer moves one unit'),
  },
  MultiTokenMinted: {
    ...moved,
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    to: t.doc(t.address, 'Account that received the units'),
    amount: t.doc(t.u128, 'Number of units minted'),
  },
  MultiTokenTransferSingle: {
    ...moved,
    from: t.doc(t.address, 'Sender of the units'),
    to: t.doc(t.address, 'Recipient of the units'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    amount: t.doc(t.u128, 'Number of units transferred'),
  },
  /** Everything that one account received in a batch; `type_ids` and `amounts` have the same length. */
  MultiTokenTransferBatch: {
    ...moved,
    from: t.doc(t.address, 'Sender of the units'),
    to: t.doc(t.address, 'Recipient of the units'),
    type_ids: t.doc(t.list(t.u64, 256, 1), 'Numbers of the types within the collection'),
    amounts: t.doc(t.list(t.u128, 256, 1), 'Number of units transferred of each type, in the same order'),
  },
  MultiTokenBurned: {
    collection: t.doc(t.mint, 'Address of the collection'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    from: t.doc(t.address, 'Account whose units were burned'),
    amount: t.doc(t.u128, 'Number of units burned'),
  },
  MultiTokenOperatorSet: {
    collection: t.doc(t.mint, 'Address of the collection'),
    owner: t.doc(t.address, 'Account that owns the units'),
    operator: t.doc(t.address, 'Account that may transfer them, or no longer may'),
    approved: t.doc(t.bool, 'True if the operator was approved, false if it was removed'),
  },
};

export const multiToken = module('multi-token', {
  about: 'Collections of many types of tokens, fungible or not, with atomic batches of mints and transfers.',
  needs: { accounts: accountsPort.only('declareContract') },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof multiToken>;
/** Read-write context of the module. */
export type Writing = Writes<typeof multiToken>;
export type Acting = OperationContext<typeof multiToken>;
