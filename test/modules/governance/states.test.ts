/** Proposals as a state machine (specification 3.5): every state meets every trigger. */

import { test } from 'uvu';
import { Expired, NotActive, NotApproved, NotProposer, TimelockNotElapsed } from '../../../modules/governance/index.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import {
  approved,
  cancel,
  endVoting,
  erin,
  execute,
  governed,
  grant,
  propose,
  raise,
  TIMELOCK,
  told,
  UNIT,
  vote,
  WINDOW,
} from '../shared/governing.js';
import { checkMachine } from '../shared/transitions.js';

function proposed(): TestChain {
  const c = governed();
  propose(c);
  return c;
}

function rejected(): TestChain {
  const c = proposed();
  vote(c, alice, false);
  endVoting(c);
  return c;
}

function cancelled(): TestChain {
  const c = proposed();
  cancel(c);
  return c;
}

function executed(): TestChain {
  const c = approved(undefined, TIMELOCK);
  execute(c);
  return c;
}

/** Two payments of a tenth of the treasury each: after the first the second is too much. */
function doubled(): TestChain {
  const c = governed();
  for (const id of [0, 1]) {
    propose(c, alice, { ...grant, treasury_amount: 100_000n * UNIT });
    vote(c, alice, true, id);
  }
  endVoting(c, 1);
  c.advance(TIMELOCK);
  execute(c, erin, 1);
  return c;
}

function failed(): TestChain {
  const c = doubled();
  execute(c);
  return c;
}

const CLOSED = { vote: NotActive, cancel: NotActive, 'cancel by another': NotProposer };

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title:
      'Protocol proposals (specification 3.5): quorum 33.4 %, majority of what is cast, timelock, 14 days to execute',
    states: {
      active: proposed,
      'approved (in timelock)': () => approved(),
      'approved (due)': () => approved(undefined, TIMELOCK),
      'approved (impossible now)': doubled,
      'approved (too late)': () => approved(raise, TIMELOCK + WINDOW + 1),
      rejected,
      cancelled,
      executed,
      failed,
      expired() {
        const c = approved(raise, TIMELOCK + WINDOW + 1);
        c.block();
        return c;
      },
    },
    triggers: {
      vote: (c) => vote(c, bob, true),
      execute: (c) => execute(c),
      cancel: (c) => cancel(c, alice),
      'cancel by another': (c) => cancel(c, bob),
    },
    table: {
      active: { vote: 'active', execute: NotApproved, cancel: 'cancelled', 'cancel by another': NotProposer },
      'approved (in timelock)': { ...CLOSED, execute: TimelockNotElapsed },
      'approved (due)': { ...CLOSED, execute: 'executed' },
      'approved (impossible now)': { ...CLOSED, execute: 'failed' },
      'approved (too late)': { ...CLOSED, execute: Expired },
      rejected: { ...CLOSED, execute: NotApproved },
      cancelled: { ...CLOSED, execute: NotApproved },
      executed: { ...CLOSED, execute: NotApproved },
      failed: { ...CLOSED, execute: NotApproved },
      expired: { ...CLOSED, execute: Expired },
    },
    stateOf: (c) => told(c).status,
  });
});

test.run();
