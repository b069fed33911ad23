/** Batched reads: loads all missing records of several reads at once instead of one by one. */

import { StateMiss } from './journal.js';

/**
 * Calls `read` for each item. Throws one StateMiss for everything missing; if a read before any miss throws another
 * error, throws that.
 */
export function batchReads<A, T>(items: readonly A[], read: (item: A) => T): readonly T[] {
  const found: T[] = [];
  const misses: StateMiss[] = [];
  for (const item of items) {
    try {
      found.push(read(item));
    } catch (cause) {
      if (cause instanceof StateMiss) misses.push(cause);
      else if (misses.length === 0) throw cause;
      else break; // whether execution gets here depends on the earlier reads
    }
  }
  if (misses.length === 0) return found;
  throw new StateMiss(
    misses.flatMap(({ keys }) => keys),
    misses.flatMap(({ ranges }) => ranges),
  );
}
