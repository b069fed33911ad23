/** Closes the parts of a node in reverse order of opening, and reports every failure. */

type Closer = () => Promise<unknown> | unknown;

export class Closers {
  readonly #closers: Closer[] = [];

  add(...closers: readonly Closer[]): void {
    this.#closers.push(...closers);
  }

  /**
   * Closes everything once, also after a failure, and then throws the failures: a single error as it is, several as an
   * AggregateError in the order of closing. `before` is an earlier error and comes first.
   */
  async close(before?: { readonly cause: unknown }): Promise<void> {
    const thrown: unknown[] = before ? [before.cause] : [];
    for (let closer = this.#closers.pop(); closer !== undefined; closer = this.#closers.pop()) {
      try {
        await closer();
      } catch (cause) {
        thrown.push(cause);
      }
    }
    if (thrown.length > 1) throw new AggregateError(thrown, thrown.map(String).join('; '));
    if (thrown.length === 1) throw thrown[0];
  }
}
