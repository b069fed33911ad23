/** Programs: registered once and typed whole, run by anybody as himself, all or nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  Deprecated,
  InvalidParams,
  InvalidProgram,
  LimitExceeded,
  NameTaken,
  NotProgramOwner,
  ProgramNotFound,
  RequireFailed,
  StepFailed,
} from '../../../modules/programs/index.js';
import { core } from '../../../modules/programs/kinds.js';
import { alice, bob, carol } from '../../kit/index.js';
import { seeded } from '../../kit/random.js';
import { ONE } from '../shared/pools.js';
import { deprecate, execute, info, pricedChain, programChain, register, text } from './running.js';

test('a program is returned with its text, its hash and its number of runs', () => {
  const c = programChain();
  const ran = register(c, text({ description: 'Sends.' }));
  const { name, version, hash, gas_bound } = ran.returned[0]!;
  assert.equal([name, version], ['send', 1]);
  ran.emits('ProgramRegistered', { name: 'send', version: 1, owner: alice, hash, gas_bound });
  execute(c, { to: c.json(bob), amount: '5' });
  const { program_json, ...rest } = info(c)!;
  assert.equal(JSON.parse(program_json), text({ description: 'Sends.' }));
  assert.equal(rest, {
    name: 'send',
    version: 1,
    owner: c.json(alice),
    title: 'Send',
    description: 'Sends.',
    params: [
      { name: 'to', type: 'address', default: null, min: null, max: null, enum: null },
      { name: 'amount', type: 'amount', default: null, min: null, max: null, enum: null },
    ],
    steps: 1,
    hash: c.text.hash(hash as never),
    executions: 1,
    deprecated: false,
    registered_at_height: 1,
  });
  assert.is(info(c, 'other'), null);
  assert.is(info(c, 'send', 2), null);
});

test('a program runs with the authority of its caller, and no other account pays', () => {
  const c = programChain();
  register(c, text(), alice);
  const before = [alice, bob, carol].map((who) => c.balance(who));
  execute(c, { to: c.json(carol), amount: `${ONE}` }, bob)
    .emits('Transfer', { from: bob, to: carol, amount: ONE })
    .emits('ProgramExecuted', {
      name: 'send',
      version: 1,
      executor: bob,
      steps: [{ index: 0, operation: 'Transfer' }],
    });
  assert.equal(
    [alice, bob, carol].map((who, i) => c.balance(who) - before[i]!),
    [0n, -ONE, ONE],
  );
});

test('steps run in order, can use earlier results, and are skipped when their condition is false', () => {
  const c = pricedChain();
  register(
    c,
    text({
      params: [{ name: 'amount', type: 'amount' }],
      steps: [
        {
          op: 'Swap',
          args: {
            from_token: 'TRL',
            to_token: 'COIN',
            amount_in: '${amount}',
            min_amount_out: '${amount * 19 / 10000}',
          },
          as: 'swap',
        },
        {
          op: 'Transfer',
          when: 'swap.amount_out > 1000000',
          args: { to: `0x${bob.address}`, token_symbol: 'COIN', amount: '${swap.amount_out / 2}' },
        },
      ],
    }),
  );
  const before = c.balance(bob, 'COIN');
  const big = execute(c, { amount: `${ONE}` });
  const got = big.events.find(({ name }) => name === 'Swap')!.data.amount_out as bigint;
  assert.ok(got > 1_000_000n);
  assert.is(c.balance(bob, 'COIN') - before, got / 2n);
  execute(c, { amount: 1_000_000 }).emits('ProgramExecuted', { steps: [{ index: 0, operation: 'Swap' }] });
  assert.is(c.balance(bob, 'COIN') - before, got / 2n);
});

test('a rejected step undoes the whole run and reports the step and the reason', () => {
  const c = programChain();
  const pay = (amount: string) => ({ op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount } });
  register(c, text({ steps: [pay('${amount}'), pay("${balance(sender, 'TRL') + 1}")] }));
  const before = c.balance(bob);
  execute(c, { to: c.json(bob), amount: 7 }).fails(StepFailed, { index: 1, operation: 'Transfer' });
  assert.is(c.balance(bob), before);
  assert.is(info(c)!.executions, 0);
});

test('parameters have types, defaults, bounds and lists of allowed values', () => {
  const c = programChain();
  const params = [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'amount', default: 5, min: 2, max: '10' },
    { name: 'token', type: 'token', default: 'TRL', enum: ['TRL', 'COIN'] },
    { name: 'constructor', type: 'bps', default: 0 },
  ];
  const steps = [
    { op: 'Transfer', args: { to: '${to}', token_symbol: '${token}', amount: '${amount + constructor}' } },
  ];
  register(c, text({ params, steps }));
  const to = c.json(bob);
  execute(c, { to }).emits('Transfer', { amount: 5n });
  execute(c, { to, amount: '10', token: 'coin', constructor: 3 }).emits('Transfer', { amount: 13n });
  for (const [given, path, reason] of [
    [{}, 'to', 'is required'],
    [{ to: 'bob' }, 'to', undefined],
    [{ to, amount: 1 }, 'amount', 'must be at least 2'],
    [{ to, amount: 11 }, 'amount', 'must be at most 10'],
    [{ to, amount: '-5' }, 'amount', undefined],
    [{ to, token: 'NUTS' }, 'token', 'must be one of TRL, COIN'],
    [{ to, token: 'NONE' }, 'token', 'there is no token NONE'],
    [{ to, constructor: 10_001 }, 'constructor', undefined],
    [{ to, valueOf: 1 }, 'valueOf', undefined],
    ['{"to":1,"to":2}', 'to', 'is listed twice'],
    ['{"__proto__":1}', '__proto__', undefined],
    ['[]', '', 'must be an object of parameters by name'],
    ['', '', 'expected a value at character 1'],
  ] as const) {
    execute(c, given as object).fails(InvalidParams, { path, ...(reason === undefined ? {} : { reason }) });
  }
});

test("a program's requirements must hold, and a failure reports the author's text", () => {
  const c = programChain();
  const require = [{ expr: 'amount <= balance(sender, "TRL") / 2', error: 'too much for you' }];
  register(c, text({ require }));
  execute(c, { to: c.json(bob), amount: 1 });
  execute(c, { to: c.json(bob), amount: `${c.balance(alice)}` }).fails(RequireFailed, {
    expr: require[0]!.expr,
    message: 'too much for you',
  });
});

test('a run that exceeds its limits ends and is undone', () => {
  const c = programChain();
  register(c, text({ limits: { max_native: 10 } }));
  const to = c.json(bob);
  execute(c, { to, amount: 10 });
  execute(c, { to, amount: 11 }).fails(LimitExceeded, { limit: 'max_native', max: '10', got: '11', index: 0 });
  const steps = [
    { op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount: '${amount}' }, when: 'amount > 0' },
  ];
  register(c, text({ version: 2, limits: { max_gas: 5_000 }, steps }));
  execute(c, { to, amount: 1 }, alice, 'send', 2).fails(LimitExceeded, { limit: 'max_gas', max: 5_000, index: 0 });
});

test('a program that could never run is rejected at registration', () => {
  const c = programChain();
  const amount = { name: 'amount', type: 'amount' };
  const to = { name: 'to', type: 'address' };
  const refused = (change: object, path: string) => register(c, text(change)).fails(InvalidProgram, { path });
  refused({ params: [to, { ...amount, min: 5, max: 4 }] }, 'params[1].max');
  refused({ params: [to, { ...amount, min: 5, enum: [7, 4] }] }, 'params[1].enum[1]');
  refused({ limits: { max_gas: 10_039 } }, 'limits.max_gas');
  register(c, text({ params: [to, { ...amount, min: 5, max: 5, enum: [5] }], limits: { max_gas: 10_040 } }));
});

test('any field of an operation accepts an expression', () => {
  const c = programChain();
  const refused: string[] = [];
  const sampler = Object.assign(seeded(1), { operations: c.set.operations });
  let version = 0;
  for (const { name, definition, params } of c.set.operations.byName.values()) {
    if (!definition.composable) continue;
    const kinds = { text: 'string', address: 'address', u128: 'integer', u64: 'integer', safe64: 'integer' } as const;
    for (const [field, type] of Object.entries(definition.params)) {
      const kind = kinds[core(type.wire) as keyof typeof kinds];
      if (kind === undefined) continue;
      const sample = { ...(params.toJson(params.sample(sampler), c.text) as object), [field]: '${given}' };
      const program = { name: 'any-field', version: ++version, title: 'Any', params: [{ name: 'given', type: kind }] };
      const ran = register(c, { ...program, steps: [{ op: name, args: sample }] });
      if (ran.refusal !== undefined) refused.push(`${name}.${field}: ${JSON.stringify(ran.refusalDetails)}`);
      else c.block();
    }
  }
  assert.equal(refused, []);
});

test('a run never uses more gas than reported when its program was registered', () => {
  const c = programChain();
  const { gas_bound } = register(c, text({ require: [{ expr: 'balance(to, "COIN") > 0', error: 'no' }] })).returned[0]!;
  const { gasUsed } = execute(c, { to: c.json(bob), amount: 1 });
  const { gasUsed: transfer } = c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n });
  assert.ok(gasUsed <= 30_000 + (gas_bound as number) && gasUsed > 30_000 + 9_000, `${gasUsed} of ${gas_bound}`);
  assert.ok(gasUsed < 30_000 + 2 * transfer);
});

test('a name belongs to the account that registered it, and its versions increase', () => {
  const c = programChain();
  register(c, text());
  register(c, text({ version: 2 }), bob).fails(NameTaken, { name: 'send' });
  register(c, text()).fails(InvalidProgram, { path: 'version', reason: 'must be above 1, the newest version' });
  register(c, text({ version: 7 }));
  register(c, text({ version: 3 })).fails(InvalidProgram, { path: 'version' });
  assert.equal([info(c)!.version, info(c, 'send', 1)!.version], [7, 1]);
});

test('a deprecated version cannot run, but a later one can', () => {
  const c = programChain();
  const params = { to: c.json(bob), amount: 1 };
  register(c, text());
  deprecate(c, bob).fails(NotProgramOwner);
  deprecate(c, alice, 'none').fails(ProgramNotFound, { name: 'none', version: null });
  deprecate(c).emits('ProgramDeprecated', { name: 'send', version: 1, owner: alice });
  deprecate(c).fails(Deprecated);
  execute(c, params).fails(Deprecated, { name: 'send', version: 1 });
  register(c, text({ version: 2 }));
  execute(c, params).fails(Deprecated, { version: 1 });
  execute(c, params, alice, 'send', 2);
  execute(c, params, alice, 'send', 3).fails(ProgramNotFound, { name: 'send', version: 3 });
  execute(c, params, alice, 'none').fails(ProgramNotFound, { name: 'none', version: 1 });
});

test('the method runs the newest version and puts it into the signed bundle', () => {
  const c = programChain();
  const params = { to: c.json(bob), amount: 1 };
  register(c, text());
  register(c, text({ version: 2 }));
  const { ran, response } = c.write('executeProgram', ['send', params, alice]);
  ran.emits('ProgramExecuted', { version: 2, executor: alice });
  assert.equal(response, { version: 2 });
  deprecate(c);
  c.write('executeProgram', ['send', params, alice]).ran.fails(Deprecated);
  c.write('executeProgram', ['none', params, alice]).ran.fails(ProgramNotFound);
});

test('programs are listed by their newest version, the newest name first', () => {
  const c = programChain();
  for (const name of ['one', 'two', 'three']) register(c, text({ name }));
  register(c, text({ name: 'one', version: 4 }));
  const page = (...more: unknown[]) =>
    c.ask<{ programs: { name: string; version: number }[]; next_cursor: string | null }>('listPrograms', more);
  const first = page(2);
  const second = page(2, first.next_cursor);
  assert.equal(
    [...first.programs, ...second.programs].map(({ name, version }) => [name, version]),
    [
      ['three', 1],
      ['two', 1],
      ['one', 4],
    ],
  );
  assert.is(second.next_cursor, null);
});

test.run();
