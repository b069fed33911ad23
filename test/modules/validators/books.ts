/** What the books of staking must come to, whatever happened: read from the state itself. */

import * as assert from 'uvu/assert';
import { stakeFor } from '../../../modules/validators/compounding.js';
import type { Earnings } from '../../../modules/validators/earning.js';
import { owed } from '../../../modules/validators/earning.js';
import type { Delegation, Unbonding } from '../../../modules/validators/shape.js';
import { stakeOf, type Validator } from '../../../modules/validators/validator.js';
import type { Address } from '../../../runtime/sdk.js';
import type { TestChain } from '../../kit/index.js';
import { VAULT } from '../shared/stakers.js';

/** Everything that staking owes to anybody, raw units. */
export function liabilities(c: TestChain): bigint {
  const validators = c.entries<Validator>('validators', 'validators');
  const earnings = new Map(c.entries<Earnings>('validators', 'earnings').map(({ key, value }) => [key[0], value]));
  const nothing: Earnings = { per_unit: 0n, remainder: 0n, commission: 0n };
  let sum = 0n;
  for (const { key, value } of validators) {
    const earned = earnings.get(key[0]) ?? nothing;
    sum += stakeOf(value) + owed(value.own, earned) + earned.commission;
    sum += owed(value.pool.bond, earned);
  }
  for (const { key, value } of c.entries<Delegation>('validators', 'delegations')) {
    sum += owed(value.bond, earnings.get(key[0]) ?? nothing);
  }
  for (const { value } of c.entries<readonly Unbonding[]>('validators', 'unbondings')) {
    sum += value.reduce((all, { amount }) => all + amount, 0n);
  }
  return sum;
}

/** Expects every sum that is kept to be the sum of its parts, and the vault to hold what is owed, and little more. */
export function checkBooks(c: TestChain, dust = 1_000_000n): void {
  const validators = c.entries<Validator>('validators', 'validators');
  const delegations = c.entries<Delegation>('validators', 'delegations');
  for (const { key, value } of validators) {
    const own = delegations.filter((one) => one.key[0] === key[0]);
    const plain = own.reduce((sum, one) => sum + one.value.bond.amount, 0n);
    const shares = own.reduce((sum, one) => sum + one.value.shares, 0n);
    const compounding = own.reduce((sum, one) => sum + stakeFor(value.pool, one.value.shares), 0n);
    assert.is(value.delegated, plain);
    assert.is(value.pool.shares, shares);
    assert.ok(compounding <= value.pool.bond.amount, 'shares are worth more than the pool has');
    assert.is(value.delegators, own.filter((one) => one.value.lots.length > 0).length);
    for (const { value: one } of own) {
      const units = one.lots.reduce((sum, lot) => sum + lot.units, 0n);
      assert.is(units, one.compounds ? one.shares : one.bond.amount);
    }
  }
  const totals = c.cell<{ staked: bigint; validators: number; jailed: number }>('validators', 'totals');
  assert.is(
    totals.staked,
    validators.reduce((sum, { value }) => sum + stakeOf(value), 0n),
  );
  assert.is(totals.validators, validators.length);
  assert.is(totals.jailed, validators.filter(({ value }) => value.jailed).length);
  const ranking = c.entries<Address>('validators', 'ranking').map(({ value }) => value);
  assert.equal([...ranking].sort(), validators.map(({ key }) => key[0]).sort());
  const over = c.balance(VAULT) - liabilities(c);
  assert.ok(over >= 0n, `the vault lacks ${-over}`);
  assert.ok(over <= dust, `the vault has ${over} that nobody is owed`);
}

/** Expects all balances and what is not issued to make the supply. */
export function checkSupply(c: TestChain): void {
  const held = c.entries<bigint>('tokens', 'balances').reduce((sum, { value }) => sum + value, 0n);
  const { total_supply } = c.ask<{ total_supply: string }>('getTokenInfo', ['TRL']);
  assert.is(held + c.cell<bigint>('tokens', 'unissued'), BigInt(total_supply));
}
