/** Replicas behind HAProxy as the guide says, and calls that say what their callers have seen. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connect } from '../../runtime/client/index.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { Stage } from '../examples/stage.js';
import { portsFrom } from '../ports.js';
import { closeAll, type Fixture, method, serve } from '../runtime/rpc/kit.js';
import { until } from '../until.js';

const GUIDE = readFileSync(fileURLToPath(new URL('../../../docs/guide/replicas.md', import.meta.url)), 'utf8');
const PROGRAM = '/usr/sbin/haproxy';

const stage = await Stage.open();
const closers: (() => Promise<unknown>)[] = [];

test.after.each(async () => {
  for (const close of closers.splice(0)) await close();
  await closeAll();
});
test.after(async () => {
  await stage.close();
  await cleanUp();
});

/** The configuration of the guide for these replicas, without encryption; gives its port. */
async function balance(replicas: readonly Fixture[]): Promise<number> {
  if (!existsSync(PROGRAM)) throw new Error('no HAProxy here: install it (Debian: apt-get install haproxy)');
  const port = await portsFrom();
  const [, text] = /^```haproxy\n([\s\S]*?)^```$/m.exec(GUIDE)!;
  let configured = text!.replace(/bind .*/, `bind 127.0.0.1:${port}`).replace('Host rpc.example', 'Host 127.0.0.1');
  for (const [i, replica] of replicas.entries())
    configured = configured.replace(`10.0.0.${i + 1}:9933`, `127.0.0.1:${replica.port}`);
  const file = join(await newDirectory(), 'haproxy.cfg');
  await writeFile(file, configured);
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  closers.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return port;
}

async function post(
  url: string,
  call: object,
): Promise<{ result?: unknown; error?: { code: number; data: { details: unknown } } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, params: [], ...call });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()) as Awaited<ReturnType<typeof post>>;
}

test('a replica that is not ready is asked nothing, until it is ready again', async () => {
  const ready = [true, true];
  const replicas = await Promise.all(
    ready.map((_, i) =>
      serve({
        methods: [method('test_who', [], () => i)],
        notReady: () => (ready[i] ? undefined : 'syncing: 1 of 2'),
      }),
    ),
  );
  const port = await balance(replicas);
  const url = `http://127.0.0.1:${port}`;
  const who = () =>
    post(url, { method: 'test_who' }).then(
      ({ result }) => result,
      () => undefined,
    );
  const asked = async () => new Set(await Promise.all(Array.from({ length: 20 }, who)));
  const answer = (...expected: unknown[]) =>
    until(
      async () => {
        const found = await asked();
        return found.size === expected.length && expected.every((one) => found.has(one));
      },
      `${expected.join(' and ')} to answer, and no other`,
    );
  await answer(0, 1);
  ready[0] = false;
  await answer(1);
  ready[0] = true;
  await answer(0, 1);
  await replicas[1]!.server.stop();
  await answer(0);
});

test('a call that wants a block which is there is answered, one of the next block waits for it', async () => {
  const { height } = stage;
  const ask = (min_height: unknown) => post(stage.url, { method: 'chain_getNetworkStats', min_height });
  assert.ok((await ask(height)).result);
  let answered = false;
  const waiting = ask(height + 1).then((answer) => {
    answered = true;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.not(answered);
  await stage.mine();
  const { result } = (await waiting) as { result: { height: number; indexed_height: number } };
  assert.ok(result.height > height && result.indexed_height > height, 'the rows of the explorer have come as far');
});

test('a block that does not come, or is far away, is refused with 1015; what is no height is refused as a request', async () => {
  const ask = (min_height: unknown) => post(stage.url, { method: 'chain_nodeInfo', min_height });
  const late = (await ask(stage.height + 2)).error!;
  assert.equal([late.code, late.data.details], [1015, { height: stage.height }]);
  const began = performance.now();
  assert.is((await ask(stage.height + 1_000)).error!.code, 1015);
  assert.is((await ask(Number.MAX_SAFE_INTEGER)).error!.code, 1015);
  for (const wrong of [-1, 1.5, '7', null, [], 1e300]) assert.is((await ask(wrong)).error!.code, -32600, `${wrong}`);
  assert.ok(performance.now() - began < 5_000, 'nobody waited');
});

test('each call of a batch waits for its own block, and a client that has seen one says so by itself', async () => {
  const { height } = stage;
  const calls = [height, height + 1].map((min_height, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'chain_nodeInfo',
    params: [],
    min_height,
  }));
  const headers = { 'content-type': 'application/json' };
  const batch = fetch(stage.url, { method: 'POST', headers, body: JSON.stringify(calls) });
  const client = connect(stage.url);
  client.seen(height + 1);
  const info = client.ask<{ height: number }>('chain_nodeInfo');
  await stage.mine();
  const answers = (await (await batch).json()) as { result?: unknown }[];
  assert.ok(answers.every(({ result }) => result));
  assert.ok((await info).height >= height + 1);
});

test.run();
