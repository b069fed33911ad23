/** Multicall3 as wallets and libraries use it: many reads in one call, at one block. */

import { Contract, Interface, JsonRpcProvider } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPublicClient, defineChain, erc20Abi, http, multicall3Abi } from 'viem';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, refusalOf, type Written } from '../node/live.js';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const abi = [
  'function aggregate((address target, bytes callData)[] calls) payable returns (uint256 blockNumber, bytes[] returnData)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function blockAndAggregate((address target, bytes callData)[] calls) payable returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[])',
  'function tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) payable returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[])',
  'function getBasefee() view returns (uint256)',
  'function getBlockHash(uint256) view returns (bytes32)',
  'function getBlockNumber() view returns (uint256)',
  'function getChainId() view returns (uint256)',
  'function getCurrentBlockCoinbase() view returns (address)',
  'function getCurrentBlockDifficulty() view returns (uint256)',
  'function getCurrentBlockGasLimit() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getEthBalance(address) view returns (uint256)',
  'function getLastBlockHash() view returns (bytes32)',
];
const face = new Interface(abi);
const erc20 = new Interface(erc20Abi as never);
const owner = account(0);
const holder = `0x${'5a'.repeat(20)}`;
const padded = `0x${'5a'.repeat(20).padStart(64, '0')}`;

let here: Here;
let provider: JsonRpcProvider;
let multicall: Contract;
let coin: `0x${string}`;

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  provider = new JsonRpcProvider(here.url, undefined, { staticNetwork: true });
  multicall = new Contract(MULTICALL, abi, provider);
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  coin = `0x${String(made.created!.mint).slice(-40)}`;
  await write('chain_transfer', owner, padded, 'COIN', '70');
});

test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

const balanceOf = erc20.encodeFunctionData('balanceOf', [holder]);
const symbol = erc20.encodeFunctionData('symbol', []);
const wrong = '0xdeadbeef';
const told = (data: string) => BigInt(data);
const call = (name: string, ...args: unknown[]) => multicall.getFunction(name).staticCall(...args);

test("viem's multicall reads a token, a balance and the block in one call", async () => {
  const chain = defineChain({
    id: 1_618_031,
    name: 'Trellis',
    nativeCurrency: { name: 'Trellis', symbol: 'TRL', decimals: 18 },
    rpcUrls: { default: { http: [here.url] } },
    contracts: { multicall3: { address: MULTICALL } },
  });
  const client = createPublicClient({ chain, transport: http(), batch: { multicall: true } });
  const token = { address: coin, abi: erc20Abi } as const;
  const of3 = { address: MULTICALL, abi: multicall3Abi } as const;
  const answers = await client.multicall({
    contracts: [
      { ...token, functionName: 'balanceOf', args: [holder as `0x${string}`] },
      { ...token, functionName: 'symbol' },
      { ...of3, functionName: 'getEthBalance', args: [`0x${owner.slice(-40)}`] },
      { ...token, functionName: 'balanceOf', args: [coin] },
      { address: holder as `0x${string}`, abi: erc20Abi, functionName: 'symbol' },
    ],
  });
  assert.equal(
    answers.map(({ status }) => status),
    ['success', 'success', 'success', 'success', 'failure'],
  );
  assert.equal(
    answers.slice(0, 2).map(({ result }) => result),
    [70n, 'COIN'],
  );
  assert.is(answers[2]!.result, await client.getBalance({ address: `0x${owner.slice(-40)}` }));
  // Batched by the client itself.
  const [a, b] = await Promise.all([
    client.readContract({ ...token, functionName: 'symbol' }),
    client.readContract({ ...token, functionName: 'decimals' }),
  ]);
  assert.equal([a, b], ['COIN', 6]);
});

