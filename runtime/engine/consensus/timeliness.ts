/**
 * Proposer-based timestamps: a fresh proposal is accepted only near its own time; the bounds widen with the round.
 * Decision 0128.
 */

/** Clock difference tolerated between two validators in a round, milliseconds. */
export function precisionMs(round: number): number {
  return 500 * (1 + round);
}

/** Propagation time tolerated for a proposal of a round, milliseconds. */
export function messageDelayMs(round: number): number {
  return 4000 * (1 + round);
}

/** Whether a block stamped `timestampMs` and first seen at `receivedMs` is timely in its round. */
export function isTimely(timestampMs: number, receivedMs: number, round: number): boolean {
  const earliest = receivedMs - messageDelayMs(round) - precisionMs(round);
  return earliest <= timestampMs && timestampMs <= receivedMs + precisionMs(round);
}
