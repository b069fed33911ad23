/** The backlog of a mempool: bundles beyond those that are ready have been tried once, and keep their order. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ReplacementUnderpriced } from '../../../runtime/engine/mempool/limits.js';
import { BundleExpired, NonceGap, NonceTooLow } from '../../../runtime/kernel/chain/common-errors.js';
import { Refused } from '../chain/features.js';
import { bundleOf, id } from '../chain/scene.js';
import { set } from '../ledger/chain.js';
import { refused } from '../storage/temporary.js';
import { alice, bob, bundle, cases, failing, hashes, type Setting } from './kit.js';

const two = { ready: 2 };

/** Bob, who begins with 100 units, gives some away. */
const give = (nonce: number, amount: bigint) => bundleOf(set, [['Give', { to: alice, amount }]], { from: bob, nonce });

/** Submits so many bundles of alice. */
async function queue({ submit }: Pick<Setting, 'submit'>, count: number, gasPrice = 10) {
  const bundles = Array.from({ length: count }, (_, nonce) => bundle({ nonce, gasPrice }));
  for (const one of bundles) await submit(one);
  return bundles;
}

cases(
  'beyond the ready ones bundles wait in the order in which they came, and follow block by block',
  async (setting) => {
    const { pool, submit, block } = setting;
    const mine = await queue(setting, 4);
    const other = bundle({ from: bob, nonce: 0 });
    await submit(other);
    assert.equal(hashes(pool.candidates()), hashes(mine.slice(0, 2)));
    assert.is(pool.size, 5);
    assert.is(pool.get(other.hash)?.envelope.nonce, 0);
    assert.is(pool.has(mine[3]!), true);
    assert.is(await pool.nextNonce(alice), 4);
    assert.is(await pool.nextNonce(bob), 1);
    await block();
    assert.equal(hashes(pool.candidates()), hashes([mine[2]!, mine[3]!, other]), 'twice as many as in the block');
    await block();
    assert.is(pool.size, 0);
  },
  two,
);

cases(
  'not more is ready than the biggest block holds, however big the last one was',
  async (setting) => {
    const { pool, block } = setting;
    const mine = await queue(setting, 9);
    await block();
    assert.equal(hashes(pool.candidates()), hashes(mine.slice(2, 5)));
    await block();
    assert.equal(hashes(pool.candidates()), hashes(mine.slice(5, 8)));
  },
  { ready: 2, block: 3 },
);

cases(
  'while there is room, another bundle of a sender is taken in without a look at those of it that wait',
  async (setting) => {
    const { pool, submit } = setting;
    await queue(setting, 40);
    let looked = 0;
    for (const { envelope } of pool.pending()) {
      const { gas_price } = envelope.bundle;
      Object.defineProperty(envelope.bundle, 'gas_price', {
        get: () => {
          looked++;
          return gas_price;
        },
      });
    }
    for (let nonce = 40; nonce < 60; nonce++) await submit(bundle({ nonce }));
    assert.is(pool.size, 60);
    assert.is(looked, 0);
  },
  two,
);

cases(
  'a bundle of the backlog was tried on what the earlier ones of its sender leave',
  async (setting) => {
    const { submit } = setting;
    await queue(setting, 2);
    await submit(give(0, 60n));
    await refused(submit(give(1, 60n)), Refused);
    const second = await submit(give(1, 40n));
    assert.ok(second.outcome);
    await refused(submit(give(2, 1n)), Refused);
    await refused(submit(failing({ nonce: 2 })), Refused);
    await refused(submit(bundle({ nonce: 1 }, 'again')), ReplacementUnderpriced);
  },
  two,
);

cases(
  'what came late to an account counts for its backlog from the next block on',
  async (setting) => {
    const { submit, block } = setting;
    await queue(setting, 2);
    await submit(give(0, 50n));
    await submit(give(1, 50n));
    await refused(submit(give(2, 1n)), Refused);
    const carol = id(0xca401);
    await block([bundleOf(set, [['Give', { to: bob, amount: 5n }]], { from: carol, nonce: 0 })]);
    await submit(give(2, 1n));
  },
  two,
);

