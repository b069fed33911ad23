/** Attacks: texts made to cost much, to deceive, or to take more than they say. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  InvalidParams,
  InvalidProgram,
  LimitExceeded,
  NameTaken,
  StepFailed,
} from '../../../modules/programs/index.js';
import { GasLimitExceeded, NotPlainText } from '../../../runtime/kernel/chain/common-errors.js';
import { decode, encode, type Type } from '../../../runtime/lib/codec/type.js';
import { t } from '../../../runtime/sdk.js';
import { alice, bob, carol, type TestChain } from '../../kit/index.js';
import { ONE } from '../shared/pools.js';
import { asking, execute, info, pricedChain, programChain, register, text } from './running.js';

/** Registers a text as it is, whatever it says. */
const raw = (c: TestChain, source: string) => register(c, source);

test('deeply nested JSON, parentheses and negations reach a limit before the stack overflows', () => {
  const c = programChain();
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  raw(c, deep('[', ']', 4_000)).fails(InvalidProgram, { reason: 'is nested deeper than 16 levels' });
  raw(c, deep('{"a":', '}', 1_300)).fails(InvalidProgram, { reason: 'is nested deeper than 16 levels' });
  execute(c, deep('[', ']', 2_000)).refusal;
  for (const expr of [`${'('.repeat(500)}1${')'.repeat(500)} == 1`, `${'not '.repeat(250)}true`, 'min('.repeat(255)]) {
    register(c, asking(expr)).fails(InvalidProgram, {
      path: 'require[0].expr',
      reason: 'is nested deeper than 32 levels',
    });
  }
});

test('kilobytes of operators are rejected after 256 of them', () => {
  const c = programChain();
  const reason = 'has more than 256 values, operators and functions';
  register(c, asking(`${'1+'.repeat(400)}1 > 0`)).fails(InvalidProgram, { path: 'require[0].expr', reason });
  register(c, asking(`${'true or '.repeat(127)}true`));
  register(c, asking('1'.repeat(1_025), { version: 2 })).fails(InvalidProgram, { path: 'require[0].expr' });
  raw(c, '+'.repeat(8_192)).fails(InvalidProgram, { reason: 'expected a value at character 1' });
});

test('a program has at most 8,192 bytes and its parameters 4,096', () => {
  const c = programChain();
  const source: Type<string> = t.jsonSource(8_192);
  assert.throws(() => source.fromJson(`"${'x'.repeat(8_191)}"`, c.text), /at most 8192 bytes/);
  assert.throws(() => source.fromJson('€'.repeat(2_731), c.text), /at most 8192 bytes/);
  assert.is(decode(source, encode(source, '€'.repeat(2_730))).length, 2_730);
  const { params } = c.set.operations.byName.get('ExecuteProgram')!.definition;
  assert.throws(() => params.params!.fromJson(`"${'x'.repeat(4_095)}"`, c.text), /at most 4096 bytes/);
});

test('a program text is stored without white space but otherwise unchanged, including every digit of its numbers', () => {
  const { text: forms } = programChain();
  const source = t.jsonSource(100);
  assert.is(source.fromJson('{ "a" : [ 1,\n\t2 ], "b c": " \\" " }', forms), '{"a":[1,2],"b c":" \\" "}');
  assert.is(source.fromJson('123456789012345678901234567890', forms), '123456789012345678901234567890');
  assert.is(source.fromJson({ a: [1, 'x'] }, forms), '{"a":[1,"x"]}');
  assert.throws(() => source.fromJson('"open \n', forms), /control characters/);
});

test('duplicate JSON keys are rejected, and prototype names are ordinary names', () => {
  const c = programChain();
  const good = JSON.stringify(text());
  raw(c, good.replace('"version":1', '"version":1,"version":2')).fails(InvalidProgram, {
    path: 'version',
    reason: 'is listed twice',
  });
  raw(c, good.replace('"title":', '"\\u0074itle":"x","title":')).fails(InvalidProgram, {
    path: 'title',
    reason: 'is listed twice',
  });
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    raw(c, good.replace('"version":1', `"version":1,"${name}":{}`)).fails(InvalidProgram, { path: name });
    raw(c, good.replace('"token_symbol":"TRL"', `"token_symbol":"TRL","${name}":{"memo":"x"}`)).fails(InvalidProgram, {
      path: `steps[0].args.${name}`,
    });
    execute(c, `{"${name}":1}`).refusal;
  }
  raw(c, good);
  execute(c, `{"__proto__":{"to":"0x${bob.address}"},"amount":1}`).fails(InvalidParams, { path: '__proto__' });
  assert.is(({} as { to?: unknown }).to, undefined);
});

test('program JSON rejects numbers with a point or exponent and unknown words', () => {
  const c = programChain();
  const version = (value: string) => raw(c, JSON.stringify(text()).replace('"version":1', `"version":${value}`));
  for (const value of ['1.0', '1e0', '1E+2', '0.5']) {
    version(value).fails(InvalidProgram, {
      path: 'version',
      reason: 'must be an integer without a decimal point or exponent',
    });
  }
  for (const value of ['01', '+1', 'NaN', 'undefined', '-', '0x1', '', '/*1*/1', "'1'"])
    version(value).fails(InvalidProgram);
  for (const value of ['-1', '0', '4294967296', '99999999999999999999', 'null', 'true', '"1"']) {
    version(value).fails(InvalidProgram, { path: 'version' });
  }
  version('1').returns;
});

