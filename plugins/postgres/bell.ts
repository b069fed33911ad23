/** Rest that ends early when somebody rings. */

export class Bell {
  #wake: (() => void) | undefined;
  #rung = false;

  /** Ends the rest under way, or the next one. */
  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves after so many milliseconds, or when it rings: one that rang since the last rest counts. */
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
