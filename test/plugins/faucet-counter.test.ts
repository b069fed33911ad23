/** The counter of a faucet on a node that takes no bundles: who waits, who is refused, and that nobody is charged for nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Book } from '../../plugins/faucet/book.js';
import { Counter } from '../../plugins/faucet/counter.js';
import { MempoolFull } from '../../runtime/kernel/chain/common-errors.js';
import { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import { Failure } from '../../runtime/lib/errors.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { PluginContext } from '../../runtime/plugin.js';
import { until } from '../until.js';

const LIMITS = { perAddress: 100n, perNetwork: 3, perDay: 1_000_000n };
const text = textForms({ addressPrefix: 'trl', hashPrefix: 'trh' }, new OperationTable([]));

/** A counter whose account sends by `send`. */
async function counterWith(send: () => Promise<Hash>) {
  const node = {
    text,
    log: () => undefined,
    ledger: { chain: { symbol: 'TRL', decimals: 0, chainId: 1 } },
  } as unknown as PluginContext;
  const book = await Book.open(new MemoryDatabase(), LIMITS, () => 1_000_000_000_000);
  const account = { address: 'f'.repeat(64) as Address, send };
  const now = () => 1_000_000_000_000;
  const balance = async () => 10n ** 12n;
  const counter = new Counter({
    ...{ node, account, now, unit: 1n, limits: LIMITS, standard: 10n, book, work: undefined, balance },
  });
  const ask = (n: number, signal = new AbortController().signal) =>
    counter.answerGrant({
      body: { address: `0x${n.toString(16).padStart(64, 'c')}` },
      ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      network: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      signal,
    });
  return { counter, book, ask };
}

const full = async (): Promise<Hash> => {
  throw new Failure(MempoolFull, { reason: 'full' });
};
const nameOf = (body: object) => (body as { error?: { data: { name: string } } }).error?.data.name;

test('a grant is retried with the next blocks, then rejected as busy and not counted', async () => {
  let tries = 0;
  const { counter, book, ask } = await counterWith(() => {
    tries++;
    return full();
  });
  const asked = ask(1);
  for (const n of [1, 2]) {
    await until(() => tries === n);
    counter.blockPassed();
  }
  const { status, body, headers } = await asked;
  assert.is(tries, 3);
  assert.equal([status, nameOf(body)], [503, 'FaucetBusy']);
  assert.ok(Number(headers!['Retry-After']) > 0);
  assert.is(book.spent, 0n, 'it is given back');
});

test('at most 128 requests wait, a caller that disconnects is not charged, and the others are sent in order', async () => {
  const waiting: ((hash: Hash) => void)[] = [];
  const { book, ask } = await counterWith(() => new Promise((resolve) => waiting.push(resolve)));
  const leaving = new AbortController();
  // Each of another /24, so that only the queue stands in the way.
  const asked = Array.from({ length: 128 }, (_, n) => ask(n << 8, n === 5 ? leaving.signal : undefined));
  await until(() => waiting.length === 1);
  const more = await ask(200 << 8);
  assert.equal([more.status, nameOf(more.body)], [503, 'FaucetBusy']);
  await until(() => book.spent === 1_280n);
  leaving.abort();
  const hash = 'd'.repeat(64) as Hash;
  for (let n = 0; n < 127; n++) {
    await until(() => waiting.length === n + 1);
    waiting[n]!(hash);
  }
  const answers = await Promise.all(asked);
  assert.is(answers.filter(({ body }) => 'bundle_hash' in body).length, 127);
  assert.is(book.spent, 1_270n);
});

test.run();
