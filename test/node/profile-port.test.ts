/** The port for profiles of a running node: what it serves, to whom, and how much at a time. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { until } from '../until.js';

let node: NodeProcess;
let directory: string;
let url: string;

test.before(async () => {
  directory = await newDirectory();
  node = await startProcess('dev', '--data-dir', directory, '--profile-port', '0');
  const opened = /profile port open.* port=(\d+)/;
  url = `http://127.0.0.1:${opened.exec(node.log())![1]}`;
});
test.after(cleanUp);

function post(path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const common = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  return fetch(`${url}${path}`, { ...common, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

test('a CPU profile contains functions of the node and samples', async () => {
  const response = await post('/cpu', { seconds: 0.3 });
  assert.is(response.status, 200);
  const profile = (await response.json()) as { nodes: { callFrame: { url: string } }[]; samples: number[] };
  assert.ok(profile.samples.length > 0);
  assert.ok(profile.nodes.some(({ callFrame }) => callFrame.url.startsWith('file:')));
});

test('a duration that is too long, not positive or not a number is refused', async () => {
  for (const seconds of [0, -1, 61, '1', null]) {
    const response = await post('/cpu', { seconds });
    assert.is(response.status, 400, `${seconds}`);
    assert.match(await response.text(), 'above 0, at most 60');
  }
});

test('one profile is made at a time, and it ends when its caller leaves', async () => {
  const leaving = new AbortController();
  const first = post('/cpu', { seconds: 60 }, {}, leaving.signal).catch(() => 'left');
  await until(async () => (await post('/cpu', { seconds: 0.01 })).status === 409, 'the first profile begins');
  assert.is((await post('/heap', {})).status, 409);
  leaving.abort();
  assert.is(await first, 'left');
  await until(async () => (await post('/cpu', { seconds: 0.01 })).status === 200, 'the first profile has ended');
});

test('a heap snapshot is written for the owner of the node alone, and the node continues', async () => {
  const response = await post('/heap', {});
  assert.is(response.status, 200);
  const { file } = (await response.json()) as { file: string };
  assert.is(file, join(directory, 'profiles', 'node.heapsnapshot'));
  assert.is(statSync(join(directory, 'profiles')).mode & 0o777, 0o700);
  assert.is(readFileSync(file, 'latin1').slice(0, 12), '{"snapshot":');
  const { height } = await node.ask<{ height: number }>('chain_consensusStatus');
  await until(async () => (await node.ask<{ height: number }>('chain_consensusStatus')).height > height, 'a block');
});

test('a web page cannot start a profile', async () => {
  assert.is((await post('/heap', {}, { Origin: 'https://page.example' })).status, 403);
  assert.is((await post('/heap', {}, { 'Content-Type': 'text/plain' })).status, 415);
  assert.is((await fetch(`${url}/heap`)).status, 405);
});

test.run();
