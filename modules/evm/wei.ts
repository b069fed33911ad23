/** Wei and raw units: one raw unit of the native token (9 decimals) is 10^9 wei (18 decimals). Nothing is ever rounded. */

/** Wei of one raw unit. */
export const WEI_PER_RAW = 1_000_000_000n;

/** Raw units as wei. */
export const weiOf = (raw: bigint): bigint => raw * WEI_PER_RAW;

/** Wei as raw units; undefined for what is no whole number of them. */
export const rawOf = (wei: bigint): bigint | undefined => (wei % WEI_PER_RAW === 0n ? wei / WEI_PER_RAW : undefined);

/** The price per gas that a cap in wei allows, in raw units: rounded down, as a cap may be. */
export function priceWithin(feeCap: bigint): number {
  const price = feeCap / WEI_PER_RAW;
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(price < most ? price : most);
}
