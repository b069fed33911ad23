/** Performance score and reputation of a validator, updated per epoch, in basis points. Integers, rounded down. */

const WHOLE = 10_000;
const BLOCKS_OF_STAKE_DIGITS = 4;
const FULL_AGE_DAYS = 180;

/** `part` of `whole` in basis points; 10,000 if `whole` is 0. */
export const shareBps = (part: number, whole: number): number =>
  whole === 0 ? WHOLE : Math.trunc((part * WHOLE) / whole);

/** Performance of a validator in an epoch, in basis points. */
export interface Duties {
  /** Part of its turns that it took. */
  readonly production: number;
  /** Part of the epoch's commits that it signed. */
  readonly votes: number;
  /** Part of the epoch's blocks to whose order it contributed an attestation. */
  readonly attestations: number;
}

/** Half of the score is given, the rest is earned; the result is averaged with the previous score (consensus 2.8). */
export function nextScore(scoreBps: number, { production, votes, attestations }: Duties): number {
  const earned = 5_000 + Math.trunc((2_000 * production + 2_000 * votes + 1_000 * attestations) / WHOLE);
  return Math.trunc((scoreBps + earned) / 2);
}

/** Other factors of reputation. */
export interface ReputationFactors {
  /** Whole native units. */
  readonly stake: bigint;
  readonly days: number;
  readonly commissionBps: number;
  /** Fees of its blocks relative to the fees that its power would bring on average. */
  readonly transactions: number;
}

/** Participation in governance is not measured yet; everyone gets half. */
const GOVERNANCE = 5_000;

/** Factors of reputation. */
export const FACTORS = [
  'production',
  'votes',
  'stake_and_age',
  'commission',
  'transactions',
  'attestations',
  'governance',
] as const;

/** A part of the reputation: its weight in percent, and its value in basis points. */
export interface WeightedFactor {
  readonly factor: (typeof FACTORS)[number];
  readonly weight: number;
  readonly value: number;
}

/** The factors of an epoch with their weights, which add up to 100. */
export function weightedFactors(duties: Duties, factors: ReputationFactors): readonly WeightedFactor[] {
  const { production, votes, attestations } = duties;
  const { stake, days, commissionBps, transactions } = factors;
  const thousands = stake / 1_000n;
  const digits = Math.max(0, `${thousands}`.length - 1);
  const size = shareBps(Math.min(BLOCKS_OF_STAKE_DIGITS, digits), BLOCKS_OF_STAKE_DIGITS);
  const age = shareBps(Math.min(FULL_AGE_DAYS, days), FULL_AGE_DAYS);
  return [
    { factor: 'production', weight: 30, value: production },
    { factor: 'votes', weight: 25, value: votes },
    { factor: 'stake_and_age', weight: 15, value: Math.trunc((size + age) / 2) },
    { factor: 'commission', weight: 10, value: WHOLE - commissionBps },
    { factor: 'transactions', weight: 5, value: transactions },
    { factor: 'attestations', weight: 5, value: attestations },
    { factor: 'governance', weight: 10, value: GOVERNANCE },
  ];
}

/** Moves a sixteenth towards the target of this epoch (definitions 4.10). */
export function nextReputation(reputationBps: number, duties: Duties, factors: ReputationFactors): number {
  const sum = weightedFactors(duties, factors).reduce((all, { weight, value }) => all + weight * value, 0);
  return Math.trunc((15 * reputationBps + Math.trunc(sum / 100)) / 16);
}
