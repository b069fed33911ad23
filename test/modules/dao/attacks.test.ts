/** Attacks on DAOs: borrowed votes, other payloads, proposals inside proposals, drained treasuries, floods. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyVoted,
  ExecutionFailed,
  InvalidProposalType,
  NotActive,
  NotAllowed,
  NoVotingPower,
  TooManyProposals,
} from '../../../modules/dao/index.js';
import dex from '../../../modules/dex/index.js';
import { type Address, NotAuthorized } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, dave } from '../../kit/index.js';
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

const mallory = actor('mallory');

/** A world in which mallory can borrow 90 GOV of the pool of GOV and TRL, for as long as one bundle. */
function withPool(config: object = {}): World {
  const world = daoChain(config, { more: [dex], mintable: true });
  const { c, mint } = world;
  c.run(alice, 'MintToken', { mint, to: alice, amount: 900n * GOV });
  const pool = { token_a: 'GOV', token_b: 'TRL', amount_a: 900n * GOV, amount_b: 900n * GOV, lp_lock_duration: 0 };
  c.run(alice, 'CreatePool', pool);
  give(c, alice, mallory, 10_000n * GOV, 'TRL');
  return world;
}

const swap = (from_token: string, to_token: string, amount_in: bigint) =>
  ['Swap', { from_token, to_token, amount_in, min_amount_out: 1n }] as const;

test('tokens bought and resold within one bundle give no votes, whenever the bundle runs', () => {
  const world = withPool();
  const { c, dao } = world;
  const flash = (operation: readonly [string, object]) =>
    c.bundle(mallory, [swap('TRL', 'GOV', 9_000n * GOV), operation, swap('GOV', 'TRL', 700n * GOV)]);
  const voting = ['DaoVote', { dao, proposal_id: 0, vote: 1 }] as const;
  propose(world, payment(mallory, 1_000n), alice);
  // In the block whose end is the snapshot, in the first of the vote, and later.
  flash(voting).fails(NotActive);
  c.block();
  flash(voting).fails(NoVotingPower);
  c.block();
  flash(voting).fails(NoVotingPower);
});

test('anyone can cancel a proposal made with borrowed tokens', () => {
  const world = withPool({ proposal_threshold: 500n * GOV });
  const { c, dao } = world;
  const proposing = ['DaoPropose', { dao, title: 'Mine', description: '', proposal_type: payment(mallory) }] as const;
  c.bundle(mallory, [swap('TRL', 'GOV', 9_000n * GOV), proposing, swap('GOV', 'TRL', 700n * GOV)]);
  assert.is(statusOf(world), 'Pending');
  cancel(world, dave).emits('DaoCancelled', { by: dave.address });
});

test('tokens bought, received or minted after the snapshot cannot vote', () => {
  const world = daoChain({}, { mintable: true });
  const { c, mint } = world;
  propose(world);
  c.block();
  c.run(alice, 'MintToken', { mint, to: dave, amount: 1_000n * GOV });
  vote(world, dave).fails(NoVotingPower);
  vote(world, bob).returns({ weight: 30n * GOV });
  give(c, bob, mallory, 30n * GOV);
  vote(world, mallory).fails(NoVotingPower);
  assert.is(proposalOf(world).quorum, `${40n * GOV}`, 'the quorum is of the supply at the snapshot');
  give(c, mallory, bob, 30n * GOV);
  vote(world, bob).fails(AlreadyVoted);
});

test('burning tokens after the snapshot does not lower the quorum', () => {
  const world = daoChain();
  const { c, mint } = world;
  propose(world);
  c.block();
  c.run(alice, 'BurnToken', { mint, amount: 50n * GOV });
  vote(world, carol);
  endVote(world);
  assert.is(statusOf(world), 'Defeated', '20 of 100 is no quorum, though 20 of 50 would be');
  assert.is(proposalOf(world).quorum, `${40n * GOV}`);
});

