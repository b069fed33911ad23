/** The request and answer pairs of execution-apis, replayed; and every method that it describes, held to its schemas. */

import { readFileSync } from 'node:fs';
import { Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask, conforms, described } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, post, type Written } from '../node/live.js';
import { until } from '../until.js';

interface Fixture {
  readonly params: readonly unknown[] | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: string };
}

/** From github.com/ethereum/execution-apis, CC0; without the one that sends 131 KB of blobs. */
const file = new URL('../../../test/conformance/execution-apis-io.json', import.meta.url);
const fixtures = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fixture>);

/** What does not depend on the chain, so that the answer is theirs to the letter. */
const SAME = new Set([
  'eth_estimateGas/estimate-simple-transfer',
  'eth_getBalance/get-balance-unknown-account',
  'eth_getBlockByHash/get-block-by-empty-hash',
  'eth_getBlockByHash/get-block-by-notfound-hash',
  'eth_getBlockByNumber/get-block-notfound',
  'eth_getBlockReceipts/get-block-receipts-0',
  'eth_getBlockReceipts/get-block-receipts-earliest',
  'eth_getBlockReceipts/get-block-receipts-empty',
  'eth_getBlockReceipts/get-block-receipts-future',
  'eth_getBlockReceipts/get-block-receipts-not-found',
  'eth_getBlockTransactionCountByNumber/get-genesis',
  'eth_getCode/get-code-unknown-account',
  'eth_getLogs/filter-error-future-block-range',
  'eth_getLogs/filter-error-invalid-blockHash-and-range',
  'eth_getLogs/filter-error-reversed-block-range',
  'eth_getStorageAt/get-storage-invalid-key',
  'eth_getStorageAt/get-storage-invalid-key-too-large',
  'eth_getStorageAt/get-storage-unknown-account',
  'eth_getTransactionByHash/get-empty-tx',
  'eth_getTransactionByHash/get-notfound-tx',
  'eth_getTransactionCount/get-nonce-unknown-account',
  'eth_getTransactionReceipt/get-empty-tx',
  'eth_getTransactionReceipt/get-notfound-tx',
  'eth_syncing/check-syncing',
]);

/** What other chains answer and this one, without code or proofs of Ethereum's kind, does not have (ethereum 2.3). */
const ABSENT = new Set([
  ...['eth_capabilities', 'eth_config', 'eth_createAccessList', 'eth_getProof', 'eth_getStorageValues'],
  ...['eth_getBlockAccessList', 'eth_coinbase', 'eth_simulateV1', 'eth_fillTransaction', 'eth_sign'],
  ...['eth_signTransaction', 'eth_sendTransaction'],
]);

