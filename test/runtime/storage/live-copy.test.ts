/** A data directory is copied while its database is written to: the copy is whole, and nothing done to it reaches the original. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../runtime/lib/errors.js';
import { CorruptDatabase } from '../../../runtime/lib/storage/errors.js';
import { copyLive } from '../../../runtime/lib/storage/live-copy.js';
import { skipFileNumbers } from '../../../runtime/lib/storage/manifest.js';
import { RocksDatabase } from '../../../runtime/lib/storage/rocks.js';

const root = await mkdtemp(join(tmpdir(), 'trellis-live-copy-'));
test.after(() => rm(root, { recursive: true, force: true }));

const key = (text: string) => new TextEncoder().encode(text);
const number = (value: number) => key(String(value).padStart(8, '0'));
const signal = new AbortController().signal;
const FIRST = new Uint8Array();
const LAST = Uint8Array.of(255);

async function newHome(name: string): Promise<string> {
  const home = join(root, name);
  await mkdir(join(home, 'blocks'), { recursive: true });
  for (const first of ['0', '1', '2']) {
    await writeFile(join(home, 'blocks', `${first.padStart(16, '0')}.blocks`), `blocks from ${first}`);
    await writeFile(join(home, 'blocks', `${first.padStart(16, '0')}.index`), `index of ${first}`);
  }
  await writeFile(join(home, 'genesis.json'), '{}');
  return home;
}

/** SHA-256 of the tables in a directory, by name. */
async function tablesIn(directory: string): Promise<Map<string, string>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sst'));
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(directory, name)).catch(() => undefined); // a compaction has removed it
    return bytes && ([name, createHash('sha256').update(bytes).digest('hex')] as const);
  });
  return new Map((await Promise.all(hashes)).flatMap((one) => (one ? [one] : [])));
}

/** Writes rounds until it is stopped: each has the same number in two far rows, and fills tables in between. */
function writing(database: RocksDatabase) {
  let on = true;
  let round = 0;
  const work = (async () => {
    while (on) {
      round++;
      const value = number(round);
      const filling = Array.from({ length: 200 }, (_, i) => [key(`m${(round * 7 + i) % 3_000}`), value] as const);
      await database.write({ changes: [[key('a'), value], ...filling, [key('z'), value]] });
      if (round % 5 === 0) await database.flush();
      if (round % 25 === 0) await database.compactRange(FIRST, LAST);
    }
  })();
  return {
    round: () => round,
    async stop() {
      on = false;
      await work;
    },
  };
}

test('copies of a database under write load are complete, and writes to a copy stay in it', async () => {
  const home = await newHome('busy');
  const database = await RocksDatabase.open(join(home, 'database'));
  const writer = writing(database);
  let copies = 0;
  for (let attempt = 0; copies < 6; attempt++) {
    assert.ok(attempt < 60, 'most attempts make a copy');
    const before = writer.round();
    while (writer.round() < before + 7) await new Promise((resolve) => setImmediate(resolve));
    const to = join(root, `copy-${attempt}`);
    const least = writer.round() - 1;
    await copyLive(home, to, signal);
    const known = await tablesIn(join(home, 'database'));
    let copy: RocksDatabase;
    try {
      copy = await RocksDatabase.open(join(to, 'database'));
    } catch (cause) {
      assert.instance(cause, Failure, String(cause)); // a table went while it was linked
      continue;
    }
    const [a, z] = await copy.getMany([key('a'), key('z')]);
    assert.equal(a, z, 'no write is there by half');
    assert.ok(Number(new TextDecoder().decode(a!)) >= least, 'what was written before the copy is in it');
    await copy.write({ changes: Array.from({ length: 5_000 }, (_, i) => [key(`n${i}`), number(i)]) });
    await copy.flush();
    await copy.compactRange(FIRST, LAST);
    await copy.close();
    const now = await tablesIn(join(home, 'database'));
    for (const [name, hash] of known) if (now.has(name)) assert.is(now.get(name), hash, `${name} is as it was`);
    copies++;
  }
  await writer.stop();
  assert.equal(await database.get(key('n1')), null);
  assert.equal(await database.get(key('z')), number(writer.round()));
  const all = { gte: FIRST, lt: LAST, limit: 10_000 };
  const rows = await database.range(all);
  await database.close();
  const again = await RocksDatabase.open(join(home, 'database'));
  assert.equal(await again.range(all), rows, 'every row can still be read');
  await again.close();
});

test('tables are linked, the newest blocks and the log are copied, older blocks and keys are left out', async () => {
  const home = await newHome('still');
  await mkdir(join(home, 'signer'));
  await writeFile(join(home, 'validator.key'), 'secret');
  const database = await RocksDatabase.open(join(home, 'database'));
  await database.write({ changes: [[key('a'), key('1')]] });
  await database.flush();
  const to = join(root, 'still-copy');
  await copyLive(home, to, signal);
  await database.close();
  assert.equal((await readdir(to)).sort(), ['blocks', 'database', 'genesis.json']);
  assert.equal((await readdir(join(to, 'blocks'))).sort(), [
    '0000000000000001.blocks',
    '0000000000000001.index',
    '0000000000000002.blocks',
  ]);
  const links = async (path: string) => (await stat(join(to, path))).nlink;
  assert.is(await links('blocks/0000000000000001.blocks'), 2);
  assert.is(await links('blocks/0000000000000002.blocks'), 1);
  for (const name of await readdir(join(to, 'database')))
    assert.is(await links(`database/${name}`), name.endsWith('.sst') ? 2 : 1, name);
  const linked = await tablesIn(join(to, 'database'));
  const copy = await RocksDatabase.open(join(to, 'database'));
  await copy.write({ changes: [[key('b'), key('2')]] });
  await copy.flush();
  await copy.close();
  const own = [...(await tablesIn(join(to, 'database'))).keys()].filter((name) => !linked.has(name));
  assert.ok(own.length > 0 && own.every((name) => Number.parseInt(name, 10) > 1e9), `${own}: no number is used again`);
});

test('a failed copy leaves no files behind', async () => {
  const home = await newHome('none');
  const to = join(root, 'none-copy');
  const cause = await copyLive(home, to, signal).catch((thrown: unknown) => thrown);
  assert.instance(cause, Failure);
  assert.not.ok((await readdir(root)).includes('none-copy'));
});

test('a manifest truncated anywhere can be completed, and other files are rejected', async () => {
  const home = await newHome('manifest');
  const database = await RocksDatabase.open(join(home, 'database'));
  for (let i = 0; i < 5; i++) {
    await database.write({ changes: [[number(i), key('x')]] });
    await database.flush();
  }
  await database.close();
  const directory = join(home, 'database');
  const current = (await readFile(join(directory, 'CURRENT'), 'utf8')).trim();
  const whole = await readFile(join(directory, current));
  const full = skipFileNumbers(whole, directory).length;
  for (let length = 0; length <= whole.length; length++) {
    const cut = skipFileNumbers(whole.subarray(0, length), directory);
    assert.ok(cut.length <= full && cut.length >= 13, `${length}`);
    assert.equal(skipFileNumbers(cut, directory).subarray(0, cut.length), cut, 'it is read again to its end');
  }
  const strange = Uint8Array.of(...new Uint8Array(6), 9, 0, 0, 0);
  assert.throws(
    () => skipFileNumbers(strange, directory),
    (cause: unknown) => cause instanceof Failure && cause.error === CorruptDatabase,
  );
});

test.run();
