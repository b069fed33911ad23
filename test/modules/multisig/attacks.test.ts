/** Attacks on multi-signature accounts: strangers, greedy signers, accounts inside accounts. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import multisig, {
  AlreadyApproved,
  AlreadyExecuted,
  InnerOperationFailed,
  NotApproved,
  NotSigner,
  OperationsDiffer,
  TooManyPending,
  TxNotFound,
} from '../../../modules/multisig/index.js';
import tokens from '../../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../../modules/tokens/port.js';
import { GasLimitExceeded, NotPlainText } from '../../../runtime/kernel/chain/common-errors.js';
import { type Address, InsufficientFee, module, NotAuthorized, t } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';
import { approve, board, create, inner, payment, propose, type RefusedJson, revoke, txOf } from '../shared/signing.js';

/** What somebody proposes, as an operation of an account that is a signer itself. */
const approval = (c: TestChain, account: Address, tx_id = 0) => inner(c, 'ApproveMultiSigTx', { account, tx_id });

test('no bundle contains visually deceptive text, not even inside a multi-signature transaction', () => {
  const { c, account } = board();
  const odd = 'pay\u202elap';
  propose(c, alice, account, [payment(c, dave)], { description: odd }).fails(NotPlainText);
  const { type, params } = payment(c, dave);
  propose(c, alice, account, [{ type, params: { ...params, memo: odd } }]).fails(NotPlainText);
  c.run(alice, 'Transfer', { to: dave, token_symbol: 'TRL', amount: 1n }, { memo: 'e\u0301' }).fails(NotPlainText);
  c.run(alice, 'Transfer', { to: dave, token_symbol: 'TRL', amount: 1n }, { memo: '\u00e9' });
});

test('an approval that names the operations is invalid for other operations under the same number', () => {
  const { c, account } = board();
  propose(c, alice, account, [payment(c, dave, 70n)]);
  propose(c, alice, account, [payment(c, carol, 70n)]);
  const hashOf = (tx_id: number) =>
    c.ask<{ operations_hash: string }>('getMultiSigTx', [`0x${account}`, tx_id]).operations_hash.slice(2);
  const [first, second] = [hashOf(0), hashOf(1)];
  assert.is.not(first, second);
  const approveNamed = (tx_id: number, operations_hash: string) =>
    c.run(bob, 'ApproveMultiSigOperations', { account, tx_id, operations_hash });
  approveNamed(0, second).fails(OperationsDiffer, { operations_hash: `0x${first}` });
  approveNamed(0, first).emits('MultiSigTxApproved', { tx_id: 0, approval_count: 2 });
});

test('only a signer can propose, approve or revoke, even if another account created the multi-signature account', () => {
  const { c } = board();
  const account = create(c, { signers: [bob, carol] }, alice).returned[0]!.address as Address;
  propose(c, alice, account, [payment(c, alice)]).fails(NotSigner);
  propose(c, bob, account, [payment(c, alice)]);
  approve(c, alice, account).fails(NotSigner);
  revoke(c, alice, account).fails(NotSigner);
});

test('repeated approvals of one signer count once, in one bundle or in two', () => {
  const { c, account } = board();
  propose(c, alice, account, [payment(c, alice)]);
  approve(c, alice, account).fails(AlreadyApproved);
  const big = create(c, { threshold: 3 }).returned[0]!.address as Address;
  propose(c, alice, big, [payment(c, alice)]);
  const twice = ['ApproveMultiSigTx', { account: big, tx_id: 0 }] as const;
  c.bundle(bob, [twice, twice]).fails(AlreadyApproved);
  c.bundle(bob, [twice, ['RevokeMultiSigApproval', twice[1]], twice]).returns({
    approval_count: 2,
    threshold: 3,
    executed: false,
  });
  assert.is(txOf(c, big).approval_count, 2);
});

test('a transaction executes once, and its approvals can then be neither repeated nor revoked', () => {
  const { c, account } = board(100n);
  propose(c, alice, account, [payment(c, dave, 10n)]);
  approve(c, bob, account);
  approve(c, carol, account).fails(AlreadyExecuted);
  approve(c, bob, account).fails(AlreadyExecuted);
  revoke(c, alice, account).fails(AlreadyExecuted);
  assert.is(c.balance(account), 90n);
});

test('approvals apply to one account and do not carry over to the same number of another', () => {
  const { c, account } = board();
  const other = create(c, { signers: [alice, bob] }).returned[0]!.address as Address;
  propose(c, alice, account, [payment(c, dave)]);
  approve(c, bob, other).fails(TxNotFound);
  propose(c, bob, other, [payment(c, bob)]);
  assert.is(txOf(c, account).approval_count, 1);
  approve(c, alice, account, 7).fails(TxNotFound, { tx_id: 7 });
});

