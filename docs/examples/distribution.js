/** A separate chain: Oak, whose token is the acorn, with a guest book module. */

import { defineChain, main } from 'trellis';
import { error, fail, fn, map, module, t } from 'trellis/sdk';

const EmptyLine = error(10_900, 'EmptyLine', 'The line must not be empty');

const guestbook = module('guestbook', {
  about: 'A guest book with one line per account.',
  state: { lines: map(0, [t.address], t.text(0, 100)) },
  events: { Signed: { by: t.address, line: t.text(0, 100) } },
}).define({
  operations: {
    Sign: {
      about: 'Writes the line of the sender, which replaces its previous one.',
      params: { line: t.doc(t.text(0, 100), 'Text of the line, at most 100 characters') },
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
      about: 'Returns the line of an account; null if it has none.',
      signature: fn(
        { account: t.doc(t.address, 'Account that wrote the line') },
        t.doc(t.option(t.text(0, 100)), 'The line; null if the account has none'),
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
