/**
 * The compounding pool of a validator: its members hold shares, and its rewards become stake of all of them. One
 * million shares and one raw unit belong to no one, so the first depositor cannot take part of the second deposit.
 */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Bond, type Earnings, newBond, owed, settled } from './earning.js';

const NOBODYS_SHARES = 1_000_000n;
const NOBODYS_AMOUNT = 1n;

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
export const worth = ({ bond, shares }: Pool, held: bigint): bigint =>
  (held * (bond.amount + NOBODYS_AMOUNT)) / (shares + NOBODYS_SHARES);

/** Part of the uncompounded rewards that these shares are owed, in raw units. */
export const owedToShares = ({ bond, shares }: Pool, held: bigint, earnings: Earnings): bigint =>
  (held * owed(bond, earnings)) / (shares + NOBODYS_SHARES);

/** Adds stake for new shares. The caller has just compounded the pool. */
export function deposit({ bond, shares }: Pool, amount: bigint): { readonly pool: Pool; readonly shares: bigint } {
  const added = (amount * (shares + NOBODYS_SHARES)) / (bond.amount + NOBODYS_AMOUNT);
  return { pool: { bond: { ...bond, amount: bond.amount + amount }, shares: shares + added }, shares: added };
}

/** Number of the held shares that an amount costs; all of them if the amount is their whole value. */
export function sharesFor(pool: Pool, held: bigint, amount: bigint): bigint {
  if (amount === worth(pool, held)) return held;
  const { bond, shares } = pool;
  const assets = bond.amount + NOBODYS_AMOUNT;
  const needed = (amount * (shares + NOBODYS_SHARES) + assets - 1n) / assets;
  return needed < held ? needed : held;
}

/** Removes stake for shares. The caller has just compounded the pool. */
export const withdraw = ({ bond, shares }: Pool, amount: bigint, burned: bigint): Pool => ({
  bond: { ...bond, amount: bond.amount - amount },
  shares: shares - burned,
});
