/** Units of the native token: raw ones, of which 10^decimals are a whole one, and nano-units, of which 10^9 are. */

/** What says how many decimals the native token has: ChainInfo does. */
export interface Decimals {
  /** 0 to 18. */
  readonly decimals: number;
}

/** Where raw units are nano-units, as on chains of the default distribution. */
export const NANO_UNITS: Decimals = { decimals: 9 };
const NANO = 10n ** 9n;

/** Raw units of a whole native unit. */
export const unitOf = ({ decimals }: Decimals): bigint => 10n ** BigInt(decimals);

/** What gas costs at a price in nano-units: raw units, a fraction of one counted as a whole one. */
export function feeOf(gas: number, gasPrice: number, chain: Decimals): bigint {
  const nano = BigInt(gas) * BigInt(gasPrice);
  return chain.decimals === NANO_UNITS.decimals ? nano : (nano * unitOf(chain) + NANO - 1n) / NANO;
}

/** The price that a fee comes to, in nano-units for a unit of gas, rounded down. */
export const priceOf = (fee: bigint, gas: number, chain: Decimals): number =>
  Number((fee * NANO) / (unitOf(chain) * BigInt(gas)));

/** A value with amounts of the native token: the same on every chain, or made of the raw units of a whole native unit. */
export type OfUnit<V> = V | ((unit: bigint) => V);

/** The value on a chain. */
export const onChain = <V>(value: OfUnit<V>, chain: Decimals): V =>
  typeof value === 'function' ? (value as (unit: bigint) => V)(unitOf(chain)) : value;
