/** Maps and cells: typed views of the state, always bounded, in key order, in pages whose cursors hold. */

import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Journal, type StateReader } from '../../../runtime/kernel/chain/journal.js';
import { openState } from '../../../runtime/kernel/chain/open-state.js';
import { cell, map } from '../../../runtime/kernel/chain/stores.js';
import { NANO_UNITS } from '../../../runtime/kernel/chain/units.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { CodecError } from '../../../runtime/lib/codec/type.js';

const EMPTY: StateReader = { get: () => undefined, range: () => [] };
const Name = t.text(1, 20);

const shape = {
  names: map(0, [Name], t.u32),
  pairs: map(1, [Name, t.u16], Name),
  total: cell(2, t.amount, 5n),
};

function open(module = 7) {
  const journal = new Journal(EMPTY);
  return { journal, state: openState(module, shape, NANO_UNITS, journal, journal) };
}

test('the key of a record is module, slot and key parts', () => {
  const { journal, state } = open();
  state.names.put('ab', 1);
  state.pairs.put('a', 258, 'x');
  state.total.put(6n);
  const keys = [...journal.changes()].map(([key]) => key);
  assert.equal(keys, ['000700616200', '00070161000102', '000702']);
});

test('a cell has its initial value until it is written, and a written zero replaces it', () => {
  const { state } = open();
  assert.is(state.total.get(), 5n);
  state.total.put(0n);
  assert.is(state.total.get(), 0n);
});

test('records are found, replaced and deleted', () => {
  const { state } = open();
  assert.is(state.names.get('a'), undefined);
  state.names.put('a', 1);
  assert.ok(state.names.has('a'));
  state.names.put('a', 2);
  assert.is(state.names.get('a'), 2);
  state.names.delete('a');
  assert.not(state.names.has('a'));
});

test('the same name in two slots, or in two modules, is two records', () => {
  const journal = new Journal(EMPTY);
  const one = openState(1, shape, NANO_UNITS, journal, journal);
  const other = openState(2, shape, NANO_UNITS, journal, journal);
  one.names.put('a', 1);
  assert.is(other.names.get('a'), undefined);
  assert.equal(one.pairs.list([], 10), []);
});

test('a map with other key types in the same slot holds separate records', () => {
  const journal = new Journal(EMPTY);
  for (const key of [t.text(1, 64), t.address]) {
    const { names } = openState(7, { names: map(0, [key], t.u32) }, NANO_UNITS, journal, journal);
    const account = 'ab'.repeat(32) as never;
    assert.is(names.get(account), undefined);
    names.put(account, 1);
    assert.is(names.get(account), 1);
  }
  assert.is([...journal.changes()].length, 2);
});

test('keys stay correct for many more records than are cached, whatever parts they share', () => {
  const names = Array.from({ length: 40_000 }, (_, i) => `${i.toString(36)}-same-end`);
  for (let round = 0; round < 2; round++) {
    const { journal, state } = open();
    for (const name of names) state.names.put(name, 1);
    const keys = new Set([...journal.changes()].map(([key]) => key));
    for (const name of names) assert.ok(keys.has(`000700${Buffer.from(name).toString('hex')}00`));
  }
});

test('a list returns the records under a prefix in order, up to the requested number', () => {
  const { state } = open();
  for (const [name, n] of [
    ['b', 1],
    ['a', 2],
    ['a', 1],
    ['ab', 1],
  ] as const)
    state.pairs.put(name, n, `${name}${n}`);
  assert.equal(state.pairs.list(['a'], 10), [
    { key: ['a', 1], value: 'a1' },
    { key: ['a', 2], value: 'a2' },
  ]);
  const values = (limit: number, order?: 'descending') => state.pairs.list([], limit, order).map(({ value }) => value);
  assert.equal(values(10), ['a1', 'a2', 'ab1', 'b1']);
  assert.equal(values(3, 'descending'), ['b1', 'ab1', 'a2']);
});

test('pages of any size in either direction add up to the list', () => {
  const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 5 }), fc.boolean(), (given, size, down) => {
      const { state } = open();
      for (const [i, name] of given.entries()) state.pairs.put(i % 2 === 0 ? 'x' : 'y', i, name);
      const order = down ? 'descending' : 'ascending';
      const whole = state.pairs.list(['x'], 100, order).map(({ value }) => value);
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const { items, next } = state.pairs.page(['x'], size, cursor, order);
        assert.ok(items.length === size || next === null);
        paged.push(...items);
        cursor = next;
      } while (cursor !== null);
      assert.equal(paged, whole);
    }),
  );
});

