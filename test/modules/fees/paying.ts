/** What tests of fees and rewards share: a chain with a gas price, and where its emission stands. */

import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import tokens from '../../../modules/tokens/index.js';
import { type Actor, bob, type ChainOptions, chain, type TestChain } from '../../kit/index.js';

/** One native unit in raw. */
export const UNIT = 10n ** 9n;

/** What test chains have still to emit, unless they say otherwise. */
export const POOL = 64_720_000n * UNIT;

export const feesChain = (options: ChainOptions = {}) => chain([accounts, tokens, fees], { gasPrice: 10, ...options });

/** A plain transfer, which costs 21,000 gas. */
export const pay = (c: TestChain, from: Actor, amount = 1n, terms = {}) =>
  c.run(from, 'Transfer', { to: bob, token_symbol: 'TRL', amount }, terms);

/** What chain_getEmission tells. */
export interface Emission {
  readonly year: number;
  readonly annual: string;
  readonly emitted: string;
  readonly remaining: string;
  readonly treasury: string;
}
export const emission = (c: TestChain) => c.ask<Emission>('getEmission');
