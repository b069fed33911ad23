/**
 * Entry point of the package, for custom distributions:
 *
 *     import { defineChain, main } from 'trellis';
 *     import loyalty from './loyalty.js';
 *
 *     const chain = defineChain({
 *       name: 'Acorn',
 *       symbol: 'ACN',
 *       prefixes: { address: 'acn', hash: 'ach', names: 'acn' },
 *       chainId: { dev: 90_210, testnet: 90_211, mainnet: 90_212 },
 *       modules: [[1000, loyalty]],
 *     });
 *     export default chain;
 *     await main(chain, import.meta.url);
 *
 * Such a file is the node and its complete command line: `node acorn.js dev`.
 */

import { runtimeGenesis as joined } from './genesis/sections.js';
import { loadDistribution as load } from './runtime/chain.js';
import { loadNode, type startNode as start } from './runtime/node.js';
import { withProblems } from './terminal/command-error.js';

export { main, run } from './command-line/run.js';
export { defaults } from './distribution/default.js';
export { defineChain, type OwnChain, type Prefixes } from './distribution/define-chain.js';
export {
  type ChainDistribution,
  type GenesisToken,
  type ModuleItem,
  type PluginItem,
  type Profile,
  runtimeOf,
} from './distribution/distribution.js';
export { createGenesis, type NewChain } from './genesis/create.js';
export { createNode, type OwnNode } from './node/create-node.js';
export type { NodeOptions } from './runtime/common.js';
export type { RunningNode } from './runtime/node.js';
export { Problem } from './terminal/command-error.js';

/**
 * Loads the modules of a distribution from `runtimeOf`, and of additional paths and packages. Rejects with a Problem.
 */
export const loadDistribution = withProblems(load);

/** The files of a genesis in a node's form. Throws a Problem. */
export const runtimeGenesis = withProblems(joined);

/**
 * Starts a node without a command line, from the result of `runtimeOf`, a genesis and options. Rejects with a Problem.
 */
export const startNode: typeof start = withProblems(async (...given) => (await loadNode()).startNode(...given));
