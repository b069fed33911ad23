/** Supply: none of any token appears or vanishes, whatever happens. */

import fc from 'fast-check';
import { test } from 'uvu';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { checkSupplies, MILLION, tokensChain } from '../shared/coins.js';

test('after any run the balances of every token add up to its supply', () => {
  const who = fc.constantFrom(alice, bob, carol, dave);
  const amount = fc.oneof(fc.bigInt({ min: 0n, max: 2_000n }), fc.constantFrom(MILLION, 2n ** 127n));
  const symbol = fc.constantFrom('TRL', 'AAA', 'BBB');
  const move = fc.record({ to: who, token_symbol: symbol, amount });
  const call = fc.oneof(
    fc.tuple(fc.constant('Transfer'), move),
    fc.tuple(fc.constant('BatchTransfer'), fc.record({ transfers: fc.array(move, { minLength: 1, maxLength: 4 }) })),
    fc.tuple(
      fc.constant('CreateToken'),
      fc.record({ symbol, name: symbol, decimals: fc.nat(20), supply: amount, owner: who, mintable: fc.boolean() }),
    ),
    fc.tuple(fc.constant('MintToken'), fc.record({ mint: symbol, to: who, amount })),
    fc.tuple(fc.constant('BurnToken'), fc.record({ mint: symbol, amount })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(who, call), { minLength: 5, maxLength: 25 }), (calls) => {
      const c = tokensChain();
      const mintOf = (name: string) =>
        (c.ask<{ mint: string } | null>('getTokenInfo', [name])?.mint ?? `0x${'ab'.repeat(32)}`).slice(2);
      for (const [sender, [operation, params]] of calls) {
        const given = 'mint' in params ? { ...params, mint: mintOf(params.mint) } : params;
        c.attempt(sender, operation, given);
      }
      checkSupplies(c, 64_720n * 10n ** 12n);
    }),
    { numRuns: 40 },
  );
});

test.run();
