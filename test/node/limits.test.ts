/** Limits of what callers may ask: those of the guide, unless options say otherwise. */

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../runtime/lib/rpc/limits/limits.js';
import { DEFAULT_SUBSCRIPTION_LIMITS } from '../../runtime/lib/rpc/subscriptions/subscriptions.js';
import { serverLimits, subscriptionLimits } from '../../runtime/node/options/limits.js';
import { withDefaults } from '../../runtime/node/options/options.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { until } from '../until.js';
import { answerOf, hexOf, Listener, operationsOf, post, refusalOf, Wallet, type Written } from './live.js';

test.after.each(cleanUp);

const CALL = { jsonrpc: '2.0', id: 1, method: 'chain_version' };
const nested = (levels: number) =>
  JSON.stringify({ ...CALL, params: JSON.parse('['.repeat(levels) + ']'.repeat(levels)) });

test('a node without limit options uses the default limits', () => {
  const options = withDefaults({});
  assert.equal({ ...DEFAULT_LIMITS, ...serverLimits(options) }, DEFAULT_LIMITS);
  assert.equal(subscriptionLimits(options), DEFAULT_SUBSCRIPTION_LIMITS);
});

test('a node enforces the limits given as options', async () => {
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
  assert.is(await refusedSocket(node.url), 429);
  socket.close();
  await node.stop();
});

/** A node of its own, to which so much must be said that its options come to bear. */
const limited = (...options: readonly string[]): Promise<NodeProcess> =>
  startProcess('dev', '--ephemeral', '--p2p-port', 'off', '--block-time', '1', '--rpc-rate-limit', '0', ...options);

const heightOf = async (node: NodeProcess): Promise<number> =>
  (await node.ask<{ blocks: { height: number }[] }>('chain_getRecentBlocks', 1)).blocks[0]!.height;

/** Why a WebSocket is not opened: the status of the answer. */
async function refusedSocket(url: string): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => assert.unreachable('it was opened'));
  const [, { statusCode }] = (await Promise.race([once(socket, 'unexpected-response'), opened])) as [
    unknown,
    { statusCode: number },
  ];
  return statusCode;
}

test('--rpc-timeout ends a call that waits too long', async () => {
  const node = await limited('--rpc-timeout', '1');
  const call = { ...CALL, min_height: (await heightOf(node)) + 90 };
  const { json } = await post<{ error: { code: number; data: object } }>(node.url, JSON.stringify(call));
  assert.is(json.error.code, 1027);
  assert.equal(json.error.data, { name: 'Timeout', module: 'runtime', details: { limit_ms: 1_000 }, retryable: true });
  await node.stop();
});

test('--ws-connections limits the WebSockets of all addresses together', async () => {
  const node = await limited('--ws-connections', '2');
  const open = [await Listener.open(node.url), await Listener.open(node.url)];
  assert.is(await refusedSocket(node.url), 503, 'that of one address is refused with 429');
  open.pop()!.close();
  await until(async () => {
    const third = await Listener.open(node.url).catch(() => undefined);
    third?.close();
    return third !== undefined;
  });
  open.pop()!.close();
  await node.stop();
});

/** More than the system holds of a connection, and by more than the standard of --ws-unsent. */
const UNREAD_BYTES = 28 * 1024 ** 2;

/**
 * Asks for that much over a WebSocket and reads none of it, until some blocks have passed; then reads on. Answers with the
 * blocks that a subscription of that connection was told of, and what it was told was left out; or with how it was closed.
 */
