/** A multi-signature account on a running node: every method over JSON-RPC, events, and what survives a restart. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { until } from '../until.js';
import { Listener, type Receipt, refusalOf, type Written } from './live.js';

let directory: string;
let node: NodeProcess;
let people: string[];
let account: string;

const start = () => startProcess('dev', '--data-dir', join(directory, 'chain'), '--enforce-signatures');

test.before(async () => {
  directory = await newDirectory();
  node = await start();
  people = [...node.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!);
});
test.after(cleanUp);

/** A write that is in a block. The node of a dev chain signs for its accounts. */
const write = <T = Written>(method: string, ...params: unknown[]): Promise<Written & T> =>
  node.ask(method, ...params, { wait: 'included' });

const refused = async (code: number, method: string, ...params: unknown[]) => {
  const { code: got, message, data } = await refusalOf(node.url, method, ...params);
  assert.is(got, code, `${method}: ${message}`);
  return data;
};

const payment = (to: string, amount: string) => ({ Transfer: { to, token_symbol: 'TRL', amount } });
const eventNames = ({ events }: Receipt) => events.map(({ name }) => name);

/** What tests read of a transaction. */
interface Tx {
  readonly tx_id: number;
  readonly status: string;
  readonly operations: unknown;
  readonly summary: readonly string[];
  readonly approval_count: number;
  readonly simulation: { readonly ok: boolean } | null;
}

test('a multisig account is created, funded and shown', async () => {
  const [alice, bob, carol] = people as [string, string, string];
  const made = await write('chain_createMultiSig', alice, [alice, bob, carol], 2, 'Office');
  account = made.created!.address as string;
  assert.equal(eventNames(made.receipt!).at(-1), 'MultiSigCreated');
  await refused(2507, 'chain_createMultiSig', bob, [carol, bob, alice], 2, 'Again');
  await write('chain_transfer', alice, account, 'TRL', '5000');
  const shown = await node.ask<Record<string, unknown>>('chain_getMultiSig', account);
  assert.equal(
    { ...shown, signers: [...(shown.signers as string[])].sort() },
    {
      address: account,
      signers: [alice, bob, carol].sort(),
      threshold: 2,
      label: 'Office',
      created_at_height: made.receipt!.block_height,
      balance: '5000',
      pending_count: 0,
      next_tx_id: 0,
    },
  );
  assert.is(await node.ask('chain_getMultiSig', alice), null);
  const { is_multisig, recovery } = await node.ask<Record<string, unknown>>('chain_getAccount', account);
  assert.equal([is_multisig, recovery], [true, null]);
});

test('malformed requests are rejected with the code of the specification', async () => {
  const [alice, bob] = people as [string, string];
  const create = (signers: string[], threshold: number, label: string) =>
    ['chain_createMultiSig', alice, signers, threshold, label] as const;
  const zero = `0x${'0'.repeat(64)}`;
  await refused(2500, ...create([alice], 2, 'x'));
  await refused(2501, ...create(Array(21).fill(alice) as string[], 2, 'x'));
  await refused(2502, ...create([alice, bob, alice], 2, 'x'));
  await refused(2503, ...create([alice, zero], 2, 'x'));
  await refused(2504, ...create([alice, bob], 1, 'x'));
  await refused(2504, ...create([alice, bob], 3, 'x'));
  await refused(2505, ...create([alice, bob], 2, ''));
  await refused(2505, ...create([alice, bob], 2, 'x'.repeat(65)));
  const propose = (operations: unknown, description = 'x') =>
    ['chain_proposeMultiSigTx', alice, account, operations, description] as const;
  await refused(2506, ...propose([payment(bob, '1')], ''));
  await refused(2506, ...propose([payment(bob, '1')], 'x'.repeat(257)));
  await refused(2511, ...propose([]));
  await refused(2511, ...propose('[]'));
  await refused(-32602, ...propose('[{"Transfer":'));
  await refused(-32602, ...propose([{ Transfer: { to: bob, token_symbol: 'TRL' } }]));
  await refused(-32602, ...propose('[{"Transfer":{"to":"nobody","token_symbol":"TRL","amount":1}}]'));
  await refused(-32602, ...propose([{ NoSuchThing: {} }]));
  await refused(2512, ...propose([{ RemoveKey: { key_type: 'Ed25519', public_key: '00'.repeat(32) } }]));
  await refused(2509, 'chain_proposeMultiSigTx', people[5], account, [payment(bob, '1')], 'x');
  await refused(2510, 'chain_proposeMultiSigTx', alice, bob, [payment(bob, '1')], 'x');
  await refused(2514, 'chain_approveMultiSigTx', alice, account, 0);
  await refused(2510, 'chain_listMultiSigTxs', bob);
});

