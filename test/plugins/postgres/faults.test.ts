/** PostgreSQL and its connections fail in every way: no row is lost, none is written twice, and the chain never waits. */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PluginContext } from '../../../runtime/plugin.js';
import { until } from '../../until.js';
import { FedChain } from './chain.js';
import { PostgresServer } from './server.js';

/** Each way, for every piece of what is said. */
const SLOW_MS = 50;

/** Blocks for a server that answers nothing, and as many of them as one transaction takes at most. */
const BLOCKS = 600;
const TRANSACTION_BLOCKS = 256;

/** What so many of the last blocks changed is known. */
const KNOWN_BLOCKS = 128;

const chain = await FedChain.open();
const closers: (() => Promise<unknown>)[] = [];

async function server(): Promise<PostgresServer> {
  const started = await PostgresServer.start();
  closers.push(() => started.close());
  return started;
}

test.after.each(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});
test.after(() => chain.close());

test('after connections are cut at any point, each row is present once', async () => {
  const database = await server();
  await chain.pay(20);
  closers.push(await chain.feed(database, 'cut', 3));
  for (let cuts = 0; cuts < 25; cuts++) {
    await chain.pay(1);
    await database.ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'trellis'`);
  }
  await chain.checkWhole(database, 'cut');
});

test('a server that is killed in a transaction, stays away and returns has all blocks once', async () => {
  const database = await server();
  closers.push(await chain.feed(database));
  await chain.pay(3);
  await chain.checkWhole(database);
  // The row is locked, so that the feed is within its transaction when the server dies.
  const holding = database.ask(`BEGIN; SELECT * FROM trellis.progress FOR UPDATE; SELECT pg_sleep(60)`).catch(() => {});
  await until(() => database.count(`SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`).then(Boolean));
  await chain.pay(2);
  const waits = `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'trellis' AND wait_event_type = 'Lock'`;
  await until(() => database.count(waits).then(Boolean));
  await database.down('SIGKILL');
  await holding;
  await chain.pay(4);
  await database.up();
  await chain.pay(1);
  await chain.checkWhole(database);
});

test('an unresponsive server delays no block', async () => {
  const database = await server();
  closers.push(await chain.feed(database));
  await chain.checkWhole(database);
  await database.freeze(true);
  const { height } = chain.stage;
  await chain.pay(10);
  assert.is(chain.stage.height, height + 10);
  await database.freeze(false);
  await chain.checkWhole(database);
});

test('a node behind the others writes no state that it has not reached', async () => {
  const database = await server();
  closers.push(await chain.feed(database, 'ahead'));
  await chain.checkWhole(database, 'ahead');
  await closers.pop()!();
  // As another node leaves it that has more blocks, and could not tell the holders.
  const head = chain.stage.height;
  await database.ask(`UPDATE ahead.progress SET height = ${head + 3} WHERE part = 'live'`);
  await database.ask(`UPDATE ahead.progress SET height = -1 WHERE part = 'holders'`);
  await database.ask('DELETE FROM ahead.holders');
  const logged: string[] = [];
  const log: PluginContext['log'] = (level, message) => void logged.push(`${level} ${message}`);
  closers.push(await chain.feed(database, 'ahead', 0, 0, { ...chain.context, log }));
  const holders = () => database.count(`SELECT height FROM ahead.progress WHERE part = 'holders'`);
  await chain.pay(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal([await holders(), await database.count('SELECT count(*) FROM ahead.holders')], [-1, 0]);
  await chain.pay(1);
  await until(async () => (await holders()) === head + 3, 'the holders of its own state');
  assert.equal(logged, []);
});

test('a slow server delays no block and receives all of them in the end', async () => {
  const database = await server();
  let slowMs = 0;
  const relay = createServer((near) => {
    const far = connect(database.port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes: Buffer) => setTimeout(() => to.write(bytes), slowMs));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  closers.push(async () => relay.close());
  const url = new URL(database.url);
  url.port = `${(relay.address() as AddressInfo).port}`;
  closers.push(await chain.feed({ url: url.href }));
  await chain.checkWhole(database);
  slowMs = SLOW_MS;
  const { height } = chain.stage;
  await chain.pay(10);
  assert.is(chain.stage.height, height + 10);
  assert.ok((await database.count('SELECT count(*) FROM trellis.blocks').catch(() => 0)) < height + 10, 'it is behind');
  await chain.checkWhole(database);
});

test('the feed waits for a full disk and resumes from its position', async () => {
  const database = await server();
  const disk = join(database.directory, 'small');
  await mkdir(disk);
  const mounted = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=8m,mode=700,uid=${database.user.uid ?? process.getuid!()}`, 'tmpfs', disk],
    { encoding: 'utf8' },
  );
  assert.is(mounted.status, 0, `a disk of its own is needed: ${mounted.stderr}`);
  closers.push(async () => spawnSync('umount', ['-l', disk]));
  await database.ask(`CREATE TABLESPACE small LOCATION '${disk}'`);
  await database.ask(`ALTER ROLE postgres SET default_tablespace = small`);
  const filler = await open(join(disk, 'filler'), 'w');
  closers.push(await chain.feed(database));
  await until(
    () =>
      database
        .count('SELECT count(*) FROM trellis.blocks')
        .then(Boolean)
        .catch(() => false),
    'the first rows',
  );
  try {
    for (const chunk = Buffer.alloc(64 * 1024); ; ) await filler.write(chunk);
  } catch {
    await filler.close();
  }
  const { height } = chain.stage;
  await chain.pay(30);
  assert.is(chain.stage.height, height + 30, 'the chain goes on');
  await rm(join(disk, 'filler'));
  await chain.checkWhole(database);
});

