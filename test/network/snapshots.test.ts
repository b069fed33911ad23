/** Snapshots from end to end: a node makes and serves them, another begins with one and goes on with the chain. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { END } from '../../runtime/engine/snapshots/archive/chunk.js';
import { chunksOf, nameOf, offsetsOf } from '../../runtime/engine/snapshots/archive/contents.js';
import { type Manifest, readManifest } from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import type { Failure } from '../../runtime/lib/errors.js';
import { decompress, loadZstd } from '../../runtime/lib/zstd.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stop, stopAll, type TestNode } from './nodes.js';

test.after.each(stopAll);

const INTERVAL = 4;
const SERVING: Partial<NodeOptions> = { blockTime: 0.5, serveSnapshots: true, snapshotInterval: INTERVAL };

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const urlOf = ({ node }: TestNode): string => `http://127.0.0.1:${node.snapshotsPort}`;
const isMade = ({ logged }: TestNode, height: number): boolean =>
  logged.some((line) => line.startsWith('snapshot made') && line.includes(`"height":${height},`));
const manifestOf = async (node: TestNode): Promise<Manifest> =>
  readManifest(await (await fetch(`${urlOf(node)}/manifest.json`)).json());

test('a new node starts from a snapshot and continues the chain', async () => {
  const chain = await chainOf(1);
  const first = await start(chain, { ...SERVING, metrics: true, metricsPort: 0 }, 0);
  const user = new Wallet(0, await operationsOf());
  await first.ask('chain_submitBundle', { borsh_hex: hexOf(user.transfer(0, user.address, 1n)) });
  await until(() => isMade(first, INTERVAL), 'there is a snapshot');
  const series = await (await fetch(`http://127.0.0.1:${first.node.metricsPort}/metrics`)).text();
  assert.match(series, /^chain_snapshot_last_height [1-9]\d*$/m);
  assert.match(series, /^chain_snapshot_seconds 0?\.?\d+/m);
  const options = { ...SERVING, snapshotUrl: urlOf(first), bootnodes: [first.address] };
  const second = await start(chain, options);
  const { oldest } = second.node.blocks;
  assert.is(oldest % INTERVAL, 0, 'its first block is that of the snapshot');
  assert.ok(oldest > 0);
  const records = second.node.ledger.records;
  assert.ok(records > 0);
  await until(() => heightOf(second) >= oldest + 3, 'it follows the chain');
  const height = heightOf(second);
  const [here, there] = await Promise.all([second, first].map(({ node }) => node.ledger.store.header(height)));
  assert.equal(here, there);
  const block = await second.ask<{ height: number }>('chain_getBlockByHeight', { height: oldest });
  assert.is(block.height, oldest, 'the block of the snapshot is there, with what came of it');
  const pruned = await second.ask('chain_getBlockByHeight', { height: 1 }).then(
    () => 'answered',
    (cause: Failure) => cause.error.name,
  );
  assert.is(pruned, 'DataPruned');
  await until(
    () => second.logged.some((line) => line.startsWith('snapshot made')),
    () => `it makes snapshots of its own: ${second.logged.join('\n')}`,
  );
  assert.equal(
    (await readdir(second.dataDir)).filter((name) => name === 'restoring'),
    [],
  );
  await stop(second);
  const again = await start(chain, { ...options, dataDir: second.dataDir });
  assert.ok(again.logged.some((line) => line.startsWith('snapshot ignored, the data directory has a chain')));
});

test('a new node can fetch a snapshot from its peers', async () => {
  const chain = await chainOf(1);
  const first = await start(chain, SERVING, 0);
  const plain = await start(chain, { bootnodes: [first.address] });
  await until(() => isMade(first, INTERVAL), 'there is a snapshot');
  const second = await start(chain, { snapshotUrl: 'peers', bootnodes: [plain.address, first.address] });
  const { oldest } = second.node.blocks;
  assert.ok(oldest > 0 && oldest % INTERVAL === 0);
  await until(() => heightOf(second) >= oldest + 3, 'it follows the chain');
  const height = heightOf(second);
  const [here, there] = await Promise.all([second, first].map(({ node }) => node.ledger.store.header(height)));
  assert.equal(here, there);
});

test('any block can be the trusted one, with its header fetched from a server or peers', async () => {
  const chain = await chainOf(1);
  const first = await start(chain, SERVING, 0);
  await until(() => isMade(first, INTERVAL), 'there is a snapshot');
  const trustedHash = { height: 2, hash: (await first.node.blocks.at(2))!.hash };
  for (const snapshotUrl of [urlOf(first), 'peers']) {
    const next = await start(chain, { snapshotUrl, trustedHash, bootnodes: [first.address] });
    assert.ok(next.node.blocks.oldest >= INTERVAL, snapshotUrl);
    const refusal = await start(chain, {
      ...{ snapshotUrl: urlOf(first), bootnodes: [first.address] },
      trustedHash: { height: 2, hash: 'ee'.repeat(32) },
    }).catch((cause: Failure) => cause.details.reason);
    assert.match(String(refusal), 'cannot prove block 2 of --trusted-hash');
  }
});

test('a snapshot archive is a tar archive in zstd with a published checksum', async () => {
  const node = await start(await chainOf(1), SERVING, 0);
  await until(() => isMade(node, INTERVAL), 'there is a snapshot');
  const { contents, archive } = await manifestOf(node);
  const bytes = new Uint8Array(await readFile(join(node.dataDir, 'snapshots', archive.file)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  assert.is(sha256, archive.sha256);
  const told = await (await fetch(`${urlOf(node)}/${archive.file}.sha256`)).text();
  assert.is(told, `${sha256}  ${archive.file}\n`);
  await loadZstd();
  const offsets = offsetsOf(chunksOf(contents));
  const names: string[] = [];
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      names.push(entry.path);
      entry.resume();
    },
  });
  for (const [i, { content }] of chunksOf(contents).entries()) {
    const whole = decompress(bytes.subarray(offsets[i], offsets[i + 1]), 512 + Math.ceil(content / 512) * 512);
    parser.write(Buffer.from(whole));
  }
  parser.end(Buffer.from(decompress(bytes.subarray(offsets.at(-1)), END.length)));
  assert.equal(
    names,
    chunksOf(contents).map((_, i) => nameOf(contents, i)),
  );
});

test('archives are served whole and in ranges, and the newest under a fixed name', async () => {
  const node = await start(await chainOf(1), SERVING, 0);
  await until(() => isMade(node, INTERVAL), 'there is a snapshot');
  const { archive } = await manifestOf(node);
  const url = `${urlOf(node)}/${archive.file}`;
  const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { headers, method });
  const whole = await get();
  const bytes = Buffer.from(await whole.arrayBuffer());
  assert.is(whole.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.is(bytes.length, archive.size);
  const tag = whole.headers.get('etag')!;
  const part = await get({ Range: 'bytes=10-19' });
  assert.is(part.status, 206);
  assert.is(part.headers.get('content-range'), `bytes 10-19/${archive.size}`);
  assert.equal(Buffer.from(await part.arrayBuffer()), bytes.subarray(10, 20));
  assert.equal(Buffer.from(await (await get({ Range: 'bytes=-5' })).arrayBuffer()), bytes.subarray(-5));
  assert.equal(
    Buffer.from(await (await get({ Range: `bytes=${archive.size - 3}-` })).arrayBuffer()),
    bytes.subarray(-3),
  );
  assert.is((await get({ Range: `bytes=${archive.size}-` })).status, 416);
  assert.is((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status, 200);
  assert.is((await get({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status, 304);
  assert.is((await get({}, 'HEAD')).headers.get('content-length'), String(archive.size));
  assert.is((await get({}, 'POST')).status, 405);
  const latest = await fetch(`${urlOf(node)}/checkpoint-latest.tar.zst`);
  assert.is(latest.headers.get('cache-control'), 'no-cache');
  await latest.body?.cancel();
  for (const name of ['../version.json', '..%2fversion.json', 'making', 'checkpoint-1.tar.zst']) {
    assert.is((await fetch(`${urlOf(node)}/${name}`)).status, 404, name);
  }
});

test('the node keeps the last three snapshots', async () => {
  const node = await start(await chainOf(1), { ...SERVING, snapshotInterval: 2 }, 0);
  // A machine that is slow leaves out heights.
  const made = () =>
    node.logged.flatMap((line) => (line.startsWith('snapshot made') ? Number(/"height":(\d+),/.exec(line)![1]) : []));
  await until(() => made().length >= 5, 'there are five');
  await until(
    async () =>
      (await readdir(join(node.dataDir, 'snapshots'))).filter((name) => name.endsWith('.tar.zst')).length === 4,
    'there are three, and the newest',
  );
  const { snapshots } = (await (await fetch(urlOf(node))).json()) as { snapshots: { height: number }[] };
  const [newest] = snapshots;
  await until(() => made().includes(newest!.height), 'it says so');
  assert.equal(
    snapshots.map(({ height }) => height),
    made()
      .filter((height) => height <= newest!.height)
      .slice(-3)
      .reverse(),
  );
});

test.run();
