/** The block log: order, durability, segments, pruning, repair. */

import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import { DataDirectoryNotWritable, StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import { block, filled, found, holds, small } from './blocks.js';
import { bytes, inDirectory, refused } from './temporary.js';

test('a new log is empty and starts at the given height', async () => {
  await inDirectory(async (path) => {
    for (const [name, firstHeight] of [
      ['one', undefined],
      ['snapshot', 5001],
      ['genesis', 0],
    ] as const) {
      const log = await BlockLog.open(join(path, name), firstHeight === undefined ? {} : { firstHeight });
      assert.is(log.oldest, null);
      assert.is(log.latest, null);
      assert.is(log.next, firstHeight ?? 1);
      assert.is(await log.read(log.next), null);
      await log.close();
    }
  });
});

test('blocks are read one by one and in ranges, before and after reopening', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 40);
    await holds(log, 1, 40);
    await log.close();
    const again = await BlockLog.open(path, small);
    assert.is(again.repaired, null);
    await holds(again, 1, 40);
    assert.equal(
      await again.readRange(1, 100),
      Array.from({ length: 40 }, (_, i) => block(i + 1)),
    );
    assert.equal(await again.readRange(17, 3), [block(17), block(18), block(19)]);
    assert.equal(await again.readRange(41, 3), []);
    assert.equal(await again.readRange(0, 3), []);
    await again.append(41, block(41));
    await holds(again, 1, 41);
    await again.close();
  });
});

test('a range stops at its byte limit but has at least one block', async () => {
  await inDirectory(async (path) => {
    const log = await BlockLog.open(path);
    for (let height = 1; height <= 10; height++) await log.append(height, bytes(1000, height));
    assert.is((await log.readRange(1, 10, 3500)).length, 3);
    assert.is((await log.readRange(1, 10, 1)).length, 1);
    await log.close();
  });
});

test('a payload in pieces is written as one', async () => {
  await inDirectory(async (path) => {
    const log = await BlockLog.open(path);
    await log.append(1, [bytes(10), new Uint8Array(), bytes(2000, 2), bytes(3, 3)]);
    await log.append(2, []);
    await log.append(
      3,
      Array.from({ length: 3000 }, (_, i) => Uint8Array.of(i & 255)),
    );
    assert.equal(await log.read(1), Uint8Array.from([...bytes(10), ...bytes(2000, 2), ...bytes(3, 3)]));
    assert.equal(await log.read(2), new Uint8Array());
    assert.is((await log.read(3))?.length, 3000);
    await log.close();
  });
});

test('heights are consecutive: a gap, a duplicate or a step back is rejected and changes nothing', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 3);
    for (const height of [5, 3, 0]) {
      const thrown = await log.append(height, block(height)).catch((error) => error);
      assert.instance(thrown, RangeError);
      assert.match(thrown.message, 'continues at 4');
    }
    await holds(log, 1, 3);
    await log.close();
  });
});

test('concurrent appends share syncs and keep their order', async () => {
  await inDirectory(async (path) => {
    const log = await BlockLog.open(path, small);
    const heights = Array.from({ length: 60 }, (_, i) => i + 1);
    await Promise.all(heights.map((height) => log.append(height, block(height))));
    await holds(log, 1, 60);
    await log.close();
    await found(path, 1, 60, small);
  });
});

test('a full segment is followed by a new one, named by its first height', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 30);
    const names = (await readdir(path)).filter((name) => name.endsWith('.blocks')).sort();
    assert.ok(names.length > 3);
    assert.is(names[0], '0000000000000001.blocks');
    for (const name of names.slice(0, -1)) {
      const { size } = await stat(join(path, name));
      assert.ok(size >= 600 && size < 900);
    }
    await log.close();
  });
});

test('pruning removes whole segments below a height and never a block at or above it', async () => {
  await inDirectory(async (path) => {
    let log = await filled(path, 40);
    for (const height of [1, 2, 15, 16, 40, 1000]) {
      await log.pruneBelow(height);
      assert.ok(log.oldest! <= height);
      await holds(log, log.oldest!, 40);
      await log.close();
      log = await BlockLog.open(path, small);
      await holds(log, log.oldest!, 40);
    }
    assert.is((await readdir(path)).length, 2);
    assert.equal(await log.readRange(1, 40), []);
    await log.append(41, block(41));
    await log.close();
  });
});

test('reads continue while segments are pruned', async () => {
  await inDirectory(async (path) => {
    const log = await filled(path, 60);
    const reads = Array.from({ length: 60 }, (_, i) => log.read(i + 1));
    await log.pruneBelow(50);
    for (const [i, found] of (await Promise.all(reads)).entries()) {
      if (found || i + 1 >= log.oldest!) assert.equal(found, block(i + 1));
    }
    await log.close();
  });
});

test('a closed log rejects appends, and waits for earlier ones', async () => {
  await inDirectory(async (path) => {
    const log = await BlockLog.open(path);
    const appended = [log.append(1, block(1)), log.append(2, block(2))];
    await Promise.all([log.close(), ...appended]);
    await log.close();
    assert.match(String((await refused(log.append(3, block(3)), StorageUnavailable)).reason), 'closed');
    await found(path, 1, 2);
  });
});

test('a path that cannot be written is rejected', async () => {
  await inDirectory(async (path) => {
    await writeFile(join(path, 'file'), '');
    await refused(BlockLog.open(join(path, 'file', 'blocks')), DataDirectoryNotWritable);
  });
});

test.run();
