/** Additions: a module above puts fields into the answers of one below, which knows nothing of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ErrorDef, Failure } from '../../runtime/errors.js';
import { InvalidModule, loadModules, ModuleConflict } from '../../runtime/loader.js';
import type { Module } from '../../runtime/module/define.js';
import { error, fail, fn, map, port, type Shape, shape, t } from '../../runtime/sdk.js';
import { alice, bob, chain } from '../kit/index.js';

const NoPerson = error(20_100, 'NoPerson', 'There is no such person');
const Unheard = error(20_101, 'Unheard', 'Nobody heard of him');

interface PeoplePort {
  exists(): boolean;
}
const peoplePort = port<PeoplePort>('people');

const frame = shape('people', { state: { names: map(0, [t.address], t.text(1, 20)) } });
const people = frame.module({
  operations: {
    Enter: frame.operation({
      about: 'Enter your name.',
      params: { name: t.text(1, 20) },
      gas: 1_000,
      execute: ({ state, sender }, { name }) => state.names.put(sender, name),
    }),
  },
  methods: {
    getPerson: frame.method({
      about: 'A person.',
      signature: fn({ address: t.address, loud: t.option(t.bool) }, t.struct({ name: t.text(1, 20) })),
      errors: [NoPerson],
      read: ({ state }, { address }) => ({ name: state.names.get(address) ?? fail(NoPerson) }),
    }),
    countPeople: { about: 'A number.', signature: fn({}, t.count), read: () => 0 },
  },
  provides: [frame.provide(peoplePort, { exists: () => true })],
});

/** A module above people that adds a field to one of its methods. */
function above(name: string, method: string, field: string, params: Shape = { address: t.address }): Module {
  const frame = shape(name, {
    needs: { people: peoplePort.only('exists') },
    state: { ages: map(0, [t.address], t.u8) },
  });
  const addition = frame.method({
    about: 'More of a person.',
    signature: fn({ address: t.address }, t.struct({ [field]: t.option(t.u8) })),
    errors: [Unheard],
    read({ state }, { address }) {
      const age = state.ages.get(address);
      if (age === 0) fail(Unheard);
      return { [field]: age ?? null };
    },
  });
  const Age = frame.operation({
    about: 'Enter your age.',
    params: { age: t.u8 },
    gas: 1_000,
    execute: ({ state, sender }, { age }) => state.ages.put(sender, age),
  });
  const signature = { ...addition.signature, params };
  return frame.module({ operations: { Age }, additions: { [method]: { ...addition, signature } as typeof addition } });
}

test('the fields that a module adds stand in the answer, read from its own state', () => {
  const c = chain([people, above('ages', 'getPerson', 'age'), above('shoes', 'getPerson', 'size')]);
  c.run(alice, 'people.Enter', { name: 'Alice' });
  assert.equal(c.ask('getPerson', [alice]), { name: 'Alice', age: null, size: null });
  c.run(alice, 'ages.Age', { age: 30 });
  c.run(alice, 'shoes.Age', { age: 38 });
  assert.equal(c.ask('getPerson', [alice, true]), { name: 'Alice', age: 30, size: 38 });
  assert.equal(Object.keys(c.set.methods.get('getPerson')!.result.schema.properties as object), [
    'name',
    'age',
    'size',
  ]);
  assert.equal(c.set.methods.get('getPerson')!.result.schema.required, ['name']);
});

test('a method refuses with its own errors and with those of what is added', () => {
  const c = chain([people, above('ages', 'getPerson', 'age')]);
  c.refuses('getPerson', [bob], NoPerson);
  c.run(alice, 'people.Enter', { name: 'Alice' });
  c.run(alice, 'ages.Age', { age: 0 });
  c.refuses('getPerson', [alice], Unheard);
});

function refused(list: readonly Module[], declared: ErrorDef): object {
  try {
    loadModules(list.map((one, i) => [5 + i, one]));
  } catch (cause) {
    assert.is((cause as Failure).error, declared);
    return (cause as Failure).details;
  }
  return assert.unreachable('the modules were loaded') as never;
}

test('an addition that does not fit is refused when the modules are loaded', () => {
  assert.equal(refused([people, above('ages', 'getCat', 'age')], InvalidModule), {
    module: 'ages',
    reason: 'it adds to getCat: no module below it has this method',
  });
  assert.equal(refused([people, above('ages', 'countPeople', 'age', {})], InvalidModule), {
    module: 'people',
    reason: 'it adds to countPeople: its answer is no record with fields',
  });
  assert.equal(refused([people, above('ages', 'getPerson', 'age', { cat: t.address })], InvalidModule), {
    module: 'ages',
    reason: 'it adds to getPerson: it has no parameter cat',
  });
  assert.equal(refused([people, above('ages', 'getPerson', 'name')], ModuleConflict), {
    what: 'field name of getPerson',
    first: 'people',
    second: 'ages',
  });
});

test.run();
