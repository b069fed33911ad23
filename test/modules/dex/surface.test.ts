/** What callers see of pools and presales: methods with their parameters in the order of the specification, and the fee as a parameter of the chain. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withNode } from '../../golden/distribution.js';
import { bob } from '../../kit/index.js';
import { dexChain, given, makePool, ONE, poolInfo, reserves, swap } from '../shared/pools.js';

/** Names of the parameters; a question mark says that one may be left out. */
const SPECIFIED: Readonly<Record<string, string>> = {
  createPool: 'token_a, token_b, amount_a, amount_b, lp_lock_duration, sender, opts?',
  addLiquidity: 'token_a, token_b, amount_a, amount_b, min_lp_tokens, sender, opts?',
  removeLiquidity: 'token_a, token_b, lp_amount, min_amount_a, min_amount_b, sender, opts?',
  swap: 'from_token, to_token, amount_in, min_amount_out, sender, opts?',
  getPool: 'token_a, token_b',
  listPools: 'limit?, cursor?',
  quoteSwap: 'from_token, to_token, amount_in, sender?',
  getPrice: 'from_symbol, to_symbol',
  createPresale:
    'token_mint, payment_token?, tokens_for_sale, soft_cap, hard_cap, min_contribution, max_contribution, start_time, end_time, liquidity_bps, listing_rate_bps, lp_lock_duration?, sender, options?, opts?',
  contributePresale: 'presale_id, amount, sender, opts?',
  finalizePresale: 'presale_id, sender, opts?',
  refundPresale: 'presale_id, sender, contributor?, opts?',
  getPresale: 'presale_id',
  listPresales: 'limit?, status?, cursor?',
  getPresaleContributions: 'presale_id, limit?, cursor?',
  getPresaleStatus: 'presale_id',
};

test('pool and presale methods take their parameters in the order of the specification', () =>
  withNode(async (node) => {
    for (const [name, expected] of Object.entries(SPECIFIED)) {
      const method = node.methods.find((one) => one.name === `chain_${name}`);
      const params = method?.params.map((param) => (param.required ? param.name : `${param.name}?`));
      assert.is(params?.join(', '), expected, name);
    }
  }));

test('every defined operation, error and event exists under its number', () =>
  withNode(async ({ set }) => {
    const ids = (module: string) =>
      [...set.operations.byName.values()].filter((one) => one.module === module).map(({ id, name }) => `${id} ${name}`);
    assert.equal(ids('dex').sort(byNumber), [
      '20 CreatePool',
      '21 AddLiquidity',
      '22 RemoveLiquidity',
      '23 Swap',
      '24 SwapRoute',
      '25 LockLiquidity',
      '26 TransferLpLock',
      '27 ExtendLpLock',
    ]);
    assert.equal(ids('presale').sort(byNumber), [
      '50 CreatePresale',
      '51 ContributePresale',
      '52 FinalizePresale',
      '53 RefundPresale',
      '54 CancelPresale',
      '55 ClaimPresale',
    ]);
    const gas = (name: string) => {
      const declared = set.operations.byName.get(name)!.definition.gas;
      return typeof declared === 'object' ? declared.base : declared;
    };
    const table = {
      CreatePool: 200_000,
      AddLiquidity: 90_000,
      RemoveLiquidity: 90_000,
      Swap: 80_000,
      SwapRoute: 80_000,
    };
    const sale = { CreatePresale: 250_000, ContributePresale: 80_000, FinalizePresale: 300_000, RefundPresale: 50_000 };
    for (const [name, wanted] of Object.entries({ ...table, ...sale })) assert.is(gas(name), wanted, name);
  }));

const byNumber = (a: string, b: string): number => Number.parseInt(a, 10) - Number.parseInt(b, 10);

test('the swap fee is a chain parameter', () => {
  const c = dexChain(['COIN'], { params: { 'dex.fee_bps': 100 } });
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  const out = given(10n * ONE, reserves(c), 100n);
  swap(c, bob, 'TRL', 'COIN', 10n * ONE).returns({ amount_out: out });
  assert.is((poolInfo(c) as unknown as { fee_bps: number }).fee_bps, 100);
  for (const fee of [0, 101]) assert.throws(() => dexChain([], { params: { 'dex.fee_bps': fee } }));
});

test.run();
