/** Methods about the node's status: consensus, health, peers, bundle relay. */

import { statfs } from 'node:fs/promises';
import type { RelayView } from '../../engine/network/views.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort, upgradePort, type ValidatorPower } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ProgressFacts } from '../../lib/progress.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';
import { quorumOf, stakeBehind } from './power.js';

const name = scalar.text(0, 400);
const safe = scalar.count;

const ConsensusStatus = struct({
  height: doc(scalar.height, 'Height that validators are deciding'),
  round: doc(scalar.u32, 'Consensus round at this height: 0 unless its first leaders failed'),
  step: doc(name, 'Step of the node in the round: propose, prevote, precommit or commit'),
  epoch: doc(safe, 'Number of the epoch of the last final block'),
  leader: doc(scalar.address, 'Account of the validator that proposes in this round'),
  finalized_height: doc(scalar.height, 'Height of the last final block'),
  validators: doc(
    struct({
      total: doc(scalar.u32, 'Number of all validators, active or not'),
      active: doc(scalar.u32, 'Number of validators that sign blocks in this epoch'),
      online: doc(
        scalar.u32,
        'Number of active validators that signed the last block or are linked with this node, itself included',
      ),
      skipped: doc(scalar.u32, 'Number of validators currently skipped as leaders because they missed turns'),
      jailed: doc(scalar.u32, 'Number of validators jailed for misconduct or absence'),
    }),
    'Number of validators by status',
  ),
  voting_power: doc(
    struct({
      total: doc(scalar.amount, 'Stake of all active validators'),
      last_signed: doc(scalar.amount, 'Stake of the validators that signed the last block'),
    }),
    'Stake of the active validators, in raw native units',
  ),
  quorum: doc(scalar.amount, 'Stake whose signatures make a block final, in raw native units'),
  last_block_time: doc(scalar.time, 'Time of the last final block, in Unix seconds'),
  block_interval_ms_avg: doc(scalar.u32, 'Mean interval of the last 100 blocks, in milliseconds'),
  target_interval_ms: doc(scalar.u32, 'Target interval of blocks, in milliseconds'),
  rounds_last_100: doc(scalar.u32, 'Total of extra rounds in the last 100 blocks'),
  upgrade: doc(
    option(
      struct({
        name: doc(name, 'Name of the upgrade plan'),
        height: doc(scalar.height, 'Height of the first block of the new version'),
      }),
    ),
    'Scheduled upgrade; null if none',
  ),
  halted_reason: doc(option(name), 'Reason why this node has stopped taking part; null while it takes part'),
});

const PluginTrouble = struct({
  plugin: doc(name, 'Name of the plugin'),
  stopped: doc(scalar.bool, 'True if the plugin is stopped'),
  failures: doc(safe, 'Number of failures since the plugin last ran for ten minutes without any'),
  where: doc(name, 'Part of the plugin that failed first'),
  since: doc(scalar.time, 'Time of the first failure, in Unix seconds'),
  next_start: doc(
    option(scalar.time),
    'Time of the next start, in Unix seconds; null while the plugin runs, or if it cannot be loaded',
  ),
});

const SyncProgress = struct({
  target: doc(scalar.height, 'Target height of the sync'),
  percent: doc(scalar.number, 'Percentage of the missing blocks that the node has executed, 0 to 100'),
  blocks_per_s: doc(scalar.number, 'Blocks executed per second'),
  eta_s: doc(option(scalar.seconds), 'Estimated seconds until the sync is complete; null while the rate is unknown'),
});

const Health = struct({
  block_height: doc(scalar.height, 'Height of the last final block of this node'),
  peers: doc(scalar.u32, 'Number of connected peers'),
  sync_status: doc(
    scalar.choice('synced', 'syncing', 'stalled', 'paused'),
    'synced; syncing: downloading blocks; stalled: no block for a minute; paused: waiting',
  ),
  highest_known_height: doc(scalar.height, 'Highest block that this node or one of its peers has'),
  sync_progress: doc(option(SyncProgress), 'Progress of the sync; null unless sync_status is syncing'),
  uptime_seconds: doc(scalar.seconds, 'Seconds since the node started'),
  version: doc(name, 'Version of the node software'),
  is_validator: doc(scalar.bool, 'True if the node has the key of a validator'),
  validator_address: doc(option(scalar.address), 'Account of the validator; null if the node is none'),
  is_jailed: doc(
    option(scalar.bool),
    'Whether the validator is jailed for misconduct or absence; null if the node is none',
  ),
  last_signed_height: doc(
    option(scalar.height),
    "Last height whose commit, as contained in the next block, has this validator's signature; 0 if none yet",
  ),
  not_signing: doc(
    option(
      struct({
        code: doc(name, 'Code of the reason, as in /health/ready'),
        reason: doc(name, 'Reason, and what to do'),
      }),
    ),
    'Reason why the validator does not sign; null if it signs, and without a validator key',
  ),
  missed_turns: doc(option(safe), 'Number of turns that this validator has ever missed; null if the node is none'),
  mempool_size: doc(scalar.u32, 'Number of bundles in the mempool'),
  memory_mb: doc(scalar.u32, 'Memory of the process in MiB'),
  disk_free_gb: doc(scalar.u32, 'Free disk space in the data directory, in GB'),
  clock_offset_ms: doc(
    option(scalar.number),
    "Median of the peers' clocks minus this node's clock, in milliseconds; null without peers",
  ),
  plugins: doc(list(PluginTrouble, 1_000), 'Plugins that are stopped or failed in the last ten minutes'),
});

