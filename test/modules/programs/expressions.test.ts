/** The language of expressions: what it says, what it refuses when a program is registered, and what when it runs. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { readExpression } from '../../../modules/programs/expression.js';
import programs, { EvaluationFailed, InvalidProgram, RequireFailed } from '../../../modules/programs/index.js';
import tokens from '../../../modules/tokens/index.js';
import { type Hash, textForms } from '../../../runtime/sdk.js';
import { alice, bob, chain, type TestChain } from '../../kit/index.js';
import { makePool, ONE } from '../shared/pools.js';
import { open, stake } from '../staking-pools/staking-pool-chain.js';
import { asking, execute, pricedChain, programChain, register, text } from './running.js';

/** Whether a condition holds for alice. */
let version = 0;
function holds(c: TestChain, expr: string): boolean {
  register(c, asking(expr, { version: ++version }));
  const ran = execute(c, {}, alice, 'send', version);
  if (ran.succeeded) return true;
  assert.is(ran.refusal, RequireFailed);
  return false;
}

test('numbers, comparisons and logical words have their usual meaning', () => {
  const c = programChain();
  for (const expr of [
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '10 - 3 - 2 == 5',
    '7 / 2 == 3 and 7 % 2 == 1',
    '100 / 10 / 5 == 2',
    'min(3, 1, 2) == 1 and max(3, 1, 2) == 3',
    '1 < 2 and 2 <= 2 and 3 > 2 and 3 >= 3 and 1 != 2',
    'true or false and false',
    'not false and not (1 == 2)',
    'not not true',
    "'a' == \"a\" and 'a' != 'b'",
    `${2n ** 256n - 1n} == ${2n ** 255n - 1n} * 2 + 1`,
    'height() > 0 and time() > 1700000000',
    `sender == '0x${alice.address}'`,
    `sender != "0x${bob.address}"`,
  ]) {
    assert.ok(holds(c, expr), expr);
    assert.not(holds(c, `not (${expr})`), expr);
  }
});

test('and and or stop once the result is certain', () => {
  const c = programChain();
  assert.not(holds(c, 'false and 1 / 0 == 1'));
  assert.ok(holds(c, 'true or 1 / 0 == 1'));
});

test('functions read balances, mean prices, reserves and stake from the state', () => {
  const c = pricedChain();
  assert.ok(holds(c, `balance(sender, 'TRL') == ${c.balance(alice)}`));
  assert.ok(holds(c, `balance('0x${bob.address}', 'coin') == ${c.balance(bob, 'COIN')}`));
  assert.ok(holds(c, "price('TRL', 'TRL') == 1000000000"));
  // A raw unit of COIN (6 decimals) is worth 500 of TRL (9 decimals): scaled by 10^9.
  assert.ok(holds(c, "price('COIN', 'TRL') == 500000000000"));
  assert.ok(holds(c, "price('TRL', 'COIN') == 2000000 - 1 or price('TRL', 'COIN') == 2000000"));
  assert.ok(holds(c, `pool_reserve('TRL', 'COIN') == ${1_000n * ONE} and pool_reserve('COIN', 'TRL') == 2000000000`));
  assert.ok(holds(c, "pool_reserve('TRL', 'NUTS') == 0"));
  assert.ok(holds(c, 'staked(sender) == 0'));
});

test('a price is the ten-minute mean, which a momentary swap does not move', () => {
  const c = pricedChain();
  const expr = "price('COIN', 'TRL') < 510000000000 and price('COIN', 'TRL') > 490000000000";
  assert.ok(holds(c, expr));
  c.run(alice, 'Swap', { from_token: 'TRL', to_token: 'COIN', amount_in: 5_000n * ONE, min_amount_out: 1n });
  assert.ok(holds(c, expr));
});