test('a revoked approval does not count', () => {
  const { c, account } = board();
  propose(c, alice, account, [payment(c, alice)]);
  revoke(c, alice, account);
  approve(c, bob, account).returns({ approval_count: 1, threshold: 2, executed: false });
  revoke(c, alice, account).fails(NotApproved);
});

/** A module that takes from an account what its operation names, if tokens let it. */
const grab = module('grab', {
  needs: { tokens: tokensPort.only('transfer') },
}).define({
  operations: {
    Grab: {
      about: 'Takes from whom it names.',
      params: { from: t.address, amount: t.amount },
      gas: 40_000,
      execute: ({ use, sender }, { from, amount }) => use.tokens.transfer(from, sender, NATIVE, amount),
    },
  },
});

test('an executed transaction can only act for the account, not for its signers or the last approver', () => {
  const c = chain([accounts, tokens, multisig, grab]);
  const account = create(c).returned[0]!.address as Address;
  for (const [tx_id, victim] of [alice, bob, dave].entries()) {
    propose(c, alice, account, [inner(c, 'grab.Grab', { from: victim, amount: 5n })]);
    approve(c, bob, account, tx_id).fails(InnerOperationFailed, { index: 0 });
  }
  c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 5n });
  propose(c, alice, account, [inner(c, 'grab.Grab', { from: account, amount: 5n })]);
  approve(c, bob, account, 3);
});

test('after a transaction nothing can act for the account, even in the same bundle', () => {
  const c = chain([accounts, tokens, multisig, grab]);
  const account = create(c).returned[0]!.address as Address;
  c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 100n });
  propose(c, alice, account, [payment(c, dave, 1n)]);
  c.bundle(bob, [
    ['ApproveMultiSigTx', { account, tx_id: 0 }],
    ['grab.Grab', { from: account, amount: 5n }],
  ]).fails(NotAuthorized);
  c.bundle(bob, [
    ['ApproveMultiSigTx', { account, tx_id: 0 }],
    ['Transfer', { to: dave, token_symbol: 'TRL', amount: 3n }],
  ]).emits('Transfer', { from: bob, to: dave, amount: 3n });
  assert.is(c.balance(account), 99n);
});

test('the account sends no bundles, whether or not the network enforces signatures', () => {
  for (const enforceSignatures of [true, false]) {
    const { c, account } = board(10n, { enforceSignatures });
    c.run(account, 'Transfer', { to: alice, token_symbol: 'TRL', amount: 1n }).fails(NotAuthorized);
    c.run(account, 'Transfer', { to: alice, token_symbol: 'TRL', amount: 1n }, { signedBy: [alice] }).fails(
      NotAuthorized,
    );
    propose(c, alice, account, [payment(c, dave, 10n)]);
    approve(c, bob, account).emits('MultiSigTxExecuted');
  }
});

test('one signer cannot fill the account with proposals, since each has an equal part of a hundred', () => {
  const { c, account } = board();
  for (let i = 0; i < 33; i++) propose(c, alice, account, [payment(c, alice)]);
  propose(c, alice, account, [payment(c, alice)]).fails(TooManyPending, { max: 33, signers: 3 });
  for (let i = 0; i < 33; i++) propose(c, bob, account, [payment(c, bob)]);
  propose(c, bob, account, [payment(c, bob)]).fails(TooManyPending);
  propose(c, carol, account, [payment(c, dave)]);
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 67);
  approve(c, bob, account, 0);
  propose(c, alice, account, [payment(c, alice)]);
});

test('expired proposals make room for new ones', () => {
  const { c, account } = board();
  for (let i = 0; i < 33; i++) propose(c, alice, account, [payment(c, alice)], { valid_until: c.height });
  propose(c, alice, account, [payment(c, alice)]).fails(TooManyPending);
  c.block();
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 0);
  propose(c, alice, account, [payment(c, alice)]).returns({ tx_id: 33, executed: false });
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 1);
});

test('a proposal without approvals takes no slot of its proposer', () => {
  const { c, account } = board();
  for (let i = 0; i < 33; i++) propose(c, alice, account, [payment(c, alice)]);
  propose(c, alice, account, [payment(c, alice)]).fails(TooManyPending);
  revoke(c, alice, account, 0);
  propose(c, alice, account, [payment(c, alice)]).returns({ tx_id: 33, executed: false });
  approve(c, alice, account, 0).fails(TooManyPending, { max: 33 });
  approve(c, bob, account, 0);
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 34);
});

test('a slot passes to a signer that still approves, and no signer has more than its equal part', () => {
  const { c } = board();
  const account = create(c, { threshold: 3, label: 'all' }).returned[0]!.address as Address;
  for (let i = 0; i < 33; i++) propose(c, alice, account, [payment(c, alice)]);
  approve(c, bob, account, 0);
  revoke(c, alice, account, 0);
  propose(c, alice, account, [payment(c, alice)]).returns({ tx_id: 33, executed: false });
  for (let i = 0; i < 32; i++) propose(c, bob, account, [payment(c, bob)]);
  propose(c, bob, account, [payment(c, bob)]).fails(TooManyPending);
  approve(c, bob, account, 1);
  revoke(c, alice, account, 1);
  propose(c, alice, account, [payment(c, alice)]).fails(TooManyPending);
  revoke(c, bob, account, 1);
  propose(c, alice, account, [payment(c, alice)]);
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 66);
});

