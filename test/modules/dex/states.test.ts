/** Locked liquidity as a state machine (definitions 4.2): every state meets every trigger. */

import { test } from 'uvu';
import { InsufficientLp, LockTooShort, LpLocked } from '../../../modules/dex/index.js';
import { NotAuthorized, NotFound } from '../../../runtime/sdk.js';
import { alice, bob, carol } from '../../kit/index.js';
import { poolChain } from '../shared/pools.js';
import { checkMachine } from '../shared/transitions.js';

const DAY = 86_400;
const PAIR = { token_a: 'TRL', token_b: 'COIN' };

type World = ReturnType<typeof poolChain>;
type Actor = typeof alice;

const lock = ({ c }: World, who: Actor, lp_amount: bigint, until: number) =>
  c.run(who, 'LockLiquidity', { ...PAIR, lp_amount, unlock_at: c.time + until });
const take = ({ c }: World, who: Actor, lp_amount: bigint) =>
  c.run(who, 'RemoveLiquidity', { ...PAIR, lp_amount, min_amount_a: 0n, min_amount_b: 0n });
const give = ({ c, made }: World, who: Actor) => c.run(who, 'TransferLpLock', { pool: made.pool, lock_id: 0, to: bob });

/** All that alice has in the pool is locked for a day. */
const locked = (): World => poolChain({ lock: DAY });

function given(): World {
  const it = locked();
  give(it, alice);
  return it;
}

/** So long after it was locked. */
function after(seconds: number): World {
  const it = locked();
  it.c.advance(seconds);
  return it;
}

function stateOf({ c, made }: World): string {
  const held = (who: Actor) => c.balance(who, `0x${made.lp_mint}`);
  const { locked: kept } = c.ask<{ locked: string | null }>('getBalance', [alice, `0x${made.lp_mint}`]);
  if (kept !== null && BigInt(kept) > 0n) return held(alice) > 0n ? 'partly locked' : 'locked';
  if (held(alice) > 0n) return 'free';
  return held(bob) > 0n ? "bob's" : 'given away';
}

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Liquidity of alice in a pool (definitions 4.2): free, or locked for a day; who extends names a later end',
    states: {
      free: () => poolChain(),
      locked,
      'locked (its end has come)': () => after(DAY),
      'given away': given,
      'free (came back)': () => {
        const it = after(DAY);
        it.c.block();
        return it;
      },
    },
    triggers: {
      'lock a part': (it) => lock(it, alice, 1_000n, DAY),
      extend: (it) => lock(it, alice, 0n, 2 * DAY),
      shorten: (it) => lock(it, alice, 0n, DAY / 2),
      'take out': (it) => take(it, alice, 1_000n),
      'take out by another': (it) => take(it, carol, 1_000n),
      'give to bob': (it) => give(it, alice),
      'give by another': (it) => give(it, carol),
    },
    table: {
      free: {
        'lock a part': 'partly locked',
        extend: LockTooShort,
        shorten: LockTooShort,
        'take out': 'free',
        'take out by another': InsufficientLp,
        'give to bob': NotFound,
        'give by another': NotFound,
      },
      locked: {
        'lock a part': LpLocked,
        extend: 'locked',
        shorten: LockTooShort,
        'take out': LpLocked,
        'take out by another': InsufficientLp,
        'give to bob': 'given away',
        'give by another': NotAuthorized,
      },
      'locked (its end has come)': {
        'lock a part': 'partly locked',
        extend: 'locked',
        shorten: 'locked',
        'take out': 'free',
        'take out by another': InsufficientLp,
        'give to bob': 'given away',
        'give by another': NotAuthorized,
      },
      'given away': {
        'lock a part': InsufficientLp,
        extend: LockTooShort,
        shorten: LockTooShort,
        'take out': InsufficientLp,
        'take out by another': InsufficientLp,
        'give to bob': NotAuthorized,
        'give by another': NotAuthorized,
      },
      'free (came back)': {
        'lock a part': 'partly locked',
        extend: LockTooShort,
        shorten: LockTooShort,
        'take out': 'free',
        'take out by another': InsufficientLp,
        'give to bob': NotFound,
        'give by another': NotFound,
      },
    },
    stateOf,
  });
});

test.run();
