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

/** Moves a sixteenth towards the target of this epoch (definitions 4.10). */
export function nextReputation(reputationBps: number, duties: Duties, factors: ReputationFactors): number {
  const { production, votes, attestations } = duties;
  const { stake, days, commissionBps, transactions } = factors;
  const thousands = stake / 1_000n;
  const digits = Math.max(0, `${thousands}`.length - 1);
  const size = shareBps(Math.min(BLOCKS_OF_STAKE_DIGITS, digits), BLOCKS_OF_STAKE_DIGITS);
  const age = shareBps(Math.min(FULL_AGE_DAYS, days), FULL_AGE_DAYS);
  const target = Math.trunc(
    (30 * production +
      25 * votes +
      15 * Math.trunc((size + age) / 2) +
      10 * (WHOLE - commissionBps) +
      5 * transactions +
      5 * attestations +
      10 * GOVERNANCE) /
      100,
  );
  return Math.trunc((15 * reputationBps + target) / 16);
}
