/** Operation that claims the rewards of stake. */

import { type Address, fail, t } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { keep } from './bonding.js';
import { owed, settled } from './earning.js';
import { NothingToClaim } from './errors.js';
import { earningsOf, save } from './records.js';
import { validators, vault, type Writing } from './shape.js';
import { MAX_DELEGATIONS } from './terms.js';

/** Gas for every further validator that owes rewards. */
const GAS_PER_SOURCE = 2_000;

export const ClaimRewards = validators.operation({
  id: 81,
  about:
    'Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.',
  sentence: 'Claimed staking rewards',
  params: {
    validator: t.doc(t.option(t.address), 'Operator account of the validator; null for all'),
  },
  returns: { amount: t.doc(t.amountOf(), 'Claimed rewards in raw native units') },
  logs: ['RewardsClaimed'],
  gas: 40_000,
  cli: 'staking rewards',
  takes: [],
  composable: true,
  charges: GAS_PER_SOURCE * MAX_DELEGATIONS,
  errors: [NothingToClaim],
  execute(c, { validator }) {
    const { state, use, emit, sender, charge } = c;
    const own = state.validators.has(sender) ? [sender] : [];
    const sources = validator === null ? [...own, ...(state.delegatedTo.get(sender) ?? [])] : [validator];
    charge(GAS_PER_SOURCE * Math.max(0, sources.length - 1));
    let amount = 0n;
    for (const operator of sources) {
      const earned = operator === sender ? takeOwn(c, sender) : takeDelegated(c, sender, operator);
      if (earned === 0n) continue;
      emit.RewardsClaimed({ staker: sender, validator: operator, amount: earned });
      amount += earned;
    }
    if (amount === 0n) fail(NothingToClaim);
    use.tokens.transfer(vault(c), sender, NATIVE, amount);
    return { amount };
  },
});

/** Takes the rewards of an operator's own stake, and the commission. */
function takeOwn(c: Writing, operator: Address): bigint {
  const before = c.state.validators.get(operator);
  if (before === undefined) return 0n;
  const earnings = earningsOf(c, operator);
  const amount = owed(before.own, earnings) + earnings.commission;
  if (amount === 0n) return 0n;
  save(c, operator, before, { ...before, own: { ...settled(before.own, earnings), rewards: 0n } });
  c.state.earnings.put(operator, { ...earnings, commission: 0n });
  return amount;
}

function takeDelegated(c: Writing, staker: Address, operator: Address): bigint {
  const held = c.state.delegations.get(operator, staker);
  if (held === undefined) return 0n;
  const earnings = earningsOf(c, operator);
  const amount = owed(held.bond, earnings);
  if (amount > 0n) keep(c, staker, operator, { ...held, bond: { ...settled(held.bond, earnings), rewards: 0n } });
  return amount;
}
