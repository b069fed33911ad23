/** The explorer on a running node: histories, holders, movements, search and numbers, also filled in later. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Refusal, refusalOf, type Written } from '../node/live.js';
import { until } from '../until.js';

test.after(cleanUp);

interface History {
  readonly history: readonly {
    readonly type: string;
    readonly direction: string;
    readonly counterparty: string | null;
    readonly amount: string | null;
    readonly fee: string | null;
    readonly height: number;
  }[];
  readonly next_cursor: string | null;
  readonly indexed_height: number;
  readonly indexed_from: number;
}
interface Holders {
  readonly holders: readonly {
    readonly rank: number;
    readonly address: string;
    readonly balance: string;
    share_bps: number;
  }[];
  readonly total_holders: number;
  readonly next_cursor: string | null;
}

async function ask<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

const write = (url: string, method: string, ...params: unknown[]) =>
  ask<Written>(url, method, ...params, { wait: 'included' });

/** Waits until the rows reflect the head. `height` of the statistics is that of the rows, so the node itself is asked. */
const caughtUp = (url: string) =>
  until(async () => {
    const { height } = await ask<{ height: number }>(url, 'chain_nodeInfo');
    const stats = await ask<{ indexed_height: number }>(url, 'chain_getNetworkStats');
    return stats.indexed_height >= height;
  });

const [alice, bob] = [account(0), account(1)] as const;
const carol = `0x${'c'.repeat(64)}`;
const noExplorer = { ...defaults, plugins: [] };

test('the history of an account has what it sends and receives, newest first, page by page', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  await write(url, 'chain_transfer', alice, carol, 'TRL', '7');
  await write(url, 'chain_transfer', alice, alice, 'TRL', '8');
  await write(url, 'chain_createToken', 'Acorn', 'ACORN', 2, '1000', alice);
  await write(url, 'chain_transfer', bob, carol, 'TRL', '9');
  await caughtUp(url);
  const { history } = await ask<History>(url, 'chain_getAddressHistory', carol);
  assert.equal(
    history.map(({ type, direction, amount, fee }) => [type, direction, amount, fee]),
    [
      ['Transfer', 'in', '9', null],
      ['Transfer', 'in', '7', null],
    ],
  );
  const own = await ask<History>(url, 'chain_getAddressHistory', alice, 2);
  assert.equal(
    own.history.map(({ type, direction }) => [type, direction]),
    [
      ['CreateToken', 'in'],
      ['Transfer', 'self'],
    ],
  );
  assert.ok(own.history.every(({ fee }) => BigInt(fee!) > 0n));
  const more = await ask<History>(url, 'chain_getAddressHistory', alice, 2, own.next_cursor);
  const all = await ask<History>(url, 'chain_getAddressHistory', alice);
  assert.equal([...own.history, ...more.history], all.history);
  await node.stop();
});

test('holders are ranked by balance, add up to the supply, and follow every transfer', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const created = await write(url, 'chain_createToken', 'Acorn', 'ACORN', 2, '1000', alice);
  const mint = created.created!.mint as string;
  await write(url, 'chain_transfer', alice, bob, 'ACORN', '300');
  await write(url, 'chain_transfer', alice, carol, 'ACORN', '600');
  await caughtUp(url);
  const { holders, total_holders } = await ask<Holders>(url, 'chain_getTokenHolders', 'ACORN');
  assert.equal(
    holders.map(({ rank, balance, share_bps }) => [rank, balance, share_bps]),
    [
      [1, '600', 6000],
      [2, '300', 3000],
      [3, '100', 1000],
    ],
  );
  assert.is(total_holders, 3);
  const first = await ask<Holders>(url, 'chain_getTokenHolders', mint, 2);
  const rest = await ask<Holders>(url, 'chain_getTokenHolders', mint, 2, first.next_cursor);
  assert.equal([...first.holders, ...rest.holders], holders);
  await write(url, 'chain_transfer', alice, bob, 'ACORN', '100');
  await caughtUp(url);
  const after = await ask<Holders>(url, 'chain_getTokenHolders', 'ACORN');
  assert.equal([after.total_holders, after.holders.map(({ balance }) => balance)], [2, ['600', '400']]);
  const moved = await ask<{ transfers: { amount: string; from: string }[]; total_transfers: number }>(
    url,
    'chain_getTokenTransfers',
    'ACORN',
  );
  assert.equal(
    moved.transfers.map(({ amount }) => amount),
    ['100', '600', '300', '1000'],
  );
  const tokens = await ask<{ native: { symbol: string }; tokens: { symbol: string; formatted: string }[] }>(
    url,
    'chain_getAddressTokens',
    bob,
  );
  assert.equal(
    tokens.tokens.map(({ symbol, formatted }) => [symbol, formatted]),
    [['ACORN', '4']],
  );
  assert.is(tokens.native.symbol, 'TRL');
  await nativeAddsUp(url);
  await node.stop();
});

