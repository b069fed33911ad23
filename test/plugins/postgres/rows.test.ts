/** What a chain leaves in PostgreSQL: every block, bundle, operation, event and holder, once, in typed columns. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Reader } from '../../../plugins/postgres/answers.js';
import { readColumn } from '../../../plugins/postgres/columns.js';
import { findTables } from '../../../plugins/postgres/layout.js';
import { tableIn } from '../../../plugins/postgres/names.js';
import { eventKey } from '../../../plugins/postgres/tables.js';
import type { FinalBlock } from '../../../runtime/plugin.js';
import { playOn } from '../../examples/scenario.js';
import { Stage } from '../../examples/stage.js';
import { until } from '../../until.js';
import { PostgresServer } from './server.js';

const SCHEMA = 'chain_of_examples';
const server = await PostgresServer.start();
const stage = await Stage.open({ plugins: { postgres: { postgres: server.url, 'postgres-schema': SCHEMA } } });
const { node } = stage;

test.after(async () => {
  await stage.close();
  await server.close();
});

const count = (from: string) => server.count(`SELECT count(*) FROM ${SCHEMA}.${from}`);
const progress = (part: string) => server.count(`SELECT height FROM ${SCHEMA}.progress WHERE part = '${part}'`);
const queries = { query: (statement: string, values?: readonly unknown[]) => server.ask(statement, values) };

async function* allBlocks(): AsyncGenerator<FinalBlock> {
  for (let height = 1; height <= stage.height; height++) yield (await node.blocks.at(height))!;
}

test('all blocks and holders of the example chain reach PostgreSQL', async () => {
  await playOn(stage);
  await until(async () => (await count('blocks')) === stage.height, 'PostgreSQL to have all blocks');
  await until(async () => (await progress('holders')) === stage.height, 'the holders');
});

test('each bundle and each operation is one row under its block', async () => {
  let [bundles, operations] = [0, 0];
  for await (const { envelopes, header, outcomes } of allBlocks()) {
    for (const [index, { hash, bundle }] of envelopes.entries()) {
      const [row] = await server.ask(`SELECT * FROM ${SCHEMA}.bundles_text WHERE hash = $1`, [node.text.hash(hash)]);
      assert.equal([row!.height, row!.bundle, row!.fee], [`${header.height}`, `${index}`, `${outcomes[index]!.fee}`]);
      assert.equal(
        row!.operations,
        bundle.operations.map(({ type }) => type.name),
      );
      bundles++;
      operations += bundle.operations.length;
    }
  }
  assert.ok(bundles > 50 && operations >= bundles);
  assert.equal([await count('bundles'), await count('operations')], [bundles, operations]);
});

test('a fact names its bundle, or none if the block itself caused it', async () => {
  assert.is(await count(`facts WHERE hash IS NOT NULL AND hash NOT IN (SELECT hash FROM ${SCHEMA}.bundles)`), 0);
  assert.ok((await count("facts WHERE hash IS NULL AND type = 'SettleOrderSettled'")) > 0);
  assert.is(await count('facts WHERE hash IS NULL AND op <> 65535'), 0);
});

test('a snapshot reads several tables at one moment', async () => {
  const reader = new Reader(server.url, () => undefined);
  const live = `SELECT height FROM ${SCHEMA}.progress WHERE part = 'live'`;
  try {
    const [before, after] = await reader.snapshot(async (queries) => {
      const first = await queries.query(live);
      const { height } = stage;
      await stage.mine();
      await until(async () => (await progress('live')) > height, 'PostgreSQL to have the block');
      return [first, await queries.query(live)];
    });
    assert.equal(after, before);
    assert.is.not((await reader.query(live))[0]!.height, before[0]!.height);
    // A refusal within leaves connections that answer.
    for (let i = 0; i < 40; i++)
      await reader.snapshot(async () => Promise.reject(new Error('refused'))).catch(() => undefined);
    assert.is((await reader.snapshot(({ query }) => query('SELECT 1 AS one')))[0]!.one, 1);
  } finally {
    await reader.close();
  }
});

test('each event is one row in the table of its type and reads back unchanged', async () => {
  const { events: tables } = await findTables(queries, SCHEMA, node.set);
  const rows = new Map<string, Record<string, unknown>>();
  for (const [key, { name }] of tables) {
    for (const row of await server.ask(`SELECT * FROM ${tableIn(SCHEMA, name)}`))
      rows.set([key, row._height, row._bundle, row._event].join(), row);
  }
  for await (const { header, outcomes } of allBlocks()) {
    for (const [index, { events }] of outcomes.entries()) {
      for (const [at, { type, opIndex, data }] of events.entries()) {
        const key = eventKey(type.module, type.name);
        const id = [key, header.height, index, at].join();
        const row = rows.get(id)!;
        assert.is(Number(row._op), opIndex, id);
        const { columns } = tables.get(key)!;
        const fields = columns.slice(4, -1);
        const module = node.set.modules.find((one) => one.module.name === type.module)!.module;
        const names = Object.keys(module.events[type.name]!);
        const found = Object.fromEntries(fields.map((one, i) => [names[i], readColumn(one, row[one.name], node.text)]));
        assert.equal(type.data.toJson(found, node.text), type.data.toJson(data, node.text), id);
        rows.delete(id);
      }
    }
  }
  assert.equal([...rows.keys()], [], 'no row is of nothing');
});

test('the holders of each token are exactly those that the node reports', async () => {
  const tokens = await server.ask<{ token: string }>(
    `SELECT '0x' || encode(token, 'hex') AS token FROM ${SCHEMA}.token_counts`,
  );
  assert.ok(tokens.length > 3);
  for (const { token } of tokens) {
    const { holders } = await stage.ask<{ holders: { address: string; balance: string }[] }>(
      'chain_getTokenHolders',
      token,
      1000,
    );
    const rows = await server.ask(
      `SELECT account AS address, balance::text FROM ${SCHEMA}.holders_text WHERE token = $1`,
      [token],
    );
    const sorted = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
    assert.equal(sorted(rows), sorted(holders.map(({ address, balance }) => ({ address, balance }))), token);
  }
});

test('tables and columns carry the comments of their declarations', async () => {
  const [transfer] = await server.ask<{ about: string }>(
    `SELECT col_description('${SCHEMA}.event_tokens_transfer'::regclass, attnum) AS about FROM pg_attribute
     WHERE attrelid = '${SCHEMA}.event_tokens_transfer'::regclass AND attname = 'amount'`,
  );
  assert.match(transfer!.about, /raw units/i);
  const types = await server.ask<{ column_name: string; data_type: string }>(
    `SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = $1 AND table_name = 'event_tokens_transfer'`,
    [SCHEMA],
  );
  const typeOf = Object.fromEntries(types.map((one) => [one.column_name, one.data_type]));
  assert.equal([typeOf.amount, typeOf.from, typeOf._height], ['numeric', 'bytea', 'bigint']);
});

test.run();
