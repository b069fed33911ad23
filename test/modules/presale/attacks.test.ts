/** Attacks on presales: each is tried, and gains nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LpLocked, PairReserved } from '../../../modules/dex/index.js';
import {
  AboveMax,
  InvalidLiquidity,
  NothingToRefund,
  NotRefundable,
  NotSucceeded,
  TokenNotEligible,
} from '../../../modules/presale/index.js';
import { NotMintAuthority, Paused } from '../../../modules/tokens/index.js';
import { AccountFrozen, type Hash } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { keepers, MILLION } from '../shared/coins.js';
import { makePool, ONE, PLENTY, poolInfo } from '../shared/pools.js';
import {
  activePresale,
  DAY,
  escrowOf,
  finalize,
  HOUR,
  options,
  pay,
  presaleChain,
  presaleInfo,
  refund,
  SUPPLY,
  statusOf,
  terms,
} from './presales.js';

const pool = { token_a: 'SEED', token_b: 'TRL', amount_a: PLENTY, amount_b: ONE, lp_lock_duration: 0 };

test('no account can create the pool before the presale does and set its price', () => {
  const { c } = activePresale();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'SEED', amount: PLENTY });
  c.run(bob, 'CreatePool', pool).fails(PairReserved);
  c.run(bob, 'CreatePool', { ...pool, token_a: 'TRL', token_b: 'SEED' }).fails(PairReserved);
  pay(c, bob, 600n * ONE);
  c.advance(2 * HOUR);
  c.run(bob, 'CreatePool', pool).fails(PairReserved);
  finalize(c, carol);
  assert.is(poolInfo(c, 'TRL', 'SEED').price_b_in_a, '0.00125', 'the rate, with the discount of the listing');
});

test('a presale of a pair with a pool is rejected, and a cancelled presale releases its pair', () => {
  const { c, mint } = presaleChain();
  c.run(alice, 'CreatePresale', terms(c, mint));
  c.run(alice, 'CancelPresale', { presale_id: 1 });
  makePool(c, ['SEED', PLENTY], ['TRL', ONE]);
  const failure = c.attempt(alice, 'CreatePresale', terms(c, mint));
  assert.is(failure, false);
});

test('tokens sent to the escrow change neither the price nor the refunds', () => {
  const { c } = activePresale();
  pay(c, bob, 600n * ONE);
  c.run(carol, 'Transfer', { to: escrowOf(1), token_symbol: 'TRL', amount: 900n * ONE });
  c.run(alice, 'Transfer', { to: escrowOf(1), token_symbol: 'SEED', amount: 5n });
  c.advance(2 * HOUR);
  finalize(c, carol).emits('PresaleFinalized', {
    raised: 600n * ONE,
    liquidity_payment: 360n * ONE,
    to_creator: 240n * ONE,
  });
  c.block();
  assert.equal([c.balance(escrowOf(1)), c.balance(escrowOf(1), 'SEED')], [900n * ONE, 5n]);
});

test('a creator that can mint more of the token, now or later, cannot open a presale', () => {
  const { c } = presaleChain();
  const coin = { name: 'Rug', symbol: 'RUG', decimals: 6, supply: SUPPLY, owner: alice, mintable: true };
  const token_mint = c.run(alice, 'CreateToken', coin).returned[0]!.mint as Hash;
  c.run(alice, 'CreatePresale', terms(c, token_mint)).fails(TokenNotEligible);
  c.run(alice, 'SetTokenAuthority', { mint: token_mint, role: 'mint', new: null });
  c.run(alice, 'CreatePresale', terms(c, token_mint));
  c.run(alice, 'MintToken', { mint: token_mint, to: alice, amount: 1n }).fails(NotMintAuthority);
});

test("the creator's contributions to its own presale are reported", () => {
  const { c } = activePresale();
  pay(c, bob, 10n * ONE);
  pay(c, alice, 90n * ONE);
  pay(c, alice, 9n * ONE);
  assert.equal([presaleInfo(c).raised, presaleInfo(c).creator_contributed], [`${109n * ONE}`, `${99n * ONE}`]);
});

test('the creator cannot withdraw the locked liquidity or set a lock below thirty days', () => {
  const { c } = activePresale();
  pay(c, bob, 600n * ONE);
  c.advance(2 * HOUR);
  finalize(c, alice);
  const remove = { token_a: 'SEED', token_b: 'TRL', lp_amount: 100_000n, min_amount_a: 0n, min_amount_b: 0n };
  c.run(alice, 'RemoveLiquidity', remove).fails(LpLocked);
  c.advance(30 * DAY - 2);
  c.run(alice, 'RemoveLiquidity', remove).fails(LpLocked);
  const other = presaleChain();
  const short = { ...terms(other.c, other.mint), lp_lock_duration: 0 };
  other.c.run(alice, 'CreatePresale', short).fails(InvalidLiquidity, { field: 'lp_lock_duration' });
});

test('anyone can finalize a presale that its creator does not finalize', () => {
  const { c } = activePresale();
  pay(c, bob, 600n * ONE);
  c.advance(2 * HOUR);
  assert.is(statusOf(c).can_finalize, true);
  finalize(c, dave).emits('PresaleFinalized');
});

test('a presale that cannot be finalized for a week refunds everything', () => {
  const { c, escrow } = activePresale(
    { payment_token: 'USDA', soft_cap: 500n, hard_cap: 1_000n, min_contribution: 10n, max_contribution: 600n },
    { stablecoins: ['USDA'] },
  );
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['USDA']).mint.slice(2);
  pay(c, bob, 600n);
  pay(c, carol, 400n);
  c.run(keepers.blocklister, 'FreezeAccount', { mint, account: alice, frozen: true });
  finalize(c, dave).fails(AccountFrozen);
  refund(c, bob).fails(NotRefundable, { status: 'succeeded' });
  c.advance(7 * DAY - 1);
  refund(c, bob).fails(NotRefundable);
  c.advance(1);
  assert.equal([statusOf(c).status, statusOf(c).can_refund], ['succeeded', true]);
  refund(c, dave, bob).emits('PresaleFailed', { raised: 1_000n }).emits('PresaleRefunded', { amount: 600n });
  finalize(c, dave).fails(NotSucceeded, { status: 'refunding' });
  refund(c, carol).emits('PresaleDepositReturned', { creator: alice });
  assert.equal([c.balance(escrow, 'USDA'), c.balance(alice, 'SEED')], [0n, SUPPLY]);
});

test('an unfinalized presale ends automatically after a week, with a bounded number of refunds per block', () => {
  const people = Array.from({ length: 410 }, (_, i) => actor(`buyer-${i}`));
  const { c, escrow } = activePresale({ min_contribution: ONE, soft_cap: 400n * ONE, hard_cap: 900n * ONE });
  for (const one of people) {
    c.run(bob, 'Transfer', { to: one, token_symbol: 'TRL', amount: ONE });
    c.run(one, 'ContributePresale', { presale_id: 1, amount: ONE });
  }
  c.advance(2 * HOUR);
  c.block().emits('PresaleSucceeded');
  c.advance(7 * DAY);
  c.block().emits('PresaleFailed', { raised: 410n * ONE });
  const given = [1, 2, 3, 4].map(() => c.block().events.filter(({ name }) => name === 'PresaleRefunded').length);
  assert.equal(given, [200, 200, 10, 0]);
  assert.equal([statusOf(c).status, c.balance(escrow), c.balance(escrow, 'SEED')], ['refunded', 0n, 0n]);
  c.run(alice, 'CreatePresale', terms(c, c.ask<{ mint: string }>('getTokenInfo', ['SEED']).mint.slice(2) as Hash));
});

test('a payment token paused when a presale fails delays refunds without halting the chain', () => {
  const { c } = activePresale(
    { payment_token: 'USDA', soft_cap: 500n, hard_cap: 1_000n, min_contribution: 10n, max_contribution: 600n },
    { stablecoins: ['USDA'] },
  );
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['USDA']).mint.slice(2);
  pay(c, bob, 100n);
  c.run(keepers.pauser, 'PauseToken', { mint, paused: true });
  c.advance(2 * HOUR);
  c.block().emits('PresaleFailed');
  refund(c, bob).fails(Paused);
  c.advance(31 * DAY);
  c.block();
  c.run(keepers.pauser, 'PauseToken', { mint, paused: false });
  refund(c, bob).emits('PresaleRefunded', { amount: 100n });
});

test('an account cannot exceed its share in small steps or be refunded twice', () => {
  const { c } = activePresale();
  for (let i = 0; i < 6; i++) pay(c, bob, 100n * ONE).succeeded;
  pay(c, bob, ONE).fails(AboveMax);
  const { c: failing } = activePresale();
  pay(failing, bob, 100n * ONE);
  failing.advance(2 * HOUR);
  refund(failing, bob);
  refund(failing, bob).fails(NotRefundable, { status: 'refunded' });
  const { c: two } = activePresale();
  pay(two, bob, 100n * ONE);
  pay(two, carol, ONE);
  two.advance(2 * HOUR);
  refund(two, bob);
  refund(two, dave, bob).fails(NothingToRefund);
  assert.is(two.balance(bob), MILLION);
});

test('rounding never promises more tokens than are for sale', () => {
  const { c } = activePresale({
    tokens_for_sale: 1_000_003n,
    hard_cap: 700n,
    soft_cap: 200n,
    min_contribution: 1n,
    max_contribution: 700n,
  });
  for (let i = 0; i < 100; i++) for (const who of [bob, carol, dave]) pay(c, who, BigInt(1 + (i % 3))).succeeded;
  pay(c, alice, 700n - 3n * 199n).emits('PresaleSucceeded');
  const { raised, sold } = presaleInfo(c);
  assert.is(raised, '700');
  assert.ok(BigInt(sold) <= 1_000_003n && BigInt(sold) > 1_000_003n - 5n);
  finalize(c, dave);
  c.block();
  assert.is(c.balance(escrowOf(1), 'SEED'), 0n);
});

test('a thousand contributors receive their tokens within five blocks', () => {
  const { c } = activePresale({
    min_contribution: 1n,
    tokens_for_sale: 10n ** 12n,
    hard_cap: 1_000n,
    soft_cap: 1_000n,
    max_contribution: 1n,
  });
  crowd(c, 1_000);
  finalize(c, dave);
  for (const done of [200, 400, 600, 800, 1_000]) {
    c.block();
    assert.equal(presaleInfo(c).distribution, { done, total: 1_000 });
  }
  c.block().emitsOnly();
  assert.is(c.balance(escrowOf(1), 'SEED'), 0n);
});

test('two presales finalized together share the per-block work limit', () => {
  const { c, mint } = presaleChain();
  const coin = { name: 'Two', symbol: 'TWO', decimals: 6, supply: SUPPLY, owner: alice };
  const other = c.run(alice, 'CreateToken', coin).returned[0]!.mint as Hash;
  const small = {
    min_contribution: 1n,
    tokens_for_sale: 10n ** 12n,
    hard_cap: 150n,
    soft_cap: 150n,
    max_contribution: 1n,
  };
  for (const token of [mint, other]) c.run(alice, 'CreatePresale', { ...terms(c, token), ...small });
  c.advance(60);
  crowd(c, 150, 1);
  crowd(c, 150, 2);
  for (const id of [1, 2]) finalize(c, dave, id);
  c.block();
  assert.equal([presaleInfo(c, 1).distribution.done, presaleInfo(c, 2).distribution.done], [150, 50]);
  c.block();
  assert.equal(presaleInfo(c, 2).distribution.done, 150);
});

/** So many people pay one raw unit each. */
function crowd(c: TestChain, size: number, presale_id = 1): void {
  for (let i = 0; i < size; i++) {
    const one = actor(`one of the crowd ${i}`).address;
    c.run(bob, 'Transfer', { to: one, token_symbol: 'TRL', amount: 1n });
    c.run(one, 'ContributePresale', { presale_id, amount: 1n });
  }
}

test('vesting never releases tokens before they are due', () => {
  const vesting = { tge_bps: 0, cycle_seconds: DAY, cycle_bps: 10_000 };
  const { c } = activePresale({ options: options({ vesting }) });
  pay(c, bob, 600n * ONE);
  c.advance(2 * HOUR);
  finalize(c, bob);
  c.block().emitsOnly();
  assert.is(c.attempt(bob, 'ClaimPresale', { presale_id: 1 }), false);
  c.advance(DAY);
  c.run(bob, 'ClaimPresale', { presale_id: 1 });
  assert.is(c.balance(bob, 'SEED'), 600_000_000_000n);
});

test.run();
