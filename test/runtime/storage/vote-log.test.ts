/** The vote log: one sync for many records, one file a height, torn ends cut, damage refused. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CorruptLog, StorageUnavailable, storageExitCode } from '../../../runtime/lib/storage/errors.js';
import { VoteLog } from '../../../runtime/lib/storage/vote-log.js';
import { bytes, inDirectory, refused } from './temporary.js';

const record = (type: number, length = 30) => ({ type, payload: bytes(length, type + 1) });
const loaded = async (log: VoteLog) => (await log.load()).map(({ type, payload }) => ({ type, payload }));

test('a new log starts at the given height without records', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(join(path, 'wal'), { firstHeight: 17 });
    assert.is(log.height, 17);
    assert.equal(await loaded(log), []);
    assert.equal(await readdir(join(path, 'wal')), ['17.log']);
    await log.close();
  });
});

test('records of several appends are loaded in order, before and after reopening', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await log.append([record(0), record(1), record(2, 0)]);
    await log.append([]);
    await Promise.all([log.append([record(3, 100_000)]), log.append([record(253), record(4)])]);
    const all = [record(0), record(1), record(2, 0), record(3, 100_000), record(253), record(4)];
    assert.equal(await loaded(log), all);
    await log.close();
    const again = await VoteLog.open(path, { firstHeight: 99 });
    assert.is(again.height, 1);
    assert.is(again.repaired, null);
    assert.equal(await loaded(again), all);
    await again.append([record(5)]);
    assert.equal(await loaded(again), [...all, record(5)]);
    await again.close();
  });
});

test('finishing a height starts the next file and deletes the old one', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await log.append([record(1)]);
    await log.finish(1);
    assert.is(log.height, 2);
    assert.equal(await readdir(path), ['2.log']);
    assert.equal(await loaded(log), []);
    await log.append([record(2)]);
    await log.finish(1);
    assert.equal(await loaded(log), [record(2)], 'finishing an earlier height again changes nothing');
    await log.finish(500);
    assert.equal(await readdir(path), ['501.log']);
    await log.close();
    const again = await VoteLog.open(path);
    assert.is(again.height, 501);
    await again.close();
  });
});

test('concurrent records and finished heights take effect in order', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await Promise.all([
      log.append([record(0)]),
      log.append([record(1)]),
      log.finish(1),
      log.append([record(2)]),
      log.append([record(3)]),
    ]);
    assert.equal(await loaded(log), [record(2), record(3)]);
    await log.close();
  });
});

test('after a crash between creating the next file and deleting the old one, the next one is used', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await log.append([record(1)]);
    const old = await readFile(join(path, '1.log'));
    await log.finish(1);
    await log.append([record(2)]);
    await log.close();
    await writeFile(join(path, '1.log'), old);
    const again = await VoteLog.open(path);
    assert.is(again.height, 2);
    assert.equal(await loaded(again), [record(2)]);
    assert.equal(await readdir(path), ['2.log']);
    await again.close();
  });
});

test('a log torn at any byte of its last append keeps every append before', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await log.append([record(1), record(2)]);
    const before = (await readFile(join(path, '1.log'))).length;
    await log.append([record(3, 10), record(4, 5)]);
    await log.close();
    const content = await readFile(join(path, '1.log'));
    for (let length = before; length < content.length; length++) {
      await writeFile(join(path, '1.log'), content.subarray(0, length));
      const again = await VoteLog.open(path);
      const found = await loaded(again);
      assert.equal(found.slice(0, 2), [record(1), record(2)]);
      assert.ok(found.length < 4);
      assert.is(again.repaired === null, (again.repaired?.removed ?? 0) === 0);
      await again.append([record(9)]);
      assert.equal(await loaded(again), [...found, record(9)]);
      await again.close();
    }
  });
});

test('damage before later records is rejected with exit code 65; once the file is set aside, a new log can start', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path, { firstHeight: 8 });
    await log.append([record(1)]);
    await log.append([record(2)]);
    await log.close();
    const content = await readFile(join(path, '8.log'));
    content[50]! ^= 1;
    await writeFile(join(path, '8.log'), content);
    assert.is((await refused(VoteLog.open(path), CorruptLog)).path, join(path, '8.log'));
    assert.is(storageExitCode(CorruptLog), 65);
    assert.equal(await VoteLog.setAside(path), [join(path, '8.log.damaged')]);
    assert.equal(await readFile(join(path, '8.log.damaged')), content);
    const fresh = await VoteLog.open(path, { firstHeight: 9 });
    assert.equal(await loaded(fresh), []);
    await fresh.close();
  });
});

test('a closed log rejects records', async () => {
  await inDirectory(async (path) => {
    const log = await VoteLog.open(path);
    await Promise.all([log.append([record(1)]), log.close()]);
    await log.close();
    await refused(log.append([record(2)]), StorageUnavailable);
    await refused(log.finish(1), StorageUnavailable);
  });
});

test.run();
