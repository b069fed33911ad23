/** Simulation: a method tries operations on the state that it reads, and leaves no trace. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { error, fail, fn, map, module, operations, t } from '../../../runtime/sdk.js';
import { alice, bob, chain } from '../../kit/index.js';
import { inner } from '../../modules/shared/signing.js';

const Full = error(20_200, 'Full', 'The jar is full', { details: { coins: 'How many are in it' } });

const jarShape = module('jar', {
  state: { coins: map(0, [t.address], t.u8) },
  events: { Dropped: { by: t.address } },
});

/** A jar for each, and a method that says what would become of it. */
const jar = jarShape.define({
  operations: {
    Drop: jarShape.operation({
      about: 'Drop a coin into your jar, which holds three.',
      params: {},
      gas: 10_000,
      errors: [Full],
      execute({ state, emit, sender }) {
        const coins = state.coins.get(sender) ?? 0;
        if (coins >= 3) fail(Full, { coins });
        state.coins.put(sender, coins + 1);
        emit.Dropped({ by: sender });
      },
    }),
    Alone: jarShape.operation({
      about: 'Not inside another operation.',
      params: {},
      gas: 10_000,
      nestable: false,
      execute() {},
    }),
    Simulate: jarShape.operation({
      about: 'Tries to simulate where it should run.',
      params: {},
      gas: 10_000,
      execute: (context) => void (context as unknown as { simulate(): void }).simulate(),
    }),
  },
  methods: {
    foresee: jarShape.method({
      about: 'What operations would do.',
      signature: fn(
        { of: t.address, operations: operations(9), gas: t.gas },
        t.option(t.struct({ gas_used: t.gas, index: t.option(t.u8), error: t.option(t.text(1, 64)) })),
      ),
      read({ simulate }, { of, operations, gas }) {
        const simulated = simulate(of, operations, gas);
        if (!simulated) return null;
        const { gasUsed, refused } = simulated;
        return { gas_used: gasUsed, index: refused?.index ?? null, error: refused?.failure.error.name ?? null };
      },
    }),
  },
});

const withJar = () => {
  const c = chain([jar]);
  const json = (name: string) => c.set.operations.byName.get(name) && { [name]: inner(c, name).params };
  return {
    c,
    foresee: (who: typeof alice, names: string[], gas = 1_000_000) => c.ask('foresee', [who, names.map(json), gas]),
  };
};

test('simulated operations build on the state and on each other, as the named account', () => {
  const { c, foresee } = withJar();
  c.run(alice, 'jar.Drop');
  assert.equal(foresee(alice, ['jar.Drop', 'jar.Drop']), { gas_used: 20_000, index: null, error: null });
  assert.equal(foresee(alice, ['jar.Drop', 'jar.Drop', 'jar.Drop']), { gas_used: 30_000, index: 2, error: 'Full' });
  assert.equal(foresee(bob, ['jar.Drop', 'jar.Drop', 'jar.Drop']), { gas_used: 30_000, index: null, error: null });
});

test('a simulation changes no state', () => {
  const { c, foresee } = withJar();
  c.run(alice, 'jar.Drop');
  const root = c.stateRoot();
  for (let i = 0; i < 3; i++) assert.is(foresee(alice, ['jar.Drop', 'jar.Drop']).error, null);
  assert.is(c.stateRoot(), root);
});

test('a top-level-only operation is rejected, and too little gas returns no result', () => {
  const { foresee } = withJar();
  assert.equal(foresee(alice, ['jar.Alone']), { gas_used: 0, index: 0, error: 'NotAuthorized' });
  assert.is(foresee(alice, ['jar.Drop', 'jar.Drop'], 19_999), null);
});

test('an operation that simulates halts the node, as only methods may simulate', () => {
  const { c } = withJar();
  assert.throws(() => c.run(alice, 'jar.Simulate'), /simulate is available in methods only/);
});

test.run();
