/** A process of the kill test: appends to both logs in a loop and says each height that is durable. */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import { VoteLog } from '../../../runtime/lib/storage/vote-log.js';
import { bytes } from './temporary.js';

const path = process.argv[2]!;
const blocks = await BlockLog.open(join(path, 'blocks'), { segmentBytes: 200_000 });
const votes = await VoteLog.open(join(path, 'wal'));
for (;;) {
  const height = blocks.next;
  await votes.append([
    { type: 1, payload: bytes(100, height) },
    { type: 2, payload: bytes(5_000, height + 1) },
  ]);
  writeSync(1, `votes ${height}\n`);
  await blocks.append(height, [bytes(100, height), bytes(height % 3 === 0 ? 150_000 : 3_000, height + 1)]);
  writeSync(1, `block ${height}\n`);
  if (height % 4 === 0) await votes.finish(height);
  if (height % 30 === 0) await blocks.pruneBelow(height - 20);
}
