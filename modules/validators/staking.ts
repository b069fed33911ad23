/** The staking port for other modules. */

import { type Address, unitOf } from '../../runtime/sdk.js';
import { bonded } from './bonding.js';
import { stakeFor } from './compounding.js';
import { bondedBefore } from './lots.js';
import { stakingPort } from './port.js';
import { operatorOf } from './records.js';
import { type Reading, validators } from './shape.js';

/** Bonded stake of an account by validator, its own stake first. */
function bondsOf(c: Reading, account: Address): readonly { readonly validator: Address; readonly amount: bigint }[] {
  return [account, ...(c.state.delegatedTo.get(account) ?? [])]
    .map((validator) => ({ validator, amount: bonded(c, account, validator) }))
    .filter(({ amount }) => amount > 0n);
}

/** Bonded stake of an account, in raw units. */
export const stakedBy = (c: Reading, account: Address): bigint =>
  bondsOf(c, account).reduce((sum, { amount }) => sum + amount, 0n);

/** Stake of an account with one validator, in raw units. */
export const stakedWith = (c: Reading, account: Address, validator: Address): bigint =>
  bondsOf(c, account).find((bond) => bond.validator === validator)?.amount ?? 0n;

/** Part of a bond that was bonded before a height. */
function bondedSince(c: Reading, account: Address, operator: Address, height: number): bigint {
  const validator = c.state.validators.get(operator);
  if (validator === undefined) return 0n;
  if (account === operator) return bondedBefore(validator.own_lots, height);
  const { lots, compounds } = c.state.delegations.get(operator, account)!;
  const units = bondedBefore(lots, height);
  return compounds ? stakeFor(validator.pool, units) : units;
}

export const staking = validators.provide(stakingPort, {
  validatorOf(c, id) {
    const operator = operatorOf(c, id);
    return operator && { operator, publicKey: c.state.validators.get(operator)!.pubkey };
  },
  power: ({ state, chain }, operator) => {
    const member = state.active.get().find(({ address }) => address === operator);
    return BigInt(member?.power ?? 0) * unitOf(chain);
  },
  totalPower: ({ state, chain }) =>
    state.active.get().reduce((sum, { power }) => sum + BigInt(power), 0n) * unitOf(chain),
  bonded: ({ state }) => state.totals.get().staked,
  staked: stakedBy,
  bondsSince: (c, account, height) =>
    bondsOf(c, account)
      .map(({ validator }) => ({ validator, amount: bondedSince(c, account, validator, height) }))
      .filter(({ amount }) => amount > 0n),
  pauseMissedTurns: ({ state }, untilHeight) => state.calmUntil.put(untilHeight),
});
