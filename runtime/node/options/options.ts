/**
 * Every option of a node, declared once: name, description, type, default. CLI flags, checks and help derive from it.
 */

import * as scalar from '../../lib/codec/scalars.js';
import type { RpcLimits } from '../../lib/rpc/limits/limits.js';
import type { SubscriptionLimits } from '../../lib/rpc/subscriptions/subscriptions.js';
import {
  asIs,
  blockAt,
  heights,
  hex32,
  hostName,
  list,
  network,
  number,
  on,
  oneOf,
  onOrOff,
  ownAddress,
  peerAddress,
  seconds,
  snapshotPlace,
  threads,
  webOrigin,
} from './option-values.js';

import { PRUNING, PRUNING_MODES, type Pruning } from './pruning-modes.js';

export { InvalidOption } from './option-values.js';

/** A command-line option. `field` is its name in NodeOptions. */
export interface NodeOption<F extends keyof NodeOptions = keyof NodeOptions> {
  readonly field: F;
  readonly flag: string;
  readonly short?: string;
  /** Placeholder of the value in help; absent for switches. */
  readonly value?: string;
  readonly about: string;
  readonly standard: NodeOptions[F];
  /** Text in help for an undefined value. */
  readonly none?: string;
  /** Parses the command-line text. */
  parse(text: string): NodeOptions[F];
}

