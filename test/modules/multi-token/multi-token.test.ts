/** Multi-token collections: minting, moving and burning, in batches that happen all or none. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import multiToken, {
  BatchSize,
  CollectionNotFound,
  MaxSupplyExceeded,
  NonFungibleAmount,
  NotCollectionOwner,
  TypeNotFound,
} from '../../../modules/multi-token/index.js';
import {
  type Address,
  AmountOverflow,
  AmountZero,
  type Hash,
  InsufficientBalance,
  InvalidAddress,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, h, type TestChain } from '../../kit/index.js';
import { arms, armsChain, balance, COINS, define, mint, RARE, SWORDS, typeInfo } from './many.js';

// --- minting and burning

test('the owner mints up to the maximum that may exist at a time', () => {
  const { c, collection } = armsChain();
  mint(c, collection, RARE, bob, 99n).emits('MultiTokenMinted', {
    collection,
    operator: alice,
    type_id: RARE,
    to: bob,
    amount: 99n,
  });
  mint(c, collection, RARE, carol, 2n).fails(MaxSupplyExceeded, { max_supply: '100', supply: '101' });
  mint(c, collection, RARE, carol, 1n);
  c.run(bob, 'BurnMultiToken', { collection, type_id: RARE, amount: 40n }).emits('MultiTokenBurned', {
    from: bob,
    amount: 40n,
  });
  mint(c, collection, RARE, bob, 40n);
  mint(c, collection, RARE, bob, 1n).fails(MaxSupplyExceeded);
  const { supply, burned, holders } = typeInfo(c, collection, RARE);
  assert.equal([supply, burned, holders], ['100', '40', 2]);
});

test('supplies stay below 2^128', () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 2n ** 128n - 1n);
  mint(c, collection, COINS, carol, 1n).fails(AmountOverflow);
  const half = { type_id: 9n, recipient: bob, amount: 2n ** 127n };
  define(c, collection, 9n);
  c.run(alice, 'BatchMintMultiToken', { collection, mints: [half, half] }).fails(AmountOverflow, { index: 1 });
});

test('the burned total can exceed the largest possible supply', () => {
  const { c, collection } = armsChain();
  const amount = 2n ** 128n - 1n;
  for (let i = 0; i < 3; i++) {
    mint(c, collection, COINS, bob, amount);
    c.run(bob, 'BurnMultiToken', { collection, type_id: COINS, amount });
  }
  assert.is(typeInfo(c, collection, COINS).burned, `${3n * amount}`);
});

test('an invalid mint is rejected', () => {
  const { c, collection } = armsChain();
  c.run(bob, 'MintMultiToken', { collection, type_id: COINS, recipient: bob, amount: 1n }).fails(NotCollectionOwner);
  mint(c, h(9), COINS, bob).fails(CollectionNotFound);
  mint(c, collection, 9n, bob).fails(TypeNotFound, { type_id: '9' });
  mint(c, collection, COINS, bob, 0n).fails(AmountZero);
  for (const amount of [0n, 2n]) mint(c, collection, SWORDS, bob, amount).fails(NonFungibleAmount);
  c.run(alice, 'MintMultiToken', { collection, type_id: COINS, recipient: ZERO_ADDRESS, amount: 1n }).fails(
    InvalidAddress,
  );
});

test('an account burns only its own tokens, up to its balance', () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 8n);
  const burn = (who: Actor, type_id: bigint, amount: bigint) =>
    c.run(who, 'BurnMultiToken', { collection, type_id, amount });
  burn(alice, COINS, 1n).fails(InsufficientBalance, { token: `0x${collection}/1`, have: '0', need: '1' });
  burn(bob, COINS, 9n).fails(InsufficientBalance, { have: '8', need: '9' });
  burn(bob, COINS, 0n).fails(AmountZero);
  burn(bob, SWORDS, 2n).fails(NonFungibleAmount);
  burn(bob, 9n, 1n).fails(TypeNotFound);
  burn(bob, COINS, 8n);
  assert.equal(c.entries('multi-token', 'balances'), [], 'an empty balance has no record');
});

// --- moving

const move = (c: TestChain, from: Actor, collection: Hash, type_id: bigint, to: Actor | Address, amount: bigint) =>
  c.run(from, 'TransferMultiToken', { collection, type_id, to, amount });

test('tokens move to another account', () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 8n);
  move(c, bob, collection, COINS, carol, 5n).emits('MultiTokenTransferSingle', {
    ...{ collection, operator: bob, from: bob, to: carol, type_id: COINS, amount: 5n },
  });
  assert.equal([balance(c, collection, COINS, bob), balance(c, collection, COINS, carol)], [3n, 5n]);
  move(c, bob, collection, COINS, bob, 3n);
  assert.is(typeInfo(c, collection, COINS).holders, 2);
  move(c, bob, collection, COINS, bob, 4n).fails(InsufficientBalance, { have: '3', need: '4' });
  move(c, bob, collection, COINS, carol, 0n).fails(AmountZero);
  move(c, bob, collection, COINS, ZERO_ADDRESS, 1n).fails(InvalidAddress);
  move(c, bob, collection, 9n, carol, 1n).fails(TypeNotFound);
  move(c, bob, h(9), COINS, carol, 1n).fails(TypeNotFound);
  mint(c, collection, SWORDS, bob);
  mint(c, collection, SWORDS, bob);
  move(c, bob, collection, SWORDS, carol, 2n).fails(NonFungibleAmount, { amount: '2' });
  move(c, bob, collection, SWORDS, carol, 1n);
});

const batch = (c: TestChain, from: Actor, collection: Hash, transfers: readonly unknown[]) =>
  c.run(from, 'BatchTransferMultiToken', { collection, transfers });
const entry = (type_id: bigint, to: Actor | Address, amount: bigint) => ({ type_id, to, amount });

test("a batch moves many types to many accounts and emits an event for each account's part", () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 10n);
  mint(c, collection, RARE, bob, 10n);
  batch(c, bob, collection, [
    entry(COINS, carol, 1n),
    entry(RARE, alice, 2n),
    entry(RARE, carol, 3n),
    entry(COINS, carol, 4n),
  ])
    .emitsOnly('MultiTokenTransferBatch', 'MultiTokenTransferBatch')
    .emits('MultiTokenTransferBatch', {
      ...{ operator: bob, from: bob, to: carol, type_ids: [COINS, RARE, COINS], amounts: [1n, 3n, 4n] },
    })
    .emits('MultiTokenTransferBatch', { to: alice, type_ids: [RARE], amounts: [2n] });
  assert.equal([balance(c, collection, COINS, carol), balance(c, collection, RARE, carol)], [5n, 3n]);
});

test('the batch total of a type must be available: five plus five out of eight moves nothing', () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 8n);
  batch(c, bob, collection, [entry(COINS, carol, 5n), entry(COINS, carol, 5n)]).fails(InsufficientBalance, {
    ...{ have: '8', need: '10', index: 1 },
  });
  batch(c, bob, collection, [entry(COINS, bob, 5n), entry(COINS, carol, 5n)]).fails(InsufficientBalance);
  assert.is(balance(c, collection, COINS, bob), 8n);
  batch(c, bob, collection, [entry(COINS, bob, 5n), entry(COINS, carol, 3n)]);
  assert.equal([balance(c, collection, COINS, bob), balance(c, collection, COINS, carol)], [5n, 3n]);
});

test('a rejection names the failing entry, and the whole batch is undone', () => {
  const { c, collection } = armsChain();
  mint(c, collection, COINS, bob, 8n);
  const good = entry(COINS, carol, 1n);
  batch(c, bob, collection, [good, entry(COINS, carol, 0n)]).fails(AmountZero, { index: 1 });
  batch(c, bob, collection, [good, good, entry(9n, carol, 1n)]).fails(TypeNotFound, { index: 2 });
  batch(c, bob, collection, [good, entry(SWORDS, carol, 3n)]).fails(NonFungibleAmount, { index: 1 });
  batch(c, bob, collection, [good, entry(RARE, carol, 1n)]).fails(InsufficientBalance, { index: 1 });
  batch(c, bob, collection, [good, entry(COINS, ZERO_ADDRESS, 1n)]).fails(InvalidAddress, { index: 1 });
  assert.is(balance(c, collection, COINS, carol), 0n);
});

test('a batch of mints is summed by type before anything is minted', () => {
  const { c, collection } = armsChain();
  const mints = (...list: readonly (readonly [bigint, Actor, bigint])[]) =>
    c.run(alice, 'BatchMintMultiToken', {
      collection,
      mints: list.map(([type_id, recipient, amount]) => ({ type_id, recipient, amount })),
    });
  mints([RARE, bob, 60n], [COINS, bob, 5n], [RARE, carol, 41n]).fails(MaxSupplyExceeded, { index: 2, supply: '101' });
  mints([RARE, bob, 60n], [SWORDS, bob, 1n], [SWORDS, bob, 1n], [RARE, carol, 40n]);
  mints([SWORDS, bob, 2n]).fails(NonFungibleAmount, { index: 0 });
  assert.equal([balance(c, collection, SWORDS, bob), typeInfo(c, collection, RARE).supply], [2n, '100']);
});

test('a batch has 1 to 256 entries', () => {
  const { c, collection } = armsChain();
  const many = (n: number) => Array.from({ length: n }, () => entry(COINS, carol, 1n));
  const mints = (n: number) => many(n).map(({ to, ...rest }) => ({ ...rest, recipient: to }));
  for (const n of [0, 257, 1_024]) {
    batch(c, alice, collection, many(n)).fails(BatchSize, { max: 256, got: n });
    c.run(alice, 'BatchMintMultiToken', { collection, mints: mints(n) }).fails(BatchSize, { max: 256, got: n });
  }
  c.run(alice, 'BatchMintMultiToken', { collection, mints: mints(256) });
  batch(c, carol, collection, many(256));
});

test('an account appoints and removes an operator', () => {
  const { c, collection } = armsChain();
  const set = (change: object) =>
    c.run(bob, 'SetMultiTokenOperator', { collection, operator: carol, approved: true, ...change });
  set({}).emits('MultiTokenOperatorSet', { collection, owner: bob, operator: carol, approved: true });
  assert.is(c.entries('multi-token', 'operators').length, 1);
  set({ approved: false }).emits('MultiTokenOperatorSet', { approved: false });
  assert.is(c.entries('multi-token', 'operators').length, 0);
  set({ collection: h(9) }).fails(CollectionNotFound);
  set({ operator: ZERO_ADDRESS }).fails(InvalidAddress);
});

// --- surface

test('the convenience methods take their parameters in the order of the specification', () => {
  const rpc = (name: string) => multiToken.operations[name]!.rpc;
  assert.equal(rpc('CreateMultiTokenCollection'), [
    'createMultiTokenCollection',
    ...['name', 'symbol', 'base_uri', 'royalty_bps'],
    { sender: 'owner' },
    ...['description', 'icon_uri', 'banner_uri', 'external_url'],
  ]);
  assert.equal(rpc('DefineTokenType'), [
    'defineTokenType',
    ...['collection', 'type_id', 'name', 'metadata_uri', 'max_supply', 'is_fungible', 'sender'],
  ]);
  assert.equal(rpc('MintMultiToken'), ['mintMultiToken', 'collection', 'type_id', 'recipient', 'amount', 'sender']);
  assert.equal(rpc('BatchMintMultiToken'), ['batchMintMultiToken', 'collection', { mints: 'mints_array' }, 'sender']);
  assert.equal(rpc('TransferMultiToken'), [
    'transferMultiToken',
    ...['collection', 'type_id', 'to', 'amount'],
    { sender: 'from' },
  ]);
  assert.equal(rpc('BatchTransferMultiToken'), [
    'batchTransferMultiToken',
    ...['collection', { transfers: 'transfers_array' }, 'sender'],
  ]);
  assert.equal(rpc('BurnMultiToken'), ['burnMultiToken', 'collection', 'type_id', 'amount', { sender: 'owner' }]);
});

test('the operations cost the specified gas', () => {
  const { c, collection } = armsChain();
  const transfers = [entry(COINS, bob, 1n), entry(COINS, bob, 1n)];
  const gas = [
    c.run(alice, 'CreateMultiTokenCollection', arms).gasUsed,
    define(c, collection, 9n).gasUsed,
    mint(c, collection, COINS, alice, 9n).gasUsed,
    move(c, alice, collection, COINS, alice, 1n).gasUsed,
    c.run(alice, 'BurnMultiToken', { collection, type_id: COINS, amount: 1n }).gasUsed,
    batch(c, alice, collection, transfers).gasUsed,
  ];
  assert.equal(
    gas.map((one) => one - (one % 1_000)),
    [40_000, 80_000, 45_000, 45_000, 45_000, 80_000],
  );
});

test.run();
