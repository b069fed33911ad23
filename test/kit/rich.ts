/** A chain on which a few people hold as much as there can be: what sums and products are pushed with. */

import type { Address } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { type Actor, alice, bob, carol } from './actors.js';
import { chain, type Item, type TestChain } from './chain.js';
import { addressOf, type ChainOptions } from './genesis.js';

/** The most whole native units of a chain, and the most raw units of any other token. */
const NATIVE = 2n ** 35n * 10n ** 9n;
const MOST = 2n ** 120n;

type Person = Actor | Address;

/** Accounts 0x00…01 to 0x00…08: some modules give them roles. */
const SYSTEM = Array.from({ length: 8 }, (_, i) => (i + 1).toString(16).padStart(64, '0') as string as Address);

const token = (symbol: string, decimals: number, owner: Person): Json => ({
  symbol,
  name: symbol,
  decimals,
  standard: 'fungible',
  supply: `${MOST}`,
  owner: `0x${addressOf(owner)}`,
});

/** Such a chain. `tokens` may be the part of the module tokens with further tokens; `more` are further native holders. */
export function richChain(
  items: readonly Item[],
  options: ChainOptions = {},
  more: readonly Address[] = [],
): TestChain {
  const { genesis = {}, ...rest } = options;
  const { tokens: list = [] } = (genesis.tokens ?? {}) as { readonly tokens?: readonly Json[] };
  const holders = [...new Set([alice, bob, carol].map(addressOf).concat(SYSTEM, more))];
  const each = NATIVE / BigInt(holders.length + 1);
  const tokens = {
    total_supply: `${each * BigInt(holders.length + 1)}`,
    unissued: `${each}`,
    balances: holders.map((holder) => ({ address: `0x${holder}`, balance: `${each}` })),
    tokens: [...list, token('AAA', 0, alice), token('BBB', 18, bob), token('CCC', 6, carol)],
  };
  return chain(items, { epochBlocks: 20, ...rest, genesis: { ...genesis, tokens } });
}
