/** The nonce that wallets sign next counts everything that waits on the node, also what was not tried yet. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { accountMethods } from '../../plugins/ethereum/account-methods.js';

/** A node whose pending state is at nonce 13, with bundles up to nonce 99 waiting behind it. */
const run = { port: () => ({ nonceOf: () => 13, accountAt: (bare: string) => bare, nonce: () => 5 }) };
const node = {
  ledger: {
    chain: { symbol: 'TRL' },
    head: { height: 7 },
    readAt: async (_: number, read: (of: typeof run) => unknown) => read(run),
  },
  mempool: { read: async (read: (of: typeof run) => unknown) => read(run), nextNonce: async () => 100 },
  method: (declaration: object) => declaration,
};

test('pending counts waiting transactions, and latest counts only final ones', async () => {
  const methods = accountMethods(node as never, {} as never) as unknown as {
    name: string;
    answer(params: object): Promise<bigint>;
  }[];
  const count = methods.find(({ name }) => name === 'eth_getTransactionCount')!;
  const address = '7'.padStart(64, '0');
  assert.is(await count.answer({ address, block: { tag: 'pending' } }), 100n);
  assert.is(await count.answer({ address, block: { tag: 'latest' } }), 5n);
});

test.run();
