/** A full disk: the node ends with exit code 75 whatever it was doing, leaves no lock, and goes on when there is room again. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, MAIN, newDirectory } from '../cli/program.js';
import { until } from '../until.js';

/** A disk of its own, or why this machine gives none. */
async function smallDisk(): Promise<{ path: string } | { why: string }> {
  const path = await newDirectory();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', path], { encoding: 'utf8' });
  return status === 0 ? { path } : { why: stderr };
}

/** Takes all room but so many bytes; again, what was freed meanwhile too. */
async function fill(path: string, leave = 0): Promise<void> {
  const file = await open(join(path, 'filler'), 'a');
  try {
    for (const chunk = Buffer.alloc(256 * 1024); ; ) await file.write(chunk);
  } catch {
    const { size } = await file.stat();
    await file.truncate(Math.max(0, size - leave));
  } finally {
    await file.close();
  }
}

interface Run {
  readonly child: ChildProcess;
  err(): string;
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Runs `trellis …`. */
function run(...args: string[]): Run {
  const child = spawn(process.execPath, [MAIN, ...args, '--rpc-port', '0'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let err = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, err: () => err, ended };
}

/** How a node ends on a disk that stays full: the database gives back room that it has in reserve, and removes old files. */
async function endOf(node: Run, path: string): Promise<number | null> {
  await until(
    async () => {
      await fill(path);
      return node.child.exitCode !== null || node.child.signalCode !== null;
    },
    () => `the end of a node whose disk is full; it said: ${node.err()}`,
  );
  return node.ended;
}

const disk = await smallDisk();
if ('why' in disk) console.log(`no disk of its own can be mounted here, no test: ${disk.why}`);
else {
  const { path } = disk;
  const dataDir = join(path, 'node');
  const isLocked = async () => (await readdir(dataDir)).some((name) => name.endsWith('.lock'));
  const makesBlocks = (node: Run) =>
    until(
      () => /node started/.test(node.err()),
      () => node.err(),
    );
  const room = () => rm(join(path, 'filler'), { force: true });
  test.after.each(room);
  test.after(async () => {
    for (const child of running) child.kill('SIGKILL');
    spawnSync('umount', ['-l', path]);
    await cleanUp();
  });

  test('a node exits with code 75 and leaves no lock when its disk fills, and resumes once there is space', async () => {
    const node = run('dev', '--data-dir', dataDir);
    await makesBlocks(node);
    assert.is(await endOf(node, path), 75, node.err());
    assert.not(await isLocked());
    await room();
    const again = run('dev', '--data-dir', dataDir);
    await makesBlocks(again);
    again.child.kill('SIGTERM');
    assert.is(await again.ended, 0, again.err());
  });

  for (const leave of [0, 4_096, 64 * 1024, 512 * 1024]) {
    test(`a node started with ${leave} bytes free exits with code 75 once they are used, whatever it is doing`, async () => {
      await fill(path, leave);
      const node = run('dev', '--data-dir', dataDir);
      await until(() => /node started/.test(node.err()) || node.child.exitCode !== null);
      assert.is(await endOf(node, path), 75, node.err());
      assert.not(await isLocked());
    });
  }

  test('a first start on a full disk exits with code 75', async () => {
    await fill(path);
    const node = run('dev', '--data-dir', join(path, 'fresh'));
    assert.is(await endOf(node, path), 75, node.err());
  });

  test('the supervisor reports a temporary exit, waits and restarts the node', async () => {
    const supervisor = run('supervise', '--', 'dev', '--data-dir', dataDir);
    await makesBlocks(supervisor);
    await until(
      async () => {
        await fill(path);
        return /node ended .*code=75[\s\S]* starts_again_in_s/.test(supervisor.err());
      },
      () => supervisor.err(),
    );
    await room();
    const count = () => supervisor.err().split('node started').length;
    const before = count();
    await until(
      () => count() > before,
      () => supervisor.err(),
    );
    supervisor.child.kill('SIGTERM');
    assert.is(await supervisor.ended, 0, supervisor.err());
  });
}

test.run();
