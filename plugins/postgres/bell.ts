/** Interruptible pause. */

export class Bell {
  #wake: (() => void) | undefined;
  #rung = false;

  /** Ends the current pause, or the next one. */
  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves after `ms` milliseconds or when `ring` is called; a call since the last pause counts. */
  async rest(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = undefined;
    this.#rung = false;
  }
}
