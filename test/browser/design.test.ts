/** What the explorer feels like: sentences instead of names of operations, names instead of addresses, nothing that jumps, few bytes. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { account } from '../node/here.js';
import { until } from '../until.js';
import { closeBrowser, type Opened, openPage, settled } from './browser.js';

const [alice, bob] = [account(0), account(1)] as const;
/** All files that the overview loads, compressed. */
const MOST_BYTES = 200 * 1_024;

let here: NodeProcess;
let opened: Opened;
let swap = '';

test.before(async () => {
  here = await startProcess('dev', '--ephemeral', '--block-time', '0.5');
  const client = connect(here.url);
  const first = client.account(devSecret(0));
  await first.send([
    { CreateToken: { name: 'Acorn', symbol: 'ACN', decimals: 2, supply: '100000000', owner: alice } },
    {
      CreatePool: {
        ...{ token_a: 'ACN', token_b: 'TRL', amount_a: '10000000', amount_b: '20000000000000' },
        lp_lock_duration: 2_592_000,
      },
    },
    { RegisterName: { name: 'alice', salt: null } },
  ]);
  const { bundle_hash } = await client
    .account(devSecret(1))
    .send([
      { Swap: { from_token: 'TRL', to_token: 'ACN', amount_in: '340000000000', min_amount_out: '1' } },
      { Transfer: { to: alice, token_symbol: 'TRL', amount: '1500000000', memo: null } },
    ]);
  swap = bundle_hash;
  opened = await openPage();
});

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

test.after.each(() => assert.equal((opened.problems as string[]).splice(0), []));

