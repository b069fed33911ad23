/** Asking about tokens: balances, records, lists. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import tokens from '../../../modules/tokens/index.js';
import { holdingsView, NATIVE } from '../../../modules/tokens/port.js';
import { module, UnknownToken } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain } from '../../kit/index.js';
import { create, genesisPart, genesisToken, info, tokensChain } from '../shared/coins.js';

test('a balance is returned in raw units and whole tokens, with the nonce', () => {
  const c = tokensChain({ balances: [[alice, 1_500_000_000n]] });
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n });
  assert.equal(c.ask('getBalance', [alice, 'trl']), {
    address: c.json(alice),
    token: 'TRL',
    mint: `0x${NATIVE}`,
    balance: '1499999999',
    decimals: 9,
    formatted: '1.499999999',
    locked: null,
    staked: null,
    nonce: 1,
  });
  assert.is(c.ask('getBalance', [carol, 'TRL']).balance, '0');
  c.refuses('getBalance', [alice, 'NOPE'], UnknownToken);
});

test('a balance includes the amounts that other modules hold for the account', () => {
  const vault = module('vault', {});
  const pool = module('pool', {});
  const c = chain([
    accounts,
    tokens,
    vault.define({
      answers: [vault.answer(holdingsView, (_, account) => ({ locked: account === alice.address ? 5n : 0n }))],
    }),
    pool.define({
      answers: [pool.answer(holdingsView, (_, __, mint) => (mint === NATIVE ? { locked: 2n, staked: 3n } : {}))],
    }),
  ]);
  create(c);
  const held = (who: Actor, token: string) => {
    const { locked, staked } = c.ask('getBalance', [who, token]);
    return [locked, staked];
  };
  assert.equal(held(alice, 'TRL'), ['7', '3']);
  assert.equal(held(bob, 'TRL'), ['2', '3']);
  assert.equal(held(alice, 'COIN'), ['5', null]);
});

test('whole tokens are exact for all decimals', () => {
  const formatted = (balance: bigint, decimals: number) => {
    const c = tokensChain();
    create(c, { supply: balance, decimals, mintable: true });
    return c.ask('getBalance', [alice, 'COIN']).formatted;
  };
  assert.is(formatted(0n, 18), '0');
  assert.is(formatted(7n, 0), '7');
  assert.is(formatted(1n, 18), '0.000000000000000001');
  assert.is(formatted(1_500_000n, 6), '1.5');
  assert.is(formatted(10n ** 24n, 6), '1000000000000000000');
});

test('an unknown token is returned as null', () => {
  assert.is(tokensChain().ask('getTokenInfo', ['NOPE']), null);
});

test('the native token has a fixed supply, no owner and locked metadata', () => {
  const native = info(tokensChain(), 'TRL');
  const { symbol, name, decimals, standard, mintable, owner, metadata_locked, total_supply, max_supply } = native;
  assert.equal([symbol, name, decimals, standard], ['TRL', 'Testland', 9, 'native']);
  assert.equal([mintable, owner, metadata_locked], [false, null, true]);
  assert.is(total_supply, max_supply);
});

test('tokens are listed by age, page by page', () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDX'), genesisToken('AAA')]) } });
  for (const symbol of ['ZED', 'BEE']) create(c, { symbol });
  interface List {
    readonly tokens: readonly { readonly symbol: string }[];
    readonly count: number;
    readonly next_cursor: string | null;
  }
  const first = c.ask<List>('listTokens', [3]);
  const second = c.ask<List>('listTokens', [3, first.next_cursor]);
  assert.equal(
    [...first.tokens, ...second.tokens].map(({ symbol }) => symbol),
    ['TRL', 'USDX', 'AAA', 'ZED', 'BEE'],
  );
  assert.equal([first.count, second.count, second.next_cursor], [3, 2, null]);
});

test('the convenience methods take their parameters in the order of the specification', () => {
  const rpc = (name: string) => tokens.operations[name]!.rpc;
  assert.equal(rpc('Transfer'), ['transfer', { sender: 'from' }, 'to', { token_symbol: 'token' }, 'amount']);
  assert.equal(rpc('CreateToken'), [
    'createToken',
    'name',
    'symbol',
    'decimals',
    'supply',
    { owner: 'owner', sender: 'owner' },
  ]);
  assert.equal(rpc('UpdateTokenMetadata')!.slice(0, 4), ['updateTokenMetadata', 'mint', 'sender', 'metadata_uri']);
  assert.equal(rpc('LockTokenMetadata'), ['lockTokenMetadata', 'mint', 'sender']);
});

test.run();
