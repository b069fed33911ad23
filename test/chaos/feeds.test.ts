/** PostgreSQL and NATS fail by chance, and so do nodes that feed them: every row and every message is there once. */

import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import { Feed } from '../../plugins/nats/feed.js';
import { PublishedHeight } from '../../plugins/nats/published-height.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { checkStream } from '../plugins/nats/consumed.js';
import { NatsServer } from '../plugins/nats/server.js';
import { FedChain } from '../plugins/postgres/chain.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { ROUNDS, random, SEED } from './chance.js';

const [database, stream, chain] = await Promise.all([PostgresServer.start(), NatsServer.start(), FedChain.open()]);

test.after(async () => {
  await chain.close();
  await Promise.all([database.close(), stream.close()]);
});

/** Nodes that write to either. */
const FEEDS = 3;
const SCHEMA = 'chance';
const PARTITION = 25;
type Stop = () => Promise<void>;

const intoTables = (): Promise<Stop> => chain.feed(database, SCHEMA, random(4), PARTITION);
async function intoStream(): Promise<Stop> {
  const { context } = chain;
  const reached = await PublishedHeight.open(new MemoryDatabase(), 0);
  const feed = Feed.start(context, { url: stream.url, stream: 'TRELLIS', forms: ['json'] }, reached);
  context.hooks.finalized.tap('feed', () => feed.wake());
  return () => feed.stop();
}

/** One of several nodes ends, and another one begins. */
async function replaced(stops: Stop[], begin: () => Promise<Stop>): Promise<void> {
  const [stop] = stops.splice(random(stops.length), 1);
  await stop!();
  stops.push(await begin());
}

const cut = (which: string) =>
  database.ask(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'trellis' AND query LIKE '${which}%'`,
  );

/** Every process of PostgreSQL, with nothing left to say. */
async function killAll(): Promise<void> {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', `${database.pid}`], { encoding: 'utf8' });
  const all = [database.pid, ...children.trim().split(/\s+/).map(Number)];
  await database.killed(() => {
    for (const pid of all) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // A worker that had ended.
      }
    }
  });
}

test(`every row and message arrives exactly once under random failures (${SEED})`, async () => {
  const tables = await Promise.all(Array.from({ length: FEEDS }, intoTables));
  const streams = await Promise.all(Array.from({ length: FEEDS }, intoStream));
  const harms: readonly (() => Promise<unknown>)[] = [
    () => cut(''),
    () => cut('COPY'),
    () => cut('COMMIT'),
    async () => {
      await killAll();
      await chain.pay(1);
      await database.up();
    },
    async () => {
      await database.freeze(true);
      stream.freeze(true);
      await chain.pay(2);
      stream.freeze(false);
      await database.freeze(false);
    },
    () => replaced(tables, intoTables),
    () => replaced(streams, intoStream),
    async () => {
      await stream.down();
      await chain.pay(1);
      await stream.up();
    },
  ];
  for (let round = 0; round < 2 * harms.length * ROUNDS; round++) {
    await harms[random(harms.length)]!();
    await chain.pay(random(3));
    await chain.stage.mine(1);
  }
  for (const stop of tables.splice(1)) await stop();
  // What only others had begun to fill in is left to who has the time for it.
  tables.push(await chain.feed(database, SCHEMA, 2, PARTITION));
  await chain.checkWhole(database, SCHEMA);
  await checkStream(chain.context, stream);
  for (const stop of [...tables, ...streams]) await stop();
});

test.run();
