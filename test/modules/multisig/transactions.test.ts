/** Transactions of multi-signature accounts: what may be proposed, what approvals carry out, and what is told of them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import multisig, {
  DescriptionLength,
  ForbiddenOperation,
  InnerOperationFailed,
  InvalidOperations,
  MultiSigNotFound,
} from '../../../modules/multisig/index.js';
import recovery from '../../../modules/recovery/index.js';
import tokens from '../../../modules/tokens/index.js';
import { type Address, InsufficientBalance, map, module, t } from '../../../runtime/sdk.js';
import { defaultModules } from '../../golden/distribution.js';
import { alice, bob, carol, chain, dave } from '../../kit/index.js';
import { approve, board, create, inner, payment, propose, revoke, type TxJson, txOf } from '../shared/signing.js';

test('a transaction with enough approvals executes as the account, at the cost of the last approver', () => {
  const { c, account } = board(100n);
  propose(c, alice, account, [
    payment(c, dave, 30n),
    inner(c, 'Memo', { data: new Uint8Array([1]) }),
    payment(c, bob, 1n),
  ])
    .emitsOnly('MultiSigTxProposed')
    .emits('MultiSigTxProposed', {
      account,
      tx_id: 0,
      proposer: alice,
      operations: ['Transfer', 'Memo', 'Transfer'],
      description: 'to pay',
      approval_count: 1,
    })
    .returns({ tx_id: 0, executed: false });
  const before = c.balance(dave);
  const ran = approve(c, carol, account);
  ran.emitsOnly('MultiSigTxApproved', 'Transfer', 'Transfer', 'MultiSigTxExecuted');
  ran.emits('MultiSigTxApproved', { account, tx_id: 0, signer: carol, approval_count: 2, threshold: 2 });
  ran.emits('Transfer', { from: account, to: dave, amount: 30n });
  ran.emits('MultiSigTxExecuted', {
    account,
    tx_id: 0,
    executor: carol,
    results: [
      { index: 0, type: 'Transfer' },
      { index: 1, type: 'Memo' },
      { index: 2, type: 'Transfer' },
    ],
  });
  ran.returns({ approval_count: 2, threshold: 2, executed: true });
  assert.is(ran.gasUsed, 45_000 + 9_000 + 40_000 + 9_000);
  assert.is(c.balance(dave) - before, 30n);
  assert.is(c.balance(account), 69n);
  assert.is(c.nonce(account), 0);
});

test('transactions are numbered from 0 in each account', () => {
  const { c, account } = board();
  const other = create(c, { signers: [alice, dave] }).returned[0]!.address as Address;
  for (const [expected, of] of [
    [0, account],
    [1, account],
    [0, other],
    [2, account],
    [1, other],
  ] as const) {
    propose(c, alice, of, [payment(c, dave)]).returns({ tx_id: expected, executed: false });
  }
  approve(c, bob, account, 1).emits('MultiSigTxExecuted', { tx_id: 1 });
  assert.is(txOf(c, account, 0).status, 'Pending');
  const list = c.ask<{ transactions: TxJson[]; count: number; next_cursor: string }>('listMultiSigTxs', [
    `0x${account}`,
    2,
  ]);
  assert.equal(
    list.transactions.map(({ tx_id, status }) => [tx_id, status]),
    [
      [2, 'Pending'],
      [1, 'Executed'],
    ],
  );
  const rest = c.ask<typeof list>('listMultiSigTxs', [`0x${account}`, 2, list.next_cursor]);
  assert.equal(
    rest.transactions.map(({ tx_id }) => tx_id),
    [0],
  );
  assert.is(c.ask('getMultiSig', [`0x${account}`]).pending_count, 2);
  c.refuses('listMultiSigTxs', [alice], MultiSigNotFound);
});

test('a transaction record shows its approvals and their times, a description in words, and whether it would succeed', () => {
  const { c, account } = board(10n);
  const memo = inner(c, 'Memo', { data: new Uint8Array([7, 8]) });
  propose(c, alice, account, [payment(c, dave, 10n), memo], { description: 'rent & a note' });
  const proposedAt = c.height;
  assert.equal(txOf(c, account), {
    tx_id: 0,
    account: c.json(account),
    proposer: c.json(alice),
    operations: [
      { Transfer: { to: c.json(dave), token_symbol: 'TRL', amount: '10', memo: null } },
      { Memo: { data: '0x0708' } },
    ],
    description: 'rent & a note',
    operations_hash: txOf(c, account).operations_hash,
    approvals: [{ signer: c.json(alice), height: proposedAt }],
    approval_count: 1,
    threshold: 2,
    status: 'Pending',
    created_at_height: proposedAt,
    expires_at_height: proposedAt + 1_296_000,
    executed_at_height: null,
    execution_bundle: null,
    summary: [`Transfer: to ${c.json(dave)}, token_symbol TRL, amount "0.00000001 TRL (10 raw)"`, 'Memo: data 0x0708'],
    simulation: { ok: true, error: null, at_height: proposedAt },
  });
  c.block();
  approve(c, bob, account);
  const { status, executed_at_height, execution_bundle, simulation, approval_count } = txOf(c, account);
  assert.equal([status, executed_at_height, simulation, approval_count], ['Executed', c.height, null, 2]);
  assert.match(execution_bundle!, /^trh/);
  assert.is(txOf(c, account, 1), null);
});

test('a simulation reports the failing operation and the reason and changes no state', () => {
  const { c, account } = board(10n);
  propose(c, alice, account, [payment(c, dave, 6n), payment(c, dave, 6n)]);
  const root = c.stateRoot();
  const { simulation } = txOf(c, account);
  assert.is(simulation?.ok, false);
  assert.is(simulation?.error?.index, 1);
  assert.is(simulation?.error?.code, InsufficientBalance.code);
  assert.is(c.stateRoot(), root);
  c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 2n });
  assert.is(txOf(c, account).simulation?.ok, true);
});

test('a failing operation rejects the approval with its own code, changes nothing and can be retried', () => {
  const { c, account } = board(10n);
  propose(c, alice, account, [payment(c, dave, 6n), payment(c, dave, 6n)]);
  const ran = approve(c, bob, account);
  ran.fails(InnerOperationFailed, {
    index: 1,
    operation: 'Transfer',
    error: {
      code: 1003,
      name: 'InsufficientBalance',
      module: 'runtime',
      message: 'The balance is too low',
      details: { token: 'TRL', have: '4', need: '6' },
    },
  });
  assert.is(c.balance(account), 10n);
  assert.is(txOf(c, account).approval_count, 1);
  c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 2n });
  approve(c, bob, account).emits('MultiSigTxExecuted');
});

test('a description has 1 to 256 characters', () => {
  const { c, account } = board();
  const describe = (description: string) => propose(c, alice, account, [payment(c, dave)], { description });
  describe('').fails(DescriptionLength, { got: 0 });
  describe('🌱'.repeat(257)).fails(DescriptionLength, { got: 257 });
  describe('🌱'.repeat(256));
});

test('a transaction has 1 to 32 operations and at most 16 KiB in total', () => {
  const { c, account } = board();
  const memo = (bytes: number) => inner(c, 'Memo', { data: new Uint8Array(bytes) });
  propose(c, alice, account, []).fails(InvalidOperations, { got: 0 });
  propose(c, alice, account, Array(33).fill(memo(1))).fails(InvalidOperations, { got: 33 });
  propose(c, alice, account, Array(32).fill(memo(1)));
  propose(c, alice, account, Array(16).fill(memo(1_024))).fails(InvalidOperations, { got: 4 + 16 * 1_029 });
  const many = propose(c, alice, account, Array(15).fill(memo(1_024)));
  assert.ok(many.gasUsed > 60_000 + 16 * 15 * 1_029);
});

test('key and recovery operations are rejected when they are proposed', () => {
  const c = chain([accounts, tokens, recovery, multisig]);
  const account = create(c).returned[0]!.address as Address;
  const key = { key_type: 0, public_key: bob.publicKey };
  const proof_of_possession = new Uint8Array(64);
  const forbidden = [
    inner(c, 'SetRecovery', { guardians: [bob], threshold: 1, timelock_s: 0 }),
    inner(c, 'InitiateRecovery', { account: alice, new_public_key: bob.publicKey, key_type: 0 }),
    inner(c, 'AddKey', { ...key, proof_of_possession }),
    inner(c, 'RemoveKey', key),
    inner(c, 'RotateKey', {
      old_public_key: bob.publicKey,
      key_type: 0,
      new_public_key: bob.publicKey,
      proof_of_possession,
    }),
  ];
  for (const one of forbidden) {
    const details = { index: 1, operation: one.type.name };
    propose(c, alice, account, [payment(c, dave), one]).fails(ForbiddenOperation, details);
  }
});

test('the operations that the specification forbids in a transaction are declared not nestable in every module', async () => {
  const { operations } = await defaultModules();
  const names = [
    'SetRecovery',
    'InitiateRecovery',
    'AddKey',
    'RemoveKey',
    'RotateKey',
    'RotateConsensusKey',
    'EvmTransaction',
  ];
  const loaded = names.flatMap((name) => operations.byName.get(name) ?? []);
  assert.ok(loaded.length >= 5);
  for (const { name, definition } of loaded) assert.is(definition.nestable, false, name);
});

test('operations of unnumbered modules execute as well', () => {
  const visitors = module('visitors', {
    state: { visits: map(0, [t.address], t.height) },
  }).define({
    operations: {
      Visit: {
        about: 'Come by.',
        params: { with: t.list(t.address, 3) },
        gas: 7_000,
        execute: ({ state, sender, height }) => state.visits.put(sender, height),
      },
    },
  });
  const c = chain([accounts, tokens, multisig, visitors]);
  const account = create(c).returned[0]!.address as Address;
  propose(c, alice, account, [inner(c, 'visitors.Visit', { with: [bob, carol] })]);
  assert.equal(txOf(c, account).summary, [`visitors.Visit: with ["${c.json(bob)}","${c.json(carol)}"]`]);
  assert.is(approve(c, bob, account).gasUsed, 52_000);
  assert.equal(c.entries('visitors', 'visits'), [{ key: [account], value: c.height }]);
});

test('revoked approvals do not count, and the transaction continues without its proposer', () => {
  const { c, account } = board();
  propose(c, alice, account, [payment(c, dave)]);
  revoke(c, alice, account).emits('MultiSigApprovalRevoked', { account, tx_id: 0, signer: alice, approval_count: 0 });
  approve(c, bob, account)
    .emitsOnly('MultiSigTxApproved')
    .returns({ approval_count: 1, threshold: 2, executed: false });
  approve(c, carol, account).emits('MultiSigTxExecuted', { executor: carol });
});

test.run();
