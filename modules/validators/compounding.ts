/**
 * The compounding pool of a validator: who is in it holds shares, and its rewards become stake of all of them. One million
 * shares and one raw unit that belong to nobody keep the first depositor from taking what the second brings.
 */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Bond, type Earnings, newBond, owed, settled } from './earning.js';

const NOBODYS_SHARES = 1_000_000n;
const NOBODYS_AMOUNT = 1n;

/** The stake of everybody who compounds with a validator. */
export const Pool = t.struct({ bond: Bond, shares: t.u128 });
export type Pool = ValueOf<typeof Pool>;

/** A pool that nobody is in. */
export const emptyPool = (earnings: Earnings): Pool => ({ bond: newBond(0n, earnings), shares: 0n });

/** Turns what the pool is owed into stake. */
export function compounded(
  { bond, shares }: Pool,
  earnings: Earnings,
): { readonly pool: Pool; readonly grown: bigint } {
  const grown = owed(bond, earnings);
  const pool = { bond: { ...settled(bond, earnings), amount: bond.amount + grown, rewards: 0n }, shares };
  return { pool, grown };
}

/** What shares are worth in stake, raw units. What the pool is owed and has not compounded is not counted. */
export const worth = ({ bond, shares }: Pool, held: bigint): bigint =>
  (held * (bond.amount + NOBODYS_AMOUNT)) / (shares + NOBODYS_SHARES);

/** What shares are owed of what the pool has not compounded, raw units. */
export const owedToShares = ({ bond, shares }: Pool, held: bigint, earnings: Earnings): bigint =>
  (held * owed(bond, earnings)) / (shares + NOBODYS_SHARES);

/** Takes stake in for new shares. The pool has just been compounded. */
export function deposit({ bond, shares }: Pool, amount: bigint): { readonly pool: Pool; readonly shares: bigint } {
  const added = (amount * (shares + NOBODYS_SHARES)) / (bond.amount + NOBODYS_AMOUNT);
  return { pool: { bond: { ...bond, amount: bond.amount + amount }, shares: shares + added }, shares: added };
}

/** How many of the shares held an amount costs: all of them when it is all that they are worth. */
export function sharesFor(pool: Pool, held: bigint, amount: bigint): bigint {
  if (amount === worth(pool, held)) return held;
  const { bond, shares } = pool;
  const assets = bond.amount + NOBODYS_AMOUNT;
  const needed = (amount * (shares + NOBODYS_SHARES) + assets - 1n) / assets;
  return needed < held ? needed : held;
}

/** Gives stake out for shares. The pool has just been compounded. */
export const withdraw = ({ bond, shares }: Pool, amount: bigint, burned: bigint): Pool => ({
  bond: { ...bond, amount: bond.amount - amount },
  shares: shares - burned,
});
