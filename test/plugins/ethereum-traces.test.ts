/** Traces of a running node: what transactions moved besides their own value, told as tracers of Ethereum tell it. */

import { Interface, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { toHex } from '../../runtime/sdk.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, Wallet as Native, operationsOf, refusalOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const [owner, other] = [account(0), account(1)];
const short = (id: unknown): string => `0x${String(id).slice(-40)}`;
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const me = wallet.address.toLowerCase();
const TRACER = { tracer: 'callTracer' };
const WEI = 10n ** 9n;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const FEES = { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n, gasLimit: 100_000n, chainId: 1_618_031 };
const erc20 = new Interface(['function transfer(address, uint256)']);

interface Trace {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly input: string;
  readonly output?: string;
  readonly error?: string;
  readonly revertReason?: string;
  readonly gasUsed: string;
  readonly calls?: readonly Trace[];
  readonly logs?: readonly { readonly address: string; readonly topics: readonly string[] }[];
}
interface Flat {
  readonly action: Pick<Trace, 'from' | 'to' | 'value'>;
  readonly traceAddress: readonly number[];
  readonly subtraces: number;
  readonly transactionHash: string;
  readonly transactionPosition: number;
  readonly blockNumber: number;
}

let here: Here;
let coin: string;
/** A native bundle that pays two accounts, a payment of a wallet, and its transfer of a token. */
let batch: string;
let payment: string;
let transfer: string;
let height: number;

const call = <T>(method: string, ...params: unknown[]) => ask<T>(here.url, method, ...params);

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

async function send(fields: object, nonce: number): Promise<string> {
  const hash = await call<string>(
    'eth_sendRawTransaction',
    await wallet.signTransaction({ ...FEES, ...fields, nonce }),
  );
  await until(async () => (await call('eth_getTransactionReceipt', hash)) !== null);
  return hash;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  coin = short(made.created!.mint);
  const bare = `0x${me.slice(2).padStart(64, '0')}`;
  await write('chain_transfer', owner, bare, 'COIN', '900');
  const transfers = [
    { to: bare.slice(2), token_symbol: 'TRL', amount: 5_000_000_000n, memo: null },
    { to: other.slice(2), token_symbol: 'TRL', amount: 7n, memo: null },
    { to: other.slice(2), token_symbol: 'COIN', amount: 9n, memo: null },
  ];
  const giver = new Native(0, await operationsOf());
  assert.is(giver.hex, owner);
  const { bytes, hash } = giver.bundle(2, 'BatchTransfer', { transfers }, { gasLimit: 100_000 });
  await write('chain_submitBundle', toHex(bytes));
  batch = `0x${hash}`;
  payment = await send({ to: short(other), value: 3n * WEI, gasLimit: 21_000n }, 0);
  transfer = await send({ to: coin, data: erc20.encodeFunctionData('transfer', [short(other), 5]) }, 1);
  height = here.node.ledger.head.height;
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

test('the native transfers of a bundle are inner calls of its transaction, and token transfers are logs', async () => {
  const trace = await call<Trace>('debug_traceTransaction', batch, TRACER);
  assert.equal(
    trace.calls!.map(({ type, from, to, value, input }) => [type, from, to, BigInt(value), input]),
    [
      ['CALL', short(owner), me, 5n * 10n ** 18n, '0x'],
      ['CALL', short(owner), short(other), 7n * WEI, '0x'],
    ],
  );
  assert.is(trace.logs, undefined);
  const whole = await call<Trace>('debug_traceTransaction', batch, { ...TRACER, tracerConfig: { withLog: true } });
  assert.equal(
    whole.logs!.map(({ address }) => address),
    [coin],
  );
  const top = await call<Trace>('debug_traceTransaction', batch, { ...TRACER, tracerConfig: { onlyTopCall: true } });
  assert.is(top.calls, undefined);
});

test('a payment appears once, as the call itself, and a token transfer returns true', async () => {
  const paid = await call<Trace>('debug_traceTransaction', payment, TRACER);
  assert.equal([paid.from, paid.to, BigInt(paid.value), paid.calls], [me, short(other), 3n * WEI, undefined]);
  assert.is(paid.gasUsed, '0x5208');
  const moved = await call<Trace>('debug_traceTransaction', transfer, TRACER);
  assert.is(BigInt(moved.output!), 1n);
  assert.match(moved.input, /^0xa9059cbb/);
});

test('other tracers, and transactions that no block has, are rejected with a remedy', async () => {
  for (const options of [{}, null, { tracer: 'prestateTracer' }, { tracer: 'function() {}' }]) {
    const { code, message } = await refusalOf(here.url, 'debug_traceTransaction', payment, options);
    assert.is(code, -32602);
    assert.match(message, /only \{"tracer": "callTracer"\} is supported.*no EVM code runs/);
  }
  const unknown = `0x${'12'.repeat(32)}`;
  assert.is((await refusalOf(here.url, 'debug_traceTransaction', unknown, TRACER)).message, 'transaction not found');
  assert.is(await call('trace_transaction', unknown), null);
});

test('a call is traced without being sent, and a reverted one reports why', async () => {
  const paying = { from: wallet.address, to: short(other), value: hex(WEI) };
  const paid = await call<Trace>('debug_traceCall', paying, 'latest', TRACER);
  assert.equal([BigInt(paid.value), paid.gasUsed, paid.error], [WEI, '0x5208', undefined]);
  const data = erc20.encodeFunctionData('transfer', [short(other), 10_000]);
  for (const block of ['latest', 'pending', hex(height)]) {
    const over = await call<Trace>('debug_traceCall', { from: me, to: coin, data }, block, TRACER);
    assert.is(over.error, 'execution reverted');
    assert.match(over.revertReason!, /balance/i);
    assert.match(over.output!, /^0x08c379a0/);
  }
  const asked = await call<Trace>('debug_traceCall', { to: coin, data: '0x18160ddd' }, 'latest', TRACER);
  assert.is(BigInt(asked.output!), 1_000n);
  const logged = { ...TRACER, tracerConfig: { withLog: true } };
  const fits = { from: me, to: coin, data: erc20.encodeFunctionData('transfer', [short(other), 1]) };
  const trace = await call<Trace>('debug_traceCall', fits, 'latest', logged);
  assert.equal(
    trace.logs!.map(({ address, topics }) => [address, topics.length]),
    [[coin, 3]],
  );
  assert.is((await refusalOf(here.url, 'debug_traceCall', { ...paying, value: '0x1' }, 'latest', TRACER)).code, -32000);
});

test('flat traces cover a transaction, a block, and senders and recipients in a range', async () => {
  const of = await call<Flat[]>('trace_transaction', batch);
  assert.equal(
    of.map(({ traceAddress, subtraces, action }) => [traceAddress, subtraces, action.to]),
    [
      [[], 2, `0x${'f'.repeat(40)}`],
      [[0], 0, me],
      [[1], 0, short(other)],
    ],
  );
  const block = await call<Flat[]>('trace_block', hex(of[0]!.blockNumber));
  assert.equal(block, of);
  assert.equal(await call('trace_block', hex(height + 1_000)), null);
  const range = { fromBlock: '0x0', toBlock: 'latest' };
  const hashes = async (filter: object) =>
    (await call<Flat[]>('trace_filter', { ...range, ...filter })).map(({ transactionHash }) => transactionHash);
  assert.equal(await hashes({ fromAddress: [me] }), [payment, transfer]);
  assert.equal(await hashes({ fromAddress: [short(owner)], toAddress: [me] }), [batch]);
  const all = await hashes({ toAddress: [short(other)] });
  assert.equal(all, [batch, payment]);
  assert.equal(await hashes({ toAddress: [short(other)], after: 1, count: 1 }), [payment]);
  assert.equal(await hashes({ toAddress: [short(other)], after: 2 }), []);
  assert.equal(await call('trace_filter', { ...range, fromAddress: [`0x${'5a'.repeat(20)}`] }), []);
});

test('a trace filter is bounded, and an invalid one is rejected', async () => {
  for (const [filter, message] of [
    [{ fromBlock: '0x5', toBlock: '0x1' }, /invalid block range/],
    [{ fromBlock: '0x0', toBlock: hex(10n ** 9n) }, /beyond current head/],
    [{ fromBlock: 'soon' }, /must be numbers or tags/],
    [{ count: 0 }, /count/],
    [{ count: 1_001 }, /count/],
  ] as const) {
    const refused = await refusalOf(here.url, 'trace_filter', filter);
    assert.is(refused.code, -32602);
    assert.match(refused.message, message);
  }
});

test('headers, raw bytes and pending transactions are returned as in geth, and proofs of its form are rejected', async () => {
  const { transactions, uncles, size, ...head } = await call<Record<string, unknown>>(
    'eth_getBlockByNumber',
    hex(height),
    false,
  );
  assert.ok(transactions && uncles && size);
  assert.equal(await call('eth_getHeaderByNumber', hex(height)), head);
  assert.equal(await call('eth_getHeaderByHash', head.hash), head);
  assert.is(await call('eth_getHeaderByNumber', hex(height + 1_000)), null);

  const raw = await call<string>('eth_getRawTransactionByHash', payment);
  assert.is(
    await call('eth_sendRawTransaction', raw).catch((cause: unknown) => /already known/.test(String(cause))),
    true,
  );
  const { blockNumber, blockHash, transactionIndex } = await call<Record<string, string>>(
    'eth_getTransactionByHash',
    payment,
  );
  assert.is(await call('eth_getRawTransactionByBlockNumberAndIndex', blockNumber, transactionIndex), raw);
  assert.is(await call('eth_getRawTransactionByBlockHashAndIndex', blockHash, transactionIndex), raw);
  assert.is(await call('eth_getRawTransactionByHash', `0x${'12'.repeat(32)}`), '0x');
  assert.match((await refusalOf(here.url, 'eth_getRawTransactionByHash', batch)).message, /native bundle/);

  const proof = await refusalOf(here.url, 'eth_getProof', me, [], 'latest');
  assert.equal([proof.code, proof.message], [-32601, 'the method eth_getProof does not exist/is not available']);

  const waiting = await wallet.signTransaction({ ...FEES, to: short(other), value: WEI, nonce: 5 });
  const hash = await call<string>('eth_sendRawTransaction', waiting);
  interface Pool {
    readonly pending: object;
    readonly queued: Record<string, Record<string, { hash: string; blockHash: null }>>;
  }
  const { queued } = await call<Pool>('txpool_content');
  assert.equal([queued[me]!['5']!.hash, queued[me]!['5']!.blockHash], [hash, null]);
  const own = await call<{ queued: Record<string, { hash: string }> }>('txpool_contentFrom', wallet.address);
  assert.is(own.queued['5']!.hash, hash);
  const lines = await call<{ queued: Record<string, Record<string, string>> }>('txpool_inspect');
  assert.is(lines.queued[me]!['5'], `${short(other)}: 1000000000 wei + 100000 gas × 10000000000 wei`);
  assert.equal(await call('txpool_status'), { pending: '0x0', queued: '0x1' });
});

test.run();
