/** Voting power in answers: an amount like every other, the raw native units of the stake behind it. */

import type { ChainInfo } from '../../kernel/module/context.js';

/** Raw native units of a power, which consensus counts in whole units. */
export const stakeBehind = (power: number, { decimals }: Pick<ChainInfo, 'decimals'>): bigint =>
  BigInt(power) * 10n ** BigInt(decimals);

/** The least power that decides. */
export const quorumOf = (total: number): number => Math.trunc((2 * total) / 3) + 1;
