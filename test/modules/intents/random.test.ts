/** Long random runs: every plan does what was shown where the state is the same, supply stays, and a refused plan changes nothing. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Json } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { scene } from './planning.js';

const amount = fc.oneof(
  fc.integer({ min: 1, max: 5_000 }).map(String),
  fc.constantFrom('all', 'half', '25 % of', 'all of my', 'half of it', 'all of it'),
);
const token = fc.constantFrom('TRL', 'USDC', 'GOLD');
const person = fc.constantFrom('carol.trl', '@carol_plays', `0x${alice.address}`);
const clause = fc.oneof(
  fc.tuple(amount, token, person).map(([n, of, to]) => `send ${n} ${of} to ${to}`),
  fc.tuple(amount, token, token).map(([n, from, to]) => `swap ${n} ${from} for ${to} max slippage 5 %`),
  fc.tuple(fc.integer({ min: 1, max: 500 }), token, token).map(([n, to, from]) => `buy ${n} ${to} with ${from}`),
  fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }))
    .map(([a, b]) => `add ${a} TRL and ${b} USDC`),
  fc.constantFrom(
    'remove half liquidity from TRL/USDC',
    'claim rewards',
    'unstake 10',
    'stake 1000 with dave-validates.trl',
  ),
);
const sentence = fc.array(clause, { minLength: 1, maxLength: 5 }).map((clauses) => clauses.join(' then '));

interface Plan {
  readonly plan: readonly Json[];
  readonly deadline: number;
  readonly intent_hash: string;
}
interface Simulated {
  readonly ok: boolean;
  readonly gas_used: number;
  readonly fee: string;
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
}

const TOKENS = ['TRL', 'USDC', 'GOLD'];
const PEOPLE = [alice, bob, carol, dave];
const supplies = (c: TestChain) =>
  ['USDC', 'GOLD'].map((name) => c.ask<{ supply: string }>('getTokenInfo', [name]).supply);
const balances = (c: TestChain) =>
  new Map(PEOPLE.flatMap((who) => TOKENS.map((name) => [`${c.json(who)} ${name}`, c.balance(who, name)] as const)));

/** What a method answers; undefined where it refuses. */
function asked<T>(c: TestChain, method: string, text: string): T | undefined {
  try {
    return c.ask<T>(method, [text, bob]);
  } catch {
    return undefined;
  }
}

test('every random sentence executes exactly as shown', () => {
  let { c } = scene();
  const supply = supplies(c);
  const atFirst = TOKENS.map((name) => c.balance(bob, name));
  let done = 0;
  fc.assert(
    fc.property(sentence, (text) => {
      const plan = asked<Plan>(c, 'getExecutionPlan', text);
      if (!plan) return;
      const simulated = c.ask<Simulated>('simulateIntent', [text, bob]);
      const before = balances(c);
      const { operations } = c.set;
      const { intent_hash, deadline } = plan;
      const json = { intent_hash, text, plan: [...plan.plan], deadline };
      const params = operations.byName.get('SubmitIntent')!.params.fromJson(json, { ...c.text, operations });
      const root = c.stateRoot();
      const ran = c.run(bob, 'SubmitIntent', params);
      assert.is(ran.succeeded, simulated.ok, text);
      if (!simulated.ok) {
        assert.is(c.stateRoot(), root, text);
        return;
      }
      done++;
      assert.is(ran.gasUsed, simulated.gas_used, text);
      assert.is(`${ran.fee}`, simulated.fee, text);
      for (const [holding, balance] of balances(c)) {
        const [address, name] = holding.split(' ');
        const told =
          simulated.balance_changes.find((one) => one.address === address && one.token === name)?.delta ?? '0';
        assert.is(balance - before.get(holding)!, BigInt(told), `${text}: ${holding}`);
      }
      assert.equal(supplies(c), supply, text);
      c.block();
      // Sentences about all of a token would leave nothing for those after them.
      if (TOKENS.some((name, i) => c.balance(bob, name) * 2n < atFirst[i]!)) c = scene().c;
    }),
    { numRuns: 150, includeErrorInReport: true },
  );
  assert.ok(done > 20, `only ${done} plans were carried out`);
});

test.run();
