/**
 * Ranking of the passports with the most experience, updated as experience grows. Experience never falls, so no
 * passport ever has to be searched to fill a gap.
 */

import { type Address, t, type ValueOf } from '../../runtime/sdk.js';

const MOST = 10;

/** Most experience first; of equals, the one that reached it first. */
export const Top = t.list(t.struct({ owner: t.address, xp: t.count }), MOST);
type Top = ValueOf<typeof Top>;

/** The list after an account reached this much experience. */
export function placed(top: Top, owner: Address, xp: number): Top {
  const others = top.filter((one) => one.owner !== owner);
  const at = others.findIndex((one) => one.xp < xp);
  if (xp === 0) return top;
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), { owner, xp }, ...others.slice(place)].slice(0, MOST);
}
