/** Verification: every damaged byte of a stopped chain is told by `verify` and by a start with --verify-on-start, and no sound chain is blamed. */

import { cp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slotKey } from '../../runtime/kernel/chain/stores.js';
import { columns, headerKey, receiptsKey, stateKeyBytes } from '../../runtime/lib/storage/columns.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { operationsOf, Wallet, type Written } from '../node/live.js';
import { until } from '../until.js';
import { cleanUp, newDirectory, startProcess, trellis } from './program.js';

interface Told {
  readonly records: number;
  readonly bad: number;
  readonly tables: readonly { readonly name: string; readonly records: number; readonly bad: number }[];
  readonly offenders: readonly { readonly table: string; readonly key: string; readonly reason: string }[];
}

const GARBAGE = new TextEncoder().encode('garbage');
let healthy: string;
let last: number;
let balance: string;

test.before(async () => {
  healthy = await newDirectory();
  const operations = await operationsOf();
  const [from, to] = [0, 1].map((index) => new Wallet(index, operations)) as [Wallet, Wallet];
  balance = slotKey(2, 0) + from.address + '0'.repeat(64);
  const node = await startProcess('dev', '--data-dir', healthy, '--block-time', '0.5');
  for (let i = 0; i < 3; i++) {
    const { receipt } = await node.ask<Written>('chain_transfer', from.hex, to.hex, 'TRL', '5', { wait: 'included' });
    last = receipt!.block_height;
  }
  assert.is((await node.stop()).code, 0);
});
test.after(cleanUp);

async function copy(): Promise<string> {
  const dataDir = await newDirectory();
  await cp(healthy, dataDir, { recursive: true });
  return dataDir;
}

async function verify(dataDir: string): Promise<Told & { readonly code: number | null; readonly err: string }> {
  const { code, out, err } = await trellis('verify', '--data-dir', dataDir, '--output', 'json');
  return { code, err, ...((out === '' ? {} : JSON.parse(out)) as Told) };
}

async function damage(dataDir: string, key: Uint8Array, value: Uint8Array | null): Promise<void> {
  const database = await RocksDatabase.open(join(dataDir, 'database'));
  await database.write({ changes: [[key, value]] });
  await database.close();
}

test('verify counts a sound chain table by table and changes nothing', async () => {
  const { code, bad, tables, records } = await verify(healthy);
  assert.is(code, 0);
  assert.is(bad, 0);
  const count = (name: string) => tables.find((one) => one.name === name)?.records ?? 0;
  assert.ok(count('state') > 50 && count('bundles') === 3, JSON.stringify(tables));
  assert.is(count('headers'), count('blocks'));
  assert.is(count('receipts'), count('blocks'));
  assert.is(
    records,
    tables.reduce((sum, one) => sum + one.records, 0),
  );
  const people = await trellis('verify', '--data-dir', healthy);
  assert.match(people.out, /^All \d+ records were read/m);
});

test('each kind of unreadable record is named, and a start with --verify-on-start rejects it', async () => {
  const cases: readonly (readonly [string, Uint8Array, Uint8Array | null])[] = [
    ['state', stateKeyBytes(balance), GARBAGE],
    ['state', stateKeyBytes(balance), new Uint8Array(16).fill(7)],
    ['state', stateKeyBytes(balance), null],
    ['headers', headerKey(1), GARBAGE],
    ['receipts', receiptsKey(last), GARBAGE],
    ['bundles', Uint8Array.of(columns.bundles, ...new Uint8Array(32).fill(9)), GARBAGE],
    ['validator sets', Uint8Array.of(columns.validatorSets, ...new Uint8Array(32)), GARBAGE],
    ['unknown', Uint8Array.of(0x30, 1), GARBAGE],
  ];
  for (const [table, key, value] of cases) {
    const dataDir = await copy();
    await damage(dataDir, key, value);
    const { code, bad, offenders } = await verify(dataDir);
    assert.is(code, 65, table);
    assert.ok(bad >= 1 && offenders.length === Math.min(10, bad), table);
    assert.is(offenders[0]!.table, table);
    const started = await trellis(
      'start',
      '--data-dir',
      dataDir,
      '--rpc-port',
      '0',
      '--p2p-port',
      'off',
      '--verify-on-start',
    );
    assert.is(started.code, 65, `${table}: ${started.err}`);
    assert.match(started.err, `CorruptRecord`);
  }
});

