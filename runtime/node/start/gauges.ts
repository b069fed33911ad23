/** Metrics that are computed from a full node on each request. */

import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort, upgradePort } from '../../kernel/ports.js';
import { KEY_TYPES } from '../../lib/crypto/key-types.js';
import type { SignatureVerifier } from '../../lib/crypto/verifier.js';
import { logCounts } from '../../lib/log.js';
import type { RpcServer } from '../../lib/rpc/server.js';
import { databaseMemory } from '../../lib/storage/rocks.js';
import type { ApiParts } from '../api/parts.js';
import { middle, onlineValidators } from '../api/status-methods.js';
import type { Chain } from '../assembly/context.js';
import type { Snapshots } from '../maintenance/snapshots/serve.js';
import type { Included } from '../metrics/meters.js';
import type { Metrics, Reading } from '../metrics/metrics.js';
import { peerSeries } from '../metrics/peer-series.js';
import { SIGNER_STATES } from '../signer/remote-signer.js';
import type { ValidatorDuty } from '../validator/duty.js';
import type { Readiness } from './readiness.js';

/** Sources of the metrics. */
export interface GaugeParts {
  readonly api: ApiParts;
  readonly chain: Pick<Chain, 'subscriptions'>;
  readonly server: RpcServer;
  readonly verifier: SignatureVerifier;
  /** Undefined if the node makes no snapshots. */
  readonly snapshots: Snapshots | undefined;
  readonly included: Included;
  /** Maximum pending bundles. */
  readonly capacity: () => number;
  /** Undefined without a validator key. */
  readonly duty: ValidatorDuty | undefined;
  readonly readiness: Pick<Readiness, 'notReady'>;
  /** The last block reflected in all histories and indexes. */
  readonly historyHeight: () => number;
}

/** Declares the series; returns how to stop watching the event loop. */
export function watchNode(metrics: Metrics, sources: GaugeParts): () => void {
  chainSeries(metrics, sources);
  validatorSeries(metrics, sources);
  mempoolSeries(metrics, sources);
  networkSeries(metrics, sources);
  callerSeries(metrics, sources);
  snapshotSeries(metrics, sources);
  dutySeries(metrics, sources);
  metrics.readings('storage_bytes', 'Bytes on disk', ['tier'], async () => [
    ['database', await sources.api.ledger.store.database.size()],
    ['cold', sources.api.ledger.store.database.cold?.stats().bytes ?? 0],
    ['block_log', await sources.api.blocks.bytes()],
  ]);
  metrics.readings('database_memory_bytes', 'Memory of the databases of the process', ['kind'], async () =>
    Object.entries(await databaseMemory()),
  );
  metrics.reading(
    'storage_verify_bad_records',
    'Unreadable records in the last verification; absent before the first',
    () => sources.api.storage.verification.last?.bad,
  );
  metrics.reading('storage_verify_timestamp_seconds', 'Time of the last verification; absent before the first', () => {
    return sources.api.storage.verification.last?.at;
  });
  metrics.reading('oldest_block_height', 'Height of the oldest stored block', () => sources.api.blocks.oldest);
  metrics.readings('disk_bytes', 'Disk space of the data directory', ['state'], async () => {
    const { bsize, blocks, bavail } = await statfs(sources.api.dataDir);
    return [
      ['total', blocks * bsize],
      ['free', bavail * bsize],
    ];
  });
  metrics.readings('sig_verify_total', 'Checked signatures', ['type', 'result'], () => {
    const { valid, invalid } = sources.verifier.counts;
    return KEY_TYPES.flatMap(({ name, keyType }): Reading[] => [
      [[name, 'valid'], valid[keyType]!],
      [[name, 'invalid'], invalid[keyType]!],
    ]);
  });
  metrics.readings(
    'log_lines_dropped_total',
    'Dropped log lines: unread, or over the limit of their kind',
    ['reason'],
    () => {
      const { unread, flood } = logCounts();
      return [
        ['unread', unread],
        ['flood', flood],
      ];
    },
  );
  metrics.reading('log_waiting_bytes', 'Bytes of log lines waiting for their reader', () => logCounts().waiting);
  metrics.process();
  return watchEventLoop(metrics);
}

function chainSeries(metrics: Metrics, { api: { ledger, consensus, gasPrice } }: GaugeParts): void {
  const help = 'Height of the newest final block';
  metrics.reading('block_height', help, () => ledger.head.height);
  metrics.reading('finalized_height', `${help}: every committed block is final`, () => ledger.head.height);
  metrics.reading('block_timestamp_seconds', 'Timestamp of the newest final block', () => {
    return ledger.head.header.timestamp_ms / 1000;
  });
  metrics.reading('epoch', 'Epoch of the newest final block', () => ledger.head.header.epoch);
  metrics.reading('gas_used', 'Gas of the newest final block', () => ledger.head.header.gas_used);
  metrics.reading('gas_price', 'Minimum gas price of this node', gasPrice);
  metrics.reading('consensus_round', 'Round of the height in progress', () => Math.max(0, consensus().round));
  metrics.reading('upgrade_plan_height', 'First block of the next version; absent while no upgrade is decided', () =>
    ledger.read(() => {
      const plan = ledger.view().port(upgradePort)?.live();
      return plan?.voting === null ? plan.height : undefined;
    }),
  );
}

