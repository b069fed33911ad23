/** Checkpoints: what accounts held at heights that somebody keeps, against a model that remembers everything. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import tokens from '../../../modules/tokens/index.js';
import { tokensPort } from '../../../modules/tokens/port.js';
import { type Hash, module, t } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain, dave, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';

/** A module that keeps heights of tokens, as DAOs do. */
const keeper = module('keeper', { needs: { tokens: tokensPort.only('keepHeight', 'dropHeight') } }).define({
  operations: {
    Keep: {
      about: 'Keep a height.',
      params: { mint: t.mint, height: t.height },
      returns: { kept: t.height },
      gas: 40_000,
      execute: ({ use }, { mint, height }) => ({ kept: use.tokens.keepHeight(mint, height) }),
    },
    Drop: {
      about: 'Give a height up.',
      params: { mint: t.mint, height: t.height },
      gas: 40_000,
      execute: ({ use }, { mint, height }) => use.tokens.dropHeight(mint, height),
    },
  },
});

const PEOPLE: readonly Actor[] = [alice, bob, carol, dave];

function coinChain(): { c: TestChain; mint: Hash } {
  const c = chain([accounts, tokens, keeper]);
  const token = { name: 'Coin', symbol: 'COIN', decimals: 0, supply: 1_000n, owner: alice, mintable: true };
  return { c, mint: c.run(alice, 'CreateToken', token).returned[0]!.mint as Hash };
}

const keep = (c: TestChain, mint: Hash, height = c.height) =>
  c.run(dave, 'keeper.Keep', { mint, height }).returned[0]!.kept as number;
const drop = (c: TestChain, mint: Hash, height: number) => c.run(dave, 'keeper.Drop', { mint, height });
const send = (c: TestChain, from: Actor, to: Actor, amount: bigint) =>
  c.run(from, 'Transfer', { to, token_symbol: 'COIN', amount });
const port = <T>(c: TestChain, work: (tokens: NonNullable<ReturnType<typeof portOf>>) => T): T =>
  c.within((context) => work(context.port(tokensPort)!));
const portOf = (context: Parameters<Parameters<TestChain['within']>[0]>[0]) => context.port(tokensPort);
const balanceAt = (c: TestChain, who: Actor, mint: Hash, height: number) =>
  port(c, (tokens) => tokens.balanceAt(who.address, mint, height));
const written = (c: TestChain) => c.entries('tokens', 'checkpoints').length;

test('transfers write no checkpoints for a token whose history no one keeps', () => {
  const { c } = coinChain();
  send(c, alice, bob, 5n);
  c.block();
  send(c, bob, carol, 5n);
  assert.equal([c.entries('tokens', 'keptHeights'), written(c)], [[], 0]);
});

