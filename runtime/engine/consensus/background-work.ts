/** Work that the driver starts without waiting for it; an exception in any of it halts the driver. */

export class BackgroundWork {
  readonly #failed: (cause: unknown) => void;
  readonly #running = new Set<Promise<void>>();

  constructor(failed: (cause: unknown) => void) {
    this.#failed = failed;
  }

  start(work: () => Promise<void>): void {
    const running = this.guarded(work).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Runs work for a caller that waits for it; never rejects. */
  async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      this.#failed(cause);
    }
  }

  /** Resolves when nothing runs any more. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
