/** Blocks, transactions, receipts and logs as a running node tells them to Ethereum clients, each held to the schemas of Ethereum's own API. */

import { Interface, JsonRpcProvider, Transaction, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { pendingTransactions } from '../../plugins/ethereum/pending-block.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, Listener, refusalOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const FEES = { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n } as const;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const owner = account(0);
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const other = new Wallet(`0x${'43'.repeat(32)}`).address.toLowerCase();
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const short = (id: unknown) => `0x${String(id).slice(-40)}`;
const hex = (value: number) => `0x${value.toString(16)}`;
const erc20 = new Interface(['function transfer(address,uint256)']);

type Fields = Readonly<Record<string, unknown>>;
interface Block extends Fields {
  readonly hash: string;
  readonly number: string;
  readonly transactions: readonly (Fields | string)[];
}
interface Log extends Fields {
  readonly topics: readonly string[];
}

let here: Here;
let provider: JsonRpcProvider;
let coin: string;
/** Hashes of a payment and a token transfer of the wallet, and of a native token transfer and a native stake of memo. */
let payment: string;
let moved: string;
let native: string;
let minted: string;

/** A native hash as Ethereum clients write it. */
const plain = (text: unknown): string => `0x${here.node.text.parseHash(String(text))}`;

const get = <T = Fields>(method: string, ...params: unknown[]) => ask<T>(here.url, method, ...params);

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

async function included(hash: string): Promise<Fields> {
  let receipt: Fields | null = null;
  await until(async () => {
    receipt = await get<Fields | null>('eth_getTransactionReceipt', hash);
    return receipt !== null;
  });
  return receipt!;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  provider = new JsonRpcProvider(here.url);
  const [made] = await Promise.all([
    write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner),
    write('chain_transfer', owner, word(wallet.address), 'TRL', `${100n * 10n ** 9n}`),
  ]);
  coin = short(made.created!.mint);
  minted = plain(made.receipt!.bundle_hash);
  const given = await write('chain_transfer', owner, word(wallet.address), 'COIN', '900');
  native = plain(given.receipt!.bundle_hash);
  const sender = wallet.connect(provider);
  payment = (await sender.sendTransaction({ ...FEES, to: other, value: 10n ** 18n })).hash;
  await included(payment);
  const data = erc20.encodeFunctionData('transfer', [other, 300n]);
  moved = (await sender.sendTransaction({ ...FEES, to: coin, data })).hash;
  await included(moved);
});

test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

test('every block has the form of the API, from genesis to the newest', async () => {
  const height = Number(await get<string>('eth_blockNumber'));
  let parent = `0x${'0'.repeat(64)}`;
  for (let number = 0; number <= height; number++) {
    const block = await get<Block>('eth_getBlockByNumber', hex(number), false);
    const full = await get<Block>('eth_getBlockByHash', block.hash, true);
    assert.is(block.number, hex(number));
    assert.is(block.parentHash, parent);
    assert.is(full.hash, block.hash);
    assert.equal(
      full.transactions.map((one) => (one as Fields).hash),
      block.transactions,
    );
    const empty = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';
    assert.is(block.transactionsRoot === empty, block.transactions.length === 0);
    assert.is(await get('eth_getBlockTransactionCountByNumber', hex(number)), hex(block.transactions.length));
    assert.is(await get('eth_getBlockTransactionCountByHash', block.hash), hex(block.transactions.length));
    const receipts = await get<Fields[]>('eth_getBlockReceipts', hex(number));
    assert.equal(
      receipts.map(({ transactionHash }) => transactionHash),
      block.transactions,
    );
    for (const index of block.transactions.keys()) {
      const byHash = await get('eth_getTransactionByBlockHashAndIndex', block.hash, hex(index));
      assert.equal(byHash, full.transactions[index]);
      assert.equal(await get('eth_getTransactionByBlockNumberAndIndex', hex(number), hex(index)), byHash);
      assert.equal(await get('eth_getTransactionByHash', byHash.hash), byHash);
      assert.equal(await get('eth_getTransactionReceipt', byHash.hash), receipts[index]);
    }
    parent = block.hash;
  }
});

