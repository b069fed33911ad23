/** Voting power in responses: an amount like any other, the raw native units of the underlying stake. */

import { type Decimals, unitOf } from '../../kernel/chain/units.js';

/** Raw native units of a power, which consensus counts in whole units. */
export const stakeBehind = (power: number, chain: Decimals): bigint => BigInt(power) * unitOf(chain);

/** Minimum power of a quorum. */
export const quorumOf = (total: number): number => Math.trunc((2 * total) / 3) + 1;
