/** Constant-product arithmetic: swap outputs and the value of pool shares. Raw units, rounded in favor of the pool. */

/**
 * Liquidity of the first provider that stays in the pool permanently, so that no one can make the price of a share
 * unaffordable.
 */
export const MINIMUM_LIQUIDITY = 1_000n;

/** Two related amounts: of tokens a and b, or of input and output. */
export type Two = readonly [bigint, bigint];

const WHOLE = 10_000n;

/** The integer square root, rounded down. */
export function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(n.toString(16).length * 2);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Output for an input of `amount`, after the fee, which stays in the pool. */
export function amountOut(amount: bigint, [reserveIn, reserveOut]: Two, feeBps: bigint): bigint {
  const effective = amount * (WHOLE - feeBps);
  return (effective * reserveOut) / (reserveIn * WHOLE + effective);
}

/** Smallest input for an output of `amount`; undefined if the pool does not have more than that. */
export function amountIn(amount: bigint, [reserveIn, reserveOut]: Two, feeBps: bigint): bigint | undefined {
  if (amount >= reserveOut) return undefined;
  return (reserveIn * amount * WHOLE) / ((reserveOut - amount) * (WHOLE - feeBps)) + 1n;
}

/** The largest part of the two offered amounts that matches the pool's price. */
export function matching([a, b]: Two, [reserveA, reserveB]: Two): Two {
  const matchingB = (a * reserveB) / reserveA;
  return matchingB <= b ? [a, matchingB] : [(b * reserveA) / reserveB, b];
}

/** Shares for the two amounts, in a pool with `supply` shares. */
export function liquidityFor([a, b]: Two, [reserveA, reserveB]: Two, supply: bigint): bigint {
  return least([(a * supply) / reserveA, (b * supply) / reserveB]);
}

/** The minimum of some amounts. */
export function least([first, ...others]: readonly bigint[]): bigint {
  let found = first!;
  for (const other of others) if (other < found) found = other;
  return found;
}

/** Amounts that `liquidity` of `supply` shares withdraws from the reserves. */
export function amountsFor(liquidity: bigint, [reserveA, reserveB]: Two, supply: bigint): Two {
  return [(liquidity * reserveA) / supply, (liquidity * reserveB) / supply];
}

/** A swap in one pool, with the state before it. */
export interface Hop {
  readonly reserves: Two;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

/** Price impact of the swaps: how much worse they are than the current price, without fees, in basis points. */
export function impactBps(hops: readonly Hop[], feeBps: bigint): number {
  let got = WHOLE;
  let fair = 1n;
  for (const { reserves, amountIn: paid, amountOut: out } of hops) {
    got *= out * reserves[0] * WHOLE;
    fair *= paid * (WHOLE - feeBps) * reserves[1];
  }
  return Number(WHOLE - got / fair);
}

/** Total fee of consecutive swaps on an amount, in the token of that amount. */
export function feesOn(amount: bigint, hops: number, feeBps: bigint): bigint {
  const left = (amount * (WHOLE - feeBps) ** BigInt(hops)) / WHOLE ** BigInt(hops);
  return amount - left;
}
