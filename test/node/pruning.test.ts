/** Pruning: what a node keeps of the past, what it says of the rest, and what never goes. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PruningTerms } from '../../runtime/engine/ledger/pruner.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import type { Failure } from '../../runtime/lib/errors.js';
import { columnRange, columns } from '../../runtime/lib/storage/columns.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { until } from '../until.js';
import { hexOf, operationsOf, Wallet } from './live.js';
import { LoopClock } from './loop-clock.js';
import { ALL, TIGHT } from './pruning-terms.js';

test.after.each(stopAll);

const { blocks: KEPT = 0, everyBlocks: EVERY } = TIGHT;
const FAST = { blockTime: 1 };

/** Where the heights are in rows that tell of the past: rising, or falling from the highest there can be. */
const falling = (key: Buffer, at: number): number => 0xffff_ffff - key.readUInt32BE(at);
const ROWS: readonly (readonly [database: string, space: number, height: (key: Buffer) => number])[] = [
  ['plugins/explorer', 1, (key) => key.readUInt32BE(5)],
  ['plugins/explorer', 2, (key) => falling(key, key.length - 8)],
  ['plugins/explorer', 3, (key) => falling(key, key.length - 8)],
  ['plugins/explorer', 14, (key) => falling(key, key.length - 4)],
  ['plugins/ethereum', 4, (key) => falling(key, key.length - 4)],
];

const startWith = (
  chain: TestChain,
  terms: PruningTerms,
  options: Parameters<typeof start>[1] = {},
  validator?: number,
) =>
  start(chain, { ...FAST, ...options }, validator, {
    parts: { Clock: () => new LoopClock(20), PruningTerms: () => terms },
  });

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const reaches = (node: TestNode, height: number) =>
  until(
    () => heightOf(node) >= height,
    () => `height ${height}, it is at ${heightOf(node)}: ${node.logged.slice(-5).join('\n')}`,
  );

/** Pays a little in every block for as long as it is asked to. */
async function pay(node: TestNode, wallet: Wallet, to: Wallet, count: number): Promise<void> {
  const { confirmed } = await node.ask<{ confirmed: number }>('chain_getNonce', { address: wallet.hex });
  for (let nonce = confirmed; nonce < confirmed + count; nonce++) {
    const height = heightOf(node);
    await node.ask('chain_submitBundle', { borsh_hex: hexOf(wallet.transfer(nonce, to.address, 1n)) });
    await reaches(node, height + 1);
  }
}

const refusal = (node: TestNode, method: string, params: Record<string, Json>) =>
  node.ask(method, params).then(
    (answer) => {
      throw new Error(`${method} answered ${JSON.stringify(answer)}`);
    },
    (cause: Failure & { readonly code?: number; readonly message: string }) => cause,
  );

async function rowsOf(node: TestNode, column: number): Promise<number> {
  const range = columnRange(column as typeof columns.receipts);
  return (await node.node.ledger.store.database.range({ ...range, limit: 100_000 })).length;
}

test('pruning removes old blocks and their indexes, and requests for them report the oldest height', async () => {
  const chain = await chainOf(1);
  const node = await startWith(chain, TIGHT, {}, 0);
  const operations = await operationsOf();
  const [early, late, to] = [0, 1, 2].map((index) => new Wallet(index, operations)) as [Wallet, Wallet, Wallet];
  await pay(node, early, to, 3);
  const first = heightOf(node);
  const { hash } = (await node.node.blocks.at(first))!;
  await pay(node, late, to, 60);
  const { blocks, ledger } = node.node;
  await until(() => blocks.oldest > first + KEPT, 'it prunes');
  await until(async () => (await ledger.store.prunedBelow()) > first, 'the first blocks are gone');

  const { oldest } = blocks;
  for (const [method, params] of [
    ['chain_getBlockByHeight', { height: first }],
    ['chain_getBlockTransactions', { height: first }],
    ['chain_getAttestations', { height: first }],
  ] as const) {
    const { error, details } = await refusal(node, method, params);
    assert.is(error.name, 'DataPruned', method);
    assert.ok((details.oldest_height as number) >= oldest, `${method} tells the oldest block`);
  }
  const number = `0x${first.toString(16)}`;
  for (const [method, params] of [
    ['eth_getBlockByNumber', { block: number, full: false }],
    ['eth_getBlockByHash', { block: `0x${hash}`, full: false }],
    ['eth_getBlockReceipts', { block: number }],
    ['eth_getLogs', { filter: { fromBlock: number, toBlock: 'latest' } }],
    ['ots_getBlockDetails', { block: number }],
    ['trace_block', { block: number }],
  ] as const) {
    const { code, message } = await refusal(node, method, params);
    assert.is(code, 4444, `${method}: ${message}`);
  }
  const history = await refusal(node, 'chain_getAddressHistory', { address: early.hex });
  assert.is(history.error?.name, 'DataPruned', String(history));
  assert.ok((history.details.oldest_height as number) > first);
  const young = await node.ask<{ history: { height: number }[]; indexed_from: number }>('chain_getAddressHistory', {
    address: late.hex,
    limit: 1_000,
  });
  assert.ok(young.history.length > 0 && young.history.every(({ height }) => height >= young.indexed_from));

  // Headers and the hashes of blocks stay, and so does the state.
  assert.is((await ledger.store.header(first))?.height, first);
  assert.is(await ledger.store.heightOf(hash), first);
  const { balance } = await node.ask<{ balance: string }>('chain_getBalance', { address: to.hex, token_symbol: 'TRL' });
  assert.ok(BigInt(balance) > 0n);
  const kept = heightOf(node) - blocks.oldest + 1;
  assert.ok((await rowsOf(node, columns.receipts)) <= kept + EVERY);
  assert.ok((await rowsOf(node, columns.bundles)) <= kept + EVERY, 'no bundle is found that is gone');

  const stats = await node.ask<{ oldest_block: number; last_prune_height: number; last_compaction_height: number }>(
    'chain_getStorageStats',
  );
  assert.is(stats.oldest_block, stats.last_prune_height + 1);
  assert.ok(stats.last_compaction_height > 0);

  await stop(node);
  for (const [name, space, heightIn] of ROWS) {
    const database = await RocksDatabase.open(join(node.dataDir, name));
    const range = { gte: Uint8Array.of(space), lt: Uint8Array.of(space + 1), limit: 100_000 };
    const heights = (await database.range(range)).map(([key]) => heightIn(Buffer.from(key)));
    await database.close();
    assert.ok(heights.length > 0 && Math.min(...heights) > first, `${name} ${space}: ${heights}`);
  }

  const again = await startWith(chain, ALL, { dataDir: node.dataDir });
  assert.ok(again.node.blocks.oldest >= oldest, 'what is pruned does not come back');
  assert.ok(again.logged.some((line) => line.startsWith('archive incomplete')));
  const { error } = await refusal(again, 'chain_getBlockByHeight', { height: first });
  assert.is(error.name, 'DataPruned');
});

