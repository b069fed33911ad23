/** Bodies of the current height in the memory of a validator, and the work that waits for missing ones. */
import type { Hash } from '../../runtime/lib/codec/ids.js';

export class Bodies {
  private readonly held = new Set<Hash>();
  private readonly waiting = new Map<Hash, (() => void)[]>();

  has(hash: Hash): boolean {
    return this.held.has(hash);
  }

  /** Adds a body and continues the work that waits for it. */
  keep(hash: Hash): void {
    this.held.add(hash);
    const waiting = this.waiting.get(hash) ?? [];
    this.waiting.delete(hash);
    for (const work of waiting) work();
  }

  /** Does work once the body is there. Returns whether the body must be requested. */
  whenHeld(hash: Hash, work: () => void): boolean {
    if (this.held.has(hash)) {
      work();
      return false;
    }
    const waiting = this.waiting.get(hash);
    if (waiting === undefined) this.waiting.set(hash, [work]);
    else waiting.push(work);
    return waiting === undefined;
  }

  /** Drops the work that waits for a body. */
  giveUp(hash: Hash): void {
    this.waiting.delete(hash);
  }

  /** Forgets everything but the bodies on disk. */
  reset(stored: readonly Hash[]): void {
    this.held.clear();
    this.waiting.clear();
    for (const hash of stored) this.held.add(hash);
  }
}
