/** RocksDB: what survives, and how it says that it cannot open. */

import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CorruptDatabase,
  DataDirectoryLocked,
  DataDirectoryNotWritable,
  NativeLibraryMissing,
  storageExitCode,
} from '../../../runtime/lib/storage/errors.js';
import { nativeLibraryFailure } from '../../../runtime/lib/storage/native-library.js';
import { databaseMemory, RocksDatabase } from '../../../runtime/lib/storage/rocks.js';
import { bytes, inDirectory, refused } from './temporary.js';

const key = Uint8Array.of(1);

/** Makes a database with one flushed record and closes it. */
async function made(path: string): Promise<string[]> {
  const database = await RocksDatabase.open(path);
  await database.write({ changes: [[key, bytes(5000)]] });
  await database.flush();
  await database.close();
  return readdir(path);
}

test('written data survives closing and reopening', async () => {
  await inDirectory(async (path) => {
    const before = await RocksDatabase.open(path);
    await before.write({ changes: [[key, bytes(100)]] });
    await before.close();
    const after = await RocksDatabase.open(path);
    assert.equal(await after.get(key), bytes(100));
    await after.close();
  });
});

test('the memory use of databases is reported, stays within bounds, and is released', async () => {
  await inDirectory(async (path) => {
    const MIB = 1024 ** 2;
    const database = await RocksDatabase.open(path);
    const empty = await databaseMemory();
    const batch = (round: number) =>
      Array.from({ length: 64 }, (_, i) => [Uint8Array.of(round, i), bytes(MIB / 16, i)] as const);
    await database.write({ changes: batch(0) });
    const some = await databaseMemory();
    assert.ok(some.write_buffers > empty.write_buffers + 3 * MIB, JSON.stringify(some));
    for (let round = 1; round < 32; round++) await database.write({ changes: batch(round) });
    await database.flush();
    for (let round = 0; round < 32; round++) {
      await database.range({ gte: Uint8Array.of(round), lt: Uint8Array.of(round + 1), limit: 64 });
    }
    const much = await databaseMemory();
    assert.ok(much.block_cache > 8 * MIB && much.block_cache < 40 * MIB, JSON.stringify(much));
    assert.ok(much.write_buffers < 40 * MIB, JSON.stringify(much));
    await database.close();
    assert.equal(await databaseMemory(), { write_buffers: 0, block_cache: 0, table_readers: 0 });
  });
});

test('a database with many files buffers more rows in memory before it writes another one', async () => {
  const bufferOf = async (path: string): Promise<string | undefined> => {
    await (await RocksDatabase.open(path)).close();
    const newest = (await readdir(path))
      .filter((name) => name.startsWith('OPTIONS-'))
      .sort()
      .at(-1)!;
    return /^\s*write_buffer_size=(\d+)/m.exec(await readFile(join(path, newest), 'utf8'))?.[1];
  };
  await inDirectory(async (path) => {
    await made(path);
    assert.is(await bufferOf(path), String(16 * 2 ** 20));
    await writeFile(join(path, 'large'), '');
    await truncate(join(path, 'large'), 513 * 2 ** 20); // takes no room on disk
    assert.is(await bufferOf(path), String(64 * 2 ** 20));
  });
});

test('after a process kill a batch is either complete or absent', async () => {
  await inDirectory(async (path) => {
    const rocks = new URL('../../../runtime/lib/storage/rocks.js', import.meta.url).href;
    const script = `
      const { RocksDatabase } = await import(${JSON.stringify(rocks)});
      const database = await RocksDatabase.open(${JSON.stringify(path)});
      const batch = (round) => ({ changes: Array.from({ length: 200 }, (_, i) => [Uint8Array.of(i), Uint8Array.of(round)]) });
      await database.write(batch(1));
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 30);
      for (let round = 2; ; round++) await database.write(batch(round & 255));`;
    const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    assert.is(signal, 'SIGKILL', stderr);
    const database = await RocksDatabase.open(path);
    const entries = await database.range({ gte: Uint8Array.of(0), lt: Uint8Array.of(255), limit: 1000 });
    assert.is(entries.length, 200);
    assert.is(new Set(entries.map(([, value]) => value[0])).size, 1);
    await database.close();
  });
});

test('a second node on the same database is rejected, in this process and in another', async () => {
  await inDirectory(async (path) => {
    const database = await RocksDatabase.open(path);
    await refused(RocksDatabase.open(path), DataDirectoryLocked);
    const [rocks, errors] = ['rocks', 'errors'].map(
      (name) => new URL(`../../../runtime/lib/storage/${name}.js`, import.meta.url).href,
    );
    const script = `
      const { RocksDatabase } = await import(${JSON.stringify(rocks)});
      const { storageExitCode } = await import(${JSON.stringify(errors)});
      await RocksDatabase.open(${JSON.stringify(path)}).catch(({ error }) => {
        console.log(error.name);
        process.exit(storageExitCode(error));
      });`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    assert.is(stdout.trim(), 'DataDirectoryLocked');
    assert.is(status, 75);
    await database.close();
  });
});

