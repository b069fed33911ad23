/** Sentence forms of the bridge: `bridge 10 USDT to ethereum address 0x…`. */

import type { MethodContext } from '../../runtime/sdk.js';
import { type Form, STANDARD } from '../shared/intent-forms.js';
import type { bridge } from './shape.js';
import { allSupported, supported } from './supported.js';

export const forms = (c: MethodContext<typeof bridge>): readonly Form[] => [
  {
    ...STANDARD.bridge,
    plan(given, planning) {
      const { amount: said, token } = given.coins('amount', 'token');
      const [named, destination] = [given.word('chain'), given.word('destination')];
      const chain = supported(c, named)?.name;
      if (chain === undefined) {
        const names = allSupported(c).map(({ name }) => name);
        return planning.refuse('chain', `a chain: ${names.join(', ')}`);
      }
      if (c.state.mappings.get(token.mint)?.chain !== chain)
        planning.refuse('token', `a token that is mapped to ${chain}`);
      const amount = planning.raw(said, token.mint);
      return {
        operations: [['BridgeWithdraw', { token_mint: token.mint, amount, chain, destination }]],
        says: `burn ${planning.show(amount, token.mint, said)} and release it on ${chain} to ${destination}`,
        warnings: [
          'bridge fees are charged on top of the amount',
          'tokens sent to a mistyped address on the other chain are lost',
        ],
      };
    },
  },
];
