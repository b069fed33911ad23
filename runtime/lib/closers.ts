/** What must be closed when a node stops, last opened first. */

type Closer = () => Promise<unknown> | unknown;

export class Closers {
  readonly #closers: Closer[] = [];

  add(...closers: readonly Closer[]): void {
    this.#closers.push(...closers);
  }

  /** Closes everything once, also what comes after one that fails; then throws what the first one threw. */
  async close(): Promise<void> {
    const thrown: unknown[] = [];
    for (let closer = this.#closers.pop(); closer !== undefined; closer = this.#closers.pop()) {
      try {
        await closer();
      } catch (cause) {
        thrown.push(cause);
      }
    }
    if (thrown.length > 0) throw thrown[0];
  }
}
