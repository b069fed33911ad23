/**
 * Plain text: Unicode form NFC, nothing invisible, nothing that changes the direction. It uses the project's own
 * tables, because the platform's Unicode version differs between nodes.
 */

import { CodecError } from './bytes.js';
import { COMPOSITES, INADMISSIBLE, ORDERS, UNCOMPOSED } from './unicode.js';

/** Text that is not plain text; operations reject it with a declared error. */
export class NotPlain extends CodecError {}

/** Text that needs no table look-up. */
export const ASCII = /^[ -~]*$/;

/** Sorted code points: first and last of each range. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** Reads `gap` or `gap:more` in base 36: the gap after the previous range, and the number of further code points. */
function rangesOf(packed: string): Ranges {
  let end = 0;
  return packed.split(' ').map((part) => {
    const [gap, more = 0] = part.split(':').map((digits) => Number.parseInt(digits, 36)) as [number, number?];
    const first = end + gap;
    end = first + more;
    return [first, end];
  });
}

function contains(ranges: Ranges, point: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (point < first) high = middle - 1;
    else if (point > last) low = middle + 1;
    else return true;
  }
  return false;
}

const inadmissible = rangesOf(INADMISSIBLE);
const uncomposed = rangesOf(UNCOMPOSED);

/** Canonical combining class of each mark; absent for other characters. */
const orders: ReadonlyMap<number, number> = new Map(
  ORDERS.split('|').flatMap((packed, i) =>
    rangesOf(packed).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => [first + at, i + 1] as const),
    ),
  ),
);
const orderOf = (point: number): number => orders.get(point) ?? 0;

type Parts = readonly [first: number, second: number];

/** Composite characters with their two parts; each entry starts with the gap from the previous one. */
function composites(): Map<number, Parts> {
  const made = new Map<number, Parts>();
  let point = 0;
  for (const part of COMPOSITES.split(' ')) {
    const [gap, ...two] = part.split(':').map((digits) => Number.parseInt(digits, 36)) as [number, ...Parts];
    point += gap;
    made.set(point, two);
  }
  return made;
}

const parts: ReadonlyMap<number, Parts> = composites();
/** The composites by second part, then by first. */
const wholes = new Map<number, Map<number, number>>();
for (const [whole, [first, second]] of parts) {
  wholes.set(second, (wholes.get(second) ?? new Map<number, number>()).set(first, whole));
}

/** Hangul syllables are computed, not listed. */
const HANGUL = { syllables: 0xac00, leading: 0x1100, vowels: 0x1161, trailing: 0x11a7, v: 21, t: 28, count: 11_172 };

const isWithin = (point: number, first: number, count: number): boolean => point >= first && point < first + count;

function decompose(point: number, to: number[]): void {
  const { syllables, leading, vowels, trailing, v, t, count } = HANGUL;
  if (isWithin(point, syllables, count)) {
    const at = point - syllables;
    to.push(leading + Math.trunc(at / (v * t)), vowels + Math.trunc((at % (v * t)) / t));
    if (at % t > 0) to.push(trailing + (at % t));
    return;
  }
  const made = parts.get(point);
  if (!made) to.push(point);
  else for (const part of made) decompose(part, to);
}

function composed(first: number, second: number): number | undefined {
  const { syllables, leading, vowels, trailing, v, t, count } = HANGUL;
  if (isWithin(first, leading, 19) && isWithin(second, vowels, v)) {
    return syllables + ((first - leading) * v + (second - vowels)) * t;
  }
  const isOpen = isWithin(first, syllables, count) && (first - syllables) % t === 0;
  if (isOpen && isWithin(second, trailing + 1, t - 1)) return first + (second - trailing);
  return wholes.get(second)?.get(first);
}

/** Sorts the marks after each letter by combining class. */
function ordered(points: number[]): void {
  for (let i = 1; i < points.length; i++) {
    const order = orderOf(points[i]!);
    for (let at = i; order > 0 && at > 0 && orderOf(points[at - 1]!) > order; at--) {
      [points[at - 1], points[at]] = [points[at]!, points[at - 1]!];
    }
  }
}

function recompose(points: readonly number[]): number[] {
  const made: number[] = [];
  let starter = -1;
  let before = 0;
  for (const point of points) {
    const order = orderOf(point);
    const isNext = starter === made.length - 1;
    const whole = starter < 0 || !(isNext || before < order) ? undefined : composed(made[starter]!, point);
    if (whole !== undefined) {
      made[starter] = whole;
      continue;
    }
    if (order === 0) starter = made.length;
    before = order;
    made.push(point);
  }
  return made;
}

/** Whether a code point can combine with the one before it. */
function mayJoin(point: number): boolean {
  const { vowels, trailing, v, t } = HANGUL;
  const isJamo = isWithin(point, vowels, v) || isWithin(point, trailing + 1, t - 1);
  return isJamo || orders.has(point) || wholes.has(point);
}

function isComposed(points: readonly number[]): boolean {
  if (!points.some(mayJoin)) return true;
  const apart: number[] = [];
  for (const point of points) decompose(point, apart);
  ordered(apart);
  const again = recompose(apart);
  return again.length === points.length && again.every((point, i) => point === points[i]);
}

const pointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!);

const nameOf = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

/** Maximum marks per letter, so that normalization sorts short runs (Unicode's own limit, UAX 15). */
const MOST_MARKS = 30;

function longestRow(points: readonly number[]): number {
  let [longest, row] = [0, 0];
  for (const point of points) {
    row = orderOf(point) > 0 ? row + 1 : 0;
    if (row > longest) longest = row;
  }
  return longest;
}

/** The reason why a text is not plain text; undefined if it is. */
export function oddityOf(text: string): string | undefined {
  if (ASCII.test(text)) return undefined;
  const points = pointsOf(text);
  const hidden = points.find((point) => contains(inadmissible, point));
  if (hidden !== undefined) {
    return `must not contain ${nameOf(hidden)}: characters that cannot be seen, change the direction, or mean nothing yet`;
  }
  if (longestRow(points) > MOST_MARKS) return `must not have more than ${MOST_MARKS} marks on one letter`;
  const isNormal = !points.some((point) => contains(uncomposed, point)) && isComposed(points);
  return isNormal ? undefined : 'must be in Unicode form NFC';
}

/** The text for display, with forbidden characters as `\u{…}`. */
export function shown(text: string): string {
  if (ASCII.test(text)) return text;
  return Array.from(text, (character) => {
    const point = character.codePointAt(0)!;
    return contains(inadmissible, point) || contains(uncomposed, point) ? `\\u{${point.toString(16)}}` : character;
  }).join('');
}
