/**
 * The package's entry: what a distribution of one's own is made with.
 *
 *     import { defaults, run } from 'trellis';
 *     import loyalty from './loyalty.js';
 *
 *     await run({ ...defaults, name: 'Acorn', symbol: 'ACN', modules: [...defaults.modules, [1000, loyalty]] });
 *
 * That file is the node and its whole command line: `node acorn.js dev`.
 */

import type { startNode as start } from '../runtime/node/node.js';

export { loadDistribution } from '../runtime/node/distribution.js';
export type { RunningNode } from '../runtime/node/node.js';
export type { NodeOptions } from '../runtime/node/options.js';
export { defaults } from './default.js';
export { type ChainDistribution, type ModuleItem, type PluginItem, type Profile, runtimeOf } from './distribution.js';
export { createGenesis, type NewChain } from './genesis/create.js';
export { runtimeGenesis } from './genesis/sections.js';
export { run } from './run.js';

/** Starts a node without a command line: what `runtimeOf` makes of a distribution, a genesis, options. */
export const startNode: typeof start = async (...given) =>
  (await import('../runtime/node/node.js')).startNode(...given);
