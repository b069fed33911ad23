/** A recovery end to end: guardians, timelock, an objection, and a new key; on a node that asks for signatures, its time moved. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { KeyType } from '../../runtime/lib/crypto/signatures.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess, trellis } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { Story } from './story.js';

let node: NodeProcess;
let people: string[];

const DAYS_2 = 172_800;
const DAY = 86_400;

interface Recovery {
  readonly guardians: readonly string[];
  readonly threshold: number;
  readonly pending: { readonly ready_at: number; readonly approvals: readonly string[] } | null;
  readonly scheduled_change: object | null;
}

interface Account {
  readonly hex: string;
  readonly nonce: number;
  readonly keys: readonly { readonly key_type: string; readonly public_key: string }[];
  readonly recovery: Recovery | null;
}

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  people = [...node.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!);
});
test.after(cleanUp);

const advance = (seconds: number) => node.ask('dev_advanceTime', seconds);
const accountOf = (address: string) => node.ask<Account>('chain_getAccount', address);

async function look() {
  const { recovery, keys, nonce } = await accountOf(people[0]!);
  const pending = recovery?.pending ?? null;
  const head = (await node.ask<{ blocks: { timestamp: number }[] }>('chain_getRecentBlocks', 1)).blocks[0]!;
  const left = pending === null ? 0 : Math.max(0, pending.ready_at - head.timestamp);
  return {
    state: recovery === null ? 'no recovery' : pending === null ? 'configured' : 'pending recovery',
    guardians: recovery === null ? '-' : `${recovery.threshold} of ${recovery.guardians.length}`,
    approvals: pending === null ? '-' : `${pending.approvals.length}`,
    timelock: pending === null ? '-' : left === 0 ? 'over' : `${(left / 3_600).toFixed(1)} h left`,
    keys:
      keys.map(({ key_type, public_key }) => `${key_type} ${public_key.replace('0x', '').slice(0, 8)}`).join(', ') ||
      '-',
    nonce: `${nonce}`,
  };
}

test('guardians replace the lost key of an account once the owner has had time to object', async () => {
  const [alice, bob, carol, dave] = people as [string, string, string, string];
  const directory = await newDirectory();
  const keyFile = async (name: string) => {
    const path = join(directory, name);
    assert.is((await trellis('keys', 'new', path, '--key-type', 'ML-DSA-65')).code, 0);
    const shown = await trellis('keys', 'show', path, '--output', 'json');
    const { public_key } = JSON.parse(shown.out) as { public_key: string };
    return { path, publicKey: public_key };
  };
  const [fresh, wrong] = [await keyFile('new.key'), await keyFile('wrong.key')];
  assert.is((JSON.parse(readFileSync(fresh.path, 'utf8')) as { key_type: string }).key_type, 'ML-DSA-65');

  const { hex } = await accountOf(alice);
  const story = new Story(
    'Recovery of an account (specification 3.3): alice; guardians bob, carol, dave; 2 days',
    node.url,
    look,
  );
  const set = [
    'recovery',
    'set',
    '--guardians',
    [bob, carol, dave].join(','),
    '--threshold',
    '2',
    '--timelock',
    `${DAYS_2}`,
  ];
  const initiate = (publicKey: string, key: string) => [
    ...[
      'recovery',
      'initiate',
      '--account',
      alice,
      '--new-key',
      publicKey,
      '--new-key-type',
      'ML-DSA-65',
      '--key',
      key,
    ],
  ];
  const finalize = ['recovery', 'finalize', '--account', alice, '--key', 'dev:9'];
  const send = (file: string, ...more: string[]) => ['send', file, bob, '1', '--from', alice, ...more];
  const [funds] = [await node.ask<{ balance: string }>('chain_getBalance', alice, 'TRL')];
  try {
    await story.refusedCommand('bob initiates', 3010, 'no recovery', ...initiate(fresh.publicKey, 'dev:1'));
    await story.command('alice names her guardians', 'configured', ...set, '--key', 'dev:0');
    await story.refusedCommand(
      'erin, no guardian, initiates',
      3004,
      'configured',
      ...initiate(fresh.publicKey, 'dev:4'),
    );
    await story.refusedCommand('alice cancels what is not', 3011, 'configured', 'recovery', 'cancel', '--key', 'dev:0');

    await story.command('bob initiates, by mistake', 'pending recovery', ...initiate(wrong.publicKey, 'dev:1'));
    await story.refusedCommand('alice changes her guardians', 3003, 'pending recovery', ...set, '--key', 'dev:0');
    await story.command('alice objects', 'configured', 'recovery', 'cancel', '--key', 'dev:0');

    await story.command(
      'alice has lost her key; bob initiates',
      'pending recovery',
      ...initiate(fresh.publicKey, 'dev:1'),
    );
    await story.refusedCommand('bob approves again', 3006, 'pending recovery', ...initiate(fresh.publicKey, 'dev:1'));
    await story.refusedCommand('dave has another key', 3005, 'pending recovery', ...initiate(wrong.publicKey, 'dev:3'));
    await story.refusedCommand('anybody finalizes', 3007, 'pending recovery', ...finalize);
    await story.happens('two days pass', 'chain', 'pending recovery', () => advance(DAYS_2));
    await story.refusedCommand('anybody finalizes', 3008, 'pending recovery', ...finalize);
    const wallet = new Wallet(2, await operationsOf());
    const request = { account: hex.slice(2), new_public_key: fromHex(fresh.publicKey), key_type: KeyType.MlDsa65 };
    await story.happens('carol approves', 'RPC', 'pending recovery', () =>
      node.ask('chain_submitBundle', hexOf(wallet.bundle(0, 'InitiateRecovery', request)), { wait: 'included' }),
    );
    await story.happens('another day passes', 'chain', 'pending recovery', () => advance(DAY));
    await story.command('anybody finalizes', 'configured', ...finalize);
    const { keys, recovery } = await accountOf(alice);
    assert.equal(
      keys.map(({ key_type, public_key }) => [key_type, public_key.replace('0x', '')]),
      [['ML-DSA-65', fresh.publicKey]],
    );
    assert.equal([recovery!.threshold, recovery!.guardians], [2, [bob, carol, dave]]);

    await story.refusedCommand('the lost key pays', 1050, 'configured', ...send('dev:0'));
    await story.command('the new key pays', 'configured', ...send(fresh.path, '--key-type', 'ML-DSA-65'));
    await story.refusedCommand('anybody finalizes again', 3011, 'configured', ...finalize);
    const left = await node.ask<{ balance: string }>('chain_getBalance', alice, 'TRL');
    const spent = BigInt(funds.balance) - BigInt(left.balance);
    assert.ok(spent > 10n ** 9n && spent < 2n * 10n ** 9n, `what the account held stayed its own: ${spent} went`);
    await until(async () => {
      const told = await node.ask<{ count: number }>('chain_listRecoveries', alice);
      return told.count >= 1;
    }, 'the history tells of it');
  } finally {
    story.print();
  }
});

test.run();
