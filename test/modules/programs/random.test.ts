/** Random lives of programs: whatever they say, only their sender's own moves, all or nothing, and no unit is made or lost. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NATIVE } from '../../../modules/tokens/port.js';
import { type Actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { makePool, ONE } from '../shared/pools.js';
import { lives } from '../shared/steps.js';
import { execute, programChain, register, text } from './running.js';
import { anyProgram, paramsFor } from './writing.js';

const PEOPLE = [alice, bob, carol, dave];
const COINS = ['TRL', 'COIN', 'NUTS'];
const who = fc.constantFrom(...PEOPLE);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('register' as const), who, program: anyProgram(COINS, PEOPLE) }),
  },
  { weight: 8, arbitrary: fc.record({ op: fc.constant('run' as const), who, pick: fc.nat(), seed: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('deprecate' as const), who, pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('wait' as const), seconds: fc.nat(300) }) },
);

const held = (c: TestChain): bigint[] => PEOPLE.flatMap((one) => COINS.map((coin) => c.balance(one, coin)));

/** What everybody had but the one who acts never became less. */
function checkOthers(before: readonly bigint[], after: readonly bigint[], actor: Actor): void {
  for (const [i, one] of PEOPLE.entries()) {
    if (one === actor) continue;
    for (const [j, coin] of COINS.entries()) {
      const at = i * COINS.length + j;
      assert.ok(after[at]! >= before[at]!, `${one} lost ${coin}`);
    }
  }
}

/** What all accounts hold of each token, pools too, and what is not issued of the native one. */
function totals(c: TestChain): [mint: string, amount: bigint][] {
  const sums = new Map<string, bigint>([[NATIVE, c.cell<bigint>('tokens', 'unissued')]]);
  for (const { key, value } of c.entries<bigint>('tokens', 'balances')) {
    const mint = String(key[1]);
    sums.set(mint, (sums.get(mint) ?? 0n) + value);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}

test('in random runs only the caller spends, a rejected run changes nothing, and supplies stay constant', () => {
  let [ran, refused, registered] = [0, 0, 0];
  lives(
    step,
    (life) => {
      const c = programChain();
      makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
      makePool(c, ['TRL', 1_000n * ONE], ['NUTS', 2_000_000_000n]);
      c.advance(700);
      register(c, text({ name: 'first' }), alice);
      const sums = totals(c);
      const known: { name: string; version: number; params: readonly { type: string; name: string }[] }[] = [];
      for (const [i, one] of life.entries()) {
        if (one.op === 'wait') c.advance(one.seconds);
        else if (one.op === 'register') {
          const program = { ...one.program, name: `p-${i}` };
          if (!register(c, program, one.who).succeeded) continue;
          registered++;
          known.push(program as never);
        } else {
          const picked = known[one.pick % Math.max(1, known.length)];
          if (!picked) continue;
          if (one.op === 'deprecate') {
            c.attempt(one.who, 'DeprecateProgram', { name: picked.name });
            continue;
          }
          const before = held(c);
          const params = paramsFor(picked.params, one.seed, COINS, PEOPLE);
          if (execute(c, params, one.who, picked.name, picked.version).succeeded) {
            ran++;
            checkOthers(before, held(c), one.who);
          } else {
            refused++;
            assert.equal(held(c), before);
          }
        }
      }
      assert.equal(totals(c), sums);
    },
    200,
    4_000,
  );
  assert.ok(registered > 200 && ran > 200 && refused > 100, `${registered} registered, ${ran} ran, ${refused} refused`);
});

test.run();