test('a cursor stays valid after its record is deleted', () => {
  const { state } = open();
  for (const name of ['a', 'b', 'c', 'd']) state.names.put(name, 1);
  const { next } = state.names.page([], 2, null);
  state.names.delete('c');
  assert.equal(state.names.page([], 2, next), { items: [1], next: null });
});

test('a foreign cursor finds nothing and requests no empty range from the state', () => {
  const { state, journal } = open();
  state.pairs.put('b', 1, 'x');
  state.names.put('a', 1);
  for (const cursor of ['00', 'ff', '6', '610001']) {
    for (const order of ['ascending', 'descending'] as const) {
      const asked: string[] = [];
      const spy: StateReader = {
        get: (key, type) => journal.get(key, type),
        range(range, type) {
          assert.ok(range.from < range.to, `${cursor} ${order}: ${range.from} to ${range.to}`);
          asked.push(range.from);
          return journal.range(range, type);
        },
      };
      const { items, next } = openState(7, shape, NANO_UNITS, spy).pairs.page(['b'], 5, cursor, order);
      assert.is(next, null);
      assert.ok(items.length <= 1);
    }
  }
});

test('a read of several keys or prefixes equals single reads and announces all of them first', () => {
  const { state, journal } = open();
  state.pairs.put('a', 1, 'x');
  state.pairs.put('a', 2, 'y');
  state.pairs.put('b', 1, 'z');
  const announced: number[] = [];
  const spy: StateReader = {
    get: (key, type) => journal.get(key, type),
    range: (range, type) => journal.range(range, type),
    expect: (keys, ranges) => void announced.push(keys.length, ranges.length),
  };
  const { pairs } = openState(7, shape, NANO_UNITS, spy);
  assert.equal(
    pairs.getAll([
      ['b', 1],
      ['b', 2],
      ['a', 2],
    ]),
    ['z', undefined, 'y'],
  );
  assert.equal(pairs.listAll([['a'], ['c'], ['b']], 1, 'descending'), [
    [{ key: ['a', 2], value: 'y' }],
    [],
    [{ key: ['b', 1], value: 'z' }],
  ]);
  assert.equal(announced, [3, 0, 0, 3]);
});

test('a key with the wrong number of parts is rejected', () => {
  const { state } = open();
  const loose = state.pairs as unknown as { get(...parts: unknown[]): unknown };
  assert.throws(
    () => loose.get('a'),
    (cause: unknown) => cause instanceof CodecError,
  );
  const writing = state.pairs as unknown as { put(...parts: unknown[]): void; delete(...parts: unknown[]): void };
  for (const write of [() => writing.put('a', 1), () => writing.put('a', 1, 'x', 'y'), () => writing.delete('a')]) {
    assert.throws(write, (cause: unknown) => cause instanceof CodecError);
  }
});

test('a map key needs an ordered type', () => {
  assert.throws(() => map(0, [t.option(t.u8)], t.u8), /cannot be part of a key/);
  assert.throws(() => map(0, [], t.u8), /a key has 1 to 4 parts/);
  assert.throws(() => map(0, [t.u8, t.u8, t.u8, t.u8, t.u8], t.u8), /a key has 1 to 4 parts/);
});

test('stores without a journal are read-only, and no caller can add functions to them', () => {
  const state = openState(7, shape, NANO_UNITS, EMPTY);
  assert.not('put' in state.names);
  assert.not('put' in state.total);
  assert.throws(() => Object.assign(state.names, { put: () => {} }), TypeError);
  assert.throws(() => Object.assign(state, { more: 1 }), TypeError);
});

test('the stores of every run have the same hidden class, so compiled code is reused', () => {
  setFlagsFromString('--allow-natives-syntax');
  const sameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
  const [one, ...others] = Array.from({ length: 50 }, () => open().state);
  for (const name of ['names', 'pairs', 'total'] as const) {
    assert.ok(
      others.every((other) => sameShape(one![name], other[name])),
      name,
    );
  }
  assert.not(sameShape(one!.names, one!.total));
});

test.run();
