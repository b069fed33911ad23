/** Web pages in a real browser: one of a foreign origin cannot submit to a dev node, whose keys everybody has; one of this machine can. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Wallet as Signer } from 'ethers';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { closeBrowser, openPage } from '../browser/browser.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';

let node: NodeProcess;
let pages: Server;
let alice: Wallet;
let bob: Wallet;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
  pages = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><p>a page'),
  ).listen(0, '127.0.0.1');
  const operations = await operationsOf();
  [alice, bob] = [new Wallet(0, operations), new Wallet(1, operations)];
});
test.after(async () => {
  await closeBrowser();
  pages.close();
  await cleanUp();
});

/** A page of a host that the browser finds on this machine, as a page of the internet is after its DNS was rebound. */
async function pageOf(host: string, port = (pages.address() as AddressInfo).port): Promise<Page> {
  const { page } = await openPage();
  await page.goto(`http://${host}:${port}/`);
  return page;
}

/** What a page does to a node, and what it hears: in words, whatever keeps the answer from it. */
const CALL = `async ({ url, body }) => {
  try {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result, error } = await answer.json();
    return error ? 'error ' + error.code : JSON.stringify(result);
  } catch (cause) {
    return 'nothing';
  }
}`;
const SIMPLE = `async ({ url, body }) => {
  await fetch(url, { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body }).catch(() => {});
  return 'sent';
}`;
const SOCKET = `({ url, body }) => new Promise((resolve) => {
  const socket = new WebSocket(url.replace('http', 'ws'));
  socket.onerror = () => resolve('nothing');
  socket.onopen = () => socket.send(body);
  socket.onmessage = ({ data }) => {
    const { result, error } = JSON.parse(data);
    resolve(error ? 'error ' + error.code : JSON.stringify(result));
    socket.close();
  };
})`;

const told = (page: Page, does: string, url: string, body: string): Promise<string> =>
  page.evaluate(`(${does})(${JSON.stringify({ url, body })})`);

const callOf = (method: string, ...params: unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const nonceOf = async (): Promise<number> => (await node.ask<{ pending: number }>('chain_getNonce', alice.hex)).pending;

/** What makes a transfer of alice, whose key everybody has: signed here, signed by the node, and moved by time. */
async function submissions(): Promise<readonly string[]> {
  return [
    callOf('chain_submitBundle', hexOf(alice.transfer(await nonceOf(), bob.address, 5n))),
    callOf('chain_transfer', alice.hex, bob.hex, 'TRL', '5'),
    callOf('eth_sendRawTransaction', '0x02'),
    callOf('dev_advanceTime', 1),
  ];
}

test('a page of a foreign origin can neither submit to a dev node nor read from it', async () => {
  const before = await nonceOf();
  const port = new URL(node.url).port;
  for (const host of ['page.example', 'localhost.example']) {
    const page = await pageOf(host);
    for (const name of ['127.0.0.1', 'localhost', 'rebound.example']) {
      const url = `http://${name}:${port}/`;
      for (const body of [...(await submissions()), callOf('chain_version')]) {
        assert.is(await told(page, CALL, url, body), 'nothing');
        assert.is(await told(page, SOCKET, url, body), 'nothing');
        await told(page, SIMPLE, url, body);
      }
    }
    await page.close();
  }
  assert.is(await nonceOf(), before);
});

test('a page whose host name was rebound to the node is rejected by that name', async () => {
  const { page } = await openPage();
  const answer = await page.goto(`http://rebound.example:${new URL(node.url).port}/`);
  assert.is(answer!.status(), 403);
  const [signed] = await submissions();
  const before = await nonceOf();
  assert.is(await told(page, CALL, '/', signed!), 'error -32600');
  assert.is(await nonceOf(), before);
  await page.close();
});

test('a page of this machine submits over HTTP and WebSocket from any port', async () => {
  for (const [host, does] of [
    ['localhost', CALL],
    ['127.0.0.1', SOCKET],
    ['app.localhost', CALL],
  ] as const) {
    const page = await pageOf(host);
    const before = await nonceOf();
    const [signed] = await submissions();
    assert.match(await told(page, does, node.url, signed!), /"status":"pending"/);
    assert.is(await nonceOf(), before + 1);
    await page.close();
  }
});

/** Sends a call as a browser extension does, which puts its own origin into the header. */
async function fromExtension(url: string, body: string): Promise<{ status: number; code?: number }> {
  const headers = { 'content-type': 'application/json', origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as { error?: { code: number } };
  return { status: response.status, ...(answer.error && { code: answer.error.code }) };
}

test('a wallet extension sends a signed transaction to a dev node, and nothing that the node would sign', async () => {
  const before = await nonceOf();
  const [, ...writes] = await submissions();
  const payment = await new Signer(`0x${'42'.repeat(32)}`).signTransaction({
    ...{ type: 2, chainId: 1_618_031n, nonce: 0, gasLimit: 21_000n, value: 0n, to: `0x${'5a'.repeat(20)}` },
    ...{ maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n },
  });
  // The sender has no funds, which the node finds out only if it lets the extension submit.
  assert.equal(await fromExtension(node.url, callOf('eth_sendRawTransaction', payment)), { status: 200, code: -32000 });
  assert.equal(await fromExtension(node.url, callOf('eth_chainId')), { status: 200 });
  for (const body of writes.filter((one) => !one.includes('eth_'))) {
    assert.is((await fromExtension(node.url, body)).code, 3112, body);
  }
  const signed = callOf('chain_submitBundle', hexOf(alice.transfer(await nonceOf(), bob.address, 5n)));
  assert.is((await fromExtension(node.url, signed)).code, 3112);
  assert.is(await nonceOf(), before);
  const headers = { origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' };
  const opened = await new Promise<boolean>((resolve) => {
    const socket = new WebSocket(node.url.replace('http', 'ws'), { headers });
    socket.on('error', () => resolve(false));
    socket.on('open', () => {
      socket.close();
      resolve(true);
    });
  });
  assert.is(opened, true);
});

test('a foreign page cannot submit to a dev node even if the operator lets every page read', async () => {
  const open = await startProcess('dev', '--ephemeral', '--rpc-origins', '*');
  const page = await pageOf('page.example');
  assert.match(await told(page, CALL, open.url, callOf('chain_version')), /^"/);
  const keyed = (body: string) => !body.includes('eth_sendRawTransaction');
  for (const body of (await submissions()).filter(keyed)) {
    assert.is(await told(page, CALL, open.url, body), 'error 3112');
    assert.is(await told(page, SOCKET, open.url, body), 'error 3112');
  }
  // No origin protects a transaction that only its sender's key can sign: a page can do no more with it than anyone who
  // has the bytes, and every network enforces these signatures. This one is malformed.
  const signed = (await submissions()).find((body) => !keyed(body))!;
  for (const does of [CALL, SOCKET]) assert.is(await told(page, does, open.url, signed), 'error -32000');
  await page.close();
  await open.stop();
});

test.run();
