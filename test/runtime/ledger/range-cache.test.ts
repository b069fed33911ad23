/** Ranges that stay in memory: whatever is read and written in between, what they tell is what the database holds. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StateCache } from '../../../runtime/engine/ledger/cache.js';
import { RangeCache } from '../../../runtime/engine/ledger/range-cache.js';
import { type KeyRange, StateMiss } from '../../../runtime/kernel/chain/journal.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { stateKeyBytes } from '../../../runtime/lib/storage/columns.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { SlowDatabase } from './chain.js';

const { operations } = loadModules([]);
const numRuns = Number(process.env.RUNS ?? 200);

const slot = fc.constantFrom('000100', '000101', '000200');
const place = fc.integer({ min: 0, max: 7 });

const range = fc
  .record({ slot, from: place, to: place, limit: fc.integer({ min: 1, max: 9 }), reverse: fc.boolean() })
  .map(({ slot: of, from, to, ...rest }): KeyRange => ({ from: `${of}0${from}`, to: `${of}0${to}`, ...rest }));
const change = fc
  .record({ slot, at: place, value: fc.option(fc.integer({ min: 0, max: 255 }), { nil: undefined }) })
  .map(({ slot: of, at, value }) => [`${of}0${at}`, value] as const);
const step = fc.record({
  /** Read in one moment. */
  reads: fc.array(range, { maxLength: 4 }),
  /** Written while they are read. */
  changes: fc.array(change, { maxLength: 3 }),
  forgets: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

/** Reads as the ledger does: loads on a miss and tries again. */
async function read(cache: StateCache, wanted: KeyRange) {
  for (;;) {
    try {
      return cache.range(wanted, t.u8);
    } catch (cause) {
      if (!(cause instanceof StateMiss)) throw cause;
      await cache.load(cause);
    }
  }
}

const within = (model: ReadonlyMap<string, number>, { from, to, limit, reverse }: KeyRange) => {
  const sorted = [...model].filter(([key]) => key >= from && key < to).sort(([a], [b]) => (a < b ? -1 : 1));
  return (reverse ? sorted.reverse() : sorted).slice(0, limit);
};

for (const [kind, make] of [
  ['at once', () => new MemoryDatabase()],
  ['with waiting', () => new SlowDatabase()],
] as const) {
  test(`the cache returns only ranges that the database holds, before and after a batch (${kind})`, () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.integer({ min: 2, max: 60 }), async (steps, capacity) => {
        const database = make();
        const cache = new StateCache(database, operations, undefined, capacity);
        const model = new Map<string, number>();
        for (const { reads, changes, forgets } of steps) {
          if (forgets) cache.clear();
          const before = new Map(model);
          const given = new Map(changes);
          for (const [key, value] of given) {
            if (value === undefined) model.delete(key);
            else model.set(key, value);
          }
          const told = Promise.all(reads.map((one) => read(cache, one)));
          await cache.write(
            [...given].map(([key, value]) => ({ key, change: { value, type: t.u8 as never } })),
            database.write({
              changes: [...given].map(
                ([key, value]) => [stateKeyBytes(key), value === undefined ? null : encode(t.u8, value)] as const,
              ),
            }),
          );
          for (const [i, found] of (await told).entries()) {
            const right = [before, model].some((state) => String(within(state, reads[i]!)) === String(found));
            assert.ok(right, 'as it was before the batch, or after it');
          }
          for (const one of reads) assert.equal(await read(cache, one), within(model, one));
        }
      }),
      { numRuns },
    ));
}

/** All of a slot: asked for again and again. */
const whole = slot.map((of): KeyRange => ({ from: `${of}00`, to: `${of}0g`, limit: 9, reverse: false }));

test('a range kept several times counts once until its slot changes', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(whole, fc.boolean()), { maxLength: 40 }), (steps) => {
      const cache = new RangeCache(30);
      const kept = new Set<string>();
      for (const [one, changes] of steps) {
        cache.keep(one, [[one.from, 1]]);
        kept.add(one.from);
        if (changes) cache.changed(one.from);
        if (changes) kept.delete(one.from);
        assert.is(cache.size, 2 * kept.size);
      }
    }),
    { numRuns },
  ));

test.run();