/** Settings of a node as the runtime uses them. */
export interface NodeOptions {
  readonly dataDir: string;
  readonly verbose: boolean;
  readonly logJson: boolean;
  readonly rpcPort: number;
  readonly rpcHost: string;
  readonly rpcRateLimit: number;
  readonly rpcBatchLimit: number;
  readonly rpcOrigins: readonly string[];
  /** Maximum connections to the RPC port in total and per address. */
  readonly rpcConnections: number;
  readonly rpcConnectionsPerAddress: number;
  /** MiB of pending requests and responses held for callers. */
  readonly rpcBuffer: number;
  /** MiB of a request over HTTP and over WebSocket, MB of a response, and nesting depth of a request. */
  readonly rpcBody: number;
  readonly rpcMessage: number;
  readonly rpcAnswer: number;
  readonly rpcDepth: number;
  /** Seconds that the calls of one request may take together. */
  readonly rpcTimeout: number;
  /** Seconds of work for one query: a simulation, a quote. */
  readonly rpcWork: number;
  /** Threads that accept requests; undefined: one if there are enough cores. */
  readonly rpcThreads: number | undefined;
  /** Maximum WebSocket connections in total and per address. */
  readonly wsConnections: number;
  readonly wsConnectionsPerAddress: number;
  /** Limits per connection: MiB of unsent data, subscriptions, and queued blocks. */
  readonly wsUnsent: number;
  readonly wsSubscriptions: number;
  readonly wsQueue: number;
  /** Host names of the node, besides those of this machine. */
  readonly rpcHosts: readonly string[];
  /** Addresses and networks of proxies in front of the RPC port. */
  readonly rpcTrustProxy: readonly string[];
  /** Whether to serve metrics, on which port, and whether to other machines too. */
  readonly metrics: boolean;
  readonly metricsPort: number;
  readonly metricsExternal: boolean;
  /** Headers only: no state, no own blocks. */
  readonly light: boolean;
  /** Source of the snapshot for a data directory without a chain: a snapshot server, an archive on one, or `peers`. */
  readonly snapshotUrl: string | undefined;
  /** Whether state records that were not used for long move to cold files. */
  readonly elasticState: boolean;
  /** Whether to verify everything on disk before the start, and seconds between background scans; 0 for never. */
  readonly verifyOnStart: boolean;
  readonly verifyIntervalSecs: number;
  /** How much history the node keeps. */
  readonly pruning: Pruning;
  /** Additional blocks kept for plugins that are behind. */
  readonly pruningWait: number;
  /** Whether to make and serve snapshots, their interval in blocks, and their address. */
  readonly serveSnapshots: boolean;
  readonly snapshotInterval: number;
  readonly snapshotHost: string | undefined;
  /** A state export to import into a temporary database, instead of starting a node. */
  readonly dryRunImport: string | undefined;
  /**
   * Height and hash of a block that the operator vouches for: a light node starts there, and a snapshot must lead to
   * it.
   */
  readonly trustedHash: { readonly height: number; readonly hash: string } | undefined;
  /** Required genesis hash, 64 hex characters; undefined accepts any. */
  readonly genesisHash: string | undefined;
  /** UDP port for peers; undefined for a node without peers. */
  readonly p2pPort: number | undefined;
  readonly p2pHost: string;
  /** Multiaddresses of peers with which to keep a link. */
  readonly bootnodes: readonly string[];
  /** Multiaddress under which others can reach this node. */
  readonly externalAddr: string | undefined;
  readonly maxPeers: number;
  /** Whether to exchange addresses of other nodes with peers. */
  readonly peerExchange: boolean;
  readonly enforceValidatorAllowlist: boolean;
  /** Path of the validator's key file; undefined for a node that makes no blocks. */
  readonly validatorKey: string | undefined;
  /**
   * Blocks that the validator observes without signing after a start; if another signer uses its key, the node stops.
   */
  readonly doppelgangerBlocks: number;
  /** Whether to continue with a damaged vote log: it is set aside, and the validator does not sign for some blocks. */
  readonly walRecover: boolean;
  /** Whether the validator signs even if its record is missing or copied. */
  readonly unsafeSignNow: boolean;
  /** Paths of key files with which convenience methods sign for callers on this machine. */
  readonly walletKeys: readonly string[];
  /** A file whose first line is the passphrase of encrypted key files. */
  readonly passphraseFile: string | undefined;
  /** Maximum pending bundles, and MiB of them. */
  readonly mempoolBundles: number;
  readonly mempoolMib: number;
  /** Seconds after which pending bundles expire. */
  readonly mempoolLifetime: number;
  /** Minimum price increase of a replacement for a pending bundle, percent. */
  readonly mempoolBump: number;
  /** Maximum distance of a bundle's nonce from its account's next nonce. */
  readonly mempoolGap: number;
  /** Minimum gas price that this node accepts, nano-units per gas. */
  readonly gasPrice: number;
  /** Maximum time between blocks when this node proposes, seconds. */
  readonly blockTime: number;
  readonly maxTxsPerBlock: number;
  /** Heights of upgrades to skip. */
  readonly skipUpgradeHeights: readonly number[];
  /** Modules from outside the distribution: a path or package name, optionally prefixed with `number:`. */
  readonly modules: readonly string[];
  /** Options of plugins: plugin -> option -> given value. */
  readonly plugins: { readonly [plugin: string]: Readonly<Record<string, unknown>> };
}

const MIB = 1024 * 1024;

const option = <F extends keyof NodeOptions>(declared: NodeOption<F>): NodeOption<F> => declared;

