/** Lists of the explorer: page by page they give every place once, newest first, however many a block added. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { activityList } from '../../plugins/explorer/activity-list.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { descending, table } from '../../runtime/plugin.js';
import { t } from '../../runtime/sdk.js';
import { h } from '../kit/index.js';

const lists = activityList(1, [t.hash, t.u8]);
const [mine, other] = [h(1), h(2)] as const;

/** For some heights, how many places of the block are in the list, and every how many activities there is one. */
const blocks = fc.array(fc.tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 3 })), { maxLength: 6 });

test('one list, or several merged ones, are returned page by page, complete and newest first', async () => {
  const lengths = fc.integer({ min: 1, max: 700 });
  await fc.assert(
    fc.asyncProperty(blocks, fc.integer({ min: 1, max: 3 }), lengths, async (given, many, limit) => {
      const database = new MemoryDatabase();
      const expected: string[] = [];
      for (const [i, [count, step]] of given.entries()) {
        const places = Array.from({ length: count }, (_, n) => n * step);
        const parts = Array.from({ length: many }, (_, part) => places.filter((place) => place % many === part));
        const rows = parts.flatMap((ofPart, part) => lists.rows([mine, part], i + 1, ofPart));
        const others = [...lists.rows([other, 0], i + 1, [7]), ...lists.rows([mine, 9], i + 1, [8])];
        await database.write({ changes: [...rows, ...others] });
        expected.unshift(...places.map((place) => `${i + 1}/${place}`).reverse());
      }
      const asked = Array.from({ length: many }, (_, part) => [mine, part] as const);
      const found: string[] = [];
      for (let cursor: string | null = null; ; ) {
        const page: Awaited<ReturnType<typeof lists.page>> = await lists.page(database, asked, limit, cursor);
        found.push(...page.places.map(({ height, place }) => `${height}/${place}`));
        assert.ok(page.places.length <= limit);
        cursor = page.next;
        if (cursor === null) break;
        assert.is(page.places.length, limit);
      }
      assert.equal(found, expected);
    }),
    { numRuns: 60 },
  );
});

test('a cursor resumes at its position in any list, and an invalid one finds nothing', async () => {
  const database = new MemoryDatabase();
  await database.write({ changes: [...lists.rows([mine, 0], 1, [1, 2, 3]), ...lists.rows([other, 0], 1, [1, 3])] });
  const { next } = await lists.page(database, [[mine, 0]], 1);
  assert.equal((await lists.page(database, [[other, 0]], 10, next)).places, [{ height: 1, place: 1 }]);
  for (const cursor of ['', '00', 'ff', `${mine}ff`]) {
    assert.equal(await lists.page(database, [[other, 0]], 10, cursor), { places: [], next: null });
  }
  assert.is((await lists.page(database, [[other, 0]], 10, 'f'.repeat(next!.length))).places.length, 2);
});

test('rows of a descending key are sorted in descending order and keep their values', async () => {
  const sums = table(3, [t.hash, descending(t.amount), descending(t.u32)], t.text(0, 20));
  const amounts = fc.array(fc.tuple(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), fc.nat(0xffff_ffff)));
  await fc.assert(
    fc.asyncProperty(amounts, async (given) => {
      const database = new MemoryDatabase();
      await database.write({ changes: given.map(([amount, n]) => sums.put(mine, amount, n, `${amount % 97n}`)) });
      const { rows } = await sums.page(database, [mine], 1_000);
      const expected = [...new Map(given.map((one) => [one.join(), one])).values()].sort(([a, n], [b, m]) =>
        a === b ? m - n : a < b ? 1 : -1,
      );
      assert.equal(
        rows,
        expected.map(([amount, n]) => ({ key: [mine, amount, n], value: `${amount % 97n}` })),
      );
    }),
    { numRuns: 100 },
  );
});

test.run();
