/** A web page sends a transfer through an EIP-1193 provider, as pages do with the wallet of a browser. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf } from '../node/live.js';
import { closeBrowser, openPage } from './browser.js';

const key = `0x${'42'.repeat(32)}`;
const { address } = new Wallet(key);
const other = new Wallet(`0x${'43'.repeat(32)}`).address;
const ETHERS = createRequire(import.meta.url)
  .resolve('ethers')
  .replace(/lib\.commonjs.*$/, 'dist/ethers.umd.min.js');

let here: Here;

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  const to = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
  await answerOf(here.url, 'chain_transfer', account(0), to, 'TRL', `${10n ** 10n}`, { wait: 'included' });
});

test.after(async () => {
  await closeBrowser();
  await here.node.stop();
  await cleanUp();
});

/**
 * Runs in the page: a wallet that holds one key and asks the node what MetaMask asks, in its order, with the newest block
 * named by its number; and a page that adds the network and uses it.
 */
const PAGE = `async ({ key, to }) => {
  const wallet = new ethers.Wallet(key);
  const asked = [];
  const ask = async (method, params = []) => {
    asked.push(method);
    const body = JSON.stringify({ jsonrpc: '2.0', id: asked.length, method, params });
    const headers = { 'content-type': 'application/json' };
    const { result, error } = await (await fetch('/', { method: 'POST', headers, body })).json();
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const own = {
    eth_requestAccounts: () => [wallet.address],
    eth_accounts: () => [wallet.address],
    async wallet_addEthereumChain([{ chainId, nativeCurrency }]) {
      if ((await ask('eth_chainId')) !== chainId) throw new Error('the node is of another chain');
      if (nativeCurrency.decimals !== 18) throw new Error('MetaMask takes 18 decimals only');
      return null;
    },
    async eth_sendTransaction([{ from, to, value, data = '0x' }]) {
      const [chainId, version, newest] = [await ask('eth_chainId'), await ask('net_version'), await ask('eth_blockNumber')];
      if (Number(chainId) !== Number(version)) throw new Error('two ids');
      const block = await ask('eth_getBlockByNumber', [newest, false]);
      if (block.baseFeePerGas === undefined) throw new Error('without EIP-1559');
      if ((await ask('eth_getCode', [to, newest])) !== '0x') throw new Error('a contract');
      const [price, history, estimate, balance, nonce] = await Promise.all([
        ask('eth_gasPrice'),
        ask('eth_feeHistory', ['0x5', newest, [10, 20, 30]]),
        ask('eth_estimateGas', [{ from, to, value, data }]),
        ask('eth_getBalance', [from, newest]),
        ask('eth_getTransactionCount', [from, newest]),
      ]);
      if (history.baseFeePerGas.at(-1) !== price) throw new Error('two prices');
      if (BigInt(estimate) > (BigInt(block.gasLimit) * 9n) / 10n) throw new Error('too much gas');
      if (BigInt(balance) < BigInt(value) + BigInt(estimate) * BigInt(price)) throw new Error('too little money');
      const fees = { type: 2, maxFeePerGas: price, maxPriorityFeePerGas: price };
      const fields = { to, value, data, gasLimit: estimate, nonce: Number(nonce), chainId };
      const hash = await ask('eth_sendRawTransaction', [await wallet.signTransaction({ ...fields, ...fees })]);
      while ((await ask('eth_getTransactionReceipt', [hash])) === null) await new Promise((later) => setTimeout(later, 100));
      return hash;
    },
  };
  window.ethereum = { request: async ({ method, params = [] }) => (own[method] ?? ((given) => ask(method, given)))(params) };
  await window.ethereum.request({
    method: 'wallet_addEthereumChain',
    params: [{
      chainId: '0x18b06f',
      chainName: 'Trellis dev',
      nativeCurrency: { name: 'Trellis', symbol: 'TRL', decimals: 18 },
      rpcUrls: [location.origin],
    }],
  });

  const provider = new ethers.BrowserProvider(window.ethereum, undefined, { pollingInterval: 200 });
  const signer = await provider.getSigner();
  const sent = await signer.sendTransaction({ to, value: ethers.parseEther('1') });
  const receipt = await sent.wait();
  return { hash: sent.hash, status: receipt.status, from: receipt.from, asked };
}`;

test('a page pays through the browser wallet', async () => {
  const { page, problems } = await openPage();
  await page.goto(`${here.url}/docs`);
  await page.evaluate(await readFile(ETHERS, 'utf8'));
  const told = await page.evaluate(`(${PAGE})(${JSON.stringify({ key, to: other })})`);
  const { hash, status, from, asked } = told as { hash: string; status: number; from: string; asked: string[] };
  assert.equal([status, from], [1, address]);
  for (const method of ['net_version', 'eth_feeHistory', 'eth_getCode', 'eth_sendRawTransaction']) {
    assert.ok(asked.includes(method), method);
  }
  assert.is(await ask(here.url, 'eth_getBalance', other), '0xde0b6b3a7640000');
  assert.is((await ask<{ hash: string }>(here.url, 'eth_getTransactionByHash', hash)).hash, hash);
  assert.equal(problems, []);
});

test.run();
