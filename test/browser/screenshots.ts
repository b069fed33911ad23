/**
 * Draws docs/explorer/: the pages on the chain of the examples, and attestations of four validators. `npm run screenshots`
 * draws all, `npm run screenshots -- pool` some; with `--review`, each at two widths in light and dark, as PNG.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp } from '../cli/program.js';
import { playOn } from '../examples/scenario.js';
import { Stage } from '../examples/stage.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { until } from '../until.js';
import { closeBrowser, openPage } from './browser.js';

const FOLDER = process.env.SCREENSHOTS ?? fileURLToPath(new URL('../../../docs/explorer/', import.meta.url));
const [WIDE, PHONE] = [1_100, 390];
const MOST_HIGH = 1_500;
const REVIEW = process.argv.includes('--review');
const REVIEW_WIDE = 1_280;

/** A picture: its file, what it shows, the place, and what is done there first. */
interface Shot {
  readonly name: string;
  readonly title: string;
  readonly place: string;
  readonly width?: number;
  readonly dark?: boolean;
  readonly first?: (page: Page) => Promise<void>;
}

const key = async (page: Page, secret = toHex(devSecret(0))): Promise<void> => {
  const close = page.getByRole('button', { name: 'Disconnect' });
  if (await close.isVisible()) return;
  await page.getByLabel('Secret key: 64 hex digits or recovery phrase').fill(secret);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await close.waitFor();
};

