/**
 * Every option of a node, declared once: name, description, type, default. CLI flags, checks and help derive from it.
 */

import { type MempoolLimits, STANDARD_MEMPOOL } from '../../engine/mempool/limits.js';
import * as scalar from '../../lib/codec/scalars.js';
import { COMPONENTS } from '../../lib/log-levels.js';
import type { RpcLimits } from '../../lib/rpc/limits/limits.js';
import type { SubscriptionLimits } from '../../lib/rpc/subscriptions/subscriptions.js';
import {
  asIs,
  atMost,
  blockAt,
  collector,
  heights,
  hex32,
  hostName,
  levels,
  list,
  network,
  number,
  on,
  oneOf,
  onOrOff,
  ownAddress,
  part,
  peerAddress,
  seconds,
  signerAddress,
  snapshotPlace,
  threads,
  webOrigin,
} from './option-values.js';
import { PRUNING, PRUNING_MODES, type Pruning } from './pruning-modes.js';
import { PLACE_FORMS, type Place } from './signer-place.js';

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
  /** Whether a running node takes a new value on SIGHUP, without a restart. */
  readonly reloads?: true;
  /** Parses the command-line text. */
  parse(text: string): NodeOptions[F];
}

/** Settings of a node as the runtime uses them. */
export interface NodeOptions {
  readonly dataDir: string;
  readonly verbose: boolean;
  readonly logLevel: string;
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
  /** Collector of spans (OTLP over HTTP); undefined for none. Part of the bundles that are traced. */
  readonly traceEndpoint: URL | undefined;
  readonly traceRatio: number;
  /** Port for CPU profiles and heap snapshots on this machine; undefined for none. */
  readonly profilePort: number | undefined;
  /** Headers only: no state, no own blocks. */
  readonly light: boolean;
  /** Source of the snapshot for a data directory without a chain: a snapshot server, an archive on one, or `peers`. */
  readonly snapshotUrl: string | undefined;
  /** Whether state records that were not used for long move to cold files. */
  readonly elasticState: boolean;
  /** Days of chain time without use after which they move. */
  readonly elasticDays: number;
  /** Whether to verify everything on disk before the start, and seconds between background scans; 0 for never. */
  readonly verifyOnStart: boolean;
  readonly verifyIntervalSecs: number;
  /** Amount of history that the node keeps. */
  readonly pruning: Pruning;
  /** Additional blocks kept for plugins that are behind. */
  readonly pruningWait: number;
  /** Whether to make and serve snapshots, their interval in blocks, and their address. */
  readonly serveSnapshots: boolean;
  readonly snapshotInterval: number;
  readonly snapshotHost: string | undefined;
  /** A state export to check instead of starting a node. */
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
  /** Multiaddresses of the public nodes that pass the messages of this node's validator. */
  readonly sentries: readonly string[];
  /** Consensus keys of the validators whose messages this node passes, 64 hex characters. */
  readonly sentryFor: readonly string[];
  readonly maxPeers: number;
  /** Whether to exchange addresses of other nodes with peers. */
  readonly peerExchange: boolean;
  readonly enforceValidatorAllowlist: boolean;
  /** Path of the validator's key file; undefined for a node that makes no blocks. */
  readonly validatorKey: string | undefined;
  /** Address at which the signer of the validator connects; undefined for a key file or none. */
  readonly signer: Place | undefined;
  /** The consensus key that the signer holds, 64 hex characters. */
  readonly validatorPublicKey: string | undefined;
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
    reloads: true,
    short: 'v',
    about: 'Log at level debug, unless --log-level is given',
    standard: false,
    parse: on,
  }),
  option({
    field: 'logLevel',
    flag: 'log-level',
    reloads: true,
    value: 'LEVELS',
    about: `Lowest level to log: debug, info, warn or error; also by component: warn,network=debug (${COMPONENTS.join(', ')})`,
    standard: 'info',
    parse: (text) => levels('log-level', text),
  }),
  option({ field: 'logJson', flag: 'log-json', about: 'Log as one JSON object per line', standard: false, parse: on }),
  option({
    field: 'rpcPort',
    flag: 'rpc-port',
    value: 'PORT',
    about: 'JSON-RPC port (HTTP and WebSocket); 0 for any free port',
    standard: 9933,
    parse: number('rpc-port', scalar.u16),
  }),
  option({
    field: 'rpcHost',
    flag: 'rpc-host',
    value: 'ADDRESS',
    about: 'Listen address of the RPC port; expose it to trusted networks only',
    standard: '127.0.0.1',
    parse: asIs,
  }),
  option({
    field: 'rpcRateLimit',
    flag: 'rpc-rate-limit',
    reloads: true,
    value: 'N',
    about: 'Maximum requests per second and IP address, each with 20 units of cost; 0 for unlimited',
    standard: 100,
    parse: number('rpc-rate-limit', scalar.range(0, 1_000_000_000)),
  }),
  option({
    field: 'rpcBatchLimit',
    flag: 'rpc-batch-limit',
    reloads: true,
    value: 'N',
    about: 'Maximum calls in a JSON-RPC batch',
    standard: 1_000,
    parse: number('rpc-batch-limit', scalar.range(1, 1_000)),
  }),
  option({
    field: 'rpcOrigins',
    flag: 'rpc-origins',
    reloads: true,
    value: 'URLS',
    about:
      'Web origins allowed to call the node, comma separated: https://wallet.example; localhost for pages of this machine; * lets every page read',
    standard: [],
    parse: (text) => list(text).map((one) => webOrigin('rpc-origins', one)),
  }),
  option({
    field: 'rpcHosts',
    flag: 'rpc-hosts',
    reloads: true,
    value: 'NAMES',
    about: 'Accepted host names of the node, comma separated, such as that of a proxy; if given, others are rejected',
    standard: [],
    parse: (text) => list(text).map((one) => hostName('rpc-hosts', one)),
  }),
  option({
    field: 'rpcTrustProxy',
    flag: 'rpc-trust-proxy',
    reloads: true,
    value: 'ADDRESSES',
    about:
      'Proxies in front of the RPC port, comma separated: 127.0.0.1 or 10.0.0.0/8; their X-Forwarded-For names the caller',
    standard: [],
    parse: (text) => list(text).map((one) => network('rpc-trust-proxy', one)),
  }),
  option({
    field: 'metrics',
    flag: 'metrics',
    about: 'Serve Prometheus metrics at /metrics on a separate port',
    standard: false,
    parse: on,
  }),
  option({
    field: 'metricsPort',
    flag: 'metrics-port',
    value: 'PORT',
    about: 'Metrics port; 0 for any free port',
    standard: 9100,
    parse: number('metrics-port', scalar.u16),
  }),
  option({
    field: 'metricsExternal',
    flag: 'metrics-external',
    about: 'Serve metrics to other machines too',
    standard: false,
    parse: on,
  }),
  option({
    field: 'traceEndpoint',
    flag: 'trace-endpoint',
    value: 'URL',
    about: 'OpenTelemetry collector that receives spans of bundles (OTLP/HTTP), such as http://127.0.0.1:4318',
    standard: undefined,
    none: 'off',
    parse: (text) => collector('trace-endpoint', text),
  }),
  option({
    field: 'traceRatio',
    flag: 'trace-ratio',
    reloads: true,
    value: 'PART',
    about: 'Part of the bundles to trace, 0 to 1; the same bundles on all nodes with this part',
    standard: 0.01,
    parse: (text) => part('trace-ratio', text),
  }),
  option({
    field: 'profilePort',
    flag: 'profile-port',
    value: 'PORT',
    about: 'Serve CPU profiles and heap snapshots to this machine; 0 for any free port',
    standard: undefined,
    none: 'off',
    parse: (text) => (text === 'off' ? undefined : number('profile-port', scalar.u16)(text)),
  }),
  option({
    field: 'rpcConnections',
    flag: 'rpc-connections',
    value: 'N',
    about: 'Maximum connections to the RPC port',
    standard: 2_000,
    parse: number('rpc-connections', scalar.range(1, 100_000)),
  }),
  option({
    field: 'rpcConnectionsPerAddress',
    flag: 'rpc-connections-per-address',
    reloads: true,
    value: 'N',
    about: 'Maximum connections per IP address; those of trusted proxies count only towards the total',
    standard: 256,
    parse: number('rpc-connections-per-address', scalar.range(1, 100_000)),
  }),
  option({
    field: 'rpcBuffer',
    flag: 'rpc-buffer',
    value: 'MIB',
    about:
      'Maximum memory for pending requests and responses, a quarter of it per address; callers that do not read are disconnected',
    standard: 256,
    parse: number('rpc-buffer', scalar.range(128, 65_536)),
  }),
  option({
    field: 'rpcBody',
    flag: 'rpc-body',
    value: 'MIB',
    about: 'Maximum size of an HTTP request, at most a quarter of --rpc-buffer',
    standard: 5,
    parse: number('rpc-body', scalar.range(1, 1_024)),
  }),
  option({
    field: 'rpcMessage',
    flag: 'rpc-message',
    value: 'MIB',
    about: 'Maximum size of a WebSocket request',
    standard: 1,
    parse: number('rpc-message', scalar.range(1, 64)),
  }),
  option({
    field: 'rpcAnswer',
    flag: 'rpc-answer',
    value: 'MB',
    about: 'Maximum size of a response',
    standard: 25,
    parse: number('rpc-answer', scalar.range(1, 1_000)),
  }),
  option({
    field: 'rpcDepth',
    flag: 'rpc-depth',
    value: 'N',
    about: 'Maximum nesting depth of a request',
    standard: 64,
    parse: number('rpc-depth', scalar.range(8, 256)),
  }),
  option({
    field: 'rpcTimeout',
    flag: 'rpc-timeout',
    value: 'SECS',
    about: 'Maximum total time of the calls in a request',
    standard: 10,
    parse: number('rpc-timeout', scalar.range(1, 600)),
  }),
  option({
    field: 'rpcWork',
    flag: 'rpc-work',
    value: 'SECS',
    about: 'Maximum time of a simulation or quote, which blocks all other work of the node',
    standard: 2,
    parse: number('rpc-work', scalar.range(1, 600)),
  }),
  option({
    field: 'rpcThreads',
    flag: 'rpc-threads',
    value: 'N',
    about: 'Threads that accept requests and check bundle signatures instead of the main thread',
    standard: undefined,
    none: 'half of the cores, at most 4; before Node 22.12 at most 1',
    parse: (text) => threads('rpc-threads', text),
  }),
  option({
    field: 'wsConnections',
    flag: 'ws-connections',
    reloads: true,
    value: 'N',
    about: 'Maximum WebSocket connections, part of --rpc-connections',
    standard: 1_000,
    parse: number('ws-connections', scalar.range(1, 100_000)),
  }),
  option({
    field: 'wsConnectionsPerAddress',
    flag: 'ws-connections-per-address',
    reloads: true,
    value: 'N',
    about: 'Maximum WebSocket connections per IP address',
    standard: 50,
    parse: number('ws-connections-per-address', scalar.range(1, 100_000)),
  }),
  option({
    field: 'wsUnsent',
    flag: 'ws-unsent',
    value: 'MIB',
    about: 'Maximum unsent data of a WebSocket connection before it is closed',
    standard: 8,
    parse: number('ws-unsent', scalar.range(1, 1_024)),
  }),
  option({
    field: 'wsSubscriptions',
    flag: 'ws-subscriptions',
    reloads: true,
    value: 'N',
    about: 'Maximum subscriptions per WebSocket connection',
    standard: 64,
    parse: number('ws-subscriptions', scalar.range(1, 10_000)),
  }),
  option({
    field: 'wsQueue',
    flag: 'ws-queue',
    value: 'BLOCKS',
    about:
      'Maximum queued blocks of a slow WebSocket connection; older blocks are skipped, and the subscriber is notified',
    standard: 64,
    parse: number('ws-queue', scalar.range(1, 10_000)),
  }),
  option({
    field: 'light',
    flag: 'light',
    about: 'Run a light node: verifies headers, keeps no state, makes no blocks',
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
    about: 'Maximum additional blocks kept for plugins that export blocks and are behind',
    standard: 20_000,
    parse: number('pruning-wait', scalar.range(0, 10_000_000)),
  }),
  option({
    field: 'elasticState',
    flag: 'elastic-state',
    about: 'Move unused state records to packed files (see --elastic-days); a read brings them back',
    standard: false,
    parse: on,
  }),
  option({
    field: 'elasticDays',
    flag: 'elastic-days',
    value: 'DAYS',
    about: 'Days of chain time without use after which a record moves, with --elastic-state; 0 to see records move',
    standard: 30,
    parse: number('elastic-days', scalar.range(0, 3_650)),
  }),
  option({
    field: 'verifyOnStart',
    flag: 'verify-on-start',
    about: 'Verify every record on disk before the start; exit with code 65 if one is unreadable',
    standard: false,
    parse: on,
  }),
  option({
    field: 'verifyIntervalSecs',
    flag: 'rocksdb-verify-interval-secs',
    value: 'N',
    about: 'Pause between background verifications of all records, in seconds; 0 for none',
    standard: 0,
    parse: number('rocksdb-verify-interval-secs', scalar.range(0, 31_536_000)),
  }),
  option({
    field: 'snapshotUrl',
    flag: 'snapshot-url',
    value: 'URL|peers',
    about: 'Snapshot server, or peers, from which a data directory without a chain starts',
    standard: undefined,
    parse: (text) => snapshotPlace('snapshot-url', text),
  }),
  option({
    field: 'serveSnapshots',
    flag: 'serve-snapshots',
    about: 'Make snapshots and serve them on the RPC port + 10',
    standard: false,
    parse: on,
  }),
  option({
    field: 'snapshotInterval',
    flag: 'snapshot-interval',
    value: 'N',
    about: 'Blocks between two snapshots',
    standard: 1_000,
    parse: number('snapshot-interval', scalar.range(1, 1_000_000)),
  }),
  option({
    field: 'snapshotHost',
    flag: 'snapshot-host',
    value: 'ADDRESS',
    about: 'Listen address of the snapshot port',
    standard: undefined,
    none: 'that of --rpc-host',
    parse: asIs,
  }),
  option({
    field: 'dryRunImport',
    flag: 'dry-run-import',
    value: 'FILE',
    about: 'Export to check instead of starting a node; reports its contents or the first invalid line',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'trustedHash',
    flag: 'trusted-hash',
    value: 'HEIGHT:HASH',
    about: 'Trusted block: a light node starts there, and a snapshot must be of it or of a later block',
    standard: undefined,
    parse: (text) => blockAt('trusted-hash', text),
  }),
  option({
    field: 'genesisHash',
    flag: 'genesis-hash',
    value: 'HEX',
    about: 'Required genesis hash; the node stops if the genesis differs',
    standard: undefined,
    parse: (text) => hex32('genesis-hash', text),
  }),
  option({
    field: 'p2pPort',
    flag: 'p2p-port',
    value: 'PORT',
    about: 'UDP port for peers (QUIC); 0 for any free port, off for a node without peers',
    standard: 9944,
    none: 'off',
    parse: (text) => (text === 'off' ? undefined : number('p2p-port', scalar.u16)(text)),
  }),
  option({
    field: 'p2pHost',
    flag: 'p2p-host',
    value: 'ADDRESS',
    about: 'Listen address of the UDP port for peers',
    standard: '0.0.0.0',
    parse: asIs,
  }),
  option({
    field: 'bootnodes',
    flag: 'bootnodes',
    reloads: true,
    value: 'MULTIADDRS',
    about:
      'Peers to dial first, comma separated; a validator stays connected to them: /ip4/<ip>/udp/<port>/quic-v1/p2p/<peer_id>',
    standard: [],
    parse: (text) => list(text).map((one) => peerAddress('bootnodes', one)),
  }),
  option({
    field: 'sentries',
    flag: 'sentries',
    value: 'MULTIADDRS',
    about:
      'Sentries of this validator, up to 4, comma separated: public nodes that pass its messages; it links with them and --bootnodes only',
    standard: [],
    parse: (text) => atMost('sentries', 4, list(text)).map((one) => peerAddress('sentries', one)),
  }),
  option({
    field: 'sentryFor',
    flag: 'sentry-for',
    value: 'PUBLIC_KEYS',
    about: 'Consensus keys of up to 8 validators behind this node, comma separated: it passes their messages',
    standard: [],
    parse: (text) => atMost('sentry-for', 8, list(text)).map((one) => hex32('sentry-for', one)),
  }),
  option({
    field: 'externalAddr',
    flag: 'external-addr',
    value: 'MULTIADDR',
    about: 'Public address of this node for peers: /ip4/<ip>/udp/<port>/quic-v1, optionally with its peer id',
    standard: undefined,
    parse: (text) => ownAddress('external-addr', text),
  }),
  option({
    field: 'maxPeers',
    flag: 'max-peers',
    reloads: true,
    value: 'N',
    about: 'Maximum links with peers that are not validators',
    standard: 64,
    parse: number('max-peers', scalar.range(1, 1_000)),
  }),
  option({
    field: 'peerExchange',
    flag: 'peer-exchange',
    value: 'on|off',
    about: 'Exchange peer addresses with peers; off connects to bootnodes only',
    standard: true,
    parse: (text) => onOrOff('peer-exchange', text),
  }),
  option({
    field: 'enforceValidatorAllowlist',
    flag: 'enforce-validator-allowlist',
    about: 'Accept blocks, votes and bundles only from peers that prove a validator key',
    standard: false,
    parse: on,
  }),
  option({
    field: 'validatorKey',
    flag: 'validator-key',
    value: 'PATH',
    about: 'Validator key file (Ed25519); with it the node proposes and signs blocks',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'signer',
    flag: 'signer',
    value: 'ADDRESS',
    about: `Listening address for the signer that holds the validator key: ${PLACE_FORMS}`,
    standard: undefined,
    parse: signerAddress('signer'),
  }),
  option({
    field: 'validatorPublicKey',
    flag: 'validator-public-key',
    value: 'HEX',
    about: 'Public key of the validator, required with --signer',
    standard: undefined,
    parse: (text) => hex32('validator-public-key', text),
  }),
  option({
    field: 'doppelgangerBlocks',
    flag: 'doppelganger-blocks',
    value: 'N',
    about: 'Blocks to observe before signing; the node stops if another signer uses its key',
    standard: 0,
    parse: number('doppelganger-blocks', scalar.range(0, 10_000)),
  }),
  option({
    field: 'walRecover',
    flag: 'wal-recover',
    about: 'Move a damaged or outdated vote log aside and do not sign for some blocks',
    standard: false,
    parse: on,
  }),
  option({
    field: 'unsafeSignNow',
    flag: 'unsafe-sign-now',
    about:
      'Sign immediately even if the signing record is missing or copied; safe only if the key has signed nothing since',
    standard: false,
    parse: on,
  }),
  option({
    field: 'walletKeys',
    flag: 'wallet-key',
    value: 'PATHS',
    about: 'Key files with which convenience methods sign for callers on this machine, comma separated',
    standard: [],
    parse: list,
  }),
  option({
    field: 'passphraseFile',
    flag: 'passphrase-file',
    value: 'PATH',
    about: 'File with the passphrase of encrypted key files; /dev/fd/3 works too',
    standard: undefined,
    parse: asIs,
  }),
  option({
    field: 'gasPrice',
    flag: 'gas-price',
    reloads: true,
    value: 'N',
    about: 'Minimum accepted gas price, nano-units per gas; also the floor of a new chain',
    standard: 10,
    parse: number('gas-price', scalar.range(0, 1_000_000)),
  }),
  option({
    field: 'mempoolBundles',
    flag: 'mempool-bundles',
    reloads: true,
    value: 'N',
    about: 'Maximum bundles in the mempool; a full mempool evicts those that pay least',
    standard: 50_000,
    parse: number('mempool-bundles', scalar.range(100, 1_000_000)),
  }),
  option({
    field: 'mempoolMib',
    flag: 'mempool-mib',
    reloads: true,
    value: 'MIB',
    about: 'Maximum total size of the bundles in the mempool',
    standard: 256,
    parse: number('mempool-mib', scalar.range(1, 65_536)),
  }),
  option({
    field: 'mempoolLifetime',
    flag: 'mempool-lifetime',
    reloads: true,
    value: 'SECS',
    about: 'Lifetime of a bundle in the mempool',
    standard: 600,
    parse: number('mempool-lifetime', scalar.range(10, 86_400)),
  }),
  option({
    field: 'mempoolBump',
    flag: 'mempool-bump',
    reloads: true,
    value: 'PERCENT',
    about: 'Minimum gas price increase of a replacement with the same nonce',
    standard: 10,
    parse: number('mempool-bump', scalar.range(1, 1_000)),
  }),
  option({
    field: 'mempoolGap',
    flag: 'mempool-gap',
    reloads: true,
    value: 'N',
    about: 'Maximum nonce gap between a bundle and the next nonce of its account',
    standard: 64,
    parse: number('mempool-gap', scalar.range(0, 1_024)),
  }),
  option({
    field: 'blockTime',
    flag: 'block-time',
    reloads: true,
    value: 'SECS',
    about: 'Maximum block interval, 0.5 to 12 seconds',
    standard: 12,
    parse: seconds('block-time', 0.5, 12),
  }),
  option({
    field: 'maxTxsPerBlock',
    flag: 'max-txs-per-block',
    reloads: true,
    value: 'N',
    about: 'Maximum bundles in a block of this node',
    standard: 10_000,
    parse: number('max-txs-per-block', scalar.range(1, 20_000)),
  }),
  option({
    field: 'skipUpgradeHeights',
    flag: 'skip-upgrade-heights',
    value: 'HEIGHTS',
    about: 'Heights of upgrades to skip, comma separated; safe only if all operators skip them',
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

/** Options with defaults for everything that is not given. */
export function withDefaults(given: Partial<NodeOptions>): NodeOptions {
  const standard = Object.fromEntries(nodeOptions.map((one) => [one.field, one.standard]));
  return { plugins: {}, ...standard, ...given } as NodeOptions;
}
