/** The explorer at / as people use it: on a real node, in a headless Chromium, by day and by night, on a phone. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { account } from '../node/here.js';
import { loyaltyModule, type Written } from '../node/live.js';
import { until } from '../until.js';
import { closeBrowser, openPage } from './browser.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let here: NodeProcess;
const [alice, bob] = [account(0), account(1)];

const write = (method: string, ...params: unknown[]): Promise<Written> =>
  here.ask<Written>(method, ...params, { wait: 'included' });

test.before(async () => {
  here = await startProcess('dev', '--ephemeral', '--module', await loyaltyModule());
});

test.after(async () => {
  await closeBrowser();
  await stopAll();
  await cleanUp();
});

/** Opens a place of the explorer. */
async function open(place = '', width = 1280, base = here.url) {
  const { page, problems } = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${base}/#/${place}`);
  await page.locator('h1').first().waitFor();
  return { page, problems, requests };
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe-core finds serious, or critical. The policy of the page keeps scripts out, so axe comes by the debugger. */
async function seriousIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate<{ violations: readonly Violation[] }>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('the page at / shows blocks as they come, says which network it is, and asks no other host', async () => {
  const { page, problems, requests } = await open();
  await page.getByText('signatures').first().waitFor();
  const first = await page.locator('.head').textContent();
  await until(async () => (await page.locator('.head').textContent()) !== first);
  assert.match((await page.locator('.network').textContent()) ?? '', /chain id 1618031/);
  assert.equal(
    requests.filter((one) => !one.startsWith(here.url)),
    [],
  );
  assert.equal(await seriousIn(page), []);
  assert.equal(problems, []);
  await page.close();
});

test('a bundle is found by its hash, with what it did in the words of its modules, and leads to the account', async () => {
  const { bundle_hash } = await write('chain_transfer', alice, bob, 'TRL', '1500000000');
  const { page, problems } = await open();
  await page.getByRole('searchbox').fill(bundle_hash);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bundle', exact: true }).waitFor();
  await page.getByText('Move an amount of a token to another account.').waitFor();
  const operation = page.locator('.operations');
  await operation.getByText('1.5 TRL').waitFor();
  await page.getByRole('region', { name: 'Movements of tokens' }).getByText('1.5 TRL').waitFor();
  await page.locator('.events summary').last().click();
  await page.locator('.events details[open] .amount').getByText('1.5').waitFor();
  assert.equal(await seriousIn(page), []);
  await operation.locator('a[href*="address"]').click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('cell', { name: '1.5 TRL' }).waitFor();
  assert.equal(await seriousIn(page), []);
  assert.equal(problems, []);
  await page.close();
});

test('every page fits the width of a phone, by night', async () => {
  const pool = 'pool/ACN/TRL';
  const { created } = await write('chain_createToken', 'Acorn', 'ACN', 2, '100000000', alice);
  await write('chain_createPool', 'ACN', 'TRL', '10000000', '20000000000000', 2_592_000, alice);
  await write('chain_swap', 'TRL', 'ACN', '50000000000', '24000', bob);
  await write('chain_swap', 'TRL', 'ACN', '50000000000', '24000', bob);
  const token = `token/${String(created!.mint)}`;
  const places = ['', 'block/1', 'dag/1', 'bundles', `address/${alice}`, `address/${bob}?tab=keys`, token, pool];
  const others = ['validators', 'governance', 'daos', 'bridge', 'methods', 'call/chain_getPool', 'console'];
  const { page, problems } = await open('', 390);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const place of [...places, ...others]) {
    await page.goto(`${here.url}/#/${place}`);
    await page.locator(`main[data-place="${place.replace(/\?.*/, '')}"]`).waitFor();
    await until(async () => (await page.locator('.waiting').count()) === 0, place);
    assert.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 390, place);
    assert.equal(await seriousIn(page), [], place);
  }
  assert.equal(problems, []);
  await page.close();
});

/** What could run, deceive or fetch where a page takes text for more than text. */
const HOSTILE = [
  '<img src=x onerror="window.ran=1">',
  'javascript:window.ran=1',
  '"><script>window.ran=1</script>',
  'https://evil.example/x.png',
];

test('texts of strangers stay texts: nothing runs, nothing is fetched, no link leads away', async () => {
  for (const [i, name] of HOSTILE.entries()) {
    const symbol = `EVIL${'ABCD'[i]}`;
    const { created } = await write('chain_createToken', name, symbol, 2, '1000', bob);
    const link = 'https://evil.example/x.png';
    await write('chain_updateTokenMetadata', created!.mint, bob, link, link, name, link, null, null, null, null);
  }
  const { page, problems, requests } = await open(`address/${bob}?tab=tokens`);
  await page.getByText(HOSTILE[0]!).waitFor();
  await page.goto(`${here.url}/#/bundles`);
  await page.getByText('UpdateTokenMetadata').first().waitFor();
  await page.locator('td a[href^="#/tx/"]').first().click();
  await page.getByText(HOSTILE[3]!).first().waitFor();
  await page.goto(`${here.url}/#/find/${encodeURIComponent(HOSTILE[0]!)}`);
  await page.getByRole('heading', { name: HOSTILE[0]! }).waitFor();
  assert.is(await page.evaluate('window.ran'), undefined);
  const links = await page.evaluate<string[]>(
    "[...document.querySelectorAll('a[href]')].map((one) => one.protocol + one.host)",
  );
  assert.equal([...new Set(links)], [`http:${new URL(here.url).host}`]);
  assert.equal(
    requests.filter((one) => !one.startsWith(here.url)),
    [],
  );
  assert.equal(problems, []);
  await page.close();
});