test('claimable is the amount that the sender would receive from a staking pool', () => {
  const c = programChain();
  const coin = { name: 'Farm', symbol: 'FARM', decimals: 6, supply: 1_000_000n, owner: alice };
  const mint = c.run(alice, 'CreateToken', coin).returned[0]!.mint as Hash;
  const pool_address = open(c, mint);
  stake(c, alice, pool_address, 100n);
  c.advance(60);
  assert.ok(holds(c, `claimable('0x${pool_address}') == 600`));
  register(c, asking(`claimable('0x${'12'.repeat(32)}') == 0`, { version: ++version }));
  execute(c, {}, alice, 'send', version).fails(EvaluationFailed, { path: 'require[0].expr', index: null });
});

/** Why a condition is refused when its program is registered. */
function refusal(c: TestChain, expr: string, reason: string): void {
  register(c, asking(expr, { version: ++version })).fails(InvalidProgram, { path: 'require[0].expr', reason });
}

test('an invalid expression is rejected at registration with its position and reason', () => {
  const c = programChain();
  refusal(c, '1', 'is a number instead of a condition');
  refusal(c, '1 +', 'has the end at character 4 instead of a value');
  refusal(c, '1 == 1 1', 'has 1 at character 8 instead of the end');
  refusal(c, '(1 == 1', 'has the end at character 8 instead of )');
  refusal(c, 'x == 1', 'uses x, which is neither a parameter nor the result of an earlier step');
  refusal(c, 'x.y == 1', 'uses x, which is not the result of an earlier step');
  refusal(c, 'time == 1', 'uses the function time without parentheses');
  refusal(c, 'exit() == 1', 'calls exit, which is not a function');
  refusal(c, 'constructor() == 1', 'calls constructor, which is not a function');
  refusal(c, '__proto__ == 1', 'uses __proto__, which is neither a parameter nor the result of an earlier step');
  refusal(c, 'time(1) == 1', 'passes more than 0 arguments to time()');
  refusal(c, 'min(1) == 1', 'passes 1 arguments to min() instead of 2');
  refusal(c, '1 + true == 2', 'has a boolean instead of a number');
  refusal(c, "1 + '2' == 3", 'has a text instead of a number');
  refusal(c, 'sender == 1', 'has a number instead of an address');
  refusal(c, "sender == 'bob'", "has 'bob' instead of an address");
  refusal(c, "balance('TRL', sender) == 1", "has 'TRL' instead of an address");
  refusal(c, 'not 1', 'has a number instead of a boolean');
  refusal(c, '1 < 2 < 3', 'has < at character 7 instead of the end');
  refusal(c, '1 = 1', 'has the invalid character "=" at character 3');
  refusal(c, '1.5 > 1', 'has . at character 2 instead of the end');
  refusal(c, '-1 < 1', 'has - at character 1 instead of a value');
  refusal(c, 'a\u0430 == 1', 'has the invalid character "а" at character 2');
  refusal(c, "'open", 'has the invalid character "\'" at character 1');
  refusal(c, `${2n ** 256n} > 1`, 'has the number 115792089237…, which is 2^256 or more');
});

test('an overflow, a negative result, a division by zero or a missing price has no value at run time', () => {
  const c = programChain();
  const fails = (expr: string, reason: string) => {
    register(c, asking(expr, { version: ++version }));
    execute(c, {}, alice, 'send', version).fails(EvaluationFailed, {
      path: 'require[0].expr',
      expr,
      reason,
      index: null,
    });
  };
  fails(`${2n ** 255n} * 2 > 0`, 'is 2^256 or more');
  fails(`${2n ** 256n - 1n} + 1 > 0`, 'is 2^256 or more');
  fails('1 - 2 < 0', 'is below zero: 1 - 2');
  fails('1 / (height() - height()) == 0', 'divides by zero');
  fails('1 % (height() - height()) == 0', 'divides by zero');
  fails("price('TRL', 'COIN') > 0", 'has no price: no pool of the two tokens has ten minutes of history');
  fails("balance(sender, 'NONE') == 0", 'has NONE, which is not a token');
  makePool(c, ['TRL', ONE], ['COIN', 1_000_000n]);
  fails("price('TRL', 'COIN') > 0", 'has no price: no pool of the two tokens has ten minutes of history');
});

