/** Names, meanings and texts that try to be SQL, and bytes that PostgreSQL cannot hold; declarations that change; clashing names. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readColumn } from '../../../plugins/postgres/columns.js';
import {
  findTables,
  type Layout,
  layTables,
  type Queries,
  UnusableDatabase,
} from '../../../plugins/postgres/layout.js';
import { tableIn } from '../../../plugins/postgres/names.js';
import { Lines } from '../../../plugins/postgres/rows.js';
import { Session } from '../../../plugins/postgres/session.js';
import { eventKey, operations } from '../../../plugins/postgres/tables.js';
import { type ChainInfo, type TextForms, type Type, t, ZERO_HASH } from '../../../runtime/plugin.js';
import { PostgresServer } from './server.js';

const server = await PostgresServer.start();
const session = await Session.open(server.url);

test.after(async () => {
  session.close();
  await server.close();
});

const CHAIN = { genesisHash: ZERO_HASH, addressPrefix: `a'`, hashPrefix: 'h' } as unknown as ChainInfo;
const TEXT = { address: (id: string) => id, hash: (id: string) => id } as unknown as TextForms;

type Events = Readonly<Record<string, Readonly<Record<string, Type<unknown>>>>>;
type Set = Parameters<typeof layTables>[3];
const setOf = (name: string, events: Events, indexes = {}): Set =>
  ({ modules: [{ module: { name, events, indexes } }] }) as unknown as Set;

/** Writes one event, and reads it back. */
async function through(layout: Layout, key: string, values: readonly unknown[]): Promise<unknown[]> {
  const table = layout.events.get(key)!;
  const lines = new Lines(TEXT);
  lines.add(table, [1, 0, 0, 0, ...values]);
  const into = tableIn(layout.schema, table.name);
  for (const [{ columns }, of] of lines.tables) await session.copy(into, columns, of.take());
  const [row] = await session.query(`SELECT * FROM ${into}`);
  return table.columns.slice(4, -1).map((one) => readColumn(one, row![one.name], TEXT));
}

/** A text type of somebody else's, which lets everything in. */
const anything = { ...t.text(0, 1_000), schema: { type: 'string' } } as Type<unknown>;

const EVIL = [
  `"; DROP SCHEMA evil CASCADE; --`,
  `'; DROP SCHEMA evil CASCADE; --`,
  `$$; DROP SCHEMA evil CASCADE; $$`,
  `\\'; DROP SCHEMA evil CASCADE; --`,
  '\\.\n',
  '\\N',
  '\t\r\n\\',
  '{"a":"b"}',
  `Robert'); DROP TABLE blocks;--`,
];

test('SQL in names and descriptions is never executed', async () => {
  for (const [at, evil] of EVIL.entries()) {
    const events = { [evil]: { [evil]: t.doc(anything, evil), plain: t.doc(t.u32, evil) } };
    const layout = await layTables(
      session,
      { schema: 'evil' },
      CHAIN,
      setOf(`m${at}${evil}`, events, { [evil]: { on: evil, keys: [evil] } }),
    );
    const key = eventKey(`m${at}${evil}`, evil);
    assert.equal(await through(layout, key, [evil, 7]), [evil, 7]);
    const found = await findTables(session, 'evil', setOf(`m${at}${evil}`, events));
    assert.is(found.events.get(key)!.name, layout.events.get(key)!.name);
  }
  assert.is((await session.query('SELECT * FROM evil.events')).length, EVIL.length);
  assert.is((await session.query('SELECT * FROM evil.blocks')).length, 0);
});

test('NUL and lone surrogates are replaced in texts and in JSON, at any depth', async () => {
  const events = { Memo: { memo: t.doc(anything, 'A memo'), json: t.doc(t.json, 'Anything') } };
  const layout = await layTables(session, { schema: 'nul' }, CHAIN, setOf('memos', events));
  const bad = 'a\0b\ud800c';
  const json = { [bad]: [bad, { deep: bad }], slashes: '\\u0000', number: 1 };
  assert.equal(await through(layout, 'memos.Memo', [bad, json]), [
    'a\ufffdb\ufffdc',
    { 'a\ufffdb\ufffdc': ['a\ufffdb\ufffdc', { deep: 'a\ufffdb\ufffdc' }], slashes: '\\u0000', number: 1 },
  ]);
  const lines = new Lines(TEXT);
  lines.add(operations, [1, 0, 0, 'm', 'Op', ZERO_HASH, { memo: bad }]);
  for (const [{ name, columns }, of] of lines.tables) await session.copy(tableIn('nul', name), columns, of.take());
  assert.is((await session.query('SELECT * FROM nul.operations')).length, 1);
});

test('an index on values longer than a PostgreSQL index entry accepts every row and is used', async () => {
  const keys = {
    text: t.text(0, 4_000),
    bytes: t.bytes(3_000, 3_000),
    who: t.address,
    json: { ...t.json, key: () => '' },
  };
  const names = Object.keys(keys);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, t.text(0, 64)]));
  const events = { Long: keys, Many: many };
  const layout = await layTables(
    session,
    { schema: 'wide' },
    CHAIN,
    setOf('m', events, { long: { on: 'Long', keys: names }, many: { on: 'Many', keys: Object.keys(many) } }),
  );
  // What packs well would fit.
  const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);
  const values = [noise(4_000), randomBytes(3_000), ZERO_HASH, { noise: noise(20_000) }];
  const [text, bytes, ...others] = await through(layout, 'm.Long', values);
  assert.equal([text, Buffer.from(bytes as Uint8Array), ...others], values);
  const owls = Object.keys(many).map(() => '🦉'.repeat(64));
  assert.equal(await through(layout, 'm.Many', owls), owls);
  await session.query('SET enable_seqscan = off');
  const [plan] = await session.query(
    `EXPLAIN (FORMAT json) SELECT * FROM wide.event_m_long WHERE text = $1 AND md5(text) = md5($1)`,
    ['text'],
  );
  await session.query('RESET enable_seqscan');
  assert.match(JSON.stringify(plan), /"Index Cond":"\(md5\(text\) = /);
});

