/** The kit for testing modules: `chain([...])` and people to use it. Published as "trellis/kit". */

export { Actor, actor, alice, bob, carol, dave, h, proposer } from './actors.js';
export type { Terms } from './bundles.js';
export { chain, type NextBlock, type TestChain } from './chain.js';
export type { ChainOptions } from './genesis.js';
export type { Emissions, KitEvent, Ran } from './result.js';
