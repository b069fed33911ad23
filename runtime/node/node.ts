/** A full node: modules, chain on disk, consensus and RPC port, started and stopped as one. */

import type { DriverStatus } from '../engine/consensus/ports.js';
import type { NetworkView } from '../engine/network/views.js';
import { proveGenesis } from '../kernel/chain/genesis.js';
import { prepareEd25519 } from '../lib/crypto/ed25519.js';
import { load } from '../lib/preload.js';
import { readExamples, spelledFor } from '../lib/rpc/documents/examples.js';
import { introspection, openRpc } from '../lib/rpc/documents/openrpc.js';
import type { RpcMethod } from '../lib/rpc/methods/method.js';
import { chainSubscriptions } from '../lib/rpc/subscriptions/subscribe-methods.js';
import { apiMethods } from './api/api.js';
import { decorated } from './api/decorate.js';
import { isDev } from './api/dev-methods.js';
import { MinHeight } from './api/min-height.js';
import type { ApiParts, StorageFacts } from './api/parts.js';
import { schemaComponents } from './api/schemas.js';
import { streams } from './api/streams.js';
import { assemble, type NodeKind, serveMetrics, serveRpc } from './assembly/assembly.js';
import type { Chain, FullNodeContext } from './assembly/context.js';
import { commandOf, type Distribution } from './assembly/distribution.js';
import { createNodeHooks } from './assembly/hooks.js';
import { openAhead } from './assembly/stores.js';
import { openChain } from './chain/chain.js';
import { followedRows, indexMethods } from './indexes/methods.js';
import { keepColdStorage } from './maintenance/cold-storage.js';
import { keepPruned } from './maintenance/pruning/pruning.js';
import { finishSnapshot, startFromSnapshot } from './maintenance/snapshots/start-from-snapshot.js';
import { keepVerified } from './maintenance/verification.js';
import { createMeters } from './metrics/meters.js';
import type { NodeOptions } from './options/options.js';
import { checkChainOptions } from './plugins/check-chain-options.js';
import { PluginDatabases } from './plugins/databases.js';
import { keyAccount } from './plugins/key-account.js';
import { loadPlugins } from './plugins/load.js';
import { validatorAccount } from './plugins/validator.js';
import { watchNode } from './start/gauges.js';
import { createNetwork, joinNetwork } from './start/network.js';
import { closePlugins, startPlugins } from './start/plugins.js';
import { Readiness, STEADY_MS, type Unready, whyBehind } from './start/readiness.js';
import type { Ending, OwnValidator, PluginTrouble } from './types.js';
import { UpgradeWatch } from './upgrade/watch.js';
import { beginConsensus, createConsensus, silence } from './validator/consensus.js';
import { ValidatorDuty } from './validator/duty.js';
import { ownValidator, readWallet } from './validator/keys.js';
import { type OwnSigner, openSigner } from './validator/signer.js';

export { type Distribution, loadDistribution, type ModuleEntry } from './assembly/distribution.js';