test('a signed transaction is returned as it was signed', async () => {
  const shown = await get('eth_getTransactionByHash', payment);
  const { from, to, value, nonce, gas, input, type, maxFeePerGas, r, s, yParity } = shown as Record<
    'from' | 'to' | 'value' | 'nonce' | 'gas' | 'input' | 'type' | 'maxFeePerGas' | 'r' | 's' | 'yParity',
    string
  >;
  assert.equal([from, to, nonce, input, type], [wallet.address.toLowerCase(), other, '0x0', '0x', '0x2']);
  const again = Transaction.from({
    ...{ type: 2, chainId: 1_618_031n, nonce: 0, to, value, gasLimit: gas, data: input },
    ...{ maxFeePerGas, maxPriorityFeePerGas: 0n, accessList: [] },
    signature: { r: word(r), s: word(s), yParity: Number(yParity) as 0 | 1 },
  });
  assert.is(again.hash, payment);
  const receipt = await get('eth_getTransactionReceipt', payment);
  assert.equal(
    [receipt.status, receipt.gasUsed, receipt.effectiveGasPrice, receipt.logs],
    ['0x1', '0x5208', '0x2540be400', []],
  );
});

test('native bundles are returned as transactions', async () => {
  const transfer = await get('eth_getTransactionByHash', native);
  assert.equal([transfer.type, transfer.v, transfer.r, transfer.s], ['0x0', '0x0', '0x0', '0x0']);
  assert.equal([transfer.to, transfer.value], [coin, '0x0']);
  assert.is(transfer.input, erc20.encodeFunctionData('transfer', [wallet.address, 900n]));
  const creation = await get('eth_getTransactionByHash', minted);
  assert.is(creation.to, `0x${'f'.repeat(40)}`);
});

test('unknown blocks and transactions return null', async () => {
  const nowhere = `0x${'0'.repeat(64)}`;
  for (const method of [
    'eth_getBlockByHash',
    'eth_getTransactionByHash',
    'eth_getTransactionReceipt',
    'eth_getBlockReceipts',
    'eth_getBlockTransactionCountByHash',
  ]) {
    assert.is(await get(method, nowhere), null, method);
  }
  assert.is(await get('eth_getBlockByNumber', '0xffffff', true), null);
  assert.is(await get('eth_getTransactionByBlockNumberAndIndex', '0x1', '0xff'), null);
  assert.is(await get('eth_getUncleCountByBlockNumber', '0x1'), '0x0');
  assert.is(await get('eth_getUncleByBlockNumberAndIndex', '0x1', '0x0'), null);
});

test('pending is the block after the head for blocks, headers, counts and transactions, and has no receipts or traces', async () => {
  const height = Number(await get<string>('eth_blockNumber'));
  // Its hash, nonce and miner are null, as in geth, whatever the schema of the API says.
  const unbuilt = async (method: string, ...more: unknown[]): Promise<Fields> => {
    const answer = await answerOf<Fields>(here.url, method, 'pending', ...more);
    return answer.error ? Promise.reject(new Error(answer.error.message)) : answer.result;
  };
  const [block, header] = [await unbuilt('eth_getBlockByNumber', false), await unbuilt('eth_getHeaderByNumber')];
  for (const { number, parentHash, ...unknown } of [block, header]) {
    assert.ok(Number(number) > height, `${String(number)} follows ${height}`);
    const parent = await get<Block>('eth_getBlockByNumber', hex(Number(number) - 1), false);
    assert.is(parentHash, parent.hash);
    for (const field of ['hash', 'nonce', 'miner']) assert.is(unknown[field], null, field);
  }
  assert.match(await get<string>('eth_getBlockTransactionCountByNumber', 'pending'), /^0x/);
  assert.is(await get('eth_getTransactionByBlockNumberAndIndex', 'pending', '0xffff'), null);
  for (const method of ['eth_getBlockReceipts', 'trace_block', 'ots_getBlockDetails']) {
    assert.match((await refusalOf(here.url, method, 'pending')).message, /^the pending block has no receipts/, method);
  }
});

