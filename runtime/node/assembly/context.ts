/** What the parts of a node are given when it is composed. */

import type { Follower } from '../../engine/follower.js';
import type { Blocks } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Pruner } from '../../engine/ledger/pruner.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { VerifySignatures } from '../../engine/mempool/verify.js';
import type { Genesis } from '../../kernel/chain/genesis.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { Closers } from '../../lib/closers.js';
import type { TextForms } from '../../lib/codec/type.js';
import type { IngressThreads } from '../../lib/rpc/ingress/threads.js';
import type { Subscriptions } from '../../lib/rpc/subscriptions/subscriptions.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { DataDirectory } from '../../lib/storage/directory.js';
import type { VoteLog } from '../../lib/storage/vote-log.js';
import type { Inclusions } from '../api/inclusions.js';
import type { StreamBlock } from '../api/streams.js';
import type { Index } from '../indexes/rows.js';
import type { Meters } from '../metrics/meters.js';
import type { NodeOptions } from '../options/options.js';
import type { PluginDatabases } from '../plugins/databases.js';
import type { LoadedPlugins } from '../plugins/load.js';
import type { UpgradeWatch } from '../upgrade/watch.js';
import type { GetPart } from './container.js';
import type { Distribution } from './distribution.js';
import type { NodeHooks } from './hooks.js';

/** What a node is started with, and where each part puts how it is closed. */
export interface NodeContext {
  readonly distribution: Distribution;
  readonly options: NodeOptions;
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  /** The genesis as it was given. */
  readonly genesisJson: unknown;
  readonly directory: DataDirectory;
  readonly text: TextForms;
  readonly get: GetPart;
  readonly closers: Closers;
  /** Of the RPC port. */
  readonly threads: IngressThreads;
  /** Closed when everything else is, before the data directory is released. */
  readonly atLast: Closers;
  /** Told when the node cannot go on. The exit code is that of its process; without one it follows from the cause. */
  readonly halt: (reason: string, cause: unknown, exitCode?: number) => void;
  /** Aborted where the node is not wanted any more before it has started; long work at the start ends with its reason. */
  readonly signal: AbortSignal;
}

/** What a full node is put together on. */
export interface FullNodeContext extends NodeContext {
  readonly plugins: LoadedPlugins;
  readonly pluginDatabases: PluginDatabases;
  readonly hooks: NodeHooks;
  readonly upgrades: UpgradeWatch;
  /** Undefined where nothing is measured. */
  readonly meters: Meters | undefined;
}

/** The chain on this node, and who follows it. */
export interface Chain {
  readonly ledger: Ledger;
  readonly blocks: Blocks;
  readonly blockLog: BlockLog;
  readonly voteLog: VoteLog;
  readonly mempool: BundlePool;
  readonly inclusions: Inclusions;
  readonly subscriptions: Subscriptions<StreamBlock>;
  readonly indexes: readonly Index[];
  readonly follower: Follower;
  readonly pruner: Pruner;
  /** All who write rows about final blocks: the indexes, and plugins. */
  readonly followers: Set<{ readonly height: number }>;
  /** For blocks: before all that waits to be taken in, and never refused. */
  readonly verify: VerifySignatures;
  /** While blocks are caught up on, no bundle is taken: it would be tried on an old state. */
  readonly catchingUp: { now: boolean };
}