/** A started node, as its starter sees it: unlike for plugins, nothing here is guarded. */
export interface RunningNode
  extends Ending,
    Pick<Chain, 'ledger' | 'mempool' | 'blocks'>,
    Pick<FullNodeContext, 'set' | 'text' | 'hooks' | 'genesis'> {
  /** The OpenRPC document of the node. */
  describe(): object;
  readonly rpcPort: number;
  /** Undefined if metrics are off. */
  readonly metricsPort: number | undefined;
  readonly snapshotsPort: number | undefined;
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

const FULL: NodeKind<Omit<RunningNode, keyof Ending>> = {
  ahead: new URL('../engine/mempool/ahead.js', import.meta.url).href,
  prove(genesis, set, text, { snapshotUrl, trustedHash }) {
    // A node started from a trusted block executes no earlier block, so any later version will do.
    if (snapshotUrl === undefined || trustedHash === undefined) proveGenesis(genesis, set, text);
  },
  async compose(context) {
    const { distribution, options, set, genesis, directory, get, closers, atLast } = context;
    const binary = { version: distribution.version, skip: new Set(options.skipUpgradeHeights) };
    const upgrades = new UpgradeWatch(binary, get('Log'));
    const halt: FullNodeContext['halt'] = (reason, cause, exitCode) => {
      upgrades.note(cause);
      context.halt(reason, cause, exitCode);
    };
    try {
      const begun = await finishSnapshot(context);
      if (begun) openAhead(context);
      const plugins = await loadPlugins(distribution.plugins, options.plugins, set, genesis.chain, {
        log: get('Log'),
        now: () => get('Clock').now(),
        limits: get('PluginLimits'),
        count: (plugin) => get('Metrics').pluginFailed(plugin),
        halt,
      });
      atLast.add(() =>
        closePlugins(plugins, { upgrade: upgrades.due, chain: genesis.chain, log: get('Log') }, directory.path),
      );
      await startFromSnapshot(context, begun);
      // If a plugin rejects its options, a new chain must leave nothing behind, so its stores are opened later.
      if (!begun) openAhead(context);
      const pluginDatabases = new PluginDatabases(directory.path, get('PluginDatabase'));
      closers.add(() => pluginDatabases.close());
      await pluginDatabases.begin(plugins.plugins.map(({ plugin }) => plugin));
      if (options.validatorKey !== undefined) prepareEd25519(); // while the disk works
      const meters = options.metrics ? createMeters(get('Metrics')) : undefined;
      return await run({ ...context, halt, plugins, pluginDatabases, hooks: createNodeHooks(), upgrades, meters });
    } catch (cause) {
      upgrades.note(cause);
      throw cause;
    }
  },
};

async function run(context: FullNodeContext): Promise<Omit<RunningNode, keyof Ending>> {
  const { distribution, options, set, genesis, text, get, closers, hooks, meters } = context;
  const startedMs = performance.now();
  const log = get('Log');
  const chain = await openChain(context);
  const { ledger, mempool, blocks } = chain;
  await checkChainOptions(ledger, distribution.plugins, options.plugins, text);
  await context.upgrades.check(ledger);
  const validator = await ownValidator(options, ledger, log);
  const own = validator && (await openSigner(validator, chain, context));
  const serving = options.serveSnapshots ? await loadServing() : undefined;
  const snapshots = await serving?.keepSnapshots(distribution.version, chain, context);
  keepPruned(chain, context);
  keepColdStorage(chain, context);
  const verification = keepVerified(chain, context);
  const network = await createNetwork(distribution.version, chain, context, validator, snapshots?.store);
  const agreement = await createConsensus(chain, context, own, network ?? silence);
  const { driver } = agreement;
  const duty = own && dutyOf(own, chain, context, () => driver.status(), network);
  await duty?.update();
  const consensus = () => driver.status();
  const troubles = () => context.plugins.records.flatMap(({ trouble }) => trouble ?? []);
  const storage: StorageFacts = {
    pruning: options.pruning,
    pruner: chain.pruner,
    verification,
    snapshots: () =>
      snapshots?.store.kept.map(({ contents, archive }) => ({ height: contents.height, bytes: archive.size })) ?? [],
  };
  const facts = {
    ...{ version: distribution.version, startedMs, validator, consensus, network: network ?? null, troubles, storage },
  };
  const api = apiParts(chain, context, facts);
  const methods = methodsOf(api, chain);
  const components = () => schemaComponents(set);
  const info = { title: `${genesis.chain.name} JSON-RPC`, version: distribution.version, ...commandOf(distribution) };
  const examples = () => spelledFor(genesis.chain, readExamples());
  const describe = () =>
    openRpc([...methods, ...introspection(methods, components, info, examples)], components(), info, examples());
  const added = await startPlugins(chain, context, {
    describe,
    network: network ?? null,
    validator: (guard, operations) => validator && validatorAccount(guard, api, validator, operations),
    account: (guard, key) => keyAccount(guard, api, key),
  });
  methods.push(...added.methods);
  const unsigned = isDev(genesis.chain) || !genesis.chain.enforceSignatures;
  methods.forEach((method, i) => {
    const { write, submits = false } = method;
    // If keys are public or not required, a web page could submit in anybody's name.
    methods[i] = decorated({ ...method, write: write || (unsigned && submits) }, added.decorations);
  });
  // Closed in reverse: the driver stops first. Stopping the attestations ends block checks that wait for them, and the
  // driver must not reject a block because of that.
  closers.add(
    () => driver.close(),
    () => agreement.attestations.stop(),
    () => driver.stop(),
  );
  if (meters) hooks.finalized.tap('metrics', meters.block);
  if (duty)
    hooks.finalized.tap(
      'readiness',
      () => void duty.update().catch((cause) => log('error', 'validator duty check failed', { reason: String(cause) })),
    );
  await beginConsensus(agreement, chain, context);
  if (network) closers.add(() => network.stop());

  let joined = network === undefined;
  const heights = () => chain.history.height;
  const unready = (): Unready | undefined => {
    const { haltedReason } = consensus();
    if (haltedReason !== null) return { code: 'halted', reason: haltedReason, final: true };
    if (!joined) return { code: 'starting', reason: 'starting: the port for peers is not open yet' };
    return whyBehind(ledger.head, heights(), network, get('Clock').now()) ?? duty?.notReady;
  };
  const readiness = new Readiness(unready, get('Clock'), network ? STEADY_MS : 0);
  closers.add(async () => readiness.stop());
  const minHeight = new MinHeight(heights);
  chain.history.onAdvance = () => minHeight.advanced();
  const server = await serveRpc(context, {
    awaitHeight: (height, _, signal) => minHeight.wait(height, signal),
    methods,
    info,
    examples,
    routes: added.routes,
    health: () => healthOf(troubles()),
    ...(meters ? { observe: meters.observe } : {}),
    notReady: () => readiness.notReady,
    generation: ledger.generation,
  });
  const metricsPort =
    meters &&
    (await serveMetrics(context, (metrics) =>
      watchNode(metrics, {
        ...{ api, chain, server, snapshots, duty, readiness, historyHeight: heights },
        verifier: get('Verifier'),
        included: meters.included,
        capacity: options.mempoolBundles,
      }),
    ));
  const snapshotsPort = snapshots && (await serving?.serveSnapshots(snapshots, chain, context));
  get('Verifier').start();
  // The network code takes a third of a second to load; callers are served meanwhile.
  if (network) await joinNetwork(network, agreement, chain, context, own);
  joined = true;
  log('info', 'node started', {
    chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
    height: ledger.head.height,
    rpc: `http://${options.rpcHost}:${server.port}`,
    ...(metricsPort === undefined ? {} : { metrics: metricsPort }),
    ...(snapshotsPort === undefined ? {} : { snapshots: snapshotsPort }),
    signatures: genesis.chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  });
  return {
    ...{ hooks, set, ledger, mempool, blocks, text, describe, genesis, methods },
    ...{ rpcPort: server.port, metricsPort, snapshotsPort },
  };
}

/** Tracks whether the node's validator signs. */
const dutyOf = (
  { publicKey, signer }: OwnSigner,
  { ledger }: Chain,
  { get }: FullNodeContext,
  consensus: () => DriverStatus,
  network: NetworkView | undefined,
): ValidatorDuty =>
  new ValidatorDuty({
    publicKey,
    ledger,
    consensus,
    network,
    clock: get('Clock'),
    quietBlocks: () => signer.quietBlocks,
  });

/** Loads the code that makes and serves snapshots. */
const loadServing = () =>
  load(new URL('./maintenance/snapshots/serve.js', import.meta.url), () => import('./maintenance/snapshots/serve.js'));

interface Facts {
  readonly version: string;
  readonly startedMs: number;
  readonly validator: OwnValidator | undefined;
  readonly consensus: () => DriverStatus;
  readonly network: NetworkView | null;
  readonly troubles: () => readonly PluginTrouble[];
  readonly storage: StorageFacts;
}

/** Response to GET /health: the node is running, and which of its plugins have failures. */
const healthOf = (plugins: readonly PluginTrouble[]): object =>
  plugins.length === 0 ? { status: 'ok' } : { status: 'degraded', plugins };

function apiParts(chain: Chain, { options, genesis, text, get }: FullNodeContext, facts: Facts): ApiParts {
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
    storage: facts.storage,
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
    ...indexMethods({ indexes, rows: followedRows(follower), text }),
    ...chainSubscriptions(subscriptions, streams(text)),
  ];
}
