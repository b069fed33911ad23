/** Simulations of plans: what they tell is what the operations do. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import feesModule from '../../../modules/fees/index.js';
import { SIMULATED_GAS, Simulator, simulationShape } from '../../../modules/shared/simulation.js';
import { tokensPort } from '../../../modules/tokens/port.js';
import { fn, type Json, module, operations, t } from '../../../runtime/sdk.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import { dexChain, given, makePool, ONE, PLENTY, reserves } from './pools.js';

/** A module that simulates whatever it is given. */
const frame = module('planner', { needs: { tokens: tokensPort.only('balance', 'find', 'info') } });
const planner = frame.define({
  methods: {
    simulatePlan: frame.method({
      about: 'Simulates operations.',
      signature: fn({ sender: t.address, plan: operations(64) }, t.struct(simulationShape)),
      read(c, { sender, plan }) {
        const simulator = new Simulator(c.beginSimulation(sender, SIMULATED_GAS));
        for (const operation of plan) simulator.run(operation);
        return simulator.report(c, sender, c.tryBundle(sender, plan, SIMULATED_GAS));
      },
    }),
  },
});

interface Report {
  readonly ok: boolean;
  readonly error: { readonly name: string } | null;
  readonly steps: readonly { readonly op: string; readonly status: string; readonly gas: number }[];
  readonly quotes: readonly { readonly amount_in: string; readonly amount_out: string; price_impact_bps: number }[];
  readonly total_price_impact_bps: number;
  readonly balance_checks: readonly { token: string; have: string; need: string; ok: boolean }[];
  readonly routing: { readonly type: string; readonly path: readonly string[] };
  readonly gas_used: number;
  readonly fee: string;
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
}

const GAS_PRICE = 10;
const Million = 1_000_000n;

/** Pools TRL/COIN and COIN/GOLD. */
function plannerChain(): TestChain {
  const c = dexChain(['COIN', 'GOLD'], { more: [feesModule, planner], gasPrice: GAS_PRICE, enforceSignatures: true });
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000n * Million]);
  makePool(c, ['COIN', 2_000n * Million], ['GOLD', 500n * Million]);
  return c;
}

const simulated = (c: TestChain, plan: readonly (readonly [name: string, fields: object])[]): Report =>
  c.ask<Report>('simulatePlan', [
    bob,
    plan.map(([name, fields]) => ({
      [name]: Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, typeof value === 'bigint' ? `${value}` : (value as Json)]),
      ),
    })),
  ]);

const swapOf = (from_token: string, to_token: string, amount_in: bigint) =>
  ['Swap', { from_token, to_token, amount_in, min_amount_out: 0n }] as const;
const payment = (token_symbol: string, amount: bigint) =>
  ['Transfer', { to: alice, token_symbol, amount, memo: null }] as const;

test('a simulation predicts the gas, the fee and the balances after the bundle', () => {
  const c = plannerChain();
  const plan = [swapOf('TRL', 'COIN', 10n * ONE), payment('COIN', 5n * Million)];
  const report = simulated(c, plan);
  const before = { TRL: c.balance(bob), COIN: c.balance(bob, 'COIN') };
  const ran = c.bundle(bob, plan);
  assert.ok(report.ok);
  assert.is(report.gas_used, ran.gasUsed);
  assert.is(BigInt(report.fee), ran.fee);
  const changed = (token: string) =>
    report.balance_changes.find(({ address, token: of }) => address === c.json(bob) && of === token)?.delta;
  assert.is(BigInt(changed('TRL')!), c.balance(bob) - before.TRL);
  assert.is(BigInt(changed('COIN')!), c.balance(bob, 'COIN') - before.COIN);
  assert.equal(report.balance_checks, [
    { token: 'TRL', have: `${before.TRL}`, need: `${10n * ONE + ran.fee}`, ok: true },
  ]);
  assert.equal(
    report.steps.map(({ op, status }) => [op, status]),
    [
      ['Swap', 'ok'],
      ['Transfer', 'ok'],
    ],
  );
});

test('each swap is quoted on the result of the swaps before it', () => {
  const c = plannerChain();
  const before = reserves(c);
  const { quotes, total_price_impact_bps } = simulated(c, [
    swapOf('TRL', 'COIN', 100n * ONE),
    swapOf('TRL', 'COIN', 100n * ONE),
  ]);
  const first = given(100n * ONE, before);
  const second = given(100n * ONE, [before[0] + 100n * ONE, before[1] - first]);
  assert.equal(
    quotes.map(({ amount_out }) => BigInt(amount_out)),
    [first, second],
  );
  const [one, two] = quotes.map(({ price_impact_bps }) => price_impact_bps);
  assert.is(total_price_impact_bps, 10_000 - Math.floor(((10_000 - one!) * (10_000 - two!)) / 10_000));
});

test('a route through several pools is reported by token names', () => {
  const c = plannerChain();
  const mint = (name: string) => c.ask<{ mint: string }>('getTokenInfo', [name]).mint;
  const path = ['TRL', 'COIN', 'GOLD'].map(mint);
  const route = ['SwapRoute', { path, amount_in: ONE, min_amount_out: 0n, recipient: null }] as const;
  const report = simulated(c, [payment('TRL', ONE), route]);
  assert.equal(report.routing, { type: 'multi-hop', path: ['TRL', 'COIN', 'GOLD'] });
  assert.is(report.quotes.length, 2);
  assert.is(report.quotes[1]!.amount_in, report.quotes[0]!.amount_out);
  assert.equal(simulated(c, [payment('TRL', ONE)]).routing, { type: 'none', path: [] });
});

test('a rejection reports the operation, the reason and the shortfall, and later operations do not run', () => {
  const c = plannerChain();
  const report = simulated(c, [payment('TRL', ONE), payment('COIN', 10n * PLENTY), payment('TRL', ONE)]);
  assert.not(report.ok);
  assert.is(report.error?.name, 'InsufficientBalance');
  assert.equal(
    report.steps.map(({ status }) => status),
    ['ok', 'refused', 'not reached'],
  );
  const [check, ...others] = report.balance_checks;
  assert.equal(others, []);
  assert.equal(check, { token: 'COIN', have: `${c.balance(bob, 'COIN')}`, need: `${10n * PLENTY}`, ok: false });
  assert.equal(report.balance_changes, []);
});

test('a simulation reports an insufficient fee when the sender can cover only the amount', () => {
  const c = plannerChain();
  const report = simulated(c, [payment('TRL', c.balance(bob))]);
  assert.is(report.error?.name, 'InsufficientFee');
  assert.equal(
    report.steps.map(({ status }) => status),
    ['ok'],
  );
  assert.is(report.balance_checks[0]?.ok, false);
});

test('a simulation changes no state', () => {
  const c = plannerChain();
  const before = c.stateRoot();
  simulated(c, [swapOf('TRL', 'COIN', 10n * ONE), payment('COIN', 5n * Million)]);
  assert.is(c.stateRoot(), before);
});

test.run();