test('operations given as a list or as JSON text wait for approval across a restart and are executed', async () => {
  const [alice, bob, carol, dave] = people as [string, string, string, string];
  const text = JSON.stringify([payment(dave, '700'), payment(bob, '1')]);
  const first = await write('chain_proposeMultiSigTx', alice, account, text, 'as text');
  assert.equal(first.created, { tx_id: 0, executed: false });
  const second = await write('chain_proposeMultiSigTx', bob, account, [payment(dave, '9999999')], 'as list');
  assert.equal(second.created, { tx_id: 1, executed: false });

  await node.stop();
  node = await start();
  const { transactions } = await node.ask<{ transactions: Tx[] }>('chain_listMultiSigTxs', account);
  assert.equal(
    transactions.map(({ tx_id, status, simulation }) => [tx_id, status, simulation?.ok]),
    [
      [1, 'Pending', false],
      [0, 'Pending', true],
    ],
  );
  assert.equal(transactions[1]!.summary[0], `Transfer: to ${dave}, token_symbol TRL, amount "0.0000007 TRL (700 raw)"`);

  const data = await refused(2508, 'chain_approveMultiSigTx', alice, account, 1);
  assert.is((data.details.error as { code: number }).code, 1003);
  assert.equal([data.details.index, data.op_index], [0, 0]);

  const listener = await Listener.open(node.url);
  const logs = await listener.subscribe('logs', { opType: ['ApproveMultiSigOperations'] });
  const done = await write<{ approval_count: number; threshold: number; executed: boolean }>(
    'chain_approveMultiSigTx',
    carol,
    account,
    0,
    null,
  );
  assert.equal([done.approval_count, done.threshold, done.executed], [2, 2, true]);
  const names = ['MultiSigTxApproved', 'Transfer', 'Transfer', 'MultiSigTxExecuted'];
  assert.equal(eventNames(done.receipt!).slice(-4), names);
  const receipt = await node.ask<Receipt>('chain_getTransactionReceipt', done.bundle_hash);
  assert.equal(eventNames(receipt).slice(-4), names);
  assert.is(receipt.events.find(({ name }) => name === 'MultiSigTxApproved')!.data.approval_count, 2);
  await until(() => listener.of(logs).length > 0, 'the log of it');
  assert.is(listener.of(logs).at(-1)!.result.from, carol);
  listener.close();
  await refused(2516, 'chain_approveMultiSigTx', bob, account, 0);
  await refused(2516, 'chain_revokeMultiSigApproval', carol, account, 0);
});

test('an approval can be revoked once', async () => {
  const bob = people[1]!;
  const { receipt } = await write('chain_revokeMultiSigApproval', bob, account, 1);
  assert.equal(eventNames(receipt!), ['MultiSigApprovalRevoked']);
  await refused(2518, 'chain_revokeMultiSigApproval', bob, account, 1);
  const tx = await node.ask<Tx>('chain_getMultiSigTx', account, 1);
  assert.equal([tx.status, tx.approval_count], ['Pending', 0]);
});

test('a multisig account swaps and receives the output itself', async () => {
  const [alice, bob] = people as [string, string];
  await write('chain_createToken', 'Acorn', 'ACN', 2, '1000000', alice);
  await write('chain_createPool', 'TRL', 'ACN', '1000000', '1000000', 0, alice);
  const swap = { Swap: { from_token: 'TRL', to_token: 'ACN', amount_in: '1000', min_amount_out: '990' } };
  const { created } = await write('chain_proposeMultiSigTx', alice, account, [swap], 'buy acorns');
  const done = await write<{ executed: boolean }>('chain_approveMultiSigTx', bob, account, created!.tx_id, null);
  assert.is(done.executed, true);
  const swapped = done.receipt!.events.find(({ name }) => name === 'Swap')!.data;
  assert.equal([swapped.trader, swapped.amount_in], [account, '1000']);
  const { balance } = await node.ask<{ balance: string }>('chain_getBalance', account, 'ACN');
  assert.is(balance, swapped.amount_out);
});

test('a multisig account holds its own delegation, and a single signer cannot unstake it', async () => {
  const [alice, bob] = people as [string, string];
  const { validators } = await node.ask<{ validators: { pubkey: string }[] }>('chain_listValidators', 1);
  await write('chain_transfer', alice, account, 'TRL', '2000000000000');
  const stake = { Stake: { validator_pubkey: validators[0]!.pubkey, amount: '1000000000000' } };
  const { created } = await write('chain_proposeMultiSigTx', bob, account, [stake], 'delegate');
  await write('chain_approveMultiSigTx', alice, account, created!.tx_id, null);
  const { delegations } = await node.ask<{ delegations: Record<string, unknown>[] }>('chain_getDelegations', account);
  assert.is(delegations.length, 1);
  const { staked } = await node.ask<{ staked: string }>('chain_getBalance', account, 'TRL');
  assert.is(staked, '1000000000000');
  await refused(1028, 'chain_unstake', account, '1000000000000');
});

test('a direct transfer or bundle from a multisig account is rejected', async () => {
  const dave = people[3]!;
  const transfer = ['chain_transfer', account, dave, 'TRL', '1'] as const;
  await refused(1028, ...transfer);
  const trial = await node.ask<{ ok: boolean; error: { code: number } }>(...transfer, { dry_run: true });
  assert.equal([trial.ok, trial.error.code], [false, 1028]);
  await refused(1028, 'chain_prepareBundle', account, [payment(dave, '1')]);
});

test.run();