const fill = async (page: Page, button: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main form input[name=${name}]`).first().fill(value);
  await page.getByRole('button', { name: button, exact: true }).first().click();
};

/** What the scenario of the examples leaves open, so that there is something to decide, and to draw. */
async function goOn(stage: Stage) {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const founder = stage.validator;
  for (let i = 0; i < 12; i++) {
    const give = i % 3 === 2 ? ['ACN', 'TRL', `${4_000 + i * 2_500}`] : ['TRL', 'ACN', `${(90 + i * 25) * 10 ** 9}`];
    await stage.write('chain_swap', ...give, '1', i % 2 === 0 ? alice : bob);
  }
  const file = { url: 'https://example.org/trellis-2.1.0.tar.gz', sha256: 'cd'.repeat(32) };
  const plan = ['cider', '2.1.0', stage.height + 2_000, { any: file }, 'Blocks in half the time.'];
  const upgrade = await stage.write('chain_scheduleUpgrade', ...plan, founder);
  await stage.write('chain_voteUpgrade', upgrade.created!.plan_id, true, founder);
  const { daos } = await stage.ask<{ daos: { dao_address: string }[] }>('chain_listDaos', 1);
  const dao = daos[0]!.dao_address;
  const pays = { operations: [{ Transfer: { to: bob, token_symbol: 'TRL', amount: '2000000000' } }] };
  const asked = await stage.write('chain_daoPropose', dao, 'Pay bob', 'For the saplings.', pays, alice);
  await stage.mine();
  await stage.write('chain_daoVote', dao, asked.created!.proposal_id, 'for', alice);
  const none = [null, null, null, null, null, null];
  const words = ['Dearer swaps', 'Twenty-five basis points pay for what the pools risk.'];
  const { created } = await stage.write(
    'chain_createProposal',
    ...[founder, 'parameter', ...words, 'dex.fee_bps', '25', ...none],
  );
  await stage.write('chain_voteProposal', founder, created!.proposal_id, true);
  const sent = await stage.write('chain_swap', 'TRL', 'ACN', '70000000000', '1', bob);
  const { validators } = await stage.ask<{ validators: { address: string; metadata: { name: string } }[] }>(
    'chain_listValidators',
    10,
  );
  const { history } = await stage.ask<{ history: { type: string; counterparty: string | null }[] }>(
    'chain_getAddressHistory',
    alice,
    100,
    null,
    'movement',
  );
  const shared = new Set<string>();
  for (const { counterparty } of history) if (counterparty) shared.add(counterparty);
  let multisig = '';
  for (const one of shared) if ((await stage.ask<object | null>('chain_getMultiSig', one)) !== null) multisig = one;
  return {
    ...{ alice, bob, dao, multisig, bundle: sent.bundle_hash, height: stage.height - 3, founder },
    proposal: created!.proposal_id as number,
    daoProposal: asked.created!.proposal_id as number,
    wind: validators.find(({ metadata }) => metadata.name === 'Wind')!.address,
  };
}

const shotsOf = (at: Awaited<ReturnType<typeof goOn>>): readonly Shot[] => [
  { name: 'overview', title: 'Overview', place: '' },
  { name: 'overview-dark', title: 'Overview in dark mode', place: '', dark: true },
  { name: 'block', title: 'Block with bundles and signatures', place: `block/${at.height}` },
  { name: 'bundle', title: 'Bundle with its operations', place: `tx/${at.bundle}` },
  { name: 'account', title: 'Account with a balance verified in the browser', place: `address/${at.alice}` },
  { name: 'account-phone', title: 'Account on a phone', place: `address/${at.alice}`, width: PHONE },
  {
    name: 'multisig',
    title: 'Multi-signature account with proposals',
    place: `address/${at.multisig}?tab=keys`,
  },
  { name: 'keys', title: 'Keys and guardians of an account', place: `address/${at.bob}?tab=keys` },
  { name: 'nfts', title: 'NFTs and multi-tokens of an account', place: `address/${at.bob}?tab=nfts` },
  { name: 'token', title: 'Token with its reputation', place: 'token/ACN?tab=reputation' },
  { name: 'pool', title: 'Pool with price and depth', place: 'pool/ACN/TRL' },
  { name: 'validators', title: 'Validators', place: 'validators' },
  { name: 'validator', title: 'Validator by epoch', place: `validator/${at.wind}` },
  { name: 'governance', title: 'Governance: proposals, upgrade, parameters', place: 'governance' },
  { name: 'proposal', title: 'Proposal with its changes', place: `proposal/${at.proposal}` },
  { name: 'dao', title: 'DAO proposal', place: `dao/${at.dao}/${at.daoProposal}` },
  { name: 'bridge', title: 'Bridge transfers and bridged tokens', place: 'bridge' },
  { name: 'passport', title: 'Gamer profile', place: `passport/${at.alice}` },
  { name: 'methods', title: 'Operations, methods and records', place: 'methods' },
  {
    name: 'method',
    title: 'Method form with its result',
    place: 'call/chain_getPool',
    first: (page) => fill(page, 'Call', { token_a: 'ACN', token_b: 'TRL' }),
  },
  {
    name: 'swap',
    title: 'Swap quote with route and price impact',
    place: 'console/swap?give=TRL&get=ACN',
    async first(page) {
      await key(page);
      await fill(page, 'Quote', { amount: '2500' });
      await page.getByText('Price impact', { exact: true }).waitFor();
    },
  },
  {
    name: 'vote',
    title: 'Vote with the changes of the proposal',
    place: `console/vote?id=${at.proposal}`,
    async first(page) {
      await key(page);
      await page.getByRole('button', { name: 'Review vote for' }).waitFor();
    },
  },
  {
    name: 'words',
    title: 'Intent and its plan',
    place: 'console/intent',
    async first(page) {
      await key(page);
      await fill(page, 'Show plan', { text: 'swap 2 TRL for ACN, then send half to alice.trl' });
      await page.getByText('Review plan').waitFor();
    },
  },
  {
    name: 'console',
    title: 'Review before signing',
    place: 'console/send',
    async first(page) {
      await key(page);
      await fill(page, 'Review', { to: at.bob, amount: '1.5', memo: 'thanks' });
      await page.getByRole('dialog').getByText('+1.5 TRL').waitFor();
    },
  },
];

/** Takes the page as it is, as high as what is on it. */
async function draw(page: Page, { name, width = WIDE }: Shot): Promise<void> {
  await until(async () => (await page.locator('.waiting, .later').count()) === 0, name);
  // Operations are in the words of their modules once the page has what the node declares.
  if (await page.locator('.operations').count()) await page.locator('.operations p').first().waitFor();
  await until(async () => (await page.getByText('verifying…').count()) === 0, name);
  const full = await page.evaluate<number>('document.documentElement.scrollHeight');
  const height = Math.min(MOST_HIGH, full);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const format = REVIEW ? 'png' : 'webp';
  const shot = { format, ...(REVIEW ? {} : { quality: 80 }), clip, captureBeyondViewport: true } as const;
  const { data } = await session.send('Page.captureScreenshot', shot);
  await writeFile(`${FOLDER}/${name}.${format}`, Buffer.from(data, 'base64'));
  console.log(`${name}.${format}`);
}

/** A picture as it is drawn: for a review at both widths, in light and dark. */
const drawn = (shot: Shot): readonly Shot[] =>
  REVIEW
    ? [REVIEW_WIDE, PHONE].flatMap((width) =>
        [false, true].map((dark) => ({ ...shot, width, dark, name: `${shot.name}-${width}${dark ? '-dark' : ''}` })),
      )
    : [shot];

async function resize(page: Page, { width = WIDE, dark = false }: Shot): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

async function drawAll(shots: readonly Shot[], url: string, now?: number): Promise<void> {
  const { page } = await openPage();
  if (now !== undefined) await page.clock.setFixedTime(now * 1_000);
  for (const shot of shots) {
    const { place, first } = shot;
    await resize(page, shot);
    await page.goto(`${url}/#/${place}`);
    await page.locator(`main[data-place="${place.replace(/\?.*/, '')}"]`).waitFor();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await first?.(page);
    for (const one of drawn(shot)) {
      await resize(page, one);
      await draw(page, one);
    }
  }
  await page.close();
}