async function readLate(
  node: NodeProcess,
): Promise<{ heights: number[]; skipped: boolean; closed: number | undefined }> {
  const discover = JSON.stringify({ ...CALL, method: 'rpc.discover' });
  const size = (await (await fetch(node.url, { method: 'POST', headers: JSON_BODY, body: discover })).text()).length;
  const socket = new WebSocket(node.url.replace('http', 'ws'));
  await once(socket, 'open');
  const heights: number[] = [];
  let [skipped, answers] = [false, 0];
  let closed: number | undefined;
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('message', (data: Buffer) => {
    if (data.length > size / 2) answers++;
    const { params } = data.length > size / 2 ? {} : (JSON.parse(data.toString()) as { params?: Told });
    if (params === undefined) return;
    heights.push(params.result.height);
    skipped ||= params.skipped !== undefined;
  });
  socket.send(JSON.stringify({ ...CALL, method: 'chain_subscribe_newHeads' }));
  await until(() => heights.length > 0);
  socket.pause();
  const asked = Math.ceil(UNREAD_BYTES / size);
  for (let i = 0; i < asked; i++) socket.send(discover);
  const passed = (await heightOf(node)) + 5;
  await until(async () => (await heightOf(node)) >= passed);
  socket.resume();
  await until(() => closed !== undefined || (answers === asked && heights.at(-1)! > passed));
  socket.terminate();
  return { heights, skipped, closed };
}

const JSON_BODY = { 'content-type': 'application/json' };
interface Told {
  readonly result: { readonly height: number };
  readonly skipped?: object;
}

test('--ws-unsent limits the unread bytes of a connection, and --ws-queue its waiting blocks', async () => {
  const [strict, patient, forgetful] = await Promise.all([
    limited('--ws-unsent', '1'),
    limited('--ws-unsent', '48'),
    limited('--ws-unsent', '48', '--ws-queue', '1'),
  ]);
  const [cut, all, newest] = await Promise.all([strict, patient, forgetful].map(readLate));
  assert.is(cut!.closed, 1013, 'who leaves more unread is cut off');
  const consecutive = (heights: readonly number[]) => heights.every((one, i) => i === 0 || one === heights[i - 1]! + 1);
  assert.equal([all!.closed, all!.skipped, consecutive(all!.heights)], [undefined, false, true]);
  assert.equal([newest!.closed, newest!.skipped, consecutive(newest!.heights)], [undefined, true, false]);
  await Promise.all([strict, patient, forgetful].map((node) => node.stop()));
});

test('--rpc-work aborts a long simulation or quote, and the node answers again', async () => {
  const toil = fileURLToPath(new URL('../../../test/fixtures/toil.js', import.meta.url));
  const node = await limited('--module', toil, '--rpc-work', '1');
  const from = new Wallet(0, await operationsOf(toil));
  const forever = '18446744073709551615';
  const details = { limit_ms: 1_000, reason: 'time limit of one query; request less' };
  const cut = { name: 'Timeout', module: 'runtime', details, retryable: true };
  const trial = await node.ask<{ ok: boolean; error: { code: number } }>('chain_toil', from.hex, forever, {
    dry_run: true,
  });
  assert.equal([trial.ok, trial.error.code], [false, 1027]);
  const prepared = await refusalOf(node.url, 'chain_prepareBundle', from.hex, [{ 'toil.Toil': { times: forever } }]);
  assert.equal([prepared.code, { ...cut, op_index: 0 }], [1027, prepared.data]);
  const quoted = await refusalOf(node.url, 'chain_countToil', forever);
  assert.equal([quoted.code, quoted.data], [1027, cut]);
  assert.is((await node.ask<{ ok: boolean }>('chain_toil', from.hex, '10', { dry_run: true })).ok, true);
  assert.equal(await node.ask('chain_countToil', '1000'), { times: '1000' });
  await node.stop();
});

