/** Suggestions for misspelt words. */

/** Longer words get no suggestions. */
const LONGEST = 32;
const FAR = 2;
const MOST = 3;

/** Known words at an edit distance of one or two, the nearest first. */
export function closest(word: string, known: readonly string[]): readonly string[] {
  if (word.length > LONGEST) return [];
  const near = [...new Set(known)]
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ one, far }) => far > 0 && far <= FAR && far < one.length)
    .sort((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1));
  return near.slice(0, MOST).map(({ one }) => one);
}

/** Edit distance: insertions, deletions, substitutions, and swaps of neighboring letters. */
function distance(a: string, b: string): number {
  let [before, row]: [readonly number[], readonly number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : change;
      next.push(Math.min(change, swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** Possible intended spellings, if the word has one extra letter or two neighboring letters swapped. */
export function likelySpellings(word: string): readonly string[] {
  if (word.length > LONGEST) return [];
  const letters = [...word];
  const without = letters.map((_, i) => word.slice(0, i) + word.slice(i + 1));
  const exchanged = letters.slice(1).map((letter, i) => word.slice(0, i) + letter + letters[i]! + word.slice(i + 2));
  return [...new Set([...without, ...exchanged])].filter((one) => one !== word && one !== '');
}
