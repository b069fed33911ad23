/** Polling filters on a chain that a test extends, with disks and callers that fail. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeLogs } from '../../modules/evm/log.js';
import { Filters } from '../../plugins/ethereum/filters.js';
import { LogBook } from '../../plugins/ethereum/log-book.js';
import type { LogSearch } from '../../plugins/ethereum/logs.js';
import { OWN_REQUEST } from '../../runtime/lib/rpc/methods/method.js';
import type { RpcRequest } from '../../runtime/plugin.js';
import type { Address, Hash } from '../../runtime/sdk.js';

const hash = 'ab'.repeat(32) as Hash;
const log = { address: '5a'.repeat(32) as string as Address, topics: [hash], data: new Uint8Array() };
const wanted = { addresses: new Set<Address>(), topics: [], block: undefined, from: undefined, to: undefined };

/** Filters of a chain with one log in each block. `read` is called before each read of the disk. */
function filtersOf(read: () => Promise<void>, mostLogs = 1_000) {
  const ledger = {
    head: { height: 10 },
    store: { header: (height: number) => read().then(() => ({ height })) },
  };
  const node = {
    ledger,
    mempool: { taken: { add: () => () => undefined } },
    blocks: {
      oldest: 0,
      names: (height: number) => Promise.resolve({ header: { height, timestamp_ms: 0 }, hash, bundleHash: () => hash }),
    },
  };
  const book = new LogBook(() => read().then(() => writeLogs([[log]])!));
  const most = { blocks: 10_000, logs: mostLogs };
  return { ledger, filters: new Filters({ node, book, most } as unknown as LogSearch) };
}

/** Heights of the logs that a poll returns. */
async function heightsOf(filters: Filters, id: string, request: RpcRequest = OWN_REQUEST): Promise<number[]> {
  const { content } = await filters.changes(id, request);
  return (JSON.parse(String(content)) as { blockNumber: string }[]).map(({ blockNumber }) => Number(blockNumber));
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => assert.unreachable(),
    () => undefined,
  );

test('a poll that fails loses nothing', async () => {
  let fails = false;
  const { ledger, filters } = filtersOf(() =>
    fails ? Promise.reject(new Error('the disk fails')) : Promise.resolve(),
  );
  const id = filters.add({ kind: 'logs', wanted }, OWN_REQUEST);
  ledger.head.height = 12;
  fails = true;
  await failing(heightsOf(filters, id));
  fails = false;
  const late = () => Promise.reject(new Error('the deadline of the request passed'));
  await failing(heightsOf(filters, id, { ...OWN_REQUEST, giveWay: late }));
  assert.equal(await heightsOf(filters, id), [11, 12]);
  assert.equal(await heightsOf(filters, id), []);
});

test('a response that a caller no longer waits for is returned again', async () => {
  const { ledger, filters } = filtersOf(() => Promise.resolve());
  const id = filters.add({ kind: 'logs', wanted }, OWN_REQUEST);
  ledger.head.height = 11;
  await heightsOf(filters, id, { ...OWN_REQUEST, signal: AbortSignal.abort() }).catch(() => undefined);
  assert.equal(await heightsOf(filters, id), [11]);
});

test('concurrent polls return each log once', async () => {
  const { ledger, filters } = filtersOf(() => Promise.resolve());
  const id = filters.add({ kind: 'logs', wanted }, OWN_REQUEST);
  ledger.head.height = 13;
  const polls = await Promise.all([1, 2, 3].map(() => heightsOf(filters, id)));
  assert.equal(polls.flat(), [11, 12, 13]);
});

test('more logs than a response may have are returned by several polls', async () => {
  const { ledger, filters } = filtersOf(() => Promise.resolve(), 4);
  const id = filters.add({ kind: 'logs', wanted }, OWN_REQUEST);
  ledger.head.height = 20;
  const heights: number[] = [];
  for (let polls = 0; polls < 5; polls++) heights.push(...(await heightsOf(filters, id)));
  assert.equal(heights, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test.run();
