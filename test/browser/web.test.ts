/** The pages of the explorer as people use them: on a real node, in a headless Chromium, by day and by night, on a phone, by keyboard. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { account } from '../node/here.js';
import { loyaltyModule } from '../node/live.js';
import { until } from '../until.js';
import { closeBrowser, type Opened, openPage, seriousIn, settled, sticksOut } from './browser.js';

const [alice, bob, carol] = [account(0), account(1), account(2)] as const;
const DAO_TERMS = { voting_delay_blocks: 1, voting_period_blocks: 10_000, timelock_s: 0 };

/** What could run, deceive, fetch or break the page where it takes text for more than text. */
const HOSTILE = {
  markup: '<img src=x onerror="window.ran=1">',
  script: '"><script>window.ran=1</script>',
  link: 'javascript:window.ran=1',
  data: 'data:text/html,<script>window.ran=1</script>',
  picture: '<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/>',
  style: '</style><style>*{display:none!important}',
  css: 'x;background:url(https://evil.example/x)',
  alike: 'Тrеllis',
  far: 'https://evil.example/x.png',
  long: 'W'.repeat(64),
} as const;
/** What the chain takes no more, and older blocks, other chains and nodes that lie may tell: each stands in its answers for another text. */
const TOLD = {
  'Zz bidi': 'Trellis \u202Elanigiro\u202C token',
  'Zz zero': 'Tr\u200Bel\u2060lis\uFEFF',
  'Zz stacked': `Zalgo${'\u0301'.repeat(12)}`,
  'Zz isolate': '\u2067\u2066gnp.exe\u2069',
  'Zz tags': 'TRL\u{E0041}\u{E0042}\u{FE0F}\u3164',
  'Zz endless': 'x'.repeat(100_000),
} as const;
const FAR = 'https://evil.example/x.png';
/** Longer than pages wait between two questions about new blocks. */
const SLOW_MS = 2_500;

let here: NodeProcess;
let opened: Opened;
/** What is on the chain for the pages to show. */
const world = { payment: '', acorn: '', dao: '', office: '', evil: '', collection: '' };

