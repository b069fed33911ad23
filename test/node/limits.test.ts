/** Limits of what callers may ask: those of the guide, unless options say otherwise. */

import { once } from 'node:events';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../runtime/lib/rpc/limits.js';
import { DEFAULT_SUBSCRIPTION_LIMITS } from '../../runtime/lib/rpc/subscriptions.js';
import { serverLimits, subscriptionLimits, withDefaults } from '../../runtime/node/options.js';
import { cleanUp, startProcess } from '../cli/program.js';
import { post } from './live.js';

test.after.each(cleanUp);

const CALL = { jsonrpc: '2.0', id: 1, method: 'chain_version' };
const nested = (levels: number) =>
  JSON.stringify({ ...CALL, params: JSON.parse('['.repeat(levels) + ']'.repeat(levels)) });

test('what no option says is as everywhere', () => {
  const options = withDefaults({});
  assert.equal({ ...DEFAULT_LIMITS, ...serverLimits(options) }, DEFAULT_LIMITS);
  assert.equal(subscriptionLimits(options), DEFAULT_SUBSCRIPTION_LIMITS);
});

test('a node holds its callers to the limits of its options', async () => {
  const node = await startProcess(
    ...['dev', '--ephemeral', '--p2p-port', 'off', '--rpc-body', '1', '--rpc-answer', '1', '--rpc-depth', '8'],
    ...['--rpc-message', '2', '--ws-connections-per-address', '1', '--ws-subscriptions', '2'],
  );
  const body = (bytes: number) => JSON.stringify({ ...CALL, padding: 'x'.repeat(bytes) });
  assert.is((await post(node.url, body(1_000_000))).status, 200);
  assert.is((await post(node.url, body(1_100_000))).status, 413);
  const { json: deep } = await post<{ error: { code: number } }>(node.url, nested(8));
  assert.is(deep.error.code, -32700);
  const { json: flat } = await post<{ error: { code: number } }>(node.url, nested(7));
  assert.is(flat.error.code, -32602);
  const many = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ ...CALL, id, method: 'rpc.discover' })));
  const { json: answers } = await post<{ error?: { code: number } }[]>(node.url, many);
  assert.ok(
    answers.some(({ error }) => error?.code === -32003),
    JSON.stringify(answers.at(-1)),
  );

  const socket = new WebSocket(node.url.replace('http', 'ws'));
  await once(socket, 'open');
  const ask = async (text: string) => {
    socket.send(text);
    for (;;) {
      const [data] = await once(socket, 'message');
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { code: number } };
      if (answer.id === 1) return answer;
    }
  };
  assert.ok((await ask(body(1_500_000))).result, 'of the WebSocket another limit holds');
  const subscribe = JSON.stringify({ ...CALL, method: 'chain_subscribe_newHeads' });
  assert.ok((await ask(subscribe)).result);
  assert.ok((await ask(subscribe)).result);
  assert.is((await ask(subscribe)).error?.code, 3110);
  const second = new WebSocket(node.url.replace('http', 'ws'));
  second.on('error', () => undefined);
  const [, { statusCode }] = await once(second, 'unexpected-response');
  assert.ok(statusCode === 429 || statusCode === 503, `${statusCode}`);
  socket.close();
  await node.stop();
});

test.run();
