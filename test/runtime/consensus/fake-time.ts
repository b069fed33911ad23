/** Virtual time: nothing waits, everything happens in its order. */
import type { Clock } from '../../../runtime/lib/clock.js';

/** Lets every promise that can resolve do so. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

export class VirtualTime implements Clock {
  ms = 1_000_000;
  private serial = 0;
  private readonly due = new Map<number, { at: number; callback: () => void }>();

  now(): number {
    return this.ms;
  }

  schedule(ms: number, callback: () => void): () => void {
    const id = this.serial++;
    this.due.set(id, { at: this.ms + ms, callback });
    return () => this.due.delete(id);
  }

  get pending(): number {
    return this.due.size;
  }

  /** Fires the next timer; false when there is none within `limitMs`. */
  async step(limitMs = Number.POSITIVE_INFINITY): Promise<boolean> {
    await quiet();
    const next = [...this.due].sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
    if (next === undefined || next[1].at > limitMs) return false;
    this.due.delete(next[0]);
    this.ms = next[1].at;
    next[1].callback();
    await quiet();
    return true;
  }

  async run(ms: number): Promise<void> {
    const end = this.ms + ms;
    while (await this.step(end));
    this.ms = end;
  }
}
