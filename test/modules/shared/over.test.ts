/** State that is over is freed, bit by bit: multi-signature transactions, votes on proposals and who could vote. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TxNotFound } from '../../../modules/multisig/index.js';
import type { TestChain } from '../../kit/index.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { cancel, closed, told, voting } from '../upgrade/upgrading.js';
import { governed, text, VOTING } from './governing.js';
import { approve, board, payment, propose } from './signing.js';

const KEPT = 5;
const later = (c: TestChain, blocks: number) => {
  for (let made = 0; made < blocks; made++) c.block();
};
/** The records of a store, by what the kit keeps. */
const sizeOf = (c: TestChain, module: string, store: string) => c.entries(module, store).length;

test('an executed transaction is kept for a while, then pruned, and its number is not reused', () => {
  const { c, account } = board(1_000n, { params: { 'multisig.kept_blocks': KEPT } });
  propose(c, alice, account, [payment(c, dave)]);
  approve(c, bob, account);
  later(c, KEPT);
  assert.is(sizeOf(c, 'multisig', 'transactions'), 1);
  later(c, 2);
  for (const store of ['transactions', 'waiting', 'over']) assert.is(sizeOf(c, 'multisig', store), 0, store);
  approve(c, carol, account).fails(TxNotFound);
  propose(c, alice, account, [payment(c, dave)]).returns({ tx_id: 1, executed: false });
});

test('an expired transaction is pruned too, and a pending one stays', () => {
  const { c, account } = board(1_000n, { params: { 'multisig.kept_blocks': KEPT } });
  propose(c, alice, account, [payment(c, dave)], { valid_until: c.height + 2 });
  propose(c, alice, account, [payment(c, dave)]);
  later(c, 2 + KEPT);
  assert.is(sizeOf(c, 'multisig', 'transactions'), 2);
  later(c, 3);
  assert.is(sizeOf(c, 'multisig', 'transactions'), 1);
  assert.is(sizeOf(c, 'multisig', 'waiting'), 1);
  approve(c, bob, account, 1).emits('MultiSigTxExecuted');
});

test('many finished transactions are pruned over several blocks', () => {
  const { c, account } = board(1_000n, { params: { 'multisig.kept_blocks': KEPT } });
  const until = c.height + 3;
  for (const who of [alice, bob, carol]) {
    for (let n = 0; n < 30; n++) propose(c, who, account, [payment(c, dave)], { valid_until: until });
  }
  later(c, 3 + KEPT);
  const left: number[] = [];
  for (let n = 0; n < 8; n++) {
    left.push(sizeOf(c, 'multisig', 'transactions'));
    c.block();
  }
  assert.is(left[0], 90);
  for (const [i, count] of left.entries()) assert.ok(i === 0 || left[i - 1]! - count <= 20);
  assert.is(sizeOf(c, 'multisig', 'transactions'), 0);
});

test("a proposal's votes and voter list are pruned long afterwards, and its outcome is kept", () => {
  const c = governed({ params: { 'governance.kept_blocks': KEPT } });
  c.run(alice, 'CreateProposal', text);
  c.run(bob, 'CreateProposal', text);
  c.run(alice, 'VoteProposal', { proposal_id: 0, approve: true });
  c.run(carol, 'VoteProposal', { proposal_id: 0, approve: false });
  later(c, VOTING + 1);
  const ended = c.ask<{ readonly votes: readonly unknown[] }>('getProposal', [0]);
  assert.is(ended.votes.length, 2);
  later(c, KEPT + 3);
  for (const store of ['votes', 'withdrawn', 'electorates', 'electing', 'over']) {
    assert.is(sizeOf(c, 'governance', store), 0, store);
  }
  assert.equal(c.ask('getProposal', [0]), { ...ended, votes: [] });
});

test('a finished plan keeps its votes but prunes its voter list and cancellation requests', () => {
  const c = closed(voting(), alice, bob);
  cancel(c, alice);
  assert.is(sizeOf(c, 'upgrade', 'electorates'), 1);
  assert.is(sizeOf(c, 'upgrade', 'cancellations'), 1);
  cancel(c, bob).emits('UpgradeCancelled');
  for (const store of ['electorates', 'cancellations']) assert.is(sizeOf(c, 'upgrade', store), 0, store);
  assert.is(told(c).votes.length, 2);
});

test('the voter list is kept while any proposal of the epoch is open', () => {
  const c = governed({ params: { 'governance.kept_blocks': KEPT } });
  c.run(alice, 'CreateProposal', text);
  c.run(alice, 'CancelProposal', { proposal_id: 0 });
  c.run(alice, 'CreateProposal', text);
  later(c, KEPT + 1);
  assert.is(sizeOf(c, 'governance', 'electorates'), 1);
  c.run(alice, 'VoteProposal', { proposal_id: 1, approve: true }).emits('ProposalVoted');
});

test.run();
