/**
 * The compounding pool of a validator: its members hold shares, and its rewards become stake of all of them. One
 * million virtual shares and one virtual raw unit belong to no one, so the first depositor cannot take part of the
 * second deposit (as in ERC-4626) (decision 0031).
 */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Bond, type Earnings, newBond, owed, settled } from './earning.js';

const VIRTUAL_SHARES = 1_000_000n;
const VIRTUAL_AMOUNT = 1n;

/** Stake of all accounts that compound with a validator. */
export const Pool = t.struct({ bond: Bond, shares: t.u128 });
export type Pool = ValueOf<typeof Pool>;

/** A pool without members. */
export const emptyPool = (earnings: Earnings): Pool => ({ bond: newBond(0n, earnings), shares: 0n });

/** Turns the rewards owed to the pool into stake. */
export function compounded(
  { bond, shares }: Pool,
  earnings: Earnings,
): { readonly pool: Pool; readonly grown: bigint } {
  const grown = owed(bond, earnings);
  const pool = { bond: { ...settled(bond, earnings), amount: bond.amount + grown, rewards: 0n }, shares };
  return { pool, grown };
}

/** Value of shares in raw units of stake, without rewards that are not compounded yet. */
export const stakeFor = ({ bond, shares }: Pool, held: bigint): bigint =>
  (held * (bond.amount + VIRTUAL_AMOUNT)) / (shares + VIRTUAL_SHARES);

/** Part of the uncompounded rewards that these shares are owed, in raw units. */
export const owedToShares = ({ bond, shares }: Pool, held: bigint, earnings: Earnings): bigint =>
  (held * owed(bond, earnings)) / (shares + VIRTUAL_SHARES);

/** Adds stake for new shares. The caller has just compounded the pool. */
export function deposit({ bond, shares }: Pool, amount: bigint): { readonly pool: Pool; readonly shares: bigint } {
  const added = (amount * (shares + VIRTUAL_SHARES)) / (bond.amount + VIRTUAL_AMOUNT);
  return { pool: { bond: { ...bond, amount: bond.amount + amount }, shares: shares + added }, shares: added };
}

/** Number of the held shares that an amount costs; all of them if the amount is their whole value. */
export function sharesFor(pool: Pool, held: bigint, amount: bigint): bigint {
  if (amount === stakeFor(pool, held)) return held;
  const { bond, shares } = pool;
  const assets = bond.amount + VIRTUAL_AMOUNT;
  const needed = (amount * (shares + VIRTUAL_SHARES) + assets - 1n) / assets;
  return needed < held ? needed : held;
}

/** Removes stake for shares. The caller has just compounded the pool. */
export const withdraw = ({ bond, shares }: Pool, amount: bigint, burned: bigint): Pool => ({
  bond: { ...bond, amount: bond.amount - amount },
  shares: shares - burned,
});
