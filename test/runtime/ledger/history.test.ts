/** History: state read at an earlier height is what a ledger that stopped there would answer. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ChangedSince } from '../../../runtime/engine/ledger/changed-since.js';
import { type Changed, storeChanges } from '../../../runtime/engine/ledger/changes.js';
import { HISTORY_BLOCKS } from '../../../runtime/engine/ledger/history.js';
import { DataPruned } from '../../../runtime/kernel/chain/common-errors.js';
import type { ExecutionContext } from '../../../runtime/kernel/chain/execution-context.js';
import { mapOf } from '../../../runtime/kernel/chain/open-state.js';
import type { ReadCell, ReadMap } from '../../../runtime/kernel/chain/stores.js';
import { columnRange, columns, replacedKey } from '../../../runtime/lib/storage/columns.js';
import { CorruptRecord } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { id } from '../chain/scene.js';
import { seeded } from '../codec/vocabulary.js';
import { refused } from '../storage/temporary.js';
import { Node, SlowDatabase, set, withDisk } from './chain.js';

interface ShopState {
  readonly shelf: ReadMap<[string], number>;
  readonly count: ReadCell<number>;
}

const shop = set.modules.find(({ module }) => module.name === 'shop')!;
const names = Array.from({ length: 8 }, (_, i) => `key${i}`);

/** What changed since a height, as it was then; undefined when that is forgotten. */
async function entriesOf(since: ChangedSince): Promise<Map<unknown, unknown> | undefined> {
  const found = new Map<unknown, unknown>();
  for await (const page of since.entries()) {
    if (page === undefined) return undefined;
    for (const { key, value } of page) {
      assert.ok(since.has(key));
      found.set(key[0], value);
    }
  }
  return found;
}

const stateOf = (context: ExecutionContext) => context.scope(shop.index).state as unknown as ShopState;
const shelfOf = (context: ExecutionContext) => stateOf(context).shelf;

/** Everything a method could ask of the shop: single records, lists and pages in both directions. */
function picture(context: ExecutionContext): unknown {
  const { shelf, count } = stateOf(context);
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

const pictureAt = ({ ledger }: Node, height?: number) => ledger.read(() => picture(ledger.view(height)));
const recalled = ({ ledger }: Node, height: number) => ledger.readAt(height, picture);

for (const [kind, database] of [
  ['in memory', undefined],
  ['on disk', new SlowDatabase()],
] as const) {
  test(`reads at every earlier height match those made when it was the head, ${kind}`, async () => {
    await withDisk(async (disk) => {
      const node = await Node.open(disk);
      const random = seeded(5);
      const pictures: unknown[] = [await pictureAt(node)];
      for (let height = 1; height <= 25; height++) {
        const bundles = Array.from({ length: random(4) }, () =>
          node.bundle([['Store', { key: names[random(names.length)]!, value: random(100) }]], {
            from: id(random(3) + 1),
          }),
        );
        if (height % 4 === 0)
          bundles.push(node.bundle([['Drop', { key: names[random(names.length)]! }]], { from: id(9) }));
        await node.produce(bundles);
        pictures.push(await pictureAt(node));
      }
      assert.equal(node.refusals, []);
      for (const [height, picture] of pictures.entries()) {
        assert.equal(await pictureAt(node, height), picture, `height ${height}`);
      }
      await node.close();
    }, database);
  });
}

for (const [kind, database] of [
  ['in memory', undefined],
  ['on disk', new SlowDatabase()],
] as const) {
  test(`the changes in a block and since a block equal the difference of two states, ${kind}`, async () => {
    await withDisk(async (disk) => {
      const node = await Node.open(disk);
      const random = seeded(7);
      const { ledger } = node;
      const shelf = mapOf(ledger.set, 'shop', 'shelf');
      const whole: ChangedSince[] = [];
      for (let height = 1; height <= 12; height++) {
        const key = () => names[random(names.length)]!;
        const stored = Array.from({ length: random(4) }, () =>
          node.bundle([['Store', { key: key(), value: random(5) }]], { from: id(random(3) + 1) }),
        );
        await node.produce(
          height % 3 === 0 ? [...stored, node.bundle([['Drop', { key: key() }]], { from: id(9) })] : stored,
        );
        whole.push(new ChangedSince(ledger, shelf, height));
        if (height % 2 === 0) for (const since of whole) assert.ok(await since.follow());
      }
      const at = (height: number) =>
        ledger.readAt(height, (context) => new Map(names.map((name) => [name, shelfOf(context).get(name)])));
      const head = await at(12);
      for (let height = 1; height <= 12; height++) {
        const pages: (readonly Changed[] | undefined)[] = [];
        for await (const page of storeChanges(ledger, 'shop', 'shelf', height)) pages.push(page);
        const changed = new Map(pages.flatMap((page) => page!.map(({ key, ...values }) => [key[0], values])));
        const since = (await entriesOf(whole[height - 1]!))!;
        const [before, after] = await Promise.all([at(height - 1), at(height)]);
        for (const name of names) {
          const values = { before: before.get(name), after: after.get(name) };
          if (changed.has(name)) assert.equal(changed.get(name), values);
          else assert.is(values.before, values.after);
          assert.is(since.has(name) ? since.get(name) : head.get(name), values.after);
        }
      }
      ledger.history.clear();
      for await (const page of storeChanges(ledger, 'shop', 'shelf', 12)) assert.is(page, undefined);
      assert.not(await whole[10]!.follow());
      assert.ok(await whole[11]!.follow());
      assert.is(await entriesOf(whole[0]!), undefined);
      assert.equal(await entriesOf(whole[11]!), new Map());
      await node.close();
    }, database);
  });
}

test(`history reaches ${HISTORY_BLOCKS} blocks back`, async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    assert.is(node.ledger.history.oldest, undefined);
    for (let height = 1; height <= HISTORY_BLOCKS + 10; height++) await node.produce([]);
    assert.is(node.ledger.history.oldest, 10);
    node.ledger.view(10);
    for (const height of [9, HISTORY_BLOCKS + 11]) {
      const { oldest_height } = await refused(
        node.ledger.read(() => node.ledger.view(height)),
        DataPruned,
      );
      assert.is(oldest_height, 10);
    }
    await node.close();
  });
});

