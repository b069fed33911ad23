/** Path order: a stable radix sort of paths by their first 32 bits, and an exact sort of ties on request. */

const DIGIT = 11;
const BUCKETS = 1 << DIGIT;

/** The indexes of `prefixes` in ascending order; equal prefixes keep their order. Time is linear. */
export function orderByPrefix(prefixes: Uint32Array): Uint32Array {
  const count = prefixes.length;
  let from = new Uint32Array(count);
  let to = new Uint32Array(count);
  for (let i = 0; i < count; i++) from[i] = i;
  const starts = new Uint32Array(BUCKETS);
  for (let shift = 0; shift < 32; shift += DIGIT) {
    starts.fill(0);
    for (let i = 0; i < count; i++) starts[(prefixes[i]! >>> shift) & (BUCKETS - 1)]!++;
    let start = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const held = starts[bucket]!;
      starts[bucket] = start;
      start += held;
    }
    for (let i = 0; i < count; i++) {
      const index = from[i]!;
      to[starts[(prefixes[index]! >>> shift) & (BUCKETS - 1)]!++] = index;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Sorts each run of equal prefixes in `order` by `compare`. */
export function orderRuns(order: Uint32Array, prefixes: Uint32Array, compare: (a: number, b: number) => number): void {
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && prefixes[order[end]!] === prefixes[order[start]!]) end++;
    if (end - start > 1) order.subarray(start, end).sort(compare);
    start = end;
  }
}
