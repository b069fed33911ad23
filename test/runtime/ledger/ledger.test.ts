/** The ledger: every node gets the same block from the same bundles, with memory cold or warm, and refuses any other. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InvalidBlock } from '../../../runtime/engine/ledger/ledger.js';
import type { Block, Header } from '../../../runtime/kernel/chain/block.js';
import { StateMiss } from '../../../runtime/kernel/chain/journal.js';
import { rootOf } from '../../../runtime/kernel/chain/seal.js';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { t } from '../../../runtime/lib/codec/index.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { Halt } from '../../../runtime/lib/halt.js';
import { verifyProof } from '../../../runtime/lib/state/proof.js';
import { bankPort, Refused } from '../chain/features.js';
import { id } from '../chain/scene.js';
import { blockOf, envelopesOf, Node, SlowDatabase, withDisk } from './chain.js';

const store = (key: string, value = 1) => ['Store', { key, value }] as const;

/** Bundles of all kinds, some of which fail. */
function candidates(node: Node, round: number) {
  const bob = id(0xb0b);
  return [
    node.bundle([store(`a${round}`), store('shared', round)]),
    node.bundle([['Take', { from: bob, amount: 1n }]], { from: bob }),
    node.bundle([store('lost'), ['Refuse']], { from: id(round + 1) }),
    node.bundle([['TakeFromTill', { amount: 1n }]]),
    node.bundle([['Read', { records: 20 }]], { gasPrice: 300 }),
  ];
}

test('a block built on one node executes identically on others, with a cold or warm cache', async () => {
  await withDisk(async (disk) => {
    await withDisk(async (other) => {
      const builder = await Node.open(disk);
      let follower = await Node.open(other);
      for (let round = 1; round <= 12; round++) {
        const block = await builder.produce(candidates(builder, round));
        const executed = await follower.follow(block);
        assert.equal(executed.header, block.header);
        assert.is(follower.ledger.head.hash, builder.ledger.head.hash);
        assert.equal(
          await follower.ledger.store.receipts(round),
          await builder.ledger.store.receipts(round),
          'the same receipts',
        );
        if (round % 4 === 0) {
          await follower.close();
          follower = await Node.open(other);
        }
      }
      assert.is(builder.refusals.length, 12);
      assert.ok(builder.refusals.every(({ error }) => error === Refused));
      await builder.close();
      await follower.close();
    }, new SlowDatabase());
  });
});

test('the records that a foreign block reads are loaded in a few rounds, however many they are', async () => {
  await withDisk(async (disk) => {
    const cold = new SlowDatabase();
    await withDisk(async (other) => {
      const builder = await Node.open(disk);
      const follower = await Node.open(other);
      const senders = Array.from({ length: 200 }, (_, i) => id(1_000 + i));
      const calls = (round: number) =>
        senders.flatMap((from) => [
          builder.bundle([['Take', { from, amount: 1n }]], { from }),
          builder.bundle([store(`r${round}${from.slice(-8)}`)], { from }),
        ]);
      await follower.follow(await builder.produce(calls(1)));
      await follower.close();
      const again = await Node.open(other);
      let turns = 0;
      const { getMany } = cold;
      cold.getMany = (keys) => {
        turns++;
        return getMany(keys);
      };
      const block = await builder.produce(calls(2));
      const executed = await again.follow(block);
      assert.equal(executed.header, block.header);
      assert.is(block.bundles.length, 400);
      assert.ok(turns > 0 && turns < 20, `${turns} turns`);
      await builder.close();
      await again.close();
    }, cold);
  });
});

test('the records that a query reads one by one are loaded in a few rounds, however many they are', async () => {
  await withDisk(async (disk) => {
    const accounts = Array.from({ length: 500 }, (_, i) => id(1_000 + i));
    const heldOf = ({ ledger }: Node) =>
      ledger.read(() => {
        const bank = ledger.view().port(bankPort)!;
        return accounts.map((account) => bank.held(account));
      });
    const node = await Node.open(disk);
    // Each pays the fee of one, two or three bundles.
    const paying = accounts.flatMap((from, i) => Array.from({ length: 1 + (i % 3) }, () => from));
    await node.produce(paying.map((from) => node.bundle([['Take', { from, amount: 1n }]], { from, gasPrice: 1_000 })));
    const expected = await heldOf(node);
    assert.is(new Set(expected).size, 3);
    await node.close();
    const again = await Node.open(disk);
    let turns = 0;
    const { getMany } = disk.database;
    disk.database.getMany = (keys) => {
      turns++;
      return getMany(keys);
    };
    assert.equal(await heldOf(again), expected);
    assert.ok(turns > 0 && turns < 5, `${turns} turns`);
    await again.close();
  }, new SlowDatabase());
});

