/** Several readings that lack records: what they lack is loaded together, not for one after the other. */

import { Fault } from './journal.js';

/** Reads of each item; throws one Fault for all that is missing, or what the first one throws that lacks nothing. */
export function together<A, T>(items: readonly A[], read: (item: A) => T): readonly T[] {
  const found: T[] = [];
  const faults: Fault[] = [];
  for (const item of items) {
    try {
      found.push(read(item));
    } catch (cause) {
      if (cause instanceof Fault) faults.push(cause);
      else if (faults.length === 0) throw cause;
      else break; // whether it comes to this depends on those before
    }
  }
  if (faults.length === 0) return found;
  throw new Fault(
    faults.flatMap(({ keys }) => keys),
    faults.flatMap(({ ranges }) => ranges),
  );
}
