/** A node: its modules, its chain on disk, its consensus and its RPC port; started and stopped as one. */

import type { DriverStatus } from '../engine/consensus/ports.js';
import type { NetworkView } from '../engine/network/views.js';
import { type Genesis, InvalidGenesis, proveGenesis, readGenesis } from '../kernel/chain/genesis.js';
import { textForms } from '../kernel/chain/text.js';
import { createNodeHooks } from '../kernel/hooks.js';
import { fail } from '../lib/errors.js';
import type { RpcMethod } from '../lib/rpc/method.js';
import { introspection, openRpc } from '../lib/rpc/openrpc.js';
import { RpcServer } from '../lib/rpc/server.js';
import { chainSubscriptions } from '../lib/rpc/subscribing.js';
import { DataDirectory } from '../lib/storage/directory.js';
import { type ApiParts, apiMethods } from './api/api.js';
import { decorated } from './api/decorate.js';
import { schemaComponents } from './api/schemas.js';
import { streams } from './api/streams.js';
import { startAutoVote } from './auto-vote.js';
import { type Assembly, type Chain, openChain } from './chain.js';
import { checkChainOptions } from './chain-options.js';
import { Closers } from './closers.js';
import { beginConsensus, createConsensus, silence } from './consensus.js';
import { createParts } from './container.js';
import { type Distribution, loadDistribution } from './distribution.js';
import { indexMethods } from './indexes/methods.js';
import { type OwnValidator, ownValidator, readWallet } from './keys.js';
import { createNetwork, joinNetwork } from './network.js';
import { type NodeOptions, withDefaults } from './options.js';
import { type NodeView, startPlugins } from './plugins/start.js';
import { openSigner } from './signer.js';
import { UpgradeWatch } from './upgrades.js';

export { type Distribution, loadDistribution, type ModuleEntry } from './distribution.js';

/** Why a node halted, and the exception behind it where there is one. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
}

/** A node that was started. */
export interface RunningNode extends NodeView {
  readonly genesis: Genesis;
  readonly rpcPort: number;
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
  const get = createParts({ options, directory }, distribution.parts);
  const binary = { version: distribution.version, skip: new Set(options.skipUpgradeHeights) };
  const upgrades = new UpgradeWatch({ binary, directory, chainId: genesis.chain.chainId, log: get('Log') });
  closers.add(
    () => directory.release(),
    () => upgrades.leave(),
  );
  const { promise: halted, resolve: tellHalted } = whenHalted();
  try {
    const halt = (reason: string, cause: unknown) => {
      upgrades.note(cause);
      tellHalted({ reason, cause });
    };
    const hooks = createNodeHooks();
    const node = await run(distribution, {
      options,
      set,
      genesis,
      genesisJson,
      directory,
      text,
      get,
      closers,
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
  const validator = await ownValidator(options.validatorKey, ledger, log);
  const own = validator && (await openSigner(validator, chain, assembly));
  const network = await createNetwork(distribution.version, chain, assembly, validator);
  const agreement = await createConsensus(chain, assembly, own, network ?? silence);
  const { driver } = agreement;
  const consensus = () => driver.status();
  const facts = { version: distribution.version, startedMs, validator, consensus, network: network ?? null };
  const api = apiParts(chain, assembly, facts);
  const methods = methodsOf(api, chain);
  const components = schemaComponents(set);
  const info = { title: `${genesis.chain.name} JSON-RPC`, version: distribution.version };
  const describe = () => openRpc([...methods, ...introspection(methods, components, info)], components, info);
  const plugins = await startPlugins(distribution, chain, assembly, { describe, network: network ?? null });
  methods.push(...plugins.methods);
  methods.forEach((method, i) => {
    methods[i] = decorated(method, plugins.decorations);
  });
  await hooks.starting.promise();
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
    routes: plugins.routes,
    limits: { perSecond: options.rpcRateLimit, batch: options.rpcBatchLimit },
    origins: options.rpcOrigins,
    log,
    notReady: () =>
      consensus().haltedReason ??
      (joined ? undefined : 'starting: the port for peers is not open yet') ??
      (network?.syncing ? `syncing: ${ledger.head.height} of ${network.highest}` : undefined),
  });
  closers.add(() => server.stop());
  get('Verifier').start();
  // What the network is made of takes a third of a second to load: callers are answered meanwhile.
  if (network) await joinNetwork(network, agreement, chain, assembly, own);
  joined = true;
  await hooks.started.promise();
  log('info', 'node started', {
    chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
    height: ledger.head.height,
    rpc: `http://${options.rpcHost}:${server.port}`,
    signatures: genesis.chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= hooks.stopping.promise().then(() => closers.close());
    return stopping;
  };
  return { hooks, set, ledger, mempool, blocks, text, log, describe, genesis, rpcPort: server.port, methods, stop };
}

interface Facts {
  readonly version: string;
  readonly startedMs: number;
  readonly validator: OwnValidator | undefined;
  readonly consensus: () => DriverStatus;
  readonly network: NetworkView | null;
}

function apiParts(chain: Chain, { options, genesis, text, get }: Assembly, facts: Facts): ApiParts {
  const { ledger, mempool, blocks, inclusions } = chain;
  return {
    ledger,
    mempool,
    blocks,
    text,
    genesisHash: genesis.hash,
    version: facts.version,
    wallet: readWallet(options.walletKeys, get('Log')),
    gasPrice: () => Math.max(options.gasPrice, ledger.head.header.base_fee),
    consensus: facts.consensus,
    network: facts.network,
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
