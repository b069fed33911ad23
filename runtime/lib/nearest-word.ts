/** "Did you mean": the word of a list that is closest to a mistyped one. */

/** Edit distance: letters to add, remove, change or swap with their neighbor. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** The closest of the words if it is close enough to be plausible; ignores case. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const one of words) {
    const candidate = one.toLowerCase();
    const begins = wanted.length >= 3 && candidate.startsWith(wanted);
    const steps = begins ? 1 : distance(wanted, candidate);
    if (steps < least) [best, least] = [one, steps];
  }
  return best;
}

/** `; did you mean X?`, or nothing. */
export function suggestion(word: string, words: Iterable<string>): string {
  const found = nearest(word, words);
  return found === undefined ? '' : `; did you mean ${found}?`;
}
