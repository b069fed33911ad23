/** Operations that withdraw stake: it unbonds for 21 days and can then be claimed. */

import { type Address, AmountZero, fail, t } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { bonded, release } from './bonding.js';
import { InsufficientStake, NothingToClaim, SelfStakeBelowMinimum, TooManyUnbondings } from './errors.js';
import { type Reading, type Unbonding, validators, vault, type Writing } from './shape.js';
import { MAX_DELEGATIONS, MAX_UNBONDINGS, UNBONDING_S } from './terms.js';

/** Gas for every further stake that an amount is taken from. */
const GAS_PER_SOURCE = 3_000;

/** An unbonding amount, as callers see it. */
export const UnbondingJson = t.struct({
  validator: t.doc(t.address, 'Operator account of the validator'),
  amount: t.doc(t.amountOf(), 'Unbonding amount in raw native units'),
  release_at: t.doc(t.time, 'Earliest time of the claim in Unix seconds'),
  claimable: t.doc(t.bool, 'True if it can be claimed now'),
});

export const Unstake = validators.operation({
  id: 79,
  about:
    'Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.',
  sentence: 'Unstaked {amount}',
  params: {
    amount: t.doc(t.amountOf(), 'Amount to unstake in raw native units, above zero'),
    validator: t.doc(
      t.option(t.address),
      'Operator account of the validator; null for the own stake first, then delegations, oldest first',
    ),
  },
  returns: {
    release_at: t.doc(t.time, 'Earliest time of the claim in Unix seconds'),
    entries: t.doc(t.list(UnbondingJson, MAX_UNBONDINGS), 'All unbonding entries of the sender, oldest first'),
  },
  respondsWith: true,
  logs: ['Unstaked'],
  gas: 60_000,
  cli: 'unstake',
  rpc: ['unstake', { sender: 'address' }, 'amount', 'validator'],
  takes: [],
  composable: true,
  charges: GAS_PER_SOURCE * MAX_DELEGATIONS,
  errors: [AmountZero, InsufficientStake, SelfStakeBelowMinimum, TooManyUnbondings],
  execute(c, { amount, validator }) {
    const { state, emit, sender, time, charge } = c;
    if (amount === 0n) fail(AmountZero);
    const release_at = time + UNBONDING_S;
    let entries = state.unbondings.get(sender) ?? [];
    const parts = partsOf(c, sender, amount, validator);
    charge(GAS_PER_SOURCE * (parts.length - 1));
    for (const part of parts) {
      release(c, sender, part.validator, part.amount);
      entries = withEntry(entries, { ...part, release_at });
      emit.Unstaked({ staker: sender, ...part, release_at });
    }
    if (entries.length > MAX_UNBONDINGS) {
      fail(TooManyUnbondings, { max: MAX_UNBONDINGS, next_release_at: entries[0]!.release_at });
    }
    state.unbondings.put(sender, entries);
    return { release_at, entries: entries.map((entry) => ({ ...entry, claimable: entry.release_at <= time })) };
  },
});

/** Splits an amount over the stakes of an account. */
function partsOf(c: Reading, staker: Address, amount: bigint, only: Address | null) {
  const sources = only === null ? [staker, ...(c.state.delegatedTo.get(staker) ?? [])] : [only];
  const parts: { validator: Address; amount: bigint }[] = [];
  let left = amount;
  for (const validator of sources) {
    const have = bonded(c, staker, validator);
    if (have >= left) return [...parts, { validator, amount: left }];
    if (have > 0n) parts.push({ validator, amount: have });
    left -= have;
  }
  return fail(InsufficientStake, { have: `${amount - left}`, need: `${amount}` });
}

/** Unbondings from one validator that end in the same second are merged. */
function withEntry(entries: readonly Unbonding[], entry: Unbonding): readonly Unbonding[] {
  const same = entries.findIndex((one) => one.validator === entry.validator && one.release_at === entry.release_at);
  if (same < 0) return [...entries, entry];
  return entries.with(same, { ...entry, amount: entries[same]!.amount + entry.amount });
}

export const ClaimUnstake = validators.operation({
  id: 80,
  about: 'Claims all stake of the sender that has unbonded.',
  sentence: 'Claimed {UnstakeClaimed.amount} of unbonded stake',
  params: {},
  returns: { amount: t.doc(t.amountOf(), 'Claimed stake in raw native units') },
  logs: ['UnstakeClaimed'],
  gas: 40_000,
  cli: 'staking claim',
  takes: [],
  composable: true,
  errors: [NothingToClaim],
  execute(c) {
    const { state, use, emit, sender, time } = c;
    const entries = state.unbondings.get(sender) ?? [];
    const waiting = entries.filter(({ release_at }) => release_at > time);
    const amount = entries.reduce((sum, entry) => (entry.release_at <= time ? sum + entry.amount : sum), 0n);
    if (amount === 0n) fail(NothingToClaim, { next_release_at: waiting[0]?.release_at ?? null });
    keepWaiting(c, sender, waiting);
    use.tokens.transfer(vault(c), sender, NATIVE, amount);
    emit.UnstakeClaimed({ staker: sender, amount });
    return { amount };
  },
});

function keepWaiting({ state }: Writing, staker: Address, waiting: readonly Unbonding[]): void {
  if (waiting.length === 0) state.unbondings.delete(staker);
  else state.unbondings.put(staker, waiting);
}
