/** What `docs build` writes, as a static server gives it, under a path of its own, and as a file: without a node, and without the network. */

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, trellis } from '../cli/program.js';
import { loyaltyModule } from '../node/live.js';
import { closeBrowser, openPage, seriousIn } from './browser.js';

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

const site = await newDirectory();
const built = await trellis('docs', 'build', site, '--module', await loyaltyModule());

/** The folder under some paths, as servers of files do: a folder is its index.html, with the slash at its end or without. */
async function served(...bases: readonly string[]) {
  const asked: string[] = [];
  const server = createServer(({ url = '/', method }, answer) => {
    asked.push(`${method} ${url}`);
    const base = bases.find((one) => url === one || url.startsWith(`${one}/`));
    const name =
      base === undefined
        ? undefined
        : normalize(url.slice(base.length).replace(/\?.*/, '').replace(/^\/?$/, '/index.html'));
    if (url === '/favicon.ico') answer.writeHead(204).end();
    else if (method !== 'GET' || name === undefined || !existsSync(join(site, name))) answer.writeHead(404).end();
    else {
      const type = name.endsWith('.html') ? 'text/html' : 'text/plain';
      answer.writeHead(200, { 'content-type': type }).end(readFileSync(join(site, name)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => server.close().closeAllConnections() };
}

/** Follows a site from its first page to the methods, as a person would; answers with the addresses that it asked for. */
async function read(url: string): Promise<readonly string[]> {
  const { page, problems } = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await page.fill('form[role=search] input', 'fee');
  await page.keyboard.press('Enter');
  await page.locator('#results li').first().waitFor();
  assert.match((await page.locator('#found').textContent()) ?? '', /^\d+ places$/);
  assert.match((await page.locator('#results').textContent()) ?? '', /fee/i);
  await page.locator('#results a').first().click();
  await page.locator('main h1').waitFor();
  assert.match(page.url(), /\/\w+\/[\w-]+\.html(#[\w-]+)?$/);
  await page.locator('nav summary', { hasText: 'Reference' }).click();
  await page.getByRole('link', { name: 'All methods' }).click();
  await page.locator('#search').waitFor();
  await page.evaluate("location.hash = 'chain_getBalance'");
  assert.ok(await page.locator('#chain_getBalance h3').isVisible());
  await page.fill('#search', 'earnpoints');
  assert.ok(await page.locator('#chain_earnPoints').isVisible(), 'the module from outside is found');
  assert.not.ok(await page.locator('#chain_getBalance').isVisible());
  const call = await page.locator('#chain_earnPoints .tabs pre:visible').textContent();
  assert.match(call ?? '', 'curl -s http://127.0.0.1:9933 ', 'no node is where the page is');
  assert.is(await page.locator('form.try').count(), 0, 'nobody is there to answer a form');
  assert.not.match((await page.locator('main').textContent()) ?? '', 'this very node');
  assert.equal(problems, []);
  await page.close();
  return requests;
}

test('the site and its search work at the root of a server, under a path, and as a folder, without other hosts', async () => {
  assert.is(built.code, 0, built.err);
  const server = await served('/x/y', '');
  for (const path of ['/', '/x/y/', '/x/y/index.html']) {
    const asked = await read(`${server.url}${path}`);
    assert.ok(asked.length >= 4 && asked.every((one) => one.startsWith(server.url)), asked.join(' '));
  }
  assert.not.ok(server.asked.some((one) => /POST/.test(one)));
  server.stop();
  const folder = pathToFileURL(site).href;
  const asked = await read(`${folder}/index.html`);
  assert.ok(
    asked.every((one) => one.startsWith(folder)),
    asked.join(' '),
  );
});

test('pages of the site fit a phone, and axe finds nothing serious in light and dark', async () => {
  const { page, problems } = await openPage();
  for (const path of ['index.html', 'guide/dex.html', 'modules/validators.html', 'search.html?q=fee']) {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${pathToFileURL(site).href}/${path}`);
      if (path.startsWith('search')) await page.locator('#results li').first().waitFor();
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${path} at ${width}`);
      assert.equal(await seriousIn(page), [], `${path} at ${width}`);
    }
  }
  assert.equal(problems, []);
  await page.close();
});

test('links between the Markdown pages lead to files of the folder', async () => {
  const index = await readFile(join(site, 'README.md'), 'utf8');
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  assert.ok(links.includes('loyalty.md') && links.includes('errors.md'));
  for (const link of links) await readFile(join(site, link));
});

test.run();
