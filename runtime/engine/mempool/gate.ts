/** A gate that delays work while more urgent work is running. */

export class Gate {
  readonly #listeners: (() => void)[] = [];
  #closed = 0;
  #opened: Promise<void> | undefined;
  #open = (): void => {};

  /** Resolves when the gate opens; undefined if it is open. */
  get opened(): Promise<void> | undefined {
    return this.#opened;
  }

  onOpen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Closes the gate until the returned function, and that of every other call, has been called. */
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
