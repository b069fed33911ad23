/** Simulations of programs: what is told before is what a run does, also where it is refused. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Deprecated, InvalidParams, ProgramNotFound } from '../../../modules/programs/index.js';
import { alice, bob, carol, type TestChain } from '../../kit/index.js';
import { ONE } from '../shared/pools.js';
import { deprecate, execute, pricedChain, programChain, register, text } from './running.js';

interface Report {
  readonly version: number;
  readonly ok: boolean;
  readonly error: { readonly name: string; readonly details: Record<string, unknown> } | null;
  readonly steps: readonly { readonly op: string; readonly status: string }[];
  readonly quotes: readonly { readonly amount_out: string }[];
  readonly expanded: readonly Record<string, Record<string, unknown>>[];
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
  readonly gas_used: number;
  readonly gas_bound: number;
}
const simulate = (c: TestChain, params: object = {}, ...version: number[]) =>
  c.ask<Report>('simulateProgram', ['send', params, alice, ...version]);

const swapAndPay = text({
  params: [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'amount' },
  ],
  steps: [
    {
      op: 'Swap',
      args: { from_token: 'TRL', to_token: 'COIN', amount_in: '${amount}', min_amount_out: 1 },
      as: 'swap',
    },
    { op: 'Transfer', when: 'amount > 5', args: { to: '${to}', token_symbol: 'COIN', amount: '${swap.amount_out}' } },
    { op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount: '${balance(to, "COIN") % 1000000000000}' } },
  ],
});

test('a simulation predicts the operations, balances and gas of the run', () => {
  const c = pricedChain();
  register(c, swapAndPay);
  const params = { to: c.json(bob), amount: `${ONE}` };
  const report = simulate(c, params);
  assert.equal([report.ok, report.error, report.version], [true, null, 1]);
  assert.equal(
    report.steps.map(({ op, status }) => [op, status]),
    [
      ['Swap', 'ok'],
      ['Transfer', 'ok'],
      ['Transfer', 'ok'],
    ],
  );
  const got = report.quotes[0]!.amount_out;
  // The second step knows what the first returned, and the third what the second did.
  assert.equal(report.expanded[1], { Transfer: { to: c.json(bob), token_symbol: 'COIN', amount: got, memo: null } });
  assert.equal(report.expanded[2]!.Transfer!.amount, got);
  const before = [c.balance(bob, 'COIN'), c.balance(bob)];
  const ran = execute(c, params);
  assert.equal([c.balance(bob, 'COIN') - before[0]!, c.balance(bob) - before[1]!], [BigInt(got), BigInt(got)]);
  assert.ok(Math.abs(ran.gasUsed - report.gas_used) <= 0.2 * ran.gasUsed, `${ran.gasUsed}, told ${report.gas_used}`);
  assert.ok(report.gas_used <= report.gas_bound + 40_000);
});

test('a simulation changes nothing', () => {
  const c = pricedChain();
  register(c, swapAndPay);
  const before = [c.balance(alice), c.balance(bob, 'COIN'), c.stateRoot()];
  simulate(c, { to: c.json(bob), amount: `${ONE}` });
  assert.equal([c.balance(alice), c.balance(bob, 'COIN'), c.stateRoot()], before);
});

test('a simulation reports the step that would be rejected and the steps before it', () => {
  const c = pricedChain();
  register(c, swapAndPay);
  const refused = simulate(c, { to: c.json(bob), amount: 3 });
  assert.is(refused.ok, false);
  assert.equal([refused.error!.name, refused.error!.details.index], ['StepFailed', 0]);
  assert.equal(
    refused.steps.map(({ op, status }) => [op, status]),
    [['Swap', 'refused']],
  );
  const pay = (amount: string) => ({ op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount } });
  const to = c.json(carol);
  const version = (change: object, n: number) => register(c, { ...text(change), version: n });
  version({ require: [{ expr: 'amount > 10', error: 'too little' }] }, 2);
  assert.equal(simulate(c, { to, amount: 1 }).error!.name, 'RequireFailed');
  version({ limits: { max_native: 10 }, steps: [pay('${amount}'), pay('${amount}')] }, 3);
  const limited = simulate(c, { to, amount: 6 });
  assert.equal([limited.error!.name, limited.expanded.length], ['LimitExceeded', 1]);
  version({ steps: [pay('${amount}'), pay('${amount - 7}')] }, 4);
  const evaluated = simulate(c, { to, amount: 6 });
  assert.equal([evaluated.error!.name, evaluated.expanded.length], ['EvaluationFailed', 1]);
  assert.ok(simulate(c, { to, amount: 8 }).ok);
  assert.ok(simulate(c, { to, amount: 6 }, 2).error !== null);
});

test('invalid programs and parameters are rejected', () => {
  const c = programChain();
  register(c, text());
  const params = { to: c.json(bob), amount: 1 };
  c.refuses('simulateProgram', ['none', params, alice], ProgramNotFound);
  c.refuses('simulateProgram', ['send', params, alice, 2], ProgramNotFound);
  c.refuses('simulateProgram', ['send', {}, alice], InvalidParams);
  deprecate(c);
  c.refuses('simulateProgram', ['send', params, alice], Deprecated);
});

test.run();
