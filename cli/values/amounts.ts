/** Amounts as people write them: 1.5 in whole tokens, raw:1500000000 in raw units. */

import { Problem } from '../terminal/command-error.js';

/** An example amount: in whole tokens, and the same in raw units. */
export function sampleOf(decimals: number): { readonly whole: string; readonly raw: string } {
  const whole = decimals === 0 ? '2' : '1.5';
  return { whole, raw: `raw:${parseAmount(whole, decimals)}` };
}

/** Raw units of an amount in whole tokens or with the prefix `raw:`. Throws if it is not exactly representable. */
export function parseAmount(text: string, decimals: number): bigint {
  const raw = /^raw:([0-9]+)$/.exec(text);
  if (raw) return BigInt(raw[1]!);
  const human = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (!human) {
    const hint = text.includes(',') ? '; use a dot as decimal point and no separators' : '';
    const { whole, raw } = sampleOf(decimals);
    throw new Problem(`${text} is not an amount${hint}: ${whole} is whole tokens, ${raw} is raw units`);
  }
  const [, whole, fraction = ''] = human;
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) {
    throw new Problem(`${text} has too many decimals: the token has ${decimals}, so raw:1 is its smallest amount`);
  }
  return BigInt(whole! + digits.padEnd(decimals, '0'));
}
