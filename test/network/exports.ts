/** The state of a test node as a file: what tests of exports begin with. */

import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import type { NodeContext } from '../../runtime/node/assembly/context.js';
import { perform, type RequiredDirectory } from '../../runtime/node/maintenance/offline-job.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { withDefaults } from '../../runtime/node/options/options.js';
import { newDirectory } from '../cli/program.js';
import type { TestChain } from './nodes.js';

/** Does a piece of work in the data directory of a node that is stopped; what it logs goes nowhere. */
export const performIn = <T>(
  wanted: RequiredDirectory,
  chain: TestChain,
  options: Partial<NodeOptions>,
  work: (ground: NodeContext) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const distribution = { ...runtimeOf(defaults), parts: { Log: () => () => undefined } };
  return perform(wanted, work, distribution, chain.genesis, withDefaults(options), signal);
};

/** A path for a file in a new directory. */
export const newFile = async (name: string): Promise<string> => join(await newDirectory(), name);
