/** A gate that work waits at while more urgent work is under way. */

export class Gate {
  readonly #listeners: (() => void)[] = [];
  #closed = 0;
  #opened: Promise<void> | undefined;
  #open = (): void => {};

  /** Resolves when the gate is open; undefined while it is. */
  get opened(): Promise<void> | undefined {
    return this.#opened;
  }

  /** Tells `listener` each time it opens. */
  onOpen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Closes it until the answer is called, and that of every other call. */
  close(): () => void {
    if (this.#closed++ === 0) {
      this.#opened = new Promise((resolve) => {
        this.#open = resolve;
      });
    }
    return () => {
      if (--this.#closed > 0) return;
      this.#opened = undefined;
      this.#open();
      for (const listener of this.#listeners) listener();
    };
  }
}
