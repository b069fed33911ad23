/** A full mempool: bounds that nothing passes, and who goes for whom, whatever comes in which order. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDARD_MEMPOOL } from '../../../runtime/engine/mempool/limits.js';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import type { Pending } from '../../../runtime/engine/mempool/queue.js';
import { InsufficientFee, MempoolFull } from '../../../runtime/kernel/chain/common-errors.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { bundleOf, id } from '../chain/scene.js';
import { Node, set, verify, withDisk } from '../ledger/chain.js';
import { refused } from '../storage/temporary.js';
import { alice, bob, bundle, cases, hashes } from './kit.js';

const LIMITS = { bundles: 12, bytes: 2_400, ready: 2, block: 2, queued: { bundles: 4, bytes: 700, accountBytes: 500 } };

const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      who: fc.integer({ min: 0, max: 5 }),
      /** From the next nonce of the account. */
      offset: fc.constantFrom(-1, 0, 0, 0, 0, 1, 2, 5),
      price: fc.integer({ min: 10, max: 60 }),
      memo: fc.constantFrom(0, 0, 20, 250),
      fails: fc.constantFrom(false, false, false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), takes: fc.integer({ min: 0, max: 3 }) }) },
);

const priceOf = ({ envelope }: Pending): number => envelope.bundle.gas_price;
const sizeOf = ({ envelope }: Pending): number => envelope.bytes.length;
const sum = (all: readonly Pending[]): number => all.reduce((total, one) => total + sizeOf(one), 0);

/** What is neither ready nor queued, with what each is worth: the lowest price of it and those before it. */
function backlogOf(pool: Mempool): readonly { readonly pending: Pending; readonly worth: number }[] {
  const ready = new Set(hashes(pool.candidates()));
  const worth = new Map<string, number>();
  return [...pool.pending()]
    .filter(({ envelope }) => !ready.has(envelope.hash))
    .map((pending) => {
      const { from } = pending.envelope;
      worth.set(from, Math.min(worth.get(from) ?? Number.POSITIVE_INFINITY, priceOf(pending)));
      return { pending, worth: worth.get(from)! };
    });
}

function checkBounds(pool: Mempool): void {
  const pending = [...pool.pending()];
  const queued = pool.list().slice(pending.length);
  assert.is(pool.pendingSize, pending.length);
  assert.is(pool.queuedSize, queued.length);
  assert.is(pool.bytes, sum(pending) + sum(queued));
  assert.ok(pool.size <= LIMITS.bundles && pool.bytes <= LIMITS.bytes, 'bounds of all');
  assert.ok(queued.length <= LIMITS.queued.bundles && sum(queued) <= LIMITS.queued.bytes, 'bounds of what is queued');
  for (const from of new Set(queued.map(({ envelope }) => envelope.from))) {
    const own = queued.filter(({ envelope }) => envelope.from === from);
    assert.ok(sum(own) <= LIMITS.queued.accountBytes, 'bounds of what is queued of one account');
  }
  const nonces = new Map<string, number>();
  for (const { envelope } of pending) {
    const before = nonces.get(envelope.from);
    assert.ok(before === undefined || envelope.nonce === before + 1, 'nothing pending stands behind a gap');
    nonces.set(envelope.from, envelope.nonce);
  }
}

