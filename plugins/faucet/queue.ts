/** Grants on their way into the mempool: one after the other, since each takes the next nonce, and few at a time. */

/** What waits. */
interface Job {
  /** Gives; rejects where it cannot. */
  readonly give: () => Promise<void>;
  /** Whether nobody waits for it any more. */
  readonly left: () => boolean;
  readonly drop: () => void;
}

export class GrantQueue {
  readonly #places: number;
  readonly #jobs: Job[] = [];
  #taken = 0;
  #working: Promise<void> | undefined;

  constructor(places: number) {
    this.#places = places;
  }

  /** Takes a place, to be given back with `leave`; false where none is left. */
  enter(): boolean {
    if (this.#taken === this.#places) return false;
    this.#taken++;
    return true;
  }

  leave(): void {
    this.#taken--;
  }

  /** Does some work when it is its turn; undefined where who wanted it has left before. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({
        give: () => work().then(resolve, reject),
        left: () => signal.aborted,
        drop: () => resolve(undefined),
      });
      this.#working ??= this.#work().finally(() => {
        this.#working = undefined;
      });
    });
  }

  async #work(): Promise<void> {
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      if (job.left()) job.drop();
      else await job.give();
    }
  }
}
