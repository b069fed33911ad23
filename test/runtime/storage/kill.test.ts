/** kill -9 at any moment: every append that was acknowledged is there afterwards. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import { VoteLog } from '../../../runtime/lib/storage/vote-log.js';
import { bytes, inDirectory } from './temporary.js';

const KILLS = 12;

/** Lets the child append for a while, kills it, and answers what it said. */
async function appendAndKill(path: string, ms: number): Promise<string> {
  const child = new URL('./append-until-killed.js', import.meta.url).pathname;
  const running = spawn(process.execPath, [child, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const closed = new Promise((resolve) => running.once('close', resolve));
  await new Promise<void>((resolve) => {
    running.stdout.on('data', (chunk) => {
      if (said === '') setTimeout(resolve, ms);
      said += chunk;
    });
    running.once('close', () => resolve());
  });
  running.kill('SIGKILL');
  await closed;
  assert.is(running.signalCode, 'SIGKILL', 'the child ended by itself');
  return said;
}

/** The last height of a kind that was said in a whole line. */
function lastSaid(said: string, kind: string): number {
  return Number([...said.matchAll(new RegExp(`^${kind} (\\d+)\\n`, 'gm'))].at(-1)?.[1] ?? 0);
}

test('every acknowledged write survives a dozen kills', async () => {
  await inDirectory(async (path) => {
    let [blocks, votes] = [0, 0];
    for (let kill = 0; kill < KILLS || blocks <= KILLS; kill++) {
      const said = await appendAndKill(path, (kill * 37) % 120);
      blocks = Math.max(blocks, lastSaid(said, 'block'));
      votes = Math.max(votes, lastSaid(said, 'votes'));

      const log = await BlockLog.open(join(path, 'blocks'), { segmentBytes: 200_000 });
      const latest = log.latest ?? 0;
      assert.ok(latest === blocks || latest === blocks + 1, `acknowledged ${blocks}, found ${latest}`);
      for (let height = log.oldest ?? 1; height <= latest; height++) {
        const found = await log.read(height);
        assert.is(found?.length, 100 + (height % 3 === 0 ? 150_000 : 3_000));
        assert.equal(found?.slice(0, 100), bytes(100, height));
      }
      await log.close();
      blocks = latest;

      const wal = await VoteLog.open(join(path, 'wal'));
      const payloads = (await wal.load()).map(({ payload }) => payload);
      for (let height = wal.height; height <= votes; height++) {
        assert.ok(
          payloads.some((payload) => Buffer.compare(payload, bytes(100, height)) === 0),
          `votes of ${height}`,
        );
      }
      await wal.close();
    }
  });
});

test.run();
