/** Light nodes over real links: headers of the chain, nothing of its state, and proofs of strangers checked under them. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { LightNodeNoState } from '../../runtime/kernel/chain/common-errors.js';
import { InvalidGenesis } from '../../runtime/kernel/chain/genesis.js';
import { Failure } from '../../runtime/lib/errors.js';
import { type RunningLightNode, startLightNode } from '../../runtime/node/light/node.js';
import { NotProven, UnknownStore } from '../../runtime/node/light/record.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { cleanUp, newDirectory, trellis } from '../cli/program.js';
import { answerOf, Listener, post, refusalOf } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from './nodes.js';

let chain: TestChain;
let full: TestNode;
const lights: RunningLightNode[] = [];
const servers: Server[] = [];

test.before(async () => {
  chain = await chainOf(1);
  const maker = await start(chain, { blockTime: 0.01, p2pPort: undefined }, 0);
  await until(() => maker.node.ledger.head.height >= 30, 'there are blocks');
  await stop(maker);
  full = await start(chain, { dataDir: maker.dataDir, blockTime: 1 }, 0);
});
test.after.each(async () => {
  await Promise.all(lights.splice(0).map((light) => light.stop()));
  for (const server of servers.splice(0)) server.close();
});
test.after(async () => {
  await stopAll();
  await cleanUp();
});

async function startLight(options: Partial<NodeOptions> = {}): Promise<RunningLightNode & { url: string }> {
  const distribution = runtimeOf(defaults);
  const parts = { ...distribution.parts, Log: () => () => undefined };
  const light = await startLightNode({ ...distribution, parts }, chain.genesis, {
    dataDir: await newDirectory(),
    light: true,
    rpcPort: 0,
    p2pPort: 0,
    p2pHost: '127.0.0.1',
    bootnodes: [full.address],
    ...options,
  });
  lights.push(light);
  return { ...light, url: `http://127.0.0.1:${light.rpcPort}` };
}

const headHeight = () => full.node.ledger.head.height;

test('a light node checks the expected genesis, serves metrics and can be stopped twice', async () => {
  const other = await startLight({ genesisHash: 'ab'.repeat(32) }).catch((cause: unknown) => cause);
  assert.ok(other instanceof Failure && other.error === InvalidGenesis);
  assert.is(other.details.reason, 'the genesis differs from --genesis-hash');
  const light = await startLight({ genesisHash: full.node.genesis.hash, metrics: true, metricsPort: 0 });
  const text = await (await fetch(`http://127.0.0.1:${light.metricsPort}/metrics`)).text();
  assert.match(text, /^chain_block_height \d+$/m);
  await Promise.all([light.stop(), light.stop()]);
});

test('a light node has every header of the chain and announces each new one', async () => {
  const light = await startLight();
  await until(() => light.chain.height >= 30, 'it has caught up');
  const { hash } = (await full.node.blocks.at(20))!;
  const block = await answerOf<{ hash: string; commit: object }>(light.url, 'chain_getBlockByHeight', 20);
  assert.is(block.error ? '' : block.result.hash, full.node.text.hash(hash));
  const listener = await Listener.open(light.url);
  const heads = await listener.subscribe('newHeads');
  // While it catches up, it says that heads are paused.
  const headsTold = () => listener.of(heads).flatMap(({ result }) => (result.height === undefined ? [] : [result]));
  await until(() => headsTold().length >= 2, 'new heads are told');
  const told = headsTold();
  // Other validators may have told of a block first.
  await until(
    () => told.every(({ height }) => full.node.ledger.head.height >= Number(height)),
    () => `the full node, at ${headHeight()}, has ${JSON.stringify(told)}; ${full.logged.slice(-5).join('; ')}`,
  );
  for (const one of told) {
    const own = (await full.node.blocks.at(Number(one.height)))!;
    assert.is(one.stateRoot, full.node.text.hash(own.header.state_root));
  }
  listener.close();
});

test('a light node rejects state requests with a specific error', async () => {
  const light = await startLight();
  for (const method of [
    'chain_getBalance',
    'chain_submitBundle',
    'chain_transfer',
    'chain_getProof',
    'chain_subscribe_logs',
    'eth_call',
  ]) {
    const { code, data } = await refusalOf(light.url, method);
    assert.is(code, 1013, method);
    assert.is(data.name, LightNodeNoState.name);
  }
  assert.is((await refusalOf(light.url, 'chain_fooBar')).code, -32601);
  const status = await answerOf<{ finalized_height: number }>(light.url, 'chain_consensusStatus');
  assert.not(status.error);
});

test('a light node describes itself with the same fields as a full node', async () => {
  const light = await startLight();
  await until(() => light.chain.height > 0, 'it has a block');
  const [small, whole] = await Promise.all(
    [light.url, `http://127.0.0.1:${full.node.rpcPort}`].map(async (url) => {
      const answer = await answerOf<object>(url, 'chain_nodeInfo');
      if (answer.error) throw new Error(answer.error.message);
      return { ...answer.result, height: 0 };
    }),
  );
  assert.equal(small, { ...whole, light: true, validator: null });
});

test('a light node started from a trusted block has no earlier headers', async () => {
  const { hash } = (await full.node.blocks.at(25))!;
  const light = await startLight({ trustedHash: { height: 25, hash } });
  await until(() => light.chain.height >= 30, 'it goes on from there');
  assert.is(light.chain.oldest, 25);
  const { code, data } = await refusalOf(light.url, 'chain_getBlockByHeight', 24);
  assert.is(code, 1014);
  assert.is(data.details.oldest_height, 25);
});

/** A node that passes calls on and changes what is answered to chain_getProof. */
async function stranger(change: (result: Record<string, unknown>) => object): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { json } = await post<{ result: Record<string, unknown> }>(`http://127.0.0.1:${full.node.rpcPort}`, body);
    const changed = body.includes('chain_getProof')
      ? { ...json, result: { ...json.result, ...change(json.result) } }
      : json;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(changed));
  };
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const NATIVE = `0x${'0'.repeat(64)}`;
const TREASURY = `0x${'0'.repeat(63)}3`;

