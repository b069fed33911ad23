/** Asynchronous work done one after the other: what executes blocks on the ledger must not overlap. */

type Job = () => Promise<void>;

export class Sequence {
  readonly #urgent: Job[] = [];
  readonly #waiting: Job[] = [];
  #running = false;

  /** Whether urgent work waits for what runs now. */
  get presses(): boolean {
    return this.#urgent.length > 0;
  }

  /** Runs `work` when what was given before it has ended, however it ended; urgent work goes before all that waits. */
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
