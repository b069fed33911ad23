/** The role of a reader, made by the SQL of the guide: it reads all tables, also later ones, and writes none. */

import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Stage } from '../../examples/stage.js';
import { until } from '../../until.js';
import { PostgresServer } from './server.js';

const GUIDE = new URL('../../../../docs/guide/replicas.md', import.meta.url);
const server = await PostgresServer.start();
test.after(() => server.close());

const urlFor = (role: string): string => {
  const url = new URL(server.url);
  url.username = role;
  return url.href;
};

async function as<T>(role: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlFor(role) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const readings = async (client: pg.Client): Promise<void> => {
  await client.query('SELECT * FROM trellis.facts_text LIMIT 1');
  await client.query('SELECT * FROM trellis.later');
};

for (const [admin, make] of [
  ['postgres', ''],
  ['manager', 'CREATE ROLE manager LOGIN CREATEROLE; GRANT writer TO manager'],
] as const) {
  test(`${admin} can run the SQL of the guide, and the reader role can read but not write`, async () => {
    await server.ask('DROP SCHEMA IF EXISTS trellis CASCADE');
    await server.ask('DROP OWNED BY reader').catch(() => undefined);
    await server.ask('DROP ROLE IF EXISTS reader');
    await server.ask('DO $$ BEGIN CREATE ROLE writer LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$');
    await server.ask(
      'DO $$ BEGIN EXECUTE format($f$GRANT CREATE ON DATABASE %I TO writer$f$, current_database()); END $$',
    );
    if (make) await server.ask(make);
    const stage = await Stage.open({ plugins: { postgres: { postgres: urlFor('writer') } } });
    try {
      await stage.mine();
      await until(async () => (await server.count('SELECT count(*) FROM trellis.blocks').catch(() => 0)) > 0, 'rows');
      const page = await readFile(GUIDE, 'utf8');
      const sql = /```sql\n(CREATE ROLE reader[^`]*)```/.exec(page)![1]!;
      await as(admin, (client) => client.query(sql));
      await as('writer', (client) => client.query('CREATE TABLE trellis.later (one integer)'));
      await as('reader', async (client) => {
        await readings(client);
        for (const write of ['DELETE FROM trellis.blocks', 'CREATE TABLE trellis.mine (one integer)']) {
          const refused = await client.query(write).catch((cause: Error) => cause.message);
          assert.match(String(refused), 'permission denied');
        }
      });
    } finally {
      await stage.close();
    }
  });
}

test.run();
