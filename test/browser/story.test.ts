/** The pages of the explorer on the chain that the examples are played on, where something of every module has happened: epochs, a bridge, accounts that are shared. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { playOn } from '../examples/scenario.js';
import { Stage } from '../examples/stage.js';
import { until } from '../until.js';
import { closeBrowser, openPage, seriousIn, settled, sticksOut } from './browser.js';

const stage = await Stage.open();
const { examples } = await playOn(stage);

test.after(async () => {
  await closeBrowser();
  await stage.close();
});

/** What the recorded call of a method was asked for first. */
const asked = (method: string): string => String(examples.get(method)!.params[0]);

/** Goes to a place, and waits until everything on it is there. */
async function go(page: Page, place: string): Promise<void> {
  await page.goto(`${stage.url}/#/${place}`);
  await settled(page, place);
}

/** An account whose newest history has an effect of a block. */
async function blockEffect(): Promise<{ readonly address: string; readonly height: number }> {
  for (let person = 0; person < 9; person++) {
    const address = stage.person(person);
    const { history } = await stage.ask<{ history: { height: number; bundle_hash: string | null }[] }>(
      'chain_getAddressHistory',
      address,
      25,
    );
    const height = history.find(({ bundle_hash }) => bundle_hash === null)?.height;
    if (height !== undefined) return { address, height };
  }
  throw new Error('nobody has an effect of a block in the history');
}

/** Pages, with what must stand on them. */
async function pages(): Promise<readonly (readonly [place: string, ...texts: string[]])[]> {
  const bob = stage.person(1);
  const { validators } = await stage.ask<{ validators: { address: string; metadata: { name: string } }[] }>(
    'chain_listValidators',
    10,
  );
  const wind = validators.find(({ metadata }) => metadata.name === 'Wind')!.address;
  const { address, height } = await blockEffect();
  const deposit = examples.get('chain_getBridgeStatus')!.params;
  return [
    [
      `validator/${stage.validator}`,
      'Score at the end of each epoch',
      'Turns taken in each epoch',
      'at the end of each epoch',
    ],
    [`validator/${wind}`, 'Wind', 'no turns', 'Stake over time'],
    [`address/${bob}?tab=keys`, 'Signer of', 'Office', '3 of 3'],
    [`address/${bob}?tab=nfts`, 'Multi-token collections', 'Sword'],
    [`address/${address}`, `Block ${height}`],
    ['bridge', 'Bridge transfers', 'out, no. 1', '100 WSHIB', 'received', 'trellis-77', '5 TRL'],
    ['withdrawal/1', 'Withdrawal 1', 'ethereum'],
    [`deposit/${deposit[0] as string}/${deposit[1] as string}/0`, 'Deposit on ethereum'],
    ['proposal/0', 'Cheaper swaps', 'Changes'],
    [`dao/${asked('chain_getDao')}/0`, 'Quorum', 'Changes'],
    ['governance', 'Upgrade'],
    [`program/${asked('chain_getProgram')}`, 'Program'],
    [`presale/${asked('chain_getPresale')}`, 'Presale'],
    [`multitoken/${asked('chain_getMultiTokenCollection')}`, 'Arms'],
    [`nft/${asked('chain_getNftCollection')}`, 'NFT collection'],
    [`order/${asked('chain_getSettleOrder')}`, 'Order'],
    [`block/${stage.height}`, 'Finality'],
  ];
}

test('validator epochs, bridge transfers and all module records have pages that fit a phone', async () => {
  const { page, problems, requests } = await openPage();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [i, [place, ...texts]] of (await pages()).entries()) {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
    await go(page, place);
    for (const text of texts) await page.getByText(text).first().waitFor({ state: 'attached' });
    assert.is(await page.locator('.problem').count(), 0, place);
    assert.equal(await sticksOut(page), [], place);
    assert.equal(await seriousIn(page), [], place);
  }
  assert.equal(problems, []);
  assert.equal(
    requests.filter((one) => !one.startsWith(stage.url)),
    [],
    'no other host is asked',
  );
  await page.close();
});

/** Bridge transfers of one direction, one in every second block, newest first, in the node's form. */
function transfersOf(method: string, limit: number, cursor: string | null) {
  const isIn = method === 'chain_allBridgeDeposits';
  const from = cursor === null ? 0 : Number.parseInt(cursor, 16);
  const places = Array.from({ length: Math.min(limit, TRANSFERS - from) }, (_, i) => from + i);
  const events = places.map((n) => ({
    ...{ height: 2 * (TRANSFERS - n) + (isIn ? 1 : 0), time: 1_800_000_000, bundle_hash: `0x${'0'.repeat(64)}` },
    data: {
      ...{ chain: 'ethereum', mint: NATIVE, amount: '1', recipient: alice, sender: alice },
      ...(isIn ? { tx_hash: '0xab', log_index: TRANSFERS - n } : { withdrawal_id: TRANSFERS - n }),
    },
  }));
  const end = from + places.length;
  return { events, count: events.length, next_cursor: end < TRANSFERS ? end.toString(16).padStart(4, '0') : null };
}
const TRANSFERS = 60;
const NATIVE = `0x${'0'.repeat(64)}`;
const alice = stage.person(0);

test('bridge transfers in both directions are one list, page by page to its end, each once', async () => {
  const { page } = await openPage();
  await page.route(`${stage.url}/`, async (route) => {
    const asked = JSON.parse(route.request().postData() ?? 'null') as { id: number; method: string; params: never[] };
    if (!asked?.method?.startsWith('chain_allBridge')) return route.continue();
    const result = transfersOf(asked.method, asked.params[0]!, asked.params[1] ?? null);
    return route.fulfill({ json: { jsonrpc: '2.0', id: asked.id, result } });
  });
  await go(page, 'bridge');
  const list = page.locator('section', { hasText: 'Bridge transfers' }).first();
  const LINKS = `[...document.querySelectorAll('[aria-label^="Bridge transfers"] td:nth-child(2) a')].map((one) => one.hash)`;
  const found: string[] = [];
  for (;;) {
    const shown = await page.evaluate<readonly string[]>(LINKS);
    found.push(...shown);
    const next = list.getByRole('button', { name: 'Next' });
    if (await next.isDisabled()) break;
    await next.click();
    await until(async () => {
      const [first] = await page.evaluate<readonly string[]>(LINKS);
      return first !== undefined && first !== shown[0];
    }, 'the next page');
  }
  const expected = Array.from({ length: TRANSFERS }, (_, n) => [
    `#/deposit/ethereum/0xab/${TRANSFERS - n}`,
    `#/withdrawal/${TRANSFERS - n}`,
  ]);
  assert.equal(found, expected.flat());
  await page.close();
});

test('the weight of votes in a DAO is shown in its token', async () => {
  const { page } = await openPage();
  const dao = asked('chain_getDao');
  await go(page, `dao/${dao}/0`);
  const { token_symbol } = await stage.ask<{ token_symbol: string }>('chain_getDao', dao);
  await page.locator('.facts', { hasText: 'Quorum' }).getByText(token_symbol).waitFor();
  assert.is(await page.locator('main').getByText(' raw').count(), 0);
  await page.close();
});

test.run();
