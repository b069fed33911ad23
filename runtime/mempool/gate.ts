/** A gate that work waits at while more urgent work is under way. */

export class Gate {
  #closed = 0;
  #opened: Promise<void> | undefined;
  #open = (): void => {};

  /** Resolves when the gate is open; undefined while it is. */
  get opened(): Promise<void> | undefined {
    return this.#opened;
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
    };
  }
}
