/** Market makers: their tiers, and what the chain keeps of one. */

import { type Address, type ChainInfo, t, unitOf, type ValueOf } from '../../runtime/sdk.js';
import { averageOf, Settled } from './stats.js';

/** The bond of a tier is locked as long as the maker has it. */
export const Tier = t.doc(t.range(1, 3), 'Tier of a market maker: 1 has the largest bond and sees orders first');
/** What people know a maker by. */
export const MakerName = t.doc(t.text(1, 64), 'What the maker calls himself; nobody checks it');

/** The least bond of each tier, in whole native units. */
const BONDS: Readonly<Record<number, bigint>> = { 1: 100_000n, 2: 25_000n, 3: 5_000n };

/** The least bond of a tier, in raw native units. */
export const leastBond = (tier: number, chain: ChainInfo): bigint => BONDS[tier]! * unitOf(chain);

/** Blocks in which an order is for tier 1 alone, and those after them in which it is for tiers 1 and 2. */
export const EXCLUSIVE_BLOCKS = 3;
/** Seconds between giving up and getting the bond back. */
export const BOND_LOCKED = 21 * 86_400;

/** A maker as it is kept. What it did stays when its bond is gone. */
export const Maker = t.struct({
  name: MakerName,
  tier: Tier,
  bond: t.amount,
  /** Its place among the makers of its tier. */
  rank: t.count,
  /** When it gave up; null while it fills orders. */
  retired_at: t.option(t.time),
  registered_block: t.height,
  settled: Settled,
});
export type Maker = ValueOf<typeof Maker>;

/** Whether a maker may fill orders. */
export const isActive = ({ bond, retired_at }: Maker): boolean => bond > 0n && retired_at === null;

/** The lowest tier that may match an order of this tier, so many blocks after it was made. */
export function lowestTier(tier: number, blocks: number): number {
  const byAge = blocks <= EXCLUSIVE_BLOCKS ? 1 : blocks <= 2 * EXCLUSIVE_BLOCKS ? 2 : 3;
  return tier === 0 ? byAge : Math.min(tier, byAge);
}

/** A maker as callers see it. */
export const MakerInfo = t.struct({
  address: t.doc(t.address, 'Account that fills orders'),
  name: MakerName,
  tier: Tier,
  bond: t.doc(t.amount, 'Raw native units that are bonded'),
  active: t.doc(t.bool, 'Whether it may fill orders; false once it gave up'),
  withdraw_at: t.doc(t.option(t.time), 'From when on its bond can be withdrawn, unix seconds; null while it is active'),
  settled_count: t.doc(t.count, 'Orders that it filled'),
  volume: t.doc(t.u256, 'What was sold to it, in raw native units by the mean prices of the DEX'),
  avg_spread_bps: t.doc(t.bps(), 'Mean of the spreads of those of its orders that have one, in basis points'),
  registered_block: t.doc(t.height, 'Block in which it registered first'),
});

/** A maker as callers see it. */
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
