/** Proposals of DAOs as a state machine (definitions 4.17): every state meets every trigger. */

import { test } from 'uvu';
import {
  AlreadyVoted,
  Expired,
  NotActive,
  NotAllowed,
  NotSucceeded,
  NoVotingPower,
  TimelockNotElapsed,
} from '../../../modules/dao/index.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import {
  cancel,
  daoChain,
  endVote,
  execute,
  give,
  payment,
  proposalOf,
  propose,
  statusOf,
  TERMS,
  vote,
  type World,
} from './voting.js';

/** Bob has proposed to pay dave; carol is the guardian. */
function proposed(config: object = {}): World {
  const world = daoChain({ guardian: carol.address, voting_delay_blocks: 2, ...config });
  propose(world, payment(dave), bob);
  return world;
}

function after(config: object, ...steps: ((world: World) => unknown)[]): () => World {
  return () => {
    const world = proposed(config);
    for (const step of steps) step(world);
    return world;
  };
}

const begin = (world: World) => world.c.reach(proposalOf(world).start_height);
const pass = (world: World) => {
  begin(world);
  vote(world, bob, 'for');
  vote(world, carol, 'abstain');
  endVote(world);
};
const wait = (seconds: number) => (world: World) => world.c.advance(seconds);
const { timelock_s, execution_window_s } = TERMS;

const NO_VOTE = { 'alice votes': NotActive, 'bob votes': NotActive, 'dave votes': NotActive };

test('every trigger in every state of a proposal has the specified outcome', () =>
  checkMachine({
    title: 'Proposal of a DAO: bob proposes, carol is the guardian, dave has no votes',
    states: {
      Pending: after({}),
      Active: after({}, begin),
      'Active (bob has voted)': after({}, begin, (world) => vote(world, bob)),
      'Active (bob has sold)': after({}, begin, ({ c }) => give(c, bob, dave, 30_000_000n)),
      Defeated: after({}, begin, endVote),
      'Defeated (against)': after({}, begin, (world) => vote(world, alice, 'against'), endVote),
      Queued: after({}, pass),
      'Queued (timelock elapsed)': after({}, pass, wait(timelock_s)),
      'Succeeded (no timelock)': after({ timelock_s: 0 }, pass),
      Expired: after({}, pass, wait(timelock_s + execution_window_s + 1)),
      Executed: after({}, pass, wait(timelock_s), (world) => execute(world)),
      Canceled: after({}, begin, (world) => cancel(world, bob)),
    },
    triggers: {
      'alice votes': (world: World) => vote(world, alice, 'abstain'),
      'bob votes': (world: World) => vote(world, bob),
      'dave votes': (world: World) => vote(world, dave),
      'anybody executes': (world: World) => execute(world, dave),
      'proposer cancels': (world: World) => cancel(world, bob),
      'stranger cancels': (world: World) => cancel(world, dave),
      'guardian cancels': (world: World) => cancel(world, carol),
    },
    table: {
      Pending: {
        ...NO_VOTE,
        'anybody executes': NotSucceeded,
        'proposer cancels': 'Canceled',
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      Active: {
        'alice votes': 'Active',
        'bob votes': 'Active',
        'dave votes': NoVotingPower,
        'anybody executes': NotSucceeded,
        'proposer cancels': 'Canceled',
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      'Active (bob has voted)': {
        'alice votes': 'Active',
        'bob votes': AlreadyVoted,
        'dave votes': NoVotingPower,
        'anybody executes': NotSucceeded,
        'proposer cancels': 'Canceled',
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      'Active (bob has sold)': {
        'alice votes': 'Active',
        'bob votes': 'Active',
        'dave votes': NoVotingPower,
        'anybody executes': NotSucceeded,
        'proposer cancels': 'Canceled',
        'stranger cancels': 'Canceled',
        'guardian cancels': 'Canceled',
      },
      Defeated: {
        ...NO_VOTE,
        'anybody executes': NotSucceeded,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': NotAllowed,
      },
      'Defeated (against)': {
        ...NO_VOTE,
        'anybody executes': NotSucceeded,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': NotAllowed,
      },
      Queued: {
        ...NO_VOTE,
        'anybody executes': TimelockNotElapsed,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      'Queued (timelock elapsed)': {
        ...NO_VOTE,
        'anybody executes': 'Executed',
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      'Succeeded (no timelock)': {
        ...NO_VOTE,
        'anybody executes': 'Executed',
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': 'Canceled',
      },
      Expired: {
        ...NO_VOTE,
        'anybody executes': Expired,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': NotAllowed,
      },
      Executed: {
        ...NO_VOTE,
        'anybody executes': NotSucceeded,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': NotAllowed,
      },
      Canceled: {
        ...NO_VOTE,
        'anybody executes': NotSucceeded,
        'proposer cancels': NotAllowed,
        'stranger cancels': NotAllowed,
        'guardian cancels': NotAllowed,
      },
    },
    stateOf: statusOf,
  }));

test.run();
