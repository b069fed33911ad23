/** A chain of one's own: Oak, whose token is the acorn, with a module that keeps a guest book. */

import { defineChain, main } from 'trellis';
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

const chain = defineChain({
  name: 'Oak',
  symbol: 'ACO',
  prefixes: { address: 'oak', hash: 'okh', names: 'oak' },
  chainId: { dev: 90_210, testnet: 90_211, mainnet: 90_212 },
  modules: [[1000, guestbook]],
});

export default chain;
await main(chain, import.meta.url);
