/** Tokens: moving them, one by one and in batches. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NATIVE } from '../../../modules/tokens/port.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import {
  type Address,
  AmountZero,
  InsufficientBalance,
  InvalidAddress,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol } from '../../kit/index.js';
import { coinChain, MILLION, tokensChain } from '../shared/coins.js';

// --- transfers

test('a transfer moves an amount and emits an event', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 250n }).emits('Transfer', {
    from: alice,
    to: bob,
    token: 'TRL',
    amount: 250n,
  });
  assert.is(c.balance(alice), MILLION - 250n);
  assert.is(c.balance(bob), MILLION + 250n);
});

test('a token is named by its symbol in any letter case, or by its mint', () => {
  const { c, mint } = coinChain();
  for (const name of ['COIN', 'coin', 'Coin', `0x${mint}`, `0x${mint.toUpperCase()}`]) {
    c.run(alice, 'Transfer', { to: bob, token_symbol: name, amount: 1n }).emits('Transfer', { token: 'COIN' });
  }
  for (const name of ['trl', 'TRL', `0x${NATIVE}`]) {
    c.run(alice, 'Transfer', { to: bob, token_symbol: name, amount: 1n }).emits('Transfer', { token: 'TRL' });
  }
  assert.is(c.balance(bob, 'COIN'), 5n);
  assert.is(c.balance(bob), MILLION + 3n);
});

test('an account cannot move more than it has', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION + 1n }).fails(InsufficientBalance, {
    token: 'TRL',
    have: '1000000000000000',
    need: '1000000000000001',
  });
});

test('a transfer of zero, to the zero address, or of an unknown token is rejected', () => {
  const c = tokensChain();
  const move = (change: object) => c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n, ...change });
  move({ amount: 0n }).fails(AmountZero);
  move({ to: ZERO_ADDRESS }).fails(InvalidAddress);
  for (const name of ['NOPE', `0x${'ab'.repeat(32)}`, '0xab', 'ÄÖÜ']) {
    move({ token_symbol: name }).fails(UnknownToken, { token: name });
  }
});

test('a memo has at most 128 characters', () => {
  const c = tokensChain();
  const move = (memo: string) => c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n, memo });
  move('漢'.repeat(128));
  move('x'.repeat(129)).fails(MalformedBundle, { at: 'operations[0].memo' });
});

test('a sender that pays itself keeps its balance', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: alice, token_symbol: 'TRL', amount: MILLION }).emits('Transfer');
  assert.is(c.balance(alice), MILLION);
  c.run(alice, 'Transfer', { to: alice, token_symbol: 'TRL', amount: MILLION + 1n }).fails(InsufficientBalance);
});

test('an account with an empty balance has no record left', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION });
  assert.not(c.entries('tokens', 'balances').some(({ key }) => key[0] === alice.address));
});

test('the first transfer of a bundle costs 21,000 gas and each further one 9,000', () => {
  const c = tokensChain();
  const move = ['Transfer', { to: bob, token_symbol: 'TRL', amount: 1n }] as const;
  assert.is(c.bundle(alice, [move]).gasUsed, 21_000);
  const three = c.bundle(alice, [move, move, move]).gasUsed;
  assert.ok(three >= 21_000 + 2 * 9_000 && three < 21_000 + 2 * 9_000 + 16 * 256);
});

test('the transfers of one bundle succeed or fail together', () => {
  const c = tokensChain();
  c.bundle(alice, [
    ['Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION }],
    ['Transfer', { to: bob, token_symbol: 'TRL', amount: 1n }],
  ]).fails(InsufficientBalance, { have: '0' });
  assert.is(c.balance(alice), MILLION);
});

// --- batches

const entry = (to: Actor | Address, amount: bigint, token_symbol = 'TRL') => ({ to, token_symbol, amount });

test('a batch moves several tokens to several accounts', () => {
  const { c } = coinChain();
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), entry(carol, 2n, 'COIN'), entry(bob, 3n, 'coin')] });
  assert.is(c.balance(bob), MILLION + 1n);
  assert.is(c.balance(bob, 'COIN'), 3n);
  assert.is(c.balance(carol, 'COIN'), 2n);
  assert.is(c.balance(alice, 'COIN'), 995n);
});

test('a batch combines transfers of one token to one account into one transfer of the sum', () => {
  const c = tokensChain();
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), entry(carol, 5n), entry(bob, 2n)] })
    .emitsOnly('Transfer', 'Transfer')
    .emits('Transfer', { to: bob, amount: 3n })
    .emits('Transfer', { to: carol, amount: 5n });
});

test('a batch that exceeds the balance moves nothing', () => {
  const c = tokensChain();
  const half = MILLION / 2n;
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, half), entry(bob, half + 1n)] }).fails(InsufficientBalance, {
    need: `${MILLION + 1n}`,
  });
});

test('every entry of a batch obeys the rules of a transfer', () => {
  const c = tokensChain();
  const batch = (bad: object) => c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), bad] });
  batch(entry(carol, 0n)).fails(AmountZero);
  batch(entry(ZERO_ADDRESS, 1n)).fails(InvalidAddress);
  batch(entry(carol, 1n, 'NOPE')).fails(UnknownToken);
});

test('a batch has 1 to 256 entries and costs 12,000 gas plus 9,000 for each', () => {
  const c = tokensChain();
  const batch = (n: number) =>
    c.run(alice, 'BatchTransfer', { transfers: Array.from({ length: n }, () => entry(bob, 1n)) });
  batch(0).fails(MalformedBundle);
  batch(257).fails(MalformedBundle);
  assert.is(batch(2).gasUsed, 12_000 + 2 * 9_000);
  batch(256);
});

test('a batch has the same effect as its entries one by one', () => {
  const people = [alice, bob, carol];
  const entries = fc.array(
    fc.record({
      to: fc.constantFrom(...people),
      token_symbol: fc.constantFrom('TRL', 'COIN'),
      amount: fc.bigInt({ min: 1n, max: 150n }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(entries, (transfers) => {
      const [one, other] = [coinChain().c, coinChain().c];
      one.run(alice, 'BatchTransfer', { transfers });
      for (const move of transfers) other.run(alice, 'Transfer', move);
      for (const who of people) {
        assert.is(one.balance(who), other.balance(who));
        assert.is(one.balance(who, 'COIN'), other.balance(who, 'COIN'));
      }
    }),
    { numRuns: 20 },
  );
});

test.run();
