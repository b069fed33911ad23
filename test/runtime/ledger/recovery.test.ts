/** After a crash at any step, the node opens at the newest block that it had acknowledged, with the same state. */

import { readdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { saveTree } from '../../../runtime/engine/ledger/open.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { stateKeyBytes } from '../../../runtime/lib/storage/columns.js';
import { CorruptDatabase, CorruptLog, CorruptRecord, DataOfAnotherChain } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { Crashed, FaultDatabase, type FaultKind, FaultPlan } from '../storage/fault.js';
import { refused } from '../storage/temporary.js';
import { blockOf, genesisJson, Node, SlowDatabase, set, withDisk } from './chain.js';

const store = (key: string, value: number) => ['Store', { key, value }] as const;
const BLOCKS = 4;

/** Blocks of one story, always the same. */
async function tell(node: Node): Promise<void> {
  while (node.ledger.head.height < BLOCKS) {
    const next = node.ledger.head.height + 1;
    await node.produce([node.bundle([store(`a${next}`, next), store('shared', next)], { nonce: next - 1 })]);
  }
}

async function untroubled(): Promise<string> {
  return withDisk(async (disk) => {
    const node = await Node.open(disk);
    await tell(node);
    await node.close();
    return node.ledger.head.hash;
  });
}

/** Writes of the database before the first block: genesis, and the types of what modules keep. */
const OPENING = 2;

const expected = await untroubled();

for (const kind of ['crash before', 'crash after'] as const satisfies FaultKind[]) {
  test(`a crash at any write of the database (${kind}) loses nothing`, async () => {
    for (let step = 1; step <= BLOCKS + OPENING; step++) {
      for (const survivors of [0, 2]) {
        const plan = new FaultPlan(step, kind);
        const database = new FaultDatabase(new MemoryDatabase(), plan, survivors);
        await withDisk(async (disk) => {
          const outcome = await Node.open(disk).then(
            async (node) => {
              const told = await tell(node).catch((cause: unknown) => cause);
              await node.close();
              return told;
            },
            (cause: unknown) => cause,
          );
          assert.instance(outcome, Crashed, `step ${step}: ${outcome}`);
          const again = await Node.open({ ...disk, database: database.survivor });
          assert.is(
            again.ledger.head.height,
            Math.max(0, step - OPENING),
            `${kind}, step ${step}, ${survivors} survivors`,
          );
          await tell(again);
          assert.is(again.ledger.head.hash, expected);
          await again.close();
        }, database);
      }
    }
  });
}

test('a logged but unacknowledged block is the head after the restart', async () => {
  await withDisk(async (disk) => {
    const plan = new FaultPlan(OPENING + 2, 'crash before');
    const node = await Node.open({ ...disk, database: new FaultDatabase(disk.database, plan) });
    await node.produce([node.bundle([store('a', 1)])]);
    await node.produce([node.bundle([store('a', 2)])]).catch(() => {});
    assert.is(node.ledger.head.height, 1);
    await node.close();
    const again = await Node.open(disk);
    assert.is(again.ledger.head.height, 2);
    await again.close();
  });
});

test('a node without its database replays the whole chain from the log', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await tell(node);
    await node.close();
    const again = await Node.open({ ...disk, database: new SlowDatabase() });
    assert.is(again.ledger.head.hash, expected);
    await again.close();
  });
});

test('the tree of a clean stop is used once, and one of another height is ignored', async () => {
  await withDisk(async (disk) => {
    const treeFile = `${disk.path}-tree`;
    const node = await Node.open(disk);
    await tell(node);
    await saveTree(node.ledger, treeFile, () => undefined);
    await node.produce([]);
    await node.close();
    for (const _ of [1, 2]) {
      const again = await Node.open(disk, undefined, treeFile);
      assert.is(again.ledger.head.height, BLOCKS + 1);
      await saveTree(again.ledger, treeFile, () => undefined);
      await again.close();
    }
    await writeFile(treeFile, 'not a tree');
    const again = await Node.open(disk, undefined, treeFile);
    await again.produce([again.bundle([store('b', 1)], { nonce: BLOCKS })]);
    await again.close();
    assert.not((await readdir(dirname(treeFile))).includes(basename(treeFile)));
  });
});

test('a database whose state was changed externally is rejected', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await tell(node);
    await node.close();
    await disk.database.write({ changes: [[stateKeyBytes('000d006100'), Uint8Array.of(9, 0, 0, 0)]] });
    const { reason } = await refused(Node.open(disk), CorruptDatabase);
    assert.match(String(reason), 'root of block 4');
  });
});

test('a block log that ends before the database is rejected', async () => {
  await withDisk(async (disk) => {
    await withDisk(async (shorter) => {
      const node = await Node.open(disk);
      const other = await Node.open(shorter);
      await tell(node);
      await node.close();
      await other.close();
      await refused(Node.open({ database: disk.database, path: shorter.path }), CorruptLog);
    });
  });
});

test('a block log of another genesis is rejected', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await tell(node);
    await node.close();
    const json = genesisJson(set);
    const other = readGenesis({ ...json, genesis_time: 1_700_000_001 });
    await refused(Node.open({ ...disk, database: new MemoryDatabase() }, other), DataOfAnotherChain);
  });
});

test('a logged block that does not match its execution is rejected', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const executed = await node.build([node.bundle([store('a', 1)])]);
    const header = { ...executed.header, state_root: '7'.repeat(64) as never };
    const block = { ...blockOf(executed, node.ledger.head.commit), header };
    await node.commit(executed, block);
    await node.close();
    const { reason } = await refused(Node.open({ ...disk, database: new MemoryDatabase() }), CorruptRecord);
    assert.match(String(reason), 'state_root');
  });
});

test.run();
