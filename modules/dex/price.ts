/** Prices: binary fixed point for sums over time, decimal text for users. */

/** Approximate digits of a price: enough for any exact ratio of realistic amounts. */
const DIGITS = 18;
/** Digits of an average price: the precision of its fixed point. */
export const TWAP_DIGITS = 12;
/** Fractional bits of a price in fixed point. */
const POINT = 64n;

/** `numerator / denominator` with 64 fractional bits. */
export const fixed = (numerator: bigint, denominator: bigint): bigint => (numerator << POINT) / denominator;

/** Product of two prices in fixed point. */
export const multiplied = (a: bigint, b: bigint): bigint => (a * b) >> POINT;

/** An exact fraction, not reduced. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A price in fixed point as a fraction. */
export const ratioOf = (price: bigint): Ratio => ({ numerator: price, denominator: 1n << POINT });

export function product(ratios: readonly Ratio[]): Ratio {
  const one = { numerator: 1n, denominator: 1n };
  return ratios.reduce(
    (a, b) => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }),
    one,
  );
}

export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** Converts a ratio of raw units to a ratio of whole tokens. */
export function inWhole({ numerator, denominator }: Ratio, decimals: number, decimalsOfPrice: number): Ratio {
  return {
    numerator: numerator * 10n ** BigInt(decimals),
    denominator: denominator * 10n ** BigInt(decimalsOfPrice),
  };
}

/** A ratio in decimal digits, rounded: 2/3 is '0.666666666666666667'. */
export function decimalOf({ numerator, denominator }: Ratio, digitsWanted = DIGITS): string {
  if (numerator === 0n) return '0';
  const places = Math.max(0, digitsWanted - (`${numerator}`.length - `${denominator}`.length));
  const rounded = (2n * numerator * 10n ** BigInt(places) + denominator) / (2n * denominator);
  const digits = `${rounded}`.padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}
