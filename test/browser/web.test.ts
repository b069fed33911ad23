/** The explorer at / as people use it: on a real node, in a headless Chromium, by day and by night, on a phone. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';
import { closeBrowser, openPage } from './browser.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let here: Here;
const [alice, bob] = [account(0), account(1)];

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.result;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
});

test.after(async () => {
  await closeBrowser();
  await here.node.stop();
  await cleanUp();
});

/** Opens a place of the explorer. */
async function open(place = '', width = 1280) {
  const { page, problems } = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${here.url}/#/${place}`);
  await page.locator('h1').waitFor();
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
  for (const place of ['', 'blocks', 'block/1', 'bundles', `address/${alice}`, `address/${bob}?tab=keys`, 'find/TRL']) {
    const { page, problems } = await open(place, 390);
    await page.emulateMedia({ colorScheme: 'dark' });
    await until(async () => (await page.locator('.waiting').count()) === 0);
    assert.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 390, place);
    assert.equal(await seriousIn(page), [], place);
    assert.equal(problems, [], place);
    await page.close();
  }
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

test.run();