test('a balance from an untrusted node is accepted only with a valid proof', async () => {
  const light = await startLight();
  await until(() => light.chain.height >= 30, 'it has caught up');
  const ask = (node: string, ...words: string[]) => trellis('proof', ...words, '--node', node, '--trusted', light.url);
  const honest = await ask(await stranger(() => ({})), 'tokens.balances', TREASURY, NATIVE);
  assert.is(honest.code, 0, honest.err);
  assert.match(honest.out, /value +"\d{15,}"/);
  assert.match(honest.out, /signed +by 1 of 1 validators/);
  const absent = await ask(await stranger(() => ({})), 'tokens.balances', `0x${'12'.repeat(32)}`, NATIVE);
  assert.match(absent.out, /no record/);

  for (const [what, change] of [
    ['another value', (result: Record<string, unknown>) => ({ value: String(result.value).replace(/..$/, '7f') })],
    ['none', () => ({ value: null })],
    ['another proof', () => ({ proof: { terminal: { empty: {} }, depth: 0, bitmap: NATIVE, siblings: [] } })],
    ['no proof', () => ({ proof: 7 })],
    ['another height', (result: Record<string, unknown>) => ({ height: Number(result.height) - 20 })],
    ['another key', () => ({ key: '000205' })],
  ] as const) {
    const lie = await ask(await stranger(change), 'tokens.balances', TREASURY, NATIVE);
    assert.is.not(lie.code, 0, what);
    assert.match(lie.err, new RegExp(`error ${NotProven.code} NotProven`), what);
    assert.is(NotProven.code, 3181);
  }
  const unknown = await ask(light.url, 'tokens.balancez', TREASURY, NATIVE);
  assert.match(unknown.err, /error 3182 UnknownStore/);
  assert.is(UnknownStore.name, 'UnknownStore');
});

test('a light node refuses to start with a validator key', async () => {
  const { code, err } = await trellis(
    'start',
    '--light',
    '--validator-key',
    'x.key',
    '--data-dir',
    await newDirectory(),
  );
  assert.is(code, 64);
  assert.match(err, /genesis|makes no blocks/);
  assert.ok(headHeight() >= 30);
});

test.run();
