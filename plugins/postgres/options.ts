/** Command-line options of the PostgreSQL plugin, available before it is loaded. */

import { optional, range, setting, text } from '../../runtime/plugin-options.js';

export const options = {
  postgres: optional(
    'PostgreSQL database for blocks, bundles, operations, transfers, holders and events; password in PGPASSWORD or ~/.pgpass',
    'URL',
    text(1, 1_024, /^postgres(ql)?:\/\//),
    'none',
  ),
  'postgres-schema': setting('Schema of the tables', 'NAME', text(1, 40, /^[a-z_][a-z0-9_]*$/), 'trellis'),
  'postgres-partition': setting(
    'Blocks per partition of each growing table, in a new schema; 0 for no partitions',
    'BLOCKS',
    range(0, 100_000_000),
    0,
  ),
  'postgres-backfill': setting('Connections that backfill earlier blocks; 0 for no backfill', 'N', range(0, 16), 2),
};