test('the last approver pays, not the account, and cannot approve without the funds', () => {
  const poor = actor('poor');
  const c = chain([accounts, tokens, fees, multisig], { gasPrice: 10 });
  const account = create(c, { signers: [alice, poor] }).returned[0]!.address as Address;
  c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 50n });
  propose(c, alice, account, [payment(c, dave, 50n)]);
  approve(c, poor, account).fails(InsufficientFee);
  c.run(alice, 'Transfer', { to: poor, token_symbol: 'TRL', amount: 10n ** 9n });
  const ran = approve(c, poor, account);
  assert.is(ran.fee, 54_000n * 10n);
  assert.is(c.balance(poor), 10n ** 9n - 540_000n);
  assert.is(c.balance(account), 0n);
});

test('an approval with too little gas for the execution changes nothing', () => {
  const { c, account } = board(10n);
  propose(c, alice, account, [payment(c, dave), payment(c, dave)]);
  const limited = (gasLimit: number) => c.run(bob, 'ApproveMultiSigTx', { account, tx_id: 0 }, { gasLimit });
  limited(62_999).fails(GasLimitExceeded);
  assert.is(txOf(c, account).approval_count, 1);
  limited(63_000);
});

// --- accounts inside accounts

/** `depth` accounts, each with the one before and bob as signers, and a transaction of each that approves that of the next. */
function tower(depth: number): { c: TestChain; first: Address; last: Address } {
  const { c, account: _ } = board(0n);
  const levels: Address[] = [];
  let below: Actor | Address = alice;
  for (let i = 0; i < depth; i++) {
    const account: Address = create(c, { signers: [below, bob] }).returned[0]!.address as Address;
    levels.push(account);
    below = account;
  }
  const last = levels[levels.length - 1]!;
  c.run(alice, 'Transfer', { to: last, token_symbol: 'TRL', amount: 7n });
  propose(c, bob, last, [payment(c, dave, 7n)]);
  for (let i = depth - 2; i >= 0; i--) propose(c, bob, levels[i]!, [approval(c, levels[i + 1]!)]);
  return { c, first: levels[0]!, last };
}

test('accounts can act through accounts at most four levels deep', () => {
  const four = tower(4);
  const before = four.c.balance(dave);
  approve(four.c, alice, four.first);
  assert.is(four.c.balance(dave) - before, 7n);
  const five = tower(5);
  approve(five.c, alice, five.first).fails(InnerOperationFailed);
  assert.is(five.c.balance(five.last), 7n);
  const { simulation } = txOf(five.c, five.first);
  assert.is(simulation?.ok, false, 'the simulation says so beforehand');
  assert.match(innermost(simulation!.error!).details.reason ?? '', 'at most 4 deep');
});

const innermost = (error: RefusedJson): RefusedJson => (error.details.error ? innermost(error.details.error) : error);

test('an account cannot approve its own transactions, directly or through another account', () => {
  const { c, account } = board();
  propose(c, alice, account, [approval(c, account, 0)]);
  approve(c, bob, account, 0).fails(InnerOperationFailed, { operation: 'ApproveMultiSigTx' });
  propose(c, alice, account, [
    inner(c, 'ProposeMultiSigTx', { account, operations: [payment(c, dave)], description: 'x' }),
  ]);
  approve(c, bob, account, 1).fails(InnerOperationFailed);
  const above = create(c, { signers: [account, alice] }).returned[0]!.address as Address;
  propose(c, alice, above, [approval(c, account, 2)]);
  propose(c, bob, account, [approval(c, above, 0)]);
  approve(c, carol, account, 2).fails(InnerOperationFailed, { index: 0 });
});

test('one approval may execute transactions of several accounts, each once', () => {
  const { c, account } = board(0n);
  const above = create(c, { signers: [account, alice] }).returned[0]!.address as Address;
  c.run(alice, 'Transfer', { to: above, token_symbol: 'TRL', amount: 20n });
  propose(c, alice, above, [payment(c, dave, 5n)]);
  propose(c, alice, above, [payment(c, dave, 6n)]);
  propose(c, alice, account, [approval(c, above, 0), approval(c, above, 1), approval(c, above, 0)]);
  approve(c, bob, account, 0).fails(InnerOperationFailed, { index: 2 });
  propose(c, alice, account, [approval(c, above, 0), approval(c, above, 1)]);
  approve(c, bob, account, 1);
  assert.is(c.balance(above), 9n);
});

test.run();
