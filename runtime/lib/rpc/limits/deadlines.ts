/** Deadlines: requests that may all take the same time, under one timer. */

/** Something that is told when its time is over. */
export abstract class Due {
  /** Neighbours in the list of a `Deadlines`, and when the time is over. */
  earlier: Due | undefined;
  later: Due | undefined;
  at = 0;

  abstract expire(): void;
}

/**
 * The earliest first, in a list and not a map: what an old map held when it was laid out anew, which happens every few
 * dozen requests, is kept from the young collector.
 */
export class Deadlines<D extends Due = Due> {
  /** What each has from when it is added, milliseconds. */
  readonly ms: number;
  #first: D | undefined;
  #last: D | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.ms = ms;
  }

  /** Begins the time of one that has none yet. */
  add(due: D): void {
    due.at = performance.now() + this.ms;
    due.earlier = this.#last;
    if (this.#last) this.#last.later = due;
    else this.#first = due;
    this.#last = due;
    this.#timer ??= this.#in(this.ms);
  }

  /** It ended in time. Nothing happens when it was never added, or is over. */
  remove(due: D): void {
    const { earlier, later } = due as { earlier: D | undefined; later: D | undefined };
    if (earlier) earlier.later = later;
    else if (this.#first === due) this.#first = later;
    if (later) later.earlier = earlier;
    else if (this.#last === due) this.#last = earlier;
    due.earlier = due.later = undefined;
  }

  /** Of those that are as asked, the one whose time began first. */
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