test('several nodes feed one database, and each block is written once', async () => {
  const database = await server();
  const stops = await Promise.all([1, 2, 3].map((backfill) => chain.feed(database, 'shared', backfill)));
  await chain.pay(5);
  await stops[0]!();
  await chain.pay(5);
  await chain.checkWhole(database, 'shared');
  for (const stop of stops) await stop();
});

test('partitions are created as blocks arrive from any writer, and have each row once', async () => {
  const database = await server();
  const stops = await Promise.all([7, 11, 0].map((blocks) => chain.feed(database, 'parts', 2, blocks)));
  await chain.pay(10);
  await chain.checkWhole(database, 'parts');
  const partitions = await database.ask<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'parts.facts'::regclass`,
  );
  const blocks = await database.count('SELECT partition_blocks FROM parts.chain');
  // The first of them decides for all; block 0 is of the first partition.
  const expected = blocks === 0 ? 0 : Math.trunc(chain.stage.height / blocks) + 1;
  assert.is(partitions.length, expected);
  for (const stop of stops) await stop();
  closers.push(await chain.feed(database, 'seven', 1, 7));
  await chain.pay(2);
  await chain.checkWhole(database, 'seven');
  assert.ok((await database.count(`SELECT count(*) FROM pg_inherits`)) > 0);
  const [plan] = await database.ask<{ 'QUERY PLAN': { Plan: object }[] }>(
    `EXPLAIN (FORMAT json) SELECT * FROM seven.facts WHERE height BETWEEN 8 AND 9`,
  );
  assert.equal([...new Set(JSON.stringify(plan).match(/facts\$\d+/g))], ['facts$1'], 'only one of them is read');
});

test('a schema of another chain is not changed', async () => {
  const database = await server();
  await (await chain.feed(database, 'taken'))();
  closers.push(await chain.feed(database, 'taken'));
  await chain.checkWhole(database, 'taken');
  await closers.pop()!();
  await database.ask(`UPDATE taken.chain SET genesis_hash = '\\x00'`);
  const before = await database.count('SELECT count(*) FROM taken.blocks');
  closers.push(await chain.feed(database, 'taken'));
  await chain.pay(2);
  assert.is(await database.count('SELECT count(*) FROM taken.blocks'), before);
});

test('holders are built even if reading the state takes longer than the changes of blocks are kept', async () => {
  const database = await server();
  const began = chain.stage.height;
  let reads = 0;
  async function* entries(...of: Parameters<PluginContext['entries']>) {
    const isOfBalances = of[1] === 'balances';
    if (isOfBalances) reads++;
    let read = 0;
    for await (const entry of chain.context.entries(...of)) {
      yield entry;
      if (!isOfBalances || read++ >= 10) continue;
      await chain.pay(1);
      await chain.stage.mine(KNOWN_BLOCKS / 8);
    }
  }
  closers.push(await chain.feed(database, 'slow', 2, 0, { ...chain.context, entries } as PluginContext));
  await until(
    async () =>
      (await database.count(`SELECT height FROM slow.progress WHERE part = 'holders'`).catch(() => 0)) > began,
    'the holders',
  );
  assert.ok(chain.stage.height > began + KNOWN_BLOCKS);
  await chain.pay(2);
  await chain.checkWhole(database, 'slow');
  assert.is(reads, 1);
});

test('memory of the node does not grow while a server is unresponsive', async () => {
  const database = await server();
  let reads = 0;
  const once: PluginContext['blocks']['once'] = (...of) => {
    reads++;
    return chain.context.blocks.once(...of);
  };
  const { oldest } = chain.context.blocks;
  const at: PluginContext['blocks']['at'] = (...of) => chain.context.blocks.at(...of);
  const counting = { ...chain.context, blocks: { oldest, once, at } } as PluginContext;
  closers.push(await chain.feed(database, 'frozen', 2, 0, counting));
  await chain.checkWhole(database, 'frozen');
  await database.freeze(true);
  reads = 0;
  await chain.stage.mine(BLOCKS);
  const read = reads;
  assert.ok(read <= TRANSACTION_BLOCKS, `${read} of ${BLOCKS} blocks are read`);
  await database.freeze(false);
  await chain.checkWhole(database, 'frozen');
  assert.ok(reads >= BLOCKS, `${reads}`);
});

test.run();
