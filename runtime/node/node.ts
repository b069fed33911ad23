/** A node: its modules, its chain on disk, its consensus and its RPC port; started and stopped as one. */

import type { DriverStatus } from '../engine/consensus/ports.js';
import type { NetworkView } from '../engine/network/views.js';
import { type Genesis, InvalidGenesis, proveGenesis, readGenesis } from '../kernel/chain/genesis.js';
import { textForms } from '../kernel/chain/text.js';
import { fail } from '../lib/errors.js';
import type { Log, RpcMethod } from '../lib/rpc/method.js';
import { introspection, openRpc } from '../lib/rpc/openrpc.js';
import { RpcServer } from '../lib/rpc/server.js';
import { chainSubscriptions } from '../lib/rpc/subscribing.js';
import { DataDirectory } from '../lib/storage/directory.js';
import { type ApiParts, apiMethods } from './api/api.js';
import { decorated } from './api/decorate.js';
import { isDev } from './api/dev-methods.js';
import { schemaComponents } from './api/schemas.js';
import { streams } from './api/streams.js';
import { startAutoVote } from './auto-vote.js';
import { type Assembly, type Chain, openChain } from './chain.js';
import { checkChainOptions } from './chain-options.js';
import { Closers } from './closers.js';
import { beginConsensus, createConsensus, silence } from './consensus.js';
import { createParts } from './container.js';
import { type Distribution, loadDistribution } from './distribution.js';
import { createNodeHooks, type NodeHooks } from './hooks.js';
import { indexMethods } from './indexes/methods.js';
import { type OwnValidator, ownValidator, readWallet } from './keys.js';
import { createNetwork, joinNetwork } from './network.js';
import { type NodeOptions, withDefaults } from './options.js';
import type { Trouble } from './plugins/guard.js';
import { loadPlugins } from './plugins/load.js';
import { startPlugins } from './plugins/start.js';
import { openSigner } from './signer.js';
import { UpgradeWatch } from './upgrades.js';

export { type Distribution, loadDistribution, type ModuleEntry } from './distribution.js';

/** Why a node halted, and the exception behind it where there is one. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
  /** Of its process; undefined where it follows from the cause. */
  readonly exitCode?: number | undefined;
}

/** A node that was started, for who started it: nothing here is guarded as it is for plugins. */
export interface RunningNode extends Pick<Chain, 'ledger' | 'mempool' | 'blocks'>, Pick<Assembly, 'set' | 'text'> {
  readonly hooks: NodeHooks;
  readonly log: Log;
  /** The OpenRPC document of the node. */
  describe(): object;
  readonly genesis: Genesis;
  readonly rpcPort: number;
  /** Undefined where none are served. */
  readonly metricsPort: number | undefined;
  readonly methods: readonly RpcMethod[];
  /** Stops in order; resolves when everything is closed. */
  stop(): Promise<void>;
  /** Resolves when the node halts by itself. */
  readonly halted: Promise<Halted>;
}

/** Starts a node on a chain given by its genesis (the parsed file). */
export async function startNode(
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions> = {},
): Promise<RunningNode> {
  const options = withDefaults(given);
  const set = await loadDistribution(distribution, options.modules);
  const genesis = readGenesis(genesisJson);
  if (options.genesisHash !== undefined && options.genesisHash !== genesis.hash) {
    fail(InvalidGenesis, {
      reason: 'another genesis is wanted',
      hash: `0x${genesis.hash}`,
      wanted: `0x${options.genesisHash}`,
    });
  }
  const text = textForms(genesis.chain, set.operations);
  const identity = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const directory = await DataDirectory.open(options.dataDir, identity, () => {
    proveGenesis(genesis, set, text);
  });
  const closers = new Closers();
  const atLast = new Closers();
  const get = createParts({ options, directory }, distribution.parts);
  const binary = { version: distribution.version, skip: new Set(options.skipUpgradeHeights) };
  const upgrades = new UpgradeWatch({ binary, directory, chain: genesis.chain, log: get('Log') });
  closers.add(
    () => directory.release(),
    () => atLast.close(),
    () => upgrades.leave(),
  );
  const { promise: halted, resolve: tellHalted } = whenHalted();
  try {
    const halt = (reason: string, cause: unknown, exitCode?: number) => {
      upgrades.note(cause);
      tellHalted({ reason, cause, exitCode });
    };
    const hooks = createNodeHooks();
    const plugins = await loadPlugins(distribution.plugins, options.plugins, set, {
      log: get('Log'),
      now: () => get('Clock').now(),
      limits: get('PluginLimits'),
      count: (plugin) => get('Metrics').pluginFailed(plugin),
    });
    const node = await run(distribution, {
      options,
      set,
      genesis,
      genesisJson,
      directory,
      text,
      get,
      closers,
      atLast,
      plugins,
      hooks,
      upgrades,
      halt,
    });
    return { ...node, halted };
  } catch (cause) {
    upgrades.note(cause);
    await closers.close();
    throw cause;
  }
}

