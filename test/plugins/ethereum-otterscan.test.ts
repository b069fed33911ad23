/** What the pages of Otterscan ask of a node, in the order in which they ask it; each answer has the form that they read. */

import { Interface, JsonRpcProvider, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { toHex } from '../../runtime/sdk.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask, conforms } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, Wallet as Native, operationsOf, refusalOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const [owner, other] = [account(0), account(1)];
const short = (id: unknown): string => `0x${String(id).slice(-40)}`;
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const me = wallet.address.toLowerCase();
const bare = `0x${me.slice(2).padStart(64, '0')}`;
const FEES = { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n, gasLimit: 100_000n, chainId: 1_618_031 };

type Fields = Readonly<Record<string, unknown>>;
interface Page {
  readonly txs: readonly Fields[];
  readonly receipts: readonly Fields[];
  readonly firstPage: boolean;
  readonly lastPage: boolean;
}

let here: Here;
let coin: string;
let provider: JsonRpcProvider;
/** Pays the wallet and another account in one native bundle. */
let batch: string;
/** Hashes of what concerns the wallet, the newest first. */
const concerning: string[] = [];

const call = <T>(method: string, ...params: unknown[]) => ask<T>(here.url, method, ...params);

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  provider = new JsonRpcProvider(here.url, undefined, { staticNetwork: true });
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  coin = short(made.created!.mint);
  const transfers = [bare, other].map((to) => ({
    ...{ to: to.slice(2), token_symbol: 'TRL', amount: 5_000_000_000n, memo: null },
  }));
  const { bytes, hash } = new Native(0, await operationsOf()).bundle(1, 'BatchTransfer', { transfers });
  await write('chain_submitBundle', toHex(bytes));
  batch = `0x${hash}`;
  concerning.unshift(batch);
  await write('chain_transfer', owner, bare, 'COIN', '900');
  const { transactions } = await call<{ transactions: string[] }>('eth_getBlockByNumber', 'latest', false);
  concerning.unshift(transactions[0]!);
  for (let nonce = 0; nonce < 4; nonce++) {
    const raw = await wallet.signTransaction({ ...FEES, to: short(other), value: 10n ** 9n, nonce });
    const sent = await call<string>('eth_sendRawTransaction', raw);
    await until(async () => (await call('eth_getTransactionReceipt', sent)) !== null);
    concerning.unshift(sent);
  }
  await until(async () => (await search('Before', 0, 25)).txs.length === concerning.length, 'the index follows');
});

test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

const search = (direction: 'Before' | 'After', number: number, size: number) =>
  call<Page>(`ots_searchTransactions${direction}`, me, number, size);

test('Otterscan accepts the node as a compatible backend', async () => {
  const [height, header, level] = await Promise.all([
    provider.getBlockNumber(),
    provider.send('erigon_getHeaderByNumber', ['latest']),
    provider.send('ots_getApiLevel', []),
  ]);
  assert.ok(height >= 6);
  assert.equal([typeof header.hash, level >= 8], ['string', true]);
  assert.equal(await call('erigon_getHeaderByNumber', 2), await call('eth_getHeaderByNumber', '0x2'));
});

test('the page of a block shows its details and its transactions, page by page from the end', async () => {
  const { blockNumber, blockHash } = await call<Record<string, string>>('eth_getTransactionByHash', batch);
  const details = await call<{ block: Fields; issuance: Fields; totalFees: string }>(
    'ots_getBlockDetails',
    Number(blockNumber),
  );
  assert.equal(await call('ots_getBlockDetailsByHash', blockHash), details);
  assert.equal([details.block.hash, details.block.transactionCount, details.block.logsBloom], [blockHash, 1, null]);
  const { gasUsed } = await call<{ gasUsed: string }>('eth_getTransactionReceipt', batch);
  assert.is(BigInt(details.totalFees), BigInt(gasUsed) * 10n ** 10n);
  assert.ok(BigInt(details.issuance.blockReward as string) > 0n, 'what the block gave out');
  const page = await call<{ fullblock: Fields & { transactions: Fields[] }; receipts: Fields[] }>(
    'ots_getBlockTransactions',
    ...[Number(blockNumber), 0, 25],
  );
  assert.equal(
    page.fullblock.transactions.map(({ hash, input }) => [hash, String(input).length]),
    [[batch, 10]],
  );
  assert.is(page.fullblock.transactionCount, 1, 'a number: the page writes it as it is');
  assert.equal([page.receipts[0]!.transactionHash, page.receipts[0]!.logs], [batch, null]);
  const behind = await call<typeof page>('ots_getBlockTransactions', Number(blockNumber), 1, 25);
  assert.equal([behind.fullblock.transactions, behind.receipts], [[], []]);
  assert.is(await call('ots_getBlockDetails', 10 ** 6), null);
  assert.is(await call('ots_getBlockTransactions', 10 ** 6, 0, 25), null);
});

