/** Exports from end to end: the state of a node as a file, another begins with it and goes on with the chain. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../runtime/lib/errors.js';
import {
  exportHead,
  exportParts,
  exportSnapshot,
  snapshotHead,
} from '../../runtime/node/maintenance/snapshots/offline.js';
import { FileProvider } from '../../runtime/node/maintenance/snapshots/providers.js';
import { importInto } from '../../runtime/node/maintenance/snapshots/restore-into-directory.js';
import { newDirectory } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { LoopClock } from '../node/loop-clock.js';
import { until } from '../until.js';
import { newFile, performIn } from './exports.js';
import { chainOf, start, stop, stopAll, type TestNode } from './nodes.js';

test.after.each(stopAll);

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const nameOf = (thrown: unknown): string | undefined => (thrown instanceof Failure ? thrown.error.name : undefined);

for (const name of ['state.ndjson', 'state.ndjson.zst']) {
  test(`a new node starts from an export (${name}) and continues the chain`, async () => {
    const chain = await chainOf(1);
    const first = await start(chain, { blockTime: 0.5 }, 0);
    const user = new Wallet(0, await operationsOf());
    await first.ask('chain_submitBundle', { borsh_hex: hexOf(user.transfer(0, user.address, 1n)) });
    await until(() => heightOf(first) >= 3, 'there are blocks');
    const { dataDir } = first;
    await stop(first);
    const path = await newFile(name);
    const exported = await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path));
    assert.ok(exported.height >= 3 && exported.records > 0);
    const target = await newDirectory();
    const { header, counted } = await performIn('none', chain, { dataDir: target }, (ground) =>
      importInto(ground, path),
    );
    assert.is(header.state_root, exported.state_root);
    assert.is(counted.records, exported.records);
    assert.not.ok((await readdir(target)).includes('restoring'));
    const source = await start(chain, { blockTime: 0.5, dataDir }, 0);
    const second = await start(chain, { dataDir: target, bootnodes: [source.address] });
    assert.is(second.node.blocks.oldest, exported.height);
    assert.is(second.node.ledger.records, exported.records);
    await until(() => heightOf(second) >= exported.height + 3, 'it follows the chain');
    const height = heightOf(second);
    const [here, there] = await Promise.all([second, source].map(({ node }) => node.ledger.store.header(height)));
    assert.equal(here, there);
  });
}

test('an export of an imported state equals the original file', async () => {
  const chain = await chainOf(1);
  const node = await start(chain, { blockTime: 0.5 }, 0);
  await until(() => heightOf(node) >= 2, 'there are blocks');
  const { dataDir } = node;
  await stop(node);
  const [one, two] = [await newFile('one'), await newFile('two')];
  await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, one));
  const target = await newDirectory();
  await performIn('none', chain, { dataDir: target }, (ground) => importInto(ground, one));
  await performIn('chain', chain, { dataDir: target }, (ground) => exportHead(ground, two));
  assert.is(Buffer.compare(await readFile(one), await readFile(two)), 0);
});

test('a snapshot exports to the same file as its state, even while the node runs', async () => {
  const chain = await chainOf(1);
  const node = await start(chain, { blockTime: 0.5 }, 0);
  await until(() => heightOf(node) >= 2, 'there are blocks');
  const { dataDir } = node;
  await stop(node);
  const [ofHead, ofSnapshot] = [await newFile('head'), await newFile('snapshot')];
  await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, ofHead));
  const { contents } = await performIn('chain', chain, { dataDir }, snapshotHead);
  const parts = await performIn('chain', chain, { dataDir }, async (ground) => exportParts(ground));
  await start(chain, { blockTime: 0.5, dataDir }, 0);
  const source = await FileProvider.at(join(dataDir, 'snapshots', `checkpoint-${contents.height}.tar.zst`));
  await exportSnapshot(source, ofSnapshot, parts);
  assert.is(Buffer.compare(await readFile(ofHead), await readFile(ofSnapshot)), 0);
});

test('exports and snapshots include records in cold files', async () => {
  const chain = await chainOf(1);
  const parts = {
    Clock: () => new LoopClock(20),
    ElasticTerms: () => ({ ageMs: 1, stepRecords: 1_000, stepBytes: 1_000_000 }),
  };
  const node = await start(chain, { blockTime: 1, elasticState: true }, 0, { parts });
  const { cold } = node.node.ledger.store.database;
  await until(() => cold!.stats().entries > 50, 'there are cold records');
  const { dataDir } = node;
  await stop(node);
  const path = await newFile('state');
  const exported = await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path));
  assert.is(exported.records, node.node.ledger.records);
  const { contents } = await performIn('chain', chain, { dataDir }, snapshotHead);
  assert.is(contents.state_root, exported.state_root);
  const target = await newDirectory();
  const { header } = await performIn('none', chain, { dataDir: target }, (ground) => importInto(ground, path));
  assert.is(header.state_root, exported.state_root);
});

test('an import is rejected if the directory has a chain, and an export if it has none', async () => {
  const chain = await chainOf(1);
  const { dataDir, ...node } = await start(chain, { blockTime: 0.5 }, 0);
  await until(() => node.node.ledger.head.height >= 1, 'there is a block');
  const path = await newFile('state');
  const running = await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path)).catch(nameOf);
  assert.is(running, 'DataDirectoryLocked');
  await stop({ dataDir, ...node });
  await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path));
  const taken = await performIn('none', chain, { dataDir }, (ground) => importInto(ground, path)).catch(nameOf);
  assert.is(taken, 'ChainHere');
  const empty = await newDirectory();
  const given = await performIn('chain', chain, { dataDir: empty }, (ground) => exportHead(ground, path)).catch(nameOf);
  assert.is(given, 'NoChainHere');
  assert.equal(await readdir(empty), [], 'nothing is left in it');
});

test('an export of a damaged state is rejected and leaves no file', async () => {
  const chain = await chainOf(1);
  const node = await start(chain, { blockTime: 0.5 }, 0);
  await until(() => heightOf(node) >= 1, 'there is a block');
  const { dataDir } = node;
  const { database } = node.node.ledger.store;
  const [row] = await database.range({ gte: Uint8Array.of(2), lt: Uint8Array.of(3), limit: 1 });
  await database.write({ changes: [[row![0], null]] });
  await stop(node);
  const folder = await newDirectory();
  const path = join(folder, 'state');
  const refusal = await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path)).catch(nameOf);
  assert.is(refusal, 'CorruptDatabase');
  assert.equal(await readdir(folder), []);
});

test.run();
