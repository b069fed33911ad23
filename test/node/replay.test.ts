/** The same blocks give the same roots: from the log alone, on disk and in memory. */

import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { type Distribution, startNode } from '../../runtime/node/node.js';
import { cleanUp, newDirectory, startProcess } from '../cli/program.js';
import { loyaltyModule, operationsOf, Wallet, type Written } from './live.js';

test.after(cleanUp);

test('a log replayed into a new database yields every head again, in RocksDB and in memory', async () => {
  const module = await loyaltyModule();
  const dataDir = await newDirectory();
  const [alice, bob] = [0, 1].map((index) => new Wallet(index, operations));
  const node = await startProcess('dev', '--data-dir', dataDir, '--module', module);
  const wait = { wait: 'included' };
  for (let i = 0; i < 3; i++) {
    await Promise.all([
      ...Array.from({ length: 20 }, () => node.ask<Written>('chain_transfer', alice!.hex, bob!.hex, 'TRL', '5', wait)),
      node.ask<Written>('chain_earnPoints', alice!.hex, '10', wait),
      node.ask<Written>('chain_createToken', `Token ${i}`, `TOK${i}`, 6, '1000', bob!.hex, wait),
    ]);
  }
  assert.is((await node.stop()).code, 0);

  const runtime = runtimeOf(defaults);
  const parts = { Database: async () => new MemoryDatabase(), IndexDatabase: async () => new MemoryDatabase() };
  const original = await headsOf(runtime, module, dataDir);
  assert.ok(original.length > 3);
  for (const distribution of [runtime, { ...runtime, parts }]) {
    const fresh = await newDirectory();
    await cp(dataDir, fresh, { recursive: true });
    for (const part of ['database', 'indexes', 'state-tree']) {
      await rm(join(fresh, part), { recursive: true, force: true });
    }
    assert.equal(await headsOf(distribution, module, fresh), original);
  }
});

/** Hash, state root and receipts root at every height, and the records of one account. */
async function headsOf(distribution: Distribution, module: string, dataDir: string): Promise<unknown[]> {
  const node = await startNode(distribution, (await readGenesisFiles(dataDir))!.json, {
    dataDir,
    modules: [module],
    rpcPort: 0,
    logJson: true,
  });
  const heads = [];
  for (let height = 0; height <= node.ledger.head.height; height++) {
    const { header, hash, outcomes } = (await node.blocks.at(height))!;
    const { state_root, receipts_root } = header;
    heads.push({ height, hash, state_root, receipts_root, gas: outcomes.map(({ gasUsed }) => gasUsed) });
  }
  await node.stop();
  return heads;
}

const operations = await operationsOf();

test.run();
