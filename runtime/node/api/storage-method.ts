/** Storage tiers of the node: memory, RocksDB, block log. */

import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';

/** `hit_rate` is per 10,000 reads. */
const Tier = struct({
  entries: doc(option(scalar.count), 'How many records it has; null where nobody counts them'),
  bytes: doc(scalar.count, 'Bytes that it takes, about'),
  hit_rate: doc(option(scalar.bps()), 'Of 10,000 reads those that were answered here; null where nobody counts them'),
});
const Snapshot = struct({
  height: doc(scalar.height, 'Block whose state the snapshot holds'),
  bytes: doc(scalar.count, 'Size of its files in bytes'),
});
const Verification = struct({
  at: doc(scalar.time, 'When it ended, in Unix seconds'),
  ok: doc(scalar.bool, 'True when nothing was found damaged'),
  bad: doc(scalar.count, 'How many damaged records were found'),
});

const StorageStats = struct({
  backend: doc(scalar.text(1, 32), 'What keeps the records: rocksdb or memory'),
  pruning: doc(
    scalar.choice('archive', 'validator', 'aggressive'),
    'How much history the node keeps; archive: all of it; validator: 10,000 blocks; aggressive: 256',
  ),
  elastic: doc(scalar.bool, 'True when records that nobody touches move to cold files'),
  tiers: doc(
    struct({
      hot: doc(Tier, 'Records in the memory of the node'),
      warm: doc(Tier, 'Records in the database on disk'),
      cold: doc(Tier, 'Records in files for what nobody touches'),
    }),
    'Where state records lie, by how fast they are reached',
  ),
  total_bytes: doc(scalar.count, 'Database, cold files and block log together, in bytes'),
  block_log_bytes: doc(scalar.count, 'Size of the log of blocks in bytes'),
  oldest_block: doc(scalar.height, 'First block that the node still has'),
  latest_block: doc(scalar.height, 'Last final block that the node has'),
  last_prune_height: doc(
    option(scalar.height),
    'Last block that was pruned; null for none: an archive node prunes nothing',
  ),
  last_compaction_height: doc(
    option(scalar.height),
    'Height at the last compaction after pruning since the node started; null for none: the database compacts itself besides',
  ),
  snapshots: doc(list(Snapshot, 1_000), 'Snapshots that this node made'),
  last_verify: doc(
    option(Verification),
    'The last check of all that is on disk since the node started; null for none (see --rocksdb-verify-interval-secs)',
  ),
});

/** Approximate bytes of a cached record: two keys, an object and its numbers. */
const RECORD_BYTES = 320;

export function storageMethod({ ledger, blocks, text, storage }: ApiParts): RpcMethod {
  return declare(text, {
    name: 'chain_getStorageStats',
    about:
      'What the node keeps where: records in memory (hot), in the database (warm) and in cold files, blocks in the log.',
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
