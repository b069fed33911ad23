/** The block log after crashes, lost indexes, damage and a full disk. */

import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import { CorruptLog } from '../../../runtime/lib/storage/errors.js';
import { block, filled, found, holds, small } from './blocks.js';
import { bytes, inDirectory, refused } from './temporary.js';

test('missing, damaged and stale index files are rebuilt from the blocks', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 40);
    await log.close();
    const indexes = (await readdir(path)).filter((name) => name.endsWith('.index')).sort();
    await rm(join(path, indexes[0]!));
    await truncate(join(path, indexes[1]!), 10);
    const flipped = await readFile(join(path, indexes[2]!));
    flipped[5]! ^= 1;
    await writeFile(join(path, indexes[2]!), flipped);
    await writeFile(join(path, indexes.at(-1)!), flipped);
    const again = await BlockLog.open(path, small);
    assert.is(again.repaired, null);
    await holds(again, 1, 40);
    await again.close();
  });
});

test('an index without its segment is removed', async () => {
  await inDirectory(async (path) => {
    await (await filled(path, 3)).close();
    await writeFile(join(path, '0000000000000000.index'), '');
    await found(path, 1, 3, small);
    assert.equal((await readdir(path)).sort(), ['0000000000000001.blocks', '0000000000000001.index']);
  });
});

test('a log that was not closed opens like one that was', async () => {
  await inDirectory(async (path) => {
    const dead = await filled(path, 10);
    const again = await BlockLog.open(path, small);
    assert.is(again.repaired, null);
    await holds(again, 1, 10);
    await again.close();
    await dead.close();
  });
});

test('a last segment torn at any byte loses only the block that was being written', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 8, {});
    const name = join(path, '0000000000000001.blocks');
    const before = (await stat(name)).size;
    await log.append(9, block(9));
    await log.close();
    const content = await readFile(name);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: before, max: content.length - 1 }), async (length) => {
        await writeFile(name, content.subarray(0, length));
        const again = await BlockLog.open(path);
        assert.is(again.repaired === null, length === before);
        if (again.repaired) assert.equal([again.repaired.at, again.repaired.removed], [before, length - before]);
        await holds(again, 1, 8);
        await again.append(9, block(9));
        await again.close();
        await rm(name.replace('.blocks', '.index'));
        await found(path, 1, 9);
      }),
      { numRuns: 40 },
    );
  });
});

test('damage in the middle of the last segment is rejected with the position', async () => {
  await inDirectory(async (path) => {
    await (await filled(path, 8, {})).close();
    const name = join(path, '0000000000000001.blocks');
    const content = await readFile(name);
    content[content.length >> 1]! ^= 0x10;
    await writeFile(name, content);
    await rm(name.replace('.blocks', '.index'));
    const { path: named, offset, reason } = await refused(BlockLog.open(path), CorruptLog);
    assert.is(named, name);
    assert.ok(Number(offset) <= content.length >> 1);
    assert.match(String(reason), /checksum|longer|marker/);
  });
});

test('a damaged block in an older segment is rejected when it is read, and its neighbors are not', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 40);
    const name = join(path, '0000000000000001.blocks');
    const content = await readFile(name);
    content[60]! ^= 1;
    await writeFile(name, content);
    assert.is((await refused(log.read(1), CorruptLog)).height, 1);
    assert.equal(await log.read(2), block(2));
    await log.close();
  });
});

test('a missing or shortened segment is rejected', async () => {
  for (const harm of [rm, (name: string) => truncate(name, 300)]) {
    await inDirectory(async (path) => {
      await (await filled(path, 40)).close();
      const names = (await readdir(path)).filter((name) => name.endsWith('.blocks')).sort();
      const index = join(path, names[1]!.replace('.blocks', '.index'));
      await harm(join(path, names[1]!));
      await rm(index, { force: true });
      const { reason } = await refused(BlockLog.open(path, small), CorruptLog);
      assert.type(reason, 'string');
    });
  }
});

test('when the disk is full, nothing more is acknowledged, and acknowledged blocks are kept', async () => {
  await inDirectory(async (path) => {
    const child = new URL('./append-until-refused.js', import.meta.url).pathname;
    const command = `ulimit -f 128; exec "${process.execPath}" "${child}" "${path}"`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    const { acknowledged, refusals } = JSON.parse(stdout || `"${stderr}"`);
    assert.ok(acknowledged > 10);
    assert.equal(refusals, ['StorageUnavailable', 'StorageUnavailable']);
    const log = await BlockLog.open(path);
    assert.is(log.latest, acknowledged);
    assert.ok(log.repaired !== null);
    for (let height = 1; height <= acknowledged; height++) assert.equal(await log.read(height), bytes(1000, height));
    await log.append(acknowledged + 1, block(acknowledged + 1));
    await log.close();
  });
});

test.run();
