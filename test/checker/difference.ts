/** A difference between the chain and what follows from its blocks. */

/** Ends the check: what differs, at which block, in which record. */
export class Difference extends Error {
  readonly height: number;
  readonly record: string;

  constructor(height: number, record: string, expected: unknown, found: unknown) {
    super(`block ${height}: ${record} is ${shown(found)}, expected ${shown(expected)}`);
    this.name = 'Difference';
    this.height = height;
    this.record = record;
  }
}

const shown = (value: unknown): string => (typeof value === 'bigint' ? `${value}` : JSON.stringify(value));

/** Rejects unequal numbers and texts. */
export function same(height: number, record: string, expected: unknown, found: unknown): void {
  if (expected !== found) throw new Difference(height, record, expected, found);
}

/** Rejects a number above a bound. */
export function atMost(height: number, record: string, found: bigint, bound: bigint): void {
  if (found > bound) throw new Difference(height, record, `at most ${bound}`, found);
}

/** The sum of amounts. */
export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

/** Sums amounts by a key. */
export function sums<T>(
  all: Iterable<T>,
  keyOf: (one: T) => string,
  amountOf: (one: T) => bigint,
): Map<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const one of all) totals.set(keyOf(one), (totals.get(keyOf(one)) ?? 0n) + amountOf(one));
  return totals;
}
