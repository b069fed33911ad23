/** Nodes killed again and again, while they make snapshots and while they restore one: each ends with the same chain. */

import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readManifest } from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import { cleanUp, type NodeProcess, newDirectory, spawnNode, startProcess } from '../cli/program.js';
import { until } from '../until.js';
import { ROUNDS } from './chance.js';

const MAKING = ['--serve-snapshots', '--snapshot-interval', '2', '--block-time', '0.5'];
/** How much later each kill comes, so that they are spread over what a start and the first blocks take. */
const LATER_MS = 1_600 / ROUNDS;

test.after(cleanUp);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hashAt = (node: NodeProcess, height: number) =>
  node.ask<Record<string, unknown>>('chain_getBlockByHeight', height);

let source: string;

test('a node killed while making snapshots keeps only complete ones and makes the next', async () => {
  source = await newDirectory();
  const dev = ['dev', '--data-dir', source, ...MAKING];
  const shelf = join(source, 'snapshots');
  for (let i = 0; i < ROUNDS; i++) {
    const node = spawnNode(...dev);
    void node.started.catch(() => undefined);
    if (i % 2 === 0) await node.started;
    await sleep(LATER_MS * i);
    await node.stop('SIGKILL');
    const names = await readdir(shelf).catch(() => []);
    for (const name of names.filter((one) => /^checkpoint-\d+\.json$/.test(one))) {
      const { archive } = readManifest(JSON.parse(await readFile(join(shelf, name), 'utf8')));
      const bytes = await readFile(join(shelf, archive.file)).catch(() => undefined);
      // Of one that is too old the archive may be gone first.
      if (bytes) assert.is(createHash('sha256').update(bytes).digest('hex'), archive.sha256, name);
    }
  }
  const node = await startProcess(...dev);
  const heights = async () =>
    (await readdir(shelf)).flatMap((name) => /^checkpoint-(\d+)\.json$/.exec(name)?.[1] ?? []);
  const newest = Math.max(...(await heights()).map(Number));
  await until(async () => (await heights()).some((height) => Number(height) > newest), 'there is a new one');
  assert.not.ok((await readdir(shelf)).some((name) => name.endsWith('.tmp')));
  await node.stop();
});

test('a node killed while restoring a snapshot resumes and ends with the same chain', async () => {
  const shelf = join(source, 'snapshots');
  const manifest = await readFile(join(shelf, 'manifest.json'));
  const { contents, archive } = readManifest(JSON.parse(manifest.toString('utf8')));
  const bytes = await readFile(join(shelf, archive.file));
  let given = 0;
  const server = createServer((request, response) => {
    if (request.url === '/manifest.json') return void response.end(manifest);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')!;
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${bytes.length}` });
    given += Number(to) + 1 - Number(from);
    // Slowly, so that it is killed in the midst too.
    setTimeout(() => response.end(bytes.subarray(Number(from), Number(to) + 1)), 150);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = await newDirectory();
  for (const name of ['genesis.json', 'token-genesis.json']) await copyFile(join(source, name), join(target, name));
  const start = ['start', '--data-dir', target, '--snapshot-url', url];
  for (let i = 0; i < ROUNDS; i++) {
    const node = spawnNode(...start);
    void node.started.catch(() => undefined);
    await sleep(400 + LATER_MS * i);
    await node.stop('SIGKILL');
  }
  const node = await startProcess(...start);
  const found = await hashAt(node, contents.height);
  await node.stop();
  server.close();
  assert.not.ok((await readdir(target)).includes('restoring'));
  const origin = await startProcess('dev', '--data-dir', source, '--block-time', '0.5');
  assert.equal(await hashAt(origin, contents.height), found);
  await origin.stop();
  assert.ok(given > 0);
});

test.run();
