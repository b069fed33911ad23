/** What a node opens before it is asked for: whatever becomes of the start, everything is closed, and nothing is left behind. */

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { type Failure, fail } from '../../runtime/lib/errors.js';
import { CorruptDatabase } from '../../runtime/lib/storage/errors.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import type { PartFactories } from '../../runtime/node/assembly/container.js';
import { InvalidOption } from '../../runtime/node/options/options.js';
import { plugin } from '../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { startHere } from './here.js';

test.after(cleanUp);

/** A plugin with a database, which is asked for or not. */
const keeper = (asks: boolean, database = false) =>
  plugin('keeper', {
    sdk: 1,
    database,
    about: 'Keeps rows.',
    async start(node) {
      if (asks) await node.openDatabase();
      return {};
    },
  });

/** One whose option is refused. */
const refused = plugin('refused', {
  sdk: 1,
  about: 'Takes no option.',
  check: () => fail(InvalidOption, { option: '--refused', value: 'any', reason: 'nothing is good enough' }),
  async start() {
    return {};
  },
});

test('a database that its plugin no longer requests is closed with the node and can be reopened', async () => {
  const dataDir = await newDirectory();
  for (const asks of [true, false, true]) {
    const { node } = await startHere({ ...defaults, plugins: [keeper(asks)] }, dataDir);
    await node.stop();
  }
  await (await RocksDatabase.open(join(dataDir, 'plugins', 'keeper'))).close();
});

test("a plugin's declared database is created on a new chain and closed even if the plugin does not request it", async () => {
  for (const asks of [true, false]) {
    const dataDir = await newDirectory();
    const { node } = await startHere({ ...defaults, plugins: [keeper(asks, true)] }, dataDir);
    assert.ok(readdirSync(join(dataDir, 'plugins', 'keeper')).includes('CURRENT'));
    await node.stop();
    await (await RocksDatabase.open(join(dataDir, 'plugins', 'keeper'))).close();
  }
});

test('a failed start closes everything it opened ahead', async () => {
  const dataDir = await newDirectory();
  await (await startHere({ ...defaults, plugins: [keeper(true)] }, dataDir)).node.stop();
  const IndexDatabase: PartFactories['IndexDatabase'] = async () =>
    fail(CorruptDatabase, { path: 'indexes', reason: 'it is damaged' });
  const refusals = [
    await startHere({ ...defaults, plugins: [refused] }, dataDir).catch((cause: unknown) => cause),
    await startHere({ ...defaults, plugins: [keeper(true)], parts: { IndexDatabase } }, dataDir).catch(
      (cause) => cause,
    ),
  ];
  assert.equal(
    refusals.map((cause) => (cause as Failure).error),
    [InvalidOption, CorruptDatabase],
  );
  await (await startHere({ ...defaults, plugins: [keeper(true)] }, dataDir)).node.stop();
});

test('a rejected plugin option leaves no chain in a new directory', async () => {
  const dataDir = await newDirectory();
  const refusal = await startHere({ ...defaults, plugins: [refused] }, dataDir).catch((cause: unknown) => cause);
  assert.is((refusal as Failure).error, InvalidOption);
  for (const part of ['database', 'blocks', 'wal', 'indexes']) assert.not.ok(readdirSync(dataDir).includes(part), part);
});

test('an invalid plugin database stops only the plugin that requests it', async () => {
  const dataDir = await newDirectory();
  await (await startHere({ ...defaults, plugins: [] }, dataDir)).node.stop();
  mkdirSync(join(dataDir, 'plugins', 'keeper', 'LOCK'), { recursive: true });
  const { node, url } = await startHere({ ...defaults, plugins: [keeper(true)] }, dataDir);
  const health = (await (await fetch(`${url}/health`)).json()) as { plugins: { plugin: string; stopped: boolean }[] };
  assert.equal(
    health.plugins.map(({ plugin, stopped }) => [plugin, stopped]),
    [['keeper', true]],
  );
  await node.stop();
});

test.run();
