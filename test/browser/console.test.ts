/** The console of the explorer as people use it: on a network of four validators that enforces signatures, in a headless Chromium. Each test ends at what it changed on chain. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JsonRpcProvider, Wallet } from 'ethers';
import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { type Account, type Client, connect, type Methods } from '../../rpc-schemas/clients/typescript/index.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { account } from '../node/here.js';
import { until } from '../until.js';
import { closeBrowser, type Opened, openPage, seriousIn } from './browser.js';

const UNIT = 10n ** 9n;
const [alice, bob, carol, dave] = [account(0), account(1), account(2), account(3)] as const;
/** The account and key of a validator, which may vote at once. */
const VALIDATOR = '01'.repeat(32);

let url: string;
let client: Client<Methods>;
let opened: Opened;

const person = (index: number): Account => client.account(devSecret(index));
const balance = async (of: string, token = 'TRL'): Promise<bigint> =>
  BigInt((await client.call('chain_getBalance', [of, token])).balance);

test.before(async () => {
  const chain = await chainOf(4, { enforceSignatures: true, params: { 'governance.voting_blocks': 5_000 } });
  const key = join(await newDirectory(), 'faucet.key');
  await writeFile(key, toHex(devSecret(9)), { mode: 0o600 });
  const plugins = { faucet: { 'faucet-key': key, 'faucet-work': '8' } };
  const first = await start(chain, { rpcRateLimit: 0, blockTime: 1, plugins }, 0);
  for (const validator of [1, 2, 3]) await start(chain, { bootnodes: [first.address], blockTime: 1 }, validator);
  url = `http://127.0.0.1:${first.node.rpcPort}`;
  client = connect(url);
  const pool = { lp_lock_duration: 2_592_000 };
  await Promise.all([
    person(0).send([
      { CreateToken: { name: 'Acorn', symbol: 'ACN', decimals: 2, supply: '100000000', owner: alice } },
      { CreateToken: { name: 'Berry', symbol: 'BRY', decimals: 4, supply: '1000000000', owner: alice } },
      { CreatePool: { token_a: 'ACN', token_b: 'TRL', amount_a: '10000000', amount_b: `${20_000n * UNIT}`, ...pool } },
      { CreatePool: { token_a: 'BRY', token_b: 'ACN', amount_a: '100000000', amount_b: '10000000', ...pool } },
    ]),
    client.account(VALIDATOR).send([
      {
        CreateProposal: {
          proposal_type: 'parameter',
          title: 'Cheaper swaps',
          description: 'Twenty basis points are enough.',
          parameter_key: 'dex.fee_bps',
          parameter_value: '20',
        },
      },
    ]),
  ]);
  opened = await openPage();
  await opened.page.goto(`${url}/#/console`);
});

test.after(async () => {
  await closeBrowser();
  await stopAll();
  await cleanUp();
});

test.after.each(() => {
  assert.equal((opened.problems as string[]).splice(0), []);
});

/** Goes to a place of the page, whose key stays open. */
async function go(place: string): Promise<Page> {
  const { page } = opened;
  await page.goto(`${url}/#/${place}`);
  await page.locator(`main[data-place="${place.replace(/\?.*/, '')}"]`).waitFor();
  return page;
}

/** Has the key of a secret open, and no other. */
async function open(secret: string, place = 'console'): Promise<Page> {
  const page = await go(place);
  const close = page.getByRole('button', { name: 'Disconnect' });
  await close.or(page.getByRole('button', { name: 'Create key' })).waitFor();
  if (await close.isVisible()) await close.click();
  await page.getByLabel('Secret key: 64 hex digits or recovery phrase').fill(secret);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await close.waitFor();
  return page;
}

const openAs = (index: number, place?: string): Promise<Page> => open(toHex(devSecret(index)), place);

/** A part of the page under its heading. */
const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

async function fill(of: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await of.locator(`input[name=${name}]`).fill(value);
}

/** Says yes to what the review shows, and waits for its block. */
async function sign(page: Page, of: Locator, ...shown: readonly (string | RegExp)[]): Promise<void> {
  const review = page.getByRole('dialog');
  for (const text of shown) await review.getByText(text).first().waitFor();
  await review.getByRole('button', { name: 'Sign and send' }).click();
  await of.getByText('final', { exact: true }).waitFor();
}