test.before(async () => {
  here = await startProcess('dev', '--ephemeral', '--block-time', '0.5', '--module', await loyaltyModule());
  const client = connect(here.url);
  const [first, second, third] = [0, 1, 2].map((index) => client.account(devSecret(index)));
  const made = await first!.send([
    { CreateToken: { name: 'Acorn', symbol: 'ACN', decimals: 2, supply: '100000000', owner: alice } },
    {
      CreatePool: {
        ...{ token_a: 'ACN', token_b: 'TRL', amount_a: '10000000', amount_b: '20000000000000' },
        lp_lock_duration: 2_592_000,
      },
    },
    { RegisterName: { name: 'alice', salt: null } },
    { CreatePassport: { gamertag: 'Alice_42', avatar_uri: FAR, bio: HOSTILE.markup } },
    { CreateMultiSig: { signers: [alice, bob], threshold: 2, label: 'Zz bidi' } },
    { SetRecovery: { guardians: [bob, carol], threshold: 2, timelock_s: 172_800, freeze_on_recovery: false } },
    { Anchor: { namespace: 'acme.legal', key: 'contract-17', value_hash: `0x${'5e'.repeat(32)}`, uri: FAR } },
    { Transfer: { to: bob, token_symbol: 'TRL', amount: '1500000000', memo: 'Zz zero' } },
  ]);
  world.payment = made.bundle_hash;
  const told = (name: string, events = made.events) => events.find((one) => one.name === name)!.data as never;
  const office = (told('MultiSigCreated') as { address: string }).address;
  const acorn = (await client.call('chain_getTokenInfo', ['ACN']))!.mint;
  const rent = [{ Transfer: { to: carol, token_symbol: 'TRL', amount: '1000000000', memo: null } }];
  const names = [...Object.values(HOSTILE), ...Object.keys(TOLD)];
  const [orders, , evil] = await Promise.all([
    first!.send([
      { CreateDao: { name: HOSTILE.script, token_mint: acorn, config: DAO_TERMS } },
      { ProposeMultiSigTx: { account: office, operations: rent, description: HOSTILE.style } },
    ]),
    second!.send(
      [1, 2].map(() => ({
        Swap: { from_token: 'TRL', to_token: 'ACN', amount_in: '50000000000', min_amount_out: '1' },
      })),
    ),
    third!.send([
      ...names.map((name, i) => ({
        CreateToken: { name, symbol: `EVIL${'ABCDEFGHIJKLMNOPQRST'[i]}`, decimals: 2, supply: '1000', owner: carol },
      })),
      {
        CreateNftCollection: {
          ...{ name: HOSTILE.picture, symbol: 'EVIL', base_uri: HOSTILE.data, max_supply: 0, royalty_bps: 0 },
          ...{ description: 'x'.repeat(1_000), icon_uri: FAR },
        },
      },
    ]),
  ]);
  const dao = (told('DaoCreated', orders.events) as { dao_address: string }).dao_address;
  const collection = (told('NftCollectionCreated', evil!.events) as { collection: string }).collection;
  const mint = (await client.call('chain_getTokenInfo', ['EVILA']))!.mint;
  Object.assign(world, { acorn, office, dao, evil: mint, collection });
  await Promise.all([
    first!.send([
      { DaoPropose: { dao, title: 'Zz bidi', description: HOSTILE.markup, proposal_type: { operations: rent } } },
    ]),
    third!.send([
      { MintNft: { collection, token_id: 7, metadata_uri: HOSTILE.link, recipient: carol } },
      { UpdateTokenMetadata: { mint, image: FAR, description: HOSTILE.style, external_url: FAR } },
    ]),
  ]);
  opened = await openPage();
  await opened.page.goto(`${here.url}/`);
});

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

test.after.each(() => {
  assert.equal((opened.problems as string[]).splice(0), []);
  assert.equal(
    opened.requests.filter((one) => !one.startsWith(here.url)),
    [],
    'no other host is asked',
  );
});

/** Goes to a place, and waits until everything on it is there. A search leads on where it has found one thing. */
async function go(place: string): Promise<Page> {
  const { page } = opened;
  await page.goto(`${here.url}/#/${place}`);
  const at = await settled(page, place);
  if (!place.startsWith('find/')) assert.is(at, place.replace(/\?.*/, '').split('/').map(decodeURIComponent).join('/'));
  return page;
}

test('the page at / shows blocks as they arrive, its network, and whether signatures are enforced', async () => {
  const page = await go('');
  await page.getByText('signatures not enforced: anyone can spend from any account').waitFor();
  assert.match((await page.locator('.network').textContent()) ?? '', /chain id 1618031/);
  const first = await page.locator('.head').textContent();
  await until(async () => (await page.locator('.head').textContent()) !== first);
  assert.equal(await seriousIn(page), []);
});

test('a bundle is found by its hash, shows its effects in the words of its modules, and leads to the account', async () => {
  const page = await go('');
  await page.getByRole('searchbox').fill(world.payment);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bundle', exact: true }).waitFor();
  await page.getByText('Transfers an amount of a token to another account.').waitFor();
  assert.is(await page.locator('nav [aria-current]').textContent(), 'Bundles', 'the menu says below what it is');
  await page.locator('.operations').getByText('1.5 TRL').waitFor();
  await page.getByRole('region', { name: 'Token transfers' }).getByText('1.5 TRL').waitFor();
  await page.locator('.events summary').last().click();
  await page.locator('.events details[open] .amount').first().waitFor();
  await page.locator('.operations > li').last().locator('a[href*="address"]').click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('cell', { name: '1.5 TRL' }).waitFor();
});

