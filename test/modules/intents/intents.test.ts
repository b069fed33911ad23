/** Intents: what is shown is what is signed, and what is signed is what is done. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import dex from '../../../modules/dex/index.js';
import {
  Ambiguous,
  ForbiddenStep,
  IntentExpired,
  IntentMismatch,
  InvalidPlan,
  ParseError,
  PlanChanged,
  PlanFailed,
  UnsupportedAction,
} from '../../../modules/intents/index.js';
import names from '../../../modules/names/index.js';
import passports from '../../../modules/passports/index.js';
import { blake3Hex, type Json, type Module, module, view } from '../../../runtime/sdk.js';
import { alice, bob, carol, Refused, type TestChain } from '../../kit/index.js';
import { bareChain, MILLION, ONE, SPEAKERS, scene } from './planning.js';

interface Planned {
  readonly steps: readonly { readonly index: number; readonly depends_on: readonly number[]; readonly gas: number }[];
  readonly gas_total: number;
  readonly fee: string;
  readonly plan: readonly Json[];
  readonly deadline: number;
  readonly valid_until: number;
  readonly intent_hash: string;
  readonly plan_hash: string;
  readonly warnings: readonly string[];
}
interface Preview {
  readonly summary: string;
  readonly fee: string;
  readonly fee_formatted: string;
  readonly price_impact_percent: number;
  readonly route_type: string;
  readonly slippage_tolerance: number;
  readonly expires_in_s: number;
  readonly plan_hash: string;
  readonly warnings: readonly string[];
}
interface Simulated {
  readonly ok: boolean;
  readonly gas_used: number;
  readonly fee: string;
  readonly plan_hash: string;
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
}

const SENTENCE = 'swap 10 TRL for USDC, then send half to carol.trl';

const planned = (c: TestChain, text = SENTENCE) => c.ask<Planned>('getExecutionPlan', [text, bob]);

/** The plan as bob signs it. */
function submit(c: TestChain, text: string, { plan, deadline, intent_hash }: Planned = planned(c, text)) {
  const { text: forms } = c;
  const { byName } = c.set.operations;
  const type = byName.get('SubmitIntent')!;
  const params = type.params.fromJson(
    { intent_hash, text, plan: [...plan], deadline },
    { ...forms, operations: c.set.operations },
  );
  return c.run(bob, 'SubmitIntent', params);
}

test('preview, simulation, plan and submission share one plan, which executes as shown', () => {
  const { c } = scene();
  const plan = planned(c);
  const preview = c.ask<Preview>('previewIntent', [SENTENCE, bob]);
  const simulated = c.ask<Simulated>('simulateIntent', [SENTENCE, bob]);
  assert.equal(new Set([plan.plan_hash, preview.plan_hash, simulated.plan_hash]).size, 1);
  const before = { TRL: c.balance(bob), USDC: c.balance(bob, 'USDC'), carol: c.balance(carol, 'USDC') };
  const ran = submit(c, SENTENCE, plan);
  ran.emits('IntentExecuted', {
    steps: [
      { index: 0, type: 'Swap' },
      { index: 1, type: 'Transfer' },
    ],
  });
  assert.is(ran.gasUsed, simulated.gas_used);
  assert.is(ran.gasUsed, plan.gas_total);
  assert.is(`${ran.fee}`, preview.fee);
  assert.is(preview.fee, simulated.fee);
  const delta = (address: Json, token: string) =>
    BigInt(simulated.balance_changes.find((one) => one.address === address && one.token === token)!.delta);
  assert.is(c.balance(bob) - before.TRL, delta(c.json(bob), 'TRL'));
  assert.is(c.balance(bob, 'USDC') - before.USDC, delta(c.json(bob), 'USDC'));
  assert.is(c.balance(carol, 'USDC') - before.carol, delta(c.json(carol), 'USDC'));
});

test('a plan states its defaults: slippage, deadline and the meaning of half a swap', () => {
  const { c } = scene();
  const { summary, warnings, slippage_tolerance, expires_in_s } = c.ask<Preview>('previewIntent', [SENTENCE, bob]);
  assert.match(summary, /half of the guaranteed output of the previous step/);
  assert.ok(warnings.includes('no slippage tolerance given: trades may return up to 0.5 % less than quoted'));
  assert.ok(warnings.includes('no deadline given: the plan can be included for 100 blocks'));
  assert.equal([slippage_tolerance, expires_in_s], [0.5, 200]);
  const said = c.ask<Preview>('previewIntent', ['swap 10 TRL for USDC max slippage 1 % within 10 minutes', bob]);
  assert.not(said.warnings.some((one) => one.startsWith('no ')));
  assert.equal([said.slippage_tolerance, said.expires_in_s], [1, 600]);
});

