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
  address: t.doc(t.address, 'Account that the name stands for'),
  owner: t.doc(t.address, 'Account that has the name'),
  expires_at: t.doc(t.time, 'Until when it is paid, in Unix seconds'),
  in_grace: t.doc(t.bool, 'True when it has expired, and its owner can still renew it'),
});

/** A name as callers see it (definitions 4.13). Fields that only a held name has are null for all others. */
const NameInfo = t.titled(
  'Name',
  t.doc(
    t.struct({
      name: FullName,
      label: Label,
      owner: t.doc(t.option(t.address), 'Account that has the name; null for nobody'),
      address: t.doc(t.option(t.address), 'Account that the name stands for; null for none'),
      primary: t.doc(t.bool, 'True when that account is called so'),
      registered_at: t.doc(t.option(t.time), 'When it was registered, in Unix seconds; null for never'),
      expires_at: t.doc(t.option(t.time), 'Until when it is paid, in Unix seconds; null for nobody'),
      grace_until: t.doc(t.option(t.time), 'Until when its owner can still renew it, in Unix seconds; null for nobody'),
      in_grace: t.doc(t.bool, 'True when it has expired, and its owner can still renew it'),
      records: t.doc(t.dictionary(RecordValue, MOST_RECORDS), 'Text records of the name, by key'),
      price_paid: t.doc(t.option(t.amount), 'Raw native units that were paid since it was registered; null for nobody'),
      available: t.doc(t.bool, 'True when it can be registered now'),
      price: t.doc(t.amount, 'Raw native units that a year costs now: its owner, or whoever registers it'),
      reserved: t.doc(t.bool, 'True when the chain keeps it from being registered'),
      look_alike: t.doc(
        t.option(FullName),
        'The name that looks like it and is held by somebody, so that this one cannot be registered; null for none',
      ),
    }),
    'A name: who has it, what it stands for, and what it costs',
  ),
);

const NOBODY = {
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
  about: 'The account that a name stands for; null when nobody holds the name.',
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
  about: 'What an account is called: a name that it chose and that stands for it; null when there is none.',
  cli: 'names reverse',
  signature: fn(
    { address: t.doc(t.address, 'Account whose name to tell') },
    t.option(t.struct({ address: t.doc(t.address, 'The account that was asked for'), name: FullName })),
  ),
  read(c, { address }) {
    const label = primaryOf(c, address);
    return label === undefined ? null : { address, name: nameOf(label, c.chain) };
  },
});

export const getNameInfo = names.method({
  about: 'All about a name: who holds it, what it says, and what it costs; also of a name that nobody holds.',
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
      return { ...own, ...NOBODY, available, price: registrationPrice(c, label, found), reserved, look_alike };
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