test('an index is rebuilt if the maximum length of its text grows', async () => {
  const lay = (most: number) =>
    layTables(
      session,
      { schema: 'grows' },
      CHAIN,
      setOf('m', { Said: { text: t.text(0, most) } }, { said: { on: 'Said', keys: ['text'] } }),
    );
  await lay(64);
  const text = randomBytes(3_000).toString('base64');
  assert.equal(await through(await lay(4_000), 'm.Said', [text]), [text]);
});

test('a reader of a table is not blocked while an index of it is built', async () => {
  const events = { Sold: { item: t.text(0, 64) } };
  const lay = (client: Queries, indexes = {}) =>
    layTables(client, { schema: 'reads' }, CHAIN, setOf('shop', events, indexes));
  await through(await lay(session), 'shop.Sold', ['apple']);
  let read = 0;
  const watched: Queries = {
    async query(statement, values) {
      if (statement.includes('CREATE INDEX')) read += (await server.ask(`SELECT * FROM reads.event_shop_sold`)).length;
      return session.query(statement, values);
    },
  };
  await lay(watched, { sold: { on: 'Sold', keys: ['item'] } });
  assert.ok(read > 0);
});

test('the minimum and maximum of each number type read back unchanged', async () => {
  const most: readonly (readonly [Type<unknown>, number | bigint])[] = [
    ...([
      [t.u8, 0xff],
      [t.u16, 0xffff],
      [t.u32, 0xffff_ffff],
      [t.count, Number.MAX_SAFE_INTEGER],
    ] as const),
    ...(
      [
        [t.u64, 64n],
        [t.u128, 128n],
        [t.u256, 256n],
      ] as const
    ).map(([type, bits]) => [type, 2n ** bits - 1n] as const),
  ];
  const events = { All: Object.fromEntries(most.map(([type], i) => [`n${i}`, type])) };
  const layout = await layTables(session, { schema: 'numbers' }, CHAIN, setOf('m', events));
  const table = layout.events.get('m.All')!;
  const least = most.map(([, one]) => (typeof one === 'bigint' ? 0n : 0));
  for (const [at, values] of [most.map(([, one]) => one), least].entries()) {
    const lines = new Lines(TEXT);
    lines.add(table, [at, 0, 0, 0, ...values]);
    for (const [{ columns, name }, of] of lines.tables)
      await session.copy(tableIn('numbers', name), columns, of.take());
    const [row] = await session.query('SELECT * FROM numbers.event_m_all WHERE _height = $1', [at]);
    assert.equal(
      table.columns.slice(4, -1).map((one) => readColumn(one, row![one.name], TEXT)),
      values,
    );
  }
});

test('a database whose encoding lacks characters is rejected with a hint how to create another one', async () => {
  await server.ask(`CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`);
  const latin = await Session.open(server.url.replace(/postgres$/, 'latin'));
  const laid = layTables(latin, { schema: 'trellis' }, CHAIN, setOf('m', {}));
  const refusal = await laid.catch((cause: Error) => cause);
  latin.close();
  assert.instance(refusal, UnusableDatabase);
  assert.match((refusal as Error).message, /LATIN1.*createdb --encoding=UTF8/);
});

test('names that PostgreSQL would truncate, or that clash, get tables and columns of their own', async () => {
  const long = 'E'.repeat(64);
  const fields = {
    ...Object.fromEntries([1, 2].map((i) => ['f'.repeat(70) + i, t.u32])),
    _height: t.u32,
    _whole: t.u32,
  };
  const events = { [`${long}A`]: fields, [`${long}B`]: fields, A_B: fields, 'A-B': fields, aB: fields };
  const layout = await layTables(session, { schema: 'clash' }, CHAIN, setOf('m', events));
  assert.is(new Set([...layout.events.values()].map(({ name }) => name)).size, 5);
  for (const key of layout.events.keys()) assert.equal(await through(layout, key, [1, 2, 3, 4]), [1, 2, 3, 4], key);
});

test('a changed declaration adds columns and keeps the existing ones', async () => {
  const lay = (fields: Readonly<Record<string, Type<unknown>>>) =>
    layTables(session, { schema: 'changes' }, CHAIN, setOf('shop', { Sold: fields }));
  await through(await lay({ item: t.text(1, 10), price: t.u32 }), 'shop.Sold', ['apple', 3]);
  const wider = await lay({ item: t.text(1, 10), price: t.amount, buyer: t.option(t.u32) });
  const lines = new Lines(TEXT);
  lines.add(wider.events.get('shop.Sold')!, [2, 0, 0, 0, 'pear', 5n, null]);
  for (const [{ name, columns }, of] of lines.tables) await session.copy(tableIn('changes', name), columns, of.take());
  const rows = await session.query('SELECT * FROM changes.event_shop_sold ORDER BY _height');
  assert.equal(
    rows.map(({ item, price, buyer }) => [item, price, buyer]),
    [
      ['apple', '3', null],
      ['pear', null, null],
    ],
  );
  const again = await lay({ item: t.text(1, 10), price: t.u32 });
  assert.is(again.events.get('shop.Sold')!.columns[5]!.name, 'price', 'the column of before is used again');
  await lay({ item: t.text(1, 10), price: t.amount, buyer: t.option(t.u32) });
});

test.run();