test("a share of a swap's output is taken from its minimum output, so it can always be sent within the limit", () => {
  const { c } = scene();
  const sentence = 'swap 1000 TRL for USDC max slippage 1 %, then send all of it to carol.trl';
  const plan = planned(c, sentence);
  // Somebody swaps before: the price becomes worse by less than a percent.
  c.run(alice, 'Swap', { from_token: 'TRL', to_token: 'USDC', amount_in: 300n * ONE, min_amount_out: 1n });
  const [before, carols] = [c.balance(bob, 'USDC'), c.balance(carol, 'USDC')];
  submit(c, sentence, plan);
  assert.ok(c.balance(carol, 'USDC') > carols + 1_900n * MILLION);
  assert.ok(c.balance(bob, 'USDC') >= before);
});

test('a swap beyond its limit undoes the whole plan', () => {
  const { c } = scene();
  const sentence = 'send 1 TRL to carol.trl then swap 1000 TRL for USDC';
  const plan = planned(c, sentence);
  c.run(alice, 'Swap', { from_token: 'TRL', to_token: 'USDC', amount_in: 5_000n * ONE, min_amount_out: 1n });
  const before = c.balance(carol);
  submit(c, sentence, plan).fails(PlanFailed, { step: 1, operation: 'Swap' });
  assert.is(c.balance(carol), before);
});

test('spending all native tokens leaves enough for the fee', () => {
  const { c } = scene();
  submit(c, 'send all TRL to carol.trl');
  const left = c.balance(bob);
  assert.ok(left > 0n && left <= 20_000_000n, `${left}`);
});

test('every step is planned on the result of the previous steps', () => {
  const { c } = scene();
  const twice = 'swap 20000 TRL for USDC then swap 20000 TRL for USDC';
  assert.ok(c.ask<Simulated>('simulateIntent', [twice, bob]).ok);
  submit(c, twice);
  const { steps } = planned(c);
  assert.equal(
    steps.map(({ depends_on }) => depends_on),
    [[], [0]],
  );
});

test('a sentence that would fail now is planned and reported but not sent', () => {
  const { c } = scene();
  const sentence = 'send 2m TRL to carol.trl';
  const { warnings } = c.ask<Preview>('previewIntent', [sentence, bob]);
  assert.ok(warnings.some((one) => one.startsWith('the plan would fail now: The balance is too low')));
  c.write('submitIntent', [sentence, `0x${bob.address}`, null]).ran.fails(PlanFailed);
});

test('only the plan that was shown can be sent', () => {
  const { c } = scene();
  const { plan_hash } = planned(c);
  c.run(alice, 'Swap', { from_token: 'TRL', to_token: 'USDC', amount_in: 300n * ONE, min_amount_out: 1n });
  c.write('submitIntent', [SENTENCE, `0x${bob.address}`, plan_hash]).ran.fails(PlanChanged);
});

test('a parse error gives the position, the expected input and a suggestion', () => {
  const { c } = scene();
  c.refuses('previewIntent', ['sned 10 TRL to carol.trl', bob], ParseError);
  c.refuses('previewIntent', ['send 10 USCD to carol.trl', bob], ParseError);
  c.refuses('previewIntent', ['send 10 TRL to carol', bob], Ambiguous);
});

test('without a sender a plan is returned, but shares of a balance are rejected', () => {
  const { c } = scene();
  assert.is(c.ask<Planned>('getExecutionPlan', [SENTENCE, null]).plan.length, 2);
  c.refuses('getExecutionPlan', ['send all TRL to carol.trl', null], Ambiguous);
});

test('consensus checks the hash of the text, the deadline and the operations of the plan', () => {
  const { c } = scene();
  const text = 'send 1 TRL to carol.trl';
  const intent_hash = blake3Hex(new TextEncoder().encode(text));
  const { byName } = c.set.operations;
  const transfer = {
    type: byName.get('Transfer')!,
    params: { to: carol.address, token_symbol: 'TRL', amount: 1n, memo: null },
  };
  const run = (change: object) =>
    c.run(bob, 'SubmitIntent', { intent_hash, text, plan: [transfer], deadline: 0, ...change });
  run({}).emits('Transfer');
  run({ intent_hash: 'a'.repeat(64) }).fails(IntentMismatch);
  run({ deadline: c.time - 1 }).fails(IntentExpired);
  run({ deadline: c.time }).emits('IntentExecuted');
  run({ plan: [] }).fails(InvalidPlan);
  run({ plan: Array(33).fill(transfer) }).fails(InvalidPlan);
  const nested = { type: byName.get('SubmitIntent')!, params: { intent_hash, text, plan: [transfer], deadline: 0 } };
  run({ plan: [nested] }).fails(ForbiddenStep, { index: 0, operation: 'SubmitIntent' });
});