function validatorSeries(metrics: Metrics, { api }: GaugeParts): void {
  const { ledger, consensus } = api;
  const set = () => ledger.read(() => validatorsOf(ledger.view(), 'next'));
  const stats = () => ledger.read(() => ledger.view().port(leadersPort)?.stats() ?? []);
  const own = async () => {
    const account = await api.validator();
    return account === null ? undefined : (await stats()).find(({ address }) => address === account);
  };
  metrics.reading('validators_active', 'Validators that sign blocks in this epoch', async () => (await set()).length);
  metrics.reading(
    'validators_online',
    'Active validators that signed the newest block or are linked with this node, itself included',
    async () => onlineValidators(api, await set()),
  );
  for (const state of ['jailed', 'skipped'] as const) {
    metrics.reading(`validators_${state}`, `Validators that are ${state}`, async () => {
      return (await stats()).filter((one) => one[state]).length;
    });
  }
  metrics.reading('votes_missing', 'Validators without a signature under the newest final block', async () => {
    const { head, store } = ledger;
    const signers = head.commit.signers.length;
    const signing = await store.validatorSet(head.header.validators_hash);
    return head.height === 0 ? undefined : Math.max(0, (signing?.length ?? signers) - signers);
  });
  metrics.reading('is_leader', '1 while this node is the proposer', async () => {
    return consensus().leader === (await api.validator()) ? 1 : 0;
  });
  metrics.reading('validator_missed_turns', "Missed turns of this node's validator", async () => {
    return (await own())?.missedTurns;
  });
  metrics.reading('validator_last_signed_height', "Last height signed by this node's validator", async () => {
    return (await own())?.lastSignedHeight;
  });
}

/** Readiness of the node, stopped plugins, and state of its validator. */
function dutySeries(metrics: Metrics, { duty, readiness, historyHeight, api }: GaugeParts): void {
  metrics.reading('ready', '1 while /health/ready returns 200', () => (readiness.notReady === undefined ? 1 : 0));
  metrics.readings('not_ready', '1 for the code with which /health/ready returns 503', ['code'], (): Reading[] => {
    const { notReady } = readiness;
    return notReady === undefined ? [] : [[[notReady.code], 1]];
  });
  metrics.reading('history_height', 'Last block in all histories and indexes', historyHeight);
  metrics.readings('plugin_stopped', '1 for a plugin that stopped after failures', ['plugin'], () =>
    api.troubles().map(({ plugin, stopped }): Reading => [plugin, stopped ? 1 : 0]),
  );
  metrics.readings(
    'validator_state',
    "State of this node's validator: in_set, jailed, skipped, silent (signing record missing or outdated); absent without a key",
    ['state'],
    () => {
      const state = duty?.state;
      if (state === undefined) return [];
      const { inSet, ...others } = state;
      return Object.entries({ in_set: inSet, ...others }).map(([state, is]): Reading => [state, is ? 1 : 0]);
    },
  );
  metrics.readings(
    'signer_state',
    'State of the remote signer: absent, standby (it serves another node), active; absent series without --signer',
    ['state'],
    () => {
      const now = duty?.signer;
      return now === undefined ? [] : SIGNER_STATES.map((state): Reading => [state, state === now ? 1 : 0]);
    },
  );
  metrics.reading('validator_power', "Power of this node's validator, in whole native units; 0 outside the set", () => {
    return duty?.power.own;
  });
  metrics.reading(
    'validators_lowest_power',
    'Lowest power of an active validator; absent without a validator key',
    () => {
      return duty?.lowestPower;
    },
  );
  metrics.reading(
    'validator_linked_power_ratio',
    'Power of the linked validators, this one included, divided by the power that a block needs',
    () => {
      const power = duty?.power;
      return power && power.linked / power.needed;
    },
  );
}

