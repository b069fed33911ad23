/** A node inside a program: started with a given genesis, that of its data directory, or a new development chain. */

import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { type GenesisFiles, runtimeGenesis } from '../genesis/sections.js';
import type { NodeOptions } from '../runtime/common.js';
import { loadNode, type RunningNode } from '../runtime/node.js';
import { Problem, withProblems } from '../terminal/command-error.js';

/** Settings of an embedded node: the options of `start` by name, and the origin of its chain. */
export interface OwnNode extends Partial<NodeOptions> {
  readonly dataDir: string;
  /** Result of createGenesis; default the files in the data directory. */
  readonly genesis?: GenesisFiles;
}

/**
 * Starts a node of a chain inside this program; `stop` ends it. It serves JSON-RPC at `rpcPort` (0: a free one), and
 * has no port for peers unless `p2pPort` is set. If it cannot start, it rejects with a Problem: an Error with the error
 * code.
 */
export const createNode = withProblems(async (distribution: ChainDistribution, own: OwnNode): Promise<RunningNode> => {
  const { genesis, ...options } = own;
  const found = genesis ? runtimeGenesis(genesis) : await readGenesisFiles(options.dataDir);
  if (!found) throw new Problem(`no genesis.json in ${options.dataDir}: set genesis, or write the file there`);
  const { startNode } = await loadNode();
  return found.read(() => startNode(runtimeOf(distribution), found.json, { p2pPort: undefined, ...options }));
});
