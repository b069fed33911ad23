/** Durations reported to metrics. Nothing is measured without a listener. */

/** Measured work. */
export type Work =
  /** Building a block as proposer. */
  | 'build'
  /** Executing the block of another validator. */
  | 'execute'
  /** Ending a block: end-of-block work of the modules, roots of state and receipts. */
  | 'seal'
  /** Making a decided block durable. */
  | 'commit'
  /** Removing old blocks and derived data. */
  | 'prune'
  /** Returning freed space to the disk. */
  | 'compact';

/** Called when work has ended, with its duration in milliseconds. */
export type Measure = (work: Work, ms: number) => void;

/** Runs the work and reports its duration if there is a listener. Work that throws is not reported. */
export async function measured<T>(measure: Measure | undefined, work: Work, run: () => Promise<T>): Promise<T> {
  if (measure === undefined) return run();
  const begun = performance.now();
  const result = await run();
  measure(work, performance.now() - begun);
  return result;
}
