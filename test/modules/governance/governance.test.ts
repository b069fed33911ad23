/** Protocol governance: what can be proposed, what it costs, and what is done when it is approved. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  InvalidProposal,
  NotApproved,
  ParameterOutOfBounds,
  ProposalNotFound,
  TreasuryInsufficient,
  UnknownParameter,
} from '../../../modules/governance/index.js';
import { UnknownChain } from '../../../modules/safety/index.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { AmountZero, InsufficientBalance, InvalidAddress, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import {
  approved,
  cancel,
  endVoting,
  erin,
  execute,
  governed,
  grant,
  MILLION,
  propose,
  raise,
  TIMELOCK,
  TREASURY,
  text,
  told,
  UNIT,
  VOTING,
  vote,
  warn,
} from '../shared/governing.js';

const DEPOSIT = 100n * UNIT;

test('a proposal is returned in full, and null when it does not exist', () => {
  const c = governed();
  const id = propose(c, alice, raise);
  assert.equal(c.ask('getProposal', [id]), {
    proposal_id: 0,
    proposal_type: 'parameter',
    title: 'Vote longer',
    description: 'There is not enough time.',
    proposer: c.json(alice),
    status: 'active',
    created_at_height: 11,
    voting_end_height: 11 + VOTING,
    yes_power: '0',
    no_power: '0',
    total_power: `${4_200n * UNIT}`,
    quorum_bps: 3340,
    voters: 0,
    timelock_until: null,
    executed_at_height: null,
    parameter: { key: 'governance.voting_blocks', old_value: `${VOTING}`, new_value: '600' },
    treasury: null,
    safety: null,
    deposit: '0',
    error: null,
    voting_end_time_estimate: c.time + 2 * VOTING,
    turnout_bps: 0,
    votes: [],
  });
  assert.is(c.ask('getProposal', [1]), null);
});

test('proposals are listed newest first, all or by status, page by page', () => {
  const c = governed();
  for (let i = 0; i < 5; i++) propose(c);
  cancel(c, alice, 1);
  cancel(c, alice, 3);
  const list = (...params: unknown[]) => {
    const { proposals, next_cursor } = c.ask<{ proposals: { proposal_id: number }[]; next_cursor: string }>(
      'listProposals',
      params,
    );
    return { ids: proposals.map(({ proposal_id }) => proposal_id), next_cursor };
  };
  assert.equal(list().ids, [4, 3, 2, 1, 0]);
  assert.equal(list('active').ids, [4, 2, 0]);
  assert.equal(list('cancelled').ids, [3, 1]);
  assert.equal(list('executed').ids, []);
  const first = list('active', 2);
  assert.equal([first.ids, list('active', 2, first.next_cursor).ids], [[4, 2], [0]]);
  c.refuses('listProposals', ['open'], /must be one of/);
});

test('an account with a thousand bonded units proposes for free, and others deposit a hundred', () => {
  const c = governed();
  const before = [c.balance(carol), c.balance(dave), c.balance(erin)];
  for (const who of [carol, dave, erin]) propose(c, who);
  assert.equal(
    [c.balance(carol), c.balance(dave), c.balance(erin)],
    [before[0], before[1]! - DEPOSIT, before[2]! - DEPOSIT],
  );
  assert.is(c.ask('getProposal', [2]).deposit, `${DEPOSIT}`);
  const poor = governed({
    balances: [...[alice, bob, carol, dave].map((who) => [who, MILLION] as const), [erin, DEPOSIT - 1n]],
  });
  poor.run(erin, 'CreateProposal', text).fails(InsufficientBalance);
});

test('a deposit is returned when enough have voted, even against the proposal', () => {
  const c = governed();
  const had = c.balance(erin);
  propose(c, erin);
  vote(c, alice, false);
  endVoting(c);
  assert.is(told(c).status, 'rejected');
  assert.is(c.balance(erin), had);
});

test('a deposit goes to the treasury when too few have voted', () => {
  const c = governed();
  const had = [c.balance(erin), c.balance(TREASURY)];
  propose(c, erin);
  vote(c, dave, true);
  endVoting(c);
  assert.is(told(c).status, 'rejected');
  assert.is(c.balance(erin), had[0]! - DEPOSIT);
  assert.ok(c.balance(TREASURY) >= had[1]! + DEPOSIT);
});

test('a cancelled proposal returns its deposit only if no one has voted', () => {
  const c = governed();
  const had = c.balance(erin);
  cancel(c, erin, propose(c, erin));
  assert.is(c.balance(erin), had);
  const voted = propose(c, erin);
  vote(c, dave, true, voted);
  cancel(c, erin, voted);
  assert.is(c.balance(erin), had - DEPOSIT);
});

test('a parameter proposal is validated when it is made', () => {
  const c = governed();
  const fails = (change: object, error: Parameters<ReturnType<typeof vote>['fails']>[0], details = {}) =>
    c.run(alice, 'CreateProposal', { ...raise, ...change }).fails(error, details);
  fails({ parameter_key: 'governance.voting_block' }, UnknownParameter);
  fails({ parameter_value: '299' }, ParameterOutOfBounds, { min: 300, max: 1_296_000 });
  fails({ parameter_value: 'soon' }, ParameterOutOfBounds);
  fails({ parameter_key: 'governance.timelock_s', parameter_value: '0' }, ParameterOutOfBounds);
  for (const key of ['fees.emission', 'tokens.supply', 'chain.validators', 'multisig.max_signers'])
    fails({ parameter_key: key }, UnknownParameter);
  fails({ parameter_key: null }, InvalidProposal, { field: 'parameter_key' });
  fails({ parameter_value: null }, InvalidProposal, { field: 'parameter_value' });
});

test('a proposal has exactly the fields of its type', () => {
  const c = governed();
  const fails = (proposal: object, field: string) =>
    c.run(alice, 'CreateProposal', proposal).fails(InvalidProposal, { field });
  fails({ ...grant, treasury_recipient: null }, 'treasury_recipient');
  fails({ ...grant, treasury_amount: null }, 'treasury_amount');
  fails({ ...warn, safety_chain: null }, 'safety_chain');
  fails({ ...warn, safety_contract: null }, 'safety_contract');
  fails({ ...warn, safety_level: null }, 'safety_level');
  fails({ ...text, parameter_key: 'gas.price_floor' }, 'parameter_key');
  fails({ ...text, safety_collection: 'Apes' }, 'safety_collection');
  fails({ ...raise, treasury_amount: 1n }, 'treasury_amount');
  for (const title of ['', 'x'.repeat(129), 'a\u0007b']) {
    c.run(alice, 'CreateProposal', { ...text, title }).fails(MalformedBundle);
  }
  c.run(alice, 'CreateProposal', { ...text, description: 'x'.repeat(10_001) }).fails(MalformedBundle);
});

test('a payment is at most a tenth of the treasury', () => {
  const c = governed();
  const tenth = c.balance(TREASURY) / 10n;
  const pay = (change: object) => c.run(alice, 'CreateProposal', { ...grant, ...change });
  pay({ treasury_amount: tenth + 1n }).fails(TreasuryInsufficient, { max: `${tenth}` });
  pay({ treasury_amount: 0n }).fails(AmountZero);
  pay({ treasury_recipient: ZERO_ADDRESS }).fails(InvalidAddress);
  pay({ treasury_amount: tenth });
});

test('a contract of an unknown chain cannot be rated', () => {
  governed()
    .run(alice, 'CreateProposal', { ...warn, safety_chain: 'etherium' })
    .fails(UnknownChain);
});

test('an approved parameter changes only when the proposal is executed', () => {
  const c = approved(raise, TIMELOCK);
  const value = () =>
    c.ask<{ parameters: { value: unknown }[] }>('getParameters', ['governance.voting_blocks']).parameters[0]!.value;
  assert.is(value(), VOTING);
  execute(c, erin)
    .returns({ result: 'executed' })
    .emits('ParameterChanged', {
      proposal_id: 0,
      key: 'governance.voting_blocks',
      old_value: `${VOTING}`,
      new_value: '600',
    })
    .emits('ProposalExecuted', { proposal_id: 0, executor: erin });
  assert.is(value(), 600);
  assert.is(told(c).status, 'executed');
});

test('an existing proposal keeps the terms under which it was made', () => {
  const c = approved(raise, TIMELOCK);
  const early = propose(c, bob);
  execute(c);
  const late = propose(c, bob);
  assert.is(told(c, early).voting_end_height, c.height + VOTING);
  assert.is(told(c, late).voting_end_height, c.height + 600);
});

test('an approved payment is paid from the treasury', () => {
  const c = approved(grant, TIMELOCK);
  const before = [c.balance(TREASURY), c.balance(dave)];
  execute(c).emits('Transfer', { from: TREASURY, to: dave, amount: 5_000n * UNIT });
  assert.equal([c.balance(TREASURY), c.balance(dave)], [before[0]! - 5_000n * UNIT, before[1]! + 5_000n * UNIT]);
});

test('an approved rating is reported to wallets', () => {
  const c = approved(warn, TIMELOCK);
  execute(c).emits('ContractSafetyUpdated', { level: 'malicious', proposal_id: 0 });
  assert.is(c.ask('getContractSafety', ['ethereum', warn.safety_contract]).level, 'malicious');
});

test('executing an approved text changes nothing', () => {
  execute(approved(text, TIMELOCK)).emitsOnly('ProposalExecuted');
});

test('a proposal that can no longer be executed fails with the reason and changes nothing else', () => {
  const tenth = 100_000n * UNIT;
  const c = governed();
  for (let id = 0; id < 2; id++) {
    propose(c, alice, { ...grant, treasury_amount: tenth });
    vote(c, alice, true, id);
  }
  endVoting(c);
  c.advance(TIMELOCK);
  execute(c, erin, 0).returns({ result: 'executed' });
  const before = c.balance(TREASURY);
  execute(c, erin, 1).returns({ result: 'failed' }).emitsOnly('ProposalFailed');
  assert.is(c.balance(TREASURY), before);
  const { status, error } = told(c, 1);
  assert.equal([status, error?.code, error?.name], ['failed', 2403, 'TreasuryInsufficient']);
  execute(c, erin, 1).fails(NotApproved, { status: 'failed' });
});

test('an unknown proposal is rejected with its own code', () => {
  const c = governed();
  vote(c, alice, true, 7).fails(ProposalNotFound, { proposal_id: 7 });
  execute(c, alice, 7).fails(ProposalNotFound);
  cancel(c, alice, 7).fails(ProposalNotFound);
});

test('an approved text has nothing to execute and never expires', () => {
  const c = approved(text, TIMELOCK + 14 * 86_400 + 2);
  c.block();
  assert.is(told(c).status, 'approved');
  execute(c).returns({ result: 'executed' });
});

test('an approved proposal that is never executed expires', () => {
  const c = approved(raise);
  c.advance(TIMELOCK + 14 * 86_400 + 2);
  assert.is(told(c).status, 'approved');
  c.block().emits('ProposalExpired', { proposal_id: 0 });
  assert.is(told(c).status, 'expired');
  assert.equal(c.ask<{ count: number }>('listProposals', ['expired']).count, 1);
});

test.run();
