/** What tests of multi-token collections share: a chain with a collection of alice that has some types. */

import accounts from '../../../modules/accounts/index.js';
import multiToken from '../../../modules/multi-token/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Hash, Module } from '../../../runtime/sdk.js';
import { type Actor, alice, chain, type TestChain } from '../../kit/index.js';

/** What alice creates where a test needs a collection. */
export const arms = { name: 'Arms', symbol: 'ARMS', base_uri: 'https://arms.example/', royalty_bps: 500 };

export const multiChain = (...more: readonly Module[]) => chain([accounts, tokens, multiToken, ...more]);

/** Creates a collection and returns its address. */
export function create(c: TestChain, change: object = {}, owner: Actor = alice): Hash {
  return c.run(owner, 'CreateMultiTokenCollection', { ...arms, ...change }).returned[0]!.collection as Hash;
}

/** Defines a type of a collection of alice: fungible and without limit unless told otherwise. */
export const define = (c: TestChain, collection: Hash, type_id: bigint, change: object = {}) =>
  c.run(alice, 'DefineTokenType', {
    collection,
    type_id,
    name: `Type ${type_id}`,
    metadata_uri: '',
    max_supply: 0n,
    is_fungible: true,
    ...change,
  });

export const COINS = 1n;
export const SWORDS = 2n;
/** At most 100 at a time. */
export const RARE = 3n;

/** A chain with a collection of alice: coins, swords that are not fungible, and something rare. */
export function armsChain(...more: readonly Module[]): { c: TestChain; collection: Hash } {
  const c = multiChain(...more);
  const collection = create(c);
  define(c, collection, COINS);
  define(c, collection, SWORDS, { is_fungible: false });
  define(c, collection, RARE, { max_supply: 100n });
  return { c, collection };
}

export const mint = (c: TestChain, collection: Hash, type_id: bigint, recipient: Actor, amount = 1n) =>
  c.run(alice, 'MintMultiToken', { collection, type_id, recipient, amount });

/** What an account holds of a type. */
export const balance = (c: TestChain, collection: Hash, type_id: bigint, owner: Actor): bigint =>
  BigInt(c.ask<{ balance: string }>('getMultiTokenBalance', [`0x${collection}`, `${type_id}`, owner]).balance);

/** A type as clients see it, or null. */
export const typeInfo = (c: TestChain, collection: Hash, type_id: bigint) =>
  c.ask<Readonly<Record<string, unknown>>>('getTokenType', [`0x${collection}`, `${type_id}`]);