test('look-alike names in another script, direction or case are rejected', () => {
  const c = programChain();
  register(c, text({ name: 'pay-rent' }));
  for (const name of ['pay-r\u0435nt', 'Pay-rent', 'pay\u2010rent', 'pay-rent ', 'pa', 'p'.repeat(33)]) {
    register(c, text({ name }), bob).fails(InvalidProgram, { path: 'name' });
  }
  register(c, text({ name: 'pay-rent', version: 2 }), bob).fails(NameTaken);
  const param = (name: string) =>
    register(
      c,
      text({
        version: 2,
        params: [{ name, type: 'amount' }],
        steps: [{ op: 'Transfer', args: { to: `0x${bob.address}`, token_symbol: 'TRL', amount: '1' } }],
      }),
    );
  for (const name of ['\u0430mount', 'Amount', 'sender', 'balance', 'and', '_x', 'a.b', '']) {
    param(name).fails(InvalidProgram, { path: 'params[0].name' });
  }
  // What cannot be seen is refused in a text as everywhere, and behind an escape by the field.
  for (const trick of ['\u200b', '\u202e']) {
    register(c, text({ name: 'deceive', title: `Pay${trick}` })).fails(NotPlainText);
    const escaped = JSON.stringify(text({ name: 'deceive', title: 'Pay_' })).replace(
      '_',
      `\\u${trick.charCodeAt(0).toString(16)}`,
    );
    register(c, escaped).fails(InvalidProgram, { path: 'title' });
  }
});

test('a step cannot spend more than max_native at once, in parts or temporarily', () => {
  const c = pricedChain();
  const pay = (amount: string) => ({ op: 'Transfer', args: { to: `0x${bob.address}`, token_symbol: 'TRL', amount } });
  const limits = { max_native: `${10n * ONE}` };
  register(c, text({ params: [], limits, steps: [pay('${balance(sender, "TRL")}')] }));
  execute(c).fails(LimitExceeded, { limit: 'max_native', index: 0 });
  register(c, text({ version: 2, params: [], limits, steps: [pay(`${6n * ONE}`), pay(`${6n * ONE}`)] }));
  execute(c, {}, alice, 'send', 2).fails(LimitExceeded, { limit: 'max_native', got: `${12n * ONE}`, index: 1 });
  // Out for one step, to come back with the next.
  const swap = (from_token: string, to_token: string, amount_in: string) => ({
    op: 'Swap',
    args: { from_token, to_token, amount_in, min_amount_out: 1 },
  });
  register(
    c,
    text({
      version: 3,
      params: [],
      limits,
      steps: [swap('TRL', 'COIN', `${20n * ONE}`), swap('COIN', 'TRL', '38000000')],
    }),
  );
  execute(c, {}, alice, 'send', 3).fails(LimitExceeded, { limit: 'max_native', index: 0 });
});

test('a program cannot move funds of its owner, an earlier caller or an account named in its text', () => {
  const c = programChain();
  register(
    c,
    text({
      params: [],
      steps: [
        {
          op: 'Transfer',
          args: { to: `0x${alice.address}`, token_symbol: 'COIN', amount: '${balance(sender, "COIN")}' },
        },
      ],
    }),
    alice,
  );
  const before = [alice, bob, carol].map((who) => c.balance(who, 'COIN'));
  execute(c, {}, bob);
  assert.equal(
    [alice, bob, carol].map((who) => c.balance(who, 'COIN')),
    [before[0]! + before[1]!, 0n, before[2]!],
  );
  execute(c, {}, bob).fails(StepFailed, { index: 0 });
});

test('a run with too little gas is charged up to its end and changes nothing', () => {
  const c = programChain();
  const many = Array.from({ length: 16 }, () => ({ expr: `${'staked(sender) + '.repeat(50)}1 > 0`, error: 'no' }));
  const { gas_bound } = register(c, asking('true', { require: many.slice(0, 8) })).returned[0]!;
  assert.ok((gas_bound as number) > 8 * 50 * 25_000);
  const before = c.balance(bob);
  const params = { name: 'send', version: 1, params: '{}' };
  c.run(alice, 'ExecuteProgram', params, { gasLimit: 200_000 }).fails(GasLimitExceeded);
  assert.is(c.balance(bob), before);
});

test("a multi-signature account runs a program as itself, and its signers pay nothing for the program's steps", () => {
  const c = programChain();
  const address = c.run(alice, 'CreateMultiSig', { signers: [alice, bob], threshold: 2, label: 'ours' }).returned[0]!
    .address as never;
  c.run(alice, 'Transfer', { to: address, token_symbol: 'TRL', amount: 10n });
  register(
    c,
    text({
      params: [],
      steps: [
        {
          op: 'Transfer',
          args: { to: `0x${carol.address}`, token_symbol: 'TRL', amount: '${balance(sender, "TRL")}' },
        },
      ],
    }),
  );
  const type = c.set.operations.byName.get('ExecuteProgram')!;
  const operations = [{ type, params: { name: 'send', version: 1, params: '{}' } }];
  const before = c.balance(alice);
  c.run(alice, 'ProposeMultiSigTx', { account: address, operations, description: 'all of it', valid_until: 0 });
  c.run(bob, 'ApproveMultiSigTx', { account: address, tx_id: 0 })
    .emits('ProgramExecuted', { executor: address })
    .emits('Transfer', { from: address, to: carol, amount: 10n });
  assert.is(c.balance(alice), before);
  assert.is(info(c)!.executions, 1);
});

test.run();
