/** Pages of logs in memory: each is read once while it stays, and what left is read again. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { logOf, writeLogs } from '../../modules/evm/log.js';
import { LogBook } from '../../plugins/ethereum/log-book.js';
import type { Address } from '../../runtime/sdk.js';

const topic = 'ab'.repeat(32);
const token = '7'.repeat(64) as string as Address;

/** A store in which every third block has no logs, and the others have so many. */
function storeOf(logs: number) {
  const asked: number[] = [];
  const bundle = Array.from({ length: logs }, () => logOf(token, 'Transfer', [topic, topic], '00'.repeat(32)));
  return {
    asked,
    async kept(height: number) {
      asked.push(height);
      return height % 3 === 0 ? new Uint8Array() : writeLogs([bundle])!;
    },
  };
}

test('each page is read once and matches the stored logs', async () => {
  const store = storeOf(2);
  const book = new LogBook(store.kept);
  const pages = await book.at(1, 5);
  assert.equal(
    pages.map(({ logs }) => logs.bundles.flatMap(({ logs }) => logs).length),
    [2, 2, 0, 2, 2],
  );
  assert.is(pages[2]!.bloom, undefined);
  assert.equal(pages[0]!.bloom, pages[0]!.logs.bloom);
  await book.at(2, 5);
  await Promise.all([book.at(1, 6), book.at(3, 2)]);
  assert.equal(store.asked, [1, 2, 3, 4, 5, 6]);
});

test('memory is bounded: the oldest page is evicted and read again on request', async () => {
  const store = storeOf(10_000);
  const book = new LogBook(store.kept);
  for (let height = 1; height <= 30; height++) await book.at(height, 1);
  const before = store.asked.length;
  const [first] = await book.at(1, 1);
  assert.is(store.asked.length, before + 1, 'it had left');
  assert.is(first!.logs.bundles[0]!.logs.length, 10_000);
  await book.at(30, 1);
  assert.is(store.asked.length, before + 1, 'the newest stayed');
});

test.run();
