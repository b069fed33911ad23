/** Prices: binary fixed point for sums over time, decimal text for people. */

/** Digits of a price, about: enough for any exact ratio of amounts that people trade. */
const DIGITS = 18;
/** Digits of a mean price: those that its fixed point knows. */
export const MEAN_DIGITS = 12;
/** Bits after the point of a price in fixed point. */
const POINT = 64n;

/** `numerator / denominator` with 64 bits after the point. */
export const fixed = (numerator: bigint, denominator: bigint): bigint => (numerator << POINT) / denominator;

/** One price in fixed point after the other. */
export const multiplied = (a: bigint, b: bigint): bigint => (a * b) >> POINT;

/** An exact fraction, not reduced. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction that a price in fixed point is. */
export const ratioOf = (price: bigint): Ratio => ({ numerator: price, denominator: 1n << POINT });

/** One after the other. */
export function product(ratios: readonly Ratio[]): Ratio {
  const one = { numerator: 1n, denominator: 1n };
  return ratios.reduce(
    (a, b) => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }),
    one,
  );
}

/** The other way round. */
export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** A ratio of raw units as a ratio of whole tokens. */
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
