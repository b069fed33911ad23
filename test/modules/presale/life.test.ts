/** Random lives of presales: an escrow always holds exactly what is owed. `TEST_STEPS=100000` for the long one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Contribution, Progress, Terms } from '../../../modules/presale/presale.js';
import { depositFor } from '../../../modules/presale/sale.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import type { Hash } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { seeded } from '../../runtime/codec/vocabulary.js';
import { stepsOr } from '../shared/steps.js';
import { DAY, escrowOf, HOUR, options, presaleChain, terms } from './presales.js';

const people: readonly Actor[] = [alice, bob, carol, dave];
const STEPS = stepsOr(2_000);

/** Everything that a presale owes: its tokens, and its payments. */
function owed(terms: Terms, progress: Progress, paid: readonly Contribution[]): { tokens: bigint; payment: bigint } {
  const sum = (of: (one: Contribution) => bigint) => paid.reduce((total, one) => total + of(one), 0n);
  if (progress.stage === 'finalized') return { tokens: sum(({ tokens, claimed }) => tokens - claimed), payment: 0n };
  return {
    tokens: progress.returned ? 0n : depositFor(terms),
    payment: sum(({ amount, refunded }) => (refunded ? 0n : amount)),
  };
}

/** Holds one presale to what it owes. */
function check(c: TestChain, id: number): void {
  const agreed = c.entry<Terms>('presale', 'terms', id)!;
  const state = c.entry<Progress>('presale', 'progress', id)!;
  const paid = people.flatMap(({ address }) => c.entry<Contribution>('presale', 'contributions', id, address) ?? []);
  const held = (mint: Hash) => c.entry<bigint>('tokens', 'balances', escrowOf(id), mint) ?? 0n;
  const { tokens, payment } = owed(agreed, state, paid);
  assert.is(held(agreed.token_mint), tokens, `tokens of ${id}, ${state.stage}`);
  assert.is(held(NATIVE), payment, `payments of ${id}, ${state.stage}`);
  const sum = (of: (one: Contribution) => bigint) => paid.reduce((total, one) => total + of(one), 0n);
  assert.is(
    sum(({ amount }) => amount),
    state.raised,
  );
  assert.is(
    sum((one) => one.tokens),
    state.sold,
  );
  assert.ok(state.sold <= agreed.tokens_for_sale && state.raised <= agreed.hard_cap);
  assert.is(paid.filter(({ refunded }) => !refunded).length, state.waiting);
}

test(`after each of ${STEPS} random steps every escrow covers its debts, and every presale ends`, () => {
  const random = seeded(5);
  const { c, mint } = presaleChain();
  const coin = { name: 'Two', symbol: 'TWO', decimals: 0, supply: 10n ** 13n, owner: carol };
  const tokens = [
    [alice, mint],
    [carol, c.run(carol, 'CreateToken', coin).returned[0]!.mint as Hash],
  ] as const;
  const done = new Map<string, number>();
  let last = 0;
  const create = (): readonly [Actor, string, object] => {
    const [creator, token] = tokens[random(2)]!;
    const hard_cap = BigInt(100 + random(900));
    const vesting =
      random(2) === 0 ? null : { tge_bps: random(10_001), cycle_seconds: DAY, cycle_bps: 1 + random(5_000) };
    return [
      creator,
      'CreatePresale',
      {
        ...terms(c, token),
        tokens_for_sale: BigInt(1_000 + random(1_000_000)),
        hard_cap,
        soft_cap: hard_cap / 4n + 1n + BigInt(random(Number(hard_cap / 2n))),
        min_contribution: BigInt(1 + random(5)),
        max_contribution: hard_cap / BigInt(1 + random(4)),
        start_time: c.time + random(2) * 600,
        end_time: c.time + 600 + HOUR + random(DAY),
        liquidity_bps: 5_100 + random(4_901),
        listing_rate_bps: 5_000 + random(5_001),
        options: options({ vesting, unsold: random(2) === 0 ? 'burn' : 'return' }),
      },
    ];
  };
  const next = (): readonly [Actor, string, object] => {
    const who = people[random(people.length)]!;
    const presale_id = Math.max(1, last - random(3));
    switch (random(12)) {
      case 0:
        return create();
      case 1:
        return [who, 'RefundPresale', { presale_id, contributor: null }];
      case 2:
        return [who, 'RefundPresale', { presale_id, contributor: people[random(people.length)]! }];
      case 3:
        return random(3) === 0 ? [tokens[random(2)]![0], 'CancelPresale', { presale_id }] : create();
      case 4:
        return [who, 'FinalizePresale', { presale_id }];
      case 5:
        return [who, 'ClaimPresale', { presale_id }];
      default:
        return [who, 'ContributePresale', { presale_id, amount: BigInt(1 + random(200)) }];
    }
  };
  for (let i = 0; i < STEPS; i++) {
    if (random(10) === 0) c.advance([60, 600, HOUR, DAY, 8 * DAY][random(5)]!);
    const [who, operation, params] = next();
    if (c.attempt(who, operation, params)) {
      done.set(operation, (done.get(operation) ?? 0) + 1);
      if (operation === 'CreatePresale') last++;
    }
    for (let id = Math.max(1, last - 5); id <= last; id++) check(c, id);
  }
  const tried = [...done.keys()].sort((a, b) => (a < b ? -1 : 1));
  assert.equal(tried, [
    'CancelPresale',
    'ClaimPresale',
    'ContributePresale',
    'CreatePresale',
    'FinalizePresale',
    'RefundPresale',
  ]);

  for (let day = 0; day < 5; day++) c.advance(60 * DAY);
  for (let presale_id = 1; presale_id <= last; presale_id++) {
    c.attempt(bob, 'FinalizePresale', { presale_id });
    for (const contributor of people) c.attempt(bob, 'RefundPresale', { presale_id, contributor });
  }
  for (let block = 0; block < 70; block++) c.advance(200 * DAY);
  for (let presale_id = 1; presale_id <= last; presale_id++) {
    for (const who of people) c.attempt(who, 'ClaimPresale', { presale_id });
  }
  for (let id = 1; id <= last; id++) check(c, id);
  for (const { key, value } of c.entries<bigint>('tokens', 'balances')) {
    const [account] = key;
    for (let id = 1; id <= last; id++) assert.ok(account !== escrowOf(id), `presale ${id} still holds ${value}`);
  }
});

test.run();