function mempoolSeries(metrics: Metrics, { api: { mempool, ledger }, included, capacity }: GaugeParts): void {
  metrics.reading('mempool_size', 'Bundles in the mempool', () => mempool.size);
  metrics.reading('mempool_capacity', 'Maximum bundles in the mempool', capacity);
  metrics.reading('mempool_bytes', 'Bytes of the bundles in the mempool', () => mempool.bytes);
  const { rejections } = mempool;
  metrics.readings('module_errors_total', 'Refused bundles by refusing module', ['module'], () => {
    const byModule = new Map<string, number>();
    for (const [error, count] of rejections.counts) {
      const module = ledger.set.ownerOf(error);
      byModule.set(module, (byModule.get(module) ?? 0) + count);
    }
    return byModule;
  });
  metrics.readings(
    'bundles_total',
    'Bundles included in final blocks, and bundles refused by this node',
    ['result'],
    () => [
      ['included', included.bundles],
      ['refused', rejections.total],
    ],
  );
  metrics.readings(
    'ops_total',
    'Operations included in final blocks, and operations of bundles refused by this node',
    ['type', 'result'],
    () => [
      ...Array.from(included.operations, ([{ name }, count]): Reading => [[name, 'included'], count]),
      ...Array.from(rejections.operations, ([{ name }, count]): Reading => [[name, 'refused'], count]),
    ],
  );
}

function networkSeries(metrics: Metrics, { api: { network, ledger } }: GaugeParts): void {
  const peers = () => network?.peers() ?? [];
  peerSeries(metrics, peers);
  metrics.readings('p2p_bytes_total', 'Bytes over connections with peers', ['dir', 'protocol'], () =>
    [...(network?.traffic ?? [])].flatMap(([protocol, traffic]): Reading[] => [
      [['in', protocol], traffic.in],
      [['out', protocol], traffic.out],
    ]),
  );
  metrics.reading('p2p_queued_bytes', 'Bytes in the send queues of peers', () =>
    peers().reduce((sum, { queuedBytes }) => sum + queuedBytes, 0),
  );
  const counts = [
    ['faults', 'Faults of peers', 'faults'],
    ['bans', 'Bans of peers', 'bans'],
    ['dropped_frames', 'Frames dropped because their sender exceeded its allowance', 'dropped'],
    ['refused_connections', 'Refused connections of banned peers and of hosts that connect too often', 'refused'],
    ['displaced_links', 'Links and handshakes closed to make room for others', 'displaced'],
  ] as const;
  for (const [name, help, count] of counts) {
    metrics.reading(`p2p_${name}_total`, help, () => network?.counts[count]);
  }
  metrics.reading('p2p_rtt_seconds', 'Median round-trip time to peers; absent without peers', () => {
    return seconds(middle(peers().flatMap(({ rttMs }) => rttMs ?? [])));
  });
  metrics.reading(
    'clock_offset_seconds',
    'Median clock offset of peers relative to this node; absent without peers',
    () => {
      return seconds(middle(peers().flatMap(({ clockOffsetMs }) => clockOffsetMs ?? [])));
    },
  );
  metrics.reading('sync_blocks_behind', 'Blocks that this node is behind its peers', () => {
    return Math.max(0, (network?.highest ?? 0) - ledger.head.height);
  });
}

function callerSeries(metrics: Metrics, { server, chain: { subscriptions } }: GaugeParts): void {
  metrics.reading('ws_connections', 'Open WebSocket connections', () => server.connections);
  metrics.readings('ws_subscriptions', 'Open subscriptions', ['kind'], () => {
    const counts = new Map<string, number>();
    for (const { kind, count } of subscriptions.stats().open) counts.set(kind, (counts.get(kind) ?? 0) + count);
    return counts;
  });
  metrics.reading('ws_lag_skipped_blocks_total', 'Blocks skipped for slow subscribers', () => {
    return subscriptions.stats().skippedBlocks;
  });
  metrics.reading(
    'rpc_held_bytes',
    'Bytes held for callers: pending requests and unread responses',
    () => server.heldBytes,
  );
  metrics.reading('rpc_rate_limited_total', 'Calls refused by the rate limit of their address', () => {
    return server.refusedCalls;
  });
}

function snapshotSeries(metrics: Metrics, { snapshots }: GaugeParts): void {
  if (!snapshots) return;
  metrics.reading('snapshot_last_height', 'Height of the newest stored snapshot; absent without one', () => {
    return snapshots.store.newest?.contents.height;
  });
  metrics.reading('snapshot_bytes', 'Bytes of the newest stored snapshot; absent without one', () => {
    return snapshots.store.newest?.archive.size;
  });
  metrics.reading('snapshot_served_bytes_total', 'Bytes served on the snapshot port', () => {
    return snapshots.server?.givenBytes ?? 0;
  });
  metrics.reading('snapshot_seconds', 'Time to make the newest snapshot; absent until one is made', () => {
    return snapshots.seconds();
  });
}

/** Sampling interval of event-loop delay, milliseconds; each sample wakes the process. */
const LOOK_MS = 50;

/** Delay of timers since the series were last read. */
function watchEventLoop(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  metrics.reading('event_loop_lag_seconds', 'Longest event loop delay since the previous read', () => {
    // The measured delay includes the sampling interval.
    const longest = delay.max / 1e9 - LOOK_MS / 1e3;
    delay.reset();
    return Math.max(0, longest);
  });
  return () => void delay.disable();
}

const seconds = (ms: number | null): number | undefined => (ms === null ? undefined : ms / 1000);
