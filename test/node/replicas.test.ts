/** Replicas behind HAProxy as the guide says, and calls that say what their callers have seen. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { cleanUp, command, newDirectory } from '../cli/program.js';
import { SECRETS, SOCKETS } from '../client/here.js';
import { Stage } from '../examples/stage.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { portsFrom } from '../ports.js';
import { program } from '../programs.js';
import { closeAll, type Fixture, method, serve } from '../runtime/rpc/kit.js';
import { until } from '../until.js';
import { lived } from './loop-clock.js';

const GUIDE = readFileSync(fileURLToPath(new URL('../../../docs/guide/replicas.md', import.meta.url)), 'utf8');

const stage = await Stage.open();
const closers: (() => Promise<unknown>)[] = [];

test.after.each(async () => {
  for (const close of closers.splice(0)) await close();
  await closeAll();
  await stopAll();
});
test.after(async () => {
  await stage.close();
  await cleanUp();
});

/** The configuration of the guide for these replicas, without encryption; gives its port. */
async function balance(replicas: readonly Pick<Fixture, 'port'>[]): Promise<number> {
  const port = await portsFrom();
  const [, text] = /^```haproxy\n([\s\S]*?)^```$/m.exec(GUIDE)!;
  let configured = text!.replace(/bind .*/, `bind 127.0.0.1:${port}`).replace('Host rpc.example', 'Host 127.0.0.1');
  for (const [i, replica] of replicas.entries())
    configured = configured.replace(`10.0.0.${i + 1}:9933`, `127.0.0.1:${replica.port}`);
  const file = join(await newDirectory(), 'haproxy.cfg');
  await writeFile(file, configured);
  const child = spawn(program('haproxy'), ['-db', '-f', file], { stdio: 'ignore' });
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

test('the balancer sends no requests to a replica until it is ready', async () => {
  const ready = [true, true];
  const replicas = await Promise.all(
    ready.map((_, i) =>
      serve({
        methods: [method('test_who', [], () => i)],
        notReady: () => (ready[i] ? undefined : { code: 'syncing', reason: 'syncing: 1 of 2' }),
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

test('a client whose replica is killed continues at another and receives each item once', async () => {
  const validator = await start(await chainOf(1), { blockTime: 1, rpcRateLimit: 0 }, 0);
  const directory = await newDirectory();
  const ports = [await portsFrom(), await portsFrom()];
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const follow = async (port: number) => {
    const follower = command(
      ...['start', '--data-dir', join(directory, `${port}`), '--bootnodes', validator.address],
      ...['--p2p-port', '0', '--p2p-host', '127.0.0.1', '--rpc-port', `${port}`, '--rpc-rate-limit', '0'],
    );
    await until(() => isReady(port), 'the replica to be ready');
    return follower;
  };
  const replicas = await Promise.all(ports.map(follow));
  const port = await balance(ports.map((one) => ({ port: one })));
  await until(() => isReady(port), 'the balancer to have a replica');
  const node = connect(`http://127.0.0.1:${port}`, SOCKETS);

  const heads: { seq: number; height: number }[] = [];
  const logs: { seq: number; hash: string; op: number }[] = [];
  const ends: unknown[] = [];
  const listening = [
    (async () => {
      for await (const { result, seq } of node.subscribe('newHeads')) heads.push({ seq, height: result.height });
    })(),
    (async () => {
      for await (const { result, seq } of node.subscribe('logs', { opType: ['Memo'] }))
        logs.push({ seq, hash: result.bundleHash, op: result.opIndex });
    })(),
  ].map((one) => one.catch((cause: Error) => ends.push(cause.name)));
  await until(
    () => heads.length > 1,
    () => `heads, ${ends}`,
  );

  const payer = connect(`http://127.0.0.1:${validator.node.rpcPort}`, SOCKETS).account(SECRETS[0]);
  const sent: string[] = [];
  const write = async () => {
    const memos = [0, 1, 2].map(() => ({ Memo: { data: '0x00' } }));
    sent.push((await payer.send(memos)).bundle_hash);
  };
  // The connection is to one of them: once the first is back, the other one is killed.
  for (const victim of [0, 1]) {
    await write();
    replicas[victim]!.kill('SIGKILL');
    await replicas[victim]!.ended;
    for (let i = 0; i < 2; i++) await write();
    replicas[victim] = await follow(ports[victim]!);
    await write();
  }
  const reached = validator.node.ledger.head.height;
  await until(
    () => logs.length >= 3 * sent.length && heads.at(-1)!.height >= reached,
    () => `${logs.length} of ${3 * sent.length} logs, head ${heads.at(-1)!.height} of ${reached}, ${ends}`,
  );
  node.close();
  await Promise.all(listening);
  assert.equal(ends, ['NoAnswer', 'NoAnswer'], 'both go on until the client is closed');
  assert.equal(
    logs,
    sent.flatMap((hash, i) => [0, 1, 2].map((op) => ({ seq: 3 * i + op + 1, hash, op }))),
  );
  assert.equal(
    heads,
    heads.map((_, i) => ({ seq: i + 1, height: heads[0]!.height + i })),
  );
  for (const replica of replicas) replica.kill('SIGKILL');
});

test('a call with a min_height is answered at once if the block exists, or waits for the next block', async () => {
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

test('a min_height that is not reached returns 1015, and an invalid one is rejected as a request', async () => {
  const ask = (min_height: unknown) => post(stage.url, { method: 'chain_nodeInfo', min_height });
  const late = (await ask(stage.height + 2)).error!;
  assert.equal([late.code, late.data.details], [1015, { height: stage.height }]);
  const began = lived();
  assert.is((await ask(stage.height + 1_000)).error!.code, 1015);
  assert.is((await ask(Number.MAX_SAFE_INTEGER)).error!.code, 1015);
  for (const wrong of [-1, 1.5, '7', null, [], 1e300]) assert.is((await ask(wrong)).error!.code, -32600, `${wrong}`);
  assert.ok(lived() - began < 5_000, 'nobody waited');
});

test('each call of a batch waits for its own block, and a client requests the height it has seen', async () => {
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
