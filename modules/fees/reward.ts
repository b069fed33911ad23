/** Reward arithmetic: emission for a span of chain time, and the split of emission and fees (definitions 6). */

import type { Split } from '../../runtime/sdk.js';

/** Index of the year at a time in milliseconds since genesis. */
export const yearAt = (at: number, yearMs: number): number => Math.trunc(at / yearMs);

/** Emission of a year, in raw units. The rate of the last year of the schedule continues after it. */
export const annual = (schedule: readonly bigint[], year: number): bigint =>
  schedule[Math.min(year, schedule.length - 1)]!;

/** Emission of a span in raw units × milliseconds of a year: divide by `yearMs`. Exact across year boundaries. */
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
 * Factor on the proposer's reward: 5,000 bps for an empty block, 20,000 for a block whose fees are 6.4 times the base.
 * Fees are the measure because a proposer that fills its block with its own bundles pays a fifth of their fees to the
 * treasury. With the limit at 6.4, this costs at least as much as it gains. A block without fees is measured by its gas
 * against half of the gas limit; filling such a block costs nothing.
 */
export function densityBps(base: bigint, fees: bigint, gasUsed: number, gasLimit: number): number {
  const [load, full] = fees > 0n ? [fees * 10n, base * 64n] : [BigInt(gasUsed) * 2n, BigInt(gasLimit)];
  return LOWEST_BPS + Number(load >= full ? SPAN_BPS : (SPAN_BPS * load) / full);
}

/** Splits fees 80:20 between proposer and treasury; the treasury gets the rounding remainder. */
export function splitFees(fees: bigint): Split {
  const proposer = (fees * 80n) / 100n;
  return { proposer, treasury: fees - proposer };
}

/** Full score: the whole reward. */
export const WHOLE_BPS = 10_000;

/**
 * Proposer: 85 percent of the base × density × score; treasury: 15 percent of the base. The total never exceeds the
 * pool.
 */
export function splitReward(base: bigint, density: number, pool: bigint, scoreBps = WHOLE_BPS): Split {
  const share = (base * 85n) / 100n;
  const treasury = base - share;
  const proposer = (base * 85n * BigInt(density) * BigInt(scoreBps)) / 10_000_000_000n;
  const total = proposer + treasury;
  if (total <= pool) return { proposer, treasury };
  const last = (pool * proposer) / total;
  return { proposer: last, treasury: pool - last };
}
