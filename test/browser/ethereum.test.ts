/** A web page sends a transfer through an EIP-1193 provider, as pages do with the wallet of a browser. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/default.js';
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

/** Runs in the page: a wallet that holds one key, asks the node for all else, and a page that uses it. */
const PAGE = `async ({ key, to }) => {
  const wallet = new ethers.Wallet(key);
  const ask = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const { result, error } = await (await fetch('/', { method: 'POST', headers, body })).json();
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const own = {
    eth_requestAccounts: () => [wallet.address],
    eth_accounts: () => [wallet.address],
    async eth_sendTransaction([{ from, gas, ...rest }]) {
      const [nonce, chainId, price] = await Promise.all([
        ask('eth_getTransactionCount', [from, 'pending']), ask('eth_chainId', []), ask('eth_gasPrice', []),
      ]);
      const gasLimit = gas ?? (await ask('eth_estimateGas', [{ from, ...rest }]));
      const fees = { type: 2, maxFeePerGas: price, maxPriorityFeePerGas: 0 };
      const { type, ...fields } = rest;
      return ask('eth_sendRawTransaction', [await wallet.signTransaction({ ...fields, ...fees, gasLimit, nonce: Number(nonce), chainId })]);
    },
  };
  window.ethereum = { request: async ({ method, params = [] }) => (own[method] ?? ((given) => ask(method, given)))(params) };

  const provider = new ethers.BrowserProvider(window.ethereum, undefined, { pollingInterval: 200 });
  const signer = await provider.getSigner();
  const sent = await signer.sendTransaction({ to, value: ethers.parseEther('1') });
  const receipt = await sent.wait();
  return { hash: sent.hash, status: receipt.status, from: receipt.from, block: receipt.blockNumber };
}`;

test('a page pays through the wallet of its browser', async () => {
  const { page, problems } = await openPage();
  await page.goto(`${here.url}/docs`);
  await page.evaluate(await readFile(ETHERS, 'utf8'));
  const told = await page.evaluate(`(${PAGE})(${JSON.stringify({ key, to: other })})`);
  const { hash, status, from } = told as { hash: string; status: number; from: string };
  assert.equal([status, from], [1, address]);
  assert.is(await ask(here.url, 'eth_getBalance', other), '0xde0b6b3a7640000');
  assert.is((await ask<{ hash: string }>(here.url, 'eth_getTransactionByHash', hash)).hash, hash);
  assert.equal(problems, []);
});

test.run();
