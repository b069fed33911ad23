/** Receives, withdrawals and sets of attesters as state machines (definitions 4.6): every state meets every trigger. */

import { test } from 'uvu';
import {
  AlreadyProcessed,
  BridgePaused,
  InvalidProof,
  NotAttester,
  NotFoundation,
  ReceiveNotPending,
  RefundTooEarly,
  WrongWithdrawalStatus,
} from '../../../modules/bridge/index.js';
import { alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import {
  appoint,
  attest,
  attesters,
  bridgeChain,
  checkLocked,
  DAY,
  deposit,
  digestOf,
  FOUNDATION,
  limits,
  logOf,
  mintOf,
  next,
  ONE,
  observe,
  proofOf,
  released,
  statusOf,
  withdraw,
  withdrawal,
} from './bridging.js';

const log = logOf(1, 5n);
const isPaused = (c: TestChain) => c.entry<{ paused: boolean }>('bridge', 'mappings', mintOf(c))!.paused;

/** Time goes on; what pays out when it is due is the end of a block. */
function wait(c: TestChain, seconds: number): Ran {
  c.advance(seconds);
  c.block();
  return limits(c, { paused: isPaused(c) });
}

function chainAfter(...steps: readonly ((c: TestChain) => unknown)[]): TestChain {
  const c = bridgeChain();
  for (const step of steps) step(c);
  return c;
}

const byProof = (c: TestChain) => deposit(c, log);
const observed = (c: TestChain) => attesters.slice(0, 2).map((who) => observe(c, who, log).settle());
const large = (c: TestChain) => limits(c, { per_tx: 0n });
const pause = (c: TestChain) => limits(c, { paused: true });
const goOn = (c: TestChain) => limits(c);
const aDay = (c: TestChain) => wait(c, DAY);
const cancel = (c: TestChain, who: typeof bob | typeof FOUNDATION = FOUNDATION) =>
  c.run(who, 'CancelPendingReceive', { receive_id: 1 });

test('every trigger in every state of a receive has the specified outcome', () =>
  checkMachine({
    title: 'Bridge receive',
    states: {
      unknown: () => chainAfter(),
      waiting: () => chainAfter(observed),
      'waiting (bridge paused)': () => chainAfter(observed, pause),
      completed: () => chainAfter(byProof),
      delayed: () => chainAfter(large, byProof),
      'delayed (bridge paused)': () => chainAfter(large, byProof, pause),
      pending: () => chainAfter(large, byProof, pause, aDay),
      'pending (bridge goes on)': () => chainAfter(large, byProof, pause, aDay, goOn),
      cancelled: () => chainAfter(large, byProof, cancel),
    },
    triggers: {
      'proof of three': byProof,
      'an attester observes': (c: TestChain) => observe(c, attesters[2]!, log),
      'a day passes': aDay,
      'foundation cancels': (c: TestChain) => cancel(c),
      'bob cancels': (c: TestChain) => cancel(c, bob),
    },
    table: {
      unknown: {
        'proof of three': 'completed',
        'an attester observes': 'waiting',
        'a day passes': 'unknown',
        'foundation cancels': ReceiveNotPending,
        'bob cancels': NotFoundation,
      },
      waiting: {
        'proof of three': 'completed',
        'an attester observes': 'completed',
        'a day passes': 'waiting',
        'foundation cancels': ReceiveNotPending,
        'bob cancels': NotFoundation,
      },
      'waiting (bridge paused)': {
        'proof of three': BridgePaused,
        'an attester observes': BridgePaused,
        'a day passes': 'waiting',
        'foundation cancels': ReceiveNotPending,
        'bob cancels': NotFoundation,
      },
      completed: {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'completed',
        'foundation cancels': ReceiveNotPending,
        'bob cancels': NotFoundation,
      },
      delayed: {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'completed',
        'foundation cancels': 'cancelled',
        'bob cancels': NotFoundation,
      },
      'delayed (bridge paused)': {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'pending',
        'foundation cancels': 'cancelled',
        'bob cancels': NotFoundation,
      },
      pending: {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'pending',
        'foundation cancels': 'cancelled',
        'bob cancels': NotFoundation,
      },
      'pending (bridge goes on)': {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'completed',
        'foundation cancels': 'cancelled',
        'bob cancels': NotFoundation,
      },
      cancelled: {
        'proof of three': AlreadyProcessed,
        'an attester observes': AlreadyProcessed,
        'a day passes': 'cancelled',
        'foundation cancels': ReceiveNotPending,
        'bob cancels': NotFoundation,
      },
    },
    stateOf(c) {
      checkLocked(c);
      return statusOf(c, log)?.status ?? 'unknown';
    },
  }));

const fund = (c: TestChain) => deposit(c, logOf(9, 100n));
/** Two have signed for the release. */
const burn = (c: TestChain) => {
  withdraw(c, alice, 60n * ONE);
  for (const who of attesters.slice(0, 2)) attest(c, who, 1);
};
const sign = (c: TestChain) => attest(c, attesters[2]!, 1);
/** Two tell of the release. */
const told = (c: TestChain) => attesters.slice(0, 2).map((who) => released(c, who, 1).settle());
const others = (c: TestChain) => appoint(c, 2, next);
const later = (days: number) => (c: TestChain) => c.advance(days * DAY);
const refund = (c: TestChain, who: typeof bob | typeof FOUNDATION = FOUNDATION) =>
  c.run(who, 'RefundWithdrawal', { withdrawal_id: 1 });

test('every trigger in every state of a withdrawal has the specified outcome', () =>
  checkMachine({
    title: 'Bridge withdrawal',
    states: {
      burned: () => chainAfter(fund, burn),
      'burned (others appointed)': () => chainAfter(fund, burn, others),
      'burned (7 days ago)': () => chainAfter(fund, burn, later(7)),
      'burned (8 days ago)': () => chainAfter(fund, burn, later(8)),
      attested: () => chainAfter(fund, burn, sign, told),
      'attested (others sign)': () => chainAfter(fund, burn, sign, others, (c) => attest(c, next[0]!, 1)),
      'attested (8 days ago)': () => chainAfter(fund, burn, sign, told, later(8)),
      released: () => chainAfter(fund, burn, sign, told, (c) => released(c, attesters[2]!, 1)),
      refunded: () => chainAfter(fund, burn, later(8), refund),
    },
    triggers: {
      'the third signs': sign,
      'the third tells of it': (c: TestChain) => released(c, attesters[2]!, 1),
      'one of others signs': (c: TestChain) => attest(c, next[1]!, 1),
      'foundation refunds': (c: TestChain) => refund(c),
      'bob refunds': (c: TestChain) => refund(c, bob),
    },
    table: {
      burned: {
        'the third signs': 'attested',
        'the third tells of it': WrongWithdrawalStatus,
        'one of others signs': NotAttester,
        'foundation refunds': RefundTooEarly,
        'bob refunds': NotFoundation,
      },
      'burned (others appointed)': {
        'the third signs': NotAttester,
        'the third tells of it': NotAttester,
        'one of others signs': 'burned',
        'foundation refunds': RefundTooEarly,
        'bob refunds': NotFoundation,
      },
      'burned (7 days ago)': {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': WrongWithdrawalStatus,
        'one of others signs': NotAttester,
        'foundation refunds': RefundTooEarly,
        'bob refunds': NotFoundation,
      },
      'burned (8 days ago)': {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': WrongWithdrawalStatus,
        'one of others signs': NotAttester,
        'foundation refunds': 'refunded',
        'bob refunds': NotFoundation,
      },
      attested: {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': 'released',
        'one of others signs': NotAttester,
        'foundation refunds': RefundTooEarly,
        'bob refunds': NotFoundation,
      },
      'attested (others sign)': {
        'the third signs': NotAttester,
        'the third tells of it': NotAttester,
        'one of others signs': 'attested',
        'foundation refunds': RefundTooEarly,
        'bob refunds': NotFoundation,
      },
      'attested (8 days ago)': {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': 'released',
        'one of others signs': NotAttester,
        'foundation refunds': 'refunded',
        'bob refunds': NotFoundation,
      },
      released: {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': WrongWithdrawalStatus,
        'one of others signs': NotAttester,
        'foundation refunds': WrongWithdrawalStatus,
        'bob refunds': NotFoundation,
      },
      refunded: {
        'the third signs': WrongWithdrawalStatus,
        'the third tells of it': WrongWithdrawalStatus,
        'one of others signs': NotAttester,
        'foundation refunds': WrongWithdrawalStatus,
        'bob refunds': NotFoundation,
      },
    },
    stateOf(c) {
      checkLocked(c);
      return withdrawal(c, 1).operation.status;
    },
  }));

const proofBy = (who: typeof next, set_index: number) => (c: TestChain) =>
  deposit(
    c,
    log,
    proofOf(
      digestOf(c, log),
      [0, 1, 2].map((place) => [place, who[place]!]),
      set_index,
    ),
  );
const setOf = (c: TestChain) => `set ${c.cell<{ current: { set_index: number } }>('bridge', 'sets').current.set_index}`;

test('an attester set has the specified powers before, during and after the day of a rotation', () =>
  checkMachine({
    title: 'Attesters of sets 1 and 2',
    states: {
      'set 1': () => chainAfter(fund, burn),
      'set 2 (a day after it was appointed)': () => chainAfter(fund, burn, others, later(1)),
      'set 2 (a second more)': () => chainAfter(fund, burn, others, (c) => c.advance(DAY + 1)),
    },
    triggers: {
      'proof of set 1': proofBy(attesters, 1),
      'proof of set 2': proofBy(next, 2),
      'set 1 observes': (c: TestChain) => observe(c, attesters[0]!, log),
      'set 2 observes': (c: TestChain) => observe(c, next[0]!, log),
      'set 1 signs': sign,
      'set 2 signs': (c: TestChain) => attest(c, next[0]!, 1),
    },
    table: {
      'set 1': {
        'proof of set 1': 'set 1',
        'proof of set 2': InvalidProof,
        'set 1 observes': 'set 1',
        'set 2 observes': NotAttester,
        'set 1 signs': 'set 1',
        'set 2 signs': NotAttester,
      },
      'set 2 (a day after it was appointed)': {
        'proof of set 1': 'set 2',
        'proof of set 2': 'set 2',
        'set 1 observes': NotAttester,
        'set 2 observes': 'set 2',
        'set 1 signs': NotAttester,
        'set 2 signs': 'set 2',
      },
      'set 2 (a second more)': {
        'proof of set 1': InvalidProof,
        'proof of set 2': 'set 2',
        'set 1 observes': NotAttester,
        'set 2 observes': 'set 2',
        'set 1 signs': NotAttester,
        'set 2 signs': 'set 2',
      },
    },
    stateOf: setOf,
  }));

test.run();
