/** Module definition: state and events. */

import { cell, map, module, type OperationContext, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { treasuryPort } from '../fees/port.js';
import { tokensPort } from '../tokens/port.js';
import { FullName, Label, RESERVED } from './label.js';
import { Prices, Registration } from './name.js';

const needs = { tokens: tokensPort.only('transfer'), treasury: treasuryPort.only('address') };

/** See outlineOf. */
const Outline = t.text(2, 63);
export const RecordKey = t.doc(
  t.text(1, 32, /^[a-z0-9]+([._-][a-z0-9]+)*$/),
  'Key of the record: address, primary, or a text record such as url',
);
/** Value of a text record; an empty value removes the record. */
export const RecordValue = t.doc(
  t.text(0, 256),
  'Value of the record, at most 256 characters; empty to remove a text record',
);

const state = {
  /** Names by outline, so only one of several lookalikes can exist. */
  names: map(0, [Outline], Registration),
  /** Primary name that an account chose; it resolves to that account. */
  primaries: map(1, [t.address], Label),
  /** Heights of commitments by sender, so no one can renew or use up the commitment of another account. */
  commitments: map(2, [t.address, t.hex32], t.height),
  records: map(3, [Outline, RecordKey], RecordValue),
  prices: cell(4, Prices, (unit) => ({ price_3: 500n * unit, price_4: 100n * unit, price_5: 10n * unit })),
  reserved: cell(5, t.list(Label, 256), RESERVED),
  /** Raw native units paid in this block for names that a sender with a commitment can still take. */
  held: cell(6, t.amount, 0n),
};

const name = FullName;

const events = {
  NameRegistered: {
    name,
    owner: t.doc(t.address, 'Owner of the name'),
    expires_at: t.doc(t.time, 'End of the paid period in Unix seconds'),
    price: t.doc(t.amountOf(), 'Price paid in raw native units'),
  },
  NameRenewed: {
    name,
    owner: t.doc(t.address, 'Owner of the name'),
    expires_at: t.doc(t.time, 'New end of the paid period in Unix seconds'),
    price: t.doc(t.amountOf(), 'Price paid in raw native units'),
  },
  /**
   * An account that registered without a commitment lost the name in the same block to one with a commitment, and got
   * `refund` back.
   */
  NameDisplaced: {
    name,
    from: t.doc(t.address, 'Account that registered the name in this block without a commitment'),
    to: t.doc(t.address, 'Account with a commitment, now the owner'),
    refund: t.doc(t.amountOf(), 'Refund to the displaced account in raw native units'),
  },
  NameTransferred: {
    name,
    from: t.doc(t.address, 'Previous owner of the name'),
    to: t.doc(t.address, 'New owner of the name'),
  },
  NameRecordSet: { name, account: t.doc(t.address, 'Account that set the record'), key: RecordKey, value: RecordValue },
};

export const names = module('names', {
  about:
    'Names for accounts: rented by the year, with forward and reverse resolution. Only one of several lookalike names can exist.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof names>;
/** Read-write context of the module. */
export type Writing = Writes<typeof names>;
export type Acting = OperationContext<typeof names>;
