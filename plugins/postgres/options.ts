/** Command-line options of the PostgreSQL plugin, available before it is loaded. */

import { optional, range, setting, text } from '../../runtime/plugin-options.js';

export const options = {
  postgres: optional(
    'Write blocks, bundles, operations, movements, holders and events into this PostgreSQL database as well; PGPASSWORD or ~/.pgpass has the password',
    'URL',
    text(1, 1_024, /^postgres(ql)?:\/\//),
    'no such database',
  ),
  'postgres-schema': setting(
    'Schema of that database that the tables are in',
    'NAME',
    text(1, 40, /^[a-z_][a-z0-9_]*$/),
    'trellis',
  ),
  'postgres-partition': setting(
    'Blocks of a partition of each table that grows with the chain, where the schema is new; 0 for tables in one piece',
    'BLOCKS',
    range(0, 100_000_000),
    0,
  ),
  'postgres-backfill': setting(
    'How many connections fill in blocks from before the database was first written to; 0 leaves them out',
    'N',
    range(0, 16),
    2,
  ),
};
