/**
 * Names: rented by the year; of names that look alike only one can exist. Read this first; label.ts defines valid
 * names.
 */

import { accountNameView } from '../accounts/port.js';
import { formsView, recipientView } from '../shared/intent-forms.js';
import { SetNameRecord, TransferName } from './change.js';
import { CommitName } from './commit.js';
import { heldBy, primariesOf, primaryOf } from './held.js';
import { forms, recipient } from './intents.js';
import { nameOf, readName } from './label.js';
import { getNameInfo, resolveName, reverseResolve } from './methods.js';
import { namesPort } from './port.js';
import { RegisterName, settle } from './register.js';
import { names } from './shape.js';

export * from './errors.js';

/** Maximum price in raw units. */
const most = (unit: bigint): bigint => 1_000_000_000n * unit;

export default names.define({
  operations: { RegisterName, CommitName, TransferName, SetNameRecord },
  methods: { resolveName, reverseResolve, getNameInfo },

  indexes: {
    registeredNames: { on: 'NameRegistered', keys: ['owner'], about: 'Names registered by an account.' },
    receivedNames: { on: 'NameTransferred', keys: ['to'], about: 'Names transferred to an account.' },
  },

  parameters: {
    price_3: {
      about: 'Price of a name of 3 characters in raw native units a year',
      cell: 'prices',
      field: 'price_3',
      min: 0n,
      max: most,
    },
    price_4: {
      about: 'Price of a name of 4 characters in raw native units a year',
      cell: 'prices',
      field: 'price_4',
      min: 0n,
      max: most,
    },
    price_5: {
      about: 'Price of a name of 5 or more characters in raw native units a year',
      cell: 'prices',
      field: 'price_5',
      min: 0n,
      max: most,
    },
    reserved: { about: 'Labels that cannot be registered, including their lookalikes', cell: 'reserved' },
  },

  hooks: {
    blockEnd(c) {
      settle(c);
      return undefined;
    },
  },

  answers: [
    names.answer(formsView, forms),
    names.answer(recipientView, recipient),
    names.answer(accountNameView, (c, account) => {
      const label = primaryOf(c, account);
      return label === undefined ? undefined : nameOf(label, c.chain);
    }),
  ],

  provides: [
    names.provide(namesPort, {
      resolve(c, name) {
        const read = readName(name, c.chain);
        const found = 'label' in read ? heldBy(c, read.label) : undefined;
        return found && { name: nameOf(found.label, c.chain), address: found.address };
      },
      namesOf: (c, accounts) =>
        primariesOf(c, accounts).map((label) => (label === undefined ? undefined : nameOf(label, c.chain))),
    }),
  ],
});
