/** The documentation page as a person uses it: searched, clicked, and a method called on the node that serves it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { until } from '../until.js';
import { closeBrowser, openPage } from './browser.js';

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

test('a reader finds a method, sees how to call it in three ways, and calls the node that serves the page', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const { page, problems } = await openPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Docs' }).click();
  await page.locator('#search').waitFor();
  assert.is(page.url(), `${url}/docs`, 'the explorer at the address of the node leads there');
  assert.match(await page.title(), /Trellis/);
  await page.fill('#search', 'chain_getbalance');
  assert.is(await page.locator('section:visible').count(), 1);
  const section = page.locator('#chain_getBalance');
  assert.match((await section.locator('.tabs pre:visible').textContent()) ?? '', new RegExp(`curl -s ${url}`));
  await section.getByRole('tab', { name: 'CLI' }).click();
  assert.match((await section.locator('.tabs pre:visible').textContent()) ?? '', /trellis call getBalance/);

  await section.locator('input[name=address]').fill(account(0));
  await section.locator('input[name=token_symbol]').fill('TRL');
  await section.getByRole('button', { name: 'Send to this node' }).click();
  const shown = section.locator('form output');
  await shown.getByText('"balance"').waitFor();
  assert.is((JSON.parse((await shown.textContent()) ?? '') as { token: string }).token, 'TRL');

  await section.locator('input[name=token_symbol]').fill('NOSUCH');
  await section.getByRole('button', { name: 'Send to this node' }).click();
  await shown.getByText('UnknownToken').waitFor();

  await page.fill('#search', 'abracadabra');
  await page.locator('#nothing:visible').waitFor();
  assert.equal(problems, []);
  await page.close();
  await node.stop();
});

test('subscriptions share a connection and one listener until each is ended', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const { page, problems, requests } = await openPage();
  await page.addInitScript(`{
    const { addEventListener } = WebSocket.prototype;
    window.hearers = 0;
    WebSocket.prototype.addEventListener = function (type, ...rest) {
      if (type === 'message') window.hearers++;
      return addEventListener.call(this, type, ...rest);
    };
  }`);
  await page.goto(`${url}/docs`);
  const send = async (method: string) => {
    const form = page.locator(`form.try[data-method=${method}]`);
    await form.getByRole('button', { name: 'Send to this node' }).click();
    await page.locator(`form.try[data-method=${method}][data-outcome=success]`).waitFor();
    return form.locator('output');
  };
  const heads = await send('chain_subscribe_newHeads');
  await send('chain_subscribe_logs');
  const told = async (): Promise<number> => ((await heads.textContent()) ?? '').split('"height"').length - 1;
  await until(async () => (await told()) >= 2, 'two heads');
  assert.is(requests.filter((one) => one === `${url}/`).length, 1, 'one connection');
  assert.is(await page.evaluate('window.hearers'), 1);
  assert.is(await (await send('chain_unsubscribe_newHeads')).textContent(), 'true');
  const [last, { height }] = [await heads.textContent(), node.ledger.head];
  await until(() => node.ledger.head.height > height + 1, 'further blocks');
  assert.is(await heads.textContent(), last, 'nothing is told of what was ended');
  assert.equal(problems, []);
  await page.close();
  await node.stop();
});

test('search finds fields, errors and words, and shows their locations', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const { page, problems } = await openPage();
  await page.goto(`${url}/docs`);
  const shown = async (words: string) => {
    await page.fill('#search', words);
    const units = await page.locator('[data-unit]:visible').all();
    return Promise.all(units.map((unit) => unit.getAttribute('id')));
  };
  assert.ok((await shown('proof_of_possession')).includes('chain_stake'), 'a parameter');
  assert.ok((await shown('price_impact_bps')).includes('chain_quoteSwap'), 'a field of an answer');
  assert.ok((await page.locator('#chain_quoteSwap details.fields').getAttribute('open')) !== null, 'which stands open');
  const halted = await shown('1029');
  assert.ok(halted.includes('chain_swap') && halted.includes('e1029'), 'a code, with the methods that answer it');
  assert.ok((await shown('below the minimum of the caller')).includes('chain_swap'), 'the message of an error');
  assert.ok((await shown('post-quantum')).length > 0);
  assert.equal(await shown('raw units decimal strings 2^53'), ['units'], 'the introduction');
  assert.ok(await page.locator('nav a[href="#units"]').isVisible());
  assert.not.ok(await page.locator('nav a[href="#chain_stake"]').isVisible());
  assert.equal(problems, []);
  await page.close();
  await node.stop();
});

test('every method shows a call with its response, and nothing overflows on a narrow dark screen', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const { page, problems } = await openPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 400, height: 900 });
  await page.goto(`${url}/docs#chain_getPool`);
  const methods = page.locator('section[id*="_"]');
  await methods.first().waitFor();
  assert.is(await methods.count(), node.methods.length + 1);
  assert.is(await methods.filter({ has: page.locator('.answer') }).count(), node.methods.length + 1);
  assert.is(await page.evaluate('document.documentElement.scrollWidth'), 400);
  assert.not.ok(await page.locator('nav a:visible').count(), 'the menu is folded');
  assert.ok(await page.locator('#chain_getPool h3').isVisible());
  const [raw, loop] = await page.locator('#chain_subscribe_newHeads .tabs pre').allTextContents();
  assert.match(raw!, new RegExp(`"chain_subscribe_newHeads".*websocat -n ${url.replace('http', 'ws')}$`));
  assert.match(loop!, /node\.subscribe\('newHeads'\)/);
  assert.equal(problems, []);
  await page.close();
  await node.stop();
});

test.run();
