/**
 * The parts list of a node: the factory of each part. Tests replace a part in one line; the only file with tsyringe.
 */

import 'reflect-metadata';
import { join } from 'node:path';
import { container, instanceCachingFactory } from 'tsyringe';
import type { BundleOrder } from '../../engine/attestations/bundle-order.js';
import { attestedOrder } from '../../engine/attestations/fairness.js';
import { type SelectContents, selectContents } from '../../engine/ledger/contents.js';
import type { PruningTerms } from '../../engine/ledger/pruner.js';
import type { MempoolParts } from '../../engine/mempool/parts.js';
import { type BundlePool, Mempool } from '../../engine/mempool/pool.js';
import type { OpenTransport } from '../../engine/network/transport.js';
import { NodeClock } from '../../lib/clock.js';
import { SignatureVerifier } from '../../lib/crypto/verifier.js';
import { createLog } from '../../lib/log.js';
import { type LogLevels, levelsOf, logOf } from '../../lib/log-levels.js';
import { load } from '../../lib/preload.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { BlockLog } from '../../lib/storage/block-log.js';
import { hasCold } from '../../lib/storage/cold-segments.js';
import type { Database } from '../../lib/storage/database.js';
import type { DataDirectory } from '../../lib/storage/directory.js';
import { ElasticDatabase, type ElasticTerms, STANDARD_ELASTIC } from '../../lib/storage/elastic.js';
import { RocksDatabase } from '../../lib/storage/rocks.js';
import { VoteLog } from '../../lib/storage/vote-log.js';
import { Metrics } from '../metrics/metrics.js';
import type { NodeOptions } from '../options/options.js';
import { PRUNING } from '../options/pruning-modes.js';
import { type PluginLimits, STANDARD_PLUGIN_LIMITS } from '../plugins/limits.js';

/** All replaceable parts of a node. */
export interface Parts {
  /** Levels of `Log`, which can change while the node runs. */
  readonly LogLevels: LogLevels;
  readonly Log: Log;
  readonly Clock: NodeClock;
  readonly Verifier: SignatureVerifier;
  readonly Database: Promise<Database>;
  readonly IndexDatabase: Promise<Database>;
  /** Values overwritten by older blocks, on an archive node. */
  readonly ArchiveDatabase: Promise<Database>;
  /** The headers of a light node. */
  readonly LightDatabase: Promise<Database>;
  /** Opens a database of data derived from the chain, such as those of plugins, at its own path. */
  readonly PluginDatabase: (path: string) => Promise<Database>;
  readonly BlockLog: Promise<BlockLog>;
  readonly VoteLog: Promise<VoteLog>;
  readonly Metrics: Metrics;
  /** When state records become cold. */
  readonly ElasticTerms: ElasticTerms;
  /** Amount of history kept. */
  readonly PruningTerms: PruningTerms;
  /** Time limits of plugins. */
  readonly PluginLimits: PluginLimits;
  /** Creates the mempool. */
  readonly Mempool: (parts: MempoolParts) => BundlePool;
  /** Selects the contents of blocks that the node makes. */
  readonly SelectContents: SelectContents;
  /** The order of bundles in a block. Equal on all nodes of a chain: validators reject any other order. */
  readonly BundleOrder: BundleOrder;
  /** Transport of links to peers. */
  readonly Transport: OpenTransport;
}

/** Inputs of a factory. */
export interface PartsContext {
  readonly options: NodeOptions;
  readonly directory: DataDirectory;
}

const DAY_MS = 86_400_000;

/** Factory of each part; a factory can request other parts. */
export type PartFactories = { readonly [P in keyof Parts]: (context: PartsContext, get: GetPart) => Parts[P] };
/** Returns a part, created at its first use. */
export type GetPart = <P extends keyof Parts>(part: P) => Parts[P];

const standard: PartFactories = {
  LogLevels: ({ options }) => levelsOf(options),
  Log: ({ options }, get) => logOf(createLog({ levels: get('LogLevels'), json: options.logJson }), 'node'),
  Clock: () => new NodeClock(),
  Verifier: (_, get) =>
    new SignatureVerifier({
      onWorkerLost: (reason) => get('Log')('warn', 'signature worker lost', { reason: reason.message }),
    }),
  ElasticTerms: ({ options }) => ({ ...STANDARD_ELASTIC, ageMs: options.elasticDays * DAY_MS }),
  async Database({ options, directory }, get) {
    const warm = await RocksDatabase.open(directory.database);
    try {
      // Once part of the state is in cold files, it can only be read together with them.
      if (!options.elasticState && !(await hasCold(warm))) return warm;
      return await ElasticDatabase.open(warm, directory.cold, get('Clock').now(), get('ElasticTerms'));
    } catch (cause) {
      await warm.close();
      throw cause;
    }
  },
  IndexDatabase: ({ directory }) => RocksDatabase.open(directory.indexes),
  ArchiveDatabase: ({ directory }, get) => get('PluginDatabase')(join(directory.path, 'state-history')),
  LightDatabase: ({ directory }) => RocksDatabase.open(join(directory.path, 'light')),
  PluginDatabase: () => (path) => RocksDatabase.open(path),
  Metrics: () => new Metrics(),
  PruningTerms: ({ options }) => PRUNING[options.pruning].terms,
  PluginLimits: () => STANDARD_PLUGIN_LIMITS,
  BlockLog: ({ directory }, get) =>
    BlockLog.open(directory.blocks, { firstHeight: 0, segmentBytes: get('PruningTerms').segmentBytes }),
  VoteLog: ({ options, directory }) => VoteLog.open(directory.votes, { recover: options.walRecover }),
  Mempool: () => (parts) => new Mempool(parts),
  SelectContents: () => selectContents,
  BundleOrder: () => attestedOrder,
  // libp2p loads slowly, and a node without peers does not need it.
  Transport: () => async (options, events) => {
    const file = new URL('../../engine/network/quic.js', import.meta.url);
    const { openQuic } = await load(file, () => import('../../engine/network/quic.js'));
    return openQuic(options, events);
  },
};

/** The parts of one node, each created at its first use. */
export function createParts(context: PartsContext, overrides: Partial<PartFactories> = {}): GetPart {
  const child = container.createChildContainer();
  const get: GetPart = (part) => child.resolve(part);
  const factories = { ...standard, ...overrides };
  for (const part of Object.keys(factories) as (keyof Parts)[]) {
    child.register(part, { useFactory: instanceCachingFactory(() => factories[part](context, get)) });
  }
  return get;
}
