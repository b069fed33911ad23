/** Migrations: modules bring their state from version to version in the block of an upgrade, and only there. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { versionGap } from '../../../runtime/kernel/chain/upgrade.js';
import { InvalidModule, loadModules } from '../../../runtime/kernel/loader.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { cell, fn, type MigrationContext, map, module, t } from '../../../runtime/sdk.js';
import { alice, bob, chain } from '../../kit/index.js';

const Old = t.struct({ words: t.text(0, 50) });
const New = t.struct({ words: t.list(t.text(1, 50), 20), edited: t.bool });
const oldState = { notes: map(0, [t.address], Old) };
const newState = { notes: map(0, [t.address], New), count: cell(1, t.count, 0) };

/** A notebook, at first with notes of one line. */
const first = module('notebook', {
  about: 'Notes.',
  state: oldState,
}).define({
  operations: {
    Write: {
      about: 'Writes.',
      params: { words: t.text(0, 50) },
      gas: 10_000,
      execute: ({ state, sender }, { words }) => state.notes.put(sender, { words }),
    },
  },
  methods: {
    getNote: {
      about: 'The note of an account.',
      signature: fn({ author: t.address }, t.option(Old)),
      read: ({ state }, { author }) => state.notes.get(author) ?? null,
    },
  },
});

/** The same, since version 2 with notes of single words, which are counted since version 3. */
const third = module('notebook', {
  about: 'Notes of words.',
  version: 3,
  state: newState,
  events: { Upgraded: { notes: t.count, height: t.height } },
}).define({
  methods: {
    getNote: {
      about: 'The note of an account.',
      signature: fn({ author: t.address }, t.option(New)),
      read: ({ state }, { author }) => state.notes.get(author) ?? null,
    },
    countNotes: { about: 'How many.', signature: fn({}, t.count), read: ({ state }) => state.count.get() },
  },
  hooks: {
    upgraded({ state, emit, height }) {
      emit.Upgraded({ notes: state.count.get(), height });
    },
  },
  migrations: {
    2({ state, open }) {
      for (const { key, value } of open(oldState).notes.list([], 1_000)) {
        const words = value.words.split(' ').filter((word) => word !== '');
        state.notes.put(key[0], { words, edited: false });
      }
    },
    3({ state }) {
      state.count.put(state.notes.list([], 1_000).length);
    },
  },
});

/** Joins by an upgrade. */
const clock = module('clock', {
  version: 2,
  state: { started: cell(0, t.height, 0), ticks: cell(1, t.count, 0) },
}).define({
  methods: {
    getClock: {
      about: 'Where it stands.',
      signature: fn({}, t.struct({ started: t.height, ticks: t.count })),
      read: ({ state }) => ({ started: state.started.get(), ticks: state.ticks.get() }),
    },
  },
  genesis: {
    data: t.struct({ ticks: t.count }),
    standard: { ticks: 7 },
    load({ state, height }, { ticks }) {
      state.started.put(height);
      state.ticks.put(ticks);
    },
  },
  migrations: { 2: ({ state }) => state.started.put(state.started.get()) as undefined },
});

const written = () => {
  const c = chain([accounts, first]);
  c.run(alice, 'notebook.Write', { words: 'buy milk  and bread' });
  c.run(bob, 'notebook.Write', { words: '' });
  return c;
};

test('records migrate version by version, and then the modules are notified', () => {
  const c = written();
  c.upgrade([accounts, third]).emitsOnly('Upgraded').emits('Upgraded', { notes: 2, height: 2 });
  assert.equal(c.ask('getNote', [alice]), { words: ['buy', 'milk', 'and', 'bread'], edited: false });
  assert.equal(c.ask('getNote', [bob]), { words: [], edited: false });
  assert.is(c.ask('countNotes'), 2);
});

test('an upgrade runs once', () => {
  const c = written();
  c.upgrade([accounts, third]);
  const root = c.stateRoot();
  c.block().emitsOnly();
  c.upgrade([accounts, third]);
  assert.is(c.stateRoot(), root);
});

test('a new module starts as at genesis, with its default data', () => {
  const c = written();
  c.upgrade([accounts, first, clock]);
  assert.equal(c.ask('getClock'), { started: 2, ticks: 7 });
});

test('a new module without data may initialize itself in migration 1', () => {
  const setTicks = ({ state }: MigrationContext): undefined => {
    (state as unknown as { ticks: { put(n: number): void } }).ticks.put(3);
  };
  const own = { ...clock, migrations: { ...clock.migrations, 1: setTicks } };
  const c = written();
  c.upgrade([accounts, first, own]);
  assert.equal(c.ask('getClock'), { started: 0, ticks: 3 });
  const { standard: _, ...genesis } = clock.genesis!;
  assert.throws(
    () => written().upgrade([accounts, first, { ...clock, genesis }]),
    /is new and has neither standard genesis data/,
  );
});

test('version gaps list newer and older modules by name and missing ones by number', () => {
  const c = written();
  const journal = () => ({
    get: <T>(): T | undefined => undefined,
    range: () => Object.entries({ 0: 1, 1: 1, 1000: 2, 1001: 5 }).map(([n, v]) => [keyOf(Number(n)), v] as never),
  });
  const keyOf = (n: number) => `000003${n.toString(16).padStart(4, '0')}`;
  const { newer, older, missing } = versionGap(c.set, journal());
  assert.equal([newer, older, missing], [[], ['notebook v2 → v1'], ['module 1001 v5']]);
  const later = loadModules([
    [1, accounts],
    [1_000, third],
    [1_001, clock],
    [1_002, module('new', {}).define({})],
  ]);
  const gap = versionGap(later, journal());
  assert.equal(gap.newer, ['notebook v2 → v3', 'new v0 → v1']);
  assert.equal([gap.older, gap.missing], [['clock v5 → v2'], []]);
});

test('a migration to a version that the module lacks is rejected at load time', () => {
  for (const version of [0, 4]) {
    assert.throws(
      () => loadModules([[5, { ...third, migrations: { [version]: () => undefined } }]]),
      (cause: unknown) => cause instanceof Failure && cause.error === InvalidModule,
    );
  }
});

test.run();