test('the processor time of a request is charged to its caller only', async () => {
  const toil = fileURLToPath(new URL('../../../test/fixtures/toil.js', import.meta.url));
  const node = await startProcess(
    ...['dev', '--ephemeral', '--p2p-port', 'off', '--module', toil, '--rpc-work', '1', '--rpc-rate-limit', '10'],
    ...['--rpc-trust-proxy', '127.0.0.1'],
  );
  const from = new Wallet(0, await operationsOf(toil));
  const ask = async (address: string, method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ ...CALL, method, params });
    const headers = { ...JSON_BODY, 'x-forwarded-for': address };
    const answer = await fetch(node.url, { method: 'POST', headers, body });
    return ((await answer.json()) as { error?: { code: number } }).error?.code;
  };
  const forever = '18446744073709551615';
  const trial = ['chain_prepareBundle', from.hex, [{ 'toil.Toil': { times: forever } }]] as const;
  const [trier, quoter, other] = ['203.0.113.1', '203.0.114.1', '203.0.115.1'] as const;
  assert.equal([await ask(trier, ...trial), await ask(trier, 'chain_version')], [1027, -32005]);
  assert.equal([await ask(quoter, 'chain_countToil', forever), await ask(quoter, 'chain_version')], [1027, -32005]);
  assert.is(await ask(other, 'chain_version'), undefined);
  await node.stop();
});

test('--mempool-bump sets the minimum replacement increase, and --mempool-gap the maximum nonce gap', async () => {
  const node = await limited('--mempool-bump', '50', '--mempool-gap', '2');
  const from = new Wallet(0, await operationsOf());
  const send = (nonce: number, gasPrice: number) =>
    answerOf(node.url, 'chain_submitBundle', hexOf(from.transfer(nonce, from.address, 1n, { gasPrice })));
  // The nonce before is missing, so that it stays.
  assert.is((await send(2, 100)).error, undefined);
  assert.equal((await send(2, 149)).error?.data.details, { pending: 100, needed: 150, got: 149 });
  assert.is((await send(2, 150)).error, undefined);
  assert.equal((await send(3, 100)).error?.data.details, { expected: 0, got: 3, max_gap: 2 });
  await node.stop();
});

test('--eth-log-blocks and --eth-logs limit a log query', async () => {
  const node = await limited('--eth-log-blocks', '4', '--eth-logs', '3');
  const [from, to] = [new Wallet(0, await operationsOf()), new Wallet(1, await operationsOf())];
  const included = { wait: 'included' };
  const { created } = await node.ask<Written>('chain_createToken', 'Acorn', 'ACN', 2, '1000', from.hex, included);
  const pay = () => node.ask<Written>('chain_transfer', from.hex, to.hex, created!.mint, '1', included);
  const heights = (await Promise.all([pay(), pay(), pay(), pay()])).map(({ receipt }) => receipt!.block_height);
  const logs = (fromBlock: number, toBlock: number) => {
    const [first, last] = [fromBlock, toBlock].map((one) => `0x${one.toString(16)}`);
    return answerOf<object[]>(node.url, 'eth_getLogs', { fromBlock: first, toBlock: last });
  };
  const tooMany = await logs(Math.min(...heights), Math.max(...heights));
  assert.match(tooMany.error!.message, 'query returns more than 3 logs; ask for fewer blocks');
  await until(async () => (await heightOf(node)) >= 5);
  assert.match((await logs(1, 5)).error!.message, 'exceed maximum block range: 4');
  await node.stop();
});

test('--mempool-lifetime drops bundles that have exceeded the lifetime', async () => {
  const node = await limited('--mempool-lifetime', '100');
  const from = new Wallet(0, await operationsOf());
  const waiting = async () => (await node.ask<{ bundles: object[] }>('chain_getMempool', from.hex)).bundles.length;
  // The nonce before it is missing.
  const bundle = from.transfer(1, from.address, 1n);
  await node.ask('chain_submitBundle', hexOf(bundle));
  await node.ask('dev_advanceTime', 50);
  assert.is(await waiting(), 1);
  await node.ask('dev_advanceTime', 60);
  await until(async () => (await waiting()) === 0);
  const receipt = await answerOf<{ status: string; error: { code: number } }>(
    node.url,
    'chain_getTransactionReceipt',
    `0x${bundle.hash}`,
  );
  assert.equal(
    [receipt.error, (receipt as { result: { error: { code: number } } }).result.error.code],
    [undefined, 1022],
  );
  await node.stop();
});

test.run();
