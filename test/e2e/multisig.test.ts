/** A multi-signature account end to end: it pays, stakes and swaps, by commands and JSON-RPC on a node that asks for signatures. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { raw, Story, whole } from './story.js';

let node: NodeProcess;
let alice: string;
let bob: string;
let carol: string;
let dave: string;
let account = '';
let current = 0;

interface Tx {
  readonly tx_id: number;
  readonly status: string;
  readonly approval_count: number;
  readonly threshold: number;
  readonly simulation: { readonly ok: boolean } | null;
}

const balance = async (of: string, token: string) =>
  (await node.ask<{ balance: string; staked: string | null }>('chain_getBalance', of, token)).balance;

async function look() {
  if ((await node.ask('chain_getMultiSig', account)) === null) {
    return { state: 'no account', tx: '-', approvals: '-', 'would succeed': '-', TRL: '-', staked: '-', ACN: '-' };
  }
  const { transactions } = await node.ask<{ transactions: Tx[] }>('chain_listMultiSigTxs', account);
  const tx = transactions.find(({ tx_id }) => tx_id === current);
  const { staked } = await node.ask<{ staked: string }>('chain_getBalance', account, 'TRL');
  return {
    state: tx?.status ?? '(none)',
    tx: tx ? `${tx.tx_id}` : '-',
    approvals: tx ? `${tx.approval_count} of ${tx.threshold}` : '-',
    'would succeed': tx?.simulation ? (tx.simulation.ok ? 'yes' : 'no') : '-',
    TRL: whole(await balance(account, 'TRL')),
    staked: whole(staked),
    ACN: `${Number(await balance(account, 'ACN')) / 100}`,
  };
}

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  [alice, bob, carol, dave] = [...node.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!) as [
    string,
    string,
    string,
    string,
  ];
  const included = { wait: 'included' };
  await node.ask('chain_createToken', 'Acorn', 'ACN', 2, '1000000', dave, included);
  await node.ask('chain_createPool', 'TRL', 'ACN', raw(1_000), '200000', 0, dave, included);
});
test.after(cleanUp);

test('a three-signer account pays, stakes and swaps only when its approval threshold is met', async () => {
  const signers = [alice, bob, carol];
  const dry = { dry_run: true };
  type Trial = { events: { name: string; data: { address: string } }[] };
  const trial = await node.ask<Trial>('chain_createMultiSig', alice, signers, 2, 'Office', dry);
  account = trial.events.find(({ name }) => name === 'MultiSigCreated')!.data.address;
  const { validators } = await node.ask<{ validators: { pubkey: string }[] }>('chain_listValidators', 1);
  const { pubkey } = validators[0]!;

  const story = new Story(
    'A multi-signature account (specification 3.1): alice, bob, carol; two must agree',
    node.url,
    look,
  );
  const propose = (operations: readonly object[], description: string) => [
    'multisig',
    'propose',
    '--account',
    account,
    '--operations',
    JSON.stringify(operations),
    '--description',
    description,
  ];
  const approve = (key: string) => ['multisig', 'approve', '--account', account, '--tx-id', `${current}`, '--key', key];
  const pay = (amount: string) => ({ Transfer: { to: dave, token_symbol: 'TRL', amount } });
  try {
    await story.command('somebody pays in before there is an account', 'no account', 'send', 'dev:3', account, '2000');
    const made = await story.command(
      ...(['alice creates it', '(none)', 'multisig', 'create', '--signers', signers.join(',')] as const),
      ...['--threshold', '2', '--label', 'Office', '--key', 'dev:0'],
    );
    assert.match(made, new RegExp(`new address +${account}`));
    await story.refusedCall('bob creates it again', 2507, '(none)', 'chain_createMultiSig', bob, signers, 2, 'Again');
    await story.refusedCommand(
      'dave, no signer, proposes',
      2509,
      '(none)',
      ...propose([pay('1')], 'x'),
      '--key',
      'dev:3',
    );

    await story.command(
      'alice proposes to pay dave 40',
      'Pending',
      ...propose([pay(raw(40))], 'Rent'),
      '--key',
      'dev:0',
    );
    await story.refusedCommand('alice approves a second time', 2515, 'Pending', ...approve('dev:0'));
    await story.refusedCommand('dave approves', 2509, 'Pending', ...approve('dev:3'));
    const before = await balance(dave, 'TRL');
    const paid = await story.command('bob approves', 'Executed', ...approve('dev:1'));
    assert.match(paid, /multisig\.MultiSigTxApproved\n[\s\S]*tokens\.Transfer\n[\s\S]*multisig\.MultiSigTxExecuted/);
    assert.is(BigInt(await balance(dave, 'TRL')) - BigInt(before), BigInt(raw(40)));
    await story.refusedCommand('carol approves what is done', 2516, 'Executed', ...approve('dev:2'));
    const revoke = ['chain_revokeMultiSigApproval', bob, account, 0] as const;
    await story.refusedCall('bob revokes what is done', 2516, 'Executed', ...revoke);

    current = 1;
    const stake = { Stake: { validator_pubkey: pubkey, amount: raw(1_000) } };
    await story.happens('carol proposes to stake 1,000', 'RPC', 'Pending', () =>
      node.ask('chain_proposeMultiSigTx', carol, account, [stake], 'Savings', { wait: 'included' }),
    );
    await story.happens('carol revokes', 'RPC', 'Pending', () =>
      node.ask('chain_revokeMultiSigApproval', carol, account, 1, { wait: 'included' }),
    );
    await story.command('bob approves, the first now', 'Pending', ...approve('dev:1'));
    await story.happens('carol approves again', 'RPC', 'Executed', () =>
      node.ask('chain_approveMultiSigTx', carol, account, 1, null, { wait: 'included' }),
    );
    const { delegations } = await node.ask<{ delegations: object[] }>('chain_getDelegations', account);
    assert.is(delegations.length, 1);

    current = 2;
    const swap = (min: string) => ({
      Swap: { from_token: 'TRL', to_token: 'ACN', amount_in: raw(10), min_amount_out: min },
    });
    await story.command(
      'alice proposes a swap for too much',
      'Pending',
      ...propose([swap('9999')], 'Greedy'),
      '--key',
      'dev:0',
    );
    await story.refusedCommand('bob approves: the swap would fail', 2508, 'Pending', ...approve('dev:1'));
    current = 3;
    const both = [swap('1900'), pay(raw(1))];
    await story.command('alice proposes to swap 10 and pay 1', 'Pending', ...propose(both, 'Acorns'), '--key', 'dev:0');
    const swapped = await story.command('carol approves', 'Executed', ...approve('dev:2'));
    assert.match(swapped, /dex\.Swap\n/);
    assert.is(await balance(account, 'ACN'), '1974');
    await story.refusedCall('dave sends as the account', 1028, 'Executed', 'chain_transfer', account, dave, 'TRL', '1');
    assert.is(await balance(account, 'TRL'), raw(2_000 - 40 - 1_000 - 10 - 1));
  } finally {
    story.print();
  }
});

test.run();
