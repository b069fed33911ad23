/** Bundles that come together: the order of a sender's is kept, and what they lack is read at once. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import { KeyType } from '../../../runtime/lib/crypto/signatures.js';
import { bundleOf, id } from '../chain/scene.js';
import { Node, SlowDatabase, set, verify, withDisk } from '../ledger/chain.js';
import { alice, hashes } from './kit.js';

const signed = { key_type: KeyType.Ed25519, public_key: new Uint8Array(32).fill(1), signature: new Uint8Array(64) };

test('bundles of one sender are tried in order of arrival, whichever signature is verified first', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    let checks = 0;
    const lateFirst: typeof verify = async (all) => {
      await new Promise((resolve) => setTimeout(resolve, checks++ === 0 ? 20 : 1));
      return all.map(() => true);
    };
    const pool = new Mempool({ ledger: node.ledger, verify: lateFirst, now: () => 0 });
    const all = Array.from({ length: 80 }, (_, nonce) =>
      bundleOf(set, [['Store', { key: 'a', value: nonce }]], { nonce, signatures: [signed] }),
    );
    await Promise.all(all.map(({ bytes }) => pool.submit(bytes)));
    assert.equal(hashes(pool.candidates()), hashes(all));
    await node.close();
  }));

test('a bundle whose signature cannot be verified delays no other bundle', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    let checks = 0;
    const failingFirst: typeof verify = async (all) => {
      if (checks++ === 0) throw new Error('no worker');
      return all.map(() => true);
    };
    const pool = new Mempool({ ledger: node.ledger, verify: failingFirst, now: () => 0 });
    const [first, second] = [0, 0].map((nonce, i) =>
      bundleOf(set, [['Store', { key: 'a', value: i }]], { nonce, signatures: [signed] }),
    );
    const refused = pool.submit(first!.bytes).then(
      () => assert.unreachable(),
      (cause: Error) => assert.is(cause.message, 'no worker'),
    );
    await pool.submit(second!.bytes);
    await refused;
    assert.equal(hashes(pool.candidates()), [second!.hash]);
    await node.close();
  }));

/** Bundles of many senders, and how often the database is read to take them in. */
async function readsFor(verifyBundles: typeof verify, signatures: readonly (typeof signed)[], most = 8): Promise<void> {
  const database = new SlowDatabase();
  const { getMany } = database;
  let reads = 0;
  database.getMany = (keys) => {
    reads++;
    return getMany(keys);
  };
  await withDisk(async (disk) => {
    const stores = (nonce: number, terms: object) =>
      Array.from({ length: 60 }, (_, i) =>
        bundleOf(set, [['Store', { key: `key ${i}`, value: nonce }]], { from: id(0x1000 + i), nonce, ...terms }),
      );
    const before = await Node.open(disk);
    await before.produce(stores(0, {}));
    await before.close();
    const node = await Node.open(disk);
    const pool = new Mempool({ ledger: node.ledger, verify: verifyBundles, now: () => 0 });
    const all = stores(1, { signatures });
    await pool.nextNonce(alice);
    reads = 0;
    await Promise.all(all.map(({ bytes }) => pool.submit(bytes)));
    // Senders are not ordered among each other.
    assert.equal([...hashes(pool.candidates())].sort(), [...hashes(all)].sort());
    assert.ok(reads > 0 && reads <= most, `${reads} reads for ${all.length} bundles`);
    await node.close();
  }, database);
}

test('missing records of concurrent bundles are read in a few batches, not once per bundle', () =>
  readsFor(verify, []));

/** Says that signatures are good, one after the other. */
function inTurn(): typeof verify {
  let checks = 0;
  return async (all) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * checks++));
    return all.map(() => true);
  };
}

test('the same holds if their signatures are verified one after the other', () => readsFor(inTurn(), [signed]));

test('if the look-ahead handles eight at a time, the others are included in the next read', async () => {
  const { now } = performance;
  let ms = 0;
  performance.now = () => ms++;
  try {
    await readsFor(inTurn(), [signed], 20);
  } finally {
    performance.now = now;
  }
});

test('admission pauses while a block is in progress, and then continues in order', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    const pool = new Mempool({ ledger: node.ledger, verify, now: () => 0 });
    const all = [0, 1, 2].map((nonce) => bundleOf(set, [['Store', { key: 'a', value: nonce }]], { nonce }));
    const before = pool.submit(all[0]!.bytes);
    const [first, second] = [pool.pause(), pool.pause()];
    const rest = all.slice(1).map(({ bytes }) => pool.submit(bytes));
    await new Promise((resolve) => setTimeout(resolve, 20));
    first();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.is(pool.size, 0);
    second();
    await Promise.all([before, ...rest]);
    assert.equal(hashes(pool.candidates()), hashes(all));
    await pool.nextNonce(alice);
    await node.close();
  }));

test.run();
