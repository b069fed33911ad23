/** DAOs: creating them, proposing, voting with what one held, and carrying out what has passed. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyVoted,
  BelowProposalThreshold,
  DaoNotFound,
  ExecutionFailed,
  InvalidConfig,
  InvalidProposalType,
  InvalidVote,
  NotSucceeded,
  ProposalNotFound,
} from '../../../modules/dao/index.js';
import { type Address, InsufficientBalance, map, module, t, UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, h, type TestChain } from '../../kit/index.js';
import { inner } from '../shared/signing.js';
import {
  cancel,
  configOf,
  createDao,
  daoChain,
  endVote,
  execute,
  GOV,
  give,
  given,
  govChain,
  passed,
  payment,
  proposalOf,
  propose,
  ready,
  statusOf,
  TERMS,
  vote,
  type World,
} from './voting.js';

interface DaoInfo {
  readonly [field: string]: unknown;
}
const info = (c: TestChain, dao: Address) => c.ask<DaoInfo>('getDao', [`0x${dao}`]);
const STRANGE = h(77) as string as Address;

test('a DAO uses default settings when none are given and reports its holdings', () => {
  const { c, mint } = govChain();
  const dao = c
    .run(alice, 'CreateDao', { name: 'Plain', token_mint: mint, config: given({}) })
    .emits('DaoCreated', { name: 'Plain', token_mint: mint, creator: alice.address }).returned[0]!
    .dao_address as Address;
  give(c, alice, dao, 7n, 'TRL');
  give(c, alice, dao, 5n);
  assert.equal(info(c, dao), {
    dao_address: c.json(dao),
    name: 'Plain',
    token_mint: `0x${mint}`,
    token_symbol: 'GOV',
    mint_authority: null,
    config: {
      proposal_threshold: '1000000',
      quorum_bps: 400,
      approval_bps: 5_001,
      timelock_s: 172_800,
      execution_window_s: 1_209_600,
      late_quorum_extension_blocks: 0,
      allow_early_execution: false,
      voting_delay_blocks: 1,
      voting_period_blocks: 302_400,
      guardian: null,
      description: '',
      url: null,
    },
    creator: c.json(alice),
    proposals: 0,
    treasury: [
      { mint: `0x${'0'.repeat(64)}`, symbol: 'TRL', balance: '7' },
      { mint: `0x${mint}`, symbol: 'GOV', balance: '5' },
    ],
    created_at_height: c.height,
  });
  assert.is(c.ask('getDao', [`0x${STRANGE}`]), null);
});

test('DAOs are listed newest first', () => {
  const { c, mint } = govChain();
  for (const name of ['one', 'two', 'three']) createDao(c, mint, {}, name);
  const list = (limit: number, cursor: string | null) =>
    c.ask<{ daos: { name: string }[]; next_cursor: string | null }>('listDaos', [limit, cursor]);
  const first = list(2, null);
  const second = list(2, first.next_cursor);
  assert.equal(
    [...first.daos, ...second.daos].map(({ name }) => name),
    ['three', 'two', 'one'],
  );
  assert.is(second.next_cursor, null);
});

test('each out-of-range setting is rejected with its field', () => {
  const { c, mint } = govChain({ params: { 'dao.min_voting_period_blocks': 150 } });
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    quorum_bps: [99, 10_001],
    approval_bps: [5_000, 10_001],
    voting_delay_blocks: [0, 43_201],
    voting_period_blocks: [0, 149, 1_296_001],
    timelock_s: [2_592_001],
    execution_window_s: [3_599],
    late_quorum_extension_blocks: [43_201],
    description: ['x'.repeat(1_001)],
    url: ['javascript:alert(1)', `https://${'x'.repeat(512)}`],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      c.run(alice, 'CreateDao', { name: 'X', token_mint: mint, config: given({ [field]: value }) }).fails(
        InvalidConfig,
        { field },
      );
    }
  }
  createDao(c, mint, { voting_period_blocks: 150 }, '').fails(InvalidConfig, { field: 'name' });
  createDao(c, mint, { voting_period_blocks: 150 }, 'x'.repeat(65)).fails(InvalidConfig, { field: 'name' });
  createDao(c, h(9), { voting_period_blocks: 150 }).fails(UnknownToken);
});

test('the address derives from creator, name and nonce, so one bundle creates one DAO of a name', () => {
  const { c, mint } = govChain();
  const making = ['CreateDao', { name: 'Twin', token_mint: mint, config: given({}) }] as const;
  c.bundle(alice, [making, making]).fails(InvalidConfig, { field: 'name' });
  const [first] = c.bundle(alice, [making]).returned;
  const [second] = c.bundle(alice, [making]).returned;
  assert.is.not(first!.dao_address, second!.dao_address);
});

test('a deposit emits an event, and a deposit to an unknown DAO is rejected', () => {
  const { c, dao, mint } = daoChain();
  for (const token of ['GOV', `0x${mint}`]) {
    const gift = c.run(bob, 'DaoDeposit', { dao, token, amount: 3n });
    gift.emits('DaoDeposited', { from: bob.address, token: 'GOV', amount: 3n });
  }
  assert.is(c.balance(dao, 'GOV'), 6n);
  c.run(bob, 'DaoDeposit', { dao: STRANGE, token: 'GOV', amount: 3n }).fails(DaoNotFound);
  c.run(dave, 'DaoDeposit', { dao, token: 'GOV', amount: 3n }).fails(InsufficientBalance);
});

test('voting power is the balance just before voting starts, and an approved payment is paid as proposed', () => {
  const world = daoChain();
  const { c, dao } = world;
  const at = c.height;
  propose(world, payment(dave)).emits('DaoProposed', {
    proposal_id: 0,
    proposal_type: 'treasury',
    start_height: at + 1,
    end_height: at + 10,
  });
  c.block();
  give(c, bob, carol, 30n * GOV);
  vote(world, alice).returns({ weight: 50n * GOV });
  vote(world, bob, 'against').returns({ weight: 30n * GOV });
  vote(world, carol, 'abstain').emits('DaoVoted', { vote: 'abstain', weight: 20n * GOV });
  const { snapshot_height, quorum, voter, ...told } = proposalOf(world, 0, bob);
  assert.equal([snapshot_height, quorum], [at, `${40n * GOV}`]);
  assert.equal(voter, { address: c.json(bob), vote: 'against', weight: `${30n * GOV}` });
  assert.equal([told.for, told.against, told.abstain, told.voters], ['50000000', '30000000', '20000000', 3]);
  endVote(world);
  const { status, eta, expires_at } = proposalOf(world);
  assert.equal([status, expires_at! - eta!], ['Queued', TERMS.execution_window_s]);
  c.advance(TERMS.timelock_s);
  const before = c.balance(dave);
  execute(world)
    .returns({ results: [{ index: 0, type: 'Transfer' }], proposal_status: 'Executed' })
    .emits('DaoExecuted', { executor: carol.address });
  assert.equal([c.balance(dave) - before, c.balance(dao)], [100n, 900n]);
  assert.is(proposalOf(world).executed_at_height, c.height);
});

test('operations of several modules run as the DAO, all or none', () => {
  const world = daoChain();
  const { c, dao } = world;
  const collect = inner(c, 'CreateToken', { name: 'Own', symbol: 'OWN', decimals: 0, supply: 9n, owner: dao });
  const pay = (amount: bigint) => inner(c, 'Transfer', { to: dave, token_symbol: 'TRL', amount });
  const board = inner(c, 'CreateMultiSig', { signers: [dao, alice.address], threshold: 2, label: 'board' });
  const id = ready(world, { operations: [collect, board, pay(10n)] });
  const { summary, simulation } = proposalOf(world, id) as { summary?: string[]; simulation: { ok: boolean } };
  assert.match(summary![2]!, 'Transfer: to trl');
  assert.is(simulation.ok, true);
  execute(world, dave, id).returns({
    results: [
      { index: 0, type: 'CreateToken' },
      { index: 1, type: 'CreateMultiSig' },
      { index: 2, type: 'Transfer' },
    ],
    proposal_status: 'Executed',
  });
  assert.equal([c.balance(dao, 'OWN'), c.balance(dao)], [9n, 990n]);
  execute(world, dave, id).fails(NotSucceeded, { status: 'Executed' });
});

test('a failed operation undoes the whole execution, which can be retried later', () => {
  const world = daoChain();
  const { c, dao } = world;
  const pay = (amount: bigint) => inner(c, 'Transfer', { to: dave, token_symbol: 'TRL', amount });
  const id = ready(world, { operations: [pay(600n), pay(600n)] });
  assert.is(proposalOf(world, id).simulation!.ok, false);
  execute(world, dave, id).fails(ExecutionFailed, { index: 1, operation: 'Transfer' });
  assert.equal([c.balance(dao), statusOf(world, id)], [1_000n, 'Queued']);
  give(c, alice, dao, 200n, 'TRL');
  execute(world, dave, id);
  assert.is(c.balance(dao), 0n);
});

test('a payment that exceeds the treasury is rejected and can be made later', () => {
  const world = daoChain();
  const id = ready(world, payment(dave, 2_000n));
  execute(world, bob, id).fails(ExecutionFailed, { index: 0, operation: 'Transfer' });
  give(world.c, alice, world.dao, 1_000n, 'TRL');
  execute(world, bob, id);
});

test('a proposal changes the settings that it names and leaves the others unchanged', () => {
  const world = daoChain({ guardian: carol.address, url: 'https://gov.example' });
  const id = ready(world, { config: given({ quorum_bps: 5_000, guardian: h(0), url: '' }) });
  execute(world, bob, id).emits('DaoConfigChanged', {}).returns({ results: [], proposal_status: 'Executed' });
  const { quorum_bps, guardian, url, timelock_s } = configOf(world);
  assert.equal([quorum_bps, guardian, url, timelock_s], [5_000, null, null, TERMS.timelock_s]);
});

test('a proposal is decided by the settings at its creation but cancelled by the current guardian', () => {
  const world = daoChain({ guardian: carol.address });
  const { c } = world;
  propose(world, { config: given({ quorum_bps: 10_000, timelock_s: 0, guardian: dave.address }) });
  propose(world, payment(dave));
  propose(world, { text: {} });
  c.block();
  for (const id of [0, 1, 2]) for (const who of [alice, bob]) vote(world, who, 'for', id);
  endVote(world);
  c.advance(TERMS.timelock_s);
  execute(world);
  assert.is(configOf(world).quorum_bps, 10_000);
  assert.equal([statusOf(world, 1), proposalOf(world, 1).quorum], ['Queued', `${40n * GOV}`]);
  execute(world, bob, 1);
  cancel(world, dave, 2).emits('DaoCancelled', { by: dave.address });
});

test('a proposal must have one of four types and a payload that could be executed', () => {
  const world = daoChain();
  const { c, dao } = world;
  const recover = inner(c, 'RemoveKey', { key_type: 0, public_key: new Uint8Array(32) });
  const many = Array.from({ length: 33 }, () => inner(c, 'Transfer', { to: dave, token_symbol: 'TRL', amount: 1n }));
  const memo = inner(c, 'Memo', { data: new Uint8Array(1_024) });
  const refused = (payload: object, details: Readonly<Record<string, unknown>> = {}) =>
    propose(world, payload).fails(InvalidProposalType, details);
  refused({ operations: [] }, { field: 'operations' });
  refused({ operations: many }, { field: 'operations' });
  refused({ operations: many.slice(0, 17).map(() => memo) }, { reason: 'must have at most 16384 bytes' });
  refused({ operations: [recover] }, { operation: 'RemoveKey' });
  refused(payment(dave, 0n), { field: 'treasury.amount' });
  refused(payment(h(0) as string as Address), { field: 'treasury.to' });
  refused(payment(dave, 1n, 'NONE'), { field: 'treasury.token' });
  refused({ config: given({ quorum_bps: 1 }) }, { field: 'quorum_bps' });
  assert.is(info(c, dao).proposals, 0);
});

test('proposing needs the threshold, and an unknown DAO and an unknown proposal have their own codes', () => {
  const world = daoChain({ proposal_threshold: 25n * GOV });
  const { c, dao } = world;
  propose(world, { text: {} }, carol).fails(BelowProposalThreshold, { have: `${20n * GOV}`, need: `${25n * GOV}` });
  propose({ ...world, dao: STRANGE }).fails(DaoNotFound);
  vote({ ...world, dao: STRANGE }, alice).fails(DaoNotFound);
  vote(world, alice).fails(ProposalNotFound, { proposal_id: 0 });
  execute(world, alice, 3).fails(ProposalNotFound);
  cancel(world, alice, 3).fails(ProposalNotFound);
  assert.is(c.ask('getDaoProposal', [`0x${dao}`, 0, null]), null);
  c.refuses('listDaoProposals', [`0x${STRANGE}`, 10, null], DaoNotFound);
});

test('a vote is for, against or abstain, in any of their forms, and nothing else', () => {
  const world = daoChain();
  const { c } = world;
  propose(world);
  c.block();
  const type = c.set.operations.byName.get('DaoVote')!.params;
  const given = (said: unknown) =>
    (type.fromJson({ dao: c.json(world.dao), proposal_id: 0, vote: said }, c.text) as { vote: number }).vote;
  const forms = { against: ['against', false, 0, '0'], for: ['for', true, 1, '1'], abstain: ['abstain', 2, '2'] };
  const words = Object.values(forms).map((said) => said.map(given));
  assert.equal(words, [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [2, 2, 2],
  ]);
  for (const said of ['maybe', '', 3, 255]) {
    c.run(alice, 'DaoVote', { dao: world.dao, proposal_id: 0, vote: given(said) }).fails(InvalidVote);
  }
  vote(world, alice);
  vote(world, alice, 'against').fails(AlreadyVoted);
});

test('an unknown proposal type is rejected, and a JSON string is parsed', () => {
  const { c } = daoChain();
  const type = c.set.operations.byName.get('DaoPropose')!.definition.params.proposal_type!;
  assert.equal(type.fromJson('text', c.text), { text: {} });
  const json = { treasury: { to: c.json(dave), token: 'TRL', amount: '5' } };
  assert.equal(type.fromJson(JSON.stringify(json), c.text), payment(dave, 5n));
  assert.equal(type.fromJson(json, c.text), payment(dave, 5n));
  assert.throws(() => type.fromJson('swap everything', c.text), /JSON/);
});

test('a proposal passes with a quorum that includes abstentions and the approval of the other votes', () => {
  const outcome = (votes: readonly (readonly [typeof alice, 'for' | 'against' | 'abstain'])[], config: object = {}) => {
    const world = daoChain({ quorum_bps: 5_000, ...config });
    propose(world, payment(dave));
    world.c.block();
    for (const [who, said] of votes) vote(world, who, said);
    endVote(world);
    return statusOf(world);
  };
  assert.is(outcome([[bob, 'for']]), 'Defeated', '30 % is no quorum');
  assert.is(
    outcome([
      [bob, 'for'],
      [carol, 'abstain'],
    ]),
    'Queued',
    '50 % is',
  );
  assert.is(
    outcome([
      [carol, 'for'],
      [alice, 'abstain'],
    ]),
    'Queued',
  );
  assert.is(
    outcome([
      [alice, 'for'],
      [bob, 'against'],
      [carol, 'against'],
    ]),
    'Defeated',
    'half is no majority',
  );
  assert.is(outcome([[alice, 'abstain']]), 'Defeated', 'nobody is for');
  assert.is(
    outcome(
      [
        [alice, 'for'],
        [carol, 'against'],
      ],
      { approval_bps: 7_500 },
    ),
    'Defeated',
    '50 of 70',
  );
  assert.is(
    outcome(
      [
        [alice, 'for'],
        [bob, 'for'],
        [carol, 'against'],
      ],
      { approval_bps: 8_000 },
    ),
    'Queued',
    '80 of 100',
  );
});

test('a vote ends early, if the DAO allows it, once the outcome cannot change', () => {
  const world = daoChain({ allow_early_execution: true, timelock_s: 0 });
  const { c } = world;
  propose(world, payment(dave));
  c.block();
  vote(world, alice);
  assert.is(statusOf(world), 'Active', '50 of 100 can still be outvoted');
  vote(world, carol).emits('DaoQueued', { for: 70n * GOV });
  assert.is(statusOf(world), 'Succeeded');
  execute(world);
});

test('a quorum reached at the last moment extends the vote once', () => {
  const world = daoChain({ late_quorum_extension_blocks: 6 });
  const { c } = world;
  propose(world);
  const { end_height } = proposalOf(world);
  c.reach(end_height);
  vote(world, alice);
  assert.is(proposalOf(world).end_height, end_height + 6);
  c.reach(end_height + 6);
  vote(world, bob, 'against');
  vote(world, carol, 'against');
  assert.is(proposalOf(world).end_height, end_height + 6);
  c.block();
  assert.is(statusOf(world), 'Defeated');
});

test('an approved text succeeds at once and never expires, because it has nothing to execute', () => {
  const world = daoChain();
  propose(world);
  world.c.block();
  vote(world, alice);
  vote(world, bob);
  world.c.reach(proposalOf(world).end_height);
  world.c.block().emitsOnly('DaoSucceeded');
  const { status, eta, expires_at } = proposalOf(world);
  assert.equal([status, eta, expires_at], ['Succeeded', null, null]);
  world.c.advance(400 * 86_400);
  assert.is(statusOf(world), 'Succeeded');
  execute(world).returns({ results: [], proposal_status: 'Executed' });
});

test('a DAO in which no account could ever propose is rejected', () => {
  const { c, mint } = govChain();
  createDao(c, mint, { proposal_threshold: 100n * GOV });
  createDao(c, mint, { proposal_threshold: 100n * GOV + 1n }, 'Too much').fails(InvalidConfig, {
    field: 'proposal_threshold',
  });
  const mintable = govChain({ mintable: true });
  createDao(mintable.c, mintable.mint, { proposal_threshold: 1_000n * GOV });
  createDao(mintable.c, mintable.mint, { proposal_threshold: 2n ** 120n + 1n }, 'Too much').fails(InvalidConfig);
  const world = daoChain();
  propose(world, { config: given({ proposal_threshold: 100n * GOV + 1n }) }).fails(InvalidProposalType, {
    field: 'proposal_threshold',
  });
});

test('a summary shows the given fields and no omitted ones', () => {
  const world = daoChain();
  const { c, mint } = world;
  const create = inner(c, 'CreateDao', { name: 'Sub', token_mint: mint, config: given({ quorum_bps: 500 }) });
  const id = propose(world, { operations: [create] }).returned[0]!.proposal_id as number;
  assert.equal((proposalOf(world, id) as { summary?: unknown }).summary, [
    `CreateDao: name Sub, token_mint 0x${mint}, config {"quorum_bps":500}`,
  ]);
});

test('votes are pruned some time after the end, and the outcome is kept', () => {
  const world = daoChain({}, { params: { 'dao.kept_blocks': 20 } });
  const { c } = world;
  const id = passed(world, payment(dave));
  assert.is(proposalOf(world, id, alice).voter!.vote, 'for');
  c.reach(c.height + 25);
  assert.equal(c.entries('dao', 'votes'), []);
  assert.is(proposalOf(world, id, alice).voter!.vote, null);
  assert.is(proposalOf(world, id).for, `${80n * GOV}`);
});

test('the proposals of a DAO are listed newest first, and indexes list the voters', () => {
  const world = daoChain();
  const { c, dao } = world;
  for (let i = 0; i < 3; i++) propose(world);
  const { proposals } = c.ask<{ proposals: { proposal_id: number }[] }>('listDaoProposals', [`0x${dao}`, 2, null]);
  assert.equal(
    proposals.map(({ proposal_id }) => proposal_id),
    [2, 1],
  );
});

test('the native token can govern like any other, but staked tokens do not count', () => {
  const { c } = govChain();
  const native = h(0);
  const dao = createDao(c, native, { quorum_bps: 100 }).returned[0]!.dao_address as Address;
  const world: World = { c, dao, mint: native };
  propose(world, { text: {} });
  const before = c.balance(bob);
  c.block();
  give(c, bob, dave, 5n, 'TRL');
  vote(world, bob).returns({ weight: before });
});

test('a DAO also runs and displays operations of unnumbered third-party modules', () => {
  const visitors = module('visitors', { state: { visits: map(0, [t.address], t.height) } }).define({
    operations: {
      Visit: {
        about: 'Come by.',
        params: { with: t.list(t.address, 3) },
        gas: 7_000,
        execute: ({ state, sender, height }) => state.visits.put(sender, height),
      },
    },
  });
  const world = daoChain({}, { more: [visitors] });
  const { c, dao } = world;
  const id = ready(world, { operations: [inner(c, 'visitors.Visit', { with: [bob] })] });
  assert.equal((proposalOf(world, id) as { summary?: unknown }).summary, [`visitors.Visit: with ["${c.json(bob)}"]`]);
  assert.is(execute(world, dave, id).gasUsed, 67_000, 'who executes pays for what runs');
  assert.equal(c.entries('visitors', 'visits'), [{ key: [dao], value: c.height }]);
});

test.run();
