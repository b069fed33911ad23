/** What write methods tell: what operations return, on the trial and from the block, and what was planned from the state. */

import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { refusalOf, type Written } from './live.js';

const SAVINGS = fileURLToPath(new URL('../../../test/fixtures/savings.js', import.meta.url));
const saver = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
const MILLION = 10n ** 15n;

let node: NodeProcess;
let strict: NodeProcess;
let accounts: string[];

test.before(async () => {
  [node, strict] = await Promise.all([
    startProcess('dev', '--ephemeral', '--module', SAVINGS),
    startProcess('dev', '--ephemeral', '--enforce-signatures', '--module', SAVINGS),
  ]);
  accounts = [...node.output().matchAll(/dev:\d\s+(trl\w+)/g)].map(([, address]) => address!);
});
test.after(cleanUp);

test("a write returns the operation's result at once, or the final one if it waits for the block", async () => {
  const [alice] = accounts;
  const pending = await node.ask<Written & { total: string; at: number }>('chain_save', '5', alice);
  assert.equal([pending.status, pending.total, pending.created], ['pending', '5', null]);
  const included = await node.ask<typeof pending>('chain_save', '6', alice, { wait: 'included' });
  assert.equal([included.status, included.total, included.created], ['included', '11', null]);
  assert.is(included.at, included.receipt!.block_height);
});

test('an operation can return its result under its own name', async () => {
  const { collected } = await node.ask<{ collected: { total: string } }>('chain_collect', '7', accounts[1]);
  assert.is(collected.total, '7');
});

test('a dry run returns the operations and the result, or an error if it fails', async () => {
  type Trial = { ok: boolean; total?: string; operations: object[]; error: { code: number } | null };
  const trial = await node.ask<Trial>('chain_save', '9', accounts[2], { dry_run: true });
  assert.equal([trial.ok, trial.total], [true, '9']);
  assert.equal(trial.operations, [{ index: 0, type: 'savings.Save', fields: { amount: '9' } }]);
  const failing = await node.ask<Trial>('chain_save', '0', accounts[2], { dry_run: true });
  assert.equal([failing.ok, failing.total, failing.error!.code], [false, undefined, 10_010]);
});

test('a write with a plan sends the planned operations and returns the plan', async () => {
  type Share = Written & { share: { balance: string; amount: string } };
  const { share, receipt } = await node.ask<Share>('chain_saveShare', 25, accounts[3], { wait: 'included' });
  assert.equal(share, { balance: `${MILLION}`, amount: `${MILLION / 4n}` });
  assert.equal(
    receipt!.events.filter(({ name }) => name === 'Transfer').map(({ data }) => data.amount),
    [share.amount],
  );
});

test('a plan can reject a write that opts.force allows', async () => {
  assert.is((await refusalOf(node.url, 'chain_saveShare', 95, accounts[4])).code, 10_011);
  const { status } = await node.ask<Written>('chain_saveShare', 95, accounts[4], { force: true, dry_run: null });
  assert.is(status, 'pending');
});

test('a plan that would fail is rejected with the error of its operation', async () => {
  const refusal = await refusalOf(node.url, 'chain_saveShare', 50, saver(0xdead));
  assert.equal([refusal.code, refusal.data.op_index], [10_010, 0]);
});

test('a caller that must sign gets the plan together with the unsigned bundle', async () => {
  const stranger = saver(0xcafe);
  await strict.ask('chain_transfer', accounts[0], stranger, 'TRL', `${MILLION / 2n}`, { wait: 'included' });
  const { data } = await refusalOf(strict.url, 'chain_saveShare', 10, stranger);
  assert.is(data.name, 'SignatureRequired');
  assert.equal(data.details.share, { balance: `${MILLION / 2n}`, amount: `${MILLION / 20n}` });
  assert.match(data.details.unsigned_bundle_hex as string, /^[0-9a-f]+$/);
  const told = await refusalOf(strict.url, 'chain_save', '3', stranger);
  assert.is(told.data.details.total, '3');
});

test('the published schema of a write method includes its result fields', async () => {
  type Document = { methods: { name: string; result: { schema: unknown } }[] };
  const { methods } = await node.ask<Document>('rpc.discover');
  const schemaOf = (name: string) => JSON.stringify(methods.find((method) => method.name === name)!.result.schema);
  assert.match(schemaOf('chain_saveShare'), /"share"/);
  assert.match(schemaOf('chain_collect'), /"collected"/);
  assert.match(schemaOf('chain_save'), /"total"/);
});

test.run();