test('the pending block lists executable transactions that fit into it', async () => {
  const waiting = (hash: string, gas_limit: number, isExecutable = true) => ({
    envelope: { hash, bundle: { gas_limit } },
    outcome: isExecutable ? { returned: [] } : undefined,
  });
  const list = [
    waiting('a', 30_000),
    waiting('b', 21_000, false),
    waiting('c', 80_000),
    waiting('d', 60_000),
    waiting('e', 1),
  ];
  const node = { ledger: { limits: async () => ({ gas: 100_000, bundles: 2 }) }, mempool: { list: () => list } };
  const found = await pendingTransactions(node as never);
  assert.equal(
    found.map(({ envelope }) => envelope.hash),
    ['a', 'd'],
  );
});

test('a quantity with leading zeros is rejected', async () => {
  for (const block of ['0x01', '0x00', '0x']) {
    assert.is((await refusalOf(here.url, 'eth_getBlockByNumber', block, false)).code, -32602, block);
  }
  assert.is((await refusalOf(here.url, 'eth_call', { to: coin, value: '0x01' })).code, -32602);
});

test('logs are found by contract, topics, range and block', async () => {
  const find = (filter: object) => get<Log[]>('eth_getLogs', { fromBlock: 'earliest', toBlock: 'latest', ...filter });
  const all = await find({ address: coin });
  assert.is(all.length, 3, 'made, given, moved');
  assert.equal(
    all.map(({ transactionHash }) => transactionHash),
    [minted, native, moved],
  );
  assert.is((await find({ address: [coin.toUpperCase().replace('X', 'x')] })).length, 3);
  assert.is((await find({ topics: [TRANSFER, null, word(other)] })).length, 1);
  assert.is((await find({ topics: [[TRANSFER], [], null] })).length, 3);
  assert.is((await find({ topics: [[TRANSFER], [], null, null] })).length, 0, 'four topics are of ERC-721 alone');
  assert.is((await find({ topics: [null, [word(owner), word(short(owner)), word(wallet.address)]] })).length, 2);
  assert.is((await find({ topics: [word(other)] })).length, 0);
  assert.is((await find({ topics: [TRANSFER, null, null, word(other)] })).length, 0, 'longer than the topics of a log');
  assert.is((await find({ address: other })).length, 0);
  const [last] = all.slice(-1);
  assert.equal(await get('eth_getLogs', { blockHash: last!.blockHash, topics: [] }), [last]);
  assert.equal(await get('eth_getLogs', { fromBlock: last!.blockNumber, toBlock: last!.blockNumber }), [last]);
  const receipt = await get('eth_getTransactionReceipt', moved);
  assert.equal(receipt.logs, [last]);
  const block = await get('eth_getBlockByHash', last!.blockHash);
  assert.is.not(BigInt(block.logsBloom as string), 0n);
});

test('invalid ranges of logs are rejected', async () => {
  const refused = async (filter: object) => {
    const { code, message } = await refusalOf(here.url, 'eth_getLogs', filter);
    return `${code} ${message}`;
  };
  assert.match(await refused({ fromBlock: '0x2', toBlock: '0x1' }), /^-32602 invalid block range params/);
  assert.match(
    await refused({ fromBlock: '0x0', toBlock: '0xffffff' }),
    /^-32602 block range extends beyond current head/,
  );
  const both = { blockHash: `0x${'0'.repeat(64)}`, fromBlock: '0x0' };
  assert.match(await refused(both), /^-32602 .*cannot specify both BlockHash and FromBlock\/ToBlock/);
  assert.match(await refused({ blockHash: both.blockHash }), /^-32000 unknown block/);
  assert.match(await refused({ topics: [null, null, null, null, null] }), /^-32602 .*exceed max topics/);
  assert.match(await refused({ address: '0x12' }), /^-32602/);
});

