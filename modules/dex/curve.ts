/** The constant product of two reserves: what a swap gives and what a share of the pool is worth. Raw units, rounded for the pool. */

/** Liquidity that the first provider leaves in the pool for ever, so that a share can never become too dear to buy. */
export const MINIMUM_LIQUIDITY = 1_000n;

/** Two amounts that belong together: of the tokens a and b, or of what goes in and out. */
export type Two = readonly [bigint, bigint];

const WHOLE = 10_000n;

/** The integer below the square root, or the root itself. */
export function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(n.toString(16).length * 2);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** What comes out for `amount`, after the fee that stays in the pool. */
export function amountOut(amount: bigint, [reserveIn, reserveOut]: Two, feeBps: bigint): bigint {
  const effective = amount * (WHOLE - feeBps);
  return (effective * reserveOut) / (reserveIn * WHOLE + effective);
}

/** The least that must go in for `amount` to come out; undefined when the pool has no more than that. */
export function amountIn(amount: bigint, [reserveIn, reserveOut]: Two, feeBps: bigint): bigint | undefined {
  if (amount >= reserveOut) return undefined;
  return (reserveIn * amount * WHOLE) / ((reserveOut - amount) * (WHOLE - feeBps)) + 1n;
}

/** What of the two amounts offered goes into the pool at its price. */
export function matching([a, b]: Two, [reserveA, reserveB]: Two): Two {
  const matchingB = (a * reserveB) / reserveA;
  return matchingB <= b ? [a, matchingB] : [(b * reserveA) / reserveB, b];
}

/** Liquidity for the two amounts, in a pool that has `supply` of it. */
export function liquidityFor([a, b]: Two, [reserveA, reserveB]: Two, supply: bigint): bigint {
  return least([(a * supply) / reserveA, (b * supply) / reserveB]);
}

/** The least of some amounts. */
export function least([first, ...others]: readonly bigint[]): bigint {
  let found = first!;
  for (const other of others) if (other < found) found = other;
  return found;
}

/** What `liquidity` of `supply` takes out of the reserves. */
export function worthOf(liquidity: bigint, [reserveA, reserveB]: Two, supply: bigint): Two {
  return [(liquidity * reserveA) / supply, (liquidity * reserveB) / supply];
}

/** A swap in one pool, before it happened. */
export interface Hop {
  readonly reserves: Two;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

/** How much worse than the present price the swaps are, fees apart, in hundredths of a percent. */
export function impactBps(hops: readonly Hop[], feeBps: bigint): number {
  let got = WHOLE;
  let fair = 1n;
  for (const { reserves, amountIn: paid, amountOut: out } of hops) {
    got *= out * reserves[0] * WHOLE;
    fair *= paid * (WHOLE - feeBps) * reserves[1];
  }
  return Number(WHOLE - got / fair);
}

/** What so many swaps in a row keep of an amount, in its own token. */
export function feesOn(amount: bigint, hops: number, feeBps: bigint): bigint {
  const left = (amount * (WHOLE - feeBps) ** BigInt(hops)) / WHOLE ** BigInt(hops);
  return amount - left;
}
