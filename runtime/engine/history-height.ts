/** The last block that the head and the rows of all followers reflect, with an event when it may have advanced. */
export class HistoryHeight {
  readonly #ledger: { readonly head: { readonly height: number } };
  readonly #followers = new Set<{ readonly height: number }>();
  /** Called after a follower has written a block or has left. */
  onAdvance: () => void = () => {};

  constructor(ledger: { readonly head: { readonly height: number } }) {
    this.#ledger = ledger;
  }

  get height(): number {
    let lowest = this.#ledger.head.height;
    for (const { height } of this.#followers) lowest = Math.min(lowest, height);
    return lowest;
  }

  /** Adds a follower; returns how to remove it. */
  add(follower: { readonly height: number }): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
      this.onAdvance();
    };
  }
}
