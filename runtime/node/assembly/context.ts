/** Inputs of the parts of a node during composition. */

import type { BundleStages } from '../../engine/bundle-stages.js';
import type { Follower } from '../../engine/follower.js';
import type { HistoryHeight } from '../../engine/history-height.js';
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

/** Inputs of a start, and where each part registers how it is closed. */
export interface NodeContext {
  readonly distribution: Distribution;
  readonly options: NodeOptions;
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  /** The genesis as given. */
  readonly genesisJson: unknown;
  readonly directory: DataDirectory;
  readonly text: TextForms;
  readonly get: GetPart;
  readonly closers: Closers;
  /** Threads of the RPC port. */
  readonly threads: IngressThreads;
  /** Closed last, before the data directory is released. */
  readonly atLast: Closers;
  /** Called after options were replaced, by parts that keep a copy of some. */
  readonly onReload: (() => void)[];
  /** Called when the node cannot continue. Exit code of the process; if absent, it follows from the cause. */
  readonly halt: (reason: string, cause: unknown, exitCode?: number) => void;
  /** Aborted if the start is cancelled; long work at the start ends with its reason. */
  readonly signal: AbortSignal;
}

/** Inputs of a full node. */
export interface FullNodeContext extends NodeContext {
  readonly plugins: LoadedPlugins;
  readonly pluginDatabases: PluginDatabases;
  readonly hooks: NodeHooks;
  readonly upgrades: UpgradeWatch;
  /** Undefined if metrics are off. */
  readonly meters: Meters | undefined;
  /** Undefined without `--trace-endpoint`. */
  readonly stages: BundleStages | undefined;
}

/** The chain on this node, and its followers. */
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
  /** The last block in the rows of the indexes and of all plugins. */
  readonly history: HistoryHeight;
  /** For blocks: has priority over pending bundles and is never rejected. */
  readonly verify: VerifySignatures;
  /** While the node catches up, it accepts no bundle, because the bundle would be checked against an old state. */
  readonly catchingUp: { now: boolean };
}
