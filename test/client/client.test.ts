/** The TypeScript client against a running node: typed calls, batches, streams, signing, over HTTP and WebSocket. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocketServer } from 'ws';
import { type Client, ClientError, connect, NodeError } from '../../rpc-schemas/clients/typescript/index.js';
import { dilithium3Key, mlDsa65Key } from '../../rpc-schemas/clients/typescript/post-quantum.js';
import { end, nodeUrl, SECRETS, SOCKETS } from './here.js';

let http: Client;
let ws: Client;

test.before(async () => {
  const url = await nodeUrl();
  http = connect(url, SOCKETS);
  ws = connect(url.replace('http', 'ws'), SOCKETS);
});
test.after(async () => {
  ws.close();
  http.close();
  await end();
});

/** The error that a promise meets. */
async function met(promise: Promise<unknown>): Promise<NodeError | ClientError> {
  try {
    await promise;
  } catch (cause) {
    if (cause instanceof NodeError || cause instanceof ClientError) return cause;
    throw cause;
  }
  throw new Error('nothing was refused');
}

test('a call returns its typed result, over HTTP and over WebSocket', async () => {
  const address = await http.account(SECRETS[0]).address();
  for (const node of [http, ws]) {
    const version: string = await node.call('chain_version');
    assert.match(version, /^\d/);
    const balance = await node.call('chain_getBalance', [address, 'TRL']);
    const raw: string = balance.balance;
    assert.ok(BigInt(raw) > 0n);
    assert.is(balance.address, address);
  }
});

test('the types reject what the node would reject', async () => {
  // @ts-expect-error There is no such method.
  assert.is((await met(http.call('chain_getNothing', []))).name, 'MethodNotFound');
  // @ts-expect-error An amount is no address.
  assert.is((await met(http.call('chain_getBalance', [5, 'TRL']))).name, 'InvalidParams');
  // @ts-expect-error The address is missing.
  assert.is((await met(http.call('chain_getBalance'))).name, 'InvalidParams');
});

test('an error has code, name, module and details', async () => {
  const [from, to] = await Promise.all(SECRETS.map((secret) => http.account(secret).address()));
  for (const node of [http, ws]) {
    const refusal = await met(node.call('chain_transfer', [from!, to!, 'TRL', '9000000000000000000']));
    assert.instance(refusal, NodeError);
    const { code, name, module, data, opIndex, retryable } = refusal as NodeError;
    assert.equal([code, name, module, opIndex, retryable], [1003, 'InsufficientBalance', 'runtime', 0, false]);
    assert.is((data as { need: string }).need, '9000000000000000000');
  }
});

test('a batch returns a result for each call, and one error does not stop the others', async () => {
  for (const node of [http, ws]) {
    const [version, refused, info] = await node.batch([
      ['chain_version', []],
      ['chain_getBalance', ['nobody', 'TRL']],
      ['chain_nodeInfo', []],
    ]);
    if (version instanceof NodeError || info instanceof NodeError) throw version;
    assert.is(version, info.version);
    assert.is((refused as NodeError).name, 'InvalidParams');
    assert.equal(await node.batch([]), []);
  }
});

test('methods without types can be called, or added to the types', async () => {
  assert.type(await http.ask('chain_version'), 'string');
  const named = await http.ask<{ token: string }>('chain_getBalance', {
    address: await http.account(SECRETS[0]).address(),
    token_symbol: 'TRL',
  });
  assert.is(named.token, 'TRL');
  interface Mine {
    chain_version: { params: []; result: `${number}.${string}` };
  }
  const own = connect<Mine>(await nodeUrl());
  const version: `${number}.${string}` = await own.call('chain_version');
  assert.ok(version);
});

test('heads are iterated in order, from an http and from a ws URL', async () => {
  for (const node of [http, ws]) {
    const heights: number[] = [];
    const seqs: number[] = [];
    for await (const { result, seq } of node.subscribe('newHeads')) {
      heights.push(result.height);
      seqs.push(seq);
      if (heights.length === 3) break;
    }
    assert.equal(seqs, [1, 2, 3]);
    assert.equal(
      heights,
      [0, 1, 2].map((i) => heights[0]! + i),
    );
  }
});

