/** A full node: modules, chain on disk, consensus and RPC port, started and stopped as one. */

import type { BundleStages } from '../engine/bundle-stages.js';
import { proveGenesis } from '../kernel/chain/genesis.js';
import { prepareEd25519 } from '../lib/crypto/ed25519.js';
import { logOf } from '../lib/log-levels.js';
import type { RpcMethod } from '../lib/rpc/methods/method.js';
import { assemble, type NodeKind } from './assembly/assembly.js';
import type { Chain, FullNodeContext, NodeContext } from './assembly/context.js';
import type { Distribution } from './assembly/distribution.js';
import { createNodeHooks } from './assembly/hooks.js';
import { openAhead } from './assembly/stores.js';
import { openChain } from './chain/chain.js';
import { finishSnapshot, startFromSnapshot } from './maintenance/snapshots/start-from-snapshot.js';
import { createMeters } from './metrics/meters.js';
import type { NodeOptions } from './options/options.js';
import type { Reloadable } from './options/replace-options.js';
import { PluginDatabases } from './plugins/databases.js';
import { type LoadedPlugins, loadPlugins } from './plugins/load.js';
import { addPlugins, createApi } from './start/api.js';
import { createNetwork, joinNetwork } from './start/network.js';
import { closePlugins } from './start/plugins.js';
import { type NodePorts, openPorts } from './start/ports.js';
import { checkChain, openValidator, startConsensus, startMaintenance, trackDuty } from './start/steps.js';
import type { Ending } from './types.js';
import { UpgradeWatch } from './upgrade/watch.js';
import { createConsensus, silence } from './validator/consensus.js';

export { type Distribution, loadDistribution, type ModuleEntry } from './assembly/distribution.js';

/** A started node, as its starter sees it: unlike for plugins, nothing here is guarded. */
export interface RunningNode
  extends Ending,
    Reloadable,
    Pick<Chain, 'ledger' | 'mempool' | 'blocks'>,
    Pick<FullNodeContext, 'set' | 'text' | 'hooks' | 'genesis'>,
    NodePorts {
  /** The OpenRPC document of the node. */
  describe(): object;
  readonly methods: readonly RpcMethod[];
}

/**
 * Starts a node on a chain given by its genesis (the parsed file). Throws the reason of the signal if it is aborted
 * during the start.
 */
export const startNode = (
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions> = {},
  signal?: AbortSignal,
): Promise<RunningNode> => assemble(FULL, distribution, genesisJson, given, signal);

const FULL: NodeKind<Omit<RunningNode, keyof (Ending & Reloadable)>> = {
  ahead: new URL('../engine/mempool/ahead.js', import.meta.url).href,
  prove(genesis, set, text, { snapshotUrl, trustedHash }) {
    // A node started from a trusted block executes no earlier block, so any later version will do.
    if (snapshotUrl === undefined || trustedHash === undefined) proveGenesis(genesis, set, text);
  },
  async compose(context) {
    const { distribution, options, get } = context;
    const binary = { version: distribution.version, skip: new Set(options.skipUpgradeHeights) };
    const upgrades = new UpgradeWatch(binary, logOf(get('Log'), 'upgrade'));
    const halt: FullNodeContext['halt'] = (reason, cause, exitCode) => {
      upgrades.note(cause);
      context.halt(reason, cause, exitCode);
    };
    try {
      return await run(await prepare({ ...context, halt }, upgrades));
    } catch (cause) {
      upgrades.note(cause);
      throw cause;
    }
  },
};

/** Loads the plugins and makes the data directory ready: a snapshot is restored before the stores are opened. */
async function prepare(context: NodeContext, upgrades: UpgradeWatch): Promise<FullNodeContext> {
  const { options, get } = context;
  const begun = await finishSnapshot(context);
  if (begun) openAhead(context);
  const plugins = await loadNodePlugins(context, upgrades);
  await startFromSnapshot(context, begun);
  // If a plugin rejects its options, a new chain must leave nothing behind, so its stores are opened later.
  if (!begun) openAhead(context);
  const pluginDatabases = await openPluginDatabases(plugins, context);
  if (options.validatorKey !== undefined || options.signer !== undefined) prepareEd25519(); // while the disk works
  const meters = options.metrics ? createMeters(get('Metrics')) : undefined;
  const stages = await tracing(context);
  return { ...context, plugins, pluginDatabases, hooks: createNodeHooks(), upgrades, meters, stages };
}

