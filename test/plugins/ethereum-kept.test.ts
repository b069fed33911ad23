/** Ethereum answers about the head are kept where requests come in, and no longer than that head: no caller sees the past. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { accountMethods } from '../../plugins/ethereum/account-methods.js';
import { callMethods } from '../../plugins/ethereum/call-methods.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';

const [payer, receiver] = [account(0), `0x${'00'.repeat(12)}${'5e'.repeat(20)}`];
const short = (id: string) => `0x${id.slice(-40)}`;
const TRANSFERS = 12;
/** Callers that ask the same all the time, so that there is always an answer that is kept. */
const READERS = 2;

let here: Here;
const number = async (method: string, ...params: unknown[]) => Number(await ask<string>(here.url, method, ...params));
const balance = async (of: string, block = 'latest') =>
  BigInt(await ask<string>(here.url, 'eth_getBalance', short(of), block)) / 10n ** 9n;

/** Pays the receiver 3; resolves with the height of the block. */
async function pay(): Promise<number> {
  const sent = await answerOf<Written>(here.url, 'chain_transfer', payer, receiver, 'TRL', '3', { wait: 'included' });
  if (sent.error) throw new Error(JSON.stringify(sent.error));
  return sent.result.receipt!.block_height;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory(), { rpcThreads: 1, blockTime: 1 });
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

test('a client notified of a block never reads older state, whatever number of clients read meanwhile', async () => {
  let isOver = false;
  /** Reads on until all is over, and never less than before. */
  async function grows<T extends number | bigint>(read: () => Promise<T>): Promise<void> {
    let last = await read();
    while (!isOver) {
      const next = await read();
      assert.ok(next >= last, `${next} after ${last}`);
      last = next;
    }
  }
  const reading = Array.from({ length: READERS }, () => [
    grows(() => balance(receiver)),
    grows(() => number('eth_getTransactionCount', short(payer), 'latest')),
    grows(() => number('eth_blockNumber')),
  ]).flat();
  let [paid, nonce] = [await balance(receiver), await number('eth_getTransactionCount', short(payer), 'latest')];
  for (let i = 0; i < TRANSFERS; i++) {
    const height = await pay();
    paid += 3n;
    nonce++;
    const [received, sent, head] = await Promise.all([
      balance(receiver),
      number('eth_getTransactionCount', short(payer), 'latest'),
      number('eth_blockNumber'),
    ]);
    assert.equal([received, sent], [paid, nonce]);
    assert.ok(head >= height);
  }
  isOver = true;
  await Promise.all(reading);
});

test('all names of the head return the same response, cached or not, and another block returns its own', async () => {
  const before = await pay();
  const [old, count] = [await balance(receiver), await number('eth_getTransactionCount', short(payer), 'latest')];
  await pay();
  for (let i = 0; i < 3; i++) {
    for (const block of ['latest', 'safe', 'finalized', 'pending']) {
      assert.is(await balance(receiver, block), old + 3n, block);
      assert.is(await number('eth_getTransactionCount', short(payer), block), count + 1, block);
    }
    assert.is(BigInt(await ask<string>(here.url, 'eth_getBalance', short(receiver))) / 10n ** 9n, old + 3n);
    assert.is(await balance(receiver, `0x${before.toString(16)}`), old);
    assert.is(await balance(receiver, 'earliest'), 0n);
  }
});

test('only responses about the head by name are cached', () => {
  type Kept = { name: string; isOfHead?(params: { block: object }): boolean };
  const node = { ledger: { chain: { symbol: 'TRL' } }, mempool: {}, method: (declaration: Kept) => declaration };
  const methods = [accountMethods, callMethods].flatMap((all) => all(node as never, {} as never) as unknown as Kept[]);
  const keeping = methods.filter(({ isOfHead }) => isOfHead);
  assert.equal(keeping.map(({ name }) => name).sort(), ['eth_getBalance', 'eth_getCode', 'eth_getTransactionCount']);
  for (const { name, isOfHead } of keeping) {
    for (const tag of ['latest', 'safe', 'finalized']) assert.ok(isOfHead!({ block: { tag } }), `${name} ${tag}`);
    for (const block of [{ tag: 'pending' }, { tag: 'earliest' }, { number: 3n }, { hash: 'ab'.repeat(32) }])
      assert.not(isOfHead!({ block }), name);
  }
});

test.run();