/** All options of `start`, in the order of help. */
export const nodeOptions: readonly NodeOption[] = [
  option({
    field: 'dataDir',
    flag: 'data-dir',
    short: 'd',
    value: 'PATH',
    about: 'Data directory',
    standard: './data',
    parse: asIs,
  }),
  option({
    field: 'verbose',
    flag: 'verbose',
    short: 'v',
    about: 'Log details too, at the level debug',
    standard: false,
    parse: on,
  }),
  option({ field: 'logJson', flag: 'log-json', about: 'Log as one JSON object per line', standard: false, parse: on }),
  option({
    field: 'rpcPort',
    flag: 'rpc-port',
    value: 'PORT',
    about: 'JSON-RPC port (HTTP and WebSocket); 0 takes a free one',
    standard: 9933,
    parse: number('rpc-port', scalar.u16),
  }),
  option({
    field: 'rpcHost',
    flag: 'rpc-host',
    value: 'ADDRESS',
    about: 'Address the RPC port listens on; open it to trusted networks only',
    standard: '127.0.0.1',
    parse: asIs,
  }),
  option({
    field: 'rpcRateLimit',
    flag: 'rpc-rate-limit',
    value: 'N',
    about: 'Requests per second and IP address, with 20 units of cost for each; 0 is unlimited',
    standard: 100,
    parse: number('rpc-rate-limit', scalar.range(0, 1_000_000_000)),
  }),
  option({
    field: 'rpcBatchLimit',
    flag: 'rpc-batch-limit',
    value: 'N',
    about: 'Calls in one JSON-RPC batch',
    standard: 1_000,
    parse: number('rpc-batch-limit', scalar.range(1, 1_000)),
  }),
  option({
    field: 'rpcOrigins',
    flag: 'rpc-origins',
    value: 'URLS',
    about:
      'Web origins that may call the node, comma separated: https://wallet.example, localhost for pages of this machine, * lets every page read',
    standard: [],
    parse: (text) => list(text).map((one) => webOrigin('rpc-origins', one)),
  }),
  option({
    field: 'rpcHosts',
    flag: 'rpc-hosts',
    value: 'NAMES',
    about: 'Names under which the node is called, comma separated, such as that of a proxy; others are then refused',
    standard: [],
    parse: (text) => list(text).map((one) => hostName('rpc-hosts', one)),
  }),
  option({
    field: 'rpcTrustProxy',
    flag: 'rpc-trust-proxy',
    value: 'ADDRESSES',
    about:
      'Proxies in front of the RPC port, comma separated: 127.0.0.1 or 10.0.0.0/8; callers are who X-Forwarded-For says',
    standard: [],
    parse: (text) => list(text).map((one) => network('rpc-trust-proxy', one)),
  }),
  option({
    field: 'metrics',
    flag: 'metrics',
    about: 'Serve metrics for Prometheus, at /metrics of a port of their own',
    standard: false,
    parse: on,
  }),
  option({
    field: 'metricsPort',
    flag: 'metrics-port',
    value: 'PORT',
    about: 'Port of the metrics; 0 takes a free one',
    standard: 9100,
    parse: number('metrics-port', scalar.u16),
  }),
  option({
    field: 'metricsExternal',
    flag: 'metrics-external',
    about: 'Serve metrics to other machines too, not to this one alone',
    standard: false,
    parse: on,
  }),
  option({
    field: 'rpcConnections',
    flag: 'rpc-connections',
    value: 'N',
    about: 'Connections to the RPC port',
    standard: 2_000,
    parse: number('rpc-connections', scalar.range(1, 100_000)),
  }),
  option({
    field: 'rpcConnectionsPerAddress',
    flag: 'rpc-connections-per-address',
    value: 'N',
    about: 'Connections of one IP address; those of trusted proxies count together only',
    standard: 256,
    parse: number('rpc-connections-per-address', scalar.range(1, 100_000)),
  }),
  option({
    field: 'rpcBuffer',
    flag: 'rpc-buffer',
    value: 'MIB',
    about: 'Memory for requests and answers under way, a quarter of it for one address; who takes nothing is cut off',
    standard: 256,
    parse: number('rpc-buffer', scalar.range(128, 65_536)),
  }),
  option({
    field: 'rpcBody',
    flag: 'rpc-body',
    value: 'MIB',
    about: 'Largest request over HTTP, within a quarter of --rpc-buffer',
    standard: 5,
    parse: number('rpc-body', scalar.range(1, 1_024)),
  }),
  option({
    field: 'rpcMessage',
    flag: 'rpc-message',
    value: 'MIB',
    about: 'Largest request over WebSocket',
    standard: 1,
    parse: number('rpc-message', scalar.range(1, 64)),
  }),
  option({
    field: 'rpcAnswer',
    flag: 'rpc-answer',
    value: 'MB',
    about: 'Largest answer',
    standard: 25,
    parse: number('rpc-answer', scalar.range(1, 1_000)),
  }),
  option({
    field: 'rpcDepth',
    flag: 'rpc-depth',
    value: 'N',
    about: 'Levels of arrays and objects in a request',
    standard: 64,
    parse: number('rpc-depth', scalar.range(8, 256)),
  }),
  option({
    field: 'rpcTimeout',
    flag: 'rpc-timeout',
    value: 'SECS',
    about: 'Time for the calls of one request together',
    standard: 10,
    parse: number('rpc-timeout', scalar.range(1, 600)),
  }),
  option({
    field: 'rpcWork',
    flag: 'rpc-work',
    value: 'SECS',
    about: 'Time that one simulation or quote may keep the node, which does nothing else meanwhile',
    standard: 2,
    parse: number('rpc-work', scalar.range(1, 600)),
  }),
  option({
    field: 'rpcThreads',
    flag: 'rpc-threads',
    value: 'N',
    about: 'Threads that take requests in and check signatures of bundles, instead of the main thread',
    standard: undefined,
    none: 'half of the cores, at most 4; before Node 22.12 at most 1',
    parse: (text) => threads('rpc-threads', text),
  }),
  option({
    field: 'wsConnections',
    flag: 'ws-connections',
    value: 'N',
    about: 'WebSocket connections, of all that the RPC port has',
    standard: 1_000,
    parse: number('ws-connections', scalar.range(1, 100_000)),
  }),
  option({
    field: 'wsConnectionsPerAddress',
    flag: 'ws-connections-per-address',
    value: 'N',
    about: 'WebSocket connections of one IP address',
    standard: 50,
    parse: number('ws-connections-per-address', scalar.range(1, 100_000)),
  }),
  option({
    field: 'wsUnsent',
    flag: 'ws-unsent',
    value: 'MIB',
    about: 'Most that waits for a WebSocket caller before he is cut off',
    standard: 8,
    parse: number('ws-unsent', scalar.range(1, 1_024)),
  }),
  option({
    field: 'wsSubscriptions',
    flag: 'ws-subscriptions',
    value: 'N',
    about: 'Subscriptions of one WebSocket connection',
    standard: 64,
    parse: number('ws-subscriptions', scalar.range(1, 10_000)),
  }),
  option({
    field: 'wsQueue',
    flag: 'ws-queue',
    value: 'BLOCKS',
    about: 'Blocks that wait for a slow WebSocket connection; older ones are skipped, and it is told',
    standard: 64,
    parse: number('ws-queue', scalar.range(1, 10_000)),
  }),
  option({
    field: 'light',
    flag: 'light',
    about: 'Headers only: checks what validators sign, holds no state, makes no blocks',
    standard: false,
    parse: on,
  }),
  option({
    field: 'pruning',
    flag: 'pruning',
    value: 'MODE',
    about: `Blocks and explorer data to keep. ${PRUNING_MODES.map((mode) => `${mode}: ${PRUNING[mode].about}`).join('; ')}`,
    standard: 'archive',
    parse: (text) => oneOf('pruning', PRUNING_MODES, text),
  }),
  option({
    field: 'pruningWait',
    flag: 'pruning-wait',
    value: 'BLOCKS',
    about: 'Blocks to keep beyond that, at most, for plugins that bring them elsewhere and are behind',
    standard: 20_000,
    parse: number('pruning-wait', scalar.range(0, 10_000_000)),
  }),
  option({
    field: 'elasticState',
    flag: 'elastic-state',
    about: 'Move state records that nobody touched for 30 days to packed files; what is read comes back',
    standard: false,
    parse: on,
  }),
  option({
    field: 'verifyOnStart',
    flag: 'verify-on-start',
    about: 'Read every record on disk with its schema first; stop with exit code 65 where one cannot be read',
    standard: false,
    parse: on,
  }),
  option({
    field: 'verifyIntervalSecs',
    flag: 'rocksdb-verify-interval-secs',
    value: 'N',
    about: 'Read every record again beside the work of the node, N seconds after the last time; 0 never does',
    standard: 0,
    parse: number('rocksdb-verify-interval-secs', scalar.range(0, 31_536_000)),
  }),
  option({
    field: 'snapshotUrl',
    flag: 'snapshot-url',
    value: 'URL|peers',
    about: 'Begin with a snapshot of this server, or of peers, where the data directory has no chain yet',
    standard: undefined,
    parse: (text) => snapshotPlace('snapshot-url', text),
  }),
  option({
    field: 'serveSnapshots',
    flag: 'serve-snapshots',
    about: 'Make snapshots and give them to new nodes, at the RPC port + 10',
    standard: false,
    parse: on,
  }),
  option({
    field: 'snapshotInterval',
    flag: 'snapshot-interval',
    value: 'N',
    about: 'Blocks from one snapshot to the next',
    standard: 1_000,
    parse: number('snapshot-interval', scalar.range(1, 1_000_000)),
  }),
  option({
    field: 'snapshotHost',
    flag: 'snapshot-host',
    value: 'ADDRESS',
    about: 'Address the port for snapshots listens on',
    standard: undefined,
    none: 'that of --rpc-host',
    parse: asIs,
  }),
  option({
    field: 'dryRunImport',
    flag: 'dry-run-import',
    value: 'FILE',
    about: 'Start nothing: import this export into a temporary database, and say what is in it or which line is wrong',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'trustedHash',
    flag: 'trusted-hash',
    value: 'HEIGHT:HASH',
    about: 'A block you know to be of the chain: a light node begins there, a snapshot must be of it or come after it',
    standard: undefined,
    parse: (text) => blockAt('trusted-hash', text),
  }),
  option({
    field: 'genesisHash',
    flag: 'genesis-hash',
    value: 'HEX',
    about: 'Refuse to run on a chain with another genesis than this',
    standard: undefined,
    parse: (text) => hex32('genesis-hash', text),
  }),
  option({
    field: 'p2pPort',
    flag: 'p2p-port',
    value: 'PORT',
    about: 'UDP port for peers (QUIC); 0 takes a free one, off keeps the node to itself',
    standard: 9944,
    none: 'off',
    parse: (text) => (text === 'off' ? undefined : number('p2p-port', scalar.u16)(text)),
  }),
  option({
    field: 'p2pHost',
    flag: 'p2p-host',
    value: 'ADDRESS',
    about: 'Address the UDP port for peers listens on',
    standard: '0.0.0.0',
    parse: asIs,
  }),
  option({
    field: 'bootnodes',
    flag: 'bootnodes',
    value: 'MULTIADDRS',
    about: 'Peers to stay linked with, comma separated: /ip4/<ip>/udp/<port>/quic-v1/p2p/<peer_id>',
    standard: [],
    parse: (text) => list(text).map((one) => peerAddress('bootnodes', one)),
  }),
  option({
    field: 'externalAddr',
    flag: 'external-addr',
    value: 'MULTIADDR',
    about: 'Address under which other nodes reach this one: /ip4/<ip>/udp/<port>/quic-v1, its peer id may follow',
    standard: undefined,
    parse: (text) => ownAddress('external-addr', text),
  }),
  option({
    field: 'maxPeers',
    flag: 'max-peers',
    value: 'N',
    about: 'Most links with peers that are no validators',
    standard: 64,
    parse: number('max-peers', scalar.range(1, 1_000)),
  }),
  option({
    field: 'peerExchange',
    flag: 'peer-exchange',
    value: 'on|off',
    about: 'Learn of other peers from peers, and tell them; off links with the bootnodes only',
    standard: true,
    parse: (text) => onOrOff('peer-exchange', text),
  }),
  option({
    field: 'enforceValidatorAllowlist',
    flag: 'enforce-validator-allowlist',
    about: 'Take blocks, votes and bundles only from peers that prove the key of a validator',
    standard: false,
    parse: on,
  }),
  option({
    field: 'validatorKey',
    flag: 'validator-key',
    value: 'PATH',
    about: 'Ed25519 secret key file (64 hex characters); the node then makes blocks',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'doppelgangerBlocks',
    flag: 'doppelganger-blocks',
    value: 'N',
    about: 'Blocks to watch before signing; the node stops when another one signs with its key',
    standard: 0,
    parse: number('doppelganger-blocks', scalar.range(0, 10_000)),
  }),
  option({
    field: 'walRecover',
    flag: 'wal-recover',
    about: 'Set a damaged or outdated vote log aside and stay silent for some blocks',
    standard: false,
    parse: on,
  }),
  option({
    field: 'unsafeSignNow',
    flag: 'unsafe-sign-now',
    about: 'Sign at once although the record of signatures is missing or copied; only if this key signed nothing since',
    standard: false,
    parse: on,
  }),
  option({
    field: 'walletKeys',
    flag: 'wallet-key',
    value: 'PATHS',
    about: 'Key files with which convenience methods sign for callers on this machine',
    standard: [],
    parse: list,
  }),
  option({
    field: 'passphraseFile',
    flag: 'passphrase-file',
    value: 'PATH',
    about: 'File with the passphrase of encrypted key files; /dev/fd/3 and the like are files too',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'gasPrice',
    flag: 'gas-price',
    value: 'N',
    about: 'Lowest gas price this node takes, nano-units per gas; of a new chain also its floor',
    standard: 10,
    parse: number('gas-price', scalar.range(0, 1_000_000)),
  }),
  option({
    field: 'mempoolBundles',
    flag: 'mempool-bundles',
    value: 'N',
    about: 'Most bundles that wait here for a block; when there are more, those that pay least go',
    standard: 50_000,
    parse: number('mempool-bundles', scalar.range(100, 1_000_000)),
  }),
  option({
    field: 'mempoolMib',
    flag: 'mempool-mib',
    value: 'MIB',
    about: 'Most memory that the bytes of these bundles take',
    standard: 256,
    parse: number('mempool-mib', scalar.range(1, 65_536)),
  }),
  option({
    field: 'mempoolLifetime',
    flag: 'mempool-lifetime',
    value: 'SECS',
    about: 'Time after which a bundle that waits is dropped',
    standard: 600,
    parse: number('mempool-lifetime', scalar.range(10, 86_400)),
  }),
  option({
    field: 'mempoolBump',
    flag: 'mempool-bump',
    value: 'PERCENT',
    about: 'How much more a bundle must pay for gas to replace one that waits with its nonce',
    standard: 10,
    parse: number('mempool-bump', scalar.range(1, 1_000)),
  }),
  option({
    field: 'mempoolGap',
    flag: 'mempool-gap',
    value: 'N',
    about: 'How far ahead of the next nonce of its account that of a bundle may be',
    standard: 64,
    parse: number('mempool-gap', scalar.range(0, 1_024)),
  }),
  option({
    field: 'blockTime',
    flag: 'block-time',
    value: 'SECS',
    about: 'Longest pause between blocks, 0.5 to 12 seconds',
    standard: 12,
    parse: seconds('block-time', 0.5, 12),
  }),
  option({
    field: 'maxTxsPerBlock',
    flag: 'max-txs-per-block',
    value: 'N',
    about: 'Most bundles this node puts in a block',
    standard: 10_000,
    parse: number('max-txs-per-block', scalar.range(1, 20_000)),
  }),
  option({
    field: 'skipUpgradeHeights',
    flag: 'skip-upgrade-heights',
    value: 'HEIGHTS',
    about: 'Go on without the upgrades of these heights, comma separated: only when all operators do',
    standard: [],
    parse: (text) => heights('skip-upgrade-heights', text),
  }),
  option({
    field: 'modules',
    flag: 'module',
    value: 'PATHS',
    about: 'Modules from outside the distribution: paths or package names, comma separated',
    standard: [],
    parse: list,
  }),
] as readonly NodeOption[];

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

/** The limits of subscriptions that options set. */
export const subscriptionLimits = (options: NodeOptions): Partial<SubscriptionLimits> => ({
  perConnection: options.wsSubscriptions,
  queuedBlocks: options.wsQueue,
  queuedBytes: options.wsUnsent * MIB,
});

/** Options with defaults for everything that is not given. */
export function withDefaults(given: Partial<NodeOptions>): NodeOptions {
  const standard = Object.fromEntries(nodeOptions.map((one) => [one.field, one.standard]));
  return { plugins: {}, ...standard, ...given } as NodeOptions;
}
