/** The application under consensus: who leads and who makes blocks, and what a block may say of its parent and of double signs. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeEvidence, MAX_EVIDENCE_PER_BLOCK } from '../../../runtime/engine/consensus/evidence.js';
import { InvalidBlock } from '../../../runtime/engine/ledger/contents.js';
import type { Mempool } from '../../../runtime/engine/mempool/pool.js';
import { ChainApplication } from '../../../runtime/engine/producer/application.js';
import { EvidencePool } from '../../../runtime/engine/producer/evidence-pool.js';
import { nextHeight } from '../../../runtime/engine/producer/next-height.js';
import { ParsedBundles } from '../../../runtime/engine/producer/parsed-bundles.js';
import type { CommitCertificate } from '../../../runtime/kernel/agreement/types.js';
import type { Block } from '../../../runtime/kernel/chain/block.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { CorruptLog } from '../../../runtime/lib/storage/errors.js';
import { bundleOf, id } from '../chain/scene.js';
import { blockOf, Node, set, withDisk } from '../ledger/chain.js';
import { member, members, poolOf, signed } from './committee.js';

type Member = Awaited<ReturnType<typeof member>>;
type Given = Parameters<typeof member>[2];

const withMember = (given: Given, work: (one: Member) => Promise<void>) =>
  withDisk(async ({ path, database }) => {
    const one = await member(path, database, given);
    try {
      await work(one);
    } finally {
      await one.node.close();
    }
  });

/** Builds the next block on this commit of its parent, and commits it by everybody. */
async function advance({ application, node }: Member, lastCommit: CommitCertificate | null = null, round = 0) {
  const height = node.ledger.head.height + 1;
  const { hash, block } = await application.build(height, round, lastCommit);
  const next = await application.commit(hash, block, signed(height, hash, [0, 1, 2, 3]));
  return { hash, block, next };
}

const publicKey = members[1]!.publicKey;
const eventsOf = async ({ node }: Member, name: string) =>
  (await node.ledger.store.outcomes(node.ledger.head.height, node.ledger.set))
    .flatMap(({ events }) => events)
    .filter(({ type }) => type.name === name)
    .map(({ data }) => data);

test('a module may name the leaders; without one the validators take turns', async () => {
  await withMember({ publicKey }, async (one) => {
    const { next } = await advance(one);
    assert.equal(next.leaders, members.map(({ address }) => address).toReversed());
    assert.equal(next.validators, members);
  });
  await withDisk(async (disk) => {
    const plain = await Node.open(disk);
    assert.equal((await nextHeight(plain.ledger, 1_000)).leaders, []);
    await plain.close();
  });
});

test('expected agreement time shortens the pause by up to three quarters; a late start waits for no pause', async () => {
  await withMember({ publicKey }, async (one) => {
    await advance(one);
    const { ledger } = one.node;
    const pause = async (passed: object) => {
      const { targetMs, intervalMs } = await nextHeight(ledger, 1_000, passed);
      assert.is(targetMs, 1_000);
      return intervalMs;
    };
    assert.is(await pause({}), 1_000);
    assert.is(await pause({ agreeingMs: 300 }), 700);
    assert.is(await pause({ agreeingMs: 3_000 }), 250);
    assert.is(await pause({ agreeingMs: -200 }), 1_000, 'the clock of the proposer is ahead');
    assert.is(await pause({ sinceMs: 5_000 }), 0);
  });
});

test('build time shortens the pause of a single-validator chain too', () =>
  withDisk(async (disk) => {
    const alone = await Node.open(disk);
    const { targetMs, intervalMs } = await nextHeight(alone.ledger, 1_000, { agreeingMs: 300 });
    assert.is(intervalMs, targetMs - 300);
    await alone.close();
  }));

test('the signatures of a damaged block are reported as unknown, and the caller continues', async () => {
  const logged: string[] = [];
  const damaged = new ChainApplication({
    blockLog: { read: () => Promise.reject(new Failure(CorruptLog, { path: 'blocks' })) },
    log: (_: string, message: string) => logged.push(message),
  } as never);
  assert.is(await damaged.signedAt(7), null);
  assert.equal(logged, ['reading signed messages failed']);
});

test('a node produces blocks for the account that has its key', async () => {
  await withMember({ publicKey }, async (one) => {
    assert.is((await advance(one)).block.header.proposer, members[1]!.address);
  });
  await withMember({}, async ({ application }) => {
    assert.is((await application.build(1, 0, null)).block.header.proposer, id(0));
  });
});

test('modules receive the round of a block and the signers of its parent', () =>
  withMember({ publicKey }, async (one) => {
    const { hash } = await advance(one, null, 3);
    assert.equal(await eventsOf(one, 'Heard'), [{ round: 3, commit_round: 0, signers: [] }]);
    await advance(one, signed(1, hash, [0, 2, 3]));
    const signers = [0, 2, 3].map((place) => members[place]!.address);
    assert.equal(await eventsOf(one, 'Heard'), [{ round: 0, commit_round: 2, signers }]);
  }));

