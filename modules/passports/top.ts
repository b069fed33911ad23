/** The passports with the most experience, kept in order as it grows; it never falls, so that nobody has to be looked for. */

import { type Address, t, type ValueOf } from '../../runtime/sdk.js';

const MOST = 10;

/** The most experience first; of equals who had it first. */
export const Top = t.list(t.struct({ owner: t.address, xp: t.count }), MOST);
type Top = ValueOf<typeof Top>;

/** The list once an account has so much. */
export function placed(top: Top, owner: Address, xp: number): Top {
  const others = top.filter((one) => one.owner !== owner);
  const at = others.findIndex((one) => one.xp < xp);
  if (xp === 0) return top;
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), { owner, xp }, ...others.slice(place)].slice(0, MOST);
}
