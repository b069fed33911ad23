/** The loader refuses modules that collide or lack something, with both places named, and orders the rest. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  InvalidModule,
  loadModules,
  MissingPort,
  ModuleConflict,
  type ModuleList,
  NeedsCycle,
} from '../../runtime/kernel/loader.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { cell, error, fn, InsufficientBalance, module, type Port, port, t } from '../../runtime/sdk.js';

const ping = port<{ ping(): void; pong(): void }>('ping');
const other = port<{ other(): void }>('other');

const empty = (name: string): Module => module(name, {}).define({});

/** The modules as numbers 5, 6, … */
const numbered = (...modules: readonly Module[]): ModuleList => modules.map((one, i) => [5 + i, one]);

/** A module that provides one port and needs others. */
function linked(name: string, provides: Port<unknown> | undefined, needs: readonly Port<unknown>[] = []): Module {
  const frame = module(name, { needs: Object.fromEntries(needs.map((one) => [one.name, one.only()])) });
  return frame.define({ provides: provides ? [frame.provide(provides, {} as never)] : [] });
}

const operation = (id: number | undefined, more: object = {}) => ({
  ...(id === undefined ? {} : { id }),
  about: 'It does nothing.',
  params: { value: t.u8 },
  gas: 1,
  execute() {},
  ...more,
});

function refusal(list: ModuleList, declared: ErrorDef): Readonly<Record<string, unknown>> {
  try {
    loadModules(list);
  } catch (cause) {
    assert.instance(cause, Failure, String(cause));
    assert.is((cause as Failure).error, declared, `${cause}`);
    return (cause as Failure).details;
  }
  return assert.unreachable('the modules were loaded') as never;
}

test('two modules with the same number or name are rejected', () => {
  assert.equal(
    refusal(
      [
        [5, empty('a')],
        [5, empty('b')],
      ],
      ModuleConflict,
    ),
    { what: 'module number 5', first: 'a', second: 'b' },
  );
  assert.equal(refusal(numbered(empty('a'), empty('a')), ModuleConflict), {
    what: 'module name a',
    first: 'number 5',
    second: 'number 6',
  });
});

test('number 0 and the name of the chain module are reserved', () => {
  assert.is(refusal([[0, empty('a')]], ModuleConflict).first, 'chain');
  assert.is(refusal(numbered(empty('chain')), ModuleConflict).first, 'number 0');
});

test('two stores with the same slot are rejected', () => {
  const crowded = module('crowded', { state: { one: cell(3, t.u8, 0), two: cell(3, t.u8, 0) } }).define({});
  assert.equal(refusal(numbered(crowded), ModuleConflict), {
    what: 'slot 3 of crowded',
    first: 'crowded.one',
    second: 'crowded.two',
  });
});

test('the same slot in two modules counts as two slots', () => {
  const one = module('one', { state: { value: cell(3, t.u8, 0) } }).define({});
  const two = module('two', { state: { value: cell(3, t.u8, 0) } }).define({});
  assert.is(loadModules(numbered(one, two)).modules.length, 3);
});

test('two operations with the same number or name are rejected', () => {
  const one = module('one', {}).define({ operations: { Go: operation(200) } });
  assert.equal(
    refusal(numbered(one, module('two', {}).define({ operations: { Run: operation(200) } })), ModuleConflict),
    {
      what: 'operation number 200',
      first: 'one.Go',
      second: 'two.Run',
    },
  );
  assert.equal(
    refusal(numbered(one, module('two', {}).define({ operations: { Go: operation(201) } })), ModuleConflict),
    {
      what: 'operation Go',
      first: 'one',
      second: 'two',
    },
  );
});

test('unnumbered operations are keyed by module and name, so two modules may share a name', () => {
  const set = loadModules([
    [1000, module('one', {}).define({ operations: { Go: operation(undefined) } })],
    [1001, module('two', {}).define({ operations: { Go: operation(undefined) } })],
  ]);
  assert.equal([...set.operations.byName.keys()], ['one.Go', 'two.Go']);
});

