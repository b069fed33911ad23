/** Making presales, and what is told of them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InvalidCaps, InvalidLiquidity, InvalidTimes, TokenNotEligible } from '../../../modules/presale/index.js';
import { InsufficientBalance, UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob, carol, h, type TestChain } from '../../kit/index.js';
import { ONE } from '../shared/pools.js';
import {
  activePresale,
  DAY,
  escrowOf,
  HOUR,
  pay,
  presaleChain,
  presaleInfo,
  SUPPLY,
  statusOf,
  terms,
} from './presales.js';

/** 60 % of the million for sale at 80 % of the rate. */
const FOR_POOL = 480_000_000_000n;
const DEPOSIT = 10n ** 12n + FOR_POOL;

test('a presale takes its maximum obligations from its creator and reserves its pair', () => {
  const { c, mint } = presaleChain();
  const given = terms(c, mint);
  const address = escrowOf(1);
  c.run(alice, 'CreatePresale', given)
    .returns({ presale_id: 1, address, escrow: DEPOSIT })
    .emits('PresaleCreated', { presale_id: 1, creator: alice, token_mint: mint, escrow: DEPOSIT });
  assert.equal([c.balance(alice, 'SEED'), c.balance(address, 'SEED')], [SUPPLY - DEPOSIT, DEPOSIT]);
  assert.equal(c.ask('getPresale', [1]), {
    presale_id: 1,
    address: `0x${address}`,
    creator: c.json(alice),
    token_mint: `0x${mint}`,
    token_symbol: 'SEED',
    payment_token: 'TRL',
    tokens_for_sale: '1000000000000',
    soft_cap: `${500n * ONE}`,
    hard_cap: `${1_000n * ONE}`,
    min_contribution: `${ONE}`,
    max_contribution: `${600n * ONE}`,
    start_time: given.start_time,
    end_time: given.end_time,
    liquidity_bps: 6_000,
    listing_rate_bps: 8_000,
    lp_lock_duration: 30 * DAY,
    vesting: null,
    unsold: 'return',
    whitelist_size: 0,
    title: null,
    description: null,
    url: null,
    created_at_height: 1,
    status: 'pending',
    raised: '0',
    sold: '0',
    contributors: 0,
    creator_contributed: '0',
    pool: null,
    lp_lock_id: null,
    finalized_at_height: null,
    distribution: { done: 0, total: 0 },
  });
  assert.is(c.ask('getPresale', [2]), null);
});

test('invalid terms are rejected, each with its code and field', () => {
  const { c, mint } = presaleChain();
  const refused = (change: object) => c.run(alice, 'CreatePresale', { ...terms(c, mint), ...change });
  refused({ tokens_for_sale: 0n }).fails(InvalidCaps, { field: 'tokens_for_sale' });
  refused({ hard_cap: 0n }).fails(InvalidCaps, { field: 'hard_cap' });
  for (const soft_cap of [0n, 1_001n * ONE, 250n * ONE - 1n])
    refused({ soft_cap }).fails(InvalidCaps, { field: 'soft_cap' });
  refused({ min_contribution: 0n }).fails(InvalidCaps, { field: 'min_contribution' });
  refused({ min_contribution: 1n, tokens_for_sale: 999n }).fails(InvalidCaps, { field: 'min_contribution' });
  refused({ max_contribution: ONE - 1n }).fails(InvalidCaps, { field: 'max_contribution' });
  refused({ max_contribution: 1_001n * ONE }).fails(InvalidCaps, { field: 'max_contribution' });
  for (const start_time of [c.time - 1, c.time + 30 * DAY + 1]) {
    refused({ start_time, end_time: start_time + DAY }).fails(InvalidTimes, { field: 'start_time' });
  }
  for (const lasts of [HOUR - 1, 90 * DAY + 1, -1]) {
    refused({ start_time: c.time, end_time: c.time + lasts }).fails(InvalidTimes, { field: 'end_time' });
  }
  for (const liquidity_bps of [5_099, 10_001])
    refused({ liquidity_bps }).fails(InvalidLiquidity, { field: 'liquidity_bps' });
  for (const listing_rate_bps of [4_999, 10_001]) {
    refused({ listing_rate_bps }).fails(InvalidLiquidity, { field: 'listing_rate_bps' });
  }
  for (const lp_lock_duration of [30 * DAY - 1, 3_155_760_001]) {
    refused({ lp_lock_duration }).fails(InvalidLiquidity, { field: 'lp_lock_duration' });
  }
  refused({ token_mint: h(7) }).fails(UnknownToken);
  refused({ payment_token: 'NOPE' }).fails(UnknownToken);
  refused({ tokens_for_sale: SUPPLY }).fails(InsufficientBalance, { token: 'SEED' });
});

