/** Second messages about heights that are decided: evidence, as long as it is taken, and never of what an honest node says. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_HEIGHTS } from '../../../runtime/engine/consensus/equivocation-detector.js';
import { EVIDENCE_MAX_AGE_BLOCKS } from '../../../runtime/engine/consensus/evidence.js';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import { PastHeights } from '../../../runtime/engine/consensus/past-heights.js';
import type { DriverOptions } from '../../../runtime/engine/consensus/ports.js';
import {
  type CommitCertificate,
  type Message,
  NIL,
  NONE,
  type UnsignedMessage,
  type Vote,
} from '../../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import { Disk, DOMAIN, Hub, member, signature, TestNode, VirtualTime, verify } from './fakes.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
const OTHER = 'ee'.repeat(32) as Hash;

/** Four validators that have decided so many heights. */
async function four(heights: number, intervalMs = 100) {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const nodes = FOUR.map(({ publicKey }) => {
    const network = hub.link(publicKey);
    const node = new TestNode({ validators: FOUR, time, disk: new Disk(), network, publicKey, intervalMs });
    hub.nodes.set(publicKey, node);
    return node;
  });
  await Promise.all(nodes.map((node) => node.start()));
  const [node] = nodes as [TestNode];
  while (node.disk.blocks.length < heights) await time.step();
  const stop = async () => {
    const stopping = Promise.all(nodes.map((one) => one.driver.stop()));
    await time.run(1000);
    await stopping;
  };
  return { time, hub, nodes, node, stop };
}

/** What a validator signs, as a message of its own. */
function said(validator: number, body: UnsignedMessage, by = validator): Message {
  const message = { ...body, validator, signature: signature(FOUR[by]!.publicKey, signBytes(DOMAIN, body)) };
  return message.type === 'proposal'
    ? { type: 'proposal', proposal: message, polka: null }
    : { type: 'vote', vote: message };
}

const precommit = (height: number, value: Vote['value'], round = 0) =>
  ({ type: 'precommit', height, round, value, validRound: NONE }) as const;

test('a second vote or proposal for a recent height convicts its sender once', async () => {
  const { node, stop } = await four(12);
  const head = node.disk.blocks.length;
  for (const height of [head, head - 1, head - 8]) {
    const before = node.accused.length;
    const validator = height % 4;
    node.driver.receive('peer', said(validator, precommit(height, OTHER)));
    assert.is(node.accused.length, before + 1, `a precommit of ${height}`);
    const { first } = node.accused.at(-1)!;
    assert.equal([first.type, first.height, first.validator], ['precommit', height, validator]);
    node.driver.receive('peer', said(validator, precommit(height, NIL)));
    assert.is(node.accused.length, before + 1, 'one incident');
    const voter = (validator + 1) % 4;
    node.driver.receive('peer', said(voter, { ...precommit(height, NIL), type: 'prevote' }));
    assert.is(node.accused.length, before + 2, `a prevote of ${height}`);
    const { block } = node.disk.blocks[height - 1]!;
    const leader = FOUR.findIndex(({ address }) => address === block.proposer);
    if (leader === validator || leader === voter) continue;
    const proposal = { type: 'proposal', height, round: 0, validRound: NONE, hash: OTHER } as const;
    node.driver.receive('peer', said(leader, proposal));
    assert.is(node.accused.length, before + 3, `a proposal of ${height}`);
  }
  await stop();
});

test('a single message, a repeated one or one with a foreign signature convicts no validator', async () => {
  const { node, stop } = await four(6);
  const { hash, certificate } = node.disk.blocks[2]!;
  certificate.signers.forEach((validator) => {
    node.driver.receive('peer', said(validator, precommit(3, hash)));
    node.driver.receive('peer', said(validator, precommit(3, OTHER), (validator + 1) % 4));
    node.driver.receive('peer', said(validator, precommit(3, hash, 1)));
  });
  node.driver.receive('peer', { type: 'commit', certificate });
  node.driver.receive('peer', said(0, precommit(3, OTHER, 900)));
  node.driver.receive('peer', said(0, precommit(3, NIL, 900)));
  assert.equal(node.accused, [], 'votes of rounds that never were are not kept');
  await stop();
});

