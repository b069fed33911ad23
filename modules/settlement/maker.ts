/** Market makers: their tiers and the stored record. */

import { type Address, type ChainInfo, t, unitOf, type ValueOf } from '../../runtime/sdk.js';
import { averageOf, Settled } from './stats.js';

/** The bond of a tier stays locked while the maker is in it. */
export const Tier = t.doc(t.range(1, 3), 'Tier of a market maker: 1 (largest bond, matches first) to 3');
export const MakerName = t.doc(t.text(1, 64), 'Name of the market maker, chosen by itself and not verified');

/** Minimum bond per tier, in whole native units. */
const BONDS: Readonly<Record<number, bigint>> = { 1: 100_000n, 2: 25_000n, 3: 5_000n };

/** Minimum bond of a tier, in raw native units. */
export const leastBond = (tier: number, chain: ChainInfo): bigint => BONDS[tier]! * unitOf(chain);

/**
 * Blocks in which only tier 1 can match a new order, and number of following blocks in which only tiers 1 and 2 can.
 */
export const EXCLUSIVE_BLOCKS = 3;
/** Seconds from retirement until the bond can be withdrawn. */
export const BOND_LOCKED = 21 * 86_400;

/** A maker as stored. Its totals remain after it withdrew its bond. */
export const Maker = t.struct({
  name: MakerName,
  tier: Tier,
  bond: t.amount,
  /** Key in `ranks`. */
  rank: t.count,
  /** Time of its retirement; null while it is active. */
  retired_at: t.option(t.time),
  registered_block: t.height,
  settled: Settled,
});
export type Maker = ValueOf<typeof Maker>;

/** Whether a maker can match orders. */
export const isActive = ({ bond, retired_at }: Maker): boolean => bond > 0n && retired_at === null;

/** The lowest maker tier (highest number) that can match an order of this tier, this many blocks after its creation. */
export function lowestTier(tier: number, blocks: number): number {
  const byAge = blocks <= EXCLUSIVE_BLOCKS ? 1 : blocks <= 2 * EXCLUSIVE_BLOCKS ? 2 : 3;
  return tier === 0 ? byAge : Math.min(tier, byAge);
}

/** A maker as callers see it. */
export const MakerInfo = t.struct({
  address: t.doc(t.address, 'Account of the market maker'),
  name: MakerName,
  tier: Tier,
  bond: t.doc(t.amountOf(), 'Bond in raw native units'),
  active: t.doc(t.bool, 'Whether it may fill orders; false after it retired'),
  withdraw_at: t.doc(t.option(t.time), 'Earliest withdrawal of the bond in Unix seconds; null while active'),
  settled_count: t.doc(t.count, 'Number of orders filled'),
  volume: t.doc(t.u256, 'Volume of the orders filled, in raw native units at the TWAPs of the DEX'),
  avg_spread_bps: t.doc(t.bps(), 'Average spread of its orders that have one, in basis points, rounded down'),
  registered_block: t.doc(t.height, 'Block of the first registration'),
});

export function describeMaker(address: Address, maker: Maker): ValueOf<typeof MakerInfo> {
  const { name, tier, bond, retired_at, registered_block, settled } = maker;
  return {
    address,
    name,
    tier,
    bond,
    active: isActive(maker),
    withdraw_at: retired_at === null ? null : retired_at + BOND_LOCKED,
    settled_count: settled.count,
    volume: settled.volume,
    avg_spread_bps: averageOf(settled),
    registered_block,
  };
}
