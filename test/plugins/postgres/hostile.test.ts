/** Names, meanings and texts that try to be SQL, and bytes that PostgreSQL cannot hold; declarations that change; clashing names. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readColumn } from '../../../plugins/postgres/columns.js';
import { findTables, type Layout, layTables } from '../../../plugins/postgres/layout.js';
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

test('names and meanings that try to be SQL name tables and columns, and nothing else', async () => {
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

test('NUL and half characters are replaced in texts and in JSON, wherever they stand', async () => {
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

test('names that PostgreSQL would cut off, or that clash, have tables and columns of their own', async () => {
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

test('a declaration that changes adds columns, and keeps what there is', async () => {
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
