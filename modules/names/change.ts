/** Operations on a registered name: transfer, text records and the primary name of an account. */

import { fail, flaw, InvalidAddress, NotAuthorized, parseAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import {
  InvalidName,
  InvalidNameRecord,
  NameExpired,
  NameNotFound,
  NameUnsettled,
  TooManyNameRecords,
} from './errors.js';
import { checkOwner, clearPrimary, currentName, MOST_RECORDS, release } from './held.js';
import { NameGiven, nameOf, outlineOf } from './label.js';
import type { Registration } from './name.js';
import { isUnsettled } from './register.js';
import { type Acting, names, RecordKey, RecordValue, type Writing } from './shape.js';

export const TransferName = names.operation({
  id: 98,
  about:
    'Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.',
  sentence: 'Transferred the name {name} to {to}',
  params: { name: NameGiven, to: t.doc(t.address, 'New owner of the name') },
  logs: ['NameTransferred'],
  gas: 40_000,
  cli: 'names transfer',
  composable: true,
  errors: [InvalidName, NameNotFound, NameExpired, NotAuthorized, NameUnsettled, InvalidAddress],
  execute(c, { name: text, to }) {
    const registration = currentName(c, text);
    checkOwner(registration, c.sender);
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { field: 'to', reason: 'the zero address has no owner' });
    if (isUnsettled(registration, c)) fail(NameUnsettled);
    release(c, registration);
    const { label } = registration;
    c.state.names.put(outlineOf(label), { ...registration, owner: to, address: to, records: 0 });
    c.emit.NameTransferred({ name: nameOf(label, c.chain), from: c.sender, to });
  },
});

export const SetNameRecord = names.operation({
  id: 99,
  about:
    'Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.',
  sentence: 'Set the record {key} of the name {name}',
  params: { name: NameGiven, key: RecordKey, value: RecordValue },
  logs: ['NameRecordSet'],
  gas: 40_000,
  cli: { words: 'names set', flags: { key: 'record' } },
  composable: true,
  errors: [InvalidName, NameNotFound, NameExpired, NotAuthorized, InvalidNameRecord, TooManyNameRecords],
  execute(c, { name: text, key, value }) {
    const registration = currentName(c, text);
    if (key === 'primary') setPrimary(c, registration, value);
    else {
      checkOwner(registration, c.sender);
      if (key === 'address') setAddress(c, registration, value);
      else setText(c, registration, key, value);
    }
    c.emit.NameRecordSet({ name: nameOf(registration.label, c.chain), account: c.sender, key, value });
  },
});

function setPrimary(c: Acting, { label, address }: Registration, value: string): void {
  const { sender } = c;
  if (address !== sender) fail(NotAuthorized, { required: `0x${address}` });
  if (value !== 'true' && value !== 'false') refuse('primary', 'true or false');
  const isPrimary = c.state.primaries.get(sender) === label;
  if (value === 'true') c.state.primaries.put(sender, label);
  else if (isPrimary) c.state.primaries.delete(sender);
}

function setAddress(c: Writing, registration: Registration, value: string): void {
  const { addressPrefix } = c.chain;
  const given = value === '' ? registration.owner : parseAddress(value, addressPrefix);
  const address = given ?? refuse('address', `${addressPrefix}… or 0x and 64 hex digits`);
  if (address === ZERO_ADDRESS) refuse('address', 'the zero address has no owner');
  if (address === registration.address) return;
  clearPrimary(c, registration);
  c.state.names.put(outlineOf(registration.label), { ...registration, address });
}

/** Keys whose values people open as links. */
const LINKS: ReadonlySet<string> = new Set(['url', 'avatar']);
const Link = t.link(256);

function setText(c: Writing, registration: Registration, key: string, value: string): void {
  const { records } = c.state;
  const outline = outlineOf(registration.label);
  if (LINKS.has(key) && value !== '' && flaw(Link, value)) refuse(key, 'a link that begins with https, ipfs or ar');
  const change = Number(value !== '') - Number(records.has(outline, key));
  if (registration.records + change > MOST_RECORDS) fail(TooManyNameRecords);
  if (value === '') records.delete(outline, key);
  else records.put(outline, key, value);
  if (change !== 0) c.state.names.put(outline, { ...registration, records: registration.records + change });
}

const refuse = (key: string, expected: string): never => fail(InvalidNameRecord, { key, expected });
