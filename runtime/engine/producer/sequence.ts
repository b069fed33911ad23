/** Asynchronous work done one after the other: what executes blocks on the ledger must not overlap. */

export class Sequence {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when everything given before it has ended, however it ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
