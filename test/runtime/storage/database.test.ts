/** What every database does, said once and asked of both. */

import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Batch, Database, Entry, Range } from '../../../runtime/lib/storage/database.js';
import { StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { RocksDatabase } from '../../../runtime/lib/storage/rocks.js';
import { bytes, inDirectory, refused } from './temporary.js';

const b = (...values: number[]): Uint8Array => Uint8Array.from(values);
const put = (...keys: number[]): Batch => ({ changes: keys.map((key) => [b(key), b(key, key)] as const) });
const all: Range = { gte: b(), lt: b(0xff, 0xff, 0xff, 0xff, 0xff), limit: 1e9 };

/** The plainest possible ordered store. */
class Model {
  #entries: Entry[] = [];

  write({ changes, deleteRanges = [] }: Batch): void {
    for (const [from, to] of deleteRanges) this.#entries = this.#entries.filter(([key]) => !within(key, from, to));
    for (const [key, value] of changes) {
      this.#entries = this.#entries.filter((entry) => Buffer.compare(entry[0], key) !== 0);
      if (value) this.#entries.push([key, value]);
    }
    this.#entries.sort((x, y) => Buffer.compare(x[0], y[0]));
  }

  range({ gte, lt, limit, reverse }: Range): Entry[] {
    const found = this.#entries.filter(([key]) => within(key, gte, lt));
    return (reverse ? found.reverse() : found).slice(0, limit);
  }
}

const within = (key: Uint8Array, from: Uint8Array, to: Uint8Array): boolean =>
  Buffer.compare(key, from) >= 0 && Buffer.compare(key, to) < 0;

/** Short keys over few bytes, so that they meet; the bytes include the ones that sort wrong as signed or as text. */
const keys = fc.array(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), { maxLength: 3 }).map((values) => b(...values));
const batches = fc.array(
  fc.record({
    changes: fc.array(fc.tuple(keys, fc.option(fc.uint8Array({ maxLength: 4 }))), { maxLength: 12 }),
    deleteRanges: fc.array(fc.tuple(keys, keys), { maxLength: 2 }),
  }),
  { maxLength: 8 },
);
const ranges = fc.array(
  fc.record({ gte: keys, lt: keys, limit: fc.oneof(fc.nat(4), fc.constant(1000)), reverse: fc.boolean() }),
  { minLength: 1, maxLength: 8 },
);

