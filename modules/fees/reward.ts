/** The arithmetic of rewards: what a span of chain time is worth, and how it and the fees are split (definitions 6). */

import type { Split } from '../../runtime/sdk.js';

/** The index of the year at a moment. Moments are milliseconds since genesis. */
export const yearAt = (at: number, yearMs: number): number => Math.trunc(at / yearMs);

/** What a year is worth, in raw units. After the last year of the schedule its rate goes on. */
export const annual = (schedule: readonly bigint[], year: number): bigint =>
  schedule[Math.min(year, schedule.length - 1)]!;

/** The worth of a span in raw units × milliseconds of a year: divide by `yearMs`. Exact across the ends of years. */
export function accrued(schedule: readonly bigint[], yearMs: number, from: number, to: number): bigint {
  let sum = 0n;
  for (let at = from; at < to; ) {
    const year = yearAt(at, yearMs);
    const until = Math.min(to, (year + 1) * yearMs);
    sum += annual(schedule, year) * BigInt(until - at);
    at = until;
  }
  return sum;
}

const LOWEST_BPS = 5_000;
const SPAN_BPS = 15_000n;

/**
 * The factor on the proposer's reward: 5,000 bps for an empty block, 20,000 for one whose fees are 6.4 times the base.
 * Measured by fees, because a proposer who stuffs his block pays a fifth of them to the treasury: at 6.4 that is never
 * less than what he gains. A block without any fee is measured by gas against half of the limit; there stuffing is free.
 */
export function densityBps(base: bigint, fees: bigint, gasUsed: number, gasLimit: number): number {
  const [load, full] = fees > 0n ? [fees * 10n, base * 64n] : [BigInt(gasUsed) * 2n, BigInt(gasLimit)];
  return LOWEST_BPS + Number(load >= full ? SPAN_BPS : (SPAN_BPS * load) / full);
}

/** 80 and 20 percent; the remainder of the division goes to the treasury. */
export function splitFees(fees: bigint): Split {
  const proposer = (fees * 80n) / 100n;
  return { proposer, treasury: fees - proposer };
}

/** Full marks, and the whole of a reward. */
export const WHOLE_BPS = 10_000;

/** 85 percent × density × score and 15 percent of the base, and not more than the pool still has. */
export function splitReward(base: bigint, density: number, pool: bigint, scoreBps = WHOLE_BPS): Split {
  const share = (base * 85n) / 100n;
  const treasury = base - share;
  const proposer = (base * 85n * BigInt(density) * BigInt(scoreBps)) / 10_000_000_000n;
  const total = proposer + treasury;
  if (total <= pool) return { proposer, treasury };
  const last = (pool * proposer) / total;
  return { proposer: last, treasury: pool - last };
}
