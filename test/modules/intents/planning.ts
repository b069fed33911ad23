/** What tests of intents share: a chain with every module that has sentences, and things to speak of. */

import anchor from '../../../modules/anchor/index.js';
import bridge from '../../../modules/bridge/index.js';
import dex from '../../../modules/dex/index.js';
import intents from '../../../modules/intents/index.js';
import names from '../../../modules/names/index.js';
import nft from '../../../modules/nft/index.js';
import passports from '../../../modules/passports/index.js';
import stakingPools from '../../../modules/staking-pools/index.js';
import { CodecError, type Hash, type Json, type Module } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, Refused, type TestChain } from '../../kit/index.js';
import { genesisToken } from '../shared/coins.js';
import { makePool } from '../shared/pools.js';
import { pubkeyOf, stakingChain } from '../shared/stakers.js';

export const ONE = 10n ** 9n;
export const MILLION = 10n ** 6n;
export const GAS_PRICE = 10;
const PEOPLE = [alice, bob, carol, dave];

/** Every module with sentences, besides tokens and validators. */
export const SPEAKERS: readonly Module[] = [anchor, bridge, dex, intents, names, nft, passports, stakingPools];

/** A chain of these modules on which bob has a million TRL, and 10,000 USDC and GOLD. */
export function bareChain(modules: readonly Module[]): TestChain {
  const balance = `${1_000_000n * ONE}`;
  const operators = [[dave, 10_000n]] as const;
  const tokens = {
    total_supply: `${4n * BigInt(balance) + 10_000n * ONE}`,
    unissued: '0',
    balances: PEOPLE.map((who) => ({ address: `0x${who.address}`, balance })),
    tokens: [
      genesisToken('WETH', {
        standard: 'bridged',
        supply: '0',
        decimals: 9,
        bridge: { chain: 'ethereum', contract: 'native', decimals_external: 18 },
      }),
    ],
  };
  tokens.balances[3]!.balance = `${1_010_000n * ONE}`;
  const hasBridge = modules.includes(bridge);
  return stakingChain(operators, {
    people: PEOPLE,
    modules,
    gasPrice: GAS_PRICE,
    enforceSignatures: true,
    genesis: {
      tokens,
      ...(hasBridge
        ? {
            bridge: {
              attesters: PEOPLE.slice(0, 3).map(pubkeyOf),
              threshold: 3,
              mappings: [{ chain: 'ethereum', contract: 'native', token: 'WETH' }],
            },
          }
        : {}),
    },
  });
}

/** What a chain with everything on it has to speak of. */
export interface Scene {
  readonly c: TestChain;
  readonly collection: Hash;
  readonly stakingPool: Hash;
}

/** Pools TRL/USDC (1 TRL is 2 USDC) and USDC/GOLD (4 USDC are 1 GOLD), names, gamertags, an NFT and a staking pool. */
export function scene(): Scene {
  const c = bareChain(SPEAKERS);
  for (const symbol of ['USDC', 'GOLD']) {
    c.run(alice, 'CreateToken', { name: symbol, symbol, decimals: 6, supply: 1_000_000n * MILLION, owner: alice });
    c.run(alice, 'Transfer', { to: bob, token_symbol: symbol, amount: 10_000n * MILLION });
  }
  makePool(c, ['TRL', 100_000n * ONE], ['USDC', 200_000n * MILLION]);
  makePool(c, ['USDC', 200_000n * MILLION], ['GOLD', 50_000n * MILLION]);
  c.run(carol, 'RegisterName', { name: 'carol' });
  c.run(dave, 'RegisterName', { name: 'dave-validates' });
  c.run(carol, 'CreatePassport', { gamertag: 'Carol_Plays' });
  const [made] = c.run(bob, 'CreateNftCollection', {
    name: 'Cats',
    symbol: 'CATS',
    base_uri: 'https://cats.example/',
    max_supply: 0,
    royalty_bps: 0,
  }).returned;
  const collection = made!.collection as Hash;
  c.run(bob, 'MintNft', { collection, token_id: 5n, metadata_uri: '', recipient: bob });
  const staking = {
    token_mint: mintOf(c, 'USDC'),
    reward_source: { token: 'TRL', amount: 10_000n },
    reward_rate: 10n,
    lock_period: 0,
    capacity: 0n,
    per_user_cap: 0n,
  };
  const stakingPool = c.run(alice, 'CreateStakingPool', staking).returned[0]!.pool_address as Hash;
  return { c, collection, stakingPool };
}

/** The mint of a token. */
export const mintOf = (c: TestChain, name: string): Hash =>
  c.ask<{ mint: string }>('getTokenInfo', [name]).mint.slice(2) as Hash;

/** An address as a sentence has it. */
export const ALICE = `0x${alice.address}`;

/** A plan as it is told, or why there is none. */
export type Answer =
  | {
      readonly steps: readonly string[];
      readonly plan: Json;
      readonly warnings: readonly string[];
    }
  | { readonly refused: { readonly name: string; readonly details: unknown } };

/** What a sentence of bob becomes now. */
export function readExecutionPlan(c: TestChain, sentence: string): Answer {
  try {
    const { steps, plan, warnings } = c.ask<{
      readonly steps: readonly { readonly description: string }[];
      readonly plan: Json;
      readonly warnings: readonly string[];
    }>('getExecutionPlan', [sentence, bob]);
    return { steps: [...new Set(steps.map(({ description }) => description))], plan, warnings };
  } catch (cause) {
    if (cause instanceof CodecError) return { refused: { name: 'InvalidParams', details: cause.message } };
    if (!(cause instanceof Refused)) throw cause;
    return { refused: { name: cause.error.name, details: JSON.parse(JSON.stringify(cause.failure.details)) } };
  }
}
