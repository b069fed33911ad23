/** The ports of a full node: RPC, metrics and snapshots. */

import type { RpcServer } from '../../lib/rpc/server.js';
import { MinHeight } from '../api/min-height.js';
import { serveMetrics, serveRpc } from '../assembly/assembly.js';
import type { FullNodeContext } from '../assembly/context.js';
import type { Added } from '../plugins/runner.js';
import type { PluginTrouble } from '../types.js';
import { type NodeApi, troublesOf } from './api.js';
import { watchNode } from './gauges.js';
import { Readiness, STEADY_MS, type Unready, whyBehind } from './readiness.js';
import { loadServing, type NodeParts } from './steps.js';

export interface NodePorts {
  readonly rpcPort: number;
  /** Undefined if metrics are off. */
  readonly metricsPort: number | undefined;
  /** Undefined if the node serves no snapshots. */
  readonly snapshotsPort: number | undefined;
}

/** Whether the node has opened the port for peers; true for a node without peers. */
export interface Joining {
  joined: boolean;
}

export async function openPorts(
  api: NodeApi,
  added: Added,
  node: NodeParts,
  joining: Joining,
  context: FullNodeContext,
): Promise<NodePorts> {
  const readiness = trackReadiness(node, joining, context);
  const server = await openRpcPort(api, added, node, readiness, context);
  const metricsPort = await openMetricsPort(api, node, server, readiness, context);
  await openProfiles(context);
  return { rpcPort: server.port, metricsPort, snapshotsPort: await openSnapshotsPort(node, context) };
}

/** Loaded only if wanted. */
async function openProfiles(context: FullNodeContext): Promise<void> {
  if (context.options.profilePort === undefined) return;
  const { openProfilePort } = await import('./profile-port.js');
  await openProfilePort(context);
}

function trackReadiness(node: NodeParts, joining: Joining, { get, closers }: FullNodeContext): Readiness {
  const { chain, consensus, network, duty } = node;
  const unready = (): Unready | undefined => {
    const { haltedReason } = consensus.driver.status();
    if (haltedReason !== null) return { code: 'halted', reason: haltedReason, final: true };
    if (!joining.joined) return { code: 'starting', reason: 'starting: the port for peers is not open yet' };
    return whyBehind(chain.ledger.head, chain.history.height, network, get('Clock').now()) ?? duty?.notReady;
  };
  const readiness = new Readiness(unready, get('Clock'), network ? STEADY_MS : 0, (now) => {
    if (now === undefined) get('Log')('info', 'node ready');
    else get('Log')('warn', 'node not ready', { code: now.code, reason: now.reason });
  });
  closers.add(() => readiness.stop());
  return readiness;
}

function openRpcPort(
  { methods, info, examples }: NodeApi,
  { routes }: Added,
  { chain }: NodeParts,
  readiness: Readiness,
  context: FullNodeContext,
): Promise<RpcServer> {
  const { ledger, history } = chain;
  const minHeight = new MinHeight(() => history.height);
  history.onAdvance = () => minHeight.advanced();
  return serveRpc(context, {
    ...{ methods, info, examples, routes },
    awaitHeight: (height, _, signal) => minHeight.wait(height, signal),
    health: () => healthOf(troublesOf(context)),
    ...(context.meters ? { observe: context.meters.observe } : {}),
    notReady: () => readiness.notReady,
    generation: ledger.generation,
  });
}

/** Response to GET /health: the node is running, and which of its plugins have failures. */
const healthOf = (plugins: readonly PluginTrouble[]): object =>
  plugins.length === 0 ? { status: 'ok' } : { status: 'degraded', plugins };

async function openMetricsPort(
  api: NodeApi,
  { chain, maintenance, duty }: NodeParts,
  server: RpcServer,
  readiness: Readiness,
  context: FullNodeContext,
): Promise<number | undefined> {
  const { options, meters, get } = context;
  if (!meters) return undefined;
  return serveMetrics(context, (metrics) =>
    watchNode(metrics, {
      ...{ api: api.parts, chain, server, duty, readiness },
      snapshots: maintenance.snapshots,
      historyHeight: () => chain.history.height,
      verifier: get('Verifier'),
      included: meters.included,
      capacity: () => options.mempoolBundles,
    }),
  );
}

async function openSnapshotsPort(
  { chain, maintenance: { snapshots } }: NodeParts,
  context: FullNodeContext,
): Promise<number | undefined> {
  if (!snapshots) return undefined;
  const { serveSnapshots } = await loadServing();
  return serveSnapshots(snapshots, chain, context);
}
