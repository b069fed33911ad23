/**
 * The law of extremes: no operation of any module ends otherwise than in a value or a declared failure, and no record grows
 * beyond its type. `TEST_STEPS=20000` for the long run, `TEST_SEED` for another life.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LoadedModule } from '../../runtime/kernel/loader.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { cell, error, fail, map, module, t } from '../../runtime/sdk.js';
import { defaultModules, genesisOf } from '../golden/distribution.js';
import { alice, bob, carol } from '../kit/index.js';
import { below } from '../kit/life.js';
import { type Pushed, pushed } from '../kit/pushed.js';
import { richChain } from '../kit/rich.js';
import { stepsOr } from '../modules/shared/steps.js';

const STEPS = stepsOr(400);
const SEED = Number(process.env.TEST_SEED ?? 1);
const PEOPLE = [alice, bob, carol];
const FOUNDATION = '0'.repeat(63).concat('3') as string as Address;

const set = await defaultModules();
const { data } = genesisOf(set) as unknown as { readonly data: Readonly<Record<string, Json>> };
const [founder] = data.validators as unknown as readonly { readonly operator: string }[];

/** The parameters that a chain may begin with, each at its least or its most. */
function parametersAt(seed: number, names: ReadonlySet<string>): Record<string, Json> {
  const all = [...set.parameters.values()].filter(({ key, fixed }) => !fixed && !key.startsWith('gas.'));
  return Object.fromEntries(
    all.flatMap(({ key, min, max }, i): [string, Json][] => {
      const most = (seed + i) % 2 === 0 ? min : max;
      const value = typeof most === 'function' ? (most as (unit: bigint) => unknown)(10n ** 9n) : most;
      const [owner] = key.split('.') as [string];
      if (value === undefined || !(names.has(owner) || owner === 'block')) return [];
      return [[key, typeof value === 'bigint' ? `${value}` : (value as Json)]];
    }),
  );
}

/** A life at the edges of a module on a chain of it and of what it needs. */
function live(loaded: LoadedModule, seed: number): Pushed {
  const items = below(set, loaded);
  const names = new Set(items.map(([, { name }]) => name));
  const { chain: _, ...parts } = data;
  const genesis = Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)));
  const operator = richChain(items).text.parseAddress(founder!.operator)!;
  const params = seed % 3 === 0 ? {} : parametersAt(seed, names);
  const network = seed % 2 === 0 ? 'dev' : 'testnet';
  const c = richChain(items, { network, genesis, params }, [operator]);
  const people = [...PEOPLE, operator, FOUNDATION];
  return pushed(c, { modules: new Set([loaded.module.name]), people, steps: STEPS, seed });
}

test('every operation of every module ends in a value or a declared failure, for any fields and repetitions', () => {
  const broken: string[] = [];
  const succeeded = new Set<string>();
  for (const loaded of set.modules) {
    if (loaded.number === 0) continue;
    const life = live(loaded, SEED);
    for (const name of life.succeeded) succeeded.add(name);
    for (const [name, cause] of life.broken) broken.push(`${loaded.module.name}: ${name}: ${cause}`);
  }
  assert.equal(broken, []);
  assert.ok(succeeded.size * 3 > set.operations.byName.size, `only ${succeeded.size} operations ever succeeded`);
});

const Empty = error(20_050, 'Empty', 'There is nothing');
const amount = t.doc(t.amount, 'How much');

/** Modules that halt a chain once a number has grown enough, or a field is large enough; what the law must find. */
const FAULTY = {
  'a counter of a byte': module('faulty', { state: { count: cell(0, t.u8, 0) } }).define({
    operations: {
      Do: {
        about: 'Counts.',
        params: {},
        gas: 40_000,
        execute: ({ state }) => state.count.put(state.count.get() + 1),
      },
    },
  }),
  'a sum of all time, of amounts that come and go': module('faulty', {
    state: { sum: cell(0, t.amount, 0n), held: map(1, [t.address], t.amount) },
  }).define({
    operations: {
      Do: {
        about: 'Puts an amount in, if nothing is in.',
        params: { amount: t.doc(t.range(0, 2 ** 40), 'How much, in 2^80') },
        gas: 40_000,
        errors: [Empty],
        execute({ state, sender }, { amount }) {
          if (amount === 0 || state.held.has(sender)) fail(Empty);
          const put = BigInt(amount) << 80n;
          state.held.put(sender, put);
          state.sum.put(state.sum.get() + put);
        },
      },
      Take: {
        about: 'Takes it out.',
        params: {},
        gas: 40_000,
        errors: [Empty],
        execute({ state, sender }) {
          if (!state.held.has(sender)) fail(Empty);
          state.held.delete(sender);
        },
      },
    },
  }),
  'an amount that is scaled': module('faulty', { state: { last: cell(0, t.amount, 0n) } }).define({
    operations: {
      Do: {
        about: 'Keeps an amount in other units.',
        params: { amount },
        gas: 40_000,
        execute: ({ state }, { amount }) => state.last.put(amount * 1_000n),
      },
    },
  }),
  'a time that is far away': module('faulty', { state: { ends: cell(0, t.time, 0) } }).define({
    operations: {
      Do: {
        about: 'Ends later.',
        params: { seconds: t.doc(t.seconds, 'In how many seconds') },
        gas: 40_000,
        execute: ({ state, time }, { seconds }) => state.ends.put(time + seconds),
      },
    },
  }),
  'a list that grows': module('faulty', { state: { all: cell(0, t.list(t.address, 100), []) } }).define({
    operations: {
      Do: {
        about: 'Adds the sender.',
        params: {},
        gas: 40_000,
        execute: ({ state, sender }) => state.all.put([...state.all.get(), sender]),
      },
    },
  }),
  'what a block does with a large amount': module('faulty', { state: { last: cell(0, t.amount, 0n) } }).define({
    operations: {
      Do: {
        about: 'Keeps an amount.',
        params: { amount },
        gas: 40_000,
        execute: ({ state }, { amount }) => state.last.put(amount),
      },
    },
    hooks: { blockEnd: ({ state }) => void (state.last.get() > 2n ** 100n && state.last.put(state.last.get() * 256n)) },
  }),
};

for (const [what, faulty] of Object.entries(FAULTY)) {
  test(`the law detects ${what}`, () => {
    const breaks = (seed: number): boolean => {
      const c = richChain(['accounts', 'tokens', faulty]);
      return pushed(c, { modules: new Set(['faulty']), people: PEOPLE, steps: 400, seed }).broken.size > 0;
    };
    assert.ok([1, 2, 3, 4, 5].some(breaks), 'nothing broke');
  });
}

test.run();
