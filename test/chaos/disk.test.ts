/** A disk that becomes full during a restore, an import, an export or the making of a snapshot: exit 75, and the chain once there is room. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, command, newDirectory, trellis } from '../cli/program.js';
import { random, some } from './chance.js';
import { again, isWhole, makeSource, newNode, restore, type Source, shelfOf } from './source.js';

let source: Source;
test.before(async () => {
  source = await makeSource();
});
/** A disk of its own, or why this machine gives none. */
async function smallDisk(): Promise<{ readonly path: string } | { readonly why: string }> {
  const path = await newDirectory();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', path], { encoding: 'utf8' });
  return status === 0 ? { path } : { why: stderr };
}

/** Takes all room of a disk. */
async function fill(path: string): Promise<void> {
  const file = await open(join(path, 'filler'), 'a');
  try {
    for (const chunk = Buffer.alloc(64 * 1024); ; ) await file.write(chunk);
  } catch {
    // it is full
  } finally {
    await file.close();
  }
}

const disk = await smallDisk();
if ('why' in disk) {
  test.after(cleanUp);
  console.log(`no disk of its own can be mounted here, no test of a full one: ${disk.why}`);
} else {
  const { path } = disk;
  const room = () => rm(join(path, 'filler'), { force: true });
  test.after.each(room);
  test.after(() => void spawnSync('umount', ['-l', path]));
  test.after(cleanUp);

  for (const step of some(['', 'restoring/snapshot', 'restoring/database', 'restoring/database/CURRENT'])) {
    test(`a disk that is full ${step === '' ? 'from the start' : `from ${step} on`} ends a restore with 75, and the next one has the chain`, async () => {
      const dataDir = join(path, `node-${random(1_000_000)}`);
      await mkdir(dataDir);
      await newNode(source, dataDir);
      const args = restore(shelfOf(source.dataDir), dataDir);
      const running = command(...args);
      while (!running.isOver() && step !== '' && !existsSync(join(dataDir, step)))
        await new Promise((resolve) => setTimeout(resolve, 1));
      await fill(path);
      const { code, err } = await running.ended;
      await room();
      assert.ok(code === 75 || code === 0, `exit ${code}: ${err}`);
      if (step === '') assert.is(code, 75, err);
      await again(args);
      assert.ok(await isWhole(source, dataDir));
      await rm(dataDir, { recursive: true });
    });
  }

  test('a full disk ends export, import and snapshot creation with exit code 75 and leaves no partial export', async () => {
    const dataDir = join(path, 'node');
    await mkdir(dataDir);
    await newNode(source, dataDir);
    await again(restore(shelfOf(source.dataDir), dataDir));
    const file = join(await newDirectory(), 'state');
    writeFileSync(file, source.exported);
    const fresh = join(path, 'fresh');
    await mkdir(fresh);
    await newNode(source, fresh);
    await fill(path);
    const ends = [
      await trellis('export', join(path, 'state'), '--data-dir', source.dataDir),
      await trellis('snapshot', 'make', '--data-dir', dataDir),
      await trellis('import', file, '--data-dir', fresh),
    ];
    for (const { code, err } of ends) assert.is(code, 75, err);
    assert.not.ok(readdirSync(path).some((name) => name.startsWith('state')));
    await room();
    await again(['import', file, '--data-dir', fresh]);
    assert.ok(await isWhole(source, fresh));
    await again(['snapshot', 'make', '--data-dir', dataDir]);
  });
}

test.run();
