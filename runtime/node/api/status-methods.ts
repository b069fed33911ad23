/** Methods about the node's status: consensus, health, peers, bundle relay. */

import { statfs } from 'node:fs/promises';
import type { RelayView } from '../../engine/network/views.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort, upgradePort } from '../../kernel/ports.js';
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
  height: doc(scalar.height, 'Height that validators decide about now'),
  round: doc(scalar.u32, 'Attempt at this height: 0 unless its first leaders failed'),
  step: doc(name, 'What the node does in the round: propose, prevote, precommit or commit'),
  epoch: doc(safe, 'Number of the epoch of the last final block'),
  leader: doc(scalar.address, 'Account of the validator that proposes in this round'),
  finalized_height: doc(scalar.height, 'Height of the last final block'),
  validators: doc(
    struct({
      total: doc(scalar.u32, 'All of them, active or not'),
      active: doc(scalar.u32, 'Those that sign blocks in this epoch'),
      online: doc(scalar.u32, 'Active ones that this node is linked with, itself included'),
      skipped: doc(scalar.u32, 'Those that lead no blocks for now, since they missed theirs'),
      jailed: doc(scalar.u32, 'Those that were taken out for misconduct or absence'),
    }),
    'How many validators there are, by how they stand',
  ),
  voting_power: doc(
    struct({
      total: doc(scalar.amount, 'Stake of all active validators'),
      last_signed: doc(scalar.amount, 'Stake of those who signed the last block'),
    }),
    'Stake behind the active validators, in raw native units',
  ),
  quorum: doc(scalar.amount, 'Stake that must sign a block to make it final, in raw native units'),
  last_block_time: doc(scalar.time, 'When the last final block was proposed, in Unix seconds'),
  block_interval_ms_avg: doc(scalar.u32, 'Mean time between the last hundred blocks, in milliseconds'),
  target_interval_ms: doc(scalar.u32, 'Time between blocks that the chain aims at, in milliseconds'),
  rounds_last_100: doc(scalar.u32, 'Rounds beyond the first that the last hundred blocks took together'),
  upgrade: doc(
    option(
      struct({
        name: doc(name, 'How the plan of the upgrade is called'),
        height: doc(scalar.height, 'First block of the new version'),
      }),
    ),
    'The upgrade that is decided and waits for its height; null for none',
  ),
  halted_reason: doc(option(name), 'Why this node has stopped taking part; null while it goes on'),
});

const PluginTrouble = struct({
  plugin: doc(name, 'Name of the plugin in which something failed'),
  stopped: doc(scalar.bool, 'True when the node runs on without it'),
  failures: doc(safe, 'Failures since the plugin last ran without one for ten minutes'),
  where: doc(name, 'Part of the plugin that failed first'),
  since: doc(scalar.time, 'When it failed first, in Unix seconds'),
  next_start: doc(
    option(scalar.time),
    'When it is started again, in Unix seconds; null while it runs, or if it cannot be loaded',
  ),
});

const SyncProgress = struct({
  target: doc(scalar.height, 'Height that it fetches blocks up to'),
  percent: doc(scalar.number, 'Part of the missing blocks that it has executed, 0 to 100'),
  blocks_per_s: doc(scalar.number, 'Blocks that it executes in a second'),
  eta_s: doc(option(scalar.seconds), 'Seconds until it has all; null while the rate is not known'),
});

const Health = struct({
  block_height: doc(scalar.height, 'Height of the last final block of this node'),
  peers: doc(scalar.u32, 'How many other nodes it is linked with'),
  sync_status: doc(
    scalar.choice('synced', 'syncing', 'stalled', 'paused'),
    'synced; syncing: it fetches blocks; stalled: no block for a minute; paused: it waits',
  ),
  highest_known_height: doc(scalar.height, 'Highest block that this node or one of its peers has'),
  sync_progress: doc(option(SyncProgress), 'How far fetching blocks is; null unless sync_status is syncing'),
  uptime_seconds: doc(scalar.seconds, 'Seconds since the node started'),
  version: doc(name, 'Version of the program that the node runs'),
  is_validator: doc(scalar.bool, 'True when the node has the key of a validator'),
  validator_address: doc(option(scalar.address), 'Account of that validator; null without one'),
  is_jailed: doc(
    option(scalar.bool),
    'Whether the validator was taken out for misconduct or absence; null without one',
  ),
  last_signed_height: doc(
    option(scalar.height),
    "Last height whose commit, as the next block carries it, has this validator's signature; 0 for none yet",
  ),
  missed_turns: doc(option(safe), 'Turns that this validator did not take, ever; null without one'),
  mempool_size: doc(scalar.u32, 'Bundles that wait on this node'),
  memory_mb: doc(scalar.u32, 'Memory of the process in MiB'),
  disk_free_gb: doc(scalar.u32, 'Free space where the node keeps its data, in GB'),
  clock_offset_ms: doc(
    option(scalar.number),
    "Median of the peers' clocks less this node's, in milliseconds; null without peers",
  ),
  plugins: doc(list(PluginTrouble, 1_000), 'Plugins that are stopped, or failed in the last ten minutes'),
});

