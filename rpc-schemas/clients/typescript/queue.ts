/** Queue of received items that have not been read yet. */

import type { ClientError } from './errors.js';

/** Maximum queued items, because a caller may stop reading. */
const MAX_ITEMS = 10_000;

/** Items pushed at one end, read at the other. */
export class Queue<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;
  #ended = false;
  #failure: ClientError | undefined;

  /** False if the queue is full or has ended: the item is dropped. */
  push(item: Item): boolean {
    if (this.#ended || this.#items.length === MAX_ITEMS) return false;
    this.#items.push(item);
    this.#wake?.();
    return true;
  }

  /** Ends the queue: after the queued items, the reader finishes or receives the failure. */
  end(failure?: ClientError): void {
    this.#ended = true;
    this.#failure ??= failure;
    this.#wake?.();
  }

  /** Yields the items; waits while there is none. Throws the failure given to `end`. */
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
