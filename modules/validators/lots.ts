/** Lots: bonding heights of the parts of a stake, for votes that count only stake bonded before they began. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { BONDS_TOLD_APART_BLOCKS } from './terms.js';

const MAX_LOTS = 100;

/** A part of a stake: raw units, or shares of a compounding pool. */
const Lot = t.struct({ height: t.height, units: t.u128 });

/** The lots of one stake, the oldest first. */
export const Lots = t.list(Lot, MAX_LOTS);
export type Lots = ValueOf<typeof Lots>;

/** Adds a new lot. Lots too old for any vote to distinguish are merged. */
export function added(lots: Lots, height: number, units: bigint): Lots {
  const all = [...lots, { height, units }];
  const merged: { height: number; units: bigint }[] = [];
  for (const lot of all) {
    const last = merged[merged.length - 1];
    const same = last && (last.height === lot.height || lot.height + BONDS_TOLD_APART_BLOCKS < height);
    if (same) merged[merged.length - 1] = { height: lot.height, units: last.units + lot.units };
    else merged.push(lot);
  }
  if (merged.length <= MAX_LOTS) return merged;
  // Too many lots: the two oldest are merged under the later of their heights.
  const [first, second, ...rest] = merged;
  return [{ height: second!.height, units: first!.units + second!.units }, ...rest];
}

/** Removes units from the newest lots first, so that old bonds last longest. */
export function removed(lots: Lots, units: bigint): Lots {
  const kept = [...lots];
  let left = units;
  while (left > 0n && kept.length > 0) {
    const last = kept.pop()!;
    if (last.units > left) kept.push({ ...last, units: last.units - left });
    left -= last.units;
  }
  return kept;
}

/** Converts the lots to other units at the rate `to` / `from`. The newest lot gets the rounding remainder. */
export function rescaled(lots: Lots, from: bigint, to: bigint): Lots {
  let left = to;
  return lots.map(({ height, units }, i) => {
    const scaled = i === lots.length - 1 ? left : (units * to) / from;
    left -= scaled;
    return { height, units: scaled };
  });
}

/** Units bonded before a height. */
export function bondedBefore(lots: Lots, height: number): bigint {
  return lots.reduce((sum, lot) => (lot.height < height ? sum + lot.units : sum), 0n);
}