test('a full mempool keeps its bounds, evicts only cheaper bundles, and rejects none while a cheaper one stays', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 120 }), (steps) =>
      withDisk(async (disk) => {
        const node = await Node.open(disk);
        const pool = new Mempool({
          ledger: node.ledger,
          verify,
          now: () => node.ledger.head.header.timestamp_ms,
          limits: { ...STANDARD_MEMPOOL, ...LIMITS },
        });
        for (const one of steps) {
          if (one.kind === 'block') {
            const executed = await node.build([...pool.candidates()].slice(0, one.takes));
            await node.commit(executed);
            pool.advance(executed);
            await pool.nextNonce(alice);
            checkBounds(pool);
            continue;
          }
          const from = id(0x100 + one.who);
          const next = await pool.nextNonce(from);
          const nonce = Math.max(0, next + one.offset);
          const calls = one.fails ? [['Refuse']] : [['Store', { key: 'k', value: 1 }]];
          const envelope = bundleOf(set, calls as never, {
            from,
            nonce,
            gasPrice: one.price,
            gasLimit: 50_000,
            memo: 'm'.repeat(one.memo),
          });
          const before = backlogOf(pool);
          const queuedBefore = pool.list().slice(pool.pendingSize);
          const lane = before.filter(({ pending }) => pending.envelope.from === from);
          const worth = Math.min(one.price, ...lane.map((item) => item.worth));
          const failure = await pool.submit(envelope.bytes).then(
            () => undefined,
            (cause: unknown) => {
              assert.instance(cause, Failure);
              return cause as Failure;
            },
          );
          checkBounds(pool);
          const gone = before.filter(({ pending }) => pool.get(pending.envelope.hash) === undefined);
          if (failure !== undefined) assert.equal(gone, [], 'a refusal changes nothing');
          else {
            const evicted = gone.filter(({ pending: { envelope: e } }) => !(e.from === from && e.nonce === nonce));
            for (const item of evicted) assert.ok(item.worth < worth, 'who goes is worth less');
            if (evicted.length > 0) assert.is(pool.queuedSize, 0, 'what is queued goes first');
          }
          if (failure?.error === MempoolFull && nonce === next) {
            const less = before.filter((item) => item.worth < worth).map(({ pending }) => pending);
            const room = LIMITS.bytes - pool.bytes + sum(queuedBefore) + sum(less);
            const places = LIMITS.bundles - pool.size + queuedBefore.length + less.length;
            assert.ok(places < 1 || room < envelope.bytes.length, 'no room could be made');
          }
        }
        await node.close();
      }),
    ),
    { numRuns: 60 },
  ));

cases(
  'a full mempool takes who pays more, in the place of the last one of who pays least',
  async ({ pool, submit }) => {
    const cheap = [0, 1, 2, 3].map((nonce) => bundle({ nonce, gasPrice: 10 + nonce }));
    for (const one of cheap) await submit(one);
    const { needed_gas_price } = await refused(submit(bundle({ nonce: 0, from: bob, gasPrice: 12 })), MempoolFull);
    assert.is(needed_gas_price, 13);
    const better = bundle({ nonce: 0, from: bob, gasPrice: 13 });
    await submit(better);
    assert.equal(hashes([...pool.pending()].map(({ envelope }) => envelope)), hashes([...cheap.slice(0, 3), better]));
    assert.is(pool.rejections.get(cheap[3]!.hash)?.failure.error, MempoolFull);
    assert.is(await pool.nextNonce(alice), 3);
    await submit(bundle({ nonce: 1, from: bob, gasPrice: 40 })).catch((cause) => assert.is(cause.error, MempoolFull));
  },
  { bundles: 4, ready: 2, block: 2 },
);

cases('what is queued is signed for and paid for: together it takes no more than its sender has', async (setting) => {
  const { pool, submit, block } = setting;
  // Each takes 30 units for its gas and 10 that it gives away; everybody begins with 100.
  const give = (nonce: number) =>
    bundleOf(set, [['Give', { to: bob, amount: 10n }]], { nonce, gasPrice: 30, gasLimit: 1_000_000 });
  await submit(give(2));
  await submit(give(3));
  await refused(submit(give(4)), InsufficientFee);
  assert.is(pool.queuedSize, 2);
  // His money goes: what he cannot pay any more goes with it, the last first.
  await block([bundleOf(set, [['Give', { to: bob, amount: 50n }]], { nonce: 0 })]);
  await pool.nextNonce(alice);
  assert.equal(
    pool.list(alice).map(({ envelope }) => envelope.nonce),
    [2],
  );
});

cases('what is queued is told to nobody before the gap closes, and then in its order', async ({ pool, submit }) => {
  const told: number[] = [];
  pool.pendingAdded.add(({ envelope }) => told.push(envelope.nonce));
  for (const nonce of [2, 1]) await submit(bundle({ nonce }));
  assert.equal(told, []);
  await submit(bundle({ nonce: 0 }));
  assert.equal(told, [0, 1, 2]);
});

test.run();