/** The native holders have what circulates. */
async function nativeAddsUp(url: string): Promise<void> {
  await until(async () => {
    await caughtUp(url);
    const [stats, { holders }] = await Promise.all([
      ask<{ circulating_supply: string; total_accounts: number; height: number }>(url, 'chain_getNetworkStats'),
      ask<Holders>(url, 'chain_getTokenHolders', 'TRL', 1000),
    ]);
    const again = await ask<{ height: number }>(url, 'chain_getNetworkStats');
    if (again.height !== stats.height) return false; // a block came between the questions
    assert.is(holders.length, stats.total_accounts);
    return holders.reduce((sum, { balance }) => sum + BigInt(balance), 0n) === BigInt(stats.circulating_supply);
  });
}

test('search finds blocks, bundles, accounts and tokens by pasted text', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const sent = await write(url, 'chain_transfer', alice, bob, 'TRL', '7');
  await write(url, 'chain_createToken', 'Acorn', 'ACORN', 2, '1000', alice);
  await caughtUp(url);
  const types = async (query: string) =>
    (await ask<{ matches: { type: string; id: string; exact: boolean }[] }>(url, 'chain_search', query)).matches;
  assert.equal(
    (await types('1')).map(({ type, id }) => [type, id]),
    [['block', '1']],
  );
  assert.equal(
    (await types(sent.bundle_hash)).map(({ type, id }) => [type, id]),
    [['bundle', sent.bundle_hash]],
  );
  assert.ok((await types(alice)).some(({ type }) => type === 'address'));
  assert.equal(
    (await types('aco')).map(({ type, exact }) => [type, exact]),
    [['token', false]],
  );
  assert.equal(
    (await types('acorn')).map(({ type, exact }) => [type, exact]),
    [['token', true]],
  );
  assert.equal(await types('no such thing'), []);
  const recent = await ask<{ transactions: { summary: string }[] }>(url, 'chain_getRecentTransactions', 2);
  assert.equal(
    recent.transactions.map(({ summary }) => summary),
    ['CreateToken', 'Transfer'],
  );
  await node.stop();
});

test('a node that enables its explorer later has all holders at once, and older history after a backfill', async () => {
  const dataDir = await newDirectory();
  const before = await startHere(noExplorer, dataDir);
  await write(before.url, 'chain_transfer', alice, carol, 'TRL', '7');
  await before.node.stop();

  const after = await startHere(defaults, dataDir);
  await nativeAddsUp(after.url);
  const refused: Refusal = await refusalOf(after.url, 'chain_getAddressHistory', carol);
  assert.equal([refused.code, refused.data.name], [3100, 'IndexDisabled']);
  await write(after.url, 'chain_transfer', alice, carol, 'TRL', '8');
  await caughtUp(after.url);
  const amounts = async (url: string) =>
    (await ask<History>(url, 'chain_getAddressHistory', carol)).history.map(({ amount }) => amount);
  assert.equal(await amounts(after.url), ['8']);
  assert.ok((await ask<History>(after.url, 'chain_getAddressHistory', carol)).indexed_from > 1);
  await after.node.stop();

  const filled = await startHere(defaults, dataDir, { plugins: { explorer: { 'backfill-indexes': true } } });
  await until(async () => (await amounts(filled.url)).length === 2);
  assert.equal(await amounts(filled.url), ['8', '7']);
  await until(async () => (await ask<History>(filled.url, 'chain_getAddressHistory', carol)).indexed_from === 1);
  const { total_transactions } = await ask<{ total_transactions: number }>(filled.url, 'chain_getNetworkStats');
  assert.is(total_transactions, 2);
  await filled.node.stop();
});

test.run();
