/** The head moves while the mempool works: what it had tried on the old head says nothing of the new one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import type { Envelope } from '../../../runtime/kernel/chain/bundle.js';
import { NonceTooLow } from '../../../runtime/kernel/chain/common-errors.js';
import { bundleOf, id } from '../chain/scene.js';
import { Node, SlowDatabase, set, verify, withDisk } from '../ledger/chain.js';
import { alice, bob, hashes } from './kit.js';

const carol = id(0xca401);
const dave = id(0xda7e);

/** All three have records, which only the disk can tell. */
const first = [carol, dave, bob].map((from) => bundleOf(set, [['Store', { key: 'a', value: 1 }]], { from }));

/** Bob, who begins with 100 units, gives more than that away; carol and dave give him some. */
const fromCarol = bundleOf(set, [['Give', { to: bob, amount: 5n }]], { from: carol, nonce: 1 });
const fromDave = bundleOf(set, [['Give', { to: bob, amount: 60n }]], { from: dave, nonce: 1 });
const fromBob = bundleOf(set, [['Give', { to: alice, amount: 150n }]], { from: bob, nonce: 1 });

/** A mempool on a disk that keeps the next question about an account to itself until it is told to answer. */
async function held(
  work: (setting: {
    node: Node;
    pool: Mempool;
    /** Begins to hold back; resolves when somebody asks for the account. */
    hold(account: string): Promise<void>;
    answer(): void;
    block(envelopes: readonly Envelope[]): Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const database = new SlowDatabase();
  const { getMany } = database;
  let holding: { account: string; asked: () => void } | undefined;
  let answer = (): void => {};
  database.getMany = async (keys) => {
    const { account, asked } = holding ?? {};
    if (account && keys.some((key) => Buffer.from(key).toString('hex').includes(account))) {
      holding = undefined;
      asked!();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    return getMany(keys);
  };
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce(first);
    const pool = new Mempool({ ledger: node.ledger, verify, now: () => node.ledger.head.header.timestamp_ms });
    await work({
      node,
      pool,
      hold: (account) =>
        new Promise((asked) => {
          holding = { account, asked };
        }),
      answer: () => answer(),
      async block(envelopes) {
        const executed = await node.build(envelopes);
        assert.equal(node.refusals, []);
        await node.commit(executed);
        pool.advance(executed);
      },
    });
    await node.close();
  }, database);
}

test('a block that arrives while bundles are retried loses none of them', () =>
  held(async ({ node, pool, hold, answer, block }) => {
    for (const { bytes } of [fromCarol, fromDave, fromBob]) await pool.submit(bytes);
    node.ledger.cache.clear();
    const asked = hold(dave);
    await block([]);
    await asked; // carol's is tried on the old head, dave's is not yet
    await block([fromDave]);
    answer();
    await pool.nextNonce(alice);
    assert.equal(hashes(pool.candidates()), hashes([fromCarol, fromBob]));
    assert.is(pool.rejections.get(fromBob.hash), undefined);
  }));

test('a bundle that waits for the disk when a block arrives is tried on the new head', () =>
  held(async ({ node, pool, hold, answer, block }) => {
    await pool.submit(fromCarol.bytes);
    node.ledger.cache.clear();
    const asked = hold(bob);
    const submitted = pool.submit(fromBob.bytes);
    await asked;
    await block([fromDave]);
    answer();
    await submitted;
    assert.equal(hashes(pool.candidates()), hashes([fromCarol, fromBob]));
  }));

test('a bundle included by another block while it waits leaves no rejection', () =>
  held(async ({ node, pool, hold, answer, block }) => {
    for (const { bytes } of [fromCarol, fromDave]) await pool.submit(bytes);
    node.ledger.cache.clear();
    const asked = hold(dave);
    await block([]);
    await asked;
    await block([fromDave]);
    answer();
    await pool.nextNonce(alice);
    assert.is(pool.rejections.get(fromDave.hash), undefined);
  }));

test('a bundle behind a gap whose nonce another one used is recorded as rejected with the reason', () =>
  held(async ({ pool, block }) => {
    const late = bundleOf(set, [['Store', { key: 'late', value: 1 }]], { nonce: 1 });
    await pool.submit(late.bytes);
    const [first, rival] = [0, 1].map((nonce) => bundleOf(set, [['Store', { key: 'a', value: 1 }]], { nonce }));
    await block([first!, rival!]);
    assert.is(pool.rejections.get(late.hash)!.failure.error, NonceTooLow);
    assert.is(pool.size, 0);
  }));

test.run();