test('each multicall function responds in its own form', async () => {
  const calls = [
    [coin, balanceOf],
    [coin, symbol],
  ];
  const height = BigInt(here.node.ledger.head.height);
  const [block, data] = await call('aggregate', calls);
  assert.ok((block as bigint) >= height);
  assert.is(told(data[0]), 70n);
  assert.equal([...erc20.decodeFunctionResult('symbol', data[1])], ['COIN']);
  const three = await call('aggregate3', [
    [coin, false, balanceOf],
    [coin, true, wrong],
    [holder, true, balanceOf],
  ]);
  const [balance, failed, nothing] = three as [boolean, string][];
  assert.equal([balance![0], BigInt(balance![1])], [true, 70n]);
  assert.is(failed![0], false);
  assert.match(
    new Interface(['error Error(string)']).decodeErrorResult('Error', failed![1])[0],
    /no function 0xdeadbeef/,
  );
  assert.equal([...nothing!], [true, '0x']);
  const tried = await call('tryAggregate', false, [...calls, [coin, wrong]]);
  const successes = Array.from(tried as Iterable<[boolean, string]>, ([success]) => success);
  assert.equal(successes, [true, true, false]);
  for (const [name, args] of [
    ['blockAndAggregate', [calls]],
    ['tryBlockAndAggregate', [false, calls]],
  ] as const) {
    const [number, hash, results] = await call(name, ...args);
    assert.ok(number >= height);
    assert.is(hash, `0x${'0'.repeat(64)}`, 'as for any contract: the hash of the block under way');
    assert.is(told(results[0][1]), 70n);
  }
  const paid = await call('aggregate3Value', [[coin, true, 0n, balanceOf]]);
  assert.is(told(paid[0][1]), 70n);
  assert.equal([...(await call('aggregate3', []))], []);
});

test('nested multicalls are answered', async () => {
  const inner = face.encodeFunctionData('aggregate3', [[[coin, false, balanceOf]]]);
  const [[success, data]] = await call('aggregate3', [[MULTICALL, false, inner]]);
  assert.is(success, true);
  const [results] = face.decodeFunctionResult('aggregate3', data);
  assert.is(told(results[0][1]), 70n);
});

test('the calls run at the requested block', async () => {
  const { height } = here.node.ledger.head;
  type Block = { hash: string; parentHash: string; timestamp: string; miner: string; gasLimit: string };
  const block = await ask<Block>(here.url, 'eth_getBlockByNumber', `0x${height.toString(16)}`, false);
  const at = async (name: string, ...args: unknown[]) => {
    const given = { to: MULTICALL, data: face.encodeFunctionData(name, args) };
    const answer = await ask<string>(here.url, 'eth_call', given, `0x${height.toString(16)}`);
    return face.decodeFunctionResult(name, answer)[0] as unknown;
  };
  assert.is(await at('getBlockNumber'), BigInt(height));
  assert.is(await at('getChainId'), 1_618_031n);
  assert.is(await at('getBasefee'), 10_000_000_000n);
  assert.is(await at('getCurrentBlockDifficulty'), 0n);
  assert.is(await at('getCurrentBlockTimestamp'), BigInt(block.timestamp));
  assert.is(await at('getCurrentBlockGasLimit'), BigInt(block.gasLimit));
  assert.is(String(await at('getCurrentBlockCoinbase')).toLowerCase(), block.miner);
  assert.is(await at('getLastBlockHash'), block.parentHash);
  assert.is(await at('getBlockHash', height - 1), block.parentHash);
  const genesis = await ask<Block>(here.url, 'eth_getBlockByNumber', '0x0', false);
  assert.is(await at('getBlockHash', 0), genesis.hash);
  for (const beyond of [height, height + 1, 2n ** 255n]) {
    assert.is(await at('getBlockHash', beyond), `0x${'0'.repeat(64)}`);
  }
  const before = { to: MULTICALL, data: face.encodeFunctionData('aggregate3', [[[coin, true, balanceOf]]]) };
  const [results] = face.decodeFunctionResult('aggregate3', await ask(here.url, 'eth_call', before, '0x0'));
  assert.equal([...results[0]], [true, '0x'], 'there was no token at genesis');
  assert.is((await refusalOf(here.url, 'eth_call', before, '0xffffff')).message, 'header not found');
});

test('pending calls run in the next block, after the pending transactions, as a direct query does', async () => {
  const at = async (block: string, name: string, ...args: unknown[]) => {
    const given = { to: MULTICALL, data: face.encodeFunctionData(name, args) };
    return face.decodeFunctionResult(name, await ask<string>(here.url, 'eth_call', given, block))[0] as unknown;
  };
  const { height, hash } = here.node.ledger.head;
  const number = await at('pending', 'getBlockNumber');
  assert.ok((number as bigint) > height);
  if (here.node.ledger.head.height === height) assert.is(await at('pending', 'getLastBlockHash'), `0x${hash}`);
  await answerOf(here.url, 'chain_transfer', owner, padded, 'TRL', '5', { wait: 'pending' });
  assert.is(await at('pending', 'getEthBalance', holder), 5_000_000_000n);
  assert.is(BigInt(await ask<string>(here.url, 'eth_getBalance', holder, 'pending')), 5_000_000_000n);
});