test('two methods with the same name are rejected, whatever their source', () => {
  const about = 'It answers.';
  const asked = module('asked', {}).define({ methods: { getIt: { about, signature: fn({}, t.u8), read: () => 1 } } });
  const written = module('written', {}).define({ operations: { Get: operation(200, { rpc: ['getIt', 'value'] }) } });
  const indexed = module('indexed', {
    events: { Got: { value: t.u8 } },
  }).define({
    indexes: { getIt: { on: 'Got', keys: ['value'] } },
  });
  const [first, second] = ['asked.getIt', 'written.Get'];
  assert.equal(refusal(numbered(asked, written), ModuleConflict), { what: 'method getIt', first, second });
  assert.is(refusal(numbered(asked, indexed), ModuleConflict).second, 'indexed.getIt');
});

test('two errors with the same code are rejected; one error declared twice counts once', () => {
  const mine = error(9000, 'Mine', 'mine');
  const one = module('one', {}).define({
    operations: { A: operation(200, { errors: [mine] }), B: operation(201, { errors: [mine] }) },
  });
  const two = module('two', {}).define({
    operations: { C: operation(202, { errors: [error(9000, 'Yours', 'yours')] }) },
  });
  assert.equal(refusal(numbered(one, two), ModuleConflict), {
    what: 'error code 9000',
    first: 'one.Mine',
    second: 'two.Yours',
  });
  const common = module('common', {}).define({
    operations: { D: operation(203, { errors: [error(1012, 'Lost', 'lost')] }) },
  });
  assert.equal(refusal(numbered(common), ModuleConflict), {
    what: 'error code 1012',
    first: 'runtime.NotFound',
    second: 'common.Lost',
  });
  const set = loadModules(numbered(one));
  assert.is(set.errors.get(9000), mine);
  assert.is(set.ownerOf(mine), 'one');
});

test('two distributions of one process keep their own owners of a shared error', () => {
  const shared = error(9001, 'Shared', 'shared');
  const listing = (name: string) =>
    module(name, {}).define({ operations: { A: operation(200, { errors: [shared, InsufficientBalance] }) } });
  const [first, second] = [loadModules(numbered(listing('one'))), loadModules(numbered(listing('two')))];
  assert.equal(
    [first, second].map(({ ownerOf }) => ownerOf(shared)),
    ['one', 'two'],
  );
  assert.is(first.ownerOf(InsufficientBalance), 'runtime');
  assert.is(first.ownerOf(error(9002, 'Unlisted', 'listed by no module')), 'runtime');
  assert.ok(Object.isFrozen(shared));
});

test('a port has exactly one provider', () => {
  assert.equal(refusal(numbered(linked('one', ping), linked('two', ping)), ModuleConflict), {
    what: 'port ping',
    first: 'one',
    second: 'two',
  });
});

test('an unprovided port and a function that its provider lacks are rejected by name', () => {
  assert.equal(refusal(numbered(linked('needy', undefined, [ping])), MissingPort), { module: 'needy', port: 'ping' });
  const both = numbered(linked('needy', undefined, [ping, other]), linked('third', undefined, [other]));
  assert.equal(refusal(both, MissingPort), {
    module: 'needy',
    port: 'ping',
    others: ['other (needed by needy, third)'],
  });
  const frame = module('half', {});
  const half = frame.define({ provides: [frame.provide(ping, { ping() {} } as never)] });
  const needy = module('needy', { needs: { net: ping.only('ping', 'pong') } }).define({});
  assert.equal(refusal(numbered(half, needy), MissingPort), {
    module: 'needy',
    port: 'ping',
    as: 'net',
    functions: ['pong'],
  });
});