test('the page says that signatures are enforced, and checks records against those of the four validators', async () => {
  const page = await openAs(0);
  await page.getByText('signatures enforced').waitFor();
  await page.getByText(/[34] of 4 validators/).waitFor();
  let quorum = 0;
  const settled = async (): Promise<boolean> => {
    const { height } = await client.call('chain_getNetworkStats');
    quorum = height - 4;
    return quorum > 0 && (await client.call('chain_getAttestations', [quorum]))?.quorum === true;
  };
  await until(settled, 'attestations of two thirds');
  await page.setViewportSize({ width: 390, height: 844 });
  await go(`dag/${quorum}`);
  await page.getByText('reached').waitFor();
  assert.ok((await page.locator('.dag.quorum .attestation').count()) >= 3);
  // On a phone the graph starts at its right end, where the block is.
  const hidden = await page
    .locator('section.scroll:has(.dag)')
    .evaluate((one) => [one.scrollLeft, one.scrollWidth - one.clientWidth - one.scrollLeft]);
  assert.ok(hidden[0]! > 0 && hidden[1]! < 2, `${hidden} pixels hidden at each side`);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a transaction is shown with its network and its cost, and sent only after confirmation', async () => {
  const page = await go('console/send');
  const before = await balance(bob);
  const { pending_nonce } = await client.call('chain_getAccount', [alice]);
  const form = part(page, 'Send');
  await fill(form, { to: bob, amount: '1.5', memo: 'thanks' });
  await form.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog');
  await review.getByText('chain id 1618031').waitFor();
  await review.locator('.operations').getByText('1.5 TRL (1500000000 raw)').waitFor();
  await review.getByText('+1.5 TRL').waitFor();
  assert.equal(await seriousIn(page), []);
  await page.keyboard.press('Escape');
  await page.getByText('Not signed.').waitFor();
  assert.is((await client.call('chain_getAccount', [alice])).pending_nonce, pending_nonce, 'no is no');
  await form.getByRole('button', { name: 'Review' }).click();
  await sign(page, form);
  assert.is(await balance(bob), before + (3n * UNIT) / 2n);
});

test('a swap is signed by its quoted route, with its price impact', async () => {
  const page = await go('console/swap');
  const form = part(page, 'Swap');
  await fill(form, { amount: '50', give: 'TRL', get: 'ACN' });
  const before = await balance(alice, 'ACN');
  await form.getByRole('button', { name: 'Quote' }).click();
  await form.getByText('Price impact').waitFor();
  const least = await form
    .locator('.facts > div', { hasText: 'Minimum received' })
    .locator('dd')
    .getByText(/\d ACN/)
    .textContent();
  for (const name of ['Your price', 'Price before this swap']) {
    const price = await form.locator(`.facts > div:has(dt:text-is("${name}")) dd`).textContent();
    const digits = /^[\d,.]+/.exec(price!)![0].replaceAll(/[,.]|^[0.,]+/g, '');
    assert.ok(digits.length > 0 && digits.length <= 8, `${name}: ${price}`);
  }
  await form.getByRole('button', { name: 'Review swap' }).click();
  await sign(page, form, 'Swap', '50 TRL');
  const got = (await balance(alice, 'ACN')) - before;
  assert.ok(got >= BigInt(Math.round(Number.parseFloat(least!) * 100)) && got > 0n, `${got} of at least ${least}`);
});

test('a swap over two pools names every token of its route', async () => {
  const page = await go('console/swap?give=TRL&get=BRY');
  const form = part(page, 'Swap');
  await fill(form, { amount: '20' });
  const before = await balance(alice, 'BRY');
  await form.getByRole('button', { name: 'Quote' }).click();
  const route = form.locator('.facts > div', { hasText: 'Route' }).locator('a');
  await route.nth(2).waitFor();
  await until(async () => (await route.allTextContents()).join(' ') === 'TRL ACN BRY', 'the route');
  await form.getByRole('button', { name: 'Review swap' }).click();
  await sign(page, form, 'SwapRoute');
  assert.ok((await balance(alice, 'BRY')) > before);
});