test('the on-disk and in-memory databases hold the same records', async () => {
  const roots: string[] = [];
  for (const database of [undefined, new SlowDatabase()]) {
    await withDisk(async (disk) => {
      const node = await Node.open(disk);
      for (let round = 1; round <= 5; round++) await node.produce(candidates(node, round));
      roots.push(node.ledger.head.header.state_root);
      await node.close();
    }, database);
  }
  assert.is(roots[0], roots[1]);
});

async function refused(node: Node, block: Block, reason: RegExp): Promise<void> {
  try {
    await node.ledger.check(block, envelopesOf(block));
  } catch (cause) {
    assert.instance(cause, InvalidBlock, String(cause));
    assert.match((cause as Error).message, reason);
    return;
  }
  assert.unreachable(`the block was taken: ${reason}`);
}

test('a header that differs from the execution result is rejected, and the field is named', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce([node.bundle([store('a')])]);
    const good = blockOf(await node.build([node.bundle([store('b')])]), node.ledger.head.commit);
    const early = new Set(['height', 'parent_hash', 'timestamp_ms']);
    // Taken as they are: who proposes, and in which round, is judged by consensus.
    const free = new Set(['round', 'proposer']);
    for (const [field, value] of Object.entries(good.header) as [keyof Header, string | number][]) {
      if (early.has(field) || free.has(field)) continue;
      const other = typeof value === 'number' ? value + 1 : id(1);
      await refused(node, { ...good, header: { ...good.header, [field]: other } }, new RegExp(field));
    }
    const header = { ...good.header };
    await refused(node, { ...good, header: { ...header, height: 3 } }, /height 3 after 1/);
    await refused(node, { ...good, header: { ...header, height: 1 } }, /height 1 after 1/);
    await refused(node, { ...good, header: { ...header, parent_hash: id(1) as never } }, /the parent is not the head/);
    const { timestamp_ms } = node.ledger.head.header;
    await refused(node, { ...good, header: { ...header, timestamp_ms } }, /time does not advance/);
    const attestation = { age: 0, validator: 0, hash: id(4) as never };
    await refused(node, { ...good, attestations: [attestation] }, /no such validator in the set/);
    await refused(node, { ...good, attestations: [{ ...attestation, age: 2 }] }, /the height cannot be attested/);
    await refused(node, { ...good, evidence: [Uint8Array.of(1)] }, /evidence rejected/);
    await refused(node, { ...good, last_commit: { ...good.last_commit, round: 9 } }, /last_commit_hash/);
    await node.follow(good);
    assert.is(node.ledger.head.height, 2);
    await node.close();
  });
});

test('a block with a failing bundle is rejected and leaves the ledger unchanged', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const good = blockOf(await node.build([node.bundle([store('a')])]), node.ledger.head.commit);
    const bad = node.bundle([['Refuse']], { from: id(3) });
    const bundles = [...good.bundles, bad.bytes];
    await refused(node, { ...good, bundles }, /fails: Refused/);
    await refused(node, { ...good, bundles: [...good.bundles, ...good.bundles] }, /fails: NonceTooLow/);
    await refused(node, { ...good, bundles: [] }, /transactions_root/);
    await node.follow(good);
    await node.produce([node.bundle([store('b')], { nonce: 1 })]);
    assert.is(node.ledger.head.height, 2);
    await node.close();
  });
});

test('a block holds as many bundles, bytes and gas as the chain allows', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const three = [1, 2, 3].map(() => node.bundle([store('a')]));
    assert.is((await node.build(three, 2)).header.bundle_count, 2);
    assert.is((await node.build(three)).header.bundle_count, 3);
    const many = Array.from({ length: 10_001 }, () => three[0]!.bytes);
    const { header } = await node.build(three);
    const block = { ...blockOf(await node.build(three), node.ledger.head.commit), header };
    await refused(node, { ...block, bundles: many }, /too many bundles/);
    const large = Uint8Array.from({ length: 131_000 });
    const envelopes: never[] = [];
    const check = node.ledger.check({ ...block, bundles: new Array(33).fill(large) }, envelopes);
    assert.match(String(await check.catch((cause: unknown) => cause)), 'too many bytes');
    await node.close();
  });
});