test('a former archive node prunes a bounded number of blocks per pass', async () => {
  const chain = await chainOf(1);
  const node = await startWith(chain, ALL, {}, 0);
  await reaches(node, 60);
  assert.is(node.node.blocks.oldest, 0);
  await stop(node);
  const again = await startWith(chain, TIGHT, { dataDir: node.dataDir }, 0);
  const passes = () =>
    again.logged.flatMap((line) => {
      const told = /^old blocks pruned (.*)$/.exec(line)?.[1];
      return told === undefined ? [] : [JSON.parse(told) as { from: number; below: number }];
    });
  await until(() => (passes().at(-1)?.below ?? 0) > 48, 'it removes what it is not to keep');
  assert.is(passes()[0]!.from, 0);
  assert.ok(
    passes().every(({ from, below }) => below - from <= TIGHT.passBlocks),
    `in passes: ${JSON.stringify(passes())}`,
  );
  assert.ok(passes().length >= 5);
});

test('a node that serves snapshots keeps all blocks since the oldest snapshot', async () => {
  const chain = await chainOf(1);
  const node = await startWith(chain, TIGHT, { serveSnapshots: true, snapshotInterval: 10 }, 0);
  await until(
    async () => {
      const { snapshots } = await node.ask<{ snapshots: { height: number }[] }>('chain_getStorageStats');
      return snapshots.length === 3 && node.node.blocks.oldest > KEPT;
    },
    () => `three are kept: ${node.logged.slice(-3)}`,
  );
  const { snapshots, oldest_block } = await node.ask<{ snapshots: { height: number }[]; oldest_block: number }>(
    'chain_getStorageStats',
  );
  assert.ok(oldest_block <= snapshots[0]!.height, `${oldest_block} of ${JSON.stringify(snapshots)}`);
});

test('a new node whose peers have pruned its next block logs a remedy and syncs once it has an archive peer', async () => {
  const chain = await chainOf(1);
  const archive = await startWith(chain, ALL);
  const pruned = await startWith(chain, TIGHT, { bootnodes: [archive.address] }, 0);
  await until(() => pruned.node.blocks.oldest > 10 && heightOf(archive) > 10, 'there is something to catch up on');
  const fresh = await startWith(chain, TIGHT, { bootnodes: [pruned.address], peerExchange: false });
  const told = () => fresh.logged.find((line) => line.startsWith('no peer has the next block'));
  await until(
    () => told() !== undefined,
    () => fresh.logged.join('\n'),
  );
  assert.match(told()!, '--snapshot-url peers');
  assert.is(heightOf(fresh), 0);
  const second = await startWith(chain, TIGHT, { bootnodes: [pruned.address, archive.address], peerExchange: false });
  await until(
    () => heightOf(second) > heightOf(archive) - 5 && heightOf(second) > 10,
    () => second.logged.join('\n'),
  );
  const height = heightOf(second);
  const [here, there] = await Promise.all([second, pruned].map(({ node }) => node.ledger.store.header(height)));
  assert.equal(here, there);
});

test.run();
