/** What tests of NFTs share: a chain with a collection of alice on it. */

import accounts from '../../../modules/accounts/index.js';
import nft from '../../../modules/nft/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Hash, Module } from '../../../runtime/sdk.js';
import { type Actor, alice, chain, type TestChain } from '../../kit/index.js';

/** What alice creates where a test needs a collection. */
export const birds = {
  name: 'Birds',
  symbol: 'BIRD',
  base_uri: 'ipfs://birds/',
  max_supply: 0,
  royalty_bps: 250,
};

export const nftChain = (...more: readonly Module[]) => chain([accounts, tokens, nft, ...more]);

/** Creates a collection and returns its address. */
export function create(c: TestChain, change: object = {}, owner: Actor = alice): Hash {
  return c.run(owner, 'CreateNftCollection', { ...birds, ...change }).returned[0]!.collection as Hash;
}

/** A chain with a collection of alice. */
export function birdChain(change: object = {}, ...more: readonly Module[]): { c: TestChain; collection: Hash } {
  const c = nftChain(...more);
  return { c, collection: create(c, change) };
}

/** Mints a token of a collection of alice. */
export const mint = (c: TestChain, collection: Hash, token_id: bigint, recipient: Actor, metadata_uri = '') =>
  c.run(alice, 'MintNft', { collection, token_id, metadata_uri, recipient });

/** A token as clients see it, or null. */
export const token = (c: TestChain, collection: Hash, token_id: bigint) =>
  c.ask<Readonly<Record<string, unknown>> | null>('getNft', [`0x${collection}`, `${token_id}`]);

/** A collection as clients see it. */
export const collectionInfo = (c: TestChain, collection: Hash) => c.ask('getNftCollection', [`0x${collection}`]);
