/** Performance and reputation: what a validator did in an epoch, in basis points. Whole numbers, rounded down. */

const WHOLE = 10_000;
const BLOCKS_OF_STAKE_DIGITS = 4;
const FULL_AGE_DAYS = 180;

/** `part` of `whole` in basis points; all of it where nothing was to be done. */
export const shareBps = (part: number, whole: number): number =>
  whole === 0 ? WHOLE : Math.trunc((part * WHOLE) / whole);

/** What an epoch says about a validator. */
export interface Duties {
  /** Of its turns, those that it took. */
  readonly production: number;
  /** Of the commits of the epoch, those that it signed. */
  readonly votes: number;
  /** Of the blocks of the epoch, those in whose order it had a part. */
  readonly attestations: number;
}

/** Half of the score is given, the rest is earned; averaged with the epoch before (consensus 2.8). */
export function nextScore(scoreBps: number, { production, votes, attestations }: Duties): number {
  const earned = 5_000 + Math.trunc((2_000 * production + 2_000 * votes + 1_000 * attestations) / WHOLE);
  return Math.trunc((scoreBps + earned) / 2);
}

/** What else a reputation rests on. */
export interface ReputationFactors {
  /** Whole native units. */
  readonly stake: bigint;
  readonly days: number;
  readonly commissionBps: number;
  /** Of the fees that its power would bring on average, those that its blocks brought. */
  readonly transactions: number;
}

/** Nobody's part in governance is counted yet: everybody has half of it. */
const GOVERNANCE = 5_000;

/** Moves a sixteenth towards what this epoch would give (definitions 4.10). */
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
