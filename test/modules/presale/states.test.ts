/** Presales as a state machine (specification 3.5, definitions 4.5): every state meets every trigger. */

import { test } from 'uvu';
import { PoolExists } from '../../../modules/dex/index.js';
import {
  AlreadyFinalized,
  NotActive,
  NotCancellable,
  NothingToClaim,
  NotRefundable,
  NotSucceeded,
  TokenNotEligible,
} from '../../../modules/presale/index.js';
import { NotAuthorized } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { ONE } from '../shared/pools.js';
import { checkMachine } from '../shared/transitions.js';
import { activePresale, DAY, finalize, HOUR, pay, presaleChain, presaleInfo, refund, terms } from './presales.js';

/** The chain, and terms of another presale of the same token. */
interface World {
  readonly c: TestChain;
  readonly again: () => object;
}

function world({ c, mint }: Pick<ReturnType<typeof presaleChain>, 'c' | 'mint'>): World {
  return { c, again: () => terms(c, mint) };
}

function pending(): World {
  const made = presaleChain();
  made.c.run(alice, 'CreatePresale', terms(made.c, made.mint));
  return world(made);
}

/** Active: bob paid so much, and carol ten. */
function active(paid: bigint): World {
  const made = activePresale();
  pay(made.c, bob, paid * ONE);
  pay(made.c, carol, 10n * ONE);
  return world(made);
}

/** The same, so long after its end. */
function ended(paid: bigint, later = 0): World {
  const it = active(paid);
  it.c.advance(2 * HOUR + later);
  return it;
}

function filled(): World {
  const it = active(600n);
  pay(it.c, carol, 390n * ONE);
  return it;
}

function cancelled(): World {
  const it = active(400n);
  cancel(it, alice);
  return it;
}

function refunding(): World {
  const it = ended(400n);
  refund(it.c, carol);
  return it;
}

function refunded(): World {
  const it = refunding();
  refund(it.c, bob);
  return it;
}

function finalized(delivered: boolean): World {
  const it = ended(500n);
  finalize(it.c, dave);
  if (delivered) it.c.block();
  return it;
}

const cancel = ({ c }: World, who: typeof alice) => c.run(who, 'CancelPresale', { presale_id: 1 });

/** What is refused in most states. */
const REFUSED = {
  contribute: NotActive,
  finalize: NotSucceeded,
  refund: NotRefundable,
  cancel: NotCancellable,
  'cancel by another': NotAuthorized,
  claim: NothingToClaim,
};
const LIVE = { ...REFUSED, 'sell again': TokenNotEligible };

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Presales (specification 3.5): soft cap 500, hard cap 1,000; bob and carol contribute; anybody finalizes',
    states: {
      pending,
      active: () => active(400n),
      'active (soft cap reached)': () => active(500n),
      succeeded: () => ended(500n),
      'succeeded (hard cap)': filled,
      'succeeded (a week ago)': () => ended(500n, 7 * DAY),
      failed: () => ended(400n),
      cancelled,
      refunding,
      refunded,
      finalized: () => finalized(false),
      'finalized (delivered)': () => finalized(true),
    },
    triggers: {
      contribute: ({ c }) => pay(c, bob, ONE),
      finalize: ({ c }) => finalize(c, dave),
      refund: ({ c }) => refund(c, dave, bob),
      cancel: (it) => cancel(it, alice),
      'cancel by another': (it) => cancel(it, bob),
      claim: ({ c }) => c.run(bob, 'ClaimPresale', { presale_id: 1 }),
      'sell again': ({ c, again }) => c.run(alice, 'CreatePresale', again()),
    },
    table: {
      pending: { ...LIVE, cancel: 'refunded' },
      active: { ...LIVE, contribute: 'active', cancel: 'cancelled' },
      'active (soft cap reached)': { ...LIVE, contribute: 'active' },
      succeeded: { ...LIVE, finalize: 'finalized' },
      'succeeded (hard cap)': { ...LIVE, finalize: 'finalized' },
      'succeeded (a week ago)': { ...LIVE, finalize: 'finalized', refund: 'refunding' },
      failed: { ...LIVE, refund: 'refunding' },
      cancelled: { ...REFUSED, refund: 'refunding', 'sell again': 'cancelled' },
      refunding: { ...REFUSED, refund: 'refunded', 'sell again': 'refunding' },
      refunded: { ...REFUSED, 'sell again': 'refunded' },
      finalized: { ...REFUSED, finalize: AlreadyFinalized, claim: 'finalized', 'sell again': PoolExists },
      'finalized (delivered)': { ...REFUSED, finalize: AlreadyFinalized, 'sell again': PoolExists },
    },
    stateOf: ({ c }) => presaleInfo(c).status,
  });
});

test.run();
