/** Upgrade plans as a state machine (specification 3.4), in both modes: every state meets every trigger. */

import { test } from 'uvu';
import {
  NotUpgradeAuthority,
  NotValidator,
  NotVoting,
  TooLate,
  VotingNotUsed,
} from '../../../modules/upgrade/index.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import { applied, authority, cancel, closed, erin, schedule, told, upgradeChain, vote, voting } from './upgrading.js';

const TRIGGERS = {
  'vote by validator': (c: TestChain) => vote(c, bob, true),
  'vote by another': (c: TestChain) => vote(c, erin, true),
  'cancel by decider': (c: TestChain) => cancel(c, told(c).mode === 'full' ? alice : authority),
  'cancel by validator': (c: TestChain) => cancel(c, bob),
  'cancel by another': (c: TestChain) => cancel(c, erin),
};

function scheduled(): TestChain {
  const c = upgradeChain('seed-authority');
  schedule(c, authority);
  return c;
}

const NO_VOTE = { 'vote by validator': VotingNotUsed, 'vote by another': VotingNotUsed };
const NOT_THEIRS = { 'cancel by validator': NotUpgradeAuthority, 'cancel by another': NotUpgradeAuthority };
const TOO_LATE = { 'cancel by decider': TooLate, 'cancel by validator': TooLate, 'cancel by another': TooLate };

test('in seed-authority mode every trigger in every state has the specified outcome', () => {
  checkMachine({
    title: 'Upgrade plans, mode seed-authority (specification 3.4): the authority decides alone',
    states: {
      Scheduled: scheduled,
      'Scheduled (last block)'() {
        const c = scheduled();
        c.reach(told(c).target_height - 1);
        return c;
      },
      Cancelled() {
        const c = scheduled();
        cancel(c, authority);
        return c;
      },
      Applied: () => applied(scheduled()),
    },
    triggers: TRIGGERS,
    table: {
      Scheduled: { ...NO_VOTE, ...NOT_THEIRS, 'cancel by decider': 'Cancelled' },
      'Scheduled (last block)': { ...NO_VOTE, ...NOT_THEIRS, 'cancel by decider': 'Cancelled' },
      Cancelled: { ...NO_VOTE, ...TOO_LATE },
      Applied: { ...NO_VOTE, ...TOO_LATE },
    },
    stateOf: (c) => told(c).status,
  });
});

const VOTED = { 'vote by validator': NotVoting, 'vote by another': NotVoting };
const OVER = { ...VOTED, ...TOO_LATE };

test('in full mode every trigger in every state has the specified outcome', () => {
  checkMachine({
    title: 'Upgrade plans, mode full (specification 3.4): alice proposed; 67 % approve or cancel',
    states: {
      Voting: () => voting(),
      'Voting (last block)'() {
        const c = voting();
        c.reach(told(c).voting_end_height);
        return c;
      },
      Scheduled: () => closed(voting(), alice, bob),
      'Scheduled (alice wants it cancelled)'() {
        const c = closed(voting(), alice, bob);
        cancel(c, alice);
        return c;
      },
      Rejected: () => closed(voting(), bob),
      Cancelled() {
        const c = voting();
        cancel(c, alice);
        return c;
      },
      Applied: () => applied(closed(voting(), alice, bob)),
    },
    triggers: TRIGGERS,
    table: {
      Voting: {
        'vote by validator': 'Voting',
        'vote by another': NotValidator,
        'cancel by decider': 'Cancelled',
        'cancel by validator': 'Voting',
        'cancel by another': NotUpgradeAuthority,
      },
      'Voting (last block)': {
        'vote by validator': 'Voting',
        'vote by another': NotValidator,
        'cancel by decider': 'Cancelled',
        'cancel by validator': 'Voting',
        'cancel by another': NotUpgradeAuthority,
      },
      Scheduled: {
        ...VOTED,
        'cancel by decider': 'Scheduled',
        'cancel by validator': 'Scheduled',
        'cancel by another': NotUpgradeAuthority,
      },
      'Scheduled (alice wants it cancelled)': {
        ...VOTED,
        'cancel by decider': 'Scheduled',
        'cancel by validator': 'Cancelled',
        'cancel by another': NotUpgradeAuthority,
      },
      Rejected: OVER,
      Cancelled: OVER,
      Applied: OVER,
    },
    stateOf: (c) => told(c).status,
  });
});

test.run();
