/** A node in memory without peers that leaves nothing behind, for queries. It makes blocks if it has a key. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Distribution } from '../runtime/chain.js';
import type { NodeOptions } from '../runtime/common.js';
import { MemoryDatabase } from '../runtime/data.js';
import { loadNode, type RunningNode } from '../runtime/node.js';

/** Runs `work` with such a node. `prepare` may write into its directory and return options for it. */
export async function withQuietNode<T>(
  distribution: Distribution,
  genesis: unknown,
  work: (node: RunningNode) => Promise<T>,
  modules: readonly string[] = [],
  prepare: (dataDir: string) => Promise<Partial<NodeOptions>> = async () => ({}),
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quiet-node-'));
  const parts = {
    ...distribution.parts,
    Log: () => () => {},
    Database: async () => new MemoryDatabase(),
    IndexDatabase: async () => new MemoryDatabase(),
    PluginDatabase: () => async () => new MemoryDatabase(),
  };
  try {
    const { startNode } = await loadNode();
    const node = await startNode({ ...distribution, parts }, genesis, {
      dataDir,
      modules,
      rpcPort: 0,
      p2pPort: undefined,
      ...(await prepare(dataDir)),
    });
    try {
      return await work(node);
    } finally {
      await node.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
