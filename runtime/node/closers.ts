/** What must be closed when a node stops, last opened first. */

type Closer = () => Promise<unknown> | unknown;

export class Closers {
  readonly #closers: Closer[] = [];

  add(...closers: readonly Closer[]): void {
    this.#closers.push(...closers);
  }

  /** Closes everything once; a second call finds nothing left. */
  async close(): Promise<void> {
    for (let closer = this.#closers.pop(); closer !== undefined; closer = this.#closers.pop()) await closer();
  }
}
