/** Voting power in answers: an amount like every other, the raw native units of the stake behind it. */

import { type Decimals, unitOf } from '../../kernel/chain/units.js';

/** Raw native units of a power, which consensus counts in whole units. */
export const stakeBehind = (power: number, chain: Decimals): bigint => BigInt(power) * unitOf(chain);

/** The least power that decides. */
export const quorumOf = (total: number): number => Math.trunc((2 * total) / 3) + 1;
