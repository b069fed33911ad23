/** Batched reads: what several of them lack is loaded at once, not for one after the other. */

import { StateMiss } from './journal.js';

/** Reads for each item; throws one StateMiss for all that is missing, or what the first one throws that lacks nothing. */
export function batchReads<A, T>(items: readonly A[], read: (item: A) => T): readonly T[] {
  const found: T[] = [];
  const misses: StateMiss[] = [];
  for (const item of items) {
    try {
      found.push(read(item));
    } catch (cause) {
      if (cause instanceof StateMiss) misses.push(cause);
      else if (misses.length === 0) throw cause;
      else break; // whether it comes to this depends on those before
    }
  }
  if (misses.length === 0) return found;
  throw new StateMiss(
    misses.flatMap(({ keys }) => keys),
    misses.flatMap(({ ranges }) => ranges),
  );
}
