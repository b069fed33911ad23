/** Who wants to hear of something, told in the order in which they asked. */

export class Listeners<T> {
  readonly #all = new Set<(item: T) => void>();

  /** Adds a listener; returns how to remove it. */
  add(listener: (item: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(item: T): void {
    for (const listener of this.#all) listener(item);
  }
}
