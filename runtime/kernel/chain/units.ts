/** Units of the native token: a whole unit has 10^decimals raw units, or 10^9 nano-units. */

/** Provides the decimals of the native token, as ChainInfo does. */
export interface Decimals {
  /** 0 to 18. */
  readonly decimals: number;
}

/** For chains whose raw units are nano-units, as in the default distribution. */
export const NANO_UNITS: Decimals = { decimals: 9 };
const NANO = 10n ** 9n;

/** Raw units per whole native unit. */
export const unitOf = ({ decimals }: Decimals): bigint => 10n ** BigInt(decimals);

/** The fee in raw units for gas at a price in nano-units, rounded up. */
export function feeOf(gas: number, gasPrice: number, chain: Decimals): bigint {
  const nano = BigInt(gas) * BigInt(gasPrice);
  return chain.decimals === NANO_UNITS.decimals ? nano : (nano * unitOf(chain) + NANO - 1n) / NANO;
}

/** The price of a fee in nano-units per gas, rounded down. */
export const priceOf = (fee: bigint, gas: number, chain: Decimals): number =>
  Number((fee * NANO) / (unitOf(chain) * BigInt(gas)));

/**
 * A value with amounts of the native token: the same on every chain, or computed from the raw units of a whole native
 * unit.
 */
export type OfUnit<V> = V | ((unit: bigint) => V);

export const onChain = <V>(value: OfUnit<V>, chain: Decimals): V =>
  typeof value === 'function' ? (value as (unit: bigint) => V)(unitOf(chain)) : value;