test("a mint authority that inflates the supply controls later proposals, and the DAO's creator is warned", () => {
  const world = daoChain({}, { mintable: true });
  const { c, mint, dao } = world;
  assert.is(c.ask<{ mint_authority: string }>('getDao', [`0x${dao}`]).mint_authority, c.json(alice));
  const id = passed(world, payment(dave));
  c.run(alice, 'MintToken', { mint, to: mallory, amount: 10_000n * GOV });
  assert.is(statusOf(world, id), 'Queued', 'what has passed stays so');
  cancel(world, mallory, id).fails(NotAllowed);
});

test('a proposal only ever executes the payload that it was made with', () => {
  const world = daoChain();
  const { c, dao } = world;
  const type = c.set.operations.byName.get('DaoExecute')!;
  assert.equal(Object.keys(type.definition.params), ['dao', 'proposal_id'], 'who executes gives no payload');
  const id = passed(world, payment(dave));
  const { payload_hash } = proposalOf(world, id);
  propose(world, payment(mallory, 999n));
  assert.is(proposalOf(world, id).payload_hash, payload_hash);
  assert.is.not(proposalOf(world, 1).payload_hash, payload_hash);
  c.advance(TERMS.timelock_s);
  const before = c.balance(mallory);
  execute(world, mallory, id);
  assert.equal([c.balance(mallory), c.balance(dao)], [before, 900n]);
});

test('a settings change does not affect the quorum, timelock or window of an existing proposal', () => {
  const world = daoChain();
  const { c } = world;
  propose(world, { config: given({ timelock_s: 0, quorum_bps: 100 }) });
  propose(world, payment(mallory));
  c.block();
  vote(world, alice);
  vote(world, carol, 'for', 1);
  endVote(world);
  c.advance(TERMS.timelock_s);
  execute(world);
  assert.equal([configOf(world).quorum_bps, statusOf(world, 1)], [100, 'Defeated']);
});

test('an approved text moves no funds', () => {
  const world = daoChain();
  const { c, dao } = world;
  const id = ready(world, { text: {} });
  execute(world, mallory, id).returns({ results: [], proposal_status: 'Executed' }).emitsOnly('DaoExecuted');
  assert.is(c.balance(dao), 1_000n);
});

test('a proposal that executes itself, or two that execute each other, run at most once', () => {
  const world = daoChain();
  const { c, dao } = world;
  const executing = (proposal_id: number) => inner(c, 'DaoExecute', { dao, proposal_id });
  const pay = inner(c, 'Transfer', { to: mallory, token_symbol: 'TRL', amount: 400n });
  propose(world, { operations: [pay, executing(0)] });
  propose(world, { operations: [pay, executing(2)] });
  propose(world, { operations: [pay, executing(1)] });
  c.block();
  for (const id of [0, 1, 2]) for (const who of [alice, bob]) vote(world, who, 'for', id);
  endVote(world);
  c.advance(TERMS.timelock_s);
  const refused = { index: 1, operation: 'DaoExecute' };
  for (const id of [0, 1, 2]) execute(world, mallory, id).fails(ExecutionFailed, refused);
  assert.is(c.balance(dao), 1_000n);
});

test('nested proposals stop at the nesting limit of the chain', () => {
  const world = daoChain({ allow_early_execution: true, timelock_s: 0, quorum_bps: 100 });
  const { c, dao } = world;
  const chainOf = (n: number) =>
    n === 0 ? { text: {} } : { operations: [inner(c, 'DaoExecute', { dao, proposal_id: n - 1 })] };
  for (let n = 0; n < 8; n++) propose(world, chainOf(n));
  c.block();
  for (let n = 0; n < 8; n++) for (const who of [alice, bob]) vote(world, who, 'for', n);
  execute(world, mallory, 7).fails(ExecutionFailed);
  execute(world, mallory, 4);
  assert.equal(
    [0, 1, 2, 3, 4, 5].map((id) => statusOf(world, id)),
    [...Array(5).fill('Executed'), 'Succeeded'],
  );
});

test('a DAO votes with its treasury only by its own decisions, and no bundle can act as the DAO', () => {
  const world = daoChain();
  const { c, dao } = world;
  for (const [operation, params] of [
    ['Transfer', { to: mallory, token_symbol: 'TRL', amount: 1n }],
    ['DaoPropose', { dao, title: 'x', description: '', proposal_type: { text: {} } }],
  ] as const) {
    c.run(dao, operation, params).fails(NotAuthorized);
  }
  assert.is(c.balance(dao), 1_000n);
});

