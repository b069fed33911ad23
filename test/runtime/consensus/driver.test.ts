/** The driver on fakes: a chain of one, restarts at every point, and four validators that agree. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeRecord } from '../../../runtime/engine/consensus/records.js';
import type { Message, Validator } from '../../../runtime/kernel/agreement/types.js';
import { Disk, Hub, hashOf, member, quiet, Silence, TestNode, VirtualTime } from './fakes.js';

const SOLE = member('sole', 10);

function sole(time: VirtualTime, disk: Disk, network = new Silence(time), workMs = 0): TestNode {
  return new TestNode({ validators: [SOLE], time, disk, network, publicKey: SOLE.publicKey, workMs });
}

test('a sole validator produces a block every interval without waiting for peers', async () => {
  const time = new VirtualTime();
  const node = sole(time, new Disk());
  const began = time.now();
  await node.start();
  await time.run(10_000);
  assert.equal(
    node.disk.blocks.map(({ atMs }) => atMs - began),
    [2000, 4000, 6000, 8000, 10_000],
  );
  await stopAll(time, [node]);
});

test('a sole validator writes no vote log: the synced block with its certificate replaces it', async () => {
  const time = new VirtualTime();
  const node = sole(time, new Disk());
  await node.start();
  await time.run(6_000);
  assert.is(node.disk.syncs, 0);
  assert.is(node.disk.blocks.length, 3);
  await stopAll(time, [node]);
});

test('a sole validator sends peers nothing before the block is durable', async () => {
  const time = new VirtualTime();
  const network = new Silence(time);
  const node = sole(time, new Disk(), network, 100);
  await node.start();
  await time.run(10_000);
  assert.ok(node.disk.blocks.length >= 4);
  for (const { message, atMs } of network.sent.filter(({ message }) => message.type !== 'status')) {
    assert.is(message.type, 'commit');
    const { hash } = (message as Extract<Message, { type: 'commit' }>).certificate;
    assert.ok(node.disk.blocks.find((held) => held.hash === hash)!.atMs <= atMs);
  }
  await stopAll(time, [node]);
});

test('a peer that asks while the block is being written receives nothing of it', async () => {
  const time = new VirtualTime();
  const network = new Silence(time);
  const node = sole(time, new Disk(), network, 100);
  await node.start();
  await time.run(2150);
  const status = { height: 1, round: 0, step: 'propose', validRound: -1, hasProposal: false } as const;
  node.driver.receive('peer', { type: 'status', status });
  assert.equal(network.sent, []);
  assert.is(node.disk.blocks.length, 0);
  await stopAll(time, [node]);
});

test('a stopped driver leaves no timer and resumes from the same state', async () => {
  const time = new VirtualTime();
  const node = sole(time, new Disk());
  await node.start();
  await time.run(5000);
  await node.driver.stop();
  assert.is(time.pending, 0);
  assert.is(node.driver.status().running, false);
  await node.start();
  await time.run(4000);
  assert.is(node.disk.blocks.length, 4);
  await node.driver.stop();
});

test('closing a driver during a build or a check waits for its end and for nothing else', async () => {
  for (const members of [[SOLE], FOUR]) {
    const time = new VirtualTime();
    const hub = new Hub(time, 20);
    const [first, ...others] = members.map(({ publicKey }) => {
      const network = hub.link(publicKey);
      const node = new TestNode({ validators: members, time, disk: new Disk(), network, publicKey, workMs: 300 });
      hub.nodes.set(publicKey, node);
      return node;
    });
    const starting = startAll([first!, ...others]);
    while (first!.atWork === 0) await time.step();
    await starting;
    const closing = first!.driver.close().then(() => first!.atWork);
    await stopAll(time, others);
    assert.is(await closing, 0);
    assert.is(first!.halted, null);
    assert.is(time.pending, 0);
  }
});

test('a sole validator recovers from a crash at every point', async () => {
  for (let steps = 0; steps < 40; steps++) {
    const time = new VirtualTime();
    const disk = new Disk();
    const first = sole(time, disk, new Silence(time), 30);
    await first.start();
    for (let i = 0; i < steps; i++) await time.step();
    await first.crash();
    const before = disk.blocks.map(({ hash }) => hash);
    const second = sole(time, disk, new Silence(time), 30);
    await second.start();
    await time.run(5000);
    assert.ok(disk.blocks.length > before.length, `stuck after a crash at step ${steps}`);
    disk.blocks.forEach(({ block, hash }, i) => {
      assert.is(block.height, i + 1);
      if (i < before.length) assert.is(hash, before[i]);
    });
    await stopAll(time, [second]);
  }
});

test('a builder slower than the first timeouts still gets its block committed', async () => {
  const time = new VirtualTime();
  const node = sole(time, new Disk(), new Silence(time), 4500);
  const starting = node.start();
  await time.run(60_000);
  await starting;
  assert.ok(node.disk.blocks.length >= 2);
  await stopAll(time, [node]);
});

test('a failed commit halts the node and reports the reason', async () => {
  const time = new VirtualTime();
  const node = sole(time, new Disk());
  node.failCommit = true;
  await node.start();
  await time.run(3000);
  assert.is(node.halted, 'disk full');
  assert.is(node.driver.status().haltedReason, 'disk full');
  assert.is(time.pending, 0);
});

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));

function network(
  time: VirtualTime,
  members: readonly Validator[] = FOUR,
  delayMs = 20,
): { hub: Hub; nodes: TestNode[] } {
  const hub = new Hub(time, delayMs);
  const nodes = members.map(({ publicKey }) => join(hub, time, publicKey, new Disk(), members));
  return { hub, nodes };
}

function join(
  hub: Hub,
  time: VirtualTime,
  key: string,
  disk: Disk,
  validators = FOUR as readonly Validator[],
): TestNode {
  const publicKey = validators.some((validator) => validator.publicKey === key) ? key : null;
  const node = new TestNode({ validators, time, disk, network: hub.link(key), publicKey, intervalMs: 1000, workMs: 5 });
  hub.nodes.set(key, node);
  return node;
}

async function startAll(nodes: readonly TestNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.start()));
}

async function stopAll(time: VirtualTime, nodes: readonly TestNode[]): Promise<void> {
  const stopping = Promise.all(nodes.map((node) => node.driver.stop()));
  await time.run(1000);
  await stopping;
}

function assertAgree(nodes: readonly TestNode[], atLeast: number): void {
  const longest = nodes.map((node) => node.disk.blocks).sort((a, b) => b.length - a.length)[0]!;
  for (const node of nodes) {
    assert.is(node.halted, null);
    assert.ok(node.disk.blocks.length >= atLeast, `only ${node.disk.blocks.length} blocks`);
    for (const [i, { hash, block }] of node.disk.blocks.entries()) {
      assert.is(hash, longest[i]!.hash);
      assert.ok(block.seal !== null, 'the proposer has not signed');
    }
  }
}

test('four validators agree on every block and keep the pace', async () => {
  const time = new VirtualTime();
  const { nodes } = network(time);
  await startAll(nodes);
  await time.run(20_000);
  assertAgree(nodes, 14);
  assert.equal(new Set(nodes[0]!.disk.blocks.map(({ block }) => block.round)), new Set([0]));
  const status = nodes[0]!.driver.status();
  assert.is(status.totalPower, 4);
  assert.ok(status.lastSignedPower >= 3);
  await stopAll(time, nodes);
});

test('three of four validators continue without the fourth, which catches up within the current height', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = network(time);
  await startAll(nodes);
  await time.run(3000);
  const [cut] = [FOUR[3]!.publicKey];
  const height = nodes[3]!.disk.blocks.length;
  hub.loses = (from, to) => from === cut || to === cut;
  while (nodes[0]!.disk.blocks.length === height) await time.step();
  hub.loses = () => false;
  await time.run(10_000);
  assertAgree(nodes, 8);
  await stopAll(time, nodes);
});

test('validators agree while a third of all messages is lost', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = network(time);
  let seed = 1;
  hub.loses = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 16) % 100 < 33;
  };
  await startAll(nodes);
  await time.run(60_000);
  assertAgree(nodes, 8);
  await stopAll(time, nodes);
});

test('a validator that crashes at any point recovers without double-signing', async () => {
  for (let steps = 1; steps < 200; steps += 13) {
    const time = new VirtualTime();
    const { hub, nodes } = network(time);
    await startAll(nodes);
    for (let i = 0; i < steps; i++) await time.step();
    await nodes[1]!.crash();
    nodes[1] = join(hub, time, FOUR[1]!.publicKey, nodes[1]!.disk);
    const restarting = nodes[1]!.start();
    await time.run(15_000);
    await restarting;
    assertAgree(nodes, 5);
    for (const node of nodes) assert.is(node.accused.length, 0);
    await stopAll(time, nodes);
  }
});

test('a node without a key follows the chain and signs nothing', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = network(time);
  const follower = join(hub, time, hashOf('follower'), new Disk());
  await startAll([...nodes, follower]);
  await time.run(10_000);
  assertAgree([...nodes, follower], 5);
  assert.is(follower.disk.syncs, 0);
  await stopAll(time, [...nodes, follower]);
});

test('followers of a sole validator get every block, even if the announcement is lost', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const nodes = [SOLE.publicKey, hashOf('follower')].map((key) => join(hub, time, key, new Disk(), [SOLE]));
  await startAll(nodes);
  await time.run(6000);
  let lost = 0;
  hub.loses = (_from, _to, message) => message.type === 'commit' && lost++ < 1;
  await time.run(10_000);
  hub.loses = () => false;
  assert.is(lost > 0, true);
  assertAgree(nodes, 8);
  await stopAll(time, nodes);
});

test('no vote leaves a validator before it is in its vote log, and its signer has a record of it', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = network(time);
  let checked = 0;
  hub.loses = (from, _to, message) => {
    const sender = FOUR.findIndex(({ publicKey }) => publicKey === from);
    if (message.type !== 'vote' || message.vote.validator !== sender) return false;
    const { disk } = nodes[sender]!;
    if (disk.blocks.length >= message.vote.height) return false;
    const logged = disk.votes.map(decodeRecord).flatMap((record) => (record.type === 'signed' ? [record.message] : []));
    const { type, round, value } = message.vote;
    assert.ok(logged.some((one) => one.type === type && one.round === round && one.value === value));
    const { last } = disk.record!;
    assert.ok(last!.height === message.vote.height && last!.round >= round);
    if (last!.round === round) assert.ok(last!.step === type || last!.step === 'precommit');
    checked++;
    return false;
  };
  await startAll(nodes);
  await time.run(5000);
  assert.ok(checked > 20);
  await stopAll(time, nodes);
});

test('a forged vote is not counted and is blamed on its sender', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 1);
  const node = join(hub, time, FOUR[0]!.publicKey, new Disk());
  await node.start();
  const body = { type: 'prevote', height: 1, round: 3, value: 'nil', validRound: -1 } as const;
  for (const validator of [1, 2, 3]) {
    node.driver.receive('peer', { type: 'vote', vote: { ...body, validator, signature: new Uint8Array(64) } });
  }
  await quiet();
  assert.is(node.driver.status().round, -1);
  assert.equal(hub.blamed, Array(3).fill('peer: a vote with a false signature'));
  await stopAll(time, [node]);
});

test.run();
