/** What has been heard and not been read yet. */

import type { ClientError } from './errors.js';

/** No more than this waits: memory is not for who does not read. */
const MOST = 10_000;

/** Items pushed at one end, read at the other. */
export class Queue<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;
  #ended = false;
  #failure: ClientError | undefined;

  /** False where it is full or has ended: the item is not taken. */
  push(item: Item): boolean {
    if (this.#ended || this.#items.length === MOST) return false;
    this.#items.push(item);
    this.#wake?.();
    return true;
  }

  /** After what waits has been read, the reader is done; or meets the failure. */
  end(failure?: ClientError): void {
    this.#ended = true;
    this.#failure ??= failure;
    this.#wake?.();
  }

  /** Item after item; waits while there is none. Throws what `end` was given. */
  async *read(): AsyncGenerator<Item, void, void> {
    for (;;) {
      yield* this.#items.splice(0);
      if (this.#items.length > 0) continue;
      if (this.#failure) throw this.#failure;
      if (this.#ended) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
