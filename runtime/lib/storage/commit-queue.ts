/** Group commit: items that arrive during a sync share the next write and its sync. */

import type { Failure } from '../errors.js';
import { fileFailure } from './errors.js';

interface Waiting<T> {
  readonly item: T;
  readonly done: () => void;
  readonly failed: (reason: Failure) => void;
}

export class CommitQueue<T> {
  readonly #path: string;
  readonly #commit: (items: readonly T[]) => Promise<void>;
  #waiting: Waiting<T>[] = [];
  #running: Promise<void> | null = null;
  #failure: Failure | null = null;
  #closed = false;

  /** `commit` makes items durable in order. Calls never overlap, and none follows a failure. */
  constructor(path: string, commit: (items: readonly T[]) => Promise<void>) {
    this.#path = path;
    this.#commit = commit;
  }

  /** Resolves when the item is durable. Rejects with a Failure; after one failure every item is rejected with it. */
  add(item: T): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Waits for pending items and rejects later ones with `reason`. False if the queue was closed before. */
  async close(reason: Failure): Promise<boolean> {
    const first = !this.#closed;
    this.#closed = true;
    const running = this.#running;
    this.#failure ??= reason;
    await running;
    return first;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#commit(group.map(({ item }) => item));
        for (const { done } of group) done();
      } catch (cause) {
        // It is unknown how much reached the disk. Further writes could hide damage before the end.
        this.#failure = fileFailure(this.#path, cause);
        for (const { failed } of [...group, ...this.#waiting]) failed(this.#failure);
        this.#waiting = [];
      }
    }
    this.#running = null;
  }
}