function describe(name: string, open: (path: string) => Promise<Database>): void {
  const it = suite(name);
  const using = (work: (database: Database) => Promise<void>) => async () =>
    inDirectory(async (path) => {
      const database = await open(join(path, 'db'));
      try {
        await work(database);
      } finally {
        await database.close();
      }
    });

  it(
    'returns null for a missing key and an empty value for an empty one',
    using(async (database) => {
      await database.write({ changes: [[b(1), b()]] });
      assert.equal(await database.get(b(1)), b());
      assert.is(await database.get(b(2)), null);
      assert.is(await database.get(b()), null);
    }),
  );

  it(
    'returns many keys in their order, with duplicates and missing ones',
    using(async (database) => {
      await database.write(put(1, 2, 3));
      assert.equal(await database.getMany([b(3), b(9), b(1), b(3)]), [b(3, 3), null, b(1, 1), b(3, 3)]);
      assert.equal(await database.getMany([]), []);
    }),
  );

  it(
    'keeps the state of a view through later writes',
    using(async (database) => {
      await database.write(put(1, 2));
      const view = database.view();
      const seen = await database.range(all);
      await database.write({ changes: [[b(1), b(7)]], deleteRanges: [[b(2), b(9)]] });
      await database.flush();
      await database.compactRange(b(0), b(9));
      assert.equal(await view.range(all), seen);
      await view.close();
      assert.equal(await database.range(all), [[b(1), b(7)]]);
    }),
  );

  it(
    'returns plain byte arrays',
    using(async (database) => {
      await database.write(put(1));
      const [[key, value]] = (await database.range(all)) as [Entry];
      for (const answer of [key, value, await database.get(b(1))]) {
        assert.is(Object.getPrototypeOf(answer), Uint8Array.prototype);
      }
    }),
  );

  it(
    'keeps written values when the caller reuses its buffers',
    using(async (database) => {
      const [key, value] = [b(1), bytes(100)];
      await database.write({ changes: [[key, value]] });
      key.fill(7);
      value.fill(7);
      assert.equal(await database.get(b(1)), bytes(100));
    }),
  );

  it(
    'applies the last of several changes to one key',
    using(async (database) => {
      await database.write({
        changes: [
          [b(1), b(1)],
          [b(1), null],
          [b(2), b(1)],
          [b(2), b(2)],
        ],
      });
      assert.equal(await database.range(all), [[b(2), b(2)]]);
    }),
  );

  it(
    'deletes ranges before it applies the changes of the same batch',
    using(async (database) => {
      await database.write(put(1, 2, 3, 4));
      await database.write({ deleteRanges: [[b(2), b(4)]], changes: [[b(3), b(9)]] });
      assert.equal(await database.range(all), [
        [b(1), b(1, 1)],
        [b(3), b(9)],
        [b(4), b(4, 4)],
      ]);
    }),
  );

  it(
    'treats an empty or inverted range as empty',
    using(async (database) => {
      await database.write({
        deleteRanges: [
          [b(9), b(1)],
          [b(1), b(1)],
        ],
        ...put(1),
      });
      await database.write({ deleteRanges: [[b(9), b(1)]], changes: [] });
      await database.write(put(2));
      assert.equal(await database.range({ gte: b(2), lt: b(1), limit: 9 }), []);
      assert.equal(await database.range({ gte: b(1), lt: b(1), limit: 9 }), []);
      await database.flush();
      assert.is((await database.range(all)).length, 2);
    }),
  );

  it(
    'reads ranges longer than one fetch in both directions, and only to their limit',
    using(async (database) => {
      const key = (i: number) => b(i >> 8, i & 255);
      await database.write({ changes: Array.from({ length: 3000 }, (_, i) => [key(i), key(i)] as const) });
      for (const limit of [0, 1, 1023, 1024, 1025, 2999, 3000, 5000]) {
        const up = await database.range({ ...all, limit });
        const down = await database.range({ ...all, limit, reverse: true });
        const count = Math.min(limit, 3000);
        assert.equal(
          up.map(([found]) => found),
          Array.from({ length: count }, (_, i) => key(i)),
        );
        assert.equal(
          down.map(([found]) => found),
          Array.from({ length: count }, (_, i) => key(2999 - i)),
        );
      }
    }),
  );

  it(
    'keeps its order through thousands of inserts and deletes',
    using(async (database) => {
      const key = (i: number) => bytes(6, i);
      const held = new Set<number>();
      for (let round = 0; round < 8; round++) {
        const touched: [number, Uint8Array | null][] = [];
        for (let i = round; i < 5000; i += round + 1) {
          touched.push([i, (i + round) % 3 === 0 ? null : b(round)]);
        }
        const gap = [b(10 + 20 * round), b(60 + 20 * round)] as const;
        for (const i of held) if (within(key(i), ...gap)) held.delete(i);
        for (const [i, value] of touched) {
          if (value) held.add(i);
          else held.delete(i);
        }
        await database.write({ changes: touched.map(([i, value]) => [key(i), value]), deleteRanges: [gap] });
        const expected = [...held].map(key).sort((x, y) => Buffer.compare(x, y));
        const found = (await database.range(all)).map(([name]) => name);
        assert.is(Buffer.compare(Buffer.concat(found), Buffer.concat(expected)), 0);
        for (const at of [0, 700, 1500]) {
          const [gte, lt] = [expected[at]!, expected[at + 100]!];
          const part = await database.range({ gte, lt, limit: 1000, reverse: true });
          assert.equal(
            part.map(([name]) => name),
            expected.slice(at, at + 100).reverse(),
          );
        }
      }
    }),
  );

  it(
    'behaves like a plain sorted list for any batches and ranges',
    using(async (database) => {
      await fc.assert(
        fc.asyncProperty(batches, ranges, async (writes, reads) => {
          const model = new Model();
          await database.write({ changes: [], deleteRanges: [[all.gte, all.lt]] });
          for (const batch of writes) {
            await database.write(batch);
            model.write(batch);
          }
          for (const range of [...reads, all]) {
            const expected = model.range(range);
            assert.equal(await database.range(range), expected);
            if (database.sync) assert.equal(database.sync.range(range), expected);
          }
          const entries = model.range(all);
          assert.equal(
            await database.getMany(entries.map(([key]) => key)),
            entries.map(([, value]) => value),
          );
        }),
        { numRuns: name === 'memory' ? 300 : 60 },
      );
    }),
  );

  it(
    'reclaims the space of a deleted range',
    using(async (database) => {
      const big = (from: number) => Array.from({ length: 200 }, (_, i) => [b(from, i), bytes(20_000, i)] as const);
      await database.write({ changes: [...big(1), ...big(2)] });
      await database.flush();
      const full = await database.size();
      await database.write({ changes: [], deleteRanges: [[b(1), b(2)]] });
      await database.flush();
      await database.compactRange(b(1), b(2));
      assert.ok((await database.size()) <= 0.6 * full);
      assert.is((await database.range(all)).length, 200);
    }),
  );

  it('rejects every call once it is closed, and closes only once', async () => {
    await inDirectory(async (path) => {
      const database = await open(join(path, 'db'));
      await database.write(put(1));
      await database.close();
      await database.close();
      for (const call of [
        () => database.get(b(1)),
        () => database.getMany([b(1)]),
        () => database.range(all),
        () => database.write(put(1)),
        () => database.flush(),
        () => database.compactRange(b(1), b(2)),
      ]) {
        assert.match(String((await refused(call(), StorageUnavailable)).reason), 'closed');
      }
    });
  });

  it('finishes running calls when it is closed', async () => {
    await inDirectory(async (path) => {
      const database = await open(join(path, 'db'));
      const running = [database.write(put(1, 2, 3)), database.getMany([b(1)]), database.range(all)];
      await Promise.all([database.close(), ...running]);
    });
  });

  it.run();
}

describe('memory', async () => new MemoryDatabase());
describe('RocksDB', (path) => RocksDatabase.open(path));
