/** Laws of staking: every raw unit in the vault belongs to a stake, to an unbonding entry, or to earnings. */

import { idsOf, moduleAccount, type Reader } from './bytes.js';
import { atMost, same, sum, sums } from './difference.js';
import { type Ledger, NATIVE } from './ledger.js';
import type { Reading } from './state.js';

/** Account that holds all stake. */
export const VAULT = moduleAccount('validators', 'stake');

export const STAKE_STORES = {
  validators: [4, 0],
  earnings: [4, 1],
  delegations: [4, 2],
  unbondings: [4, 4],
  ranking: [4, 5],
  totals: [4, 15],
} as const;

const SCALE = 10n ** 18n;

const readBond = (from: Reader) => ({ amount: from.u128(), settledAt: from.u256(), rewards: from.u128() });
type Bond = ReturnType<typeof readBond>;
const readLots = (from: Reader) => from.list(() => ({ height: from.u64(), units: from.u128() }));

function readValidator(from: Reader) {
  from.id();
  from.option(() => [from.id(), from.u64()]);
  from.u64();
  from.u64();
  const own = readBond(from);
  const ownLots = readLots(from);
  from.bool();
  const delegated = from.u128();
  const pool = { bond: readBond(from), shares: from.u128() };
  const delegators = from.u64();
  from.u16();
  from.option(() => [from.u16(), from.u64()]);
  from.option(from.u64);
  for (let i = 0; i < 4; i++) from.text();
  from.bool();
  from.text();
  from.option(from.u128);
  from.bool();
  const jailed = from.bool();
  return { own, ownLots, delegated, pool, delegators, jailed };
}

function readDelegation(from: Reader) {
  const bond = readBond(from);
  return { bond, shares: from.u128(), compounds: from.bool(), lots: readLots(from) };
}

/** Checks the stake of a block. Returns the raw units in the vault that no account can claim, because divisions round down. */
export function checkStakes(
  { height, stores }: Reading<keyof typeof STAKE_STORES>,
  ledger: Ledger,
): { readonly dust: bigint; readonly bonds: number } {
  const perUnit = new Map<string, bigint>();
  let owed = 0n;
  for (const { key, value } of stores.earnings) {
    perUnit.set(idsOf(key)[0]!, value.u256());
    value.u128();
    owed += value.u128();
  }
  const owedTo = (validator: string, { amount, settledAt, rewards }: Bond): bigint =>
    rewards + (amount * ((perUnit.get(validator) ?? 0n) - settledAt)) / SCALE;
  const validators = new Map(stores.validators.map(({ key, value }) => [idsOf(key)[0]!, readValidator(value)]));
  const delegations = stores.delegations.map(({ key, value }) => {
    const [validator, staker] = idsOf(key) as [string, string];
    return { staker, validator, ...readDelegation(value) };
  });
  const delegated = sums(
    delegations,
    ({ validator }) => validator,
    ({ shares, bond }) => (shares > 0n ? 0n : bond.amount),
  );
  const shares = sums(
    delegations,
    ({ validator }) => validator,
    (one) => one.shares,
  );
  const delegators = sums(
    delegations,
    ({ validator }) => validator,
    // A delegation without stake keeps its record until its rewards are claimed.
    ({ lots }) => (lots.length > 0 ? 1n : 0n),
  );
  let staked = 0n;
  for (const [operator, one] of validators) {
    const of = `of validator 0x${operator}`;
    same(height, `delegated stake ${of}`, delegated.get(operator) ?? 0n, one.delegated);
    same(height, `shares of the pool ${of}`, shares.get(operator) ?? 0n, one.pool.shares);
    same(height, `delegators ${of}`, Number(delegators.get(operator) ?? 0n), one.delegators);
    same(height, `lots of own stake ${of}`, one.own.amount, sum(one.ownLots.map(({ units }) => units)));
    staked += one.own.amount + one.delegated + one.pool.bond.amount;
    owed += owedTo(operator, one.own) + owedTo(operator, one.pool.bond);
  }
  for (const { staker, validator, bond, shares: held, lots } of delegations) {
    const of = `of 0x${staker} with validator 0x${validator}`;
    const units = held > 0n ? held : bond.amount;
    same(height, `lots ${of}`, units, sum(lots.map((lot) => lot.units)));
    owed += held > 0n ? bond.rewards : owedTo(validator, bond);
  }
  const unbonding = sum(
    stores.unbondings
      .flatMap(({ value }) => value.list(() => ({ validator: value.id(), amount: value.u128(), at: value.u64() })))
      .map(({ amount }) => amount),
  );
  const totals = stores.totals[0]?.value;
  if (totals !== undefined) {
    same(height, 'total stake', staked, totals.u128());
    same(height, 'number of validators', validators.size, totals.u64());
    same(
      height,
      'number of jailed validators',
      [...validators.values()].filter(({ jailed }) => jailed).length,
      totals.u64(),
    );
  }
  same(height, 'number of ranked validators', validators.size, stores.ranking.length);
  const debt = staked + unbonding + owed;
  const held = ledger.balance(VAULT, NATIVE);
  atMost(height, 'stake, unbonding entries and earnings together', debt, held);
  return { dust: held - debt, bonds: validators.size * 2 + delegations.length };
}