test('at most ten of many unreadable records are named', async () => {
  const dataDir = await copy();
  const database = await RocksDatabase.open(join(dataDir, 'database'));
  const changes = Array.from(
    { length: 25 },
    (_, i) => [Uint8Array.of(columns.bundles, i, ...new Uint8Array(31)), GARBAGE] as const,
  );
  await database.write({ changes });
  await database.close();
  const { bad, offenders } = await verify(dataDir);
  assert.equal([bad, offenders.length], [25, 10]);
});

/** Turns a bit somewhere in the midst of the largest file with an ending. */
async function flip(folder: string, ending: string, part: number): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
  const sized = await Promise.all(names.map(async (path) => ({ path, size: (await stat(path)).size })));
  const { path, size } = sized.sort((a, b) => b.size - a.size)[0]!;
  const handle = await open(path, 'r+');
  const at = Math.min(size - 1, Math.trunc(size * part));
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  byte[0]! ^= 0x10;
  await handle.write(byte, 0, 1, at);
  await handle.close();
  return byte[0] !== 0x10;
}

test('a flipped byte in a table file, the block log or the vote log is rejected or changes nothing in the chain', async () => {
  const sound = await verify(healthy);
  for (const [folder, ending] of [
    ['database', '.sst'],
    ['blocks', '.blocks'],
    ['wal', ''],
  ] as const) {
    for (const part of [0.01, 0.2, 0.5, 0.8, 0.95]) {
      const dataDir = await copy();
      await rm(join(dataDir, 'state-tree'), { force: true });
      await flip(join(dataDir, folder), ending, part);
      const found = await verify(dataDir);
      assert.ok(found.code === 65 || found.code === 0, `${folder} at ${part}: ${found.code} ${found.err}`);
      // What is not told of is not damaged: padding, or a record that nothing needs.
      if (found.code === 0) assert.equal(found.tables, sound.tables, `${folder} at ${part}`);
    }
  }
});

test('a running node verifies repeatedly and reports the result in its metrics and its storage method', async () => {
  const dataDir = await copy();
  await damage(dataDir, receiptsKey(last), GARBAGE);
  const node = await startProcess(
    'start',
    '--data-dir',
    dataDir,
    '--p2p-port',
    'off',
    '--rocksdb-verify-interval-secs',
    '1',
    '--metrics',
    '--metrics-port',
    '0',
  );
  interface Stats {
    readonly last_verify: { readonly ok: boolean; readonly bad: number } | null;
  }
  let stats: Stats | undefined;
  await until(async () => {
    stats = await node.ask<Stats>('chain_getStorageStats');
    return stats.last_verify !== null;
  }, 'it has verified');
  assert.equal([stats!.last_verify!.ok, stats!.last_verify!.bad], [false, 1]);
  const { err, code } = await node.stop();
  assert.is(code, 0, 'it goes on all the same');
  assert.match(err, 'unreadable record of receipts');
});

test('a directory without a chain and one in use by a node are left unchanged', async () => {
  const empty = await trellis('verify', '--data-dir', join(healthy, 'nothing'));
  assert.is(empty.code, 64);
  assert.match(empty.err, 'no chain in');
  const dataDir = await copy();
  const node = await startProcess('start', '--data-dir', dataDir, '--p2p-port', 'off');
  const used = await trellis('verify', '--data-dir', dataDir);
  assert.is(used.code, 75);
  assert.match(used.err, 'DataDirectoryLocked');
  await node.stop();
});

test.run();
