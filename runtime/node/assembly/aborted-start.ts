/** Abort of long work during a start. */

/** The start was aborted. */
export class AbortedStart extends Error {
  override readonly name = 'Interrupted';
  /** Whether to discard partial results too; otherwise the next start may resume from them. */
  readonly forGood: boolean;

  constructor(forGood: boolean) {
    super('the start was aborted');
    this.forGood = forGood;
  }
}