test('a presale that could never succeed is rejected at creation', () => {
  const { c, mint } = presaleChain();
  const make = (change: object) => c.run(alice, 'CreatePresale', { ...terms(c, mint), ...change });
  const options = {
    vesting: null,
    unsold: 'return',
    whitelist: [bob, carol],
    title: null,
    description: null,
    url: null,
  };
  const few = { options, soft_cap: 500n * ONE, hard_cap: 1_000n * ONE };
  make({ ...few, max_contribution: 250n * ONE - 1n }).fails(InvalidCaps, { field: 'max_contribution' });
  const tiny = { hard_cap: 1_000n, min_contribution: 1n, max_contribution: 1_000n, tokens_for_sale: 2_000n };
  make({ ...tiny, soft_cap: 250n }).fails(InvalidCaps, { field: 'soft_cap' });
  make({ ...few, max_contribution: 250n * ONE });
});

test('a creator can sell only its own non-mintable token, for the native token or a stablecoin', () => {
  const { c, mint } = presaleChain({ stablecoins: ['USDA'] });
  const refused = (who: typeof alice, change: object) =>
    c.run(who, 'CreatePresale', { ...terms(c, mint), ...change }).fails(TokenNotEligible);
  refused(bob, {});
  refused(alice, { payment_token: 'SEED' });
  const coin = { name: 'Coin', symbol: 'COIN', decimals: 6, supply: SUPPLY, owner: alice };
  const [{ mint: more } = {}] = c.run(alice, 'CreateToken', { ...coin, mintable: true }).returned;
  refused(alice, { token_mint: more });
  refused(alice, { payment_token: 'COIN' });
  refused(alice, { token_mint: '0'.repeat(64), payment_token: 'USDA' });
  c.run(alice, 'SetTokenAuthority', { mint: more, role: 'mint', new: null });
  c.run(alice, 'CreatePresale', { ...terms(c, mint), token_mint: more, payment_token: 'USDA' });
  assert.is(presaleInfo(c).payment_token, 'USDA');
  refused(alice, { token_mint: more });
});

test('presales, their contributions and their status can be queried', () => {
  const { c, mint } = activePresale();
  const list = (...params: unknown[]) =>
    c.ask<{ presales: { presale_id: number }[]; count: number; next_cursor: string | null }>('listPresales', params);
  const ids = (...params: unknown[]) => list(...params).presales.map(({ presale_id }) => presale_id);
  pay(c, bob, 100n * ONE);
  pay(c, carol, 25n * ONE);
  assert.equal(statusOf(c), {
    presale_id: 1,
    status: 'active',
    raised: `${125n * ONE}`,
    soft_cap: `${500n * ONE}`,
    hard_cap: `${1_000n * ONE}`,
    progress_bps: 1_250,
    seconds_left: 2 * HOUR,
    contributors: 2,
    can_finalize: false,
    can_refund: false,
  } as never);
  assert.is(c.ask('getPresaleStatus', [2]), null);
  const paid = c.ask<{ contributions: { contributor: string; amount: string; tokens: string }[]; next_cursor: string }>(
    'getPresaleContributions',
    [1, 1],
  );
  assert.equal(
    paid.contributions.map(({ contributor, amount, tokens }) => [contributor, amount, tokens]),
    [[c.json(carol), `${25n * ONE}`, '25000000000']],
  );
  const rest = c.ask<typeof paid>('getPresaleContributions', [1, 9, paid.next_cursor]);
  assert.equal(
    rest.contributions.map(({ contributor }) => contributor),
    [c.json(bob)],
  );

  c.advance(2 * HOUR);
  c.block();
  assert.equal([statusOf(c).seconds_left, statusOf(c).can_refund], [0, true]);
  for (let i = 0; i < 4; i++) nextPresale(c, mint);
  assert.equal(ids(), [5, 4, 3, 2, 1]);
  assert.equal(ids(9, 'refunded'), [4, 3, 2]);
  assert.equal(ids(9, 'pending'), [5]);
  const page = list(2, 'refunded');
  assert.equal([page.count, ids(2, 'refunded', page.next_cursor)], [2, [2]]);
  assert.equal(ids(9, 'active'), []);
});

/** Another presale of the same token, cancelled at once unless it is the fourth. */
function nextPresale(c: TestChain, mint: Parameters<typeof terms>[1]): void {
  const { presale_id } = c.run(alice, 'CreatePresale', terms(c, mint)).returned[0]! as { presale_id: number };
  if (presale_id < 5) c.run(alice, 'CancelPresale', { presale_id });
}

test.run();
