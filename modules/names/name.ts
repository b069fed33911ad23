/** Registrations: the stored record, and the states derived from it and the time. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Label } from './label.js';
import { GRACE } from './price.js';

/** Raw native units per year for labels of three, four, and five or more characters. */
export const Prices = t.struct({ price_3: t.amount, price_4: t.amount, price_5: t.amount });

/** The last registration of a name. */
export const Registration = t.struct({
  label: Label,
  owner: t.address,
  /** Account that the name resolves to. */
  address: t.address,
  registered_at: t.time,
  registered_at_height: t.height,
  expires_at: t.time,
  /** End of the grace period of the previous registration, from which the price fell; 0 for the first registration. */
  lapsed_at: t.time,
  /** Raw native units paid by its owners since the registration. */
  price_paid: t.amount,
  /** Whether it was registered with a commitment; if so, no one can take the name in the block of its registration. */
  committed: t.bool,
  /** Number of text records. */
  records: t.count,
});
export type Registration = ValueOf<typeof Registration>;

export const graceUntil = ({ expires_at }: Registration): number => expires_at + GRACE;

/** True while the name resolves to its address: until the end of the grace period. */
export const isHeld = (registration: Registration, time: number): boolean => time < graceUntil(registration);

/** True in the grace period, when the owner can only renew. */
export const isInGrace = (registration: Registration, time: number): boolean =>
  time >= registration.expires_at && isHeld(registration, time);
