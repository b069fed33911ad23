/** Views: methods of a lower module learn from those above it, and blocks do not. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fn, map, module, t, view } from '../../../runtime/sdk.js';
import { alice, bob, chain } from '../../kit/index.js';

/** How many things of a name an account has elsewhere. */
const thingsView = view<[owner: string, name: string], bigint>('things');

const below = module('below', {}).define({
  operations: {
    Peek: {
      about: 'Tries to ask from an operation.',
      params: {},
      gas: 1_000,
      execute(context) {
        (context as unknown as { ask(view: object, ...args: string[]): void }).ask(thingsView, 'a', 'b');
      },
    },
  },
  methods: {
    things: {
      about: 'What the modules above say of an account.',
      signature: fn({ owner: t.address, name: t.text(1, 9) }, t.list(t.amount, 9)),
      read: ({ ask }, { owner, name }) => ask(thingsView, owner, name),
    },
  },
});

const drawerShape = module('drawer', { state: { things: map(0, [t.address], t.amount) } });
const drawer = drawerShape.define({
  operations: {
    Put: drawerShape.operation({
      about: 'Put things away.',
      params: { amount: t.amount },
      gas: 1_000,
      execute: ({ state, sender }, { amount }) => state.things.put(sender, amount),
    }),
  },
  answers: [
    drawerShape.answer(thingsView, ({ state }, owner, name) =>
      name === 'spoon' ? (state.things.get(owner as never) ?? 0n) : 0n,
    ),
  ],
});

const clockShape = module('clock', {});
const clock = clockShape.define({ answers: [clockShape.answer(thingsView, ({ height }) => BigInt(height))] });

test('a method gets the results of all modules that have one, in load order', () => {
  const c = chain([below, drawer, clock]);
  c.run(alice, 'drawer.Put', { amount: 7n });
  assert.equal(c.ask('things', [alice, 'spoon']), ['7', '1']);
  assert.equal(c.ask('things', [bob, 'spoon']), ['0', '1']);
  assert.equal(c.ask('things', [alice, 'fork']), ['0', '1']);
});

test('a view without providers returns no results', () => {
  assert.equal(chain([below]).ask('things', [alice, 'spoon']), []);
});

test('an operation that calls a view halts the node, as its result would depend on the loaded dependents', () => {
  const c = chain([below, drawer]);
  assert.throws(() => c.run(alice, 'below.Peek'), /views are available in methods only/);
});

test.run();