test('what is served to a browser comes packed, under a policy that lets nothing else in', async () => {
  const answer = await fetch(here.url, { headers: { 'accept-encoding': 'br' } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    assert.ok(policy.includes(rule), rule);
  }
  assert.not.match(policy, /unsafe|https?:|\*/);
  assert.is(answer.headers.get('content-encoding'), 'br');
  const html = await answer.text();
  assert.not.match(html, /(src|href)="(https?:)?\/\//);
});

/** Opens the console with the key of dev:0. */
async function console0(place: string) {
  const opened = await open(place);
  const { page } = opened;
  await page.getByLabel('Secret: 64 hex digits, or its words').fill(toHex(devSecret(0)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('verified').first().waitFor();
  return opened;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main input[name=${name}]`).first().fill(value);
}

test('the console shows what it signs, for which network and at what cost, and sends it after a yes', async () => {
  const { page, problems } = await console0('console/send');
  await fill(page, { to: bob, amount: '1.5', memo: 'thanks' });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog');
  await review.getByText('chain id 1618031').waitFor();
  await review.locator('.operations').getByText('1.5 TRL (1500000000 raw)').waitFor();
  await review.getByText('+1.5 TRL').waitFor();
  assert.equal(await seriousIn(page), []);
  const { nonce } = await here.ask<{ nonce: number }>('chain_getAccount', alice);
  await review.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('NotSigned').waitFor();
  assert.is((await here.ask<{ pending_nonce: number }>('chain_getAccount', alice)).pending_nonce, nonce, 'no is no');
  await page.getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Sign and send' }).click();
  await page.getByText('final', { exact: true }).waitFor();
  const { history } = await here.ask<{ history: { amount: string }[] }>('chain_getAddressHistory', bob, 1);
  assert.is(history[0]?.amount, '1500000000');
  assert.equal(problems, []);
  await page.close();
});

test('what the node prepares is not signed where it is not what was asked for', async () => {
  const { page } = await console0('console/send');
  // A node that has ten times as much signed as it was asked for.
  await page.route(`${here.url}/`, async (route) => {
    const body = route.request().postData() ?? '';
    const lies = body.includes('chain_prepareBundle') ? body.replace('"1500000000"', '"15000000000"') : body;
    await route.continue({ postData: lies });
  });
  await fill(page, { to: bob, amount: '1.5' });
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByText('its operations are not those that were asked for').waitFor();
  assert.is(await page.getByRole('dialog').count(), 0);
  await page.close();
});

test('a key is kept only under its passphrase, and nothing of it is readable in the browser', async () => {
  const { page } = await console0('console');
  await page.getByLabel('Passphrase', { exact: true }).fill('four lean cats');
  await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  await page.getByText('The key is kept in this browser, encrypted.').waitFor();
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  assert.not.ok(kept.includes(toHex(devSecret(0))));
  await page.reload();
  const passphrase = page.getByLabel('Passphrase of the key that is kept in this browser');
  await passphrase.fill('four lean dogs');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('this is not the passphrase').waitFor();
  await passphrase.fill('four lean cats');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Close the key' }).waitFor();
  await page.close();
});

test('an operation and a record of a module from outside have a form and a page without a line about them', async () => {
  const { page, problems } = await console0('operation/loyalty.Give');
  await write('chain_earnPoints', alice, '100');
  await fill(page, { to: bob, points: '30', note: 'thanks' });
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign and send' }).click();
  await page.getByText('final', { exact: true }).waitFor();
  await page.goto(`${here.url}/#/call/chain_getPoints`);
  await page.getByRole('button', { name: 'Ask this node' }).waitFor();
  await page.locator('main .form input').first().fill(bob);
  await page.getByRole('button', { name: 'Ask this node' }).click();
  await page.getByText('30', { exact: true }).waitFor();
  await page.goto(`${here.url}/#/record/tokens.balances`);
  const parts = page.locator('main .form input');
  await parts.nth(0).fill(bob);
  await parts.nth(1).fill(`0x${'0'.repeat(64)}`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('verified').waitFor();
  assert.equal(problems, []);
  await page.close();
});

test('a record with a false proof is not called verified', async () => {
  const { page } = await open();
  await page.route(`${here.url}/`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const isProof = (route.request().postData() ?? '').includes('chain_getProof');
    // A node that claims another balance: two digits of the value.
    const body = isProof ? text.replace(/"value":"(0x)?../, '"value":"$1ff') : text;
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${here.url}/#/address/${alice}`);
  await page.getByText('the proof does not lead to the state root').waitFor();
  assert.is(await page.getByText('verified').count(), 0);
  await page.close();
});

test('on a network of four validators the page marks their quorum, and checks records against their signatures', async () => {
  const chain = await chainOf(4);
  const first = await start(chain, { rpcRateLimit: 0 }, 0);
  for (const validator of [1, 2, 3]) await start(chain, { bootnodes: [first.address] }, validator);
  await until(() => first.node.ledger.head.height >= 3, 'blocks of four validators');
  const url = `http://127.0.0.1:${first.node.rpcPort}`;
  const { page, problems } = await open(`address/${alice}`, 1280, url);
  await page
    .getByText(/[34] of 4 validators/)
    .first()
    .waitFor();
  await page.goto(`${url}/#/dag/2`);
  await page.getByText('two thirds attested').waitFor();
  assert.ok((await page.locator('.dag .attestation').count()) >= 3);
  assert.equal(await seriousIn(page), []);
  assert.equal(problems, []);
  await page.close();
});

test.run();