const RelayStats = struct({
  enabled: doc(scalar.bool, 'False on a node without peers'),
  seal_type: doc(name, 'Scheme of the seal on relayed bundles'),
  forwarded: doc(safe, 'Number of bundles sent to peers, counted for each peer'),
  received: doc(safe, 'Number of bundles received from peers, with duplicates'),
  duplicates: doc(safe, 'Number of received bundles that were already known'),
  dropped: doc(safe, 'Number of bundles not sent to a peer because its queue was full'),
  bytes_out: doc(safe, 'Bytes of relayed bundles'),
  bytes_in: doc(safe, 'Bytes of received bundles'),
  most_copies: doc(safe, 'Highest number of copies of one bundle received from peers'),
  peers: doc(scalar.u32, 'Number of connected peers'),
  since: doc(scalar.time, 'Start of the counters, in Unix seconds'),
});

const Peers = struct({
  address: doc(
    option(name),
    'Multiaddress at which others reach this node; null if it has no network or its port is not open yet',
  ),
  count: doc(scalar.u32, 'Number of peers in the list'),
  peers: doc(
    list(
      struct({
        peer: doc(name, 'Peer id, derived from its network key'),
        address: doc(option(name), 'Multiaddress of the peer; null for a validator behind this node'),
        direction: doc(
          scalar.choice('inbound', 'outbound'),
          'inbound: opened by the peer; outbound: opened by this node',
        ),
        validator: doc(
          option(name),
          'Consensus key of the validator that the peer has proved to be, in hex; null if none',
        ),
        sentry_for: doc(
          list(name, 8),
          'Consensus keys of the validators for which the peer has proved to be a sentry, in hex',
        ),
        light: doc(scalar.bool, 'True if the peer is a light node'),
        height: doc(scalar.height, 'Height of the last final block announced by the peer'),
        rtt_ms: doc(option(scalar.number), 'Round-trip time in milliseconds; null until measured'),
        clock_offset_ms: doc(
          option(scalar.number),
          "The peer's clock minus this node's clock, in milliseconds; null until measured",
        ),
        bytes_in: doc(safe, 'Bytes received from the peer on this connection'),
        bytes_out: doc(safe, 'Bytes sent to the peer on this connection'),
        agent: doc(name, 'Software and version announced by the peer'),
      }),
      2_000,
    ),
    'Connections, one entry each',
  ),
});

const STALLED_MS = 60_000;
const RECENT = 100;
const NO_RELAY: RelayView = {
  forwarded: 0,
  received: 0,
  duplicates: 0,
  dropped: 0,
  bytesOut: 0,
  bytesIn: 0,
  mostCopies: 0,
  since: 0,
};

