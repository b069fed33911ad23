/** What every kind of node is put together on: a chain, a data directory and parts; and how it ends. */

import { availableParallelism } from 'node:os';
import { type Genesis, InvalidGenesis, readGenesis } from '../../kernel/chain/genesis.js';
import { textForms } from '../../kernel/chain/text.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { Closers } from '../../lib/closers.js';
import type { TextForms } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import { IngressThreads, usualThreads } from '../../lib/rpc/ingress/threads.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { RpcServer, type RpcServerOptions } from '../../lib/rpc/server.js';
import { DataDirectory } from '../../lib/storage/directory.js';
import { schemaComponents } from '../api/schemas.js';
import type { Metrics } from '../metrics/metrics.js';
import { type NodeOptions, serverLimits, withDefaults } from '../options/options.js';
import { createParts, type GetPart } from './container.js';
import { type Distribution, loadDistribution } from './distribution.js';

/** Why a node halted, and the exception behind it where there is one. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
  /** Of its process; undefined where it follows from the cause. */
  readonly exitCode?: number | undefined;
}

/** What a node is started with, and where each part puts how it is closed. */
export interface Groundwork {
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

/** How a started node ends. */
export interface Ending {
  readonly log: Log;
  /** Stops in order; resolves when everything is closed. */
  stop(): Promise<void>;
  /** Resolves when the node halts by itself. */
  readonly halted: Promise<Halted>;
}

/** A kind of node: what stands on the groundwork. */
export interface NodeKind<N> {
  /** File URL of what the threads of the RPC port look at requests with, ahead of the main thread. */
  readonly ahead?: string;
  /** Refuses a genesis that a new data directory must not be made for. */
  prove?(genesis: Genesis, set: ModuleSet, text: TextForms, options: NodeOptions): void;
  compose(ground: Groundwork): Promise<N>;
}

/** Starts a node on the chain of a genesis (the parsed file); what was opened is closed where that fails. */
export async function assemble<N extends object>(
  kind: NodeKind<N>,
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions>,
  signal: AbortSignal = new AbortController().signal,
): Promise<N & Ending> {
  const options = withDefaults(given);
  // They load beside the modules.
  const threads = new IngressThreads(threadsOf(options, kind), kind.ahead);
  try {
    return await assembleBeside(threads, kind, distribution, genesisJson, options, signal);
  } finally {
    await threads.end();
  }
}

/** Threads for the RPC port: as many as are asked for, or as the cores allow where there is something to do ahead. */
const threadsOf = ({ rpcThreads }: NodeOptions, { ahead }: Pick<NodeKind<unknown>, 'ahead'>): number =>
  rpcThreads ?? (ahead !== undefined ? usualThreads(availableParallelism()) : 0);

async function assembleBeside<N extends object>(
  threads: IngressThreads,
  kind: NodeKind<N>,
  distribution: Distribution,
  genesisJson: unknown,
  options: NodeOptions,
  signal: AbortSignal,
): Promise<N & Ending> {
  const set = await loadDistribution(distribution, options.modules);
  const genesis = readGenesis(genesisJson);
  const { genesisHash: wanted } = options;
  if (wanted !== undefined && wanted !== genesis.hash) {
    fail(InvalidGenesis, { reason: 'another genesis is wanted', hash: `0x${genesis.hash}`, wanted: `0x${wanted}` });
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
  let halt: (why: Halted) => void = () => {};
  const halted = new Promise<Halted>((resolve) => {
    halt = resolve;
  });
  try {
    const node = await kind.compose({
      ...{ distribution, options, set, genesis, genesisJson, directory, text, get, closers, atLast, threads, signal },
      halt: (reason, cause, exitCode) => halt({ reason, cause, exitCode }),
    });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= closers.close();
      return stopping;
    };
    return { ...node, log: get('Log'), stop, halted };
  } catch (cause) {
    await closers.close();
    throw cause;
  }
}

/** The RPC port of a node, as its options want it. */
export async function serveRpc(
  { options, set, get, closers, threads }: Groundwork,
  own: Pick<
    RpcServerOptions,
    'methods' | 'info' | 'examples' | 'routes' | 'health' | 'notReady' | 'absent' | 'observe' | 'reached' | 'generation'
  >,
): Promise<RpcServer> {
  const server = await RpcServer.start({
    host: options.rpcHost,
    port: options.rpcPort,
    components: () => schemaComponents(set),
    limits: serverLimits(options),
    origins: options.rpcOrigins,
    hosts: options.rpcHosts,
    proxies: options.rpcTrustProxy,
    log: get('Log'),
    threads,
    ...own,
  });
  closers.add(() => server.stop());
  return server;
}

/** Serves what a node counts where `--metrics` asks for it; answers with the port. `watch` declares series, and answers with how to end them. */
export async function serveMetrics(
  { options, get, closers }: Groundwork,
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
