/** Series that are read from a full node whenever somebody asks for them. */

import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { STANDARD_MEMPOOL } from '../../engine/mempool/admission.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort, upgradePort } from '../../kernel/ports.js';
import { KEY_TYPES } from '../../lib/crypto/key-types.js';
import type { SignatureVerifier } from '../../lib/crypto/verifier.js';
import type { RpcServer } from '../../lib/rpc/server.js';
import type { ApiParts } from '../api/api.js';
import { middle } from '../api/status-methods.js';
import type { Chain } from '../chain.js';
import type { Snapshots } from '../snapshots/serve.js';
import type { ByLabel, Metrics } from './metrics.js';

/** What is read. */
export interface Sources {
  readonly api: ApiParts;
  readonly chain: Pick<Chain, 'subscriptions'>;
  readonly server: RpcServer;
  readonly verifier: SignatureVerifier;
  /** Undefined where none are made. */
  readonly snapshots: Snapshots | undefined;
}

/** Declares the series; answers with how to stop what watches the event loop. */
export function watchNode(metrics: Metrics, sources: Sources): () => void {
  chainSeries(metrics, sources);
  validatorSeries(metrics, sources);
  mempoolSeries(metrics, sources);
  networkSeries(metrics, sources);
  callerSeries(metrics, sources);
  snapshotSeries(metrics, sources);
  metrics.gauges('storage_bytes', 'Bytes on disk', 'tier', async () => [
    ['database', await sources.api.ledger.store.database.size()],
    ['cold', sources.api.ledger.store.database.cold?.stats().bytes ?? 0],
    ['block_log', await sources.api.blocks.bytes()],
  ]);
  metrics.gauge(
    'storage_verify_bad_records',
    'Records that the last verification could not read; absent before the first',
    () => sources.api.storage.verification.last?.bad,
  );
  metrics.gauges('disk_bytes', 'Room of the disk that holds the data', 'state', async () => {
    const { bsize, blocks, bavail } = await statfs(sources.api.dataDir);
    return [
      ['total', blocks * bsize],
      ['free', bavail * bsize],
    ];
  });
  metrics.gauges('sig_verify_total', 'Signatures that were checked, by type of key', 'type', () =>
    KEY_TYPES.map(({ name, keyType }) => [name, sources.verifier.counts.valid[keyType]!] as const),
  );
  metrics.gauges('sig_invalid_total', 'Of these those that nobody made', 'type', () =>
    KEY_TYPES.map(({ name, keyType }) => [name, sources.verifier.counts.invalid[keyType]!] as const),
  );
  metrics.process();
  return watchEventLoop(metrics);
}

function chainSeries(metrics: Metrics, { api: { ledger, consensus, gasPrice } }: Sources): void {
  const help = 'Height of the newest final block';
  metrics.gauge('block_height', help, () => ledger.head.height);
  metrics.gauge('finalized_height', `${help}: here blocks are final at once`, () => ledger.head.height);
  metrics.gauge('block_timestamp_seconds', 'When the newest final block was proposed', () => {
    return ledger.head.header.timestamp_ms / 1000;
  });
  metrics.gauge('epoch', 'Epoch of the newest final block', () => ledger.head.header.epoch);
  metrics.gauge('gas_used', 'Gas of the newest final block', () => ledger.head.header.gas_used);
  metrics.gauge('gas_price', 'Lowest gas price that this node takes', gasPrice);
  metrics.gauge('consensus_round', 'Round of the height in progress', () => Math.max(0, consensus().round));
  metrics.gauge('upgrade_plan_height', 'First block of the next version; absent while none is decided', () =>
    ledger.read(() => {
      const plan = ledger.view().port(upgradePort)?.live();
      return plan?.voting === null ? plan.height : undefined;
    }),
  );
}

function validatorSeries(metrics: Metrics, { api }: Sources): void {
  const { ledger, consensus, network } = api;
  const set = () => ledger.read(() => validatorsOf(ledger.view(), 'next'));
  const stats = () => ledger.read(() => ledger.view().port(leadersPort)?.stats() ?? []);
  const own = async () => {
    const account = await api.validator();
    return account === null ? undefined : (await stats()).find(({ address }) => address === account);
  };
  metrics.gauge('validators_active', 'Validators that sign blocks in this epoch', async () => (await set()).length);
  metrics.gauge('validators_online', 'Active ones that this node is linked with, itself included', async () => {
    const account = await api.validator();
    const linked = new Set(network?.peers().map(({ validator }) => validator));
    return (await set()).filter(({ publicKey, address }) => address === account || linked.has(publicKey)).length;
  });
  for (const state of ['jailed', 'skipped'] as const) {
    metrics.gauge(`validators_${state}`, `Validators that are ${state} now`, async () => {
      return (await stats()).filter((one) => one[state]).length;
    });
  }
  metrics.gauge('votes_missing', 'Validators without a signature under the newest final block', async () => {
    const { head, store } = ledger;
    const signers = head.commit.signers.length;
    const signing = await store.validatorSet(head.header.validators_hash);
    return head.height === 0 ? undefined : Math.max(0, (signing?.length ?? signers) - signers);
  });
  metrics.gauge('is_leader', '1 while it is the turn of this node to propose', async () => {
    return consensus().leader === (await api.validator()) ? 1 : 0;
  });
  metrics.gauge('validator_missed_turns', "Turns that this node's validator did not take, ever", async () => {
    return (await own())?.missedTurns;
  });
  metrics.gauge('validator_last_signed_height', "Last height that this node's validator signed", async () => {
    return (await own())?.lastSignedHeight;
  });
}