for (const [kind, database] of [
  ['in memory', () => new MemoryDatabase()],
  ['on disk', () => new SlowDatabase()],
] as const) {
  test(`restarts do not change reads at the last heights, ${kind}`, async () => {
    await withDisk(async (disk) => {
      let node = await Node.open(disk);
      const pictures: unknown[] = [await pictureAt(node)];
      const random = seeded(7);
      for (let height = 1; height <= 30; height++) {
        const key = names[random(names.length)]!;
        const call = height % 3 === 0 ? (['Drop', { key }] as const) : (['Store', { key, value: height }] as const);
        await node.produce([node.bundle([call], { from: id(height) })]);
        pictures.push(await pictureAt(node));
        if (height % 11 !== 0) continue;
        // Nothing of the stop is waited for: what a kill leaves is the same.
        await node.close();
        node = await Node.open(disk);
        assert.is(node.ledger.history.oldest, 0);
      }
      // The newest first, the oldest, and what lies between; two at a time.
      for (const height of [29, 0, 15, 7, 22, 30]) {
        const twice = await Promise.all([recalled(node, height), recalled(node, height)]);
        assert.equal(twice, [pictures[height], pictures[height]], `height ${height}`);
      }
      await node.close();
    }, database());
  });
}

test(`undo data is kept for exactly ${HISTORY_BLOCKS} blocks`, async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    for (let height = 1; height <= HISTORY_BLOCKS + 10; height++) {
      await node.produce([node.bundle([['Store', { key: 'a', value: height }]])]);
    }
    await node.close();
    const rows = await disk.database.range({ ...columnRange(columns.replaced), limit: 1_000 });
    assert.is(rows.length, HISTORY_BLOCKS);
    const again = await Node.open(disk);
    assert.is(again.ledger.history.oldest, 10);
    await refused(Promise.resolve(again.ledger.readAt(9, () => {})), DataPruned);
    const value = (height: number) => again.ledger.readAt(height, (context) => shelfOf(context).get('a'));
    assert.equal([await value(10), await value(100)], [10, 100]);
    await again.produce([again.bundle([['Store', { key: 'a', value: 0 }]], { from: id(5) })]);
    assert.is(again.ledger.history.oldest, 11);
    assert.equal([await value(11), await value(138), await value(139)], [11, 138, 0]);
    await again.close();
  });
});

test('cached head state is read synchronously, for example after a first read', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce([node.bundle([['Store', { key: 'a', value: 7 }]])]);
    await node.close();
    const again = await Node.open(disk);
    const read = () => again.ledger.readAt(1, (context) => shelfOf(context).get('a'));
    assert.is(await read(), 7);
    assert.is(read(), 7);
    assert.ok(again.ledger.readAt(0, () => 0) instanceof Promise, 'the past may be on disk');
    await again.close();
  });
});

test('a database without undo data, or without a part of it, returns what it has and never a wrong value', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    for (let height = 1; height <= 10; height++) {
      await node.produce([node.bundle([['Store', { key: 'a', value: height }]])]);
    }
    await node.close();
    const at = async (again: Node, height: number) =>
      again.ledger.readAt(height, (context) => shelfOf(context).get('a'));
    await disk.database.write({ changes: [[replacedKey(5), null]] });
    const torn = await Node.open(disk);
    for (const height of [0, 4]) await refused(at(torn, height), DataPruned);
    assert.is(await at(torn, 5), 5);
    await torn.close();
    await disk.database.write({ changes: [[replacedKey(8), Uint8Array.of(1, 2)]] });
    const damaged = await Node.open(disk);
    await refused(at(damaged, 6), CorruptRecord);
    assert.is(await at(damaged, 8), 8);
    await damaged.close();
    const { gte, lt } = columnRange(columns.replaced);
    await disk.database.write({ changes: [], deleteRanges: [[gte, lt]] });
    const bare = await Node.open(disk);
    assert.is(bare.ledger.history.oldest, undefined);
    await refused(at(bare, 9), DataPruned);
    assert.is(await at(bare, 10), 10);
    await bare.close();
  });
});

test.run();