const RelayStats = struct({
  enabled: doc(scalar.bool, 'False on a node without peers'),
  seal_type: doc(name, 'Signature with which peers seal what they pass on'),
  forwarded: doc(safe, 'Bundles that were passed on'),
  received: doc(safe, 'Bundles that were taken in'),
  duplicates: doc(safe, 'Of the received ones those that were known'),
  dropped: doc(safe, 'Of the received ones those that were refused'),
  bytes_out: doc(safe, 'Bytes of bundles that were passed on'),
  bytes_in: doc(safe, 'Bytes of bundles that were taken in'),
  peers: doc(scalar.u32, 'How many other nodes it is linked with'),
  since: doc(scalar.time, 'When counting began, in Unix seconds'),
});

const Peers = struct({
  address: doc(
    option(name),
    'Under which others reach this node; null when it keeps to itself, or its port is not open yet',
  ),
  count: doc(scalar.u32, 'How many peers the list has'),
  peers: doc(
    list(
      struct({
        peer: doc(name, 'Id of the peer, made of its key in the network'),
        address: doc(name, 'Where the peer is reached, as multiaddr'),
        direction: doc(
          scalar.choice('inbound', 'outbound'),
          'inbound: the peer opened the link; outbound: this node did',
        ),
        validator: doc(
          option(name),
          'Consensus key of the validator that the peer proved to be, in hex; null for none',
        ),
        light: doc(scalar.bool, 'True when the peer follows headers alone'),
        height: doc(scalar.height, 'Last final block that the peer told of'),
        rtt_ms: doc(option(scalar.number), 'Time to the peer and back in milliseconds; null until measured'),
        clock_offset_ms: doc(
          option(scalar.number),
          "The peer's clock less this node's, in milliseconds; null until measured",
        ),
        bytes_in: doc(safe, 'Bytes that came from the peer over this link'),
        bytes_out: doc(safe, 'Bytes that went to the peer over this link'),
        agent: doc(name, 'Program and version that the peer names'),
      }),
      2_000,
    ),
    'One entry for each link',
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
  since: 0,
};

export function statusMethods(parts: ApiParts): RpcMethod[] {
  const { ledger, mempool, text, consensus, network, clock } = parts;
  const peers = () => network?.peers() ?? [];
  return [
    declare(text, {
      name: 'chain_consensusStatus',
      about: 'Where consensus stands on this node.',
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
        const own = await parts.validator();
        const linked = new Set(peers().map(({ validator }) => validator));
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
            online: set.filter(({ publicKey, address }) => address === own || linked.has(publicKey)).length,
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
      about: 'Health of this node in one answer.',
      params: {},
      result: Health,
      async answer() {
        const validator = await parts.validator();
        const view = ledger.view();
        const { height } = ledger.head;
        const stats = await ledger.read(() => view.port(leadersPort)?.stats() ?? []);
        const own = stats.find(({ address }) => address === validator);
        const disk = await statfs(parts.dataDir);
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
      about: 'Bundles passed on to validators and taken in from them since this node started.',
      params: {},
      result: RelayStats,
      answer() {
        const { bytesOut, bytesIn, ...counts } = network?.relay ?? NO_RELAY;
        const common = { enabled: network !== null, seal_type: 'ed25519', peers: peers().length };
        return { ...common, ...counts, bytes_out: bytesOut, bytes_in: bytesIn };
      },
    }),
    declare(text, {
      name: 'chain_getPeers',
      about: 'The peers that this node is linked with.',
      params: {},
      result: Peers,
      answer: () => ({
        address: network?.address ?? null,
        count: peers().length,
        peers: peers().map(({ peer, address, outbound, validator, light, height, rttMs, clockOffsetMs, ...more }) => ({
          peer,
          address,
          direction: outbound ? ('outbound' as const) : ('inbound' as const),
          validator: validator ?? null,
          light,
          height,
          rtt_ms: rttMs ?? null,
          clock_offset_ms: clockOffsetMs ?? null,
          bytes_in: more.bytesIn,
          bytes_out: more.bytesOut,
          agent: more.agent,
        })),
      }),
    }),
  ];
}

function syncStatus({ network, consensus, ledger }: ApiParts, nowMs: number) {
  if (network?.syncing) return 'syncing';
  const stands = consensus().haltedReason !== null || nowMs - ledger.head.header.timestamp_ms > STALLED_MS;
  return stands ? 'stalled' : 'synced';
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
