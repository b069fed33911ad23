/** Runs asynchronous work one after the other: block executions on the ledger must not overlap. */

type Job = () => Promise<void>;

export class LedgerQueue {
  readonly #urgent: Job[] = [];
  readonly #pending: Job[] = [];
  #running = false;

  /** Whether urgent work waits for the current work. */
  get hasUrgent(): boolean {
    return this.#urgent.length > 0;
  }

  /** Runs `work` when earlier work has ended, successful or not; urgent work runs before everything that waits. */
  enqueue<T>(work: () => Promise<T>, urgent = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      (urgent ? this.#urgent : this.#pending).push(() => work().then(resolve, reject));
      void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let job = this.#nextJob(); job !== undefined; job = this.#nextJob()) await job();
    this.#running = false;
  }

  #nextJob(): Job | undefined {
    return this.#urgent.shift() ?? this.#pending.shift();
  }
}
