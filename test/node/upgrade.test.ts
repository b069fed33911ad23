/** Nodes live through upgrades: they stop for them, go on with the new version, and refuse what is too early or too old. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../runtime/lib/errors.js';
import { restoreCheckpoint } from '../../runtime/lib/storage/checkpoint.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { OptionDiffers } from '../../runtime/node/plugins/check-chain-options.js';
import { BinaryOutdated, UpgradeDue, UpgradeNotDue } from '../../runtime/node/upgrade/version-check.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { answerOf } from './live.js';
import { AUTHOR, startVersion } from './planner.js';

test.after(cleanUp);

const FILES = { any: { url: 'https://example.org/planned-2.tar.gz', sha256: 'ab'.repeat(32) } };

const urlOf = (node: RunningNode) => `http://127.0.0.1:${node.rpcPort}`;
async function ask<T = never>(node: RunningNode, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(urlOf(node), method, ...params);
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.result;
}
const WAIT = { wait: 'included' };
const note = (node: RunningNode, words: string) => ask(node, 'chain_note', words, AUTHOR, WAIT);
const plan = (node: RunningNode, blocks: number, version = '2.0.0') =>
  ask(node, 'chain_plan', 'grapevine', version, blocks, FILES, AUTHOR, WAIT);

/** The error that a start meets. */
async function refusal(starting: Promise<RunningNode>): Promise<unknown> {
  const started = await starting.catch((cause: unknown) => ({ cause }));
  if ('cause' in started) return started.cause;
  await started.stop();
  return assert.unreachable('the node started');
}

async function refused(starting: Promise<RunningNode>, error: Failure['error'], details: object): Promise<void> {
  const cause = await refusal(starting);
  assert.instance(cause, Failure, String(cause));
  const failure = cause as Failure;
  assert.is(failure.error, error, `${failure} ${JSON.stringify(failure.details)}`);
  for (const [name, value] of Object.entries(details)) assert.equal(failure.details[name], value, name);
}

const json = async (directory: string, file: string) => JSON.parse(await readFile(join(directory, file), 'utf8'));
const exists = async (directory: string, file: string) => (await readdir(directory)).includes(file);

const comes = (directory: string, file: string) => until(() => exists(directory, file), file);
const goes = (directory: string, file: string) => until(async () => !(await exists(directory, file)), `no ${file}`);

/** A directory whose node has stopped for the upgrade, and the height of it. */
async function stopped(directory: string): Promise<number> {
  const node = await startVersion('1.0.0', directory);
  await note(node, 'buy milk');
  await plan(node, 2);
  const { cause } = await node.halted;
  assert.instance(cause, UpgradeDue);
  await node.stop();
  return (cause as UpgradeDue).plan.height;
}

test('a chain upgrades to the next version with plan file, checkpoint and migration', async () => {
  const directory = await newDirectory();
  const first = await startVersion('1.0.0', directory);
  await note(first, 'buy milk');
  await plan(first, 3);
  await comes(directory, 'upgrade-plan.json');
  const told = await json(directory, 'upgrade-plan.json');
  const { cause } = await first.halted;
  assert.instance(cause, UpgradeDue);
  const { height } = (cause as UpgradeDue).plan;
  assert.is(first.ledger.head.height, height - 1);
  assert.not.ok(await exists(directory, 'upgrade-info.json'), 'only when everything is closed');
  await first.stop();
  const info = await json(directory, 'upgrade-info.json');
  const { header } = first.ledger.head;
  const { network } = first.ledger.chain;
  const named = { plan_id: height, name: 'grapevine', version: '2.0.0' };
  const common = { format: 1, chain_id: 77, network, ...named, height, info: '' };
  assert.equal(info, { ...common, time: Math.trunc(header.timestamp_ms / 1000), binaries: FILES });
  assert.equal({ ...told, time: info.time }, info);
  const checkpoint = join(directory, 'upgrade-backup', `${height - 1}`);
  assert.equal((await readdir(checkpoint)).sort(), ['database', 'indexes', 'state-history', 'state-tree']);

  const second = await startVersion('2.0.0', directory);
  assert.equal(await ask(second, 'chain_getNote', AUTHOR), { words: ['buy', 'milk'], since: 0 });
  await note(second, 'buy bread');
  assert.is(await ask(second, 'chain_outcome'), 'applied');
  const { since } = await ask<{ since: number }>(second, 'chain_getNote', AUTHOR);
  assert.ok(since >= height);
  assert.equal(await ask(second, 'chain_listNotes'), [{ words: ['buy', 'bread'], since }]);
  const { module_set_id: before } = (await second.blocks.at(height - 1))!.header;
  const { module_set_id: after } = (await second.blocks.at(height))!.header;
  assert.is.not(before, after);
  assert.not.ok(await exists(directory, 'upgrade-plan.json'));
  await second.stop();

  const third = await startVersion('2.0.1', directory);
  await note(third, 'go on');
  await third.stop();
  await refused(startVersion('1.0.0', directory), BinaryOutdated, { modules: ['notes v2 → v1'] });
});