test('the largest possible height can be kept even when heights are shared', () => {
  const { c, mint } = coinChain();
  for (let i = 0; i < 40; i++) keep(c, mint, c.height + i);
  assert.is(keep(c, mint, Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
});

test('an account writes one checkpoint per kept height, before its first later move, with the balance of that height', () => {
  const { c, mint } = coinChain();
  send(c, alice, bob, 100n);
  const height = keep(c, mint);
  send(c, alice, bob, 10n);
  assert.is(written(c), 0, 'the block of the height has not ended');
  c.block();
  send(c, bob, carol, 60n);
  const before = JSON.stringify(c.entries('tokens', 'checkpoints'), (_, v) => (typeof v === 'bigint' ? `${v}` : v));
  for (let i = 0; i < 5; i++) {
    c.block();
    send(c, bob, carol, 1n);
    send(c, carol, bob, 1n);
  }
  const after = JSON.stringify(c.entries('tokens', 'checkpoints'), (_, v) => (typeof v === 'bigint' ? `${v}` : v));
  assert.is(after, before);
  assert.equal(
    PEOPLE.map((who) => balanceAt(c, who, mint, height)),
    [890n, 110n, 0n, 0n],
  );
});

test('minting and burning after a height does not change the supply at that height', () => {
  const { c, mint } = coinChain();
  const height = keep(c, mint, c.height + 3);
  c.reach(height);
  c.run(alice, 'MintToken', { mint, to: bob, amount: 7n });
  c.block();
  c.run(alice, 'BurnToken', { mint, amount: 100n });
  c.run(alice, 'MintToken', { mint, to: bob, amount: 9n });
  assert.is(
    port(c, (tokens) => tokens.supplyAt(mint, height)),
    1_007n,
  );
});

test('unneeded checkpoints are pruned a few per block, even during a new vote', () => {
  const { c, mint } = coinChain();
  const first = keep(c, mint);
  c.block();
  for (let i = 0; i < 120; i++) {
    const to = (i + 10_000).toString(16).padStart(64, '0');
    c.run(alice, 'Transfer', { to, token_symbol: 'COIN', amount: 1n });
  }
  assert.is(written(c), 121);
  drop(c, mint, first);
  c.block();
  assert.is(written(c), 71);
  const second = keep(c, mint);
  c.block();
  assert.is(written(c), 71, 'while a height is kept, nothing is forgotten by itself');
  send(c, alice, bob, 1n);
  assert.is(balanceAt(c, alice, mint, second), 880n);
  drop(c, mint, second);
  for (let i = 0; i < 3; i++) c.block();
  assert.equal([written(c), c.entries('tokens', 'useless')], [0, []]);
});

test('an account writes few checkpoints for any number of kept heights, since heights past thirty-two are shared', () => {
  const { c, mint } = coinChain();
  const kept = new Set<number>();
  const started = c.height;
  let latest = 0;
  for (let i = 0; i < 400; i++) {
    const height = keep(c, mint, c.height + ((i * 997) % 43_200));
    kept.add(height);
    assert.ok(height >= c.height);
    latest = Math.max(latest, height);
    if (i % 4 === 0) c.block();
  }
  assert.ok(kept.size < 70, `${kept.size} heights`);
  assert.ok(latest - started < 4 * 43_200, 'nobody waits for days more than he asked for');
  const honest = keep(c, mint, c.height) - c.height;
  assert.ok(honest <= 14_400, `${honest} blocks later than asked for`);
});

test('in every random run the balance recorded for a kept height is correct', () => {
  const who = fc.constantFrom(...PEOPLE);
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        op: fc.constant('send' as const),
        from: who,
        to: who,
        amount: fc.bigInt({ min: 1n, max: 400n }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ op: fc.constant('mint' as const), to: who, amount: fc.bigInt({ min: 1n, max: 50n }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ op: fc.constant('burn' as const), from: who, amount: fc.bigInt({ min: 1n, max: 50n }) }),
    },
    { weight: 2, arbitrary: fc.record({ op: fc.constant('keep' as const), later: fc.nat(6) }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('drop' as const), which: fc.nat(5) }) },
    { weight: 4, arbitrary: fc.record({ op: fc.constant('block' as const) }) },
  );
  let compared = 0;
  lives(step, (life) => {
    const { c, mint } = coinChain();
    const ends = new Map<number, readonly bigint[]>();
    const now = () => [...PEOPLE.map((one) => c.balance(one, 'COIN')), port(c, (tokens) => tokens.supply(mint))];
    const kept: number[] = [];
    for (const one of life) {
      if (one.op === 'send') c.attempt(one.from, 'Transfer', { to: one.to, token_symbol: 'COIN', amount: one.amount });
      else if (one.op === 'mint') c.attempt(alice, 'MintToken', { mint, to: one.to, amount: one.amount });
      else if (one.op === 'burn') c.attempt(one.from, 'BurnToken', { mint, amount: one.amount });
      else if (one.op === 'keep') kept.push(keep(c, mint, c.height + one.later));
      else if (one.op === 'drop') {
        const [height] = kept.splice(one.which, 1);
        if (height !== undefined) drop(c, mint, height);
      } else {
        ends.set(c.height, now());
        c.block();
      }
      for (const height of kept.filter((one) => one < c.height)) {
        const found = port(c, (tokens) => [
          ...PEOPLE.map(({ address }) => tokens.balanceAt(address, mint, height)),
          tokens.supplyAt(mint, height),
        ]);
        assert.equal(found, ends.get(height), `at ${height}`);
        compared++;
      }
    }
  });
  assert.ok(compared > 10_000, `${compared}`);
});

test.run();
