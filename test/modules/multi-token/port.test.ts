/** What other modules may do with multi-token collections: for the sender, for accounts of their own, and as operators. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BatchSize } from '../../../modules/multi-token/index.js';
import { multiTokenPort } from '../../../modules/multi-token/port.js';
import { type Address, InsufficientBalance, module, NotAuthorized, t } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import { armsChain, balance, COINS, mint, RARE } from './many.js';

const move = { by: t.address, from: t.address, collection: t.mint };
const entry = { type_id: t.u64, to: t.address, amount: t.u128 };
let seen: unknown[] = [];

/** Does whatever it is asked to. */
const stall = module('stall', {
  needs: {
    tokens: multiTokenPort.only('collection', 'typeInfo', 'balance', 'isOperator', 'transfer', 'batch', 'setOperator'),
  },
}).define({
  operations: {
    Move: {
      about: 'Move some of one type.',
      params: { ...move, ...entry },
      gas: 100_000,
      errors: multiTokenPort.refusals('transfer'),
      execute({ use }, { by, from, collection, ...one }) {
        use.tokens.transfer({ by, from, collection }, one);
      },
    },
    MoveMany: {
      about: 'Move in a batch.',
      params: { ...move, entries: t.list(t.struct(entry), 300) },
      gas: 1_000_000,
      errors: multiTokenPort.refusals('batch'),
      execute({ use }, { entries, ...rest }) {
        use.tokens.batch(rest, entries);
      },
    },
    Pay: {
      about: 'Move coins of the stall to the sender.',
      params: { collection: t.mint, amount: t.u128 },
      gas: 100_000,
      errors: multiTokenPort.refusals('transfer'),
      execute({ use, account, sender }, { collection, amount }) {
        const own = account('stall');
        use.tokens.transfer({ by: own, from: own, collection }, { type_id: COINS, to: sender, amount });
      },
    },
    Set: {
      about: 'Name an operator.',
      params: { by: t.address, collection: t.mint, operator: t.address, approved: t.bool },
      gas: 100_000,
      errors: multiTokenPort.refusals('setOperator'),
      execute: ({ use }, { by, collection, operator, approved }) =>
        use.tokens.setOperator(by, collection, operator, approved),
    },
    Look: {
      about: 'Ask the port everything.',
      params: { collection: t.mint, type_id: t.u64, owner: t.address, operator: t.address },
      gas: 100_000,
      execute({ use: { tokens } }, { collection, type_id, owner, operator }) {
        seen = [
          tokens.collection(collection)?.types,
          tokens.typeInfo(collection, type_id)?.metadata_uri,
          tokens.balance(collection, type_id, owner),
          tokens.isOperator(collection, owner, operator),
        ];
      },
    },
  },
});

const stallChain = () => {
  const { c, collection } = armsChain(stall);
  mint(c, collection, COINS, bob, 10n);
  return { c, collection };
};

test('a module moves only its own tokens and those of the sender', () => {
  const { c, collection } = stallChain();
  const bobs = { by: bob, from: bob, collection, type_id: COINS, to: carol, amount: 1n };
  c.run(bob, 'stall.Move', bobs).emits('MultiTokenTransferSingle', { operator: bob, from: bob, to: carol });
  c.run(alice, 'stall.Move', bobs).fails(NotAuthorized, { required: `0x${bob.address}` });
  c.run(alice, 'stall.Move', { ...bobs, by: alice }).fails(NotAuthorized, {
    required: `operator of 0x${bob.address}`,
  });
  c.run(alice, 'stall.Pay', { collection, amount: 1n }).fails(InsufficientBalance);
});

test('a module moves tokens for which the sender is an operator', () => {
  const { c, collection } = stallChain();
  const bobs = { by: carol, from: bob, collection, type_id: COINS, to: carol, amount: 1n };
  c.run(carol, 'stall.Move', bobs).fails(NotAuthorized);
  c.run(bob, 'SetMultiTokenOperator', { collection, operator: carol, approved: true });
  c.run(carol, 'stall.Move', bobs).emits('MultiTokenTransferSingle', { operator: carol, from: bob });
  c.run(bob, 'SetMultiTokenOperator', { collection, operator: carol, approved: false });
  c.run(carol, 'stall.Move', bobs).fails(NotAuthorized);
});

test('a module batch succeeds or fails as a whole, within the batch size limit', () => {
  const { c, collection } = stallChain();
  const entries = (...amounts: readonly bigint[]) => amounts.map((amount) => ({ type_id: COINS, to: carol, amount }));
  const many = (list: readonly unknown[]) =>
    c.run(bob, 'stall.MoveMany', { by: bob, from: bob, collection, entries: list });
  many(entries(5n, 6n)).fails(InsufficientBalance, { index: 1, need: '11' });
  many([]).fails(BatchSize);
  many(entries(...Array.from({ length: 257 }, () => 1n))).fails(BatchSize, { got: 257 });
  many(entries(5n, 5n)).emits('MultiTokenTransferBatch', { to: carol, type_ids: [COINS, COINS], amounts: [5n, 5n] });
  c.run(alice, 'stall.MoveMany', { by: bob, from: bob, collection, entries: entries(1n) }).fails(NotAuthorized);
  assert.is(balance(c, collection, COINS, carol), 10n);
});

test('a module appoints operators only for the sender and can read everything', () => {
  const { c, collection } = stallChain();
  const set = { by: bob, collection, operator: carol, approved: true };
  c.run(alice, 'stall.Set', set).fails(NotAuthorized);
  c.run(bob, 'stall.Set', set).emits('MultiTokenOperatorSet', { owner: bob, operator: carol });
  c.run(alice, 'stall.Look', { collection, type_id: COINS, owner: bob, operator: carol });
  assert.equal(seen, [3, 'https://arms.example/1', 10n, true]);
  c.run(alice, 'stall.Look', { collection: h(9), type_id: RARE, owner: bob, operator: carol });
  assert.equal(seen, [undefined, undefined, 0n, false]);
  const own = h(1) as string as Address;
  c.run(bob, 'stall.Move', { by: own, from: own, collection, type_id: COINS, to: bob, amount: 1n }).fails(
    NotAuthorized,
  );
});

test.run();
