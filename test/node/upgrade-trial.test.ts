/** A version is tried on a copy of the state before its height: what would stop it there is found, and the node runs on. */

import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StateTypeChanged } from '../../runtime/engine/ledger/state-types.js';
import { InvalidModule } from '../../runtime/kernel/loader.js';
import { Failure } from '../../runtime/lib/errors.js';
import { Halt } from '../../runtime/lib/halt.js';
import { copyLive } from '../../runtime/lib/storage/live-copy.js';
import type { Distribution } from '../../runtime/node/assembly/distribution.js';
import { tryUpgrade, UpgradeUnfit } from '../../runtime/node/maintenance/upgrade-trial.js';
import { InvalidOption } from '../../runtime/node/options/options.js';
import { cell, type Module, map, module, t } from '../../runtime/sdk.js';
import { answerOf } from './live.js';
import { AUTHOR, genesisOn, startVersion, versionOf } from './planner.js';

const root = await mkdtemp(join(tmpdir(), 'trellis-trial-'));
const home = join(root, 'home');
const node = await startVersion('1.0.0', home);
const url = `http://127.0.0.1:${node.rpcPort}`;
const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.result;
};
test.after(async () => {
  await node.stop();
  await rm(root, { recursive: true, force: true });
});

const FILES = { any: { url: 'https://example.org/x.tar.gz', sha256: 'ab'.repeat(32) } };
/** Blocks of notice: more than these tests last. */
const FAR = 100_000;
let copies = 0;

/** A copy of the directory while its node runs. */
async function copy(): Promise<string> {
  const to = join(root, `${copies++}`);
  await copyLive(home, to, new AbortController().signal);
  return to;
}

/** Version 2 of the chain with another module `notes`, or more modules. */
function versionWith(notes: Module | undefined, version = '2.0.0', more: Distribution['modules'] = []): Distribution {
  const { modules, ...distribution } = versionOf(version);
  const entry = (number: number, one: Module) => ({ number, name: one.name, load: async () => ({ default: one }) });
  const kept = modules.filter(({ number }) => notes === undefined || number !== 1_001);
  return { ...distribution, modules: [...kept, ...(notes ? [entry(1_001, notes)] : []), ...more] };
}

const attempt = async (distribution: Distribution, options = {}) =>
  tryUpgrade(distribution, await genesisOn(home), { ...options, dataDir: await copy() });

async function refused(distribution: Distribution, error: object, words: RegExp, options = {}): Promise<void> {
  const cause = await attempt(distribution, options).then(
    () => assert.unreachable('it is refused'),
    (thrown: unknown) => thrown,
  );
  assert.instance(cause, Failure, String(cause));
  assert.is((cause as Failure).error, error, String(cause));
  assert.match(JSON.stringify((cause as Failure).details), words);
}

const Note = t.struct({ words: t.text(0, 50) });
const oldState = { notes: map(0, [t.address], Note) };
const later = (migration: () => undefined): Module =>
  module('notes', { version: 2, state: oldState }).define({ migrations: { 2: migration } });

test('a trial without an upgrade plan is rejected', () =>
  refused(versionOf('2.0.0'), UpgradeUnfit, /no upgrade is planned/));

test('a valid version executes its first blocks on a state copy without affecting the node', async () => {
  await ask('chain_note', 'buy milk', AUTHOR, { wait: 'included' });
  await ask('chain_plan', 'grapevine', '2.0.0', FAR, FILES, AUTHOR, { wait: 'included' });
  const trial = await attempt(versionOf('2.0.0'));
  const { name, version, height, state_height, modules, plugins } = trial;
  assert.equal([name, version, modules, plugins], ['grapevine', '2.0.0', ['notes v1 → v2'], []]);
  assert.ok(state_height > 0 && height > state_height + FAR / 2, `${state_height} ${height}`);
  await ask('chain_note', 'buy bread', AUTHOR, { wait: 'included' });
  assert.equal(await ask('chain_getNote', AUTHOR), { words: 'buy bread' });
  assert.is((await ask<{ upgrade: { name: string } }>('chain_consensusStatus')).upgrade.name, 'grapevine');
});

test('a version that does not match the plan is rejected', () =>
  refused(versionOf('1.9.0'), UpgradeUnfit, /needs version 2\.0\.0/));

test('a module for another SDK is rejected', async () => {
  const other = module('other', { sdk: '^99.0.0', state: {} }).define({});
  const entry = { number: 1_002, name: 'other', load: async () => ({ default: other }) };
  await refused(versionWith(undefined, '2.0.0', [entry]), InvalidModule, /SDK \^99/);
});

test('a version in which a module of the chain is missing is rejected', async () => {
  const { modules, ...others } = versionOf('2.0.0');
  await refused({ ...others, modules: modules.slice(0, -1) }, UpgradeUnfit, /module 1001 v1/);
});

test('a record type changed without a new module version is rejected', async () => {
  const changed = module('notes', { state: { notes: map(0, [t.address], t.struct({ words: t.u32 })) } }).define({});
  await refused(versionWith(changed), StateTypeChanged, /notes/);
});

test('options that the version does not accept are rejected', () =>
  refused(versionOf('2.0.0'), InvalidOption, /auto-vote-seed/, { plugins: { upgrade: { 'auto-vote-seed': 'x' } } }));

test('a failing migration or hook is detected', async () => {
  const broken = later(() => {
    throw new Error('a migration that nobody tried');
  });
  const hook = module('notes', { version: 2, state: { ...oldState, ran: cell(1, t.bool, false) } }).define({
    hooks: {
      blockStart({ state }) {
        if (state.ran.get()) throw new Error('the second block breaks');
        state.ran.put(true);
      },
    },
  });
  for (const [one, words] of [
    [broken, /a migration that nobody tried/],
    [hook, /the second block breaks/],
  ] as const) {
    const cause = await attempt(versionWith(one)).catch((thrown: unknown) => thrown);
    assert.instance(cause, Halt, String(cause));
    assert.match(String(cause), words);
  }
});

test('a version with non-deterministic execution is detected', async () => {
  let times = 0;
  const unsteady = module('notes', { version: 2, state: { ...oldState, times: cell(1, t.u32, 0) } }).define({
    hooks: {
      blockStart({ state }) {
        state.times.put(++times);
      },
    },
  });
  const cause = await attempt(versionWith(unsteady)).catch((thrown: unknown) => thrown);
  assert.match(String(cause), /execution gives a different state_root/);
});

test('a directory without a chain is rejected', async () => {
  const empty = join(root, 'empty');
  await mkdir(empty);
  await cp(join(home, 'version.json'), join(empty, 'version.json'));
  const cause = await tryUpgrade(versionOf('2.0.0'), await genesisOn(home), { dataDir: empty }).catch(String);
  assert.match(String(cause), /NoChainHere/);
});

test.run();