/** aggregate3 of so many calls which are one and the same piece of the data. */
function aliased(target: string, inner: string, count: number): string {
  const word = (value: number | string) => (typeof value === 'number' ? value.toString(16) : value).padStart(64, '0');
  const bytes = inner.slice(2);
  const tuple = [target.slice(2), 1, 96, bytes.length / 2].map(word).join('') + bytes;
  const offsets = Array.from({ length: count }, () => word(32 * count)).join('');
  return `0x82ad56cb${word(32)}${word(count)}${offsets}${tuple}${'0'.repeat((64 - (bytes.length % 64)) % 64)}`;
}

test('a call that fails without permission, changes state or exceeds a limit reverts', async () => {
  const reverts = async (name: string, args: unknown[], more: object = {}) => {
    const given = { to: MULTICALL, data: face.encodeFunctionData(name, args), ...more };
    const { code, message } = await refusalOf(here.url, 'eth_call', given, 'latest');
    assert.is(code, 3);
    return message;
  };
  const failed = 'execution reverted: Multicall3: call failed';
  assert.is(await reverts('aggregate', [[[coin, wrong]]]), failed);
  assert.is(await reverts('aggregate3', [[[coin, false, wrong]]]), failed);
  assert.is(await reverts('tryAggregate', [true, [[coin, wrong]]]), failed);
  assert.match(await reverts('aggregate3Value', [[[coin, true, 5n, balanceOf]]]), /value mismatch/);
  assert.match(await reverts('getBlockNumber', [], { value: '0x3b9aca00' }), /only lists of calls take value/);
  const transfer = erc20.encodeFunctionData('transfer', [holder, 1n]);
  const [[success, reason]] = await call('aggregate3', [[coin, true, transfer]]);
  assert.is(success, false);
  assert.match(Buffer.from(reason.slice(2), 'hex').toString(), /nothing can be changed through it/);
  const many = Array.from({ length: 2_001 }, () => [coin, true, balanceOf]);
  assert.match(await reverts('aggregate3', [many]), /no list of at most 2000 calls/);
  // Lists whose items all name the same bytes, inside of each other: 40^7 calls in a few kilobytes.
  let nested = balanceOf;
  for (let depth = 0; depth < 7; depth++) nested = aliased(depth === 0 ? coin : MULTICALL, nested, 40);
  const bounded = await answerOf<string>(here.url, 'eth_call', { to: MULTICALL, data: nested }, 'latest');
  assert.match(JSON.stringify(bounded), /6d6f7265207468616e20323030302063616c6c73/, 'more than 2000 calls');
  for (const data of [
    '0x',
    '0x82ad56cb',
    `0x82ad56cb${'f'.repeat(64)}`,
    `0x82ad56cb${'20'.padStart(64, '0')}${'ff'.padStart(64, '0')}`,
  ]) {
    assert.is((await refusalOf(here.url, 'eth_call', { to: MULTICALL, data })).code, 3);
  }
});

test('the contract has code that names its functions, and rejects transactions', async () => {
  const code = await ask<string>(here.url, 'eth_getCode', MULTICALL, 'latest');
  for (const name of ['aggregate3', 'tryAggregate', 'getEthBalance']) {
    assert.ok(code.includes(face.getFunction(name)!.selector.slice(2)), name);
  }
  const data = face.encodeFunctionData('aggregate3', [[]]);
  const { code: refused } = await refusalOf(here.url, 'eth_estimateGas', { to: MULTICALL, data, from: holder });
  assert.is(refused, 3);
});

test('one call can query two thousand unknown addresses', async () => {
  const calls = Array.from({ length: 2_000 }, (_, i) => ({
    target: MULTICALL,
    allowFailure: false,
    callData: face.encodeFunctionData('getEthBalance', [`0x${(0x5eed_0000_0000 + i).toString(16).padStart(40, '0')}`]),
  }));
  const answers = (await multicall.aggregate3!.staticCall(calls)) as { success: boolean; returnData: string }[];
  assert.is(answers.length, 2_000);
  assert.ok(answers.every(({ success, returnData }) => success && BigInt(returnData) === 0n));
});

test.run();
