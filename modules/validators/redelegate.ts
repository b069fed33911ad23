/** Moving stake from one validator to another without unbonding. */

import { AmountZero, fail, InvalidAddress, t } from '../../runtime/sdk.js';
import { bond, release } from './bonding.js';
import {
  BelowMinDelegation,
  InsufficientStake,
  NotValidator,
  PoolDisabled,
  RedelegationTooSoon,
  SelfStakeBelowMinimum,
  StakeBelowMinimum,
  TooManyDelegations,
} from './errors.js';
import { validators } from './shape.js';
import { checkStake } from './stake.js';
import { UNBONDING_S } from './terms.js';

export const Redelegate = validators.operation({
  id: 87,
  about: 'Move stake to another validator at once. What was moved to a validator stays there for 21 days.',
  params: { from_validator: t.address, to_validator: t.address, amount: t.amountOf() },
  logs: ['Redelegated'],
  gas: 60_000,
  cli: 'staking move',
  errors: [
    AmountZero,
    InvalidAddress,
    InsufficientStake,
    RedelegationTooSoon,
    SelfStakeBelowMinimum,
    StakeBelowMinimum,
    PoolDisabled,
    BelowMinDelegation,
    NotValidator,
    TooManyDelegations,
  ],
  execute(c, { from_validator: from, to_validator: to, amount }) {
    const { state, emit, sender, time } = c;
    if (amount === 0n) fail(AmountZero);
    if (from === to) fail(InvalidAddress, { reason: 'the stake is with this validator already' });
    const until = state.moved.get(sender, from) ?? 0;
    if (until > time) fail(RedelegationTooSoon, { next_at: until });
    state.moved.delete(sender, from);
    checkStake(c, sender, to, amount);
    release(c, sender, from, amount);
    bond(c, sender, to, amount);
    state.moved.put(sender, to, time + UNBONDING_S);
    emit.Redelegated({ staker: sender, from, to, amount });
  },
});