test('a dependency cycle between modules is rejected and printed', () => {
  const list: ModuleList = [
    [5, linked('one', ping, [other])],
    [6, linked('two', other, [ping])],
    [7, linked('outside', undefined, [ping])],
  ];
  assert.equal(refusal(list, NeedsCycle), { cycle: 'one -> two -> one' });
  assert.equal(refusal(numbered(linked('self', ping, [ping])), NeedsCycle), { cycle: 'self -> self' });
});

test('providers load before their dependents, otherwise by number', () => {
  const set = loadModules([
    [9, linked('late', undefined)],
    [7, linked('needy', undefined, [ping])],
    [8, linked('giver', ping)],
    [6, linked('early', undefined)],
  ]);
  assert.equal(
    set.modules.map(({ module: { name } }) => name),
    ['chain', 'early', 'giver', 'needy', 'late'],
  );
  assert.equal(
    set.modules.map(({ index }) => index),
    [0, 1, 2, 3, 4],
  );
});

test('an object not made by module(…).define(…) is rejected, also a module that is only declared', () => {
  for (const wrong of [undefined, {}, module('declared', {}), { name: 'Upper' }, { name: '' }]) {
    refusal(numbered(wrong as unknown as Module), InvalidModule);
  }
  for (const number of [-1, 1.5, 65_536]) refusal([[number, empty('a')]], InvalidModule);
});

test('slots and operation numbers fit in one byte', () => {
  for (const slot of [-1, 256, 1.5]) {
    const wide = module('wide', { state: { value: cell(slot, t.u8, 0) } }).define({});
    assert.match(String(refusal(numbered(wide), InvalidModule).reason), 'slot of value must be 0 to 255');
  }
  for (const id of [-1, 255, 1.5]) {
    const wide = module('wide', {}).define({ operations: { Go: operation(id) } });
    assert.match(String(refusal(numbered(wide), InvalidModule).reason), 'number of Go must be 0 to 254');
  }
});

test('an index must name an event of the module and fields that can be keys', () => {
  const events = { Got: { list: t.list(t.u8, 3), value: t.u8 } };
  const on = (index: object) => module('indexed', { events }).define({ indexes: { byIt: index as never } });
  assert.match(String(refusal(numbered(on({ on: 'Lost', keys: [] })), InvalidModule).reason), 'unknown event Lost');
  assert.match(String(refusal(numbered(on({ on: 'Got', keys: ['list'] })), InvalidModule).reason), 'no field list');
  assert.match(String(refusal(numbered(on({ on: 'Got', keys: ['gone'] })), InvalidModule).reason), 'no field gone');
});

test('the module-set id covers everything consensus depends on, in any order', () => {
  const go = module('go', {}).define({ operations: { Go: operation(200) } });
  const base = loadModules(numbered(go, empty('a'))).id;
  assert.is(
    loadModules([
      [6, empty('a')],
      [5, go],
    ]).id,
    base,
  );
  const others: ModuleList[] = [
    numbered(go),
    [
      [5, go],
      [7, empty('a')],
    ],
    numbered(go, empty('b')),
    numbered(go, { ...empty('a'), version: 2 }),
    numbered(module('go', {}).define({ operations: { Go: operation(201) } }), empty('a')),
    numbered(module('go', {}).define({ operations: { Going: operation(200) } }), empty('a')),
    numbered(module('go', {}).define({ operations: { Go: operation(200, { params: { value: t.u16 } }) } }), empty('a')),
    numbered(module('go', {}).define({ operations: { Go: operation(200, { params: { other: t.u8 } }) } }), empty('a')),
  ];
  const ids = new Set([base, ...others.map((list) => loadModules(list).id)]);
  assert.is(ids.size, others.length + 1);
});

test('a loaded set is immutable', () => {
  const set = loadModules(numbered(empty('a')));
  assert.throws(() => Object.assign(set, { id: 'x' }), TypeError);
  assert.throws(() => Object.assign(set.hooks, { blockStart: undefined }), TypeError);
});

test.run();
