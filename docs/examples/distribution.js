/** A chain of one's own: Oak, whose token is the acorn, with a module that keeps a guest book. */

import { defaults, run } from 'trellis';
import { error, fail, fn, map, module, t } from 'trellis/sdk';

const EmptyLine = error(10_900, 'EmptyLine', 'A line says something');

const guestbook = module('guestbook', {
  about: 'Everybody writes one line.',
  state: { lines: map(0, [t.address], t.text(0, 100)) },
  events: { Signed: { by: t.address, line: t.text(0, 100) } },
}).define({
  operations: {
    Sign: {
      about: 'Write your line, instead of the one before.',
      params: { line: t.doc(t.text(0, 100), 'What stands in the book, at most 100 characters') },
      gas: 40_000,
      rpc: ['signGuestbook', 'line', 'sender'],
      errors: [EmptyLine],
      execute({ state, emit, sender }, { line }) {
        if (line.trim() === '') fail(EmptyLine);
        state.lines.put(sender, line);
        emit.Signed({ by: sender, line });
      },
    },
  },
  methods: {
    lineOf: {
      about: 'The line of an account; null for none.',
      signature: fn(
        { account: t.doc(t.address, 'Who wrote it') },
        t.doc(t.option(t.text(0, 100)), 'The line; null where the account wrote none'),
      ),
      read: ({ state }, { account }) => state.lines.get(account) ?? null,
    },
  },
});

await run({
  ...defaults,
  name: 'Oak',
  binary: 'oak',
  symbol: 'ACO',
  addressPrefix: 'oak',
  hashPrefix: 'okh',
  nameService: 'oak',
  profiles: { ...defaults.profiles, dev: { ...defaults.profiles.dev, chainId: 90_210 } },
  modules: [...defaults.modules, [1000, guestbook]],
});