cases(
  'a bundle behind a gap joins the backlog when the gap is filled',
  async (setting) => {
    const { pool, submit, block } = setting;
    await queue(setting, 2);
    await submit(bundle({ nonce: 3 }));
    await submit(bundle({ nonce: 2 }));
    assert.is(await pool.nextNonce(alice), 4);
    await block();
    assert.equal(
      [...pool.candidates()].map(({ nonce }) => nonce),
      [2, 3],
    );
  },
  two,
);

cases(
  'a bundle of the backlog is replaced by one that pays more, in its place, and not by one that fails',
  async (setting) => {
    const { pool, submit, block } = setting;
    const [, , third, fourth] = await queue(setting, 4, 100);
    await refused(submit(failing({ nonce: 2, gasPrice: 200 })), Refused);
    const better = bundle({ nonce: 2, gasPrice: 110 }, 'better');
    await submit(better);
    assert.is(pool.rejections.get(third!.hash)!.failure.error, NonceTooLow);
    assert.is(pool.size, 4);
    assert.is(
      pool.bytes,
      pool.list().reduce((sum, one) => sum + one.envelope.bytes.length, 0),
    );
    await block();
    assert.equal(hashes(pool.candidates()), hashes([better, fourth!]));
  },
  two,
);

cases(
  'what another block has is gone from the backlog',
  async (setting) => {
    const { pool, block } = setting;
    const mine = await queue(setting, 5);
    await block(mine.slice(0, 4));
    assert.equal(hashes(pool.candidates()), hashes(mine.slice(4)));
    assert.is(pool.size, 1);
  },
  two,
);

cases(
  'a bundle that fails when its turn comes takes along those of its sender behind it',
  async (setting) => {
    const { pool, submit, block } = setting;
    const first = await queue(setting, 2);
    const stale = bundle({ from: bob, nonce: 0, validUntil: 1 });
    const behind = bundle({ from: bob, nonce: 1 });
    const last = bundle({ nonce: 2 });
    for (const one of [stale, behind, last]) await submit(one);
    await block(first);
    assert.equal(hashes(pool.candidates()), [last.hash]);
    assert.is(pool.rejections.get(stale.hash)!.failure.error, BundleExpired);
    assert.is(pool.rejections.get(behind.hash)!.failure.error, NonceGap);
    assert.is(await pool.nextNonce(bob), 0);
  },
  two,
);

cases(
  'a bundle of the backlog leaves when another block has another one of its nonce',
  async (setting) => {
    const { pool, submit, block } = setting;
    await queue(setting, 2);
    const outdone = bundle({ from: bob, nonce: 0 });
    await submit(outdone);
    await block([bundle({ from: bob, nonce: 0 }, 'rival')]);
    assert.is(pool.rejections.get(outdone.hash)!.failure.error, NonceTooLow);
    await submit(bundle({ from: bob, nonce: 1 }));
    assert.is(await pool.nextNonce(bob), 2);
  },
  two,
);

cases(
  'a ready bundle that fails takes along what its sender has in the backlog',
  async (setting) => {
    const { pool, submit, block } = setting;
    await submit(bundle({ nonce: 0, validUntil: 1 }));
    for (const nonce of [0, 1, 2]) await submit(bundle({ from: bob, nonce }));
    const behind = bundle({ nonce: 1 });
    await submit(behind);
    await block([]);
    assert.is(pool.size, 3);
    assert.is(pool.rejections.get(behind.hash)!.failure.error, NonceGap);
    assert.is(await pool.nextNonce(alice), 0);
    await submit(bundle({ nonce: 0 }));
  },
  two,
);

cases(
  'a bundle that waits behind one that would fail by now is refused with the nonce of that one',
  async (setting) => {
    const { submit, block } = setting;
    await queue(setting, 4);
    await submit(bundle({ from: bob, nonce: 0, validUntil: 1 }));
    await block([]);
    const { expected, got } = await refused(submit(bundle({ from: bob, nonce: 1 })), NonceGap);
    assert.equal([expected, got], [0, 1]);
  },
  two,
);

test.run();
