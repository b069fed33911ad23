/**
 * Conversion between wei (10^18 per native unit) and raw units (10^decimals per native unit). Amounts are never
 * rounded.
 */

import { type Decimals, unitOf } from '../../runtime/sdk.js';

/** Wei per nano-unit; gas prices are in nano-units. */
const WEI_PER_NANO = 10n ** 9n;

/** Wei per raw unit. */
export const weiPerRaw = (chain: Decimals): bigint => 10n ** 18n / unitOf(chain);

/** Converts raw units to wei. */
export const weiOf = (raw: bigint, chain: Decimals): bigint => raw * weiPerRaw(chain);

/** Converts wei to raw units; undefined if it is not a whole number. */
export function rawOf(wei: bigint, chain: Decimals): bigint | undefined {
  const each = weiPerRaw(chain);
  return wei % each === 0n ? wei / each : undefined;
}

/** Error text for an amount with a fraction of a raw unit. */
export const fractionText = (wei: bigint | string): string =>
  `value must be a multiple of ${wei} wei (1 ${BigInt(wei) === WEI_PER_NANO ? 'nano-unit' : 'raw unit'})`;

/** Converts a gas price to wei. */
export const weiPrice = (nano: number): bigint => BigInt(nano) * WEI_PER_NANO;

/** Gas price that a cap in wei allows, rounded down. */
export function priceWithin(feeCap: bigint): number {
  const price = feeCap / WEI_PER_NANO;
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(price < most ? price : most);
}
