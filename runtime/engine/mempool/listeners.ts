/** Listeners of an event, called in the order in which they were added. */

export class Listeners<T> {
  readonly #all = new Set<(item: T) => void>();

  /** Adds a listener; returns a function that removes it. */
  add(listener: (item: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  notify(item: T): void {
    for (const listener of this.#all) listener(item);
  }
}
