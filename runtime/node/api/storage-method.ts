/** Storage tiers of the node: memory, RocksDB, block log. */

import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';

/** `hit_rate` is per 10,000 reads. */
const Tier = struct({
  entries: doc(option(scalar.count), 'Number of records; null if not counted'),
  bytes: doc(scalar.count, 'Approximate size in bytes'),
  hit_rate: doc(option(scalar.bps()), 'Share of reads served by this tier, per 10,000; null if not counted'),
});
const Snapshot = struct({
  height: doc(scalar.height, 'Height of the block whose state the snapshot contains'),
  bytes: doc(scalar.count, 'Size of the snapshot files in bytes'),
});
const Verification = struct({
  at: doc(scalar.time, 'Time at which the verification ended, in Unix seconds'),
  ok: doc(scalar.bool, 'True if no record is damaged'),
  bad: doc(scalar.count, 'Number of damaged records'),
});

const StorageStats = struct({
  backend: doc(scalar.text(1, 32), 'Storage engine: rocksdb or memory'),
  pruning: doc(
    scalar.choice('archive', 'validator', 'aggressive'),
    'Pruning mode; archive: keeps all blocks; validator: the last 10,000; aggressive: the last 256',
  ),
  elastic: doc(scalar.bool, 'True if unused records move to cold files'),
  tiers: doc(
    struct({
      hot: doc(Tier, 'Records in memory'),
      warm: doc(Tier, 'Records in the database on disk'),
      cold: doc(Tier, 'Unused records in cold files'),
    }),
    'State records by storage tier',
  ),
  total_bytes: doc(scalar.count, 'Size of the database, cold files and block log, in bytes'),
  block_log_bytes: doc(scalar.count, 'Size of the block log in bytes'),
  oldest_block: doc(scalar.height, 'Height of the first block that the node still has'),
  latest_block: doc(scalar.height, 'Height of the last final block'),
  last_prune_height: doc(option(scalar.height), 'Height of the last pruned block; null if none, as on an archive node'),
  last_compaction_height: doc(
    option(scalar.height),
    'Height at the last compaction after pruning since the node started; null if none; the database also compacts itself',
  ),
  snapshots: doc(list(Snapshot, 1_000), 'Snapshots created by this node'),
  last_verify: doc(
    option(Verification),
    'Last verification of all data on disk since the node started; null if none (see --rocksdb-verify-interval-secs)',
  ),
});

/** Approximate bytes of a cached record: two keys, an object and its numbers. */
const RECORD_BYTES = 320;

export function storageMethod({ ledger, blocks, text, storage }: ApiParts): RpcMethod {
  return declare(text, {
    name: 'chain_getStorageStats',
    about:
      'Returns storage statistics: records in memory (hot), in the database (warm) and in cold files, and blocks in the log.',
    cost: { base: 10 },
    params: {},
    result: StorageStats,
    async answer() {
      const { entries, hitBps } = ledger.cache.use;
      const { database } = ledger.store;
      const cold = database.cold?.stats();
      const { last } = storage.verification;
      const [warm, block_log_bytes] = await Promise.all([database.size(), blocks.bytes()]);
      return {
        backend: database.path === 'memory' ? 'memory' : 'rocksdb',
        pruning: storage.pruning,
        elastic: cold !== undefined,
        tiers: {
          hot: { entries, bytes: entries * RECORD_BYTES, hit_rate: hitBps },
          warm: { entries: null, bytes: warm, hit_rate: null },
          cold: { entries: cold?.entries ?? 0, bytes: cold?.bytes ?? 0, hit_rate: null },
        },
        total_bytes: warm + (cold?.bytes ?? 0) + block_log_bytes,
        block_log_bytes,
        oldest_block: blocks.oldest,
        latest_block: ledger.head.height,
        last_prune_height: storage.pruner.below > 0 ? storage.pruner.below - 1 : null,
        last_compaction_height: storage.pruner.compactedAt,
        snapshots: storage.snapshots(),
        last_verify: last && { at: last.at, ok: last.bad === 0, bad: last.bad },
      };
    },
  });
}