test('stake is delegated from the page of a validator and can be withdrawn', async () => {
  const { validators } = await client.call('chain_listValidators', [4]);
  const { address } = validators[2]!;
  const page = await go(`validator/${address}`);
  await page.getByRole('link', { name: 'Stake with this validator' }).click();
  const form = part(page, 'Stake');
  await fill(form, { amount: '1200' });
  await form.getByRole('button', { name: 'Review' }).click();
  await sign(page, form, 'Stake', /1,?200 TRL/);
  const staked = async (): Promise<bigint> => {
    const { delegations } = await client.call('chain_getDelegations', [alice]);
    return BigInt(delegations.find(({ validator }) => validator === address)?.amount ?? 0);
  };
  assert.is(await staked(), 1_200n * UNIT);
  await page.getByRole('region', { name: 'Your stake' }).getByText('1,200 TRL').waitFor();
  const back = part(page, 'Unstake');
  await fill(back, { amount: '200' });
  await back.getByRole('button', { name: 'Review' }).click();
  await sign(page, back, 'Unstake');
  assert.is(await staked(), 1_000n * UNIT);
});

test('a vote for content forged by a lying node is rejected', async () => {
  const page = await open(VALIDATOR);
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isProposal = (route.request().postData() ?? '').includes('chain_getProposal');
    await route.fulfill({ response, body: isProposal ? text.replace('"new_value":"20"', '"new_value":"29"') : text });
  });
  await go('proposal/0');
  await page.getByRole('link', { name: 'Vote', exact: true }).click();
  const form = part(page, 'Chain proposal');
  await form.getByText('29', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Review vote for' }).click();
  await form.getByText('The proposal has a different content than the hash in the vote').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  assert.is((await client.call('chain_getProposal', [0]))?.voters, 0);
});

test('a vote is cast only after its effect is shown', async () => {
  const page = await open(VALIDATOR);
  await go('proposal/0');
  await page.getByRole('link', { name: 'Vote', exact: true }).click();
  const form = part(page, 'Chain proposal');
  await form.getByText('Cheaper swaps').waitFor();
  await form.getByText('dex.fee_bps').waitFor();
  await form.getByText('changes from 30 to 20').waitFor();
  await form.getByRole('button', { name: 'Review vote for' }).click();
  await sign(page, form, 'VoteProposalContent');
  const proposal = await client.call('chain_getProposal', [0]);
  assert.is(proposal?.voters, 1);
  assert.ok(BigInt(proposal!.yes_power) > 0n);
});

test('a multi-signature approval follows its simulation and names the operations that it executes', async () => {
  const sent = await person(0).send([
    { CreateMultiSig: { signers: [alice, bob], threshold: 2, label: 'Office' } },
    { Transfer: { to: carol, token_symbol: 'TRL', amount: '1', memo: null } },
  ]);
  const made = sent.events.find(({ name }) => name === 'MultiSigCreated')!.data as unknown as { address: string };
  const before = await balance(carol);
  const rent = [{ Transfer: { to: carol, token_symbol: 'TRL', amount: `${3n * UNIT}`, memo: null } }];
  await person(0).send([
    { Transfer: { to: made.address, token_symbol: 'TRL', amount: `${5n * UNIT}`, memo: null } },
    { ProposeMultiSigTx: { account: made.address, operations: rent, description: 'Rent of May' } },
  ]);
  const page = await openAs(1, 'console/multisig');
  const form = part(page, 'Approve multi-signature proposals');
  await fill(form, { account: made.address });
  await form.getByRole('button', { name: 'Show proposals' }).click();
  await form.getByText('would succeed now').waitFor();
  await form.getByText('3 TRL').waitFor();
  await form.getByRole('button', { name: 'Review approval' }).click();
  const { transactions } = await client.call('chain_listMultiSigTxs', [made.address, 1]);
  await sign(page, form, 'ApproveMultiSigOperations');
  await form.getByText('executed', { exact: true }).waitFor();
  assert.is(await balance(carol), before + 3n * UNIT);
  const { history } = await client.call('chain_getAddressHistory', [bob, 1, null, 'operation']);
  const receipt = await client.call('chain_getTransactionReceipt', [history[0]!.bundle_hash!]);
  assert.ok(receipt?.status === 'success');
  assert.is(
    (receipt.operations[0]!.fields as { operations_hash: string }).operations_hash,
    transactions[0]!.operations_hash,
  );
});

