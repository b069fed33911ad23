/** Intent forms about tokens: `send 10 TRL to bob.trl`. */

import type { MethodContext } from '../../runtime/sdk.js';
import { type Form, STANDARD } from '../shared/intent-forms.js';
import type { tokens } from './shape.js';
import { tokenWarnings, unknownRecipients } from './transfer.js';

export const forms = (c: MethodContext<typeof tokens>): readonly Form[] => [
  {
    ...STANDARD.send,
    plan(given, { raw, show }) {
      const { amount, token } = given.coins('amount', 'token');
      const { address: to, shown } = given.account('to');
      const moved = raw(amount, token.mint);
      return {
        operations: [['Transfer', { to, token_symbol: token.name, amount: moved, memo: null }]],
        says: `send ${show(moved, token.mint, amount)} to ${shown}`,
        warnings: [...tokenWarnings(c, [token.name]), ...unknownRecipients(c, [to])],
      };
    },
  },
];
