/** The data directory: one node at a time, of one chain, writable or refused with what to do. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import { DataDirectory } from '../../../runtime/lib/storage/directory.js';
import {
  DataDirectoryLocked,
  DataDirectoryNotWritable,
  DataFormatUnsupported,
  DataOfAnotherChain,
  UnknownDataDirectory,
} from '../../../runtime/lib/storage/errors.js';
import { inDirectory, refused } from './temporary.js';

const chain = { chainId: 1618033, genesisHash: 'ab'.repeat(32) as Hash };
const lock = (path: string) => join(path, 'node.lock');

async function opens(path: string): Promise<void> {
  await (await DataDirectory.open(path, chain)).release();
}

test('a new directory is created with its parents and marked with its chain', async () => {
  await inDirectory(async (path) => {
    const directory = await DataDirectory.open(join(path, 'a', 'b'), chain);
    assert.is(directory.path, join(path, 'a', 'b'));
    assert.equal(JSON.parse(await readFile(join(path, 'a', 'b', 'version.json'), 'utf8')), {
      format: 1,
      chain_id: 1618033,
      genesis_hash: 'ab'.repeat(32),
    });
    const parts = [directory.database, directory.indexes, directory.blocks, directory.votes];
    assert.is(new Set(parts).size, 4);
    await directory.release();
    assert.equal(await readdir(directory.path), ['version.json']);
    await opens(directory.path);
  });
});

test('a directory of another chain is rejected with both chains', async () => {
  await inDirectory(async (path) => {
    await opens(path);
    for (const other of [
      { ...chain, chainId: 7 },
      { ...chain, genesisHash: 'cd'.repeat(32) as Hash },
    ]) {
      const { expected, found } = await refused(DataDirectory.open(path, other), DataOfAnotherChain);
      assert.equal(expected, { chain_id: other.chainId, genesis_hash: other.genesisHash });
      assert.equal(found, { chain_id: 1618033, genesis_hash: 'ab'.repeat(32) });
    }
    await opens(path);
  });
});

test('chain data without a readable version file is rejected', async () => {
  await inDirectory(async (path) => {
    await mkdir(join(path, 'blocks'));
    await opens(path);
    for (const content of ['', '{"format":', '[1]', '7', '{}']) {
      await writeFile(join(path, 'version.json'), content);
      await refused(DataDirectory.open(path, chain), UnknownDataDirectory);
    }
  });
  await inDirectory(async (path) => {
    await mkdir(join(path, 'blocks'));
    await writeFile(join(path, 'blocks', 'something'), '');
    assert.match(String((await refused(DataDirectory.open(path, chain), UnknownDataDirectory)).reason), 'blocks');
  });
});

test('a directory of a newer version is rejected with both formats', async () => {
  await inDirectory(async (path) => {
    await writeFile(join(path, 'version.json'), JSON.stringify({ format: 2 }));
    const { expected, found } = await refused(DataDirectory.open(path, chain), DataFormatUnsupported);
    assert.equal([expected, found], [1, 2]);
  });
});

test('a directory in use is rejected with the process that uses it, until that releases it', async () => {
  await inDirectory(async (path) => {
    const directory = await DataDirectory.open(path, chain);
    assert.is((await refused(DataDirectory.open(path, chain), DataDirectoryLocked)).pid, process.pid);
    await directory.release();
    await opens(path);
  });
});

test('the lock of another process holds while it lives, and not after it was killed', async () => {
  await inDirectory(async (path) => {
    const module = new URL('../../../runtime/lib/storage/directory.js', import.meta.url).href;
    const script = `
      const { DataDirectory } = await import(${JSON.stringify(module)});
      await DataDirectory.open(${JSON.stringify(path)}, ${JSON.stringify(chain)});
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    assert.is((await refused(DataDirectory.open(path, chain), DataDirectoryLocked)).pid, child.pid);
    child.kill('SIGKILL');
    await once(child, 'close');
    await opens(path);
  });
});

test('a lock file that no process has locked blocks no start, whatever its content', async () => {
  await inDirectory(async (path) => {
    const told = [
      { pid: process.pid, started: 'another boot 1' },
      { pid: process.pid, started: null },
      { pid: process.ppid, started: null },
      { pid: 2 ** 22 + 1, started: null },
    ].map((holder) => JSON.stringify(holder));
    for (const content of [...told, '', '{"pid":', '{"pid":-1}']) {
      await writeFile(lock(path), content);
      await opens(path);
    }
    assert.equal(await readdir(path), ['version.json']);
  });
});

test('when many processes open a directory at once, one gets it', async () => {
  await inDirectory(async (path) => {
    await writeFile(lock(path), JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
    const opened = await Promise.allSettled(Array.from({ length: 8 }, () => DataDirectory.open(path, chain)));
    const got = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    assert.is(got.length, 1);
    for (const result of opened) {
      if (result.status === 'rejected')
        assert.is(result.reason.error?.name, 'DataDirectoryLocked', String(result.reason));
    }
    await got[0]!.release();
  });
});

test('a path that cannot be written is rejected by name', async () => {
  await inDirectory(async (path) => {
    await writeFile(join(path, 'file'), '');
    for (const place of [join(path, 'file', 'data'), join(path, 'file'), '/proc/1/data', '/proc/nothing/here']) {
      assert.is((await refused(DataDirectory.open(place, chain), DataDirectoryNotWritable)).path, place);
    }
  });
});

test.run();
