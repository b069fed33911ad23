/** Random values of scalars, for `type.sample`. */

import type { Random } from './type.js';

/** Small, large and ordinary numbers from 0 to `max`, so that the laws meet the limits. */
export function sampleNumber(random: Random, max: number): number {
  const span = [1, 2, 256, 65_536, 2 ** 32][random(5)]!;
  const low = random(Math.min(span, 2 ** 31));
  return random(8) === 0 ? max : Math.min(low, max);
}

const ALPHABETS = ['abcdef0123456789', 'ABCDEFGHIJ0', 'a-b.c_1', 'xyz', 'äλ漢😀 x'];

/** Text of `min` to `max` characters that matches the pattern. Throws if random tries find none. */
export function sampleText(random: Random, min: number, max: number, pattern?: RegExp): string {
  for (let attempt = 0; attempt < 200; attempt++) {
    const letters = Array.from(ALPHABETS[random(ALPHABETS.length)]!);
    const length = min + random(Math.min(max - min, 40) + 1);
    const value = Array.from({ length }, () => letters[random(letters.length)]!).join('');
    if (!pattern || pattern.test(value)) return value;
  }
  throw new Error(`no sample found for ${pattern?.source}; give the type its own sample`);
}