async function run(distribution: Distribution, assembly: Assembly): Promise<Omit<RunningNode, 'halted'>> {
  const { options, set, genesis, text, get, closers, hooks } = assembly;
  const startedMs = performance.now();
  const log = get('Log');
  const chain = await openChain(assembly);
  const { ledger, mempool, blocks } = chain;
  await checkChainOptions(ledger, options, text);
  await assembly.upgrades.look(ledger);
  const validator = await ownValidator(options, ledger, log);
  const own = validator && (await openSigner(validator, chain, assembly));
  const network = await createNetwork(distribution.version, chain, assembly, validator);
  const agreement = await createConsensus(chain, assembly, own, network ?? silence);
  const { driver } = agreement;
  const consensus = () => driver.status();
  const troubles = () => assembly.plugins.guards.flatMap(({ trouble }) => trouble ?? []);
  const facts = { version: distribution.version, startedMs, validator, consensus, network: network ?? null, troubles };
  const api = apiParts(chain, assembly, facts);
  const methods = methodsOf(api, chain);
  const components = schemaComponents(set);
  const info = { title: `${genesis.chain.name} JSON-RPC`, version: distribution.version };
  const describe = () => openRpc([...methods, ...introspection(methods, components, info)], components, info);
  const added = await startPlugins(distribution, chain, assembly, { describe, network: network ?? null });
  methods.push(...added.methods);
  const unsigned = isDev(genesis.chain) || !genesis.chain.enforceSignatures;
  methods.forEach((method, i) => {
    const { write, submits = false } = method;
    // Where everybody has the keys or needs none, a web page could submit in anybody's name.
    methods[i] = decorated({ ...method, write: write || (unsigned && submits) }, added.decorations);
  });
  closers.add(() => driver.stop());
  await beginConsensus(agreement, chain, assembly);
  startAutoVote(api, validator, assembly);
  if (network) closers.add(() => network.stop());

  let joined = network === undefined;
  const server = await RpcServer.start({
    host: options.rpcHost,
    port: options.rpcPort,
    methods,
    components,
    info,
    routes: added.routes,
    health: () => healthOf(troubles()),
    limits: { perSecond: options.rpcRateLimit, batch: options.rpcBatchLimit },
    origins: options.rpcOrigins,
    hosts: options.rpcHosts,
    proxies: options.rpcTrustProxy,
    log,
    notReady: () =>
      consensus().haltedReason ??
      (joined ? undefined : 'starting: the port for peers is not open yet') ??
      (network?.syncing ? `syncing: ${ledger.head.height} of ${network.highest}` : undefined),
  });
  closers.add(() => server.stop());
  const metricsPort = await serveMetrics(chain, assembly, network ?? null);
  get('Verifier').start();
  // What the network is made of takes a third of a second to load: callers are answered meanwhile.
  if (network) await joinNetwork(network, agreement, chain, assembly, own);
  joined = true;
  log('info', 'node started', {
    chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
    height: ledger.head.height,
    rpc: `http://${options.rpcHost}:${server.port}`,
    ...(metricsPort === undefined ? {} : { metrics: metricsPort }),
    signatures: genesis.chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= closers.close();
    return stopping;
  };
  return {
    hooks,
    set,
    ledger,
    mempool,
    blocks,
    text,
    log,
    describe,
    genesis,
    rpcPort: server.port,
    metricsPort,
    methods,
    stop,
  };
}

/** Serves what the node counts where that is asked for; answers with the port. */
async function serveMetrics(
  { ledger, mempool }: Chain,
  { options, get, closers }: Assembly,
  network: NetworkView | null,
): Promise<number | undefined> {
  if (!options.metrics) return undefined;
  const metrics = get('Metrics');
  metrics.gauge('block_height', 'Height of the newest final block', () => ledger.head.height);
  metrics.gauge('peers', 'Peers that the node is linked with', () => network?.peers().length ?? 0);
  metrics.gauge('mempool_size', 'Bundles that wait', () => mempool.size);
  metrics.gauge('mempool_bytes', 'Bytes of the bundles that wait', () => mempool.bytes);
  const served = await metrics.serve(options.metricsExternal ? '0.0.0.0' : '127.0.0.1', options.metricsPort);
  closers.add(() => served.stop());
  return served.port;
}

interface Facts {
  readonly version: string;
  readonly startedMs: number;
  readonly validator: OwnValidator | undefined;
  readonly consensus: () => DriverStatus;
  readonly network: NetworkView | null;
  readonly troubles: () => readonly Trouble[];
}

/** What GET /health tells: the node lives, and which of its plugins do not do well. */
const healthOf = (plugins: readonly Trouble[]): object =>
  plugins.length === 0 ? { status: 'ok' } : { status: 'degraded', plugins };

function apiParts(chain: Chain, { options, genesis, text, get }: Assembly, facts: Facts): ApiParts {
  const { ledger, mempool, blocks, inclusions } = chain;
  return {
    ledger,
    mempool,
    blocks,
    text,
    genesisHash: genesis.hash,
    version: facts.version,
    wallet: readWallet(options, get('Log')),
    gasPrice: () => Math.max(options.gasPrice, ledger.head.header.base_fee),
    consensus: facts.consensus,
    network: facts.network,
    troubles: facts.troubles,
    dataDir: options.dataDir,
    validator: async () => facts.validator?.account() ?? null,
    startedMs: facts.startedMs,
    clock: get('Clock'),
    included: inclusions.wait.bind(inclusions),
  };
}

function methodsOf(api: ApiParts, { subscriptions, indexes, follower }: Chain): RpcMethod[] {
  const { text } = api;
  return [
    ...apiMethods(api),
    ...indexMethods({ indexes, follower, text }),
    ...chainSubscriptions(subscriptions, streams(text)),
  ];
}

function whenHalted() {
  let resolve: (why: Halted) => void = () => {};
  const promise = new Promise<Halted>((told) => {
    resolve = told;
  });
  return { promise, resolve };
}
