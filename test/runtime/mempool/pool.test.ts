/** The mempool: what it takes in can be carried out in its order, and what it refuses it remembers with the reason. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ReplacementUnderpriced, STANDARD_MEMPOOL, TooManyFailures } from '../../../runtime/engine/mempool/limits.js';
import { Origins } from '../../../runtime/engine/mempool/origins.js';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import type { Envelope } from '../../../runtime/kernel/chain/bundle.js';
import {
  BundleExpired,
  DuplicateBundle,
  MempoolFull,
  NonceGap,
  NonceTooLow,
  WrongChainId,
} from '../../../runtime/kernel/chain/common-errors.js';
import { fromHex } from '../../../runtime/lib/codec/ids.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { Actor } from '../../kit/actors.js';
import { Refused } from '../chain/features.js';
import { bundleOf, id, type Terms } from '../chain/scene.js';
import { seeded } from '../codec/vocabulary.js';
import { Node, set, verify, withDisk } from '../ledger/chain.js';
import { refused } from '../storage/temporary.js';
import { alice, bob, bundle, cases, failing, hashes } from './kit.js';

cases('a bundle that waited here while others had what it waited for is gone once a block has it', async (setting) => {
  const { node, pool, submit, block } = setting;
  const [first, second] = [bundle({ nonce: 0 }), bundle({ nonce: 1 })];
  await submit(second);
  assert.is(pool.size, 1);
  await block([first, second]);
  assert.is(pool.size, 0);
  assert.is(node.refusals.length, 0);
});

cases('bundles are taken in order and told what they will do', async ({ pool, submit }) => {
  const told: string[] = [];
  const stop = pool.pendingAdded.add(({ envelope }) => told.push(envelope.hash));
  const first = bundle({ nonce: 0 });
  const other = bundle({ from: bob, nonce: 0 });
  const second = bundle({ nonce: 1 });
  const pending = await submit(first);
  assert.equal(pending.outcome!.returned, [{ count: 1 }]);
  await submit(other);
  assert.equal((await submit(second)).outcome!.returned, [{ count: 3 }], 'on the state that the others leave');
  assert.equal(hashes(pool.candidates()), hashes([first, other, second]));
  assert.equal(told, hashes([first, other, second]));
  assert.is(pool.size, 3);
  assert.is(pool.bytes, first.bytes.length * 3);
  assert.is(await pool.nextNonce(alice), 2);
  stop();
  await submit(bundle({ nonce: 2 }));
  assert.is(told.length, 3);
});

cases('a bundle waits for the nonces before it, at most 64 of them', async ({ pool, submit }) => {
  const third = bundle({ nonce: 2 });
  assert.is((await submit(third)).outcome, undefined);
  await submit(bundle({ nonce: 1 }));
  assert.equal([...pool.candidates()], []);
  assert.is(pool.size, 2);
  assert.is(await pool.nextNonce(alice), 0);
  await submit(bundle({ nonce: 0 }));
  assert.equal(
    [...pool.candidates()].map(({ nonce }) => nonce),
    [0, 1, 2],
  );
  assert.is(await pool.nextNonce(alice), 3);
  assert.is(pool.list(alice).length, 3);
  assert.equal(pool.list(bob), []);
  await submit(bundle({ nonce: 67 }));
  const { max_gap } = await refused(submit(bundle({ nonce: 68 })), NonceGap);
  assert.is(max_gap, 64);
});

cases(
  'bundles whose turn has come are loaded what they lack, one after the other, without a block',
  async (setting) => {
    const { pool, submit } = setting;
    const all = [0, 1, 2, 3].map((nonce) => bundleOf(set, [['Read', { records: nonce + 1 }]], { nonce }));
    for (const envelope of all.toReversed()) await submit(envelope);
    for (const _ of all) await pool.nextNonce(alice);
    assert.equal(hashes(pool.candidates()), hashes(all));
  },
);

cases('what is known, used, or of another chain is refused', async ({ pool, submit, block }) => {
  const first = bundle({ nonce: 0 });
  await submit(first);
  await refused(submit(first), DuplicateBundle);
  const waiting = bundle({ nonce: 5 });
  await submit(waiting);
  await refused(submit(waiting), DuplicateBundle);
  await refused(submit(bundle({ nonce: 1, chainId: 8 })), WrongChainId);
  await block();
  await refused(submit(first), NonceTooLow);
  assert.is(pool.get(waiting.hash)?.envelope.nonce, 5);
});

cases('who is refused is told the same where the signature was checked before', async ({ pool, block }) => {
  const actor = new Actor('alice');
  const signed = (terms: Terms): Envelope => {
    const { hash } = bundle(terms);
    return bundle({ ...terms, signatures: [actor.signature(fromHex(hash))] });
  };
  const take = ({ bytes, hash }: Envelope, isChecked: boolean) =>
    pool.submit(bytes, pool.origins.own, undefined, isChecked ? hash : undefined);
  for (const [nonce, isChecked] of [true, false, true, false].entries()) {
    await take(signed({ nonce, gasPrice: 20 }), isChecked);
    if (nonce === 1) await block();
  }
  await take(signed({ nonce: 6 }), true);
  const wrong: readonly Terms[] = [
    { nonce: 2, gasPrice: 20 },
    { nonce: 6 },
    { nonce: 1 },
    { nonce: 3, gasPrice: 21 },
    { nonce: 6, gasPrice: 9 },
    { nonce: 4, chainId: 8 },
    { nonce: 200 },
  ];
  const told = async (terms: Terms, isChecked: boolean) => {
    const cause: unknown = await take(signed(terms), isChecked).then(
      () => 'taken',
      (thrown) => thrown,
    );
    return cause instanceof Failure ? [cause.error.name, cause.details] : cause;
  };
  const checked: unknown[] = [];
  for (const terms of wrong) {
    checked.push(await told(terms, true));
    assert.equal(await told(terms, false), checked.at(-1), JSON.stringify(terms));
  }
  assert.equal(checked[2], ['NonceTooLow', { expected: 4, got: 1 }], 'the nonce that comes next, behind what waits');
});

cases('what is replaced or runs out behind a gap is remembered with the reason', async ({ pool, submit, block }) => {
  const old = bundle({ nonce: 2, gasPrice: 10 });
  const dearer = bundle({ nonce: 2, gasPrice: 11, validUntil: 1 });
  await submit(old);
  await submit(dearer);
  assert.is(pool.rejections.get(old.hash)?.failure.error, NonceTooLow);
  assert.is(pool.size, 1);
  await block();
  assert.is(pool.rejections.get(dearer.hash)?.failure.error, BundleExpired);
  assert.is(pool.size, 0);
});

cases('a bundle is replaced by one of the same nonce that pays a tenth more', async ({ pool, submit }) => {
  const first = bundle({ nonce: 0, gasPrice: 100 });
  const second = bundle({ nonce: 1, gasPrice: 100 });
  await submit(first);
  await submit(second);
  assert.is((await refused(submit(bundle({ nonce: 0, gasPrice: 109 })), ReplacementUnderpriced)).needed, 110);
  const store = ['Store', { key: 'b', value: 1 }] as const;
  const better = bundleOf(set, [store, store], { nonce: 0, gasPrice: 110 });
  assert.is((await submit(better)).outcome!.returned.length, 2);
  assert.equal(hashes(pool.candidates()), hashes([better, second]));
  assert.is(pool.rejections.get(first.hash)!.failure.error, NonceTooLow);
  const last = bundle({ nonce: 1, gasPrice: 200 }, 'longer');
  await submit(last);
  assert.equal(hashes(pool.candidates()), hashes([better, last]));
  assert.is(pool.bytes, better.bytes.length + last.bytes.length);
  const gasLimit = 100_000;
  await submit(bundle({ nonce: 9, gasPrice: 100, gasLimit }));
  await refused(submit(bundle({ nonce: 9, gasPrice: 101, gasLimit })), ReplacementUnderpriced);
  await submit(bundle({ nonce: 9, gasPrice: 111, gasLimit }));
  assert.is(pool.size, 3);
});

cases('a replacement that would fail leaves the old one in place', async ({ pool, submit }) => {
  const first = bundle({ nonce: 0, gasPrice: 100 });
  await submit(first);
  await refused(submit(failing({ nonce: 0, gasPrice: 200 })), Refused);
  assert.equal(hashes(pool.candidates()), [first.hash]);
});

cases('a bundle that fails is refused at once, remembered, and leaves nothing', async ({ pool, submit }) => {
  const bad = failing({ nonce: 0 });
  await refused(submit(bad), Refused);
  const { failure, at } = pool.rejections.get(bad.hash)!;
  assert.is(failure.error, Refused);
  assert.is(failure.opIndex, 1);
  assert.is(at, 1_700_000_000);
  assert.is(pool.size, 0);
  assert.equal((await submit(bundle({ nonce: 0 }))).outcome!.returned, [{ count: 1 }]);
});

cases('who sends too much that fails is refused for a while; the account that it names is not', async ({ pool }) => {
  const sources = new Origins(() => 0); // nothing is regained
  const [stranger, user] = [sources.caller({ network: '192.0.2.1' }), sources.caller({ network: '192.0.2.2' })];
  let refusals = 0;
  for (; refusals < 2_000; refusals++) {
    const failure = await pool
      .submit(failing({ nonce: 0, memo: `${refusals}` }).bytes, stranger)
      .catch((cause) => cause);
    if (failure.error === TooManyFailures) break;
    assert.is(failure.error, Refused);
  }
  assert.ok(refusals > 500 && refusals < 2_000, `refused after ${refusals}`);
  await refused(pool.submit(bundle({ nonce: 0, from: bob }).bytes, stranger), TooManyFailures);
  await pool.submit(bundle({ nonce: 0 }).bytes, user);
});

const small = { bundles: 2, bytes: 1_000, lifetimeMs: 1_000 };

cases(
  'a full mempool lets go of what is queued, then takes nothing more, but lets bundles be replaced',
  async ({ pool, submit }) => {
    await submit(bundle({ nonce: 0 }));
    const queued = bundle({ nonce: 5 });
    await submit(queued);
    await submit(bundle({ nonce: 1 }));
    assert.is(pool.rejections.get(queued.hash)?.failure.error, MempoolFull);
    assert.is(pool.queuedSize, 0);
    await refused(submit(bundle({ nonce: 2 })), MempoolFull);
    await refused(submit(bundle({ nonce: 5, gasPrice: 20 })), MempoolFull);
    await submit(bundle({ nonce: 0, gasPrice: 20 }));
    assert.is(pool.size, 2);
    const store = ['Store', { key: 'k'.repeat(20), value: 1 }] as const;
    const wide = bundleOf(set, new Array(40).fill(store), { nonce: 1, gasPrice: 40 });
    await refused(submit(wide), MempoolFull);
    assert.ok(pool.bytes <= 1_000);
  },
  small,
);

cases(
  'a bundle that exceeded the lifetime is dropped',
  async ({ pool, submit, block, clock }) => {
    const first = bundle({ nonce: 0 });
    await submit(first);
    await submit(bundle({ nonce: 5 }));
    clock.ms += 1_001;
    await block([]);
    assert.is(pool.size, 0);
    assert.is(pool.bytes, 0);
    assert.is(pool.rejections.get(first.hash)!.failure.error, BundleExpired);
  },
  small,
);

cases('a try tells the outcome or the failure, and leaves nothing behind', async ({ pool }) => {
  const trial = await pool.simulateNext(alice, (nonce) => bundle({ nonce }));
  assert.is(trial.failure ? 0 : trial.outcome.gasUsed, 21_000);
  const bad = await pool.simulateNext(alice, (nonce) => failing({ nonce }));
  assert.is(bad.failure!.error, Refused);
  assert.is(await pool.nextNonce(alice), 0);
  assert.is(pool.size, 0);
  const [first, second] = await Promise.all([0, 1].map(() => pool.submitNext(alice, (nonce) => bundle({ nonce }))));
  assert.equal([first!.envelope.nonce, second!.envelope.nonce], [0, 1]);
});

cases(
  'after a block its bundles are gone, the others stand on the new head, and what fails there is dropped',
  async (setting) => {
    const { pool, submit, block } = setting;
    const mine = bundle({ nonce: 0 });
    const later = bundle({ nonce: 1 });
    const other = bundleOf(set, [['Take', { from: bob, amount: 60n }]], { from: bob, nonce: 0 });
    for (const one of [mine, later, other]) await submit(one);
    const rival = bundleOf(set, [['Take', { from: bob, amount: 1n }]], { from: bob, nonce: 0 });
    await block([mine, rival]);
    assert.equal(hashes(pool.candidates()), [later.hash]);
    assert.is(pool.rejections.get(other.hash)!.failure.error, NonceTooLow);
    assert.is(await pool.nextNonce(alice), 2);
    await block();
    assert.is(pool.size, 0);
    assert.is(pool.rejections.get(later.hash), undefined);
  },
);

const hold = (ready: number) =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    const now = () => node.ledger.head.header.timestamp_ms;
    const pool = new Mempool({ ledger: node.ledger, verify, now, limits: { ...STANDARD_MEMPOOL, ready } });
    const random = seeded(4);
    for (let step = 0; step < 250; step++) {
      const from = id(1 + random(3));
      const next = await pool.nextNonce(from);
      const terms = {
        from,
        nonce: Math.max(0, next + random(4) - 1),
        gasPrice: 10 + random(40),
        memo: 'm'.repeat(random(9)),
      };
      const envelope = random(5) === 0 ? failing(terms) : bundle(terms, `k${random(5)}`);
      await pool.submit(envelope.bytes).catch((cause: unknown) => assert.instance(cause, Failure));
      if (random(12) === 0) {
        const executed = await node.build([...pool.candidates()].slice(0, random(6)));
        assert.equal(node.refusals, [], 'every candidate can be carried out');
        await node.commit(executed);
        pool.advance(executed);
        await pool.nextNonce(from);
      }
      assert.is(pool.size, pool.list().length);
      assert.is(
        pool.bytes,
        pool.list().reduce((sum, one) => sum + one.envelope.bytes.length, 0),
      );
      const nonces = new Map<string, number>();
      for (const one of pool.candidates()) {
        const before = nonces.get(one.from);
        assert.ok(before === undefined || one.nonce === before + 1, 'nonces of a sender are in order');
        nonces.set(one.from, one.nonce);
      }
    }
    await node.close();
  });

for (const ready of [STANDARD_MEMPOOL.ready, 3]) {
  test(`after any steps, size and bytes match the listed bundles, and every candidate is executable (${ready} ready)`, () =>
    hold(ready));
}

test.run();
