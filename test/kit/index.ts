/** The kit for testing modules: `chain([...])` and people to use it. Published as "trellis/kit". */

export { Actor, actor, alice, bob, carol, dave, h, proposer } from './actors.js';
export type { Terms } from './bundles.js';
export { chain, type Item, type TestChain } from './chain.js';
export type { ChainOptions, GenesisPart } from './genesis.js';
export type { NextBlock } from './next.js';
export { Refused } from './refused.js';
export type { Emissions, KitEvent, Ran } from './result.js';
