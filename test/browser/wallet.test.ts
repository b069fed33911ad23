/** The page /wallet in a browser: one button asks the wallet for the network, and nothing is fetched from anywhere. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { type Here, startHere } from '../node/here.js';
import { until } from '../until.js';
import { closeBrowser, openPage, seriousIn, sticksOut } from './browser.js';

let here: Here;

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
});

test.after(async () => {
  await closeBrowser();
  await here.node.stop();
  await cleanUp();
});

/** Opens the page with a wallet that answers, or throws, as told; clicks the button. */
async function clicked(wallet: string | undefined) {
  const { page, problems } = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  if (wallet) await page.addInitScript(`window.asked = []; window.ethereum = { request: ${wallet} };`);
  await page.goto(`${here.url}/wallet`);
  await page.click('button.main');
  await until(async () => (await page.textContent('#said')) !== '');
  return { page, problems, requests, said: await page.textContent('#said') };
}

test('one click adds the network of the node to the wallet, under the address of the page', async () => {
  const { page, problems, requests, said } = await clicked('async (call) => { window.asked.push(call); return null; }');
  assert.is(said, 'The network was added to the wallet.');
  assert.equal(await page.evaluate('window.asked'), [
    {
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0x18b06f',
          chainName: 'Trellis dev',
          nativeCurrency: { name: 'TRL', symbol: 'TRL', decimals: 18 },
          rpcUrls: [`${here.url}/`],
        },
      ],
    },
  ]);
  assert.is(await page.textContent('#url'), `${here.url}/`);
  assert.equal(requests, [`${here.url}/wallet`], 'nothing else is fetched');
  assert.equal(problems, [], 'the policy of the page lets its own script and style through');
});

test('the page reports if the user declines, the wallet fails, or none is installed', async () => {
  const declines = 'async () => { throw { code: 4001, message: "User rejected the request." }; }';
  assert.is((await clicked(declines)).said, 'Request declined in the wallet.');
  const refuses = 'async () => { throw new Error("no <b>https</b>"); }';
  assert.is((await clicked(refuses)).said, 'The wallet returned an error: no <b>https</b>');
  assert.match((await clicked(undefined)).said!, /No browser wallet found/);
});

test('the page has the design of the explorer, leads back to it, copies its values, and fits a phone in light and dark mode', async () => {
  const { page, problems } = await openPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.url });
  await page.goto(`${here.url}/wallet`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.equal(await seriousIn(page), [], colorScheme);
    assert.equal(await sticksOut(page), [], colorScheme);
  }
  await page.getByRole('button', { name: 'Copy Chain ID' }).click();
  await page.getByText('Copied.').waitFor();
  assert.is(await page.evaluate('navigator.clipboard.readText()'), '1618031');
  assert.is(await page.getByRole('link', { name: 'Trellis', exact: true }).getAttribute('href'), '/');
  assert.equal(problems, []);
  await page.close();
});

test('injected scripts do not run on the page, it fetches nothing, and no other page can frame it', async () => {
  const answer = await fetch(`${here.url}/wallet`);
  const policy = answer.headers.get('content-security-policy')!;
  assert.match(policy, /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/);
  for (const rule of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    assert.ok(policy.includes(rule));
  assert.not.match(policy, /unsafe|https?:/);
  const { page } = await openPage();
  await page.goto(`${here.url}/wallet`);
  const ran = await page.evaluate(`(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    return window.foreign === true;
  })()`);
  assert.is(ran, false);
  const fetched = await page.evaluate(`fetch('/').then(() => true, () => false)`);
  assert.is(fetched, false);
});

test.run();
