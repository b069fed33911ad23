/** Durations counted in buckets: plain numbers on the way, put into words when somebody asks. */

/** How long something took, again and again. */
export class Durations {
  /** Upper ends of the buckets, seconds, from the shortest on; what is longer than the last one is counted beside them. */
  readonly ends: readonly number[];
  /** How many ended in each bucket and in no lower one; the last number is of those beyond all. */
  readonly counts: Float64Array;
  sumMs = 0;
  readonly #endsMs: Float64Array;

  constructor(ends: readonly number[]) {
    this.ends = ends;
    this.counts = new Float64Array(ends.length + 1);
    this.#endsMs = Float64Array.from(ends, (seconds) => seconds * 1000);
  }

  add(ms: number): void {
    const ends = this.#endsMs;
    let bucket = 0;
    while (bucket < ends.length && ms > ends[bucket]!) bucket++;
    this.counts[bucket]!++;
    this.sumMs += ms;
  }
}

/** Durations by the thing that they are of; each has its own from its first on. */
export class DurationsBy<K> {
  readonly #ends: readonly number[];
  readonly #of = new Map<K, Durations>();

  constructor(ends: readonly number[]) {
    this.#ends = ends;
  }

  of(key: K): Durations {
    const known = this.#of.get(key);
    if (known) return known;
    const made = new Durations(this.#ends);
    this.#of.set(key, made);
    return made;
  }

  [Symbol.iterator](): Iterator<readonly [K, Durations]> {
    return this.#of.entries();
  }
}
