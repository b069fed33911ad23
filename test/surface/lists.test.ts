/** Lists of blocks, bundles and what waits: page by page they are the whole, each once. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../../plugins/docs/document.js';
import { readExamples } from '../../runtime/lib/rpc/documents/examples.js';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
test.after(() => stage.close());

const [alice, bob] = [stage.person(0), stage.person(1)];
type Listed = { readonly count: number; readonly next_cursor: string | null } & Record<string, unknown>;

/** All pages of a list, one behind the other. */
async function paged(method: string, field: string, ...params: unknown[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Listed = await stage.ask<Listed>(method, ...params, cursor);
    const items = page[field] as unknown[];
    assert.is(page.count, items.length);
    found.push(...items);
    cursor = page.next_cursor;
    if (cursor === null) return found;
  }
}

const whole = async (method: string, field: string, ...params: unknown[]) =>
  (await stage.ask<Listed>(method, ...params))[field];

test('the pages of each list add up to the list', async () => {
  await stage.write('chain_transfer', alice, bob, 'TRL', '1');
  for (let sent = 0; sent < 3; sent++) await stage.ask('chain_transfer', alice, bob, 'TRL', '2');
  await stage.mine();
  await stage.mine(2);
  for (let sent = 0; sent < 3; sent++) await stage.ask('chain_transfer', bob, alice, 'TRL', '3');
  assert.equal(await paged('chain_getRecentBlocks', 'blocks', 2), await whole('chain_getRecentBlocks', 'blocks', 1000));
  const transactions = await whole('chain_getRecentTransactions', 'transactions', 1000);
  assert.is((transactions as unknown[]).length, 4);
  for (const limit of [1, 2, 3, 4]) {
    assert.equal(await paged('chain_getRecentTransactions', 'transactions', limit), transactions, `${limit}`);
  }
  const waiting = await whole('chain_getMempool', 'bundles', null, 1000);
  assert.is((waiting as unknown[]).length, 3);
  assert.equal(await paged('chain_getMempool', 'bundles', bob, 2), waiting);
});

test('a cursor without a record finds nothing, and an invalid cursor is rejected', async () => {
  assert.equal(await whole('chain_getMempool', 'bundles', null, 10, 'f'.repeat(64)), []);
  const first = await whole('chain_getRecentBlocks', 'blocks', 1);
  assert.equal(await whole('chain_getRecentBlocks', 'blocks', 1, 'f'.repeat(64)), first);
  const refused = await stage.ask('chain_getRecentBlocks', 1, 'xyz').catch((cause: Error) => cause.message);
  assert.match(String(refused), /-32602/);
});

test('every list returns a page or a specific error for any cursor', async () => {
  const { methods } = await stage.ask<Document>('rpc.discover');
  const lists = methods.filter(({ params }) => params.some(({ name }) => name === 'cursor'));
  assert.ok(lists.length > 20);
  const examples = readExamples();
  for (const { name, params } of lists) {
    const given = examples[name]!.params;
    for (const cursor of ['0', 'abc', '00', 'ff'.repeat(40), 'f'.repeat(1_024), '0'.repeat(1_025), 'xyz', 7]) {
      const asked = params.map((param, i) => (param.name === 'cursor' ? cursor : (given[i] ?? null)));
      const code = await stage.ask(name, ...asked).then(
        () => 0,
        (cause: Error) => Number(/"code":(-?\d+)/.exec(cause.message)![1]),
      );
      assert.ok(code === 0 || code === -32602 || code > 0, `${name} ${cursor}: ${code}`);
      if (typeof cursor === 'number' || !/^([0-9a-f]{2}){1,512}$/.test(cursor))
        assert.is(code, -32602, `${name} ${cursor}`);
    }
  }
});

test.run();
