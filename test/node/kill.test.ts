/** Nodes killed again and again, under load and while they start: nothing announced is lost, nothing is half written. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, spawnNode, startProcess } from '../cli/program.js';
import { ATTACK_SECONDS } from '../hostile/length.js';
import { until } from '../until.js';
import { Announced, askAll, type Head } from './ledger-book.js';
import { answerOf, hexOf, Listener, loyaltyModule, operationsOf, type Receipt, Wallet, type Written } from './live.js';

/** Chains that are killed side by side, and how often each: 20 kills in the suite, hundreds in `npm run chaos`. */
const CHAINS = 4;
const UNDER_LOAD = Math.trunc(ATTACK_SECONDS * 0.4);
const STARTING = Math.trunc(ATTACK_SECONDS * 0.25);
const WALLETS = 4;
/** Bundles that each wallet has in flight. */
const IN_FLIGHT = 6;

/** A chain with what its nodes announced before they were killed. */
interface Victim {
  readonly dataDir: string;
  readonly announced: Announced;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let module: string;
let wallets: Wallet[];
let victims: readonly Victim[];

test.before(async () => {
  const directories = await Promise.all(Array.from({ length: CHAINS }, newDirectory));
  victims = directories.map((dataDir) => ({ dataDir, announced: new Announced() }));
  module = await loyaltyModule();
  const operations = await operationsOf(module);
  wallets = Array.from({ length: WALLETS }, (_, index) => new Wallet(index, operations));
});
test.after(cleanUp);

/** A bundle of the mix: earn, give to the next account, or pay it. */
function nextBundle(wallet: Wallet, nonce: number) {
  const to = wallets[(wallets.indexOf(wallet) + 1) % WALLETS]!.address;
  if (nonce % 3 === 0) return wallet.bundle(nonce, 'loyalty.Earn', { points: 5n });
  if (nonce % 3 === 1) return wallet.bundle(nonce, 'loyalty.Give', { to, points: 2n, note: null });
  return wallet.transfer(nonce, to, BigInt(1 + nonce));
}

/** Sends signed bundles until the node is gone, and notes what it says about them. */
async function send(node: NodeProcess, wallet: Wallet, announced: Announced): Promise<void> {
  try {
    let { confirmed: nonce } = await node.ask<{ confirmed: number }>('chain_getNonce', wallet.hex);
    for (;;) {
      const batch = Array.from({ length: IN_FLIGHT }, (_, i) => hexOf(nextBundle(wallet, nonce + i)));
      nonce += IN_FLIGHT;
      const sent = batch.map((hex) => answerOf<Written>(node.url, 'chain_submitBundle', hex, { wait: 'included' }));
      for (const answer of sent) void answer.then((got) => note(got, announced), ignored);
      await Promise.all(sent);
    }
  } catch {
    // The node was killed: fetch says so in several ways.
  }
}

/** The node is gone. */
const ignored = (): void => undefined;

/** Refusals that no bundle of the load should get. */
const refusals: string[] = [];

function note(answer: Awaited<ReturnType<typeof answerOf<Written>>>, announced: Announced): void {
  if (answer.error) refusals.push(`${answer.error.code} ${answer.error.message}`);
  else if (answer.result.receipt) announced.included(answer.result.receipt);
}

/** When a node under load is killed: at any moment, just when it announces a block, or while it makes the next one. */
async function moment(round: number, listener: Listener, { receipts }: Announced): Promise<void> {
  if (round % 3 === 0) return void (await sleep(Math.random() * 1_200));
  const before = receipts.size;
  await until(() => listener.heard.some(({ result }) => Number(result.bundleCount) > 0), 'a block with bundles');
  if (round % 3 === 1) return;
  await until(() => receipts.size >= before + WALLETS * IN_FLIGHT, 'what every wallet sent is in blocks');
  const heard = listener.heard.length;
  for (const end = Date.now() + 450; listener.heard.length === heard && Date.now() < end; ) await sleep(1);
  await sleep(30 + Math.random() * 60);
}

async function killUnderLoad({ dataDir, announced }: Victim): Promise<void> {
  for (let round = 0; round < UNDER_LOAD; round++) {
    const node = await startProcess('dev', '--data-dir', dataDir, '--module', module);
    await announced.check(node);
    const listener = await Listener.open(node.url);
    await listener.subscribe('newHeads');
    const load = wallets.map((wallet) => send(node, wallet, announced));
    await moment(round, listener, announced);
    await node.stop('SIGKILL');
    await Promise.all(load);
    for (const { result } of listener.heard) announced.head(result as unknown as Head);
    listener.close();
  }
}

async function killWhileStarting({ dataDir, announced }: Victim): Promise<void> {
  for (let round = 0; round < STARTING; round++) {
    // Without the database every block is replayed, so that the kill can meet the replay.
    if (round % 2 === 0) await rm(join(dataDir, 'database'), { recursive: true, force: true });
    const starting = spawnNode('dev', '--data-dir', dataDir, '--module', module);
    const gone = starting.started.catch(ignored);
    await sleep(150 + Math.random() * 350);
    await starting.stop('SIGKILL');
    await gone;
  }
  const node = await startProcess('dev', '--data-dir', dataDir, '--module', module);
  await announced.checkAll(node);
  await node.stop('SIGKILL');
}

type Block = Head & { readonly bundles: readonly string[]; readonly bundleCount: number };

/** Every block of a node, with its receipts. */
async function chainOf(node: NodeProcess): Promise<{ blocks: Block[]; receipts: Receipt[] }> {
  const { finalized_height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
  const heights = Array.from({ length: finalized_height + 1 }, (_, height) => height);
  const blocks = await askAll<Block>(node, 'chain_getBlockByHeight', heights);
  const receipts = await askAll<{ transactions: Receipt[] }>(node, 'chain_getBlockTransactions', heights);
  return { blocks, receipts: receipts.flatMap(({ transactions }) => transactions) };
}

/** Receipts, indexes and state tell the same story. */
async function agree(node: NodeProcess, { blocks, receipts }: Awaited<ReturnType<typeof chainOf>>): Promise<void> {
  assert.equal(
    blocks.flatMap(({ bundles }) => bundles),
    receipts.map(({ bundle_hash }) => bundle_hash),
  );
  const hashes = receipts.map(({ bundle_hash }) => bundle_hash);
  assert.equal(await askAll(node, 'chain_getTransactionReceipt', hashes), receipts);
  for (const wallet of wallets) {
    const { address: native, nonce } = await node.ask<{ address: string; nonce: number }>(
      'chain_getAccount',
      wallet.hex,
    );
    const own = receipts.filter(({ from }) => from === native);
    assert.equal(
      own.map((one) => one.nonce),
      Array.from({ length: nonce }, (_, i) => i),
      'each nonce was used once, in order',
    );
    const events = receipts.flatMap((receipt) => receipt.events.map((event) => ({ ...event, receipt })));
    const gifts = events.filter(({ name, data }) => name === 'PointsGiven' && data.to === native);
    const indexed = await rowsOf(node, wallet);
    assert.equal(
      indexed,
      gifts.map(({ receipt }) => receipt.bundle_hash).reverse(),
      'the index has every gift once, newest first',
    );
    const sum = (name: string, field: string) =>
      events
        .filter((event) => event.name === name && event.data[field] === native)
        .reduce((total, { data }) => total + Number(data.points), 0);
    const { points } = await node.ask<{ points: string }>('chain_getPoints', wallet.hex);
    assert.is(Number(points), sum('PointsEarned', 'account') + sum('PointsGiven', 'to') - sum('PointsGiven', 'from'));
  }
}

type Page = { events: { bundle_hash: string }[]; next_cursor: string | null; indexed_height: number };

async function rowsOf(node: NodeProcess, wallet: Wallet): Promise<string[]> {
  const rows: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Page = await node.ask<Page>('chain_giftsTo', wallet.hex, 50, cursor);
    rows.push(...page.events.map(({ bundle_hash }) => bundle_hash));
    if (page.next_cursor === null) return rows;
    cursor = page.next_cursor;
  }
}

test('nodes killed under load lose nothing they announced', async () => {
  await Promise.all(victims.map(killUnderLoad));
  assert.equal(refusals, []);
  for (const { announced } of victims) {
    const { size } = announced.receipts;
    assert.ok(size >= WALLETS * IN_FLIGHT, `only ${size} bundles were included, less than every wallet sends at once`);
  }
});

test('nodes killed while starting or replaying lose nothing they announced', async () => {
  await Promise.all(victims.map(killWhileStarting));
});

test('no block is half written, and a replay of the log alone yields the same chain', async () => {
  const check = async ({ dataDir, announced }: Victim) => {
    // Without a validator key the chain stands still, so that answers can be compared.
    const still = await startProcess('start', '--data-dir', dataDir, '--module', module, '--rpc-rate-limit', '0');
    await announced.checkAll(still);
    const chain = await chainOf(still);
    await until(async () => {
      const { indexed_height } = await still.ask<Page>('chain_giftsTo', wallets[0]!.hex);
      return indexed_height === chain.blocks.length - 1;
    });
    await agree(still, chain);
    await still.stop('SIGKILL');

    for (const part of ['database', 'indexes', 'state-tree']) {
      await rm(join(dataDir, part), { recursive: true, force: true });
    }
    const replayed = await startProcess('start', '--data-dir', dataDir, '--module', module, '--rpc-rate-limit', '0');
    const again = await chainOf(replayed);
    assert.equal(again.blocks, chain.blocks, 'the log alone gives the same blocks and state roots');
    assert.equal(again.receipts, chain.receipts);
    assert.is((await replayed.stop()).code, 0);
  };
  await Promise.all(victims.slice(0, 2).map(check));
  await Promise.all(victims.slice(2).map(check));
});

test.run();