export function statusMethods(parts: ApiParts): RpcMethod[] {
  const { ledger, mempool, text, consensus, network, clock } = parts;
  const peers = () => network?.peers() ?? [];
  return [
    declare(text, {
      name: 'chain_consensusStatus',
      about: 'Returns the consensus state of this node.',
      params: {},
      result: ConsensusStatus,
      async answer() {
        const status = consensus();
        const { head } = ledger;
        const { header, height } = head;
        const view = ledger.view();
        const [set, stats, plan] = await ledger.read(() => [
          validatorsOf(view, 'next'),
          view.port(leadersPort)?.stats() ?? [],
          view.port(upgradePort)?.live(),
        ]);
        return {
          height: status.height,
          round: Math.max(0, status.round),
          step: status.step,
          epoch: header.epoch,
          leader: status.leader,
          finalized_height: height,
          validators: {
            total: Math.max(set.length, stats.length),
            active: set.length,
            online: await onlineValidators(parts, set),
            skipped: stats.filter(({ skipped }) => skipped).length,
            jailed: stats.filter(({ jailed }) => jailed).length,
          },
          voting_power: {
            total: stakeBehind(status.totalPower, ledger.chain),
            last_signed: stakeBehind(status.lastSignedPower, ledger.chain),
          },
          quorum: stakeBehind(quorumOf(status.totalPower), ledger.chain),
          last_block_time: Math.trunc(header.timestamp_ms / 1000),
          ...(await recentPace(parts, head)),
          target_interval_ms: status.intervalMs,
          upgrade: plan?.voting === null ? { name: plan.name, height: plan.height } : null,
          halted_reason: status.haltedReason,
        };
      },
    }),
    declare(text, {
      name: 'chain_validatorHealth',
      about: 'Returns the health of this node.',
      params: {},
      result: Health,
      async answer() {
        const validator = await parts.validator();
        const view = ledger.view();
        const { height } = ledger.head;
        const stats = await ledger.read(() => view.port(leadersPort)?.stats() ?? []);
        const own = stats.find(({ address }) => address === validator);
        const disk = await statfs(parts.dataDir);
        const notSigning = parts.notSigning();
        return {
          block_height: height,
          peers: peers().length,
          sync_status: syncStatus(parts, clock.now()),
          highest_known_height: Math.max(height, network?.highest ?? 0),
          sync_progress: progressOf(network?.syncProgress),
          uptime_seconds: Math.trunc((performance.now() - parts.startedMs) / 1000),
          version: parts.version,
          is_validator: validator !== null,
          validator_address: validator,
          is_jailed: validator && (own?.jailed ?? false),
          last_signed_height: own?.lastSignedHeight ?? null,
          not_signing: notSigning === undefined ? null : { code: notSigning.code, reason: notSigning.reason },
          missed_turns: own?.missedTurns ?? null,
          mempool_size: mempool.pendingSize,
          memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
          disk_free_gb: Math.trunc((disk.bavail * disk.bsize) / 1e9),
          clock_offset_ms: middle(peers().flatMap(({ clockOffsetMs }) => clockOffsetMs ?? [])),
          plugins: parts.troubles(),
        };
      },
    }),
    declare(text, {
      name: 'chain_getRelayStats',
      about: 'Returns counters of bundles relayed to validators and received from them since this node started.',
      params: {},
      result: RelayStats,
      answer() {
        const { bytesOut, bytesIn, mostCopies, ...counts } = network?.relay ?? NO_RELAY;
        const common = { enabled: network !== null, seal_type: 'ed25519', peers: peers().length };
        return { ...common, ...counts, bytes_out: bytesOut, bytes_in: bytesIn, most_copies: mostCopies };
      },
    }),
    declare(text, {
      name: 'chain_getPeers',
      about: 'Returns the connected peers.',
      params: {},
      result: Peers,
      answer: () => ({
        address: network?.address ?? null,
        count: peers().length,
        peers: peers().map(
          ({ peer, address, outbound, validator, sentryFor, light, height, rttMs, clockOffsetMs, ...more }) => ({
            peer,
            address: address ?? null,
            direction: outbound ? ('outbound' as const) : ('inbound' as const),
            validator: validator ?? null,
            sentry_for: sentryFor,
            light,
            height,
            rtt_ms: rttMs ?? null,
            clock_offset_ms: clockOffsetMs ?? null,
            bytes_in: more.bytesIn,
            bytes_out: more.bytesOut,
            agent: more.agent,
          }),
        ),
      }),
    }),
  ];
}

function syncStatus({ network, consensus, ledger }: ApiParts, nowMs: number) {
  if (network?.syncing) return 'syncing';
  const stands = consensus().haltedReason !== null || nowMs - ledger.head.header.timestamp_ms > STALLED_MS;
  return stands ? 'stalled' : 'synced';
}

/** Number of active validators that signed the last block or that this node reaches, itself included. */
export async function onlineValidators(
  { ledger: { head, store }, network, validator }: Pick<ApiParts, 'ledger' | 'network' | 'validator'>,
  set: readonly ValidatorPower[],
): Promise<number> {
  const own = await validator();
  const signing = (await store.validatorSet(head.header.validators_hash)) ?? [];
  const signed = new Set(head.commit.signers.map((index) => signing[index]?.publicKey));
  const reached = network?.reached;
  return set.filter(
    ({ publicKey, address }) => address === own || signed.has(publicKey) || reached?.has(publicKey) === true,
  ).length;
}

/** Pace of the last blocks: time between them, and rounds without a block. */
async function recentPace({ ledger }: ApiParts, { height, header }: ApiParts['ledger']['head']) {
  const count = Math.min(RECENT, height);
  const heights = Array.from({ length: count }, (_, i) => height - i);
  const rounds = await Promise.all(heights.map(async (one) => (await ledger.store.header(one))?.round ?? 0));
  const first = await ledger.store.header(height - count);
  const spanMs = header.timestamp_ms - (first?.timestamp_ms ?? header.timestamp_ms);
  return {
    block_interval_ms_avg: count === 0 ? 0 : Math.round(spanMs / count),
    rounds_last_100: rounds.reduce((sum, round) => sum + round, 0),
  };
}

/** The median; null for an empty list. */
export function middle(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}

function progressOf(facts: ProgressFacts | undefined) {
  if (facts === undefined) return null;
  const { total, done, percent, rate, etaSeconds } = facts;
  return { target: total ?? done, percent: percent ?? 0, blocks_per_s: rate ?? 0, eta_s: etaSeconds };
}
