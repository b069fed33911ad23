/** RPC methods of names. */

import { fn, t } from '../../runtime/sdk.js';
import { InvalidName } from './errors.js';
import { heldBy, MOST_RECORDS, primaryOf } from './held.js';
import { FullName, isReserved, Label, labelOf, NameText, nameOf, outlineOf } from './label.js';
import { graceUntil, isHeld, isInGrace } from './name.js';
import { yearPrice } from './price.js';
import { registrationPrice } from './register.js';
import { names, RecordValue } from './shape.js';

const Resolved = t.struct({
  name: FullName,
  address: t.doc(t.address, 'Account that the name resolves to'),
  owner: t.doc(t.address, 'Owner of the name'),
  expires_at: t.doc(t.time, 'End of the paid period in Unix seconds'),
  in_grace: t.doc(t.bool, 'True in the grace period: the name has expired, and only its owner can renew it'),
});

/** A name as callers see it (definitions 4.13). Fields that only a held name has are null for all others. */
const NameInfo = t.titled(
  'Name',
  t.doc(
    t.struct({
      name: FullName,
      label: Label,
      owner: t.doc(t.option(t.address), 'Owner of the name; null if not registered'),
      address: t.doc(t.option(t.address), 'Account that the name resolves to; null if not registered'),
      primary: t.doc(t.bool, 'True if it is the primary name of that account'),
      registered_at: t.doc(t.option(t.time), 'Time of the registration in Unix seconds; null if not registered'),
      expires_at: t.doc(t.option(t.time), 'End of the paid period in Unix seconds; null if not registered'),
      grace_until: t.doc(t.option(t.time), 'End of the grace period in Unix seconds; null if not registered'),
      in_grace: t.doc(t.bool, 'True in the grace period: the name has expired, and only its owner can renew it'),
      records: t.doc(t.dictionary(RecordValue, MOST_RECORDS), 'Text records of the name, by key'),
      price_paid: t.doc(t.option(t.amount), 'Total price paid in raw native units; null if not registered'),
      available: t.doc(t.bool, 'True if the name can be registered now'),
      price: t.doc(t.amountOf(), 'Current price of a year in raw native units, for a registration or a renewal'),
      reserved: t.doc(t.bool, 'True if the name is reserved'),
      look_alike: t.doc(t.option(FullName), 'Registered name that looks like this one and blocks it; null for none'),
    }),
    'A name with its owner, records and price',
  ),
);

const UNREGISTERED = {
  owner: null,
  address: null,
  primary: false,
  registered_at: null,
  expires_at: null,
  grace_until: null,
  in_grace: false,
  records: {},
  price_paid: null,
};

export const resolveName = names.method({
  about: 'Returns the account that a name resolves to; null if the name is not registered.',
  cli: 'names resolve',
  signature: fn({ name: NameText }, t.option(Resolved)),
  errors: [InvalidName],
  read(c, { name }) {
    const label = labelOf(name, c.chain);
    const found = heldBy(c, label);
    if (!found) return null;
    const { address, owner, expires_at } = found;
    return { name: nameOf(label, c.chain), address, owner, expires_at, in_grace: isInGrace(found, c.time) };
  },
});

export const reverseResolve = names.method({
  about: 'Returns the primary name of an account: one that the account chose and that resolves to it; null for none.',
  cli: 'names reverse',
  signature: fn(
    { address: t.doc(t.address, 'Account whose primary name to look up') },
    t.option(t.struct({ address: t.doc(t.address, 'The requested account'), name: FullName })),
  ),
  read(c, { address }) {
    const label = primaryOf(c, address);
    return label === undefined ? null : { address, name: nameOf(label, c.chain) };
  },
});

export const getNameInfo = names.method({
  about: 'Returns the owner, records and price of a name, registered or not.',
  cli: 'names show',
  signature: fn({ name: NameText }, NameInfo),
  errors: [InvalidName],
  read(c, { name }) {
    const { state, chain, time } = c;
    const label = labelOf(name, chain);
    const outline = outlineOf(label);
    const found = state.names.get(outline);
    const held = found && isHeld(found, time) ? found : undefined;
    const reserved = isReserved(outline, state.reserved.get(), chain);
    const own = { name: nameOf(label, chain), label };
    if (held?.label !== label) {
      const available = held === undefined && !reserved;
      const look_alike = held === undefined ? null : nameOf(held.label, chain);
      return { ...own, ...UNREGISTERED, available, price: registrationPrice(c, label, found), reserved, look_alike };
    }
    const { address } = held;
    return {
      ...own,
      ...held,
      primary: primaryOf(c, address) === label,
      grace_until: graceUntil(held),
      in_grace: isInGrace(held, time),
      records: Object.fromEntries(state.records.list([outline], MOST_RECORDS).map(({ key, value }) => [key[1], value])),
      available: false,
      price: yearPrice(label.length, state.prices.get()),
      reserved,
      look_alike: null,
    };
  },
});
