/** Steps: which operations they may be, how their fields are checked before and while they run, and what they never get. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { modules } from '../../../modules/index.js';
import programs, {
  EvaluationFailed,
  InvalidParams,
  InvalidProgram,
  StepFailed,
} from '../../../modules/programs/index.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { module, t } from '../../../runtime/sdk.js';
import { alice, bob, carol } from '../../kit/index.js';
import { ONE } from '../shared/pools.js';
import { proofOf, pubkeyOf } from '../shared/stakers.js';
import { execute, pricedChain, programChain, register, text } from './running.js';

const all = loadModules(
  await Promise.all(modules.map(async ({ number, load }) => [number, (await load()).default] as const)),
);

test('programs run only operations that move tokens, trade, stake, anchor and name', () => {
  const allowed = [...all.operations.byName.values()]
    .filter(({ definition }) => definition.composable)
    .map(({ name }) => name);
  assert.equal(allowed.sort(), [
    'AddLiquidity',
    'Anchor',
    'BatchTransfer',
    'BatchTransferMultiToken',
    'ClaimPoolRewards',
    'ClaimRewards',
    'ClaimUnstake',
    'CommitName',
    'FundStakingPool',
    'LockLiquidity',
    'Redelegate',
    'RegisterName',
    'RemoveLiquidity',
    'SetNameRecord',
    'Stake',
    'StakeToPool',
    'Swap',
    'SwapRoute',
    'Transfer',
    'TransferMultiToken',
    'TransferName',
    'TransferNft',
    'Unstake',
    'UnstakeFromPool',
  ]);
});

test('key, recovery, multi-signature, governance, upgrade, bridge and program operations are rejected', () => {
  const c = programChain();
  for (const op of [
    'AddKey',
    'RotateKey',
    'CreateMultiSig',
    'ApproveMultiSigTx',
    'RegisterProgram',
    'ExecuteProgram',
    'DeprecateProgram',
    'CreateToken',
  ]) {
    register(c, text({ params: [], steps: [{ op, args: {} }] })).fails(InvalidProgram, {
      path: 'steps[0].op',
      reason: `a program cannot run ${op}`,
    });
  }
  for (const op of ['Nothing', 'constructor', '__proto__', 'toString']) {
    register(c, text({ params: [], steps: [{ op, args: {} }] })).fails(InvalidProgram, {
      path: 'steps[0].op',
      reason: `this chain has no operation ${op}`,
    });
  }
});

test("another module's operation is a valid step if its declaration allows it", () => {
  const form = { about: 'Counts.', params: { by: t.u8 }, gas: 40_000, execute: () => undefined };
  const counting = module('counting', {}).define({
    operations: { Open: { ...form, composable: true as const }, Closed: form },
  });
  const c = programChain({}, [counting]);
  register(c, text({ params: [], steps: [{ op: 'counting.Open', args: { by: '${2 + 3}' } }] }));
  execute(c).emits('ProgramExecuted', { steps: [{ index: 0, operation: 'counting.Open' }] });
  register(c, text({ version: 2, params: [], steps: [{ op: 'counting.Closed', args: { by: 1 } }] })).fails(
    InvalidProgram,
  );
});

/** A program with one step. */
const step = (args: unknown, more: object = {}, op = 'Transfer') =>
  text({
    params: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'amount' },
      { name: 'token', type: 'token' },
      { name: 'words', type: 'string' },
    ],
    steps: [{ op, args, ...more }],
  });

test('each operation validates its own fields when a program is registered', () => {
  const c = programChain();
  const good = { to: '${to}', token_symbol: '${token}', amount: '${amount}' };
  const refused = (args: unknown, path: string, reason?: string, more?: object, op?: string) =>
    register(c, step(args, more, op)).fails(InvalidProgram, { path, ...(reason === undefined ? {} : { reason }) });
  refused({ ...good, amount: undefined }, 'steps[0].args.amount', 'is required');
  refused({ ...good, extra: 1 }, 'steps[0].args.extra');
  refused({ ...good, constructor: 1 }, 'steps[0].args.constructor');
  refused([], 'steps[0].args', 'must be object');
  refused('${to}', 'steps[0].args', 'is an address where no expression is allowed');
  refused({ ...good, amount: '${to}' }, 'steps[0].args.amount', 'is an address where a number is required');
  refused({ ...good, to: '${amount}' }, 'steps[0].args.to', 'is a number where an address is required');
  refused({ ...good, to: 'bob' }, 'steps[0].args.to');
  refused({ ...good, amount: '1.5' }, 'steps[0].args.amount');
  refused({ ...good, memo: 'pay ${amount}' }, 'steps[0].args.memo', 'an expression must be the whole text: "${…}"');
  refused({ ...good, memo: 'x'.repeat(129) }, 'steps[0].args.memo');
  refused(good, 'steps[0].when', 'is a number instead of a condition', { when: '1' });
  refused({ ...good, amount: '${}' }, 'steps[0].args.amount', 'has the end at character 1 instead of a value');
  register(c, step({ ...good, memo: '${words}' }));
});

