/** A plugin and a program with a node inside as a third party has them: built and run from packed tarballs, outside of the checkout. */

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, spawnProgram } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { until } from '../until.js';
import { author, compiled, node as run } from './stranger.js';

test.after(cleanUp);

const SECRET = 'shared with the server';
const own = await author('webhooks');

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that takes webhooks as it is told to; `answer` may leave them without an answer. */
async function receiver(answer: (response: ServerResponse, request: Request) => void) {
  const requests: Request[] = [];
  const server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    message.on('end', () => {
      const request = { headers: message.headers, body };
      requests.push(request);
      answer(response, request);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests, close };
}

const answered = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();

const start = (url: string, data: string, ...flags: string[]): Promise<NodeProcess> => {
  const secret = join(own, 'secret.txt');
  writeFileSync(secret, `${SECRET}\n`);
  return spawnProgram(
    join(own, 'dist/shop.js'),
    ...['dev', '--data-dir', data, '--webhook-url', url, '--webhook-secret-file', secret, ...flags],
  ).started;
};

const people = (node: NodeProcess): string[] =>
  [...node.output().matchAll(/dev:\d +(shp\w+)/g)].map(([, address]) => address!);

const pay = (node: NodeProcess, amount: string) => {
  const [alice, bob] = people(node);
  return node.ask('chain_transfer', alice, bob, 'SHP', amount, { wait: 'included' });
};

const amountsIn = ({ body }: Request): string[] =>
  (JSON.parse(body) as { events: { data: { amount: string } }[] }).events.map(({ data }) => data.amount);

test('the plugin compiles and rejects a server without a secret', async () => {
  assert.is(await compiled(own), '');
  const refused = await run(own, 'dist/shop.js', 'dev', '--ephemeral', '--webhook-url', 'http://127.0.0.1:1/');
  assert.is.not(refused.code, 0);
  assert.match(refused.stderr, /is missing: requests are signed with it \(option --webhook-secret-file/);
});

test('requests are signed, retried until they are accepted, and resume after a restart', async () => {
  const data = join(await newDirectory(), 'data');
  let refusals = 2;
  const first = await receiver((response) => answered(refusals-- > 0 ? 503 : 204)(response));
  const node = await start(first.url, data, '--webhook-events', 'tokens.Transfer');
  await pay(node, '7');
  await until(() => first.requests.length === 3, 'a third attempt');
  const ids = first.requests.map(({ headers }) => headers['webhook-id']);
  assert.is(new Set(ids).size, 1, 'it is the same request');
  for (const { headers, body } of first.requests) {
    assert.equal(amountsIn({ headers, body }), ['7']);
    const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${headers['webhook-signature']}`)!;
    const right = createHmac('sha256', SECRET).update(`${time}.${headers['webhook-id']}.${body}`).digest('hex');
    assert.is(mac, right);
  }
  const status = async () => node.ask<Record<string, number>>('webhooks_status');
  await until(async () => (await status()).delivered === 1, 'the count');
  assert.equal([(await status()).failed, (await status()).given_up], [2, 0]);

  first.close();
  await pay(node, '8');
  assert.is((await node.stop()).code, 0);
  const second = await receiver(answered(200));
  const again = await start(second.url, data, '--webhook-events', 'tokens.Transfer');
  await until(() => second.requests.length > 0, 'what was missed');
  assert.equal(amountsIn(second.requests[0]!), ['8']);
  await again.stop();
  second.close();
});

test('a server that never responds delays neither the chain nor the shutdown of the node', async () => {
  const silent = await receiver(() => {});
  const node = await start(silent.url, join(await newDirectory(), 'data'));
  await pay(node, '7');
  await until(() => silent.requests.length > 0, 'a request');
  await pay(node, '8');
  const stopped = node.stop();
  assert.is((await stopped).code, 0);
  assert.is(silent.requests.length, 1, 'one at a time, and none after the end');
  silent.close();
});

test('a program embeds a node, makes a payment and exits', async () => {
  copyFileSync(join(ROOT, 'docs/examples/embedded.js'), join(own, 'embedded.js'));
  const ran = await run(own, 'embedded.js');
  assert.is(ran.code, 0, ran.stderr);
  assert.match(ran.stdout, /^success in block \d+$/m);
  assert.match(ran.stdout, /^2\.5 TRL$/m);
});

test.run();
