/** Registration and renewal. Payments go to the treasury as soon as no one can take the name any more. */

import { type Address, fail, InsufficientBalance, t } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { reveal } from './commit.js';
import { CommitmentNotFound, CommitmentTooNew, InvalidName, NameReserved, NameTaken, RenewalTooFar } from './errors.js';
import { primaryOf, release } from './held.js';
import { FullName, isReserved, labelOf, NameGiven, nameOf, outlineOf } from './label.js';
import { graceUntil, isHeld, type Registration } from './name.js';
import { fallingPrice, YEAR, yearPrice } from './price.js';
import { type Acting, names, type Reading, type Writing } from './shape.js';

/** Maximum seconds from now until the expiry of a renewed name. */
const FURTHEST = 10 * YEAR;

/** True in the block of a registration without commitment: a sender with a commitment can still take the name. */
export const isUnsettled = (
  { committed, registered_at_height }: Registration,
  { height }: { readonly height: number },
): boolean => !committed && registered_at_height === height;

/** End of the grace period of the registration before a new one; 0 if there was none. */
const lapseBefore = ({ time }: Reading, found: Registration | undefined): number =>
  found === undefined ? 0 : isHeld(found, time) ? found.lapsed_at : graceUntil(found);

/** Price of registering a label now, in raw native units; `found` is the registration stored under its outline. */
export function registrationPrice(c: Reading, label: string, found: Registration | undefined): bigint {
  const year = yearPrice(label.length, c.state.prices.get());
  const lapsed = lapseBefore(c, found);
  return lapsed === 0 ? year : fallingPrice(year, c.time - lapsed);
}

export const RegisterName = names.operation({
  id: 96,
  about:
    'Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.',
  sentence: 'Registered the name {name}',
  params: {
    name: NameGiven,
    salt: t.doc(t.option(t.hex32), 'Salt of the commitment, 32 bytes; null to register without a commitment'),
  },
  returns: {
    name: FullName,
    expires_at: t.doc(t.time, 'End of the paid period in Unix seconds'),
    price: t.doc(t.amountOf(), 'Price paid in raw native units'),
  },
  settled: ['name'],
  logs: ['NameRegistered', 'NameRenewed'],
  gas: 80_000,
  rpc: ['registerName', 'name', 'sender'],
  cli: 'names register',
  composable: true,
  errors: [
    NameTaken,
    InvalidName,
    NameReserved,
    RenewalTooFar,
    CommitmentNotFound,
    CommitmentTooNew,
    InsufficientBalance,
  ],
  execute(c, { name: text, salt }) {
    const label = labelOf(text, c.chain);
    if (salt !== null) reveal(c, label, salt);
    const found = c.state.names.get(outlineOf(label));
    const owned = found?.label === label && found.owner === c.sender && isHeld(found, c.time);
    const { expires_at, price } = owned ? renew(c, found) : register(c, label, found, salt !== null);
    return { name: nameOf(label, c.chain), expires_at, price };
  },
});

interface Rented {
  readonly expires_at: number;
  readonly price: bigint;
}

/** Registers a label; `found` is the registration under its outline: lapsed, or displaced now. */
function register(c: Acting, label: string, found: Registration | undefined, committed: boolean): Rented {
  const { state, emit, sender, time, height, chain } = c;
  const outline = outlineOf(label);
  const name = nameOf(label, chain);
  if (isReserved(outline, state.reserved.get(), chain)) fail(NameReserved, { name });
  const price = registrationPrice(c, label, found);
  const lapsed_at = lapseBefore(c, found);
  if (found) {
    if (isHeld(found, time)) displace(c, found, committed);
    release(c, found);
  }
  pay(c, price, committed);
  const expires_at = time + YEAR;
  state.names.put(outline, {
    label,
    owner: sender,
    address: sender,
    registered_at: time,
    registered_at_height: height,
    expires_at,
    lapsed_at,
    price_paid: price,
    committed,
    records: 0,
  });
  if (primaryOf(c, sender) === undefined) state.primaries.put(sender, label);
  emit.NameRegistered({ name, owner: sender, expires_at, price });
  return { expires_at, price };
}

/**
 * Refunds a registration of this block that loses its name to a sender with a commitment. Fails if the name cannot be
 * taken.
 */
function displace(c: Acting, found: Registration, committed: boolean): void {
  const { label, owner, price_paid } = found;
  const name = nameOf(label, c.chain);
  if (!committed || !isUnsettled(found, c)) fail(NameTaken, { name, expires_at: found.expires_at });
  c.state.held.put(c.state.held.get() - price_paid);
  if (price_paid > 0n) c.use.tokens.transfer(heldAccount(c), owner, NATIVE, price_paid);
  c.emit.NameDisplaced({ name, from: owner, to: c.sender, refund: price_paid });
}

/** Extends a registration by a year. */
function renew(c: Acting, registration: Registration): Rented {
  const { state, emit, sender, time, chain } = c;
  const { label } = registration;
  const expires_at = registration.expires_at + YEAR;
  if (expires_at > time + FURTHEST) fail(RenewalTooFar, { expires_at, latest: time + FURTHEST });
  const price = yearPrice(label.length, state.prices.get());
  pay(c, price, !isUnsettled(registration, c));
  state.names.put(outlineOf(label), { ...registration, expires_at, price_paid: registration.price_paid + price });
  emit.NameRenewed({ name: nameOf(label, chain), owner: sender, expires_at, price });
  return { expires_at, price };
}

/** Account for payments that may still be refunded in this block. */
const heldAccount = (c: Pick<Writing, 'account'>): Address => c.account('held');

function pay(c: Acting, price: bigint, settled: boolean): void {
  if (price === 0n) return;
  const payee = settled ? c.use.treasury.address() : heldAccount(c);
  c.use.tokens.transfer(c.sender, payee, NATIVE, price);
  if (!settled) c.state.held.put(c.state.held.get() + price);
}

/** Moves the held payments to the treasury at the end of the block, when no refund is possible any more. */
export function settle(c: Writing): void {
  const held = c.state.held.get();
  if (held === 0n) return;
  c.use.tokens.transfer(heldAccount(c), c.use.treasury.address(), NATIVE, held);
  c.state.held.put(0n);
}
