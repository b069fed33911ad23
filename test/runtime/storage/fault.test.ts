/** The storage that fails on purpose does it at the step it is told, and loses exactly what was not durable. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import type { Database } from '../../../runtime/lib/storage/database.js';
import { StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { Crashed, FaultDatabase, FaultPlan } from './fault.js';
import { bytes, inDirectory, refused } from './temporary.js';

const key = (i: number): Uint8Array => Uint8Array.of(i);
const crashes = async (work: Promise<unknown>) => assert.instance(await work.catch((thrown) => thrown), Crashed);
const values = async (database: Database) =>
  (await database.range({ gte: key(0), lt: key(255), limit: 100 })).map(([name, value]) => [name[0], value[0]]);

/** Four batches with a flush after the second: key i of batch i, key 0 of all, and a range delete in the last. */
async function work(database: Database): Promise<void> {
  for (const i of [1, 2])
    await database.write({
      changes: [
        [key(0), key(i)],
        [key(i), key(i)],
      ],
    });
  await database.flush();
  await database.write({
    changes: [
      [key(0), key(3)],
      [key(3), key(3)],
      [key(1), null],
    ],
  });
  await database.write({ changes: [[key(0), key(4)]], deleteRanges: [[key(1), key(9)]] });
}

const after = [
  [],
  [
    [0, 1],
    [1, 1],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 3],
    [2, 2],
    [3, 3],
  ],
  [[0, 4]],
];

test('without a fault it behaves as the underlying database, and counts writes and flushes', async () => {
  const plan = new FaultPlan();
  const database = new FaultDatabase(new MemoryDatabase(), plan);
  await work(database);
  assert.is(plan.steps, 5);
  assert.is(plan.crashed, false);
  assert.equal(await values(database), after[4]);
  assert.equal(database.sync?.get(key(0)), key(4));
  assert.equal(await database.getMany([key(0), key(1)]), [key(4), null]);
});

test('a rejected step has no effect and the next ones work', async () => {
  const database = new FaultDatabase(new MemoryDatabase(), new FaultPlan(2, 'refuse'));
  await database.write({ changes: [[key(1), key(1)]] });
  await refused(database.write({ changes: [[key(2), key(2)]] }), StorageUnavailable);
  await database.write({ changes: [[key(3), key(3)]] });
  assert.equal(await values(database), [
    [1, 1],
    [3, 3],
  ]);
});

test('a crash keeps the last flush and the configured number of batches after it', async () => {
  // step: 1 write, 2 write, 3 flush, 4 write, 5 write
  for (const [at, kind, survivors, expected] of [
    [1, 'crash before', 0, 0],
    [1, 'crash after', 0, 0],
    [1, 'crash after', 1, 1],
    [2, 'crash before', 9, 1],
    [3, 'crash before', 0, 0],
    [3, 'crash before', 1, 1],
    [3, 'crash after', 0, 2],
    [4, 'crash before', 0, 2],
    [4, 'crash after', 0, 2],
    [4, 'crash after', 1, 3],
    [5, 'crash after', 0, 2],
    [5, 'crash after', 1, 3],
    [5, 'crash after', 2, 4],
  ] as const) {
    const plan = new FaultPlan(at, kind);
    const database = new FaultDatabase(new MemoryDatabase(), plan, survivors);
    await crashes(work(database));
    assert.is(plan.crashed, true);
    assert.equal(await values(database.survivor), after[expected], `${kind} ${at}, ${survivors} survive`);
  }
});

test('after a crash every call throws Crashed, and closing leaves the surviving database open', async () => {
  const database = new FaultDatabase(new MemoryDatabase(), new FaultPlan(1));
  await crashes(work(database));
  for (const call of [
    () => database.get(key(1)),
    () => database.getMany([key(1)]),
    () => database.range({ gte: key(0), lt: key(9), limit: 1 }),
    () => database.write({ changes: [] }),
    () => database.flush(),
    () => database.compactRange(key(0), key(1)),
  ]) {
    await crashes(call());
  }
  assert.throws(() => database.sync?.get(key(1)), /gone/);
  assert.throws(() => database.sync?.range({ gte: key(0), lt: key(9), limit: 1 }), /gone/);
  await database.close();
  assert.equal(await values(database.survivor), []);
});

test('logs and databases share a plan: a crash of one crashes all', async () => {
  await inDirectory(async (path) => {
    for (const [kind, kept] of [
      ['crash before', 1],
      ['crash after', 2],
    ] as const) {
      const plan = new FaultPlan(3, kind);
      const below = await BlockLog.open(join(path, kind));
      const log = plan.guard(below, ['append']);
      const database = new FaultDatabase(new MemoryDatabase(), plan);
      await log.append(1, bytes(10));
      await database.write({ changes: [[key(1), key(1)]] });
      await crashes(log.append(2, bytes(10)));
      await crashes(database.get(key(1)));
      await crashes(log.append(3, bytes(10)));
      assert.is(log.latest, kept);
      assert.equal(await values(database.survivor), []);
      await below.close();
    }
  });
});

test.run();
