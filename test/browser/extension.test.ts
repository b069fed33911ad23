/**
 * A wallet extension in Chromium pays: its worker signs and calls the node with the origin of the extension, as MetaMask
 * does. On a dev node it may at once, on other networks if the operator allows its origin.
 */

import { cp, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Wallet } from 'ethers';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { hexOf, operationsOf, Wallet as Person } from '../node/live.js';
import { program } from '../programs.js';
import { PATIENCE_MS, until } from '../until.js';

const EXTENSION = fileURLToPath(new URL('../../../test/fixtures/wallet-extension/', import.meta.url));
/** Follows from the key in its manifest. */
const ORIGIN = 'chrome-extension://hiodaifamcodegmfikaiplkejnngfmpl';
const DIST = createRequire(import.meta.url)
  .resolve('ethers')
  .replace(/lib\.commonjs.*$/, 'dist/');
const payer = new Wallet(`0x${'42'.repeat(32)}`).address;
const other = new Wallet(`0x${'43'.repeat(32)}`).address;
const native = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
/** One unit in the 18 decimals of wallets. */
const ONE = 10n ** 18n;

let browser: BrowserContext;
let dapp: Server;

/** A dapp as on any host: it finds the wallet by EIP-6963, and pays through ethers. */
const DAPP = `<!doctype html><title>Dapp</title><script src="/ethers.js"></script><script>
window.wallets = [];
addEventListener('eip6963:announceProvider', ({ detail }) => wallets.push(detail));
dispatchEvent(new Event('eip6963:requestProvider'));
window.ask = (method, params = []) => wallets[0].provider.request({ method, params });
window.pay = async (to, amount) => {
  const provider = new ethers.BrowserProvider(wallets[0].provider, undefined, { pollingInterval: 200 });
  const signer = await provider.getSigner();
  const sent = await signer.sendTransaction({ to, value: BigInt(amount) });
  const { status, from } = await sent.wait();
  return { status, from };
};
</script>`;

test.before(async () => {
  const folder = join(await newDirectory(), 'extension');
  await cp(EXTENSION, folder, { recursive: true });
  await cp(join(DIST, 'ethers.umd.min.js'), join(folder, 'ethers.umd.min.js'));
  const script = await readFile(join(DIST, 'ethers.umd.min.js'));
  dapp = createServer(({ url }, answer) => {
    answer.setHeader('content-type', url === '/ethers.js' ? 'text/javascript' : 'text/html');
    answer.end(url === '/ethers.js' ? script : DAPP);
  }).listen(0, '127.0.0.1');
  browser = await chromium.launchPersistentContext(join(await newDirectory(), 'profile'), {
    executablePath: program('chromium'),
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      '--no-sandbox',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      '--host-resolver-rules=MAP *.example 127.0.0.1',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.setDefaultTimeout(PATIENCE_MS);
  await until(
    () => browser.serviceWorkers().some((one) => one.url().startsWith(ORIGIN)),
    'the worker of the extension',
  );
});
test.after(async () => {
  await browser?.close();
  dapp?.close();
  await cleanUp();
});

/** A node on which the wallet has 100 units. */
async function nodeWith(...flags: readonly string[]): Promise<NodeProcess> {
  const node = await startProcess('dev', '--ephemeral', ...flags);
  const alice = new Person(0, await operationsOf());
  const paid = alice.transfer(0, native(payer).slice(2) as Address, 100n * 10n ** 9n);
  await node.ask('chain_submitBundle', hexOf(paid), { wait: 'included' });
  return node;
}

const balanceOf = async (node: NodeProcess, address: string): Promise<bigint> =>
  BigInt(await node.ask<string>('eth_getBalance', address, 'latest'));

async function dappPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://dapp.example:${(dapp.address() as AddressInfo).port}/`);
  await page.waitForFunction('window.wallets.length > 0');
  return page;
}

/** Result of a call of the dapp to the wallet, or its error. */
const asked = (page: Page, method: string, params: readonly unknown[] = []): Promise<unknown> =>
  page.evaluate(
    `ask(${JSON.stringify(method)}, ${JSON.stringify(params)}).catch(({ code, message }) => ({ code, message }))`,
  );

const networkOf = (node: NodeProcess) => ({
  chainId: '0x18b06f',
  chainName: 'Trellis dev',
  nativeCurrency: { name: 'TRL', symbol: 'TRL', decimals: 18 },
  rpcUrls: [`${node.url}/`],
});

test('on a dev node the extension adds the network on /wallet, and pays for a dapp and for the console', async () => {
  const node = await nodeWith();
  const page = await browser.newPage();
  await page.goto(`${node.url}/wallet`);
  await page.click('button.main');
  await page.getByText('The network was added to the wallet.').waitFor();

  const shop = await dappPage();
  assert.equal(await shop.evaluate(`pay('${other}', ${ONE}n)`), { status: 1, from: payer });
  assert.is(await balanceOf(node, other), ONE);
  assert.is(await asked(shop, 'wallet_overSocket', ['eth_getBalance', [other, 'latest']]), `0x${ONE.toString(16)}`);

  await page.goto(`${node.url}/#/console/metamask`);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByText('Wallet account').waitFor();
  await page.getByLabel('Recipient: account or name').fill(native(other));
  await page.getByLabel('Amount').fill('2.5');
  await page.getByRole('button', { name: 'Send with the wallet' }).click();
  await page.getByText('final', { exact: true }).waitFor();
  assert.is(await balanceOf(node, other), (ONE * 7n) / 2n);
  await node.stop();
});

test('with enforced signatures an extension that the operator does not allow cannot pay, and an allowed one can', async () => {
  const page = await dappPage();
  const closed = await nodeWith('--enforce-signatures', '--rpc-origins', 'https://elsewhere.example');
  assert.is(await asked(page, 'wallet_addEthereumChain', [networkOf(closed)]), null);
  const payment = [{ from: payer, to: other, value: '0x3b9aca00' }];
  const refused = (await asked(page, 'eth_sendTransaction', payment)) as { code: number; message: string };
  assert.is(refused.code, 3112, refused.message);
  const socket = (await asked(page, 'wallet_overSocket', ['eth_chainId', []])) as { code: number };
  assert.is(socket.code, 4900, 'no WebSocket either');
  assert.is(await balanceOf(closed, other), 0n);
  await closed.stop();
  for (const origins of [ORIGIN, '*']) {
    const node = await nodeWith('--enforce-signatures', '--rpc-origins', origins);
    assert.is(await asked(page, 'wallet_addEthereumChain', [networkOf(node)]), null);
    assert.equal(await page.evaluate(`pay('${other}', ${ONE}n)`), { status: 1, from: payer }, origins);
    assert.is(await balanceOf(node, other), ONE);
    const write = (await asked(page, 'chain_transfer', [native(payer), native(other), 'TRL', '1'])) as { code: number };
    assert.is(write.code, origins === '*' ? 3112 : 1010, 'what is not signed stays refused');
    await node.stop();
  }
  await page.close();
});

test.run();