/** Loaded only if wanted. */
async function tracing(context: NodeContext): Promise<BundleStages | undefined> {
  const { options, get, closers, directory, distribution, genesis } = context;
  if (options.traceEndpoint === undefined) return undefined;
  const { openTracing } = await import('./tracing/open-tracing.js');
  return openTracing({
    ...{ options, closers, distribution },
    endpoint: options.traceEndpoint,
    directory: directory.path,
    chainId: genesis.chain.chainId,
    metrics: get('Metrics'),
    log: logOf(get('Log'), 'node'),
  });
}

async function loadNodePlugins(context: NodeContext, upgrades: UpgradeWatch): Promise<LoadedPlugins> {
  const { distribution, options, set, genesis, directory, get, atLast, halt } = context;
  const plugins = await loadPlugins(distribution.plugins, options.plugins, set, genesis.chain, {
    log: logOf(get('Log'), 'plugins'),
    now: () => get('Clock').now(),
    limits: get('PluginLimits'),
    count: (plugin) => get('Metrics').pluginFailed(plugin),
    halt,
  });
  atLast.add(() =>
    closePlugins(
      plugins,
      { upgrade: upgrades.due, chain: genesis.chain, log: logOf(get('Log'), 'plugins') },
      directory.path,
    ),
  );
  return plugins;
}

async function openPluginDatabases(
  { plugins }: LoadedPlugins,
  { directory, get, closers }: NodeContext,
): Promise<PluginDatabases> {
  const databases = new PluginDatabases(directory.path, get('PluginDatabase'));
  closers.add(() => databases.close());
  await databases.begin(plugins.map(({ plugin }) => plugin));
  return databases;
}

async function run(context: FullNodeContext): Promise<Omit<RunningNode, keyof (Ending & Reloadable)>> {
  const { set, genesis, text, get, hooks } = context;
  const startedMs = performance.now();
  const chain = await openChain(context);
  await checkChain(chain, context);
  const own = await openValidator(chain, context);
  const maintenance = await startMaintenance(chain, context);
  const network = await createNetwork(chain, context, own, maintenance.snapshots?.store);
  const consensus = await createConsensus(chain, context, own, network ?? silence);
  const parts = { startedMs, chain, own, maintenance, network, consensus };
  const node = { ...parts, duty: await trackDuty(parts, context) };
  const api = createApi(node, context);
  const added = await addPlugins(api, node, context);
  await startConsensus(node, context);
  const joining = { joined: network === undefined };
  const ports = await openPorts(api, added, node, joining, context);
  get('Verifier').start();
  // The network code takes a third of a second to load; callers are served meanwhile.
  if (network) await joinNetwork(network, consensus, chain, context, own);
  joining.joined = true;
  logStarted(chain, ports, context);
  const { ledger, mempool, blocks } = chain;
  const { describe, methods } = api;
  return { ...{ hooks, set, ledger, mempool, blocks, text, describe, genesis, methods }, ...ports };
}

function logStarted(
  { ledger }: Chain,
  { rpcPort, metricsPort, snapshotsPort }: NodePorts,
  { options, genesis, get }: FullNodeContext,
): void {
  get('Log')('info', 'node started', {
    chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
    height: ledger.head.height,
    rpc: `http://${options.rpcHost}:${rpcPort}`,
    ...(metricsPort === undefined ? {} : { metrics: metricsPort }),
    ...(snapshotsPort === undefined ? {} : { snapshots: snapshotsPort }),
    signatures: genesis.chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  });
}
