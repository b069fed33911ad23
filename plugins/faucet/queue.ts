/**
 * Queue of grants on their way to the mempool: sent one at a time, because each takes the next nonce, with a bounded
 * length.
 */

interface Job {
  /** Sends the grant and settles the caller's promise. */
  readonly give: () => Promise<void>;
  /** Whether the caller has disconnected. */
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

  /** Takes a place in the queue, released by `leave`; returns false if none is free. */
  enter(): boolean {
    if (this.#taken === this.#places) return false;
    this.#taken++;
    return true;
  }

  leave(): void {
    this.#taken--;
  }

  /** Runs the work in turn; undefined if the caller disconnected before. */
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
