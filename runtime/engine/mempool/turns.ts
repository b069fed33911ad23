/** Turns: work of one kind ends in the order in which it was begun, however long each takes. */

export class Turns<Kind> {
  /** The end of what was begun last, of every kind that is under way. */
  readonly #last = new Map<Kind, Promise<void>>();

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#last.size === 0;
  }

  /** Resolves when `work` has, and everything begun before it has ended, however it ended. Rejects as `work` does. */
  after(kind: Kind, work: Promise<void>): Promise<void> {
    const before = this.#last.get(kind);
    const turn = before ? this.#both(work, before) : work;
    const end = (): void => {
      if (this.#last.get(kind) === ended) this.#last.delete(kind);
    };
    const ended = turn.then(end, end);
    this.#last.set(kind, ended);
    return turn;
  }

  async #both(work: Promise<void>, before: Promise<void>): Promise<void> {
    try {
      await work;
    } finally {
      await before;
    }
  }
}