test('a chain without pools, stake or staking pools lacks the functions that query them', () => {
  const c = chain([accounts, tokens, programs]);
  const refused = (expr: string, reason: string) =>
    register(c, asking(expr)).fails(InvalidProgram, { path: 'require[0].expr', reason });
  refused("price('TRL', 'TRL') > 0", 'calls price(): this chain has no module with pools and prices');
  refused("pool_reserve('TRL', 'TRL') > 0", 'calls pool_reserve(): this chain has no module with pools and prices');
  refused('staked(sender) > 0', 'calls staked(): this chain has no staking module');
  refused(`claimable('0x${'12'.repeat(32)}') > 0`, 'calls claimable(): this chain has no staking pools');
  register(c, text({ params: [{ name: 'v', type: 'validator' }] })).fails(InvalidProgram, { path: 'params[0].type' });
  register(c, text());
  execute(c, { to: c.json(bob), amount: 1 });
});

// --- properties

/** A random expression of numbers with what it comes to; undefined where it has no value. */
const { tree } = fc.letrec<{ tree: { text: string; value: bigint | undefined } }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map((value) => ({ text: `${value}`, value })),
    fc.nat(9).map((value) => ({ text: `${value}`, value: BigInt(value) })),
    fc.tuple(fc.constantFrom('+', '-', '*', '/', '%', 'min', 'max'), tie('tree'), tie('tree')).map(([op, a, b]) => ({
      text: op.length > 1 ? `${op}(${a.text}, ${b.text})` : `(${a.text}) ${op} (${b.text})`,
      value: a.value === undefined || b.value === undefined ? undefined : combined(op, a.value, b.value),
    })),
  ),
}));

function combined(op: string, a: bigint, b: bigint): bigint | undefined {
  if (op === 'min') return a < b ? a : b;
  if (op === 'max') return a > b ? a : b;
  if (op === '+') return a + b < 2n ** 256n ? a + b : undefined;
  if (op === '*') return a * b < 2n ** 256n ? a * b : undefined;
  if (op === '-') return a >= b ? a - b : undefined;
  if (b === 0n) return undefined;
  return op === '/' ? a / b : a % b;
}

class Refused extends Error {}
const refuse = (reason: string): never => {
  throw new Refused(reason);
};

/** Reads an expression as a program would; undefined where it is refused. */
function read(c: TestChain, source: string) {
  const names = { c: {} as never, forms: textForms(c.info), params: new Map(), results: new Map() };
  try {
    return readExpression(source, { path: '', index: null }, names, refuse);
  } catch (cause) {
    if (cause instanceof Refused) return undefined;
    throw cause;
  }
}

test('a numeric expression evaluates to the arithmetic result or to no value', () => {
  const c = programChain();
  let values = 0;
  fc.assert(
    fc.property(tree, ({ text: source, value }) => {
      const expression = read(c, source);
      // Too long, or too deep.
      if (!expression) return;
      values++;
      if (value !== undefined) assert.is(expression.value({ c: {} as never } as never), value);
      else
        assert.throws(
          () => expression.value({ c: {} as never } as never),
          (cause: { error?: unknown }) => cause.error === EvaluationFailed,
        );
    }),
    { numRuns: 500 },
  );
  assert.ok(values > 250, `only ${values} were read`);
});

test('no text makes parsing an expression slow, deep or fail other than by rejection', () => {
  const c = programChain();
  const parts = [
    '(',
    ')',
    'not ',
    '1',
    'a',
    "'",
    '"',
    '+',
    '- ',
    '*',
    ' and ',
    ' or ',
    'min(',
    ',',
    '.',
    '==',
    '<',
    'true',
    'sender',
    '\\',
    '$',
    '{',
    '\u0000',
    '€',
    'time()',
    '9'.repeat(78),
  ];
  const piece = fc.constantFrom(...parts);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400, size: 'max' }), (pieces) => {
      const expression = read(c, pieces.join(''));
      if (expression) assert.ok(expression.gas <= 256 * 30_000);
    }),
    { numRuns: 2_000 },
  );
});

test.run();