test('a DAO cannot run key, recovery or Ethereum operations', () => {
  const world = daoChain();
  const { c } = world;
  const forbidden = [...c.set.operations.byName.values()].filter(({ definition }) => definition.nestable === false);
  assert.ok(forbidden.length >= 3);
  for (const type of forbidden) {
    const sample = type.params.sample(Object.assign((below: number) => below - 1, { operations: c.set.operations }));
    propose(world, { operations: [{ type, params: sample }] }).fails(InvalidProposalType, { operation: type.name });
  }
});

test('an account has at most ten open proposals even if it moves its tokens, and others can still propose', () => {
  const world = daoChain();
  const { c } = world;
  for (let i = 0; i < 10; i++) propose(world, { text: {} }, bob);
  propose(world, { text: {} }, bob).fails(TooManyProposals, { max: 10 });
  propose(world, { text: {} }, carol);
  const puppets = Array.from({ length: 3 }, (_, i) => actor(`puppet ${i}`));
  let holder: Actor = bob;
  for (const [i, puppet] of puppets.entries()) {
    give(c, holder, puppet, 30n * GOV);
    propose(world, { text: {} }, puppet);
    holder = puppet;
    if (i > 0) cancel(world, dave, 10 + i);
  }
  assert.is(statusOf(world, 11), 'Canceled');
  assert.is(statusOf(world, 13), 'Pending', 'the last one holds the tokens');
  cancel(world, dave, 10).fails(NotAllowed);
  c.reach(c.height + 12);
  propose(world, { text: {} }, carol);
});

test('a block tallies at most a hundred votes of a flood, and other proposals are not delayed', () => {
  const world = daoChain({ timelock_s: 0 });
  const { c, mint } = world;
  const puppets = Array.from({ length: 30 }, (_, i) => actor(`puppet ${i}`));
  for (const puppet of puppets) give(c, alice, puppet, GOV);
  const flood = createDao(c, mint, { proposal_threshold: 1n }, 'Flood', dave).returned[0]!.dao_address as Address;
  for (const puppet of puppets) for (let i = 0; i < 10; i++) propose({ ...world, dao: flood }, { text: {} }, puppet);
  propose(world, payment(dave));
  c.block();
  vote(world, alice);
  vote(world, bob);
  const open = () => c.entries('dao', 'endings').length;
  c.reach(proposalOf(world).end_height);
  const before = open();
  c.block();
  assert.equal([before, open()], [301, 201]);
  execute(world, dave);
  assert.is(statusOf(world), 'Executed');
  for (let blocks = 0; open() > 0; blocks++) {
    assert.ok(blocks < 3, 'all are counted');
    c.block();
  }
  assert.equal(c.entries('dao', 'open'), []);
  assert.equal(c.entries('tokens', 'keptHeights'), []);
});

test('executing a proposal that no block has tallied yet tallies it and starts its timelock', () => {
  const world = daoChain();
  const { c, mint } = world;
  const puppets = Array.from({ length: 12 }, (_, i) => actor(`puppet ${i}`));
  for (const puppet of puppets) give(c, alice, puppet, GOV);
  // Addresses that sort first are counted first: there are enough of others before one of the worlds.
  const floods = Array.from(
    { length: 24 },
    (_, i) => createDao(c, mint, { proposal_threshold: 1n }, `Flood ${i}`).returned[0]!.dao_address as Address,
  ).sort();
  const last = { ...world, dao: floods.at(-1)! };
  for (const dao of floods.slice(0, -1)) for (const puppet of puppets) propose({ ...world, dao }, { text: {} }, puppet);
  propose(last, payment(dave), bob);
  c.block();
  vote(last, alice);
  vote(last, bob);
  endVote(last);
  assert.equal([statusOf(last), proposalOf(last).eta], ['Succeeded', null], 'it waits to be counted');
  execute(last, dave).returns({ results: [], proposal_status: 'Queued' }).emitsOnly('DaoQueued');
  assert.is(proposalOf(last).eta, c.time + TERMS.timelock_s);
});

test.run();
