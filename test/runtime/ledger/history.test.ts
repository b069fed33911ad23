/** History: state read at an earlier height is what a ledger that stopped there would answer. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DataPruned } from '../../../runtime/chain/common-errors.js';
import type { ReadCell, ReadMap } from '../../../runtime/chain/stores.js';
import { HISTORY_BLOCKS } from '../../../runtime/ledger/history.js';
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

/** Everything a method could ask of the shop at a height: single records, lists and pages in both directions. */
async function pictureAt({ ledger }: Node, height?: number): Promise<unknown> {
  const run = ledger.view(height);
  const state = run.scope(shop.index).state as unknown as ShopState;
  return ledger.read(() => {
    const first = state.shelf.page([], 3, null);
    return {
      time: run.scene.timeMs,
      count: state.count.get(),
      records: names.map((name) => state.shelf.get(name)),
      list: state.shelf.list([], 5),
      reversed: state.shelf.list([], 4, 'descending'),
      first,
      second: state.shelf.page([], 3, first.next),
      last: state.shelf.page([], 2, null, 'descending'),
    };
  });
}

for (const [kind, database] of [
  ['in memory', undefined],
  ['on disk', new SlowDatabase()],
] as const) {
  test(`reads at every earlier height are those made when it was the head, ${kind}`, async () => {
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

test('after a restart history begins at the head', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce([node.bundle([['Store', { key: 'a', value: 1 }]])]);
    await node.close();
    const again = await Node.open(disk);
    assert.is(again.ledger.history.oldest, undefined);
    assert.is(again.ledger.head.height, 1);
    await again.close();
  });
});

test.run();
