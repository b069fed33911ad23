/** Operation that moves stake from one validator to another without unbonding. */

import { type Address, AmountZero, fail, InvalidAddress, t } from '../../runtime/sdk.js';
import { bond, bonded, release } from './bonding.js';
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
import { type Acting, type Moves, validators } from './shape.js';
import { checkStake } from './stake.js';
import { MAX_MOVES, UNBONDING_S } from './terms.js';

export const Redelegate = validators.operation({
  id: 87,
  about: 'Moves stake to another validator without unbonding. It must stay there for 21 days.',
  sentence: 'Moved {amount} of stake from {from_validator} to {to_validator}',
  params: {
    from_validator: t.doc(t.address, 'Operator account of the current validator'),
    to_validator: t.doc(t.address, 'Operator account of the new validator'),
    amount: t.doc(t.amountOf(), 'Stake to move in raw native units, above zero'),
  },
  logs: ['Redelegated'],
  gas: 60_000,
  cli: 'staking move',
  takes: [],
  composable: true,
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
    const { emit, sender } = c;
    if (amount === 0n) fail(AmountZero);
    if (from === to) fail(InvalidAddress, { reason: 'the stake is already with this validator' });
    leave(c, from, amount);
    checkStake(c, sender, to, amount);
    release(c, sender, from, amount);
    bond(c, sender, to, amount);
    arrive(c, to, amount);
    emit.Redelegated({ staker: sender, from, to, amount });
  },
});

/** The sender's moves to a validator that still hold their stake there. */
function movesTo({ state, sender, time }: Acting, validator: Address): Moves {
  return (state.moves.get(sender, validator) ?? []).filter(({ until }) => until > time);
}

/** Fails if the amount includes stake that was moved to this validator recently. Drops expired moves. */
function leave(c: Acting, from: Address, amount: bigint): void {
  const { state, sender } = c;
  const moves = movesTo(c, from);
  const held = moves.reduce((sum, move) => sum + move.amount, 0n);
  const have = bonded(c, sender, from);
  const free = have > held ? have - held : 0n;
  if (amount > free && amount <= have) {
    fail(RedelegationTooSoon, { next_at: moves[0]!.until, free: `${free}`, need: `${amount}` });
  }
  if (moves.length === 0) state.moves.delete(sender, from);
  else state.moves.put(sender, from, moves);
}

/** Records a move; moves within the same second are merged. */
function arrive(c: Acting, to: Address, amount: bigint): void {
  const { state, sender, time } = c;
  const until = time + UNBONDING_S;
  const moves = movesTo(c, to);
  const same = moves.at(-1)?.until === until ? moves.at(-1)!.amount : 0n;
  const others = same > 0n ? moves.slice(0, -1) : moves;
  if (others.length === MAX_MOVES) fail(RedelegationTooSoon, { next_at: moves[0]!.until, max_moves: MAX_MOVES });
  state.moves.put(sender, to, [...others, { amount: same + amount, until }]);
}
