/** Blocks and whole logs of them, for the tests of the block log. */

import * as assert from 'uvu/assert';
import { BlockLog, type BlockLogOptions } from '../../../runtime/lib/storage/block-log.js';
import { bytes } from './temporary.js';

/** The block that stands at a height in these tests. */
export const block = (height: number): Uint8Array => bytes(20 + ((height * 37) % 200), height);
/** Segments of a few blocks. */
export const small: BlockLogOptions = { segmentBytes: 600 };

/** A log with blocks from 1 on. */
export async function filled(path: string, count: number, options: BlockLogOptions = small): Promise<BlockLog> {
  const log = await BlockLog.open(path, options);
  for (let i = 0; i < count; i++) await log.append(log.next, block(log.next));
  return log;
}

/** Checks that a log has these blocks and no others. */
export async function holds(log: BlockLog, from: number, to: number): Promise<void> {
  assert.is(log.oldest, from);
  assert.is(log.latest, to);
  assert.is(log.next, to + 1);
  for (let height = from; height <= to; height++)
    assert.equal(await log.read(height), block(height), `block ${height}`);
  assert.is(await log.read(from - 1), null);
  assert.is(await log.read(to + 1), null);
}

/** Opens the log again for a look. */
export async function found(path: string, from: number, to: number, options: BlockLogOptions = {}): Promise<void> {
  const log = await BlockLog.open(path, options);
  await holds(log, from, to);
  await log.close();
}
