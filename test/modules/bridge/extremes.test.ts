/** Extremes of the bridge: sums over the life of a mapping, and amounts that only one of the two sides can hold. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InexactAmount, LimitExceeded } from '../../../modules/bridge/index.js';
import { InsufficientBalance } from '../../../runtime/sdk.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import { bridgeChain, checkLocked, DAY, deposit, FOUNDATION, limits, logOf, mintOf, withdraw } from './bridging.js';

const LARGEST = 2n ** 128n - 1n;
const MAX_SUPPLY = 2n ** 120n;
/** WETH has nine digits more on the other chain. */
const SCALE = 10n ** 9n;
const WBTC = { chain: 'bitcoin', symbol: 'WBTC' } as const;
const SOLANA = '5'.repeat(88);
const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** A chain that believes deposits without proof, and lets the largest amounts come at once. */
function open(): TestChain {
  const c = bridgeChain({ network: 'testnet' });
  for (const token of ['WETH', 'WBTC', 'WSOL'])
    limits(c, { mint: mintOf(c, token), per_tx: LARGEST, per_day: LARGEST });
  return c;
}

const hash = (n: number): string => `f${n.toString(16).padStart(63, '0')}`;
const bring = (c: TestChain, n: number, amount: bigint) =>
  deposit(c, { ...logOf(n, 0n), ...WBTC, tx_hash: hash(n), amount }, null);
const take = (c: TestChain, amount: bigint) => withdraw(c, alice, amount, BTC, 'WBTC', 'bitcoin');

test('a mapping can carry more units in both directions over its life than an amount can hold', () => {
  const c = open();
  for (let n = 1; n <= 600; n++) {
    bring(c, n, MAX_SUPPLY).emits('BridgeDeposited');
    take(c, MAX_SUPPLY).emits('BridgeWithdrawn');
    c.advance(DAY);
    c.block();
  }
  checkLocked(c);
  bring(c, 601, 7n).emits('BridgeDeposited');
  checkLocked(c);
});

test('deposits are rejected when burns outside the bridge make the locked total too large to record', () => {
  const c = open();
  const burn = () => c.run(alice, 'BurnToken', { mint: mintOf(c, 'WBTC'), amount: MAX_SUPPLY });
  for (let n = 1; n < 256; n++) {
    bring(c, n, MAX_SUPPLY).emits('BridgeDeposited');
    burn();
    c.advance(DAY);
    c.block();
  }
  bring(c, 256, MAX_SUPPLY).fails(LimitExceeded, { max: `${MAX_SUPPLY - 1n}` });
  bring(c, 256, MAX_SUPPLY - 1n).emits('BridgeDeposited');
  bring(c, 257, 1n).fails(LimitExceeded, { max: '0' });
  take(c, MAX_SUPPLY - 1n).emits('BridgeWithdrawn');
  bring(c, 257, 1n).emits('BridgeDeposited');
});

test('a refund after the totals were reset returns exactly the burned amount', () => {
  const c = open();
  bring(c, 1, MAX_SUPPLY).emits('BridgeDeposited');
  const withdrawal_id = 1;
  take(c, MAX_SUPPLY).returns({ withdrawal_id });
  c.advance(8 * DAY);
  c.block();
  for (let n = 2; n <= 300; n++) {
    bring(c, n, MAX_SUPPLY).emits('BridgeDeposited');
    take(c, n === 300 ? MAX_SUPPLY - 5n : MAX_SUPPLY).emits('BridgeWithdrawn');
    c.advance(DAY);
    c.block();
  }
  c.run(alice, 'BurnToken', { mint: mintOf(c, 'WBTC'), amount: 5n });
  c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id }).emits('BridgeRefunded', { amount: MAX_SUPPLY });
  assert.is(c.balance(alice, 'WBTC'), MAX_SUPPLY);
});

test('a withdrawal too large for the other chain fails and reports the largest possible amount', () => {
  const c = open();
  const max = LARGEST / SCALE;
  for (const n of [1, 2, 3, 4]) {
    deposit(c, { ...logOf(n, 0n), amount: LARGEST - (LARGEST % SCALE) }, null).emits('BridgeDeposited');
  }
  withdraw(c, alice, max + 1n).fails(LimitExceeded, { amount: `${max + 1n}`, max: `${max}` });
  withdraw(c, alice, max).emits('BridgeWithdrawn', { amount_external: max * SCALE });
  withdraw(c, alice, LARGEST).fails(LimitExceeded);
  checkLocked(c);
});

test('a deposit above the token maximum, or with more digits than this chain supports, is rejected', () => {
  const c = open();
  deposit(c, { ...logOf(1, 0n), chain: 'solana', symbol: 'WSOL', tx_hash: SOLANA, amount: LARGEST }, null).fails(
    LimitExceeded,
    { amount: `${LARGEST}`, max: `${MAX_SUPPLY / 1_000n}` },
  );
  deposit(c, { ...logOf(1, 0n), amount: SCALE - 1n }, null).fails(InexactAmount, { unit: `${SCALE}` });
  deposit(c, { ...logOf(1, 0n), amount: LARGEST }, null).fails(InexactAmount);
});

test('a fee above any supply is rejected, and the largest valid fee makes no amount too large to represent', () => {
  const c = open();
  limits(c, { base_fee: MAX_SUPPLY + 1n }).fails(LimitExceeded, { max: `${MAX_SUPPLY}` });
  limits(c, { base_fee: MAX_SUPPLY, fee_bps: 1_000 });
  deposit(c, { ...logOf(1, 0n), amount: 10n * SCALE }, null).emits('BridgeDeposited');
  withdraw(c, alice, LARGEST).fails(LimitExceeded);
  const { fees } = c.ask<{ fees: readonly { token: string; min_amount: string }[] }>('getBridgeFees', ['ethereum']);
  assert.is(fees[0]!.min_amount, `${MAX_SUPPLY}`);
  limits(c, { base_fee: 3n, fee_bps: 1_000 });
  withdraw(c, alice, 8n).fails(LimitExceeded, { amount: '8', max: '7' });
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'WETH', amount: 1n });
  withdraw(c, alice, 7n).fails(InsufficientBalance, { have: '9', need: '10' });
});

test.run();