/** Served, and not described by execution-apis: the form that clients know. */
const FORMS: Readonly<Record<string, RegExp>> = {
  net_listening: /^true$/,
  net_peerCount: /^"0x0"$/,
  web3_clientVersion: /^"[A-Za-z]+\/v?\d.*"$/,
  web3_sha3: /^"0x[0-9a-f]{64}"$/,
  txpool_inspect: /^\{"pending":\{.*\},"queued":\{\}\}$/,
  eth_getHeaderByHash: /^\{"number":"0x[0-9a-f]+","hash":"0x[0-9a-f]{64}",/,
  eth_getHeaderByNumber: /^\{"number":"0x[0-9a-f]+","hash":"0x[0-9a-f]{64}",/,
  eth_getRawTransactionByHash: /^"0x02f8[0-9a-f]+"$/,
  eth_getRawTransactionByBlockHashAndIndex: /^"0x02f8[0-9a-f]+"$/,
  eth_getRawTransactionByBlockNumberAndIndex: /^"0x02f8[0-9a-f]+"$/,
  eth_getUncleCountByBlockHash: /^"0x0"$/,
  eth_getUncleCountByBlockNumber: /^"0x0"$/,
  eth_getUncleByBlockHashAndIndex: /^null$/,
  eth_getUncleByBlockNumberAndIndex: /^null$/,
};

const owner = account(0);
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const padded = `0x${wallet.address.slice(2).toLowerCase().padStart(64, '0')}`;

let here: Here;
let coin: string;
let hash: string;
let place: { blockHash: string; blockNumber: string };

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  coin = `0x${String(made.created!.mint).slice(-40)}`;
  await Promise.all([
    write('chain_transfer', owner, padded, 'TRL', `${10n ** 10n}`),
    write('chain_transfer', owner, padded, 'COIN', '100'),
  ]);
  const data = `0xa9059cbb${'5a'.repeat(20).padStart(64, '0')}${'7'.padStart(64, '0')}`;
  const fees = { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n, gasLimit: 100_000n };
  const raw = await wallet.signTransaction({ ...fees, to: coin, data, nonce: 0, chainId: 1_618_031 });
  hash = await ask<string>(here.url, 'eth_sendRawTransaction', raw);
  const receipt = () => ask<typeof place | null>(here.url, 'eth_getTransactionReceipt', hash);
  await until(async () => (await receipt()) !== null);
  place = (await receipt())!;
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

/** The answer to the request as it stands in the fixture. */
async function replay(name: string, { params }: Fixture) {
  const method = name.split('/')[0]!;
  const body = { jsonrpc: '2.0', id: 1, method, ...(params && { params }) };
  const { status, json } = await post<Fixture>(here.url, JSON.stringify(body));
  assert.is(status, 200, name);
  return { method, ...json };
}

test('responses that do not depend on the chain match the fixtures exactly', async () => {
  const found = fixtures.filter(([name]) => SAME.has(name));
  assert.is(found.length, SAME.size);
  for (const [name, fixture] of found) {
    const { result, error } = await replay(name, fixture);
    assert.equal(result, fixture.result, name);
    assert.equal(error && [error.code, error.message], fixture.error && [fixture.error.code, fixture.error.message]);
  }
});

test('every other request of the fixtures gets a response of the right form or an error that clients recognize', async () => {
  for (const [name, fixture] of fixtures.filter((one) => !SAME.has(one[0]))) {
    const { method, result, error } = await replay(name, fixture);
    if (ABSENT.has(method)) {
      assert.equal([error?.code, error?.message], [-32601, `the method ${method} does not exist/is not available`]);
    } else if (error) {
      const beyond = error.code === -32602 && error.message === 'block range extends beyond current head block';
      assert.ok(beyond || [-32000, 3].includes(error.code), `${name}: ${JSON.stringify(error)}`);
      if (error.code === 3) assert.match(String(error.data), /^0x/, name);
    } else conforms(method, result);
  }
});

test('the response of every Ethereum method of the node matches its schema', async () => {
  const [at, nr] = [place.blockHash, place.blockNumber];
  const transfers = { address: coin, fromBlock: '0x0' };
  const filters = await Promise.all([ask(here.url, 'eth_newFilter', transfers), ask(here.url, 'eth_newBlockFilter')]);
  await write('chain_transfer', owner, padded, 'COIN', '1');
  const raw = await wallet.signTransaction({
    ...{ type: 0, gasPrice: 10n ** 10n, gasLimit: 21_000n, nonce: 1, chainId: 1_618_031 },
    ...{ to: wallet.address, value: 10n ** 9n },
  });
  const calls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
    eth_accounts: [[]],
    eth_baseFee: [[]],
    eth_blobBaseFee: [[]],
    eth_blockNumber: [[]],
    eth_call: [[{ to: coin, data: '0x313ce567' }, nr]],
    eth_chainId: [[]],
    eth_estimateGas: [[{ from: wallet.address, to: wallet.address, value: '0x3b9aca00' }]],
    eth_feeHistory: [['0x2', 'latest', [1, 99]]],
    eth_gasPrice: [[]],
    eth_getBalance: [[wallet.address, 'latest']],
    eth_getBlockByHash: [
      [at, true],
      [at, false],
    ],
    eth_getBlockByNumber: [
      [nr, true],
      [nr, false],
      ['earliest', true],
    ],
    eth_getBlockReceipts: [[nr], [{ blockHash: at }]],
    eth_getBlockTransactionCountByHash: [[at]],
    eth_getBlockTransactionCountByNumber: [[nr]],
    eth_getCode: [[coin, 'latest']],
    eth_getFilterChanges: filters.map((id) => [id]),
    eth_getFilterLogs: [[filters[0]]],
    eth_getLogs: [[transfers]],
    eth_getStorageAt: [[coin, '0x0', 'latest']],
    eth_getTransactionByBlockHashAndIndex: [[at, '0x0']],
    eth_getTransactionByBlockNumberAndIndex: [[nr, '0x0']],
    eth_getTransactionByHash: [[hash]],
    eth_getTransactionCount: [[wallet.address, 'pending']],
    eth_getTransactionReceipt: [[hash]],
    eth_maxPriorityFeePerGas: [[]],
    eth_newBlockFilter: [[]],
    eth_newFilter: [[{}]],
    eth_newPendingTransactionFilter: [[]],
    eth_sendRawTransaction: [[raw]],
    eth_syncing: [[]],
    eth_uninstallFilter: [[filters[0]]],
    net_version: [[]],
    txpool_status: [[]],
    txpool_content: [[]],
    txpool_contentFrom: [[wallet.address]],
    txpool_inspect: [[]],
    eth_getHeaderByHash: [[at]],
    eth_getHeaderByNumber: [[nr]],
    eth_getRawTransactionByHash: [[hash]],
    eth_getRawTransactionByBlockHashAndIndex: [[at, '0x0']],
    eth_getRawTransactionByBlockNumberAndIndex: [[nr, '0x0']],
    eth_getUncleByBlockHashAndIndex: [[at, '0x0']],
    eth_getUncleByBlockNumberAndIndex: [[nr, '0x0']],
    eth_getUncleCountByBlockHash: [[at]],
    eth_getUncleCountByBlockNumber: [[nr]],
    net_listening: [[]],
    net_peerCount: [[]],
    web3_clientVersion: [[]],
    web3_sha3: [['0x68']],
  };
  const { methods } = await ask<{ methods: { name: string }[] }>(here.url, 'rpc.discover');
  const served = methods.map(({ name }) => name).filter((name) => /^(eth|net|web3|txpool)_/.test(name));
  // Over WebSocket alone, where their answers are ids: see the test of subscriptions.
  const overSocket = ['eth_subscribe', 'eth_unsubscribe'];
  assert.equal([...Object.keys(calls), ...overSocket].sort(), served.sort());
  for (const [method, given] of Object.entries(calls)) {
    assert.is(described.has(method), !Object.hasOwn(FORMS, method), method);
    for (const params of given) {
      const answer = await ask(here.url, method, ...params);
      if (FORMS[method]) assert.match(JSON.stringify(answer), FORMS[method]);
      else assert.is.not(JSON.stringify(answer), 'null', `${method} has something to tell`);
      if (Array.isArray(answer) && method !== 'eth_accounts') assert.ok(answer.length > 0, method);
    }
  }
  for (const method of described) assert.ok(Object.hasOwn(calls, method) !== ABSENT.has(method), method);
});

test.run();
