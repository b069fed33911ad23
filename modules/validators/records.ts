/** Access to the records of validators, with the ranking and totals that change with them. */

import { type Address, fail, type Hash } from '../../runtime/sdk.js';
import { compounded } from './compounding.js';
import { type Earnings, NOTHING_EARNED } from './earning.js';
import { NotValidator } from './errors.js';
import type { Reading, Writing } from './shape.js';
import { isEligible, stakeOf, type Validator } from './validator.js';

/** Ranking keys ascend, so more stake gives a smaller number. */
const LARGEST = 2n ** 128n - 1n;

/** The record of an operator's validator; fails if there is none. */
export function validatorOf({ state }: Pick<Reading, 'state'>, operator: Address): Validator {
  return state.validators.get(operator) ?? fail(NotValidator, { address: `0x${operator}` });
}

export const earningsOf = ({ state }: Pick<Reading, 'state'>, operator: Address): Earnings =>
  state.earnings.get(operator) ?? NOTHING_EARNED;

function placeOf(c: Pick<Reading, 'chain'>, operator: Address, validator: Validator) {
  return [!isEligible(validator, c.chain), LARGEST - stakeOf(validator), operator] as const;
}

/** Stores the record of a validator and updates its place in the ranking and the totals. */
export function save(
  { state, chain }: Pick<Writing, 'state' | 'chain'>,
  operator: Address,
  before: Validator | undefined,
  after: Validator,
): void {
  const [old, now] = [before && placeOf({ chain }, operator, before), placeOf({ chain }, operator, after)];
  if (old === undefined || old[0] !== now[0] || old[1] !== now[1]) {
    if (old) state.ranking.delete(...old);
    state.ranking.put(...now, operator);
  }
  const grown = stakeOf(after) - (before ? stakeOf(before) : 0n);
  const jailed = Number(after.jailed) - Number(before?.jailed ?? false);
  if (grown !== 0n || jailed !== 0 || before === undefined) {
    const totals = state.totals.get();
    state.totals.put({
      staked: totals.staked + grown,
      validators: totals.validators + (before ? 0 : 1),
      jailed: totals.jailed + jailed,
    });
  }
  state.validators.put(operator, after);
}

/**
 * Turns the rewards owed to the compounding pool of a validator into stake. The caller must save the returned record.
 */
export function compound({ emit }: Pick<Writing, 'emit'>, operator: Address, validator: Validator, earnings: Earnings) {
  const { pool, grown } = compounded(validator.pool, earnings);
  if (grown > 0n) emit.AutoCompounded({ validator: operator, amount: grown });
  return { ...validator, pool };
}

/** Operator of the validator that has, had or will have this consensus key, or that has this account. */
export function operatorOf({ state }: Pick<Reading, 'state'>, accountOrKey: string): Address | undefined {
  const operator = state.keys.get(accountOrKey as Hash) ?? (accountOrKey as Address);
  return state.validators.has(operator) ? operator : undefined;
}
