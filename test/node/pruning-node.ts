/** A validator that prunes all the time and may die at a step of it: `node pruning-node.js DATA-DIR KEY STEP`. It tells its height on standard output. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { BlockLog } from '../../runtime/lib/storage/block-log.js';
import { columns } from '../../runtime/lib/storage/columns.js';
import type { Batch } from '../../runtime/lib/storage/database.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { startNode } from '../../runtime/node/node.js';
import { LoopClock } from './loop-clock.js';
import { TIGHT } from './pruning-terms.js';

const [dataDir, validatorKey, at] = process.argv.slice(2) as [string, string, string];
let steps = 0;

/** Dies before a step that is due, or right after it: as a power failure would, but for what the system wrote by itself. */
async function step<T>(work: () => Promise<T>): Promise<T> {
  steps++;
  if (steps * 2 === Number(at)) process.kill(process.pid, 'SIGKILL');
  const done = await work();
  if (steps * 2 + 1 === Number(at)) process.kill(process.pid, 'SIGKILL');
  return done;
}

/** The steps of pruning in a database: what is written with a range that goes, rows that go, what is made durable. */
async function open(path: string): Promise<RocksDatabase> {
  const database = await RocksDatabase.open(path);
  const { write, flush, compactRange } = database;
  const prunes = ({ changes, deleteRanges = [] }: Batch): boolean =>
    deleteRanges.some(([from]) => from[0] === columns.receipts) ||
    (changes.length > 0 && changes.every(([, value]) => value === null));
  return Object.assign(database, {
    write: (batch: Batch) => (prunes(batch) ? step(() => write.call(database, batch)) : write.call(database, batch)),
    flush: () => step(() => flush.call(database)),
    compactRange: (from: Uint8Array, to: Uint8Array) => step(() => compactRange.call(database, from, to)),
  });
}

const distribution = runtimeOf(defaults);
const genesis: unknown = JSON.parse(await readFile(join(dataDir, 'genesis.json'), 'utf8'));
const node = await startNode(
  {
    ...distribution,
    parts: {
      ...distribution.parts,
      Clock: () => new LoopClock(20),
      PruningTerms: () => TIGHT,
      Log: () => () => {},
      Database: ({ directory }) => open(directory.database),
      IndexDatabase: ({ directory }) => open(directory.indexes),
      PluginDatabase: () => open,
      BlockLog: async ({ directory }) => {
        const log = await BlockLog.open(directory.blocks, { firstHeight: 0, segmentBytes: TIGHT.segmentBytes });
        const { pruneBelow } = log;
        return Object.assign(log, { pruneBelow: (height: number) => step(() => pruneBelow.call(log, height)) });
      },
    },
  },
  genesis,
  { dataDir, rpcPort: 0, p2pPort: undefined, blockTime: 1, validatorKey },
);
setInterval(() => process.stdout.write(`${node.ledger.head.height} ${node.blocks.oldest} ${steps}\n`), 20);
process.on('SIGTERM', () => void node.stop().then(() => process.exit(0)));