test('an account signs what it checked, and gets its receipt when the block is final', async () => {
  for (const node of [http, ws]) {
    const alice = node.account(SECRETS[0]);
    const to = await node.account(SECRETS[1]).address();
    const logs = node.subscribe('logs', { opType: ['Transfer'], address: [await alice.address()] });
    const heard = logs.next();
    // Subscribed to after the logs and over the same connection: who hears of a head hears of logs.
    const heads = node.subscribe('newHeads');
    await heads.next();
    await heads.return();
    const receipt = await alice.send([{ Transfer: { to, token_symbol: 'TRL', amount: 5 } }], { memo: 'thanks' });
    assert.equal([receipt.status, receipt.finalized, receipt.from], ['success', true, await alice.address()]);
    assert.is(receipt.signatures.length, 1);
    const log = (await heard).value;
    assert.equal([log?.result.bundleHash, log?.result.opType], [receipt.bundle_hash, 'Transfer']);
    await logs.return();
  }
});

test('the account reports a rejection by the chain, with nothing signed', async () => {
  const alice = http.account(SECRETS[0]);
  const to = await http.account(SECRETS[1]).address();
  const tooMuch = { Transfer: { to, token_symbol: 'TRL', amount: '9000000000000000000' } };
  assert.is((await met(alice.send([tooMuch]))).name, 'InsufficientBalance');
  const unknown = met(alice.send<object>([{ NoSuchOperation: {} }]));
  assert.instance(await unknown, NodeError);
});

test('a missing server or one that is not a node is reported', async () => {
  assert.is((await met(connect('http://127.0.0.1:9').call('chain_version'))).name, 'NoAnswer');
  assert.is((await met(connect('ws://127.0.0.1:9', SOCKETS).call('chain_version'))).name, 'NoAnswer');
  const other = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const refusal = await met(connect(`http://127.0.0.1:${(other.address() as AddressInfo).port}`).call('chain_version'));
  other.close();
  assert.match(refusal.message, /is not JSON-RPC: <h1>/);
  assert.throws(() => connect('127.0.0.1:9933'), /not an http/);
});

test('an endless or endlessly nested response is aborted', async () => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const endless = createServer((_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  assert.match((await met(connect(url).call('chain_version'))).message, /longer than 33554432 bytes/);
  endless.close();

  const nested = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  nested.on('connection', (socket) => socket.on('message', () => socket.send('['.repeat(1_000_000))));
  await once(nested, 'listening');
  const node = connect(`ws://127.0.0.1:${(nested.address() as AddressInfo).port}`, SOCKETS);
  assert.match((await met(node.call('chain_version'))).message, /was lost/);
  nested.close();
});

test('a lost connection ends the loop with an error; the next call reconnects', async () => {
  const node = connect((await nodeUrl()).replace('http', 'ws'), SOCKETS);
  const heads = node.subscribe('newHeads');
  await heads.next();
  node.close();
  const lost = met(
    (async () => {
      for await (const _ of heads);
    })(),
  );
  assert.is((await lost).name, 'NoAnswer');
  assert.type(await node.call('chain_version'), 'string');
  node.close();
});

test('post-quantum keys, and a key that signs elsewhere, pay for their own accounts', async () => {
  const rich = http.account(SECRETS[0]);
  const key = mlDsa65Key('5'.repeat(64));
  const own = http.account(key);
  await rich.send([{ Transfer: { to: await own.address(), token_symbol: 'TRL', amount: '1000000000' } }]);
  for (const [made, name] of [
    [key, 'ML-DSA-65'],
    [dilithium3Key('6'.repeat(64)), 'Dilithium3'],
  ] as const) {
    const to = await rich.address();
    const from = name === 'ML-DSA-65' ? own : http.account(made);
    if (name !== 'ML-DSA-65') {
      await rich.send([{ Transfer: { to: await from.address(), token_symbol: 'TRL', amount: '1000000000' } }]);
    }
    const { signatures, gas_used } = await from.send([{ Transfer: { to, token_symbol: 'TRL', amount: '1' } }]);
    assert.equal(
      signatures.map(({ key_type }) => key_type),
      [name],
    );
    assert.ok(gas_used > 21_000);
  }
  const device = { ...key, sign: async (digest: Uint8Array) => key.sign(digest) };
  const to = await rich.address();
  const receipt = await http.account(device).send([{ Transfer: { to, token_symbol: 'TRL', amount: '1' } }]);
  assert.is(receipt.status, 'success');
});

test.run();
