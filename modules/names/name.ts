/** Names: what is kept of one, and what follows from it and the time. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Label } from './label.js';
import { GRACE } from './price.js';

/** Raw native units for a year, by the characters of the label: three, four, five and more. */
export const Prices = t.struct({ price_3: t.amount, price_4: t.amount, price_5: t.amount });

/** What is kept of the last registration of a name. */
export const Registration = t.struct({
  label: Label,
  owner: t.address,
  /** What it stands for. */
  address: t.address,
  registered_at: t.time,
  registered_at_height: t.height,
  expires_at: t.time,
  /** When the grace of the registration before ended, from where the price fell; 0 for the first. */
  lapsed_at: t.time,
  /** Raw native units that its owners have paid since it was registered. */
  price_paid: t.amount,
  /** Whether a commitment was revealed: then nobody else can win the name in the block of its registration. */
  committed: t.bool,
  /** How many text records it has. */
  records: t.count,
});
export type Registration = ValueOf<typeof Registration>;

/** When the grace of a registration ends. */
export const graceUntil = ({ expires_at }: Registration): number => expires_at + GRACE;

/** True while the name stands for its address: until its grace ends. */
export const isHeld = (registration: Registration, time: number): boolean => time < graceUntil(registration);

/** True while its owner can only renew it. */
export const isInGrace = (registration: Registration, time: number): boolean =>
  time >= registration.expires_at && isHeld(registration, time);
