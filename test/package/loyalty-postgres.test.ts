/** The chain of the loyalty example beside PostgreSQL: its events have tables of their own, from which a server without a chain answers. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { layTables } from '../../plugins/postgres/layout.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import type { ChainInfo } from '../../runtime/plugin.js';
import { cleanUp, newDirectory, spawnProgram } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { until } from '../until.js';
import { author, compiled } from './stranger.js';

const folder = await author('loyalty', 'pg', 'pg-copy-streams');
assert.is(await compiled(folder), '', 'npm run build');
const server = await PostgresServer.start();
const ACME = join(folder, 'dist/acme.js');
const data = await newDirectory();
const start = (schema: string, ...more: readonly string[]) => {
  const postgres = ['--postgres', server.url, '--postgres-schema', schema];
  return spawnProgram(ACME, 'dev', '--data-dir', data, '--p2p-port', 'off', ...postgres, ...more).started;
};
let chain = await start('acme');
const [alice, bob] = [...chain.output().matchAll(/dev:\d +(acm\w+)/g)].map(([, address]) => address!) as [
  string,
  string,
];

test.after(async () => {
  await cleanUp();
  await server.close();
});

test('events of an external module are in tables with typed columns and the comments of the author', async () => {
  await chain.ask('chain_buyPoints', '9', alice, { wait: 'included' });
  await chain.ask('chain_givePoints', bob, '4', alice, { wait: 'included' });
  const gifts = () => server.ask('SELECT "from", "to", points FROM acme.event_loyalty_points_given_text');
  await until(async () => (await gifts().catch(() => [])).length > 0, 'the gift');
  assert.equal(await gifts(), [{ from: alice, to: bob, points: '4' }]);
  const bought = 'SELECT owner, points FROM acme.event_loyalty_points_bought_text';
  // Blocks before the feed began are filled in behind the newer ones.
  await until(async () => (await server.ask(bought).catch(() => [])).length > 0, 'the purchase');
  assert.equal(await server.ask(bought), [{ owner: alice, points: '9' }]);
  const columns = await server.ask(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, col_description(attrelid, attnum) AS about
     FROM pg_attribute WHERE attrelid = 'acme.event_loyalty_points_given'::regclass AND attname IN ('from', 'to', 'points')
     ORDER BY attnum`,
  );
  const account = { type: 'bytea', about: 'Account that holds the points' };
  assert.equal(columns, [
    { name: 'from', ...account },
    { name: 'to', ...account },
    { name: 'points', type: 'numeric(78,0)', about: 'Points bought or given, at least 1' },
  ]);
});

test('an API server started before a node creates the tables of a module answers from them afterwards', async () => {
  // What nodes of the version before the module have laid.
  const [{ info }] = (await server.ask('SELECT info FROM acme.chain')) as [{ info: ChainInfo }];
  const before = await loadDistribution(runtimeOf(defaults), []);
  await layTables({ query: (sql, values) => server.ask(sql, values) }, { schema: 'later' }, info, before);
  const { port } = new URL(chain.url);
  const words = ['--postgres', server.url, '--postgres-schema', 'later', '--node', chain.url];
  const api = await spawnProgram(ACME, 'api', ...words).started;
  const refused = await answerOf(api.url, 'chain_giftsTo', bob);
  assert.is(refused.error?.code, 3104, JSON.stringify(refused));
  assert.match(refused.error!.data.details.next_step as string, 'a node that has the module');

  await chain.stop();
  chain = await start('later', '--rpc-port', port);
  const gifts = async (at: string) => {
    const answer = await answerOf<{ count: number; events: unknown }>(at, 'chain_giftsTo', bob);
    return 'result' in answer ? answer.result : undefined;
  };
  await until(async () => (await gifts(api.url))?.count === 1, 'the server to find the table');
  await until(async () => (await gifts(chain.url))?.count === 1, 'the index of the node');
  assert.equal((await gifts(api.url))!.events, (await gifts(chain.url))!.events);
  assert.is((await api.stop()).code, 0);
});

test.run();
