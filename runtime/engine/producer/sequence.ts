/** Runs asynchronous work one after the other: block executions on the ledger must not overlap. */

type Job = () => Promise<void>;

export class Sequence {
  readonly #urgent: Job[] = [];
  readonly #waiting: Job[] = [];
  #running = false;

  /** Whether urgent work waits for the current work. */
  get presses(): boolean {
    return this.#urgent.length > 0;
  }

  /** Runs `work` when earlier work has ended, successful or not; urgent work runs before everything that waits. */
  run<T>(work: () => Promise<T>, urgent = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      (urgent ? this.#urgent : this.#waiting).push(() => work().then(resolve, reject));
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let job = this.#take(); job !== undefined; job = this.#take()) await job();
    this.#running = false;
  }

  #take(): Job | undefined {
    return this.#urgent.shift() ?? this.#waiting.shift();
  }
}
