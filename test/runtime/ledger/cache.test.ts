/** The state cache: what readers see is what the database holds, before a block's batch or after it and never between. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StateCache } from '../../../runtime/engine/ledger/cache.js';
import { type KeyRange, StateMiss, type StateReader } from '../../../runtime/kernel/chain/journal.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { stateKeyBytes } from '../../../runtime/lib/storage/columns.js';
import { CorruptRecord } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { seeded } from '../codec/vocabulary.js';
import { SlowDatabase } from './chain.js';

const { operations } = loadModules([]);
const keyOf = (n: number) => `000501${n.toString(16).padStart(2, '0')}`;
const change = (n: number, value: number | undefined) => ({ key: keyOf(n), change: { value, type: t.u8 as never } });
const batchOf = (changes: readonly ReturnType<typeof change>[]) => ({
  changes: changes.map(
    ({ key, change: { value } }) => [stateKeyBytes(key), value === undefined ? null : encode(t.u8, value)] as const,
  ),
});
const all: KeyRange = { from: '000501', to: '000501g', limit: 20, reverse: false };

/** Reads as the ledger does: loads on a miss and tries again. */
async function read<T>(cache: StateCache, work: (reader: StateReader) => T): Promise<T> {
  for (;;) {
    try {
      return work(cache);
    } catch (cause) {
      if (!(cause instanceof StateMiss)) throw cause;
      await cache.load(cause);
    }
  }
}

for (const [kind, make] of [
  ['at once', () => new MemoryDatabase()],
  ['with waiting', () => new SlowDatabase()],
] as const) {
  test(`cached records and ranges match the database, even beyond the capacity of the cache (${kind})`, async () => {
    const database = make();
    const cache = new StateCache(database, operations, undefined, 6);
    const model = new Map<string, number>();
    const random = seeded(3);
    for (let step = 0; step < 300; step++) {
      const key = keyOf(random(16));
      assert.is(await read(cache, (reader) => reader.get(key, t.u8)), model.get(key));
      const reverse = random(2) === 1;
      const limit = 1 + random(5);
      const sorted = [...model].sort(([a], [b]) => (a < b ? -1 : 1));
      const wanted = (reverse ? sorted.reverse() : sorted).slice(0, limit);
      assert.equal(await read(cache, (reader) => reader.range({ ...all, limit, reverse }, t.u8)), wanted);
      if (step % 5 > 0) continue;
      const changes = [
        change(random(8), random(256)),
        change(8 + random(8), random(3) === 0 ? undefined : random(256)),
      ];
      await cache.write(changes, database.write(batchOf(changes)));
      for (const { key: changed, change } of changes) {
        if (change.value === undefined) model.delete(changed);
        else model.set(changed, change.value);
      }
    }
  });
}

test('a reader sees the old state until a pending batch is applied, and the new state afterwards', async () => {
  const database = new SlowDatabase();
  const cache = new StateCache(database, operations);
  const first = [change(1, 1), change(2, 1)];
  await cache.write(first, database.write(batchOf(first)));
  let finish: () => void = () => {};
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const second = [change(1, 2), change(2, 2)];
  const writing = cache.write(
    second,
    written.then(() => database.write(batchOf(second))),
  );
  assert.is(cache.get(keyOf(1), t.u8), 1);
  const pair = read(cache, (reader) => [
    reader.get(keyOf(1), t.u8),
    reader.get(keyOf(3), t.u8),
    reader.get(keyOf(2), t.u8),
  ]);
  finish();
  await writing;
  assert.equal(await pair, [2, undefined, 2]);
});

test('a disk read that started before a batch is not cached as the state after it', async () => {
  const under = new MemoryDatabase();
  const answers: (() => void)[] = [];
  const database = new SlowDatabase(under);
  database.getMany = async (keys) => {
    const values = await under.getMany(keys);
    await new Promise<void>((resolve) => answers.push(resolve));
    return values;
  };
  const cache = new StateCache(database, operations);
  const value = read(cache, (reader) => reader.get(keyOf(1), t.u8));
  await new Promise(setImmediate);
  await cache.write([], under.write(batchOf([change(1, 7)])));
  answers.shift()!();
  await new Promise(setImmediate);
  answers.shift()!();
  assert.is(await value, 7);
});

test('a failed batch changes nothing for readers', async () => {
  const database = new SlowDatabase();
  const cache = new StateCache(database, operations);
  const outcome = await cache
    .write([change(1, 1)], Promise.reject(new Error('disk full')))
    .catch((cause: Error) => cause);
  assert.match(String(outcome), 'disk full');
  assert.is(await read(cache, (reader) => reader.get(keyOf(1), t.u8)), undefined);
});

test('announced keys and ranges are loaded together', async () => {
  const database = new SlowDatabase();
  const cache = new StateCache(database, operations);
  await cache.write(
    [1, 2, 3, 4].map((n) => change(n, n)),
    database.write(batchOf([1, 2, 3, 4].map((n) => change(n, n)))),
  );
  const cold = new StateCache(database, operations);
  const ranges = [1, 2].map((limit): readonly [KeyRange, typeof t.u8] => [{ ...all, limit }, t.u8]);
  let misses = 0;
  const work = () => {
    cold.expect(
      [1, 3, 9].map((n) => [keyOf(n), t.u8 as never]),
      ranges as never,
    );
    return [
      ...[1, 3, 9].map((n) => cold.get(keyOf(n), t.u8)),
      ...ranges.map(([range]) => cold.range(range, t.u8).length),
    ];
  };
  for (;;) {
    try {
      assert.equal(work(), [1, 3, undefined, 1, 2]);
      break;
    } catch (cause) {
      if (!(cause instanceof StateMiss)) throw cause;
      misses++;
      await cold.load(cause);
    }
  }
  assert.is(misses, 1);
  assert.equal(work(), [1, 3, undefined, 1, 2]);
});

test('a record that does not match its type is rejected with its key', async () => {
  for (const database of [new MemoryDatabase(), new SlowDatabase()]) {
    const cache = new StateCache(database, operations);
    await database.write({ changes: [[stateKeyBytes(keyOf(1)), Uint8Array.of(1, 2)]] });
    for (const work of [(r: StateReader) => r.get(keyOf(1), t.u8), (r: StateReader) => r.range(all, t.u8)]) {
      const cause = await read<unknown>(cache, work).catch((thrown: unknown) => thrown);
      assert.instance(cause, Failure);
      assert.is((cause as Failure).error, CorruptRecord);
      assert.is((cause as Failure).details.key, keyOf(1));
    }
  }
});

test.run();
