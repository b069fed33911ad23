/** Methods about how the node does: consensus, health, peers, the relay of bundles. */

import { statfs } from 'node:fs/promises';
import type { RelayView } from '../../engine/network/views.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort, upgradePort } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import type { ApiParts } from './api.js';
import { declare } from './declare.js';
import { quorumOf, stakeBehind } from './power.js';

const name = scalar.text(0, 400);
const safe = scalar.count;

const ConsensusStatus = struct({
  height: scalar.height,
  round: scalar.u32,
  step: name,
  epoch: safe,
  leader: scalar.address,
  finalized_height: scalar.height,
  validators: struct({
    total: scalar.u32,
    active: scalar.u32,
    online: scalar.u32,
    skipped: scalar.u32,
    jailed: scalar.u32,
  }),
  /** Raw native units of stake. */
  voting_power: struct({ total: scalar.amount, last_signed: scalar.amount }),
  quorum: scalar.amount,
  last_block_time: scalar.time,
  block_interval_ms_avg: scalar.u32,
  target_interval_ms: scalar.u32,
  rounds_last_100: scalar.u32,
  /** The upgrade that is decided and waits for its height: the first block of the new version. */
  upgrade: option(struct({ name, height: scalar.height })),
  halted_reason: option(name),
});

/** A plugin of the node that failed: stopped or not, how often, where first, and since when. */
const PluginTrouble = struct({
  plugin: name,
  stopped: scalar.bool,
  failures: safe,
  where: name,
  since: scalar.time,
});

const Health = struct({
  block_height: scalar.height,
  peers: scalar.u32,
  sync_status: scalar.choice('synced', 'syncing', 'stalled', 'paused'),
  highest_known_height: scalar.height,
  uptime_seconds: scalar.seconds,
  version: name,
  is_validator: scalar.bool,
  validator_address: option(scalar.address),
  is_jailed: option(scalar.bool),
  /** The last height whose commit, as the next block carries it, has this validator's signature; 0 for none yet. */
  last_signed_height: option(scalar.height),
  /** Turns that this validator did not take, ever. */
  missed_turns: option(safe),
  mempool_size: scalar.u32,
  memory_mb: scalar.u32,
  disk_free_gb: scalar.u32,
  /** The clocks of the peers less this node's, in the middle. */
  clock_offset_ms: option(scalar.number),
  plugins: list(PluginTrouble, 1_000),
});

const RelayStats = struct({
  enabled: scalar.bool,
  seal_type: name,
  forwarded: safe,
  received: safe,
  duplicates: safe,
  dropped: safe,
  bytes_out: safe,
  bytes_in: safe,
  peers: scalar.u32,
  since: scalar.time,
});

const Peers = struct({
  /** Under which others reach this node; null when it keeps to itself, or its port is not open yet. */
  address: option(name),
  count: scalar.u32,
  peers: list(
    struct({
      peer: name,
      address: name,
      direction: scalar.choice('inbound', 'outbound'),
      validator: option(name),
      light: scalar.bool,
      height: scalar.height,
      rtt_ms: option(scalar.number),
      clock_offset_ms: option(scalar.number),
      bytes_in: safe,
      bytes_out: safe,
      agent: name,
    }),
    2_000,
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

/** Status methods over a node. */
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
        const { header, height } = ledger.head;
        const view = ledger.view();
        const [set, standings, plan] = await ledger.read(() => [
          validatorsOf(view, 'next'),
          view.port(leadersPort)?.standings() ?? [],
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
            total: Math.max(set.length, standings.length),
            active: set.length,
            online: set.filter(({ publicKey, address }) => address === own || linked.has(publicKey)).length,
            skipped: standings.filter(({ skipped }) => skipped).length,
            jailed: standings.filter(({ jailed }) => jailed).length,
          },
          voting_power: {
            total: stakeBehind(status.totalPower, ledger.chain),
            last_signed: stakeBehind(status.lastSignedPower, ledger.chain),
          },
          quorum: stakeBehind(quorumOf(status.totalPower), ledger.chain),
          last_block_time: Math.trunc(header.timestamp_ms / 1000),
          ...(await recentPace(parts)),
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
        const standings = await ledger.read(() => view.port(leadersPort)?.standings() ?? []);
        const own = standings.find(({ address }) => address === validator);
        const disk = await statfs(parts.dataDir);
        return {
          block_height: ledger.head.height,
          peers: peers().length,
          sync_status: syncStatus(parts, clock.now()),
          highest_known_height: Math.max(ledger.head.height, network?.highest ?? 0),
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

/** How the last blocks came: time between them, and rounds that gave none. */
async function recentPace({ ledger }: ApiParts) {
  const { height, header } = ledger.head;
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

function middle(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}