test('records of the chain are found by height, symbol, pair, name, gamertag, address and hash', async () => {
  const found: readonly (readonly [query: string, place: RegExp])[] = [
    ['1', /^block\/1$/],
    ['ACN', /^token\//],
    ['ACN/TRL', /^pool\//],
    ['alice.trl', /^address\//],
    ['aLICE_42', /^passport\//],
    [world.office, /^find\//],
    ['acme.legal/contract-17', /^anchor\/acme.legal\/contract-17$/],
    [world.acorn, /^token\//],
  ];
  const page = await go('');
  for (const [query, place] of found) {
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('searchbox').press('Enter');
    await until(async () => {
      const at = await page.locator('main').getAttribute('data-place');
      return place.test(at ?? '') && (await page.locator('main .waiting').count()) === 0;
    }, `${query} is found`);
  }
  await go(`find/${world.office}`);
  assert.ok((await page.locator('.matches li').count()) >= 2, 'an account, and a multi-signature one');
});

/** Runs in the page: a reader who goes to the blocks before the page hears of it, when the answer to a search is here or when it was painted. */
const LEAVES = (when: 'answered' | 'painted'): string => `(() => {
  const { fetch, setTimeout } = window;
  let answered = false;
  const leave = () => {
    if (!answered || window.left) return;
    window.left = true;
    location.hash = '#/blocks';
  };
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (!String(asked[1]?.body).includes('chain_search')) return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    answered = true;
    ${when === 'answered' ? 'leave();' : ''}
    return new Response(new ReadableStream({ start: (to) => { to.enqueue(bytes); to.close(); } }));
  };
  window.setTimeout = (run, ms) => setTimeout(() => { leave(); run(); }, ms);
})()`;

test('a user who navigates away during a search stays on the new page', async () => {
  for (const when of ['answered', 'painted'] as const) {
    const page = await go('tokens');
    await page.evaluate(LEAVES(when));
    await page.getByRole('searchbox').fill('ACN');
    await page.getByRole('searchbox').press('Enter');
    await until(() => page.evaluate<boolean>('window.left === true'));
    assert.is(await settled(page, 'what the reader chose'), 'blocks', when);
    await page.reload();
  }
});

/** Every page, with what must stand on it. */
const PAGES = (): readonly (readonly [place: string, ...texts: string[]])[] => [
  ['', 'Next proposers', 'Bundles per second', 'Epoch'],
  ['blocks', 'Proposer'],
  ['block/1', 'Finality', 'State root'],
  ['dag/1', 'Attestations of block 1'],
  ['bundles', 'Create token'],
  [`tx/${world.payment}`, 'Token transfers', 'Events'],
  ['find/acme', 'acme'],
  [`address/${alice}`, 'alice.trl', 'Alice_42', 'verified'],
  [`address/${carol}?tab=tokens`, 'EVILA'],
  [`address/${carol}?tab=nfts`, 'javascript:window.ran=1'],
  [`address/${alice}?tab=stake`, 'No stake.'],
  [`address/${alice}?tab=names`, 'alice'],
  [`address/${alice}?tab=keys`, '2 of 2 guardians can replace the key'],
  [`address/${world.office}?tab=keys`, '2 of 2 approvals required', 'would fail now'],
  [`address/${bob}?tab=keys`, 'Signer of', 'Zz bidi'],
  [`address/${bob}?tab=nfts`, 'Multi-token collections'],
  ['tokens', 'Acorn'],
  ['token/ACN', 'Holders', 'in total'],
  ['token/ACN?tab=transfers', 'Transfers'],
  ['token/ACN?tab=reputation', 'Factor', 'starting score'],
  ['token/ACN?tab=pools', 'ACN'],
  ['pools', 'ACN'],
  ['pool/ACN/TRL', 'last 2 swaps', 'by trade size', 'Locked liquidity'],
  ['validators', 'Score', 'Missed'],
  ['governance', 'Chain parameters', 'dex.fee_bps'],
  ['daos', '<script>'],
  [`dao/${world.dao}`, 'Quorum'],
  [`dao/${world.dao}/0`, 'Changes', 'Transfer'],
  ['bridge', 'Bridge transfers', 'No bridge transfers yet.', 'Attesters'],
  [`passport/${alice}`, 'Alice_42'],
  ['anchor/acme.legal', 'contract-17'],
  [`nft/${world.collection}`, 'EVIL'],
  ['methods', 'loyalty.Give', 'chain_getPoints'],
  ['call/chain_getPool', 'Call'],
  ['record/tokens.balances', 'Look up'],
  ['operation/loyalty.Give', 'Gives points to another account.'],
  ['console', 'Open a key above to continue.'],
  ['console/metamask', 'network settings'],
  ['nowhere', 'Page not found'],
];

test('every page shows its content, fits a phone, and axe finds nothing serious on it in light and dark mode', async () => {
  const { page } = opened;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [place, ...texts] of PAGES()) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await go(place);
    for (const text of texts) await page.getByText(text).first().waitFor({ state: 'attached' });
    assert.is(await page.locator('.problem').count(), 0, place);
    assert.equal(await sticksOut(page), [], place);
    assert.equal(await seriousIn(page), [], `${place} in dark mode`);
    await page.emulateMedia({ colorScheme: 'light' });
    assert.equal(await seriousIn(page), [], `${place} in light mode`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('foreign texts stay texts: nothing runs, is fetched, redirects, or hides or reorders its surroundings', async () => {
  const { page } = opened;
  await page.setViewportSize({ width: 360, height: 740 });
  const told = Object.entries(TOLD).map(([stands, text]) => [stands, JSON.stringify(text).slice(1, -1)] as const);
  await page.route(`${here.url}/`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const body = told.reduce((text, [stands, instead]) => text.replaceAll(stands, instead), await answer.text());
    return route.fulfill({ response: answer, body });
  });
  const places = [
    ...[`address/${carol}?tab=tokens`, `address/${carol}?tab=nfts`, `token/${world.evil}`, `nft/${world.collection}`],
    ...[`dao/${world.dao}`, `dao/${world.dao}/0`, `address/${world.office}?tab=keys`, `tx/${world.payment}`],
    ...[`address/${bob}?tab=keys`, `address/${carol}?tab=keys`],
    ...[`passport/${alice}`, 'bundles', 'daos', 'tokens'],
    ...[HOSTILE.markup, HOSTILE.link, TOLD['Zz bidi'], TOLD['Zz stacked'], TOLD['Zz tags']].map(
      (text) => `find/${encodeURIComponent(text)}`,
    ),
    `call/${encodeURIComponent(HOSTILE.script)}`,
    `block/${encodeURIComponent(HOSTILE.markup)}`,
    `token/${encodeURIComponent('x'.repeat(4_000))}`,
  ];
  for (const place of places) {
    await go(place);
    const seen = await page.evaluate<Record<string, unknown>>(`({
      ran: window.ran,
      made: document.querySelectorAll('main :is(img, iframe, object, embed, script, style, link, base, form[action])').length,
      links: [...document.querySelectorAll('a[href]')].filter((one) => one.protocol + one.host !== location.protocol + location.host).length,
      hidden: (document.body.innerText + document.title).match(/[\\p{Cf}\\p{Co}]|\\p{M}{4,}/gu),
      shown: getComputedStyle(document.querySelector('header')).display,
    })`);
    assert.equal(seen, { ran: undefined, made: 0, links: 0, hidden: null, shown: 'block' }, place);
    assert.equal(await sticksOut(page), [], place);
  }
  await go(`address/${carol}?tab=tokens`);
  for (const text of [
    HOSTILE.markup,
    HOSTILE.style,
    'Trellis ‹U+202E›lanigiro‹U+202C› token',
    'Tr‹U+200B›el‹U+2060›lis‹U+FEFF›',
  ])
    await page.getByText(text).first().waitFor();
  const alike = page.locator('td', { hasText: HOSTILE.alike });
  assert.is(await alike.getByText('mixed alphabets').count(), 1, 'an imitation is marked');
  assert.is(await page.getByText('mixed alphabets').count(), 1, 'and nothing else');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('everything can be reached and done by keyboard, and the focus is always visible', async () => {
  const page = await go('console');
  await page.reload();
  await page.getByRole('button', { name: 'Create key' }).waitFor();
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate('document.activeElement.textContent'), 'Skip to content');
  await page.keyboard.press('Enter');
  assert.is(await page.evaluate('document.activeElement.id'), 'main');
  await page.keyboard.press('Tab');
  await page.keyboard.type(toHex(devSecret(0)));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Disconnect' }).waitFor();
  const reached = new Set<string>();
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const [name, seen] = await page.evaluate<[string, boolean]>(`(() => {
      const at = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      const name = at.name || at.getAttribute('aria-label') || at.textContent.trim();
      return [name, at === document.body || (width > 0 && height > 0 && outlineStyle !== 'none' && outlineWidth !== '0px')];
    })()`);
    assert.ok(seen, `the focus on ${name} is seen`);
    reached.add(name);
  }
  for (const name of ['Blocks', 'Wallet', 'q', 'Disconnect', 'Swap', 'to', 'amount', 'Review'])
    assert.ok(reached.has(name), `${name} of ${[...reached].join(', ')}`);
  await page.locator('input[name=to]').focus();
  await page.keyboard.type(bob);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  // Around the dialog, the page is out of reach.
  for (let i = 0; i < 20; i++) await page.keyboard.press('Tab');
  assert.ok(
    await page.evaluate(
      'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
    ),
  );
  await page.keyboard.press('Escape');
  await page.getByText('Not signed.').waitFor();
  await page.getByRole('button', { name: 'Disconnect' }).press('Enter');
});

test('an operation, a method and a record of an external module have forms and pages without extra code', async () => {
  await here.ask('chain_earnPoints', alice, '100', { wait: 'included' });
  const page = await go('operation/loyalty.Give');
  await page.getByLabel('Secret key: 64 hex digits or recovery phrase').fill(toHex(devSecret(0)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const form = page.locator('main form.form');
  for (const [name, value] of Object.entries({ to: bob, points: '30', note: HOSTILE.markup }))
    await form.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByText(HOSTILE.markup).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign and send' }).click();
  await page.getByText('final', { exact: true }).waitFor();
  await go('call/chain_getPoints');
  await page.locator('main .form input').first().fill(bob);
  await page.getByRole('button', { name: 'Call' }).click();
  await page.getByText('30', { exact: true }).waitFor();
  await go('record/tokens.balances');
  const parts = page.locator('main .form input');
  await parts.nth(0).fill(bob);
  await parts.nth(1).fill(`0x${'0'.repeat(64)}`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('verified').waitFor();
});

test('an amount in a result has the token that a field further out names', async () => {
  const page = await go('call/chain_getPool');
  for (const [name, token] of [
    ['token_a', 'ACN'],
    ['token_b', 'TRL'],
  ])
    await page.locator(`main form input[name=${name}]`).fill(token!);
  await page.getByRole('button', { name: 'Call' }).click();
  const lock = page.locator('.record .record', { hasText: 'lock id' }).first();
  await lock.getByText('LP.').waitFor();
  assert.is(await lock.getByText('TRL', { exact: true }).count(), 0);
});

/** Answers of a node that tells otherwise of what a method gives, until it is told to stop. */
async function lying(page: Page, method: string, told: (answer: string) => string): Promise<void> {
  await page.route(`${here.url}/`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const asked = (route.request().postData() ?? '').includes(`"${method}"`);
    await route.fulfill({ response: answer, body: asked ? told(text) : text });
  });
}

test('a record with a false proof is not marked as verified', async () => {
  const { page } = opened;
  // Another balance: two digits of the value.
  await lying(page, 'chain_getProof', (text) => text.replace(/"value":"(0x)?../, '"value":"$1ff'));
  await go(`address/${bob}`);
  await page.getByText('the proof does not lead to the state root').waitFor();
  assert.is(await page.getByText('verified').count(), 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a figure beside a valid proof is marked as verified only if the record has the same value', async () => {
  const { page } = opened;
  const { validators } = await connect(here.url).call('chain_listValidators', [1]);
  const place = `validator/${validators[0]!.address}`;
  const stake = page.locator('.facts div', { hasText: 'Stake' }).first();
  await go(place);
  await stake.getByText('verified').waitFor();
  await lying(page, 'chain_getValidator', (text) => text.replace(/"stake":"/, '"stake":"9'));
  await go('blocks');
  await go(place);
  await stake.getByText('value changed').waitFor();
  assert.is(await stake.getByText('verified').count(), 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a node that responds more slowly than its blocks arrive is still shown, one request at a time', async () => {
  const { page } = opened;
  await go('blocks');
  let under = 0;
  let most = 0;
  await page.route(`${here.url}/`, async (route) => {
    if (!(route.request().postData() ?? '').includes('chain_getNetworkStats')) return route.continue();
    most = Math.max(most, ++under);
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    under--;
    await route.fulfill({ response: answer });
  });
  await go('');
  await page.getByText('Bundles per second').first().waitFor();
  assert.is(most, 1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Runs in the page: a machine whose frames and timers are late. */
const LATE = `{
  const { setTimeout } = window;
  window.setTimeout = (run, ms = 0, ...rest) => setTimeout(run, ms + 700, ...rest);
  window.requestAnimationFrame = (run) => setTimeout(run, 700);
}`;

test('links, responses and blocks that arrive before the first frame are not lost', async () => {
  const late = await openPage();
  await late.page.addInitScript(LATE);
  await late.page.goto(`${here.url}/`);
  const place = `address/${carol}`;
  await late.page.goto(`${here.url}/#/${place}?tab=tokens`);
  assert.is(await settled(late.page, place), place);
  await late.page.getByRole('link', { name: 'EVILA' }).first().waitFor();
  await until(async () => (await late.page.locator('.amount.later').count()) === 0, 'every amount');
  assert.not.match((await late.page.locator('.head').textContent()) ?? '', /block 0\b/);
  // A part that is loaded for a page that was left, and comes when the next one stands there already.
  const part = /\/things[^/]*\.js$/;
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  await late.page.route(part, async (route) => {
    await given;
    await route.continue();
  });
  const asked = late.page.waitForRequest(part);
  await late.page.goto(`${here.url}/#/presale/0`);
  await asked;
  await late.page.goto(`${here.url}/#/presale/1`);
  await late.page.locator('main[data-place="presale/1"]').waitFor();
  give();
  await settled(late.page, 'presale/1');
  assert.equal(late.problems, []);
  await late.page.close();
});

test('a part of the page that failed to load reports it and is loaded on retry', async () => {
  const { page } = opened;
  await go('');
  await page.reload();
  await page.route(/\/pools[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${here.url}/#/pools`);
  await page.locator('.problem').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Pools' }).waitFor();
  const rest = (opened.problems as string[]).splice(0);
  assert.ok(
    rest.every((one) => /ERR_FAILED/.test(one)),
    rest.join(),
  );
});

test('a page that lost its node reports it and resumes when the node returns', async () => {
  const page = await go('');
  const socket = (offline: boolean) => page.context().setOffline(offline);
  await socket(true);
  await page.evaluate('0');
  await page.getByRole('searchbox').fill('ACN');
  await page.keyboard.press('Enter');
  await page.locator('.problem').first().waitFor();
  await socket(false);
  const rest = (opened.problems as string[]).splice(0);
  assert.ok(
    rest.every((one) => /ERR_INTERNET_DISCONNECTED/.test(one)),
    rest.join(),
  );
  await go('tokens');
  await page.getByText('Acorn').waitFor();
});

test.run();