test('a name is looked up, registered, and resolves to its owner', async () => {
  const page = await openAs(0, 'console/name');
  const form = part(page, 'Register a name');
  await fill(form, { name: 'alice.trl' });
  await form.getByRole('button', { name: 'Look up' }).click();
  await form.getByText('available', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Review registration' }).click();
  await sign(page, form, 'RegisterName', 'alice.trl');
  const found = await client.call('chain_resolveName', ['alice.trl']);
  assert.is(found?.address, await person(0).address());
});

test('a sentence is signed as the displayed operations, with the amounts that leave the account', async () => {
  const page = await openAs(1, 'console/intent');
  const form = part(page, 'Intent');
  const before = await balance(alice);
  await fill(form, { text: 'send 2 TRL to alice.trl' });
  await form.getByRole('button', { name: 'Show plan' }).click();
  await form.getByText('Transfer', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Review plan' }).click();
  const leaves = page.getByRole('dialog').locator('.facts > div', { hasText: 'You pay at most' });
  await leaves.getByText('2 TRL').waitFor();
  await sign(page, form, 'SubmitIntent', 'send 2 TRL to alice.trl');
  assert.is(await balance(alice), before + 2n * UNIT);
});

test('a plan forged by a lying node is shown by its operations and outgoing amounts, never in words of the node', async () => {
  const page = await openAs(1, 'console/intent');
  const stolen = { Transfer: { to: carol, token_symbol: 'TRL', amount: `${70_000n * UNIT}`, memo: null } };
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const isPlan = (route.request().postData() ?? '').includes('chain_getExecutionPlan');
    if (!isPlan) return route.fulfill({ response });
    const answer = (await response.json()) as { result: { plan: object[] } };
    answer.result.plan = [stolen];
    return route.fulfill({ response, json: answer });
  });
  const form = part(page, 'Intent');
  const before = await balance(carol);
  await fill(form, { text: `send 2 TRL to ${alice}` });
  await form.getByRole('button', { name: 'Show plan' }).click();
  await form.getByText('70,000 TRL').waitFor();
  await form.getByRole('button', { name: 'Review plan' }).click();
  const review = page.getByRole('dialog');
  const leaves = review.locator('.facts > div', { hasText: 'You pay at most' });
  await leaves.getByText('70,000 TRL').waitFor();
  assert.is(await review.getByText(/send 2 TRL for|swap/).count(), 0);
  await review.getByRole('button', { name: 'Cancel' }).click();
  await form.getByText('Not signed.').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  assert.is(await balance(carol), before);
});

