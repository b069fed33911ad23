/** Intent forms about names (`register name alice`), and name resolution for recipients in all intents. */

import { type Address, decimalText, type MethodContext } from '../../runtime/sdk.js';
import { type Form, STANDARD } from '../shared/intent-forms.js';
import { heldBy } from './held.js';
import { nameOf, outlineOf, readName } from './label.js';
import { registrationPrice } from './register.js';
import type { names } from './shape.js';

type Asking = MethodContext<typeof names>;

export const forms = (c: Asking): readonly Form[] => [
  {
    ...STANDARD.register_name,
    plan(given, { refuse }) {
      const { chain } = c;
      const read = readName(given.word('label'), chain);
      if ('reason' in read) return refuse('label', `a name: ${read.reason}`);
      const name = nameOf(read.label, chain);
      const price = registrationPrice(c, read.label, c.state.names.get(outlineOf(read.label)));
      return {
        operations: [['RegisterName', { name, salt: null }]],
        says: `register ${name} for a year, for ${decimalText(price, chain.decimals)} ${chain.symbol}`,
        warnings: ['without a commitment, an account with one can take the name in the same block'],
      };
    },
  },
];

/** Account that a name in an intent resolves to: null if no account has the name, undefined if the text has no dot. */
export function recipient(c: Asking, text: string): Address | null | undefined {
  if (!text.includes('.')) return undefined;
  const read = readName(text, c.chain);
  return ('label' in read ? heldBy(c, read.label)?.address : undefined) ?? null;
}
