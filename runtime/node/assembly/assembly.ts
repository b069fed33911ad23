/** Common base of all kinds of nodes: a chain, a data directory and parts, and their shutdown. */

import { availableParallelism } from 'node:os';
import { type Genesis, InvalidGenesis, readGenesis } from '../../kernel/chain/genesis.js';
import { textForms } from '../../kernel/chain/text.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { Closers } from '../../lib/closers.js';
import type { TextForms } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import { levelsTextOf, logOf } from '../../lib/log-levels.js';
import { IngressThreads, usualThreads } from '../../lib/rpc/ingress/threads.js';
import type { AccessOptions } from '../../lib/rpc/limits/access.js';
import { RpcServer, type RpcServerOptions } from '../../lib/rpc/server.js';
import { DataDirectory } from '../../lib/storage/directory.js';
import { schemaComponents } from '../api/schemas.js';
import type { Metrics } from '../metrics/metrics.js';
import { serverLimits } from '../options/limits.js';
import { type NodeOptions, withDefaults } from '../options/options.js';
import { type Reloadable, replaceOptions } from '../options/replace-options.js';
import type { Ending, Halted } from '../types.js';
import { createParts } from './container.js';
import type { NodeContext } from './context.js';
import { type Distribution, loadDistribution } from './distribution.js';

/** A kind of node: how its parts are composed. */
export interface NodeKind<N> {
  /** File URL of the code with which RPC threads inspect requests ahead of the main thread. */
  readonly ahead?: string;
  /** Throws if a new data directory must not be made for a genesis. */
  prove?(genesis: Genesis, set: ModuleSet, text: TextForms, options: NodeOptions): void;
  compose(context: NodeContext): Promise<N>;
}

/** Starts a node on the chain of a genesis (the parsed file). If it fails, everything that was opened is closed. */
export async function assemble<N extends object>(
  kind: NodeKind<N>,
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions>,
  signal: AbortSignal = new AbortController().signal,
): Promise<N & Ending & Reloadable> {
  const options = withDefaults(given);
  // They load in parallel with the modules.
  const threads = new IngressThreads(threadsOf(options, kind), kind.ahead);
  try {
    return await assembleBeside(threads, kind, distribution, genesisJson, options, signal);
  } finally {
    await threads.end();
  }
}

/** Number of RPC threads: as requested, or as the cores allow if there is something to inspect ahead. */
const threadsOf = ({ rpcThreads }: NodeOptions, { ahead }: Pick<NodeKind<unknown>, 'ahead'>): number =>
  rpcThreads ?? (ahead !== undefined ? usualThreads(availableParallelism()) : 0);

async function assembleBeside<N extends object>(
  threads: IngressThreads,
  kind: NodeKind<N>,
  distribution: Distribution,
  genesisJson: unknown,
  options: NodeOptions,
  signal: AbortSignal,
): Promise<N & Ending & Reloadable> {
  const set = await loadDistribution(distribution, options.modules);
  const genesis = readGenesis(genesisJson);
  const { genesisHash: wanted } = options;
  if (wanted !== undefined && wanted !== genesis.hash) {
    fail(InvalidGenesis, {
      reason: 'the genesis differs from --genesis-hash',
      hash: `0x${genesis.hash}`,
      wanted: `0x${wanted}`,
    });
  }
  const text = textForms(genesis.chain, set.operations);
  const identity = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const directory = await DataDirectory.open(options.dataDir, identity, () =>
    kind.prove?.(genesis, set, text, options),
  );
  const get = createParts({ options, directory }, distribution.parts);
  const closers = new Closers();
  const atLast = new Closers();
  closers.add(
    () => directory.release(),
    () => atLast.close(),
  );
  const onReload: (() => void)[] = [() => get('LogLevels').set(levelsTextOf(options))];
  let halt: (why: Halted) => void = () => {};
  const halted = new Promise<Halted>((resolve) => {
    halt = resolve;
  });
  try {
    const node = await kind.compose({
      ...{
        distribution,
        options,
        set,
        genesis,
        genesisJson,
        directory,
        text,
        get,
        closers,
        atLast,
        threads,
        signal,
        onReload,
      },
      halt: (reason, cause, exitCode) => halt({ reason, cause, exitCode }),
    });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= closers.close();
      return stopping;
    };
    const log = get('Log');
    const reload = (next: NodeOptions) => {
      const { reloaded, needRestart } = replaceOptions(options, next);
      for (const apply of onReload) apply();
      log('info', 'options reloaded', { changed: reloaded.join() });
      if (needRestart.length > 0) log('warn', 'changed options need a restart', { options: needRestart.join() });
    };
    return { ...node, log, reload, stop, halted };
  } catch (cause) {
    await closers.close({ cause });
    throw cause;
  }
}

/** Access rules of the RPC port, as configured. */
const accessRules = ({ rpcHost, rpcOrigins, rpcHosts, rpcTrustProxy }: NodeOptions): AccessOptions => ({
  host: rpcHost,
  origins: rpcOrigins,
  hosts: rpcHosts,
  proxies: rpcTrustProxy,
});

/** Starts the RPC port of a node as configured. */
export async function serveRpc(
  { options, set, get, closers, threads, onReload }: NodeContext,
  own: Pick<
    RpcServerOptions,
    | 'methods'
    | 'info'
    | 'examples'
    | 'routes'
    | 'health'
    | 'notReady'
    | 'absent'
    | 'observe'
    | 'awaitHeight'
    | 'generation'
  >,
): Promise<RpcServer> {
  const server = await RpcServer.start({
    ...accessRules(options),
    port: options.rpcPort,
    components: () => schemaComponents(set),
    ownerOf: set.ownerOf,
    limits: serverLimits(options),
    log: logOf(get('Log'), 'rpc'),
    threads,
    ...own,
  });
  closers.add(() => server.stop());
  onReload.push(() => server.setRules(serverLimits(options), accessRules(options)));
  return server;
}

/**
 * Serves the node's metrics if `--metrics` is set, and returns the port. `watch` declares series and returns how to end
 * them.
 */
export async function serveMetrics(
  { options, get, closers }: NodeContext,
  watch: (metrics: Metrics) => () => void,
): Promise<number | undefined> {
  if (!options.metrics) return undefined;
  const metrics = get('Metrics');
  const end = watch(metrics);
  closers.add(async () => end());
  const served = await metrics.serve(options.metricsExternal ? '0.0.0.0' : '127.0.0.1', options.metricsPort);
  closers.add(() => served.stop());
  return served.port;
}