test('only the block executed last can be committed', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const first = await node.build([node.bundle([store('a')])]);
    const second = await node.build([]);
    assert.not(node.ledger.isSpeculative(first));
    assert.ok(node.ledger.isSpeculative(second));
    const outcome = await node.ledger.commit(first, node.ledger.head.commit).catch((cause: unknown) => cause);
    assert.instance(outcome, Halt);
    await node.commit(await node.build([]));
    assert.is(node.ledger.head.height, 1);
    await node.close();
    // The state root of the head is that of the records alone, without what was executed and dropped.
    const again = await Node.open(disk);
    assert.is(again.ledger.head.height, 1);
    await again.close();
  });
});

test('a value outside its type halts the node before anything is written, and the record is named', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const outcome = await node.build([node.bundle([['Overflow']])]).catch((cause: unknown) => cause);
    assert.instance(outcome, Halt);
    assert.match((outcome as Halt).where, /state record 000d00/);
    await node.produce([]);
    assert.is(node.ledger.head.height, 1);
    await node.close();
  });
});

test('a block commits even if readers evict its records from the cache', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce([node.bundle([store('a', 1)])]);
    const executed = await node.build([node.bundle([store('a', 2)])]);
    const strangers = Array.from(
      { length: 210_000 },
      (_, i) => [`000d02${i.toString(16).padStart(8, '0')}`, t.u32] as const,
    );
    await node.ledger.cache.load(new StateMiss(strangers as never));
    await node.commit(executed);
    const view = node.ledger.view(1);
    const shelf = () => (view.scope(4).state as unknown as { shelf: { get(key: string): number } }).shelf.get('a');
    assert.is(await node.ledger.read(shelf), 1, 'history knows what the block replaced');
    await node.close();
  }, new SlowDatabase());
});

test("short and absent records are read without the disk, and a pending block's deletions do not affect the head", async () => {
  const database = new SlowDatabase();
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const { cache } = node.ledger;
    await node.produce([node.bundle([store('a', 5), store('c', 7)])]);
    let reads = 0;
    const { getMany } = database;
    database.getMany = (keys) => {
      reads++;
      return getMany(keys);
    };
    const recordOf = (key: string) => node.ledger.read(() => cache.get(key, t.u32));
    cache.clear();
    assert.is(await recordOf('000d006200'), undefined);
    assert.is(reads, 0);
    assert.is(await recordOf('000d006100'), 5);
    assert.is(reads, 0);
    const drop = node.bundle([['Drop', { key: 'a' }]]);
    // At every moment of its making: the tree holds its changes before it is the head.
    for (let moment = 0; moment < 200; moment++) {
      const building = node.build([drop]);
      for (let i = 0; i < moment; i++) await Promise.resolve();
      cache.clear();
      assert.is(await recordOf('000d006100'), 5, `moment ${moment}`);
      reads = 0;
      assert.is(await recordOf('000d006300'), 7);
      assert.is(reads, 0, `no block ahead changes it: moment ${moment}`);
      await building;
    }
    await node.commit(await node.build([drop]));
    cache.clear();
    assert.is(await recordOf('000d006100'), undefined);
    await node.close();
  }, database);
});

test('a record has a proof under the state root of the head, even while the next block executes', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    await node.produce([node.bundle([store('a', 5)])]);
    const next = await node.build([node.bundle([store('a', 6)])]);
    const key = fromHex('000d006100');
    const { value, proof, head } = await node.ledger.prove(key);
    assert.equal(value, Uint8Array.of(5, 0, 0, 0));
    assert.ok(verifyProof(fromHex(head.header.state_root), key, value, proof));
    const absent = await node.ledger.prove(fromHex('000d006200'));
    assert.is(absent.value, null);
    assert.ok(verifyProof(fromHex(head.header.state_root), fromHex('000d006200'), null, absent.proof));
    assert.not(verifyProof(fromHex(head.header.state_root), key, null, absent.proof));
    await node.commit(next);
    await node.produce([]);
    await node.close();
    // Opening holds the root of the last block to the records: proving did not disturb the block that was ahead.
    const again = await Node.open(disk);
    assert.is(again.ledger.head.height, 3);
    await again.close();
  });
});

test('the roots of a header match their definition', async () => {
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const executed = await node.build([node.bundle([store('a')])]);
    const leaf = (bytes: Uint8Array) => toHex(blake3(Uint8Array.of(0, ...bytes)));
    assert.is(executed.header.transactions_root, leaf(executed.envelopes[0]!.bytes));
    assert.is(executed.header.receipts_root, rootOf(executed.receipts));
    assert.is(executed.receipts.length, 2, 'the bundle, and the events of the block');
    assert.is(executed.header.attestations_root, '0'.repeat(64));
    await node.close();
  });
});

test.run();
