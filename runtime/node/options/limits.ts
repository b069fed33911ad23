/** Limits of the RPC server, the mempool and subscriptions, from the options of a node. */

import { type MempoolLimits, STANDARD_MEMPOOL } from '../../engine/mempool/limits.js';
import type { RpcLimits } from '../../lib/rpc/limits/limits.js';
import type { SubscriptionLimits } from '../../lib/rpc/subscriptions/subscriptions.js';
import type { NodeOptions } from './options.js';

const MIB = 1024 * 1024;

/** The limits of the RPC server that options set. */
export const serverLimits = (options: NodeOptions): Partial<RpcLimits> => ({
  perSecond: options.rpcRateLimit,
  batch: options.rpcBatchLimit,
  sockets: options.rpcConnections,
  socketsPerIp: options.rpcConnectionsPerAddress,
  heldBytes: options.rpcBuffer * MIB,
  bodyBytes: options.rpcBody * MIB,
  messageBytes: options.rpcMessage * MIB,
  responseBytes: options.rpcAnswer * 1_000_000,
  depth: options.rpcDepth,
  callMs: options.rpcTimeout * 1_000,
  connections: options.wsConnections,
  connectionsPerIp: options.wsConnectionsPerAddress,
  unsentBytes: options.wsUnsent * MIB,
});

/** The limits of the mempool that options set, each read when it applies. */
export const mempoolLimits = (options: NodeOptions): MempoolLimits => ({
  ...STANDARD_MEMPOOL,
  get bundles() {
    return options.mempoolBundles;
  },
  get bytes() {
    return options.mempoolMib * MIB;
  },
  get lifetimeMs() {
    return options.mempoolLifetime * 1_000;
  },
  get bumpPercent() {
    return options.mempoolBump;
  },
  get nonceGap() {
    return options.mempoolGap;
  },
  get block() {
    return options.maxTxsPerBlock;
  },
});

/** The limits of subscriptions that options set. */
export const subscriptionLimits = (options: NodeOptions): Partial<SubscriptionLimits> => ({
  perConnection: options.wsSubscriptions,
  queuedBlocks: options.wsQueue,
  queuedBytes: options.wsUnsent * MIB,
});
