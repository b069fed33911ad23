/** What has been heard and not been read yet. */

import { ClientError } from './errors.js';

/** More that waits than this ends the reading: memory is not for who does not read. */
const MOST = 10_000;

/** Items pushed at one end, read at the other. */
export class Queue<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;
  #failure: ClientError | undefined;

  push(item: Item): void {
    if (this.#failure) return;
    if (this.#items.length === MOST) this.fail(new ClientError('TooSlow', `${MOST} items wait to be read`));
    else this.#items.push(item);
    this.#wake?.();
  }

  /** After what waits has been read, the reader meets this. */
  fail(cause: ClientError): void {
    this.#failure ??= cause;
    this.#wake?.();
  }

  /** Item after item; waits while there is none. Throws what `fail` was given. */
  async *read(): AsyncGenerator<Item, void, void> {
    for (;;) {
      yield* this.#items.splice(0);
      if (this.#items.length > 0) continue;
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
