/** Wei, of which 10^18 are a whole native unit, and raw units, of which 10^decimals are. Amounts are never rounded. */

import { type Decimals, unitOf } from '../../runtime/sdk.js';

/** Wei of a nano-unit, in which prices of gas are. */
const WEI_PER_NANO = 10n ** 9n;

/** Wei of one raw unit. */
export const weiPerRaw = (chain: Decimals): bigint => 10n ** 18n / unitOf(chain);

/** Raw units as wei. */
export const weiOf = (raw: bigint, chain: Decimals): bigint => raw * weiPerRaw(chain);

/** Wei as raw units; undefined for what is no whole number of them. */
export function rawOf(wei: bigint, chain: Decimals): bigint | undefined {
  const each = weiPerRaw(chain);
  return wei % each === 0n ? wei / each : undefined;
}

/** What is said of an amount with a fraction of a raw unit. */
export const fractionText = (wei: bigint | string): string =>
  `value must be a multiple of ${wei} wei (1 ${BigInt(wei) === WEI_PER_NANO ? 'nano-unit' : 'raw unit'})`;

/** A price of gas as wei. */
export const weiPrice = (nano: number): bigint => BigInt(nano) * WEI_PER_NANO;

/** The price of gas that a cap in wei allows: rounded down, as a cap may be. */
export function priceWithin(feeCap: bigint): number {
  const price = feeCap / WEI_PER_NANO;
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(price < most ? price : most);
}
