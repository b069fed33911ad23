/** The archive of the state: what is read of any old block is what its head answered then, also after a kill. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HISTORY_BLOCKS } from '../../../runtime/engine/ledger/history.js';
import { StateArchive } from '../../../runtime/engine/ledger/state-archive.js';
import { DataPruned, Timeout } from '../../../runtime/kernel/chain/common-errors.js';
import type { ExecutionContext } from '../../../runtime/kernel/chain/execution-context.js';
import type { ReadCell, ReadMap } from '../../../runtime/kernel/chain/stores.js';
import { columnRange, columns, replacedKey } from '../../../runtime/lib/storage/columns.js';
import type { Database } from '../../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { id } from '../chain/scene.js';
import { seeded } from '../codec/vocabulary.js';
import { refused } from '../storage/temporary.js';
import { genesis, Node, SlowDatabase, set, withDisk } from './chain.js';

interface ShopState {
  readonly shelf: ReadMap<[string], number>;
  readonly count: ReadCell<number>;
}

const BLOCKS = HISTORY_BLOCKS * 2 + 20;
const shop = set.modules.find(({ module }) => module.name === 'shop')!;
const names = Array.from({ length: 8 }, (_, i) => `key${i}`);

function picture(context: ExecutionContext): unknown {
  const { shelf, count } = context.scope(shop.index).state as unknown as ShopState;
  const first = shelf.page([], 3, null);
  return {
    time: context.env.timeMs,
    count: count.get(),
    records: names.map((name) => shelf.get(name)),
    list: shelf.list([], 5),
    reversed: shelf.list([], 4, 'descending'),
    first,
    second: shelf.page([], 3, first.next),
    last: shelf.page([], 2, null, 'descending'),
  };
}

interface Archived {
  readonly node: Node;
  readonly archive: StateArchive;
}

async function open(disk: Parameters<typeof Node.open>[0], database: Database): Promise<Archived> {
  const node = await Node.open(disk, genesis, undefined, set, undefined, true);
  const archive = await StateArchive.open({ ledger: node.ledger, database, busy: () => false, log: () => {} });
  node.ledger.archive = archive;
  return { node, archive };
}

async function follow({ node, archive }: Archived, random: (below: number) => number): Promise<unknown> {
  const bundles = Array.from({ length: random(3) }, () => {
    const key = names[random(names.length)]!;
    const kind = random(4);
    const call = kind === 0 ? (['Drop', { key }] as const) : (['Store', { key, value: random(100) }] as const);
    return node.bundle([call as never], { from: id(random(3) + 1) });
  });
  await node.produce(bundles);
  archive.wake();
  return node.ledger.read(() => picture(node.ledger.view()));
}

for (const slow of [false, true]) {
  test(`the archive keeps the state of every block, however old${slow ? ', on disk' : ''}`, async () => {
    const database = slow ? new SlowDatabase() : new MemoryDatabase();
    await withDisk(async (disk) => {
      const random = seeded(7);
      const kept = slow ? new SlowDatabase() : new MemoryDatabase();
      let here = await open(disk, kept);
      const pictures: unknown[] = [await here.node.ledger.read(() => picture(here.node.ledger.view()))];
      while (pictures.length <= BLOCKS) {
        pictures.push(await follow(here, random));
        if (pictures.length % 60 !== 0) continue;
        // What a kill leaves: the archive may be behind, and goes on where it was.
        await here.node.close();
        here = await open(disk, kept);
        here.archive.wake();
      }
      await here.archive.whenIdle();
      assert.is(here.archive.from, 0);
      for (let height = 0; height <= BLOCKS; height++) {
        assert.equal(await here.node.ledger.readAt(height, picture), pictures[height], `height ${height}`);
      }
      // While blocks come in between.
      const asked = Promise.all([3, 40, 99].map((height) => here.node.ledger.readAt(height, picture)));
      await follow(here, random);
      assert.equal(await asked, [pictures[3], pictures[40], pictures[99]]);
      const rows = await database.range({ ...columnRange(columns.replaced), limit: 10_000 });
      assert.ok(rows.length < HISTORY_BLOCKS + 70, `the main database keeps ${rows.length} of them`);
      await here.node.close();
    }, database);
  });
}

test('the archive restarts after blocks that left no undo data, and rejects earlier heights', async () => {
  const database = new MemoryDatabase();
  await withDisk(async (disk) => {
    const random = seeded(9);
    const kept = new MemoryDatabase();
    const here = await open(disk, kept);
    for (let height = 1; height <= 10; height++) await follow(here, random);
    await here.archive.whenIdle();
    await here.node.close();
    // As after an upgrade, or after some time with --pruning.
    const plain = await Node.open(disk);
    for (let height = 11; height <= 20; height++)
      await plain.produce([plain.bundle([['Store', { key: 'a', value: height }]])]);
    await plain.close();
    await database.write({ changes: [[replacedKey(14), null]] });
    const again = await open(disk, kept);
    again.archive.wake();
    await again.archive.whenIdle();
    for (let height = 21; height <= 20 + HISTORY_BLOCKS + 5; height++) await follow(again, random);
    await again.archive.whenIdle();
    const { from } = again.archive;
    assert.ok(from >= 0 && from <= 20, String(from));
    if (from > 0) {
      const { oldest_height } = await refused(Promise.resolve(again.node.ledger.readAt(from - 1, picture)), DataPruned);
      assert.is(oldest_height, from);
    }
    await again.node.ledger.readAt(from, picture);
    await again.node.close();
  }, database);
});

test('a query that reads too much history is rejected', async () => {
  await withDisk(async (disk) => {
    const here = await open(disk, new MemoryDatabase());
    const random = seeded(3);
    for (let height = 1; height <= HISTORY_BLOCKS + 10; height++) await follow(here, random);
    await here.archive.whenIdle();
    const read = here.node.ledger.readAt(1, (context) => {
      const { shelf } = context.scope(shop.index).state as unknown as ShopState;
      for (let i = 0; i < 30_000; i++) shelf.get(`no such key ${i}`);
    });
    await refused(Promise.resolve(read), Timeout);
    await here.node.close();
  });
});

test.run();