test('a plan acts only as its signer', () => {
  const { c } = scene();
  const before = [alice, bob, carol].map((who) => c.balance(who, 'USDC'));
  submit(c, 'send 5 USDC to carol.trl');
  const after = [alice, bob, carol].map((who) => c.balance(who, 'USDC'));
  assert.equal(
    after.map((one, i) => one - before[i]!),
    [0n, -5n * MILLION, 5n * MILLION],
  );
});

test('a chain without a module rejects its sentences, names the module and accepts all others', () => {
  const without = (...left: readonly Module[]) => bareChain(SPEAKERS.filter((one) => !left.includes(one)));
  const refusal = (c: TestChain, text: string): unknown => {
    try {
      c.ask('previewIntent', [text, bob]);
      return undefined;
    } catch (cause) {
      assert.instance(cause, Refused);
      const { error, failure } = cause as Refused;
      assert.is(error, UnsupportedAction);
      return failure.details.module;
    }
  };
  const c = without(dex, names, passports);
  assert.is(refusal(c, 'swap 10 TRL for USDC'), 'dex');
  assert.is(refusal(c, '{"action":"swap","amount":"10","from":"TRL","to":"USDC"}'), 'dex');
  assert.is(refusal(c, 'register alice'), 'names');
  assert.is(refusal(c, 'send 1 TRL to carol.trl'), 'names');
  assert.is(refusal(c, 'send 1 TRL to @carol'), 'passports');
  assert.is(refusal(c, `send 1 TRL to 0x${carol.address}`), undefined);
  const { forms } = c.ask<{ forms: readonly { action: string }[] }>('getIntentGrammar');
  assert.not(forms.some(({ action }) => action === 'swap'));
});

test('a third-party module can add its own sentence', () => {
  const tips = module('tips', {});
  const tipping = tips.define({
    answers: [
      tips.answer(view<[], readonly object[]>('intent-forms'), () => [
        {
          action: 'tip',
          module: 'tips',
          form: 'tip <who:account>',
          about: 'Give one native unit',
          plan: (given: { account(slot: string): { address: string; shown: string } }) => {
            const { address: to, shown } = given.account('who');
            return {
              operations: [['Transfer', { to, token_symbol: 'TRL', amount: ONE, memo: null }]],
              says: `tip ${shown}`,
            };
          },
        },
      ]),
    ],
  });
  const c = bareChain([...SPEAKERS, tipping]);
  const { plan } = planned(c, `tip 0x${carol.address}`);
  assert.equal(Object.keys(plan[0] as object), ['Transfer']);
  assert.is(planned(c, `{"action":"tip","who":"0x${carol.address}"}`).plan.length, 1);
});

test('the chain publishes its grammar and the schema of the JSON form', () => {
  const { c } = scene();
  const { forms, json_schema } = c.ask<{
    forms: readonly { action: string; form: string }[];
    json_schema: { oneOf: readonly unknown[] };
  }>('getIntentGrammar');
  assert.is(forms.length, 17);
  assert.is(json_schema.oneOf.length, 18);
  assert.ok(
    forms.some(({ action, form }) => action === 'swap' && form.startsWith('swap|convert|exchange|trade <amount>')),
  );
});

test('the schema of the JSON form requires a token where the parser does', () => {
  const { c } = scene();
  const { json_schema } = c.ask<{ json_schema: object }>('getIntentGrammar');
  const accepts = new Ajv2020({ strict: false }).compile(json_schema);
  const to = `0x${carol.address}`;
  const swap = { action: 'swap', amount: '10', from: 'TRL', to: 'USDC' };
  const send = (amount: string, token?: string) => ({ action: 'send', amount, to, ...(token ? { token } : {}) });
  const cases: readonly (readonly [step: object, valid: boolean])[] = [
    [send('1', 'TRL'), true],
    [send('1'), false],
    [send('half'), false],
    [{ ...swap, from: undefined }, false],
    [{ action: 'sell', amount: '5' }, false],
    [{ action: 'unstake', amount: '1' }, true],
    [{ steps: [swap, send('half')] }, true],
    [{ steps: [swap, send('25 % of it')] }, true],
    [{ steps: [swap, send('3')] }, false],
    [{ steps: [swap, send('half of my')] }, false],
    [{ steps: [swap, send('3', 'USDC')] }, true],
    [{ steps: [send('half'), send('half')] }, false],
  ];
  for (const [given, valid] of cases) {
    const text = JSON.stringify(given);
    assert.is(accepts(JSON.parse(text)), valid, text);
    if (valid) planned(c, text);
    else c.refuses('getExecutionPlan', [text, bob], ParseError);
  }
});

test('simulating and planning change no state', () => {
  const { c } = scene();
  const before = c.stateRoot();
  c.ask('simulateIntent', [SENTENCE, bob]);
  c.ask('getExecutionPlan', [SENTENCE, bob]);
  assert.is(c.stateRoot(), before);
});

test.run();
