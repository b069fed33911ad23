/** Why long work at a start ends early. */

/** It is not wanted any more. */
export class AbortedStart extends Error {
  override readonly name = 'Interrupted';
  /** Whether what came of it so far is not wanted either; else the next start may go on with it. */
  readonly forGood: boolean;

  constructor(forGood: boolean) {
    super('it was told to stop');
    this.forGood = forGood;
  }
}
