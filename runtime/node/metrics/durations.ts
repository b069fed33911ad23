/** Durations counted in buckets: plain numbers while counting, formatted only when metrics are read. */

/** Repeated durations of one kind of work. */
export class Durations {
  /** Upper ends of the buckets in seconds, ascending; longer durations are counted separately. */
  readonly ends: readonly number[];
  /** Count of each bucket, excluding lower ones; the last number counts durations beyond all buckets. */
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

/** Durations by key; each key has its own from its first measurement on. */
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