test('the old version stops at the upgrade height every time it is started', async () => {
  const directory = await newDirectory();
  const height = await stopped(directory);
  for (let i = 0; i < 2; i++) {
    const cause = await refusal(startVersion('1.9.0', directory));
    assert.instance(cause, UpgradeDue);
    assert.is((await json(directory, 'upgrade-info.json')).height, height);
  }
});

test('the next version is rejected before the height and without a plan', async () => {
  const directory = await newDirectory();
  const first = await startVersion('1.0.0', directory);
  await note(first, 'x');
  await first.stop();
  await refused(startVersion('2.0.0', directory), UpgradeNotDue, { modules: ['notes v1 → v2'] });
  const again = await startVersion('1.0.0', directory);
  await plan(again, 500);
  await again.stop();
  await refused(startVersion('2.0.0', directory), UpgradeNotDue, { name: 'grapevine', version: '2.0.0' });
  const patched = await startVersion('1.5.0', directory);
  await note(patched, 'y');
  await patched.stop();
});

test('an upgrade without new modules changes only the version', async () => {
  const directory = await newDirectory();
  const first = await startVersion('1.0.0', directory);
  await plan(first, 2, '1.1.0');
  assert.instance((await first.halted).cause, UpgradeDue);
  await first.stop();
  const second = await startVersion('1.1.0', directory);
  await note(second, 'x');
  assert.is(await ask(second, 'chain_outcome'), 'applied');
  await second.stop();
  await refused(startVersion('1.0.9', directory), BinaryOutdated, { version: '1.0.9', chain_version: '1.1.0' });
});

test('nodes can skip an upgrade in an emergency', async () => {
  const directory = await newDirectory();
  const height = await stopped(directory);
  const node = await startVersion('1.0.0', directory, { skipUpgradeHeights: [height] });
  await note(node, 'go on');
  assert.equal(await ask(node, 'chain_getNote', AUTHOR), { words: 'go on' });
  assert.is(await ask(node, 'chain_outcome'), 'skipped');
  await node.stop();
  const after = await startVersion('1.0.0', directory);
  await note(after, 'and on');
  await after.stop();
});

test('a cancelled plan is no longer reported and stops no node', async () => {
  const directory = await newDirectory();
  const node = await startVersion('1.0.0', directory);
  await plan(node, 40);
  await comes(directory, 'upgrade-plan.json');
  const told = async () => (await ask<{ upgrade: unknown }>(node, 'chain_consensusStatus')).upgrade;
  const { height } = await json(directory, 'upgrade-plan.json');
  assert.equal(await told(), { name: 'grapevine', height });
  await ask(node, 'chain_forgetPlan', AUTHOR, WAIT);
  await goes(directory, 'upgrade-plan.json');
  assert.is(await told(), null);
  await until(() => node.ledger.head.height > height, 'the height is passed');
  await note(node, 'go on');
  await node.stop();
});

test('a node restored from a checkpoint restarts at the upgrade height and re-executes the blocks since', async () => {
  const directory = await newDirectory();
  const height = await stopped(directory);
  const second = await startVersion('2.0.0', directory);
  await note(second, 'after');
  const { head } = second.ledger;
  await second.stop();
  for (let i = 0; i < 2; i++) await restoreCheckpoint(directory, join(directory, 'upgrade-backup', `${height - 1}`));
  assert.instance(await refusal(startVersion('1.0.0', directory)), UpgradeDue);
  const again = await startVersion('2.0.0', directory);
  assert.ok(again.ledger.head.height >= head.height);
  assert.is((await again.blocks.at(head.height))!.hash, head.hash);
  assert.equal((await ask<{ words: string[] }>(again, 'chain_getNote', AUTHOR)).words, ['after']);
  // The rows of the explorer follow the blocks.
  await until(
    async () => (await ask<{ events: unknown[] }>(again, 'chain_plans', 'grapevine')).events.length === 1,
    'the event of the plan',
  );
  await again.stop();
});

test('options that contradict the chain are rejected', async () => {
  const directory = await newDirectory();
  await refused(
    startVersion('1.0.0', directory, { plugins: { upgrade: { 'governance-mode': 'full' } } }),
    OptionDiffers,
    {
      option: '--governance-mode',
      given: 'full',
      chain: 'seed-authority',
    },
  );
  const same = { 'governance-mode': 'seed-authority', 'voting-period': '9' };
  const node = await startVersion('1.0.0', directory, { plugins: { upgrade: same } });
  await node.stop();
});

test.run();
