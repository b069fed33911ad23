/** Parsers of numbers, shares and durations in sentences. */

import type { AmountText, Duration } from '../shared/intent-forms.js';
import type { Word } from './words.js';

/** Why words do not match what a position expects. */
export interface Miss {
  readonly missed: true;
  /** Index of the word. */
  readonly index: number;
  readonly expected: string;
  readonly suggestions?: readonly string[];
  /** Set if the words are ambiguous. */
  readonly reason?: string;
}

/** The parsed value and the index of the next word, or a miss. */
export type Read<T> = { readonly value: T; readonly next: number } | Miss;

/** Reports what was expected at a word. */
export const miss = (index: number, expected: string, suggestions: readonly string[] = []): Miss => ({
  missed: true,
  index,
  expected,
  suggestions,
});

export const isMiss = (read: object): read is Miss => 'missed' in read;

/** No amount on the chain has more digits. */
const MAX_DIGITS = 39;
const SUFFIXES: Readonly<Record<string, number>> = { '': 0, k: 3, m: 6, b: 9 };
const NUMBER = /^([0-9]+)(?:\.([0-9]+))?([kmb]?)$/;
const AMOUNT = 'an amount: a number, all, half, or a percentage of';

/** A number with its scale: 1.5k has the digits 15 and -2 decimal places. */
function numberAt(words: readonly Word[], index: number): Read<{ digits: bigint; scale: number }> {
  const word = words[index];
  if (!word) return miss(index, AMOUNT);
  const commas = /^[0-9][0-9,]*(?:\.[0-9]+)?$/.test(word.low) && word.low.includes(',');
  if (commas) {
    const readings = [word.low.replaceAll(',', ''), word.low.replace(/\./g, '').replace(',', '.')];
    const suggestions = readings.filter((one) => NUMBER.test(one));
    return {
      ...miss(index, AMOUNT, suggestions),
      reason: 'a comma can be a thousands separator or a decimal separator',
    };
  }
  const glued = /^([0-9]+(?:\.[0-9]+)?)([a-z][a-z0-9.]*)$/.exec(word.low);
  const [, whole = '', fraction = '', suffix = ''] = NUMBER.exec(word.low) ?? [];
  if (whole === '') return miss(index, AMOUNT, glued ? [`${glued[1]} ${word.text.slice(glued[1]!.length)}`] : []);
  if (whole.length + fraction.length > MAX_DIGITS) return miss(index, `a number of at most ${MAX_DIGITS} digits`);
  return { value: { digits: BigInt(whole + fraction), scale: fraction.length - SUFFIXES[suffix]! }, next: index + 1 };
}

/** Parses `10`, `1.5k`, `1500 raw`, `all`, `half`, `25 % of`; shares may add `of it` or `of my`. */
export function amountAt(words: readonly Word[], index: number): Read<AmountText> {
  const word = words[index];
  if (!word) return miss(index, AMOUNT);
  const { at } = word;
  if (word.low === 'all') return shareAt(words, index + 1, at, 1n, 1n);
  if (word.low === 'half') return shareAt(words, index + 1, at, 1n, 2n);
  const number = numberAt(words, index);
  if (isMiss(number)) return number;
  const { digits, scale } = number.value;
  const after = words[number.next]?.low;
  if (after === '%') {
    const percent = bpsOf(number.value);
    if (percent === undefined || percent === 0)
      return miss(index, 'a percentage above 0 and up to 100, with at most two decimals');
    if (words[number.next + 1]?.low !== 'of') return miss(number.next + 1, 'of');
    return shareAt(words, number.next + 1, at, BigInt(percent), 10_000n);
  }
  if (digits === 0n) return miss(index, 'an amount above zero');
  if (after !== 'raw') return { value: { kind: 'exact', at, digits, scale }, next: number.next };
  if (scale !== 0) return miss(index, 'a whole number of raw units');
  return { value: { kind: 'exact', at, digits, scale: undefined }, next: number.next + 1 };
}

/** Parses `12`. */
export function countAt(words: readonly Word[], index: number): Read<bigint> {
  const text = words[index]?.text ?? '';
  if (!/^[0-9]+$/.test(text)) return miss(index, 'a whole number');
  return text.length > MAX_DIGITS
    ? miss(index, `a number of at most ${MAX_DIGITS} digits`)
    : { value: BigInt(text), next: index + 1 };
}

function shareAt(
  words: readonly Word[],
  index: number,
  at: number,
  numerator: bigint,
  denominator: bigint,
): Read<AmountText> {
  const next = words[index]?.low === 'of' ? index + 1 : index;
  const word = words[next]?.low;
  const of = word === 'it' || word === 'my' ? word : undefined;
  return { value: { kind: 'share', at, numerator, denominator, of }, next: of ? next + 1 : next };
}

/** Converts to basis points; undefined if the number is finer than that or above 100 %. */
function bpsOf({ digits, scale }: { readonly digits: bigint; readonly scale: number }): number | undefined {
  if (scale < 0 || scale > 2) return undefined;
  const bps = digits * 10n ** BigInt(2 - scale);
  return bps > 10_000n ? undefined : Number(bps);
}

/** Parses `0.5 %` into basis points. */
export function percentAt(words: readonly Word[], index: number, max: number): Read<number> {
  const number = numberAt(words, index);
  if (isMiss(number)) return { ...number, expected: 'a percentage' };
  const bps = bpsOf(number.value);
  if (bps === undefined || bps > max) return miss(index, `a percentage up to ${max / 100}, with at most two decimals`);
  return words[number.next]?.low === '%' ? { value: bps, next: number.next + 1 } : miss(number.next, '%');
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: Readonly<Record<string, number>> = {
  s: 1,
  second: 1,
  seconds: 1,
  minute: MINUTE,
  minutes: MINUTE,
  min: MINUTE,
  h: HOUR,
  hour: HOUR,
  hours: HOUR,
  d: DAY,
  day: DAY,
  days: DAY,
  week: 7 * DAY,
  weeks: 7 * DAY,
  year: 365 * DAY,
  years: 365 * DAY,
};
/** Longest duration on the chain: a lock of liquidity. */
const LONGEST = 100 * 365 * DAY;
const DURATION = 'a duration, such as 10 minutes or 50 blocks';

/** Parses `10 minutes`, `50 blocks`. */
export function durationAt(words: readonly Word[], index: number): Read<Duration> {
  const [number, unit] = [words[index]?.low ?? '', words[index + 1]?.low ?? ''];
  if (!/^[0-9]{1,10}$/.test(number) || Number(number) === 0) return miss(index, DURATION);
  const count = Number(number);
  const next = index + 2;
  if (unit === 'block' || unit === 'blocks') return { value: { blocks: count }, next };
  if (unit === 'm' || unit === 'month' || unit === 'months') {
    const suggestions = [...(unit === 'm' ? [`${count} minutes`] : []), `${count * 30} days`];
    return { ...miss(index, DURATION, suggestions), reason: `${unit} has no fixed length` };
  }
  const seconds = count * (UNITS[unit] ?? 0);
  if (seconds === 0) return miss(index + 1, 'seconds, minutes, hours, days, weeks, years or blocks');
  return seconds > LONGEST ? miss(index, 'at most 100 years') : { value: { seconds }, next };
}
