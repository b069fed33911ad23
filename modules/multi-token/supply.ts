/** Operations that mint and burn tokens. */

import {
  AmountOverflow,
  AmountZero,
  fail,
  type Hash,
  InsufficientBalance,
  InvalidAddress,
  t,
} from '../../runtime/sdk.js';
import { checkCovered, credit, debit } from './balances.js';
import { checkAmount, type Entry, type Form, MAX_BATCH, MAX_LISTED, sumsOf } from './batch.js';
import { ownedBy } from './collection.js';
import {
  BatchSize,
  CollectionNotFound,
  MaxSupplyExceeded,
  NonFungibleAmount,
  NotCollectionOwner,
  TypeNotFound,
} from './errors.js';
import { type Acting, multiToken } from './shape.js';
import { typeOf } from './token-type.js';

const LIMIT = 2n ** 128n;

const mintErrors = [
  CollectionNotFound,
  NotCollectionOwner,
  TypeNotFound,
  NonFungibleAmount,
  MaxSupplyExceeded,
  AmountOverflow,
  AmountZero,
  InvalidAddress,
];

export const MintMultiToken = multiToken.operation({
  id: 42,
  about: 'Mints units of a type in a collection of the sender.',
  sentence: 'Minted {amount} of type {type_id} to {recipient}',
  params: {
    collection: t.doc(t.mint, 'Address of a collection that the sender owns'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    recipient: t.doc(t.address, 'Account that receives the units'),
    amount: t.doc(t.u128, 'Number of units to mint, above zero'),
  },
  logs: ['MultiTokenMinted'],
  gas: 45_000,
  rpc: ['mintMultiToken', 'collection', 'type_id', 'recipient', 'amount', 'sender'],
  errors: mintErrors,
  execute(c, { collection, type_id, recipient, amount }) {
    mint(c, collection, [{ type_id, to: recipient, amount }], 'single');
  },
});

const Mint = t.struct({
  type_id: t.doc(t.u64, 'Number of the type within the collection'),
  recipient: t.doc(t.address, 'Account that receives the units'),
  amount: t.doc(t.u128, 'Number of units to mint, above zero'),
});

export const BatchMintMultiToken = multiToken.operation({
  id: 43,
  about: 'Mints 1 to 256 entries in a collection of the sender, all or nothing.',
  params: {
    collection: t.doc(t.mint, 'Address of a collection that the sender owns'),
    mints: t.doc(t.jsonText(t.list(Mint, MAX_LISTED)), 'Entries of type, recipient and amount, 1 to 256'),
  },
  bounds: { mints: { as: t.list(Mint, MAX_BATCH, 1), error: BatchSize } },
  logs: [],
  gas: ({ mints }) => 30_000 + 25_000 * mints.length,
  rpc: ['batchMintMultiToken', 'collection', { mints: 'mints_array' }, 'sender'],
  errors: [...mintErrors, BatchSize],
  execute(c, { collection, mints }) {
    const entries = mints.map(({ recipient, ...entry }) => ({ ...entry, to: recipient }));
    mint(c, collection, entries, 'batch');
  },
});

export const BurnMultiToken = multiToken.operation({
  id: 46,
  about: 'Burns units of a type from the balance of the sender.',
  params: {
    collection: t.doc(t.mint, 'Address of the collection'),
    type_id: t.doc(t.u64, 'Number of the type within the collection'),
    amount: t.doc(t.u128, 'Number of units to burn, above zero'),
  },
  logs: ['MultiTokenBurned'],
  gas: 45_000,
  rpc: ['burnMultiToken', 'collection', 'type_id', 'amount', { sender: 'owner' }],
  errors: [TypeNotFound, NonFungibleAmount, AmountZero, InsufficientBalance],
  execute(c, { collection, type_id, amount }) {
    checkAmount(typeOf(c, collection, type_id, {}), amount);
    checkCovered(c, collection, type_id, c.sender, amount);
    debit(c, collection, type_id, c.sender, amount);
    const tally = c.state.tallies.get(collection, type_id)!;
    const { supply, burned } = tally;
    c.state.tallies.put(collection, type_id, { ...tally, supply: supply - amount, burned: burned + amount });
    c.emit.MultiTokenBurned({ collection, type_id, from: c.sender, amount });
  },
});

function mint(c: Acting, collection: Hash, entries: readonly Entry[], form: Form): void {
  const { state, sender: operator } = c;
  ownedBy(c, operator, collection);
  const sums = sumsOf(c, collection, entries, form, ({ type_id, max_supply }, sum, details) => {
    const supply = state.tallies.get(collection, type_id)!.supply + sum;
    const exceeded = { max_supply: `${max_supply}`, supply: `${supply}`, ...details };
    if (max_supply > 0n && supply > max_supply) fail(MaxSupplyExceeded, exceeded);
    if (supply >= LIMIT) fail(AmountOverflow, exceeded);
  });
  for (const [type_id, sum] of sums) {
    const tally = state.tallies.get(collection, type_id)!;
    state.tallies.put(collection, type_id, { ...tally, supply: tally.supply + sum });
  }
  for (const { type_id, to, amount } of entries) {
    credit(c, collection, type_id, to, amount);
    c.emit.MultiTokenMinted({ collection, operator, type_id, to, amount });
  }
}