test('a path that cannot be written is rejected by name', async () => {
  await inDirectory(async (path) => {
    await writeFile(join(path, 'file'), '');
    for (const place of [join(path, 'file', 'db'), join(path, 'file'), '/proc/1/database', '/proc/nothing/here']) {
      const { path: named, reason } = await refused(RocksDatabase.open(place), DataDirectoryNotWritable);
      assert.is(named, place);
      assert.type(reason, 'string');
    }
  });
});

for (const [damage, apply] of [
  ['a CURRENT file of something else', (path: string) => writeFile(join(path, 'CURRENT'), 'hello')],
  [
    'no CURRENT file',
    async (path: string, names: string[]) => {
      for (const name of names) if (name === 'CURRENT' || name.endsWith('.log')) await rm(join(path, name));
    },
  ],
  [
    'a manifest of something else',
    async (path: string, names: string[]) =>
      writeFile(join(path, names.find((name) => name.startsWith('MANIFEST'))!), 'hello'),
  ],
  [
    'no manifest',
    async (path: string, names: string[]) => rm(join(path, names.find((name) => name.startsWith('MANIFEST'))!)),
  ],
  [
    'a table that is cut off',
    async (path: string, names: string[]) => truncate(join(path, names.find((name) => name.endsWith('.sst'))!), 100),
  ],
  ['no table', async (path: string, names: string[]) => rm(join(path, names.find((name) => name.endsWith('.sst'))!))],
] as const) {
  test(`a database with ${damage} is rejected as corrupt`, async () => {
    await inDirectory(async (path) => {
      await apply(path, await made(path));
      const { reason } = await refused(RocksDatabase.open(path), CorruptDatabase);
      assert.ok(String(reason).length > 10);
      assert.is(storageExitCode(CorruptDatabase), 65);
    });
  });
}

test('a database whose creation was interrupted by a kill is created again', async () => {
  await inDirectory(async (path) => {
    for (const name of ['MANIFEST-000001', '000001.dbtmp', 'IDENTITY']) await writeFile(join(path, name), 'cut o');
    const key = new Uint8Array([1]);
    for (const found of [null, key]) {
      const database = await RocksDatabase.open(path);
      assert.equal(await database.get(key), found);
      await database.write({ changes: [[key, key]] });
      await database.close();
    }
  });
});

test('a record in a damaged block is rejected as corrupt when it is read', async () => {
  await inDirectory(async (path) => {
    const table = join(path, (await made(path)).find((name) => name.endsWith('.sst'))!);
    const content = await readFile(table);
    content.fill(0xaa, 1000, 1100);
    await writeFile(table, content);
    const database = await RocksDatabase.open(path);
    await refused(database.get(key), CorruptDatabase);
    await refused(database.range({ gte: key, lt: Uint8Array.of(2), limit: 5 }), CorruptDatabase);
    await database.close();
  });
});

test('importing the adapter does not load the native library', () => {
  const rocks = new URL('../../../runtime/lib/storage/rocks.js', import.meta.url).href;
  const script = `
    await import(${JSON.stringify(rocks)});
    console.log(process.report.getReport().sharedObjects.filter((name) => name.includes('rocksdb')).length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.is(stdout.trim(), '0');
});

const loadError = (text: string) =>
  Object.assign(new Error('Cannot load addon'), { code: 'CANNOT_LOAD', cause: new Error(text) });

for (const [what, thrown, fix] of [
  [
    'without libatomic',
    loadError('libatomic.so.1: cannot open shared object file: No such file or directory'),
    'apt-get install libatomic1',
  ],
  ['with an old glibc', loadError("/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found"), 'glibc 2.34'],
  ['with musl', loadError('Error loading shared library ld-linux-x86-64.so.2: No such file or directory'), 'musl'],
  ['with a broken file', loadError('rocksdb-native.node: file too short'), 'npm ci'],
  [
    'that has no build',
    Object.assign(new Error("Cannot find addon '.'"), { code: 'ADDON_NOT_FOUND' }),
    `no build of rocksdb-native for ${process.platform}-${process.arch}`,
  ],
  [
    'whose packages are not installed',
    Object.assign(new Error("Cannot find package 'rocksdb-native'"), { code: 'ERR_MODULE_NOT_FOUND' }),
    'npm ci',
  ],
] as const) {
  test(`an error about a system ${what} says what to do`, () => {
    const { error, details } = nativeLibraryFailure('rocksdb-native', thrown);
    assert.is(error, NativeLibraryMissing);
    assert.match(String((details as { fix: string }).fix), fix);
    assert.is(storageExitCode(error), 64);
  });
}

test.run();
