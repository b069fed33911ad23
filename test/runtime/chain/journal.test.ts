/** The journal behaves like a sorted map whose earlier states can be brought back, whatever happens in between. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  Journal,
  type KeyRange,
  type StateKey,
  StateMiss,
  type StateReader,
} from '../../../runtime/kernel/chain/journal.js';
import { t } from '../../../runtime/lib/codec/index.js';

type Model = Map<StateKey, number>;

/** The naive way to read a range. */
function rangeOf(model: Model, { from, to, limit, reverse }: KeyRange): [StateKey, number][] {
  const inside = [...model].filter(([key]) => key >= from && key < to).sort(([a], [b]) => (a < b ? -1 : 1));
  return (reverse ? inside.reverse() : inside).slice(0, limit);
}

function reader(model: Model): StateReader {
  return {
    get: <T>(key: StateKey) => model.get(key) as T | undefined,
    range: <T>(range: KeyRange) => rangeOf(model, range) as [StateKey, T][],
  };
}

/** Keys of two slots: few, so that they meet. */
const key = fc
  .tuple(fc.constantFrom('000100', '000101'), fc.nat(11))
  .map(([slot, n]) => slot + n.toString(16).padStart(2, '0'));
const value = fc.nat(255);
const range: fc.Arbitrary<KeyRange> = fc
  .tuple(fc.constantFrom('000100', '000101'), fc.nat(11), fc.nat(12), fc.integer({ min: 1, max: 6 }), fc.boolean())
  .map(([slot, a, b, limit, reverse]) => ({
    from: slot + Math.min(a, b).toString(16).padStart(2, '0'),
    to: b === 12 ? `${slot}g` : slot + Math.max(a, b).toString(16).padStart(2, '0'),
    limit,
    reverse,
  }));

type Step =
  | { readonly kind: 'put'; readonly key: StateKey; readonly value: number | undefined }
  | { readonly kind: 'range'; readonly range: KeyRange }
  | { readonly kind: 'mark' | 'rollback' | 'discardUndo' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('put' as const), key, value: fc.option(value, { nil: undefined }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('range' as const), range }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'mark' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'rollback' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'discardUndo' as const }) },
);

test('any sequence of writes, ranges, marks and rollbacks agrees with a copied map', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.array(step, { maxLength: 60 }), (initial, steps) => {
      const base: Model = new Map(Object.entries(initial));
      const journal = new Journal(reader(base));
      let model = new Map(base);
      let marks: { mark: number; model: Model }[] = [];
      for (const one of steps) {
        if (one.kind === 'put') {
          journal.put(one.key, t.u8, one.value);
          if (one.value === undefined) model.delete(one.key);
          else model.set(one.key, one.value);
          assert.is(journal.get(one.key, t.u8), one.value);
        } else if (one.kind === 'range') assert.equal(journal.range(one.range, t.u8), rangeOf(model, one.range));
        else if (one.kind === 'mark') marks.push({ mark: journal.mark(), model: new Map(model) });
        else if (one.kind === 'discardUndo') {
          journal.discardUndo();
          marks = [];
        } else {
          const back = marks.pop();
          if (!back) continue;
          journal.rollback(back.mark);
          model = back.model;
        }
        for (const known of [...base.keys(), ...model.keys()]) assert.is(journal.get(known, t.u8), model.get(known));
      }
      const written = new Map(base);
      let last = '';
      for (const [changed, change] of journal.changes()) {
        assert.ok(changed > last, 'changes come in key order');
        last = changed;
        if (change.value === undefined) written.delete(changed);
        else written.set(changed, change.value as number);
      }
      assert.equal([...written].sort(), [...model].sort());
    }),
    { numRuns: 400 },
  );
});

test('a rollback to the start leaves no change', () => {
  const journal = new Journal(reader(new Map([['00010001', 7]])));
  journal.put('00010001', t.u8, undefined);
  journal.put('00010002', t.u8, 1);
  journal.rollback(0);
  assert.equal([...journal.changes()], []);
  assert.is(journal.get('00010001', t.u8), 7);
});

test('changes whose undo data is discarded survive a rollback', () => {
  const journal = new Journal(reader(new Map()));
  journal.put('00010001', t.u8, 1);
  journal.discardUndo();
  journal.put('00010001', t.u8, 2);
  journal.rollback(0);
  assert.is(journal.get('00010001', t.u8), 1);
});

test('reads, writes and records in a range count as accesses, even when rolled back', () => {
  const journal = new Journal(
    reader(
      new Map([
        ['00010001', 1],
        ['00010002', 2],
      ]),
    ),
  );
  journal.get('00010001', t.u8);
  journal.put('00010003', t.u8, 3);
  journal.range({ from: '000100', to: '000100g', limit: 10, reverse: false }, t.u8);
  assert.is(journal.accesses, 5);
  journal.rollback(0);
  assert.is(journal.accesses, 5);
});

test('a miss in the underlying reader propagates and names what to load', () => {
  const missing: StateReader = {
    get: (wanted, type) => {
      throw new StateMiss([[wanted, type as never]]);
    },
    range: (wanted, type) => {
      throw new StateMiss([], [[wanted, type as never]]);
    },
  };
  const journal = new Journal(missing);
  journal.put('00010001', t.u8, 5);
  assert.is(journal.get('00010001', t.u8), 5);
  const miss = caught(() => journal.get('00010002', t.u8));
  assert.is((miss as StateMiss).keys[0]![0], '00010002');
  const ranged = caught(() => journal.range({ from: '000100', to: '000100g', limit: 3, reverse: false }, t.u8));
  assert.is((ranged as StateMiss).ranges[0]![0].limit, 4, 'room for the records that the journal hides');
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (cause) {
    return cause;
  }
  return undefined;
}

test.run();
