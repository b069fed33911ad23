/** Fees that clients compute by default, on a node at the price of the chain and on nodes that ask for more. */

import { JsonRpcProvider, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { Web3 } from 'web3';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, refusalOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const key = `0x${'42'.repeat(32)}` as const;
const { address } = new Wallet(key);
const to = `0x${'5a'.repeat(20)}` as const;
const GWEI = 10n ** 9n;
const hex = (value: bigint) => `0x${value.toString(16)}`;

interface History {
  readonly baseFeePerGas: readonly string[];
  readonly reward: readonly (readonly string[])[];
}

let here: Here;

async function startAt(gasPrice?: number): Promise<void> {
  here = await startHere(defaults, await newDirectory(), gasPrice === undefined ? {} : { gasPrice });
  const padded = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
  await write('chain_transfer', account(0), padded, 'TRL', `${100n * GWEI}`, { wait: 'included' });
}

test.after.each(() => here.node.stop());
test.after(cleanUp);

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

async function includedPrice(hash: string): Promise<bigint> {
  type Receipt = { effectiveGasPrice: string } | null;
  let receipt: Receipt = null;
  await until(async () => {
    receipt = await ask<Receipt>(here.url, 'eth_getTransactionReceipt', hash);
    return receipt !== null;
  });
  return BigInt(receipt!.effectiveGasPrice);
}

test('the fee history has what each transaction paid above the price of its block', async () => {
  await startAt();
  const options = { wait: 'included', gas_price: 50 };
  const { receipt } = await write('chain_transfer', account(0), account(1), 'TRL', '1', options);
  const height = hex(BigInt(receipt!.block_height));
  const history = await ask<History>(here.url, 'eth_feeHistory', '0x1', height, [0, 50, 100]);
  assert.equal(history.reward, [Array(3).fill(hex(40n * GWEI))]);
  const hash = await new Wallet(key, new JsonRpcProvider(here.url, undefined, { staticNetwork: true }))
    .sendTransaction({ to, value: GWEI, maxFeePerGas: 30n * GWEI, maxPriorityFeePerGas: 20n * GWEI })
    .then((sent) => sent.hash);
  assert.is(await includedPrice(hash), 10n * GWEI, 'tips are not charged');
  const paid = await ask<{ blockNumber: string }>(here.url, 'eth_getTransactionReceipt', hash);
  const { reward } = await ask<History>(here.url, 'eth_feeHistory', '0x1', paid.blockNumber, [50]);
  assert.equal(reward, [['0x0']]);
});

/** MetaMask's estimate: a multiple of the price of the next block, and the median of a percentile of the last blocks. */
async function feesOfMetaMask(percentile: number, hundredths: bigint) {
  const { baseFeePerGas, reward } = await ask<History>(here.url, 'eth_feeHistory', '0x5', 'latest', [percentile]);
  const tips = reward.map(([tip]) => BigInt(tip!)).sort((a, b) => (a < b ? -1 : 1));
  const tip = tips[Math.trunc(tips.length / 2)]!;
  return { maxPriorityFeePerGas: tip, maxFeePerGas: (BigInt(baseFeePerGas.at(-1)!) * hundredths) / 100n + tip };
}

for (const gasPrice of [20, 50]) {
  test(`default fees are accepted by a node that asks for ${gasPrice} gwei`, async () => {
    await startAt(gasPrice);
    assert.is(await ask(here.url, 'eth_gasPrice'), hex(BigInt(gasPrice) * GWEI));
    assert.is(await ask(here.url, 'eth_maxPriorityFeePerGas'), hex(BigInt(gasPrice - 10) * GWEI));

    const provider = new JsonRpcProvider(here.url, undefined, { staticNetwork: true });
    const sender = new Wallet(key, provider);
    for (const fees of [{}, { type: 0 }, await feesOfMetaMask(10, 110n), await feesOfMetaMask(30, 150n)]) {
      const { hash } = await sender.sendTransaction({ to, value: GWEI, ...fees });
      assert.is(await includedPrice(hash), 10n * GWEI);
    }
    provider.destroy();

    const chain = defineChain({
      ...{ id: 1_618_031, name: 'Trellis', nativeCurrency: { name: 'Trellis', symbol: 'TRL', decimals: 18 } },
      rpcUrls: { default: { http: [here.url] } },
    });
    const viem = createWalletClient({ chain, transport: http(), account: privateKeyToAccount(key) });
    await includedPrice(await viem.sendTransaction({ to, value: GWEI }));
    const { maxFeePerGas } = await createPublicClient({ chain, transport: http() }).estimateFeesPerGas();
    assert.ok(maxFeePerGas >= BigInt(gasPrice) * GWEI);

    const web3 = new Web3(here.url);
    web3.eth.transactionPollingInterval = 100;
    const from = web3.eth.accounts.wallet.add(key)[0]!.address;
    // web3.js offers twice the price of the block and 2.5 gwei, and asks the node for nothing else: 22.5 gwei here.
    const fees = gasPrice > 22 ? { gasPrice: await web3.eth.getGasPrice() } : {};
    assert.is((await web3.eth.sendTransaction({ from, to, value: '1000000000', ...fees })).status, 1n);

    // The estimate refuses the offers that sending refuses.
    const offer = { from: address, to, value: hex(GWEI), maxFeePerGas: hex(BigInt(gasPrice) * GWEI - 1n) };
    const estimate = await refusalOf(here.url, 'eth_estimateGas', offer);
    const raw = await new Wallet(key).signTransaction({
      ...{ type: 2, chainId: 1_618_031n, nonce: 6, gasLimit: 21_000n, to, value: GWEI, maxPriorityFeePerGas: 0n },
      maxFeePerGas: BigInt(offer.maxFeePerGas),
    });
    const sending = await refusalOf(here.url, 'eth_sendRawTransaction', raw);
    assert.equal([estimate.code, estimate.message], [sending.code, sending.message]);
    assert.match(sending.message, /^max fee per gas less than block base fee/);
    assert.is(
      await ask(here.url, 'eth_estimateGas', { ...offer, maxFeePerGas: hex(BigInt(gasPrice) * GWEI) }),
      '0x5208',
    );
  });
}

test.run();
