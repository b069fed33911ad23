/** An ordered set of strings: sorted runs of a few hundred, so that adding, deleting and seeking cost O(log n). */

const RUN = 512;

export class SortedKeys {
  /** Non-empty runs in order; each is sorted and below the next. */
  readonly #runs: string[][] = [];

  /** Adds a key that is not in the set. */
  add(key: string): void {
    const at = Math.max(0, this.#runOf(key));
    const run = this.#runs[at];
    if (!run) {
      this.#runs.push([key]);
      return;
    }
    run.splice(lowerBound(run, key), 0, key);
    if (run.length > RUN) this.#runs.splice(at + 1, 0, run.splice(RUN / 2));
  }

  /** Removes a key that is in the set. */
  delete(key: string): void {
    const at = this.#runOf(key);
    const run = this.#runs[at]!;
    run.splice(lowerBound(run, key), 1);
    if (run.length === 0) this.#runs.splice(at, 1);
  }

  /** At most `limit` keys k with from <= k < to, ascending, or descending from the upper end. */
  between(from: string, to: string, limit: number, reverse: boolean): string[] {
    const keys: string[] = [];
    return reverse ? this.#descend(keys, from, to, limit) : this.#ascend(keys, from, to, limit);
  }

  #ascend(keys: string[], from: string, to: string, limit: number): string[] {
    let at = Math.max(0, this.#runOf(from));
    let i = at < this.#runs.length ? lowerBound(this.#runs[at]!, from) : 0;
    for (; at < this.#runs.length; at++, i = 0) {
      for (const run = this.#runs[at]!; i < run.length; i++) {
        if (keys.length >= limit || run[i]! >= to) return keys;
        keys.push(run[i]!);
      }
    }
    return keys;
  }

  #descend(keys: string[], from: string, to: string, limit: number): string[] {
    for (let at = this.#runOf(to); at >= 0; at--) {
      const run = this.#runs[at]!;
      for (let i = lowerBound(run, to) - 1; i >= 0; i--) {
        if (keys.length >= limit || run[i]! < from) return keys;
        keys.push(run[i]!);
      }
    }
    return keys;
  }

  /** Index of the last run that starts at or below the key; -1 if none does. */
  #runOf(key: string): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#runs[middle]![0]! <= key) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Index of the first key in a sorted run that is not below `key`. */
function lowerBound(run: readonly string[], key: string): number {
  let low = 0;
  let high = run.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (run[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
