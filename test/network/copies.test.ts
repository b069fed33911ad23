/** How often bundles reach each validator: seven validators and two followers as processes, bundles submitted at all of them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleHash, type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, newDirectory, spawnNode } from '../cli/program.js';
import { twice } from '../hostile/pace.js';
import { answerOf, hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { Cluster } from './cluster.js';

interface Stats {
  readonly forwarded: number;
  readonly received: number;
  readonly dropped: number;
  readonly peers: number;
  readonly most_copies: number;
}

const VALIDATORS = 7;
const FOLLOWERS = 2;
/** Accounts, and the bundles of each: just so many transfers that one validator uses up what it sends directly. */
const ACCOUNTS = 9;
const EACH = 24;
const TRANSFERS = 16;
/** Copies of a bundle per validator. Stars from each receiver would make 5. */
const MOST_ON_AVERAGE = 1.3;

let cluster: Cluster | undefined;
test.after(async () => {
  await cluster?.close();
  await cleanUp();
});

async function ask<T>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}

function bundlesOf(wallet: Wallet, from: number, operations: OperationTable): Envelope[] {
  return Array.from({ length: EACH }, (_, i) => {
    const { bundle } = wallet.bundle(from + i, 'Transfer', {
      ...{ to: wallet.address, token_symbol: 'TRL', amount: 1n, memo: 'm'.repeat(128) },
    });
    const many = Array.from({ length: TRANSFERS }, () => bundle.operations[0]!);
    const large = { ...bundle, operations: many, gas_limit: 50_000 * TRANSFERS };
    return sealEnvelope(large, [wallet.signature(fromHex(bundleHash(large, operations)))], operations);
  });
}

const statsOf = (url: string) => ask<Stats>(url, 'chain_getRelayStats');

test('each bundle reaches each validator about once, wherever it is submitted', async () => {
  cluster = await Cluster.create(await newDirectory(), VALIDATORS);
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.untilAllSign();
  const bootnodes = cluster.nodes.map(({ peer }) => peer).join(',');
  const followers = await Promise.all(
    Array.from({ length: FOLLOWERS }, async () => {
      const words = ['--data-dir', await newDirectory(), '--p2p-port', '0', '--p2p-host', '127.0.0.1'];
      return await spawnNode('start', ...words, '--rpc-rate-limit', '0', '--bootnodes', bootnodes).started;
    }),
  );
  const validators = cluster.nodes.map(({ index }) => cluster!.url(index));
  for (const { url } of followers) {
    await until(async () => (await statsOf(url)).peers >= VALIDATORS, 'it is linked with all');
    // A node that has not begun to sync also reports that it is synced.
    await until(async () => {
      const { sync_status, block_height, highest_known_height } = await ask<{
        sync_status: string;
        block_height: number;
        highest_known_height: number;
      }>(url, 'chain_validatorHealth');
      return sync_status === 'synced' && block_height > 0 && block_height >= highest_known_height - 1;
    }, 'it has caught up');
  }

  // One account at each follower and at one validator, all others at another validator, which then uses relays.
  const operations = await operationsOf();
  const wallets = Array.from({ length: ACCOUNTS }, (_, i) => new Wallet(i, operations));
  const entries = [...followers.map(({ url }) => url), validators[1]!];
  const submitAll = async (wallet: Wallet, from: number, url: string): Promise<void> => {
    for (const bundle of bundlesOf(wallet, from, operations)) await ask(url, 'chain_submitBundle', hexOf(bundle));
  };
  let sent = 0;
  let before = await Promise.all(validators.map(statsOf));
  // Nine processes share the cores, and one without processor time requests what it has not read yet: hence few transfers and
  // two sittings.
  const complaint = await twice(async () => {
    const from = sent;
    sent += EACH;
    await Promise.all(wallets.map((wallet, i) => submitAll(wallet, from, entries[i] ?? validators[0]!)));
    const isIncluded = async ({ hex }: Wallet) =>
      (await ask<{ confirmed: number }>(validators[2]!, 'chain_getNonce', hex)).confirmed === sent;
    for (const wallet of wallets) await until(() => isIncluded(wallet), 'all are in blocks');
    const after = await Promise.all(validators.map(statsOf));
    const received = after.reduce((sum, one, i) => sum + one.received - before[i]!.received, 0);
    const most = Math.max(...after.map(({ most_copies }) => most_copies));
    const due = EACH * (ACCOUNTS * VALIDATORS - (ACCOUNTS - FOLLOWERS));
    assert.ok(received >= 0.9 * due, `${received} of ${due}`);
    before = after;
    return received <= MOST_ON_AVERAGE * due ? undefined : `${received / due} copies on average, ${most} at most`;
  });
  assert.is(complaint, undefined);
  assert.ok(
    before.slice(2).some(({ forwarded }) => forwarded > 0),
    'relays forward',
  );
  assert.equal(cluster.failed, []);
});

test.run();
