/** Durations reported to metrics. Nothing is measured without a listener. */

/** Work that is measured. */
export type Work =
  /** Making a block as proposer. */
  | 'build'
  /** Executing the block of another validator. */
  | 'execute'
  /** Ending a block: what modules do then, and the roots of the state and of the receipts. */
  | 'seal'
  /** Making a decided block durable. */
  | 'commit'
  /** Removing old blocks and what tells of them. */
  | 'prune'
  /** Giving the room of what was removed back to the disk. */
  | 'compact';

/** Told when a piece of work has ended, and how many milliseconds it took. */
export type Measure = (work: Work, ms: number) => void;

/** Does the work, and tells how long it took where anybody listens. Work that throws is not told of. */
export async function measured<T>(measure: Measure | undefined, work: Work, run: () => Promise<T>): Promise<T> {
  if (measure === undefined) return run();
  const begun = performance.now();
  const result = await run();
  measure(work, performance.now() - begun);
  return result;
}