test('filters return what is new since the last poll', async () => {
  const [logs, blocks, pending] = await Promise.all([
    get<string>('eth_newFilter', { address: coin }),
    get<string>('eth_newBlockFilter'),
    get<string>('eth_newPendingTransactionFilter'),
  ]);
  for (const id of [logs, blocks, pending]) assert.match(id, /^0x[1-9a-f][0-9a-f]*$/);
  assert.equal(await get('eth_getFilterChanges', logs), []);
  const { receipt } = await write('chain_transfer', owner, word(wallet.address), 'COIN', '1');
  const told = await get<Log[]>('eth_getFilterChanges', logs);
  assert.equal(
    told.map(({ transactionHash }) => transactionHash),
    [plain(receipt!.bundle_hash)],
  );
  assert.equal(await get('eth_getFilterChanges', logs), []);
  assert.ok((await get<string[]>('eth_getFilterChanges', blocks)).includes(plain(receipt!.block_hash)));
  assert.equal(await get('eth_getFilterChanges', pending), [plain(receipt!.bundle_hash)]);
  assert.is(
    (await get<Log[]>('eth_getFilterLogs', await get('eth_newFilter', { address: coin, fromBlock: '0x0' }))).length,
    4,
  );
  assert.is(await get('eth_uninstallFilter', logs), true);
  assert.is(await get('eth_uninstallFilter', logs), false);
  for (const [method, id] of [
    ['eth_getFilterChanges', logs],
    ['eth_getFilterLogs', blocks],
    ['eth_getFilterChanges', '0x1'],
  ]) {
    const { code, message } = await refusalOf(here.url, method!, id);
    assert.equal([code, message], [-32000, 'filter not found']);
  }
});

test('subscribers are notified of a transaction, then of its block, then of its logs', async () => {
  const listener = await Listener.open(here.url);
  const subscribe = async (...params: unknown[]) => {
    const answer = await listener.call<string>('eth_subscribe', ...params);
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  };
  const heads = await subscribe('newHeads');
  const logs = await subscribe('logs', { address: [coin], topics: [TRANSFER] });
  const pending = await subscribe('newPendingTransactions');
  const whole = await subscribe('newPendingTransactions', true);
  const { receipt } = await write('chain_transfer', owner, word(wallet.address), 'COIN', '1');
  const [bundle_hash, block_hash] = [plain(receipt!.bundle_hash), plain(receipt!.block_hash)];
  await until(async () => listener.of(logs).length > 0);
  const results = (id: string) => listener.of(id).map(({ result }) => result as unknown);
  assert.equal(results(pending), [bundle_hash]);
  assert.equal(
    results(whole).map((one) => (one as Fields).hash),
    [bundle_hash],
  );
  const [log] = results(logs) as Log[];
  assert.equal([log!.transactionHash, log!.blockHash], [bundle_hash, block_hash]);
  const { transactions, uncles, size, ...head } = await get<Block>('eth_getBlockByHash', block_hash);
  assert.equal(
    (results(heads) as Fields[]).find(({ hash }) => hash === block_hash),
    head,
  );
  const order = listener.heard.filter(({ result }) => [result.hash, result.blockHash].includes(block_hash));
  assert.equal(
    order.map(({ subscription }) => subscription),
    [heads, logs],
  );
  assert.is((await listener.call<boolean>('eth_unsubscribe', logs)).error, undefined);
  const twice = await listener.call('eth_unsubscribe', logs);
  assert.equal([twice.error!.code, twice.error!.message], [-32000, 'subscription not found']);
  const wrong = await listener.call('eth_subscribe', 'news');
  assert.equal([wrong.error!.code, wrong.error!.message], [-32601, 'no "news" subscription in eth namespace']);
  assert.is((await listener.call('eth_subscribe', 'logs', { address: '0x12' })).error!.code, -32602);
  assert.is((await refusalOf(here.url, 'eth_subscribe', 'newHeads')).code, -32601, 'not over HTTP');
  listener.close();
});

test.run();