test('the page of a transaction shows internal transfers, no error, and a trace by depth', async () => {
  const moves = await call<Fields[]>('ots_getInternalOperations', batch);
  assert.equal(
    moves.map(({ type, from, to, value }) => [type, from, to, BigInt(value as string)]),
    [me, short(other)].map((to) => [0, short(owner), to, 5n * 10n ** 18n]),
  );
  const trace = await call<Fields[]>('ots_traceTransaction', batch);
  assert.equal(
    trace.map(({ depth, to }) => [depth, to]),
    [
      [0, `0x${'f'.repeat(40)}`],
      [1, me],
      [1, short(other)],
    ],
  );
  assert.is(await call('ots_getTransactionError', batch), '0x');
  assert.equal(await call('ots_getInternalOperations', concerning[0]), [], 'its own value is no internal move');
  assert.is(await call('ots_traceTransaction', `0x${'12'.repeat(32)}`), null);
});

test('the page of an address pages through all its transactions from both ends', async () => {
  const first = await search('Before', 0, 2);
  assert.equal(
    first.txs.map(({ hash }) => hash),
    concerning.slice(0, 2),
  );
  assert.equal([first.firstPage, first.lastPage], [true, false]);
  for (const [i, tx] of first.txs.entries()) {
    conforms('eth_getTransactionByHash', tx);
    const { timestamp, ...receipt } = first.receipts[i]!;
    conforms('eth_getTransactionReceipt', receipt);
    assert.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 3_600);
  }
  // As the buttons do it: from each page on at the block of its last transaction.
  const seen: unknown[] = [];
  for (let page = first; ; page = await search('Before', Number(page.txs.at(-1)!.blockNumber), 2)) {
    seen.push(...page.txs.map(({ hash }) => hash));
    if (page.lastPage) break;
    assert.ok(seen.length < concerning.length);
  }
  assert.equal(seen, concerning);
  const back: unknown[] = [];
  let page = await search('After', 0, 2);
  assert.equal([page.firstPage, page.lastPage], [false, true]);
  for (; ; page = await search('After', Number(page.txs[0]!.blockNumber), 2)) {
    back.unshift(...page.txs.map(({ hash }) => hash));
    if (page.firstPage) break;
    assert.ok(back.length < concerning.length);
  }
  assert.equal(back, concerning);
  const nobody = await call<Page>('ots_searchTransactionsBefore', `0x${'5a'.repeat(20)}`, 0, 25);
  assert.equal(nobody, { txs: [], receipts: [], firstPage: true, lastPage: true });
  for (const size of [0, 101]) {
    assert.is((await refusalOf(here.url, 'ots_searchTransactionsBefore', me, 0, size)).code, -32602);
  }
});

test('a transaction is found by sender and nonce, and a contract by its creator', async () => {
  for (const nonce of [0, 1, 2, 3]) {
    assert.is(await call('ots_getTransactionBySenderAndNonce', wallet.address, nonce), concerning[3 - nonce]);
  }
  assert.is(await call('ots_getTransactionBySenderAndNonce', wallet.address, 4), null);
  assert.is(await call('ots_getTransactionBySenderAndNonce', short(owner), 1), batch);
  const creator = await call<Fields>('ots_getContractCreator', coin);
  assert.is(creator.creator, short(owner));
  assert.is(await call('ots_getTransactionBySenderAndNonce', short(owner), 0), creator.hash);
  assert.is(await call('ots_getContractCreator', me), null);
  assert.equal(
    await Promise.all(
      [coin, me, `0xca11bde05977b3631167028862be2a173976ca11`].map((at) => call('ots_hasCode', at, 'latest')),
    ),
    [true, false, true],
  );
  const { blockNumber } = await call<Fields>('eth_getTransactionByHash', creator.hash);
  const made = Number(blockNumber); // pages name blocks by JSON numbers, and ask for the block before a transaction
  assert.equal(await Promise.all([made - 1, made, made + 1].map((at) => call('ots_hasCode', coin, at))), [
    false,
    true,
    true,
  ]);
  assert.is((await refusalOf(here.url, 'ots_hasCode', coin, 10 ** 6)).code, -32000);
  const token = new Interface(['function symbol() view returns (string)']);
  const answer = await call<string>('eth_call', { to: coin, data: token.encodeFunctionData('symbol') }, 'latest');
  assert.equal([...token.decodeFunctionResult('symbol', answer)], ['COIN']);
});

test.run();
