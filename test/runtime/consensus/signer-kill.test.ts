/** kill -9 at any moment: of everything that a signer let out over many lives, no two messages are of one place. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const KILLS = Number(process.env.KILLS ?? 15);

/** Lets the child sign for a while, kills it, and answers the whole lines that it said. */
async function signAndKill(path: string, ms: number): Promise<readonly string[]> {
  const child = new URL('./sign-until-killed.js', import.meta.url).pathname;
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
  return said.slice(0, said.lastIndexOf('\n')).split('\n');
}

test(`no position is signed twice over ${KILLS} kills`, async () => {
  const path = await mkdtemp(join(tmpdir(), 'trellis-signer-'));
  try {
    const left = new Map<string, string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const before = left.size;
      for (const line of await signAndKill(path, (kill * 41) % 130)) {
        const [place, hash] = line.split(' ') as [string, string];
        assert.not.ok(left.has(place), `${place} was signed in two lives`);
        left.set(place, hash);
      }
      assert.ok(left.size > before, 'each life gets on');
    }
  } finally {
    await rm(path, { recursive: true, force: true });
  }
});

test.run();