test('a new key is shown once and receives test tokens from the faucet for its proof of work', async () => {
  const page = await openAs(1);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = (await page.locator('.problem code').textContent())!;
  assert.match(secret, /^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('button', { name: 'Request 10 TRL from the faucet' }).click();
  await page.getByText('sent:').waitFor();
  const address = await client.account(secret).address();
  await until(async () => (await balance(address)) === 10n * UNIT, 'the money of the faucet');
  const held = page.locator('.facts > div', { hasText: 'Balance' });
  await held.getByText('10 TRL', { exact: true }).waitFor();
});

test('a browser wallet adds the network, then pays and moves a token through the page', async () => {
  const { page, problems } = await openPage();
  const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1 });
  const wallet = new Wallet(`0x${'42'.repeat(32)}`, provider);
  const native = `0x${wallet.address.slice(2).toLowerCase().padStart(64, '0')}`;
  await person(0).send([
    { Transfer: { to: native, token_symbol: 'TRL', amount: `${10n * UNIT}`, memo: null } },
    { Transfer: { to: native, token_symbol: 'ACN', amount: '500', memo: null } },
  ]);
  const added: unknown[] = [];
  // Stands for the extension: it holds the key, and asks its node as MetaMask does.
  await page.exposeFunction('askWallet', async (method: string, params: readonly never[]) => {
    if (method === 'wallet_addEthereumChain') return added.push(params[0]) && null;
    if (method === 'eth_requestAccounts') return [wallet.address];
    if (method !== 'eth_sendTransaction') return provider.send(method, [...params]);
    const { to, value, data } = params[0]! as { to: string; value: string; data?: string };
    return (await wallet.sendTransaction({ to, value, ...(data === undefined ? {} : { data }) })).hash;
  });
  await page.addInitScript(
    'window.ethereum = { request: ({ method, params = [] }) => window.askWallet(method, params) };',
  );
  await page.goto(`${url}/#/console/metamask`);
  await page.getByRole('button', { name: 'Add Trellis to your wallet' }).click();
  await page.getByText('The network was added to the wallet.').waitFor();
  assert.equal(added, [
    {
      chainId: '0x18b06f',
      chainName: 'Trellis dev',
      nativeCurrency: { name: 'TRL', symbol: 'TRL', decimals: 18 },
      rpcUrls: [`${url}/`],
    },
  ]);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('definition').getByText('10 TRL', { exact: true }).waitFor();
  const form = part(page, 'Send with the wallet');
  await fill(form, { to: dave, amount: '1' });
  await form.getByRole('button').click();
  await form.getByText('has no Ethereum address until it has signed something').waitFor();
  const [trl, acn] = [await balance(bob), await balance(bob, 'ACN')];
  await fill(form, { to: bob, amount: '1.25' });
  await form.getByRole('button').click();
  await form.getByText('final', { exact: true }).waitFor();
  assert.is(await balance(bob), trl + (5n * UNIT) / 4n);
  await fill(form, { to: bob, amount: '3', token: 'ACN' });
  await form.getByRole('button').click();
  await until(async () => (await balance(bob, 'ACN')) === acn + 300n, 'the token');
  assert.equal(problems, []);
  provider.destroy();
  await page.close();
});

test('a key is stored only under its passphrase, is opened again by it, and signs', async () => {
  const page = await openAs(1);
  await page.getByLabel('Passphrase', { exact: true }).fill('four lean cats');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await page.getByText('The key is saved in this browser, encrypted.').waitFor();
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  assert.not.ok(kept.includes(toHex(devSecret(1))));
  await page.reload();
  const passphrase = page.getByLabel('Passphrase of the saved key');
  await passphrase.fill('four lean dogs');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByText('wrong passphrase').waitFor();
  await passphrase.fill('four lean cats');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).waitFor();
  await go('console/send');
  const form = part(page, 'Send');
  const before = await balance(carol);
  await fill(form, { to: carol, amount: '0.5' });
  await form.getByRole('button', { name: 'Review' }).click();
  await sign(page, form);
  assert.is(await balance(carol), before + UNIT / 2n);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Delete saved key' }).click();
  assert.not.match(await page.evaluate<string>('Object.keys(localStorage).join()'), /trellis-key/);
});

test('a bundle that the node prepares differently from the request is not signed', async () => {
  const page = await openAs(0, 'console/send');
  // A node that has ten times as much signed as it was asked for.
  await page.route(`${url}/`, async (route) => {
    const body = route.request().postData() ?? '';
    const lies = body.includes('chain_prepareBundle') ? body.replace('"1500000000"', '"15000000000"') : body;
    await route.continue({ postData: lies });
  });
  const form = part(page, 'Send');
  await fill(form, { to: bob, amount: '1.5' });
  await form.getByRole('button', { name: 'Review' }).click();
  await page.getByText('the operations differ from the request').waitFor();
  assert.is(await page.getByRole('dialog').count(), 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the chain rejects a key that may not act for an account, and the page says why', async () => {
  const page = await openAs(0, 'console/send');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByLabel('Secret key: 64 hex digits or recovery phrase').fill(toHex(devSecret(1)));
  await page.locator('input[name=address]').fill(alice);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const form = part(page, 'Send');
  const before = await balance(bob);
  await fill(form, { to: bob, amount: '1' });
  await form.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign and send' }).click();
  await form.getByRole('alert').waitFor();
  assert.is(await balance(bob), before);
});

test.run();