test('a validator whose two votes reach two nodes is convicted by the certificate of the next block', async () => {
  const { time, hub, nodes, stop } = await four(4, 2_000);
  const [victim] = nodes as [TestNode];
  const height = victim.disk.blocks.length + 2;
  // What the third validator precommits at that height reaches one node as a vote for nothing; the fourth is not heard.
  hub.loses = (_from, to, message) => {
    if (message.type !== 'vote' || message.vote.height !== height || message.vote.type !== 'precommit') return false;
    const { validator, round } = message.vote;
    if (validator !== 2 || to !== FOUR[0]!.publicKey) return validator === 3;
    victim.driver.receive('peer', said(2, precommit(height, NIL, round)));
    return true;
  };
  while (victim.disk.blocks.length < height + 2) await time.step();
  assert.ok(nodes[1]!.disk.blocks[height - 1]!.certificate.signers.includes(2));
  assert.equal(
    victim.accused.map(({ first }) => [first.height, first.validator]),
    [[height, 2]],
  );
  await stop();
});

test('at older heights the certificate and proposal of the block convict, within the evidence window', async () => {
  const { node, time, stop } = await four(KEPT_HEIGHTS + 10);
  const { certificate } = node.disk.blocks[1]! as { certificate: CommitCertificate };
  const validator = certificate.signers[0]!;
  node.driver.receive('peer', said(validator, precommit(2, NIL, certificate.round)));
  await time.step();
  assert.equal(
    node.accused.map(({ first }) => [first.height, first.validator]),
    [[2, validator]],
  );
  node.driver.receive('peer', said(validator, precommit(2, NIL, certificate.round)));
  await time.step();
  assert.is(node.accused.length, 1);
  const asked = node.lookedUp;
  for (let height = 3; height < 9; height++) {
    for (let i = 0; i < 100; i++) node.driver.receive('peer', said(3, precommit(height, NIL, i)));
  }
  await time.run(50);
  assert.ok(node.lookedUp - asked <= 64, 'a flood is dropped, not queued');
  await stop();
});

test('messages about old heights cause at most four block reads per new block, and the others queue', async () => {
  const { node, time, stop } = await four(KEPT_HEIGHTS + 30);
  const asked = node.lookedUp;
  const made = node.disk.blocks.length;
  for (let height = 2; height <= 22; height++) {
    const { certificate } = node.disk.blocks[height - 1]! as { certificate: CommitCertificate };
    node.driver.receive('peer', said(certificate.signers[0]!, precommit(height, NIL, certificate.round)));
  }
  const reads = () => node.lookedUp - asked;
  for (let i = 0; reads() < 21; i++) {
    assert.ok(i < 100_000 && reads() <= 4 * (node.disk.blocks.length - made + 1), `${reads()} reads`);
    await time.step();
  }
  await time.step();
  assert.equal(
    node.accused.map(({ first }) => first.height),
    Array.from({ length: 21 }, (_, i) => i + 2),
  );
  await stop();
});

test('messages too old for evidence cause no reads', async () => {
  const read: number[] = [];
  const application = {
    signedAt: async (height: number) => {
      read.push(height);
      return null;
    },
  };
  const pastHeights = new PastHeights(
    { application, domain: DOMAIN, verify } as unknown as DriverOptions<unknown>,
    (work) => void work(),
  );
  pastHeights.receive(said(0, precommit(2, NIL)), 2 + EVIDENCE_MAX_AGE_BLOCKS + 1, () => {});
  assert.equal(read, []);
  pastHeights.receive(said(0, precommit(2, NIL)), 2 + EVIDENCE_MAX_AGE_BLOCKS, () => {});
  assert.equal(read, [2]);
});

test.run();
