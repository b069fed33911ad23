/** Deadlines of requests that all have the same time limit, under one timer. */

export abstract class Due {
  /** Neighbors in the list of a `Deadlines`, and the time of the deadline. */
  earlier: Due | undefined;
  later: Due | undefined;
  at = 0;

  abstract expire(): void;
}

/**
 * Earliest deadline first, in a linked list. A map would be rehashed every few dozen requests, and the young-generation
 * collector could not free the contents of its old table.
 */
export class Deadlines<D extends Due = Due> {
  /** Time limit from `add` on, milliseconds. */
  readonly ms: number;
  #first: D | undefined;
  #last: D | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.ms = ms;
  }

  /** Starts the deadline of an object that has none. */
  add(due: D): void {
    due.at = performance.now() + this.ms;
    due.earlier = this.#last;
    if (this.#last) this.#last.later = due;
    else this.#first = due;
    this.#last = due;
    this.#timer ??= this.#in(this.ms);
  }

  /** Cancels a deadline. Has no effect if it was never added or has passed. */
  remove(due: D): void {
    const { earlier, later } = due as { earlier: D | undefined; later: D | undefined };
    if (earlier) earlier.later = later;
    else if (this.#first === due) this.#first = later;
    if (later) later.earlier = earlier;
    else if (this.#last === due) this.#last = earlier;
    due.earlier = due.later = undefined;
  }

  /** The object with the earliest deadline among those that match. */
  first(asked: (due: D) => boolean): D | undefined {
    let due = this.#first;
    while (due && !asked(due)) due = due.later as D | undefined;
    return due;
  }

  #in(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#expire(), ms).unref();
  }

  #expire(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (let due = this.#first; due && due.at <= now; due = this.#first) {
      this.remove(due);
      due.expire();
    }
    if (this.#first) this.#timer = this.#in(this.#first.at - now);
  }
}