test('list entries can be expressions', () => {
  const c = programChain();
  const transfers = [
    { to: '${to}', token_symbol: '${token}', amount: '${amount}' },
    { to: `0x${carol.address}`, token_symbol: 'TRL', amount: '${amount * 2}' },
  ];
  register(c, step({ transfers }, {}, 'BatchTransfer'));
  execute(c, { to: c.json(bob), amount: 5, token: 'COIN', words: '' })
    .emits('Transfer', { from: alice, to: bob, amount: 5n })
    .emits('Transfer', { from: alice, to: carol, amount: 10n });
  register(c, {
    ...step({ transfers: [{ ...transfers[0], amount: '${to}' }] }, {}, 'BatchTransfer'),
    version: 2,
  }).fails(InvalidProgram, {
    path: 'steps[0].args.transfers[0].amount',
    reason: 'is an address where a number is required',
  });
});

test('a value that its field rejects ends the run and reports its position', () => {
  const c = programChain();
  register(c, step({ to: '${to}', token_symbol: '${token}', amount: '${amount * 4}', memo: '${words}' }));
  const given = { to: c.json(bob), amount: 1, token: 'TRL', words: 'for bread' };
  execute(c, given);
  execute(c, { ...given, words: 'x'.repeat(129) }).fails(EvaluationFailed, {
    path: 'steps[0].args.memo',
    expr: null,
    index: 0,
  });
  execute(c, { ...given, amount: `${2n ** 128n - 1n}` }).fails(EvaluationFailed, {
    path: 'steps[0].args.amount',
    index: 0,
  });
  execute(c, { ...given, amount: 0 }).fails(StepFailed, { index: 0, operation: 'Transfer' });
});

test('only later steps can use results, by the fields that the operation declares', () => {
  const c = pricedChain();
  const swap = {
    op: 'Swap',
    args: { from_token: 'TRL', to_token: 'COIN', amount_in: `${ONE}`, min_amount_out: 1 },
    as: 'swap',
  };
  const pay = (amount: string) => ({ op: 'Transfer', args: { to: `0x${bob.address}`, token_symbol: 'COIN', amount } });
  const refused = (steps: object[], path: string, reason: string) =>
    register(c, text({ params: [], steps })).fails(InvalidProgram, { path, reason });
  refused(
    [pay('${swap.amount_out}'), swap],
    'steps[0].args.amount',
    'uses swap, which is not the result of an earlier step',
  );
  refused([swap, pay('${swap}')], 'steps[1].args.amount', 'uses the result swap without a field');
  refused(
    [swap, pay('${swap.constructor}')],
    'steps[1].args.amount',
    'uses swap.constructor, but its fields are amount_out',
  );
  refused([swap, swap], 'steps[1].as', 'swap is already in use');
  refused([{ ...swap, as: 'price' }], 'steps[0].as', 'price is reserved in expressions');
  register(c, text({ params: [], steps: [{ ...swap, when: 'height() < 3' }, pay('${swap.amount_out}')] }));
  execute(c);
  c.advance(10);
  c.advance(10);
  execute(c).fails(EvaluationFailed, { index: 1, reason: 'uses the result swap of a skipped step' });
});

test('a validator can be named by its account or its key wherever either is accepted', () => {
  const c = programChain();
  const key = pubkeyOf(carol);
  c.run(carol, 'Stake', { validator_pubkey: key, amount: 5_000n * ONE, proof_of_possession: proofOf(c, carol) });
  c.run(carol, 'SetPoolConfig', {
    pool_enabled: true,
    pool_name: 'pool',
    min_delegation: 1n,
    auto_compound_default: false,
  });
  const params = [{ name: 'validator', type: 'validator' }];
  register(
    c,
    text({
      params,
      require: [{ expr: 'staked(sender) < 5000000000000', error: 'enough' }],
      steps: [
        { op: 'Stake', args: { validator_pubkey: '${validator}', amount: `${ONE}` } },
        { op: 'Unstake', args: { amount: 7, validator: '${validator}' } },
      ],
    }),
  );
  for (const validator of [c.json(carol), `0x${key}`, key]) execute(c, { validator }, bob);
  execute(c, { validator: c.json(alice) }, bob).fails(InvalidParams, { path: 'validator' });
});

test('the module requests no authority beyond dispatch', () => {
  assert.equal(Object.keys(programs.needs).sort(), ['dex', 'dispatch', 'pools', 'staking', 'tokens']);
  assert.equal(programs.needs.tokens!.functions, ['balance', 'lookUp', 'find', 'info']);
});

test.run();
