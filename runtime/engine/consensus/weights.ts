/** Thresholds over voting power, in exact integers: powers sum to at most 1.618e9, so 3 × any sum is exact. */

/** More than two thirds: two such sets share an honest validator if less than a third is faulty. */
export function isQuorum(power: number, total: number): boolean {
  return 3 * power > 2 * total;
}

/** More than a third: at least one of them is honest. */
export function holdsHonest(power: number, total: number): boolean {
  return 3 * power > total;
}

/** Power of distinct validators. Unknown indices have none. */
export function powerOf(validators: Iterable<number>, powers: readonly number[]): number {
  let sum = 0;
  for (const index of new Set(validators)) sum += powers[index] ?? 0;
  return sum;
}