const ATTESTED: Shot = {
  name: 'attestations',
  title: 'Attestations of four validators',
  place: 'dag/4',
};

async function attested(wanted: (shot: Shot) => boolean): Promise<void> {
  if (!wanted(ATTESTED)) return;
  const chain = await chainOf(4);
  const first = await start(chain, { rpcRateLimit: 0, blockTime: 1 }, 0);
  for (const validator of [1, 2, 3]) await start(chain, { bootnodes: [first.address], blockTime: 1 }, validator);
  await until(() => first.node.ledger.head.height >= 8, 'blocks of four validators');
  await drawAll([ATTESTED], `http://127.0.0.1:${first.node.rpcPort}`, Date.now() / 1_000);
}

const words = process.argv.slice(2).filter((word) => word !== '--review');
const wanted = ({ name }: Shot): boolean => words.length === 0 || words.some((word) => name.includes(word));
await mkdir(FOLDER, { recursive: true });
const stage = await Stage.open();
try {
  await playOn(stage);
  const shots = shotsOf(await goOn(stage));
  await drawAll(shots.filter(wanted), stage.url, stage.time);
  await attested(wanted);
  const text = [...shots.slice(0, 13), ATTESTED, ...shots.slice(13)]
    .map(({ name, title }) => `## ${title}\n\n![${title[0]!.toLowerCase()}${title.slice(1)}](${name}.webp)\n`)
    .join('\n');
  const head = `# Screenshots of the explorer\n\nPages of [the explorer](../guide/web.md) on the chain of the recorded examples (\`test/examples\`), at ${WIDE.toLocaleString('en')} and ${PHONE} pixels; \`npm run screenshots\` takes them.\n`;
  if (words.length === 0 && !REVIEW) await writeFile(`${FOLDER}/README.md`, `${head}\n${text}`);
} finally {
  await closeBrowser();
  await stopAll();
  await stage.close();
  await cleanUp();
}
