/** Chain parameters: declared by modules, listed and set under their keys, never beyond their bounds. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { GasLimitExceeded } from '../../../runtime/kernel/chain/common-errors.js';
import { InvalidGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { InvalidModule, loadModules, ModuleConflict } from '../../../runtime/kernel/loader.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { cell, fn, module, ParameterOutOfBounds, parametersPort, t, UnknownParameter } from '../../../runtime/sdk.js';
import { alice, bob, chain, Refused } from '../../kit/index.js';

const Rates = t.struct({ fast: t.u32, slow: t.u32 });

/** A shop whose numbers are parameters, and a `Govern` that sets any parameter of the chain. */
const shop = module('shop', {
  needs: { parameters: parametersPort.only('set', 'check', 'get') },
  state: {
    fee: cell(0, t.u16, 30),
    price: cell(1, t.amount, 5n),
    rates: cell(2, Rates, { fast: 9, slow: 3 }),
    friends: cell(3, t.list(t.address, 3), []),
    mood: cell(4, t.choice('good', 'bad'), 'good'),
    patience: cell(5, t.seconds, 60),
  },
}).define({
  parameters: {
    fee_bps: { about: 'Fee of a sale', cell: 'fee', min: 1, max: 100 },
    price: { about: 'Price of a sale', cell: 'price', max: 10n ** 30n },
    'speed.slow': { about: 'Slow rate', cell: 'rates', field: 'slow', min: 1, max: 10 },
    rates: { about: 'Both rates', cell: 'rates', allows: ({ fast, slow }) => fast > slow },
    friends: { about: 'Who pays nothing', cell: 'friends' },
    mood: { about: 'How it is', cell: 'mood' },
    patience_s: { about: 'How long it waits', cell: 'patience', fixed: true },
  },
  operations: {
    Govern: {
      about: 'Sets a parameter.',
      params: { key: t.text(0, 100), value: t.text(0, 500) },
      gas: 10_000,
      errors: [UnknownParameter, ParameterOutOfBounds],
      execute: ({ use }, { key, value }) => use.parameters.set(key, value),
    },
    Sell: { about: 'Sells.', params: {}, gas: { base: 20_000, of: (_, __, base) => base + 500 }, execute() {} },
    Look: { about: 'Looks.', params: {}, gas: (_, position) => 7_000 + position, execute() {} },
  },
  methods: {
    fee: { about: 'The fee.', signature: fn({}, t.u16), read: ({ state }) => state.fee.get() },
    rates: { about: 'The rates.', signature: fn({}, Rates), read: ({ state }) => state.rates.get() },
    mayBe: {
      about: 'Whether a parameter may have a value.',
      signature: fn({ key: t.text(0, 100), value: t.text(0, 500) }, t.bool),
      errors: [UnknownParameter, ParameterOutOfBounds],
      read({ use }, { key, value }) {
        use.parameters.check(key, value);
        return true;
      },
    },
  },
});

const open = (params?: Record<string, unknown>) => chain([accounts, shop], params ? { params: params as never } : {});
const govern = (c: ReturnType<typeof open>, key: string, value: string) => c.run(alice, 'shop.Govern', { key, value });
const worth = (c: ReturnType<typeof open>, key: string) =>
  c.ask<{ parameters: { key: string; value: unknown }[] }>('getParameters', [key]).parameters[0]?.value;

test('every parameter is listed under its key with its current value, default and bounds', () => {
  const { parameters } = open().ask<{ parameters: { key: string }[] }>('getParameters');
  const keys = parameters.map(({ key }) => key);
  assert.equal(keys, [...keys].sort());
  assert.equal(
    parameters.find(({ key }) => key === 'shop.fee_bps'),
    { key: 'shop.fee_bps', about: 'Fee of a sale', value: 30, initial: 30, min: 1, max: 100, fixed: false },
  );
  for (const key of ['gas.price_floor', 'block.gas_limit', 'block.max_txs', 'speed.slow', 'gas.shop.Sell'])
    assert.ok(keys.includes(key), key);
  assert.not.ok(keys.includes('gas.shop.Look'), 'a bare rule has no price');
});

test('the list of parameters is paginated', () => {
  const c = open();
  const all = c.ask<{ parameters: unknown[] }>('getParameters').parameters;
  const seen: unknown[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: { parameters: unknown[]; next_cursor: string | null } = c.ask('getParameters', [null, 3, cursor]);
    seen.push(...page.parameters);
    cursor = page.next_cursor;
    if (cursor === null) break;
  }
  assert.equal(seen, all);
});

test('a parameter is set from text: a number, an amount, a field, a word, JSON', () => {
  const c = open();
  govern(c, 'shop.fee_bps', '42');
  govern(c, 'shop.price', '123456789012345678901234567890');
  govern(c, 'speed.slow', '8');
  govern(c, 'shop.mood', 'bad');
  govern(c, 'shop.friends', `["${c.json(alice)}"]`);
  assert.is(c.ask('fee'), 42);
  assert.is(worth(c, 'shop.price'), '123456789012345678901234567890');
  assert.equal(c.ask('rates'), { fast: 9, slow: 8 });
  assert.is(worth(c, 'shop.mood'), 'bad');
  assert.equal(worth(c, 'shop.friends'), [c.json(alice)]);
  govern(c, 'shop.rates', '{"fast":100,"slow":2}');
  assert.equal(c.ask('rates'), { fast: 100, slow: 2 });
});