async function go(place: string): Promise<Page> {
  await opened.page.goto(`${here.url}/#/${place}`);
  await settled(opened.page, place);
  return opened.page;
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ');

test('operations are summarized in the sentences of their modules, with whole units and names', async () => {
  const page = await go(`tx/${swap}`);
  await until(async () => (await page.locator('.later').count()) === 0, 'all names and amounts');
  assert.match(await textOf(page, '.lead .sentence'), /^Swapped 340 TRL for 1,[\d,.]+ ACN$/);
  assert.is(await textOf(page, '.lead p:last-child'), 'Sent 1.5 TRL to alice.trl');
  await go('bundles');
  const row = page.locator('tr', { hasText: 'Swapped 340 TRL' });
  await row.getByText('and 1 more').waitFor();
});

test('accounts of the chain are shown by their role, and those of users by their name', async () => {
  const page = await go(`tx/${swap}`);
  await page.getByRole('cell', { name: 'DEX reserves' }).first().waitFor();
  await page.getByRole('cell', { name: 'alice.trl' }).waitFor();
  await page.getByRole('link', { name: 'DEX reserves' }).first().click();
  await page.getByRole('heading', { name: 'DEX reserves' }).waitFor();
  await page.getByText('System account').waitFor();
});

test('the balance chart of an account starts at its balance at genesis', async () => {
  const page = await go(`address/${bob}`);
  await page.getByRole('img', { name: /^Balance in TRL: from 1000000 to 999658\.\d+, \d+ points$/ }).waitFor();
});

/** The part of a document that the test reads: its types are not those of a browser. */
interface Styled {
  readonly defaultView: { getComputedStyle(of: unknown): Readonly<Record<string, string>> };
}

test('numbers are aligned at the right with equal digits, and everything else at the left', async () => {
  const page = await go('tokens');
  const [symbol, supply] = [page.locator('tbody td').nth(0), page.locator('tbody td').nth(3)];
  const styleOf = (of: typeof symbol, property: string): Promise<unknown> =>
    of.evaluate(
      (cell, name) => (cell.ownerDocument as never as Styled).defaultView.getComputedStyle(cell)[name],
      property,
    );
  assert.is(await styleOf(supply, 'textAlign'), 'right');
  assert.is(await styleOf(supply, 'fontVariantNumeric'), 'tabular-nums');
  assert.is(await styleOf(symbol, 'textAlign'), 'left');
});

/** Runs in the page: what moves from now on, except the rows of the lists that grow. */
const WATCH = `(() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { node, previousRect: before, currentRect: now } of list.getEntries().flatMap(({ sources }) => sources)) {
      // A right-aligned number that gains a digit keeps its right edge.
      if (before.top === now.top && Math.abs(before.right - now.right) < 1) continue;
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      if (element && !element.closest('.feed')) window.moved.push(element.outerHTML.slice(0, 120));
    }
  }).observe({ type: 'layout-shift' });
})()`;

test('new blocks move nothing around their list', async () => {
  const page = await go('');
  await until(async () => (await page.locator('.later').count()) === 0, 'all names and amounts');
  await page.evaluate(WATCH);
  const newest = () => page.locator('.feed li').first().textContent();
  for (let i = 0; i < 3; i++) {
    const before = await newest();
    await until(async () => (await newest()) !== before, 'a new block');
  }
  assert.equal(await page.evaluate('window.moved'), []);
});

test('the files of the overview have at most 200 KB', async () => {
  const { page, problems } = await openPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const files = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'GET') files.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${here.url}/`);
  await settled(page, 'overview');
  await until(async () => (await page.locator('.later').count()) === 0, 'all names and amounts');
  assert.ok(bytes > 10_000 && bytes <= MOST_BYTES, `${bytes} bytes`);
  assert.equal(problems, []);
  await page.close();
});

/** Runs in the page: cells of a feed whose text does not fit one line. */
const WRAPPED = `[...document.querySelectorAll('.feed li > *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent)`;

test('on a phone, each row of a feed keeps to its lines, and the badges of the header are readable', async () => {
  const page = await go('');
  await page.setViewportSize({ width: 320, height: 844 });
  await until(async () => (await page.locator('.later').count()) === 0, 'all names and amounts');
  assert.ok((await page.locator('.feed .text').count()) > 0, 'a sentence with a text of a user');
  assert.equal(await page.evaluate(WRAPPED), []);
  const cut = await page
    .locator('.network .badge')
    .first()
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.is(cut, 0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('on a phone, the menu opens by button and closes by Escape, and the first block is above the fold', async () => {
  const page = await go('');
  await page.setViewportSize({ width: 390, height: 844 });
  const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  assert.ok(height <= 90, `the header is ${height} pixels high`);
  const first = page.locator('.feed li').first();
  const topOf = () => first.evaluate((row) => row.getBoundingClientRect().top);
  await until(async () => (await topOf()) < 500, 'the first block to be above the fold');
  const link = page.getByRole('link', { name: 'Validators', exact: true });
  assert.not(await link.isVisible());
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  assert.is(await page.evaluate('document.activeElement.textContent'), 'Menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await page.getByRole('heading', { name: 'Validators' }).waitFor();
  await link.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('the key / goes to the search field, and stays a character in other fields', async () => {
  const page = await go('console');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  assert.is(await page.evaluate('document.activeElement.name'), 'q');
  await page.locator('input[name=secret]').focus();
  await page.keyboard.press('/');
  assert.is(await page.locator('input[name=secret]').inputValue(), '/');
});

test('an address that means nothing says so in words, and leads on', async () => {
  const cases = [
    ['tx/nonsense', 'This is not a bundle hash'],
    ['block/xyz', 'This is not the height of a block'],
    ['block/99999999', 'This block does not exist yet.'],
    ['address/nonsense!', 'This is not an account'],
    ['token/NOPE', 'Token not found.'],
    ['validator/nonsense', 'Validator not found.'],
  ] as const;
  for (const [place, words] of cases) {
    const page = await go(place);
    await page.getByText(words).waitFor();
    await page.locator('main').getByRole('link', { name: 'overview' }).waitFor();
    const shown = (await page.locator('main').textContent()) ?? '';
    assert.not.match(shown, /\^|\\d|-32602|pattern/, place);
    assert.is(await page.locator('.steps').count(), 0, 'no neighbors of what does not exist');
  }
});

test('users who prefer reduced motion see no animation', async () => {
  const page = await go('');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate<number>(
    "[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).animationName !== 'none').length",
  );
  assert.is(moving, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test.run();