function mempoolSeries(metrics: Metrics, { api: { mempool } }: Sources): void {
  metrics.gauge('mempool_size', 'Bundles that wait', () => mempool.size);
  metrics.gauge('mempool_capacity', 'Bundles that may wait', () => STANDARD_MEMPOOL.bundles);
  metrics.gauge('mempool_bytes', 'Bytes of the bundles that wait', () => mempool.bytes);
  const refusals = (): ByLabel => {
    const byModule = new Map<string, number>();
    for (const [{ module }, count] of mempool.rejections.counts) {
      byModule.set(module, (byModule.get(module) ?? 0) + count);
    }
    return byModule;
  };
  metrics.gauges('module_errors_total', 'Bundles that were refused, by the module that refused', 'module', refusals);
}

/** How many peers there are, by who opened the link. */
export function peerSeries(metrics: Metrics, peers: () => readonly { readonly outbound: boolean }[]): void {
  metrics.gauges('peers', 'Peers that the node is linked with', 'direction', () => {
    const all = peers();
    const outbound = all.filter((peer) => peer.outbound).length;
    return [
      ['inbound', all.length - outbound],
      ['outbound', outbound],
    ];
  });
}

function networkSeries(metrics: Metrics, { api: { network, ledger } }: Sources): void {
  const peers = () => network?.peers() ?? [];
  peerSeries(metrics, peers);
  metrics.gauges('p2p_bytes_total', 'Bytes over links with peers', 'dir', () => Object.entries(network?.traffic ?? {}));
  metrics.gauge('p2p_rtt_seconds', 'Median time to a peer and back; absent without peers', () => {
    return seconds(middle(peers().flatMap(({ rttMs }) => rttMs ?? [])));
  });
  metrics.gauge(
    'clock_offset_seconds',
    "Median of the peers' clocks less that of this node; absent without peers",
    () => {
      return seconds(middle(peers().flatMap(({ clockOffsetMs }) => clockOffsetMs ?? [])));
    },
  );
  metrics.gauge('sync_blocks_behind', 'Blocks that a peer has and this node lacks', () => {
    return Math.max(0, (network?.highest ?? 0) - ledger.head.height);
  });
}

function callerSeries(metrics: Metrics, { server, chain: { subscriptions } }: Sources): void {
  metrics.gauge('ws_connections', 'Open WebSocket connections', () => server.connections);
  metrics.gauges('ws_subscriptions', 'Open subscriptions', 'kind', () => {
    const counts = new Map<string, number>();
    for (const { kind, count } of subscriptions.stats().open) counts.set(kind, (counts.get(kind) ?? 0) + count);
    return counts;
  });
  metrics.total('ws_lag_skipped_blocks_total', 'Blocks that slow subscribers were not told of', () => {
    return subscriptions.stats().skippedBlocks;
  });
  metrics.total('rpc_rate_limited_total', 'Calls that were refused because their address had spent its limit', () => {
    return server.refusedCalls;
  });
}

function snapshotSeries(metrics: Metrics, { snapshots }: Sources): void {
  if (!snapshots) return;
  metrics.gauge('snapshot_last_height', 'Height of the newest snapshot that the node keeps; absent without one', () => {
    return snapshots.shelf.newest?.contents.height;
  });
  metrics.gauge('snapshot_seconds', 'Time to make the newest snapshot; absent until one is made', () => {
    return snapshots.seconds();
  });
}

/** How late timers are, since the series were read last. */
function watchEventLoop(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge(
    'event_loop_lag_seconds',
    'Longest time that the event loop was busy at a stretch since it was asked last',
    () => {
      const longest = delay.max / 1e9;
      delay.reset();
      return longest;
    },
  );
  return () => void delay.disable();
}

const seconds = (ms: number | null): number | undefined => (ms === null ? undefined : ms / 1000);