test('an invalid or out-of-bounds value is rejected with the bounds', () => {
  const c = open();
  const refused = (key: string, value: string, details: object = {}) => {
    govern(c, key, value).fails(ParameterOutOfBounds, { key, value, ...details });
    c.refuses('mayBe', [key, value], ParameterOutOfBounds);
  };
  refused('shop.fee_bps', '0', { min: 1, max: 100, reason: 'it is too small' });
  refused('shop.fee_bps', '101', { reason: 'it is too large' });
  for (const value of ['', 'many', '1.5', '-1', '70000', '[1]', '{"a":', 'null', '1e1000'])
    refused('shop.fee_bps', value);
  refused('shop.price', `1${'0'.repeat(31)}`, { max: `1${'0'.repeat(30)}`, min: null });
  refused('speed.slow', '11');
  refused('shop.rates', '{"fast":1,"slow":2}', { reason: 'its fields contradict each other' });
  refused('shop.rates', '{"fast":1,"slow":2,"__proto__":{}}');
  refused('shop.friends', '["nobody"]', {
    reason: '[0]: must be an address (native form, or 0x and 64 hex characters)',
  });
  refused('shop.mood', 'ugly');
  refused('shop.patience_s', '61', { reason: 'it is fixed since genesis' });
  govern(c, 'shop.fee', '5').fails(UnknownParameter, { key: 'shop.fee' });
  c.refuses('mayBe', ['shop.fee', '5'], UnknownParameter);
  assert.is(c.ask('mayBe', ['shop.fee_bps', '100']), true);
});

test('a changed gas price applies from the next block, and only to its operation', () => {
  const c = open();
  const gas = (operation: string) => c.run(alice, operation).gasUsed;
  assert.equal([gas('shop.Sell'), gas('shop.Look')], [20_500, 7_000]);
  govern(c, 'gas.shop.Sell', '30000');
  govern(c, 'gas.shop.Govern', '11000');
  assert.is(gas('shop.Sell'), 20_500);
  c.block();
  assert.equal([gas('shop.Sell'), gas('shop.Look')], [30_500, 7_000]);
  assert.is(govern(c, 'shop.fee_bps', '2').gasUsed, 11_000);
  govern(c, 'gas.shop.Sell', '4999').fails(ParameterOutOfBounds, { min: 5_000 });
  govern(c, 'gas.shop.Look', '9000').fails(UnknownParameter);
});

test('the cost of a bundle does not depend on which bundle comes first in its block', () => {
  const price = (gas: number) => open({ 'gas.shop.Sell': gas });
  // 7 accesses of 100 gas, and 500 that the rule adds.
  for (const first of [true, false]) {
    const [enough, tooLittle] = [price(200), price(199)];
    if (!first) for (const c of [enough, tooLittle]) c.run(bob, 'shop.Look');
    enough.run(alice, 'shop.Sell').emitsOnly();
    tooLittle.run(alice, 'shop.Sell').fails(GasLimitExceeded, { accesses: 7, paid_for: 6 });
  }
});

test('genesis may set other values, even beyond the bounds of later changes, but never beyond the type', () => {
  const c = open({
    'shop.patience_s': 5,
    'shop.fee_bps': 500,
    'gas.shop.Sell': 200,
    'speed.slow': 77,
    'shop.price': '8',
  });
  assert.is(c.ask('fee'), 500);
  assert.is(worth(c, 'shop.patience_s'), 5);
  assert.is(c.run(alice, 'shop.Sell').gasUsed, 700);
  assert.equal(c.ask('rates'), { fast: 9, slow: 77 });
  const refusal = (params: unknown, at: string) =>
    assert.throws(
      () => open(params as never),
      (cause: unknown) => cause instanceof Refused && cause.error === InvalidGenesis && cause.failure.details.at === at,
    );
  refusal({ 'shop.fee_bps': 70_000 }, 'params.shop.fee_bps');
  refusal({ 'shop.fee_bps': '5' }, 'params.shop.fee_bps');
  refusal({ 'speed.slow': -1 }, 'params.speed.slow.slow');
  refusal({ 'shop.sales': 1 }, 'params.shop.sales');
  refusal([], 'params');
});

test('a parameter without a cell, without a field or of another module is rejected when modules load', () => {
  const refused = (parameters: object, error: { readonly name: string }) =>
    assert.throws(
      () => loadModules([[5, { ...shop, parameters: parameters as never }]]),
      (cause: unknown) => cause instanceof Failure && cause.error === error,
    );
  refused({ a: { about: '', cell: 'till' } }, InvalidModule);
  refused({ a: { about: '', cell: 'rates', field: 'medium' } }, InvalidModule);
  refused({ 'gas.price_floor': { about: '', cell: 'fee' } }, ModuleConflict);
  refused({ b: { about: '', cell: 'fee' }, 'shop.b': { about: '', cell: 'fee' } }, ModuleConflict);
});

test.run();
