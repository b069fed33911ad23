/** viem and web3.js against a running node: each pays, moves a token, waits for it and finds its logs, as its users would. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPublicClient, createWalletClient, defineChain, erc20Abi, http, parseEther, webSocket } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { Web3 } from 'web3';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const owner = account(0);
const key = `0x${'42'.repeat(32)}` as const;
const first = privateKeyToAccount(key);
const second = privateKeyToAccount(`0x${'43'.repeat(32)}`);
const padded = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

let here: Here;
let coin: `0x${string}`;

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

const trellis = () =>
  defineChain({
    id: 1_618_031,
    name: 'Trellis',
    nativeCurrency: { name: 'Trellis', symbol: 'TRL', decimals: 18 },
    rpcUrls: { default: { http: [here.url], webSocket: [here.url.replace('http', 'ws')] } },
  });

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  coin = `0x${String(made.created!.mint).slice(-40)}`;
  await Promise.all([
    ...[first, second].map(({ address }) =>
      write('chain_transfer', owner, padded(address), 'TRL', `${100n * 10n ** 9n}`),
    ),
    write('chain_transfer', owner, padded(first.address), 'COIN', '900'),
  ]);
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

test('viem pays, moves a token, and finds both transactions', async () => {
  const chain = trellis();
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 100 });
  const wallet = createWalletClient({ chain, transport: http(), account: first });
  assert.is(await client.getChainId(), 1_618_031);

  const paid = await wallet.sendTransaction({ to: second.address, value: parseEther('1') });
  const receipt = await client.waitForTransactionReceipt({ hash: paid });
  assert.equal([receipt.status, receipt.gasUsed, receipt.effectiveGasPrice], ['success', 21_000n, 10n ** 10n]);
  assert.is(await client.getBalance({ address: second.address }), parseEther('101'));
  const before = receipt.blockNumber - 1n;
  assert.is(await client.getBalance({ address: second.address, blockNumber: before }), parseEther('100'));

  const token = { address: coin, abi: erc20Abi } as const;
  const { request, result } = await client.simulateContract({
    ...token,
    functionName: 'transfer',
    args: [second.address, 300n],
    account: first,
  });
  assert.is(result, true);
  const moved = await client.waitForTransactionReceipt({ hash: await wallet.writeContract(request) });
  assert.is(await client.readContract({ ...token, functionName: 'balanceOf', args: [second.address] }), 300n);
  const logs = await client.getContractEvents({
    ...token,
    eventName: 'Transfer',
    args: { to: second.address },
    fromBlock: 0n,
  });
  assert.equal(
    logs.map(({ args, transactionHash }) => [args.from, args.value, transactionHash]),
    [[first.address, 300n, moved.transactionHash]],
  );
  const over = client.simulateContract({
    ...token,
    functionName: 'transfer',
    args: [second.address, 601n],
    account: first,
  });
  assert.match(String(await over.catch((cause: unknown) => cause)), /reverted/);

  const signature = await first.signMessage({ message: 'hello' });
  assert.is(await client.verifyMessage({ address: first.address, message: 'hello', signature }), true);
});

test('viem watches blocks and events, by polling a filter and over WebSocket', async () => {
  const chain = trellis();
  const socket = await (async () => webSocket(undefined, { reconnect: false, keepAlive: false }))();
  let polls = 0;
  const transport = http(undefined, { onFetchResponse: () => void polls++ });
  const polling = createPublicClient({ chain, transport, pollingInterval: 100 });
  const pushed = createPublicClient({ chain, transport: socket });
  const heard = { polled: [] as bigint[], pushed: [] as bigint[], blocks: [] as bigint[] };
  const token = { address: coin, abi: erc20Abi, eventName: 'Transfer' } as const;
  const stops = [
    polling.watchContractEvent({
      ...token,
      onLogs: (logs) => heard.polled.push(...logs.map(({ args }) => args.value!)),
    }),
    pushed.watchContractEvent({
      ...token,
      onLogs: (logs) => heard.pushed.push(...logs.map(({ args }) => args.value!)),
    }),
    pushed.watchBlockNumber({ onBlockNumber: (number) => heard.blocks.push(number) }),
  ];
  // The filter is there when it was asked for once what is new.
  await until(() => heard.blocks.length > 0 && polls >= 2, 'all watch');
  await write('chain_transfer', owner, padded(first.address), 'COIN', '7');
  await until(async () => heard.polled.length > 0 && heard.pushed.length > 0);
  assert.equal([heard.polled, heard.pushed], [[7n], [7n]]);
  for (const stop of stops) stop();
  (await pushed.transport.getRpcClient()).close();
});

test('web3.js pays, moves a token, and reads it back', async () => {
  const web3 = new Web3(here.url);
  web3.eth.transactionPollingInterval = 100;
  const { address } = web3.eth.accounts.wallet.add(`0x${'43'.repeat(32)}`)[0]!;
  const before = await web3.eth.getBalance(first.address);
  const receipt = await web3.eth.sendTransaction({ from: address, to: first.address, value: '1000000000' });
  assert.is(receipt.status, 1n);
  assert.is((await web3.eth.getBalance(first.address)) - before, 10n ** 9n);
  const token = new web3.eth.Contract(erc20Abi, coin);
  assert.is(await token.methods.symbol!().call(), 'COIN');
  const moved = await token.methods.transfer!(first.address, 100n).send({ from: address });
  assert.is(moved.events?.Transfer?.returnValues.value, 100n);
  const past = await token.getPastEvents('allEvents', { fromBlock: 0 });
  assert.ok(past.length >= 3);
  assert.is(await web3.eth.isSyncing(), false);
  assert.is(await web3.eth.net.isListening(), true);
  assert.is(await web3.eth.net.getId(), 1_618_031n);
});

test.run();
