/** What the node keeps where: memory, RocksDB, block log. */

import { list, option, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import type { ApiParts } from './api.js';
import { declare } from './declare.js';

/** `hit_rate` is of 10,000 reads. */
const Tier = struct({ entries: option(scalar.count), bytes: scalar.count, hit_rate: option(scalar.bps()) });
const Snapshot = struct({ height: scalar.height, bytes: scalar.count });
const Verification = struct({ at: scalar.time, ok: scalar.bool, bad: scalar.count });

const StorageStats = struct({
  backend: scalar.text(1, 32),
  pruning: scalar.choice('archive'),
  /** True when records that nobody touches move to cold files. */
  elastic: scalar.bool,
  tiers: struct({ hot: Tier, warm: Tier, cold: Tier }),
  /** Database and block log together. */
  total_bytes: scalar.count,
  block_log_bytes: scalar.count,
  oldest_block: scalar.height,
  latest_block: scalar.height,
  /** Null for never: an archive node prunes nothing. */
  last_prune_height: option(scalar.height),
  /** Null for never: the database compacts itself, at no height in particular. */
  last_compaction_height: option(scalar.height),
  /** Those that this node made. */
  snapshots: list(Snapshot, 1_000),
  /** Null for never: nothing on disk was read again to be checked, besides what the node checks as it starts. */
  last_verify: option(Verification),
});

/** Bytes that a cached record takes, about: two keys, an object and its numbers. */
const RECORD_BYTES = 320;

/** The method. */
export function storageMethod({ ledger, blocks, text }: ApiParts): RpcMethod {
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
      const [warm, block_log_bytes] = await Promise.all([database.size(), blocks.bytes()]);
      return {
        backend: database.path === 'memory' ? 'memory' : 'rocksdb',
        pruning: 'archive' as const,
        elastic: false,
        tiers: {
          hot: { entries, bytes: entries * RECORD_BYTES, hit_rate: hitBps },
          warm: { entries: null, bytes: warm, hit_rate: null },
          cold: { entries: 0, bytes: 0, hit_rate: null },
        },
        total_bytes: warm + block_log_bytes,
        block_log_bytes,
        oldest_block: blocks.oldest,
        latest_block: ledger.head.height,
        last_prune_height: null,
        last_compaction_height: null,
        snapshots: [],
        last_verify: null,
      };
    },
  });
}
