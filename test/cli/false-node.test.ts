/** What the commands do when the node lies, stalls or is no node: a proxy before a real one changes its answers. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type Ended, type NodeProcess, startProcess, trellis } from './program.js';

type Answer = { result?: unknown; error?: object };
/** Changes the answer to a method; undefined leaves it as it is. */
type Change = (method: string, answer: Answer) => Answer | string | undefined;

let node: NodeProcess;
let proxy: Server;
let change: Change;
let asked: string[];
let to: string;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  to = /^dev:1 +(trl\S+)$/m.exec(node.output())![1]!;
  proxy = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { method } = JSON.parse(body) as { method: string };
      asked.push(method);
      const headers = { 'content-type': 'application/json' };
      const answer = (await (await fetch(node.url, { method: 'POST', headers, body })).json()) as Answer;
      const changed = change(method, answer) ?? answer;
      response.end(typeof changed === 'string' ? changed : JSON.stringify(changed));
    })();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
test.after(async () => {
  proxy.close();
  await cleanUp();
});

async function through(lie: Change, ...args: string[]): Promise<Ended> {
  change = lie;
  asked = [];
  return trellis(...args, '--node', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
}

const unsigned = ({ code, err }: Ended, reason: string): void => {
  assert.is(code, 1, err);
  assert.match(err, reason);
  assert.not(asked.includes('chain_submitBundle'), 'nothing left this side');
};

test('if the node does not wait for the block, the client polls for the receipt', async () => {
  const timeout = { code: 1027, message: 'The answer took too long', data: { name: 'Timeout', retryable: true } };
  const { code, out, err } = await through(
    (method) => (method === 'chain_submitBundle' ? { error: timeout } : undefined),
    'send',
    'dev:0',
    to,
    '1',
  );
  assert.is(code, 0, err);
  assert.match(out, /^block +\d+/m);
  assert.ok(asked.includes('chain_getTransactionReceipt'));
});

test('a rejection after submission is reported unchanged', async () => {
  const error = { code: 1022, name: 'BundleExpired', message: 'The bundle is no longer valid', details: { height: 9 } };
  const { code, err } = await through(
    (method) => {
      if (method === 'chain_submitBundle') return { error: { code: 1027, message: 'late' } };
      return method === 'chain_getTransactionReceipt' ? { result: { status: 'rejected', error } } : undefined;
    },
    'send',
    'dev:0',
    to,
    '1',
  );
  assert.is(code, 1);
  assert.match(err, 'error 1022 BundleExpired: The bundle is no longer valid (height 9)');
});

test('a server that is not a node is reported as such', async () => {
  const { code, err } = await through(() => '<html>', 'call', 'version');
  assert.is(code, 2);
  assert.match(err, 'is not a node: <html>');
  assert.is((await trellis('call', 'version', '--node', 'ftp://x')).code, 1);
});

test('responses of a node cannot control the terminal', async () => {
  const hostile = 'x\u001b]0;title\u0007\u009b2J\u202e\nwarning: paid';
  const plain = 'x\\u001b]0;title\\u0007\\u009b2J\\u202e\\u000awarning: paid';
  const error = { code: 1022, message: hostile, data: { name: hostile, details: { reason: hostile } } };
  const refused = await through(() => ({ error }), 'call', 'version');
  assert.is(refused.code, 1);
  assert.ok(refused.err.includes(`error 1022 ${plain}: ${plain}: ${plain}\n`), refused.err);
  const answered = await through(
    (method) => (method === 'chain_version' ? { result: hostile } : undefined),
    'call',
    'version',
  );
  assert.is(answered.out, `${plain}\n`);
});

test('on a network that is not for development the name of a dev account is not an address', async () => {
  const main: Change = (method, { result }) =>
    method === 'chain_nodeInfo' ? { result: { ...(result as object), network: 'mainnet' } } : undefined;
  unsigned(await through(main, 'send', 'dev:0', 'dev:1', '1'), 'the recipient dev:1 is not an address of this chain');
});

test.run();