test('a block must carry a commit of its parent by more than two thirds with only genuine signatures', () =>
  withMember({ publicKey }, async (one) => {
    const { hash } = await advance(one);
    const { application } = one;
    const holds = async (lastCommit: CommitCertificate) => {
      const built = await application.build(2, 0, lastCommit);
      return application.validate(built.hash, built.block);
    };
    assert.is(await holds(signed(1, hash, [0, 1, 2])), true);
    assert.is(await holds(signed(1, hash, [0, 1, 2, 3])), true);
    assert.is(await holds(signed(1, hash, [1, 2])), false, 'too few');
    assert.is(await holds(signed(1, hash, [0, 1, 9])), false, 'one that is no member');
    assert.is(await holds(signed(1, hash, [0, 1, 2], false)), false, 'forged');
    assert.is(await holds(signed(2, hash, [0, 1, 2])), false, 'of another height');
    assert.is(await holds(signed(1, id(5) as never, [0, 1, 2])), false, 'of another block');
  }));

test('the first block carries the commit of genesis, which has no signatures', () =>
  withMember({ publicKey }, async ({ application, node }) => {
    const good = await application.build(1, 0, null);
    assert.is(await application.validate(good.hash, good.block), true);
    const bad = await application.build(1, 0, signed(0, node.ledger.head.hash, [0, 1, 2]));
    assert.is(await application.validate(bad.hash, bad.block), false);
  }));

test('evidence that a module accepts is in the next block once, and rejected evidence is dropped', async () => {
  const first = Uint8Array.of(1, 7);
  const second = Uint8Array.of(2, 7);
  const junk = Uint8Array.of(9);
  const evidence = poolOf(first, junk, second);
  await withMember({ publicKey, evidence }, async (one) => {
    const { block } = await advance(one);
    assert.equal(block.evidence, [first, second]);
    assert.equal(await eventsOf(one, 'Punished'), [{ count: 1 }, { count: 2 }]);
    assert.equal(evidence.candidates(), []);
    assert.equal((await advance(one)).block.evidence, []);
    assert.equal(one.node.ledger.head.header.evidence_root, '0'.repeat(64));
  });
});

test('a block with worthless evidence is invalid, and one with good evidence is valid on every node', async () => {
  await withMember({ publicKey, evidence: poolOf(Uint8Array.of(1)) }, async ({ application }) => {
    const { hash, block } = await application.build(1, 0, null);
    await withMember({}, async (other) => {
      assert.is(await other.application.validate(hash, block), true);
      const worthless: Block = { ...block, evidence: [Uint8Array.of(3)] };
      assert.is(await other.application.validate(hash, worthless), false);
      assert.is(other.application.header(worthless), null, 'nor is it what its header commits to');
    });
  });
});

test('on a chain without an evidence module, a block with evidence is rejected (1016 ModuleDisabled)', () =>
  withDisk(async (disk) => {
    const plain = await Node.open(disk);
    const block = blockOf(await plain.build([]), plain.ledger.head.commit);
    const carrying = { ...block, evidence: [Uint8Array.of(1)] };
    const refusal = await plain.ledger.check(carrying, []).catch((cause: unknown) => cause);
    assert.ok(refusal instanceof InvalidBlock);
    assert.match(refusal.message, 'ModuleDisabled');
    await plain.close();
  }));

test('the evidence pool stores a pair in one form, is bounded, and never offers more evidence than fits in a block', () => {
  const pool = new EvidencePool();
  const vote = (height: number, value: string) =>
    ({
      type: 'precommit',
      height,
      round: 0,
      value: id(Number(value)) as never,
      validRound: -1,
      validator: 1,
      signature: new Uint8Array(64),
    }) as const;
  pool.add({ type: 'vote', first: vote(1, '1'), second: vote(1, '2') });
  pool.add({ type: 'vote', first: vote(1, '2'), second: vote(1, '1') });
  assert.is(pool.candidates().length, 1);
  for (let height = 2; height < 400; height++) {
    pool.add({ type: 'vote', first: vote(height, '1'), second: vote(height, '2') });
  }
  assert.is(pool.candidates().length, MAX_EVIDENCE_PER_BLOCK);
  const oldest = encodeEvidence({ type: 'vote', first: vote(144, '1'), second: vote(144, '2') });
  assert.equal(pool.candidates()[0], oldest);
  pool.drop([oldest]);
  assert.not.equal(pool.candidates()[0], oldest);
});

test('a block with a bundle in non-canonical form is invalid', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    const opened = new ParsedBundles({ ledger: node.ledger, mempool: { list: () => [] } as unknown as Mempool });
    const signature = { key_type: 0, public_key: new Uint8Array(32), signature: new Uint8Array(64) };
    const { bytes } = bundleOf(set, [['Store', { key: 'a', value: 1 }]], { signatures: [signature] });
    const shown = bytes.length - 64 - 4 - 32 - 4 - 1;
    const stripped = Uint8Array.of(...bytes.subarray(0, shown), 0, ...bytes.subarray(-64 - 4));
    assert.is(opened.of({ bundles: [bytes] } as unknown as Block).length, 1);
    assert.throws(
      () => opened.of({ bundles: [stripped] } as unknown as Block),
      (cause: unknown) => cause instanceof InvalidBlock && /malformed bundle/.test(cause.message),
    );
    await node.close();
  }));

test.run();
