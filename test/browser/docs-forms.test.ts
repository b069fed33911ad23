/** The forms of the documentation page on a fresh `trellis dev` chain: each is sent as it stands, and works or is refused for a reason. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readExamples } from '../../runtime/lib/rpc/documents/examples.js';
import { cleanUp, startProcess } from '../cli/program.js';
import { closeBrowser, openPage } from './browser.js';

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

interface Refused {
  readonly method: string;
  readonly code: number;
  readonly told: string;
}

const SALE = 'it sells a token of its own, which its creator makes first, and begins later';
const UPGRADE = 'dev:0 decides about upgrades of a dev chain; on the recorded one the validators do';
const ETHEREUM = 'the recorded wallet was paid first, and signed for a token of that chain';

/** What cannot work on a fresh chain, even after all forms before it: the code, and why. */
const REFUSED: Readonly<Record<string, readonly [code: number, why: string]>> = {
  chain_createPresale: [1006, SALE],
  chain_contributePresale: [1512, SALE],
  chain_finalizePresale: [1512, SALE],
  chain_refundPresale: [1512, SALE],
  chain_scheduleUpgrade: [2300, UPGRADE],
  chain_voteUpgrade: [2304, UPGRADE],
  chain_cancelUpgrade: [2304, UPGRADE],
  chain_unjail: [2013, 'nobody is in jail'],
  chain_registerBridgeMapping: [1610, 'a dev chain has mapped this token since genesis'],
  chain_cancelProposal: [2404, 'only one proposal has been made'],
  chain_daoCancel: [2604, 'the DAO has had only one proposal'],
  eth_sendRawTransaction: [3, ETHEREUM],
  eth_estimateGas: [3, ETHEREUM],
  debug_traceTransaction: [-32000, ETHEREUM],
};

/** What works or not by how many blocks the forms before it have made. */
const EITHER: Readonly<Record<string, readonly [code: number, why: string]>> = {
  eth_getRawTransactionByBlockNumberAndIndex: [-32000, 'the recorded height may have a native bundle here'],
};

/** Runs in the page: the methods that have a form, from top to bottom. */
const METHODS = `[...document.querySelectorAll('form.try')].map((form) => form.dataset.method)`;

/** Runs in the page, as a hand takes a second for each of two hundred forms: presses the button of one, and tells what it shows. */
const PRESSED = (method: string): string => `(async () => {
  const form = document.querySelector('form[data-method=${method}]');
  form.querySelector('button').click();
  while (form.dataset.outcome === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  return [form.dataset.outcome, form.querySelector('output').textContent];
})()`;

test('every form works unchanged on a fresh chain after those before it, or fails for a known reason', async () => {
  const node = await startProcess('dev', '--ephemeral', '--block-time', '0.5');
  const { page, problems } = await openPage();
  await page.goto(`${node.url}/docs`);
  await page.locator('form.try').first().waitFor();
  const methods = await page.evaluate<readonly string[]>(METHODS);
  assert.equal([...methods].sort(), Object.keys(readExamples()).sort(), 'every method has a form with a recorded call');
  const send = async (method: string): Promise<Refused | undefined> => {
    // A locator of playwright would walk all of the page, in search of shadow roots.
    const [outcome, told] = await page.evaluate<readonly [outcome: string, told: string]>(PRESSED(method));
    return outcome === 'success' ? undefined : { method, code: Number(outcome), told };
  };
  // Questions stand above what makes the things that they are about: what is refused is sent again while that helps.
  let left: readonly string[] = methods;
  let refused: readonly Refused[] = [];
  do {
    left = refused.length > 0 ? refused.map(({ method }) => method) : left;
    const now: Refused[] = [];
    for (const method of left) {
      const answer = await send(method);
      if (answer) now.push(answer);
    }
    refused = now;
  } while (refused.length > 0 && refused.length < left.length);
  const expected = { ...REFUSED, ...EITHER };
  const surprises = refused.filter(({ method, code }) => code !== expected[method]?.[0]);
  assert.equal(surprises, []);
  const names = new Set(refused.map(({ method }) => method));
  assert.equal(
    Object.keys(REFUSED).filter((method) => !names.has(method)),
    [],
    'these work now: take them off the list',
  );
  assert.equal(problems, []);
  await page.close();
  await node.stop();
});

test.run();
