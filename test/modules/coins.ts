/** What tests of tokens share: a chain with a coin on it, and parts of a genesis file. */

import accounts from '../../modules/accounts/index.js';
import tokens from '../../modules/tokens/index.js';
import type { Hash, Json } from '../../runtime/sdk.js';
import { alice, bob, type ChainOptions, chain, type TestChain } from '../kit/index.js';

/** A million native units in raw: what everybody has on a test chain. */
export const MILLION = 10n ** 15n;

export const tokensChain = (options?: ChainOptions) => chain([accounts, tokens], options);

/** What alice creates where a test needs a token. */
export const coin = { name: 'Coin', symbol: 'COIN', decimals: 6, supply: 1_000n, owner: alice };

/** Creates a token of alice and returns its mint. */
export function create(c: TestChain, change: object = {}): Hash {
  return c.run(alice, 'CreateToken', { ...coin, ...change }).returned[0]!.mint as Hash;
}

/** A chain on which alice has created COIN. */
export function coinChain(change: object = {}): { c: TestChain; mint: Hash } {
  const c = tokensChain();
  return { c, mint: create(c, change) };
}

/** The record of a token by symbol or mint. */
export const info = (c: TestChain, name: string) => c.ask('getTokenInfo', [name]);

/** A token of a genesis file. */
export function genesisToken(symbol: string, change: Readonly<Record<string, Json>> = {}): Json {
  const given = { symbol, name: symbol, decimals: 6, standard: 'stablecoin', supply: '500', owner: `0x${bob.address}` };
  return { ...given, ...change };
}

/** The part of the tokens module in a genesis file: 100 raw units for alice and 10 not issued. */
export function genesisPart(list: readonly Json[], change: Readonly<Record<string, Json>> = {}): Json {
  const balances = [{ address: `0x${alice.address}`, label: 'alice', balance: '100' }];
  return { total_supply: '110', unissued: '10', balances, tokens: list, ...change };
}
