/** Validators that lost what they signed, or run twice: the guard keeps them from signing against themselves. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyRecord } from '../../../runtime/engine/consensus/watermark.js';
import type { Validator } from '../../../runtime/kernel/agreement/types.js';
import { Disk, Hub, member, TestNode, VirtualTime } from './fakes.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
const SOLE = [member('sole', 10)];

interface Joining {
  readonly as: string;
  readonly validator: Validator;
  readonly disk: Disk;
  readonly set?: readonly Validator[];
  readonly doppelgangerBlocks?: number;
  readonly fresh?: boolean;
}

function join(
  hub: Hub,
  time: VirtualTime,
  { as, validator, disk, set = FOUR, doppelgangerBlocks = 0, fresh = false }: Joining,
) {
  const { publicKey } = validator;
  const network = hub.link(as);
  const node = new TestNode({
    validators: set,
    time,
    disk,
    network,
    publicKey,
    intervalMs: 1000,
    workMs: 5,
    doppelgangerBlocks,
    fresh,
  });
  hub.nodes.set(as, node);
  return node;
}

async function four(time: VirtualTime): Promise<{ hub: Hub; nodes: TestNode[] }> {
  const hub = new Hub(time, 20);
  const nodes = FOUR.map((validator, i) => join(hub, time, { as: `${i}`, validator, disk: new Disk() }));
  await Promise.all(nodes.map((node) => node.start()));
  return { hub, nodes };
}

async function stopAll(time: VirtualTime, nodes: Iterable<TestNode>): Promise<void> {
  const stopping = Promise.all([...nodes].map((node) => node.driver.stop()));
  await time.run(1000);
  await stopping;
}

const accusations = (nodes: readonly TestNode[]): number => nodes.reduce((sum, node) => sum + node.accused.length, 0);
const signersAt = (node: TestNode, height: number) => node.disk.blocks[height - 1]!.certificate.signers;

/**
 * Validator 1 leads height 5. Precommits are lost there, it crashes after `steps` more, its disk loses what it signed, it
 * comes back, and precommits pass again.
 */
async function loseMemory(steps: number, guarded: boolean) {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  hub.loses = (_from, _to, message) =>
    message.type === 'vote' && message.vote.type === 'precommit' && message.vote.height === 5;
  while (nodes[1]!.driver.status().height < 5 || nodes[1]!.driver.status().step === 'new') await time.step();
  for (let i = 0; i < steps; i++) await time.step();
  await nodes[1]!.crash();
  const { disk } = nodes[1]!;
  disk.votes = [];
  disk.record = { ...emptyRecord(FOUR[1]!.publicKey), guarded };
  nodes[1] = join(hub, time, { as: '1', validator: FOUR[1]!, disk });
  const starting = nodes[1].start();
  await time.run(2000);
  hub.loses = () => false;
  await time.run(20_000);
  await starting;
  await stopAll(time, nodes);
  return nodes;
}

test('an unguarded validator without memory double-signs: the schedules below do expose it', async () => {
  let caught = 0;
  for (let steps = 1; steps < 30; steps += 3) caught += accusations(await loseMemory(steps, false));
  assert.ok(caught > 0);
});

test('a guarded validator that lost its memory never double-signs, and signs again after some heights', async () => {
  for (let steps = 1; steps < 30; steps += 3) {
    const nodes = await loseMemory(steps, true);
    assert.is(accusations(nodes), 0, `after ${steps} steps`);
    const { length } = nodes[0]!.disk.blocks;
    assert.ok(length >= 12, 'the others went on');
    assert.equal(nodes[1]!.alarms, []);
    assert.ok(nodes[1]!.disk.blocks.length >= length - 1);
    for (const node of nodes) assert.is(node.halted, null);
    assert.not.ok([6, 7].some((height) => signersAt(nodes[0]!, height).includes(1)));
    assert.ok(
      [0, 1, 2, 3].some((ago) => signersAt(nodes[0]!, length - ago).includes(1)),
      'it signs again',
    );
  }
});

test('at least one of two nodes with one key falls silent and raises an alarm', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  await time.run(3000);
  const disk = new Disk();
  disk.blocks.push(...nodes[3]!.disk.blocks);
  const twin = join(hub, time, { as: 'twin', validator: FOUR[3]!, disk });
  await twin.start();
  await time.run(20_000);
  assert.ok(twin.alarms.length > 0 || nodes[3]!.alarms.length > 0);
  const before = nodes[0]!.accused.length;
  await time.run(20_000);
  assert.is(nodes[0]!.accused.length, before, 'nothing is signed twice any more');
  assert.is(new Set([...nodes, twin].map((node) => node.disk.blocks[20]?.hash)).size, 1);
  await stopAll(time, hub.nodes.values());
});

test('with doppelganger blocks the second node with a key stops before it signs anything', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  await time.run(3000);
  const disk = new Disk();
  disk.blocks.push(...nodes[3]!.disk.blocks);
  const twin = join(hub, time, { as: 'twin', validator: FOUR[3]!, disk, doppelgangerBlocks: 10 });
  await twin.start();
  await time.run(10_000);
  assert.match(twin.halted!, /another node signs with this validator key/);
  assert.is(twin.disk.record!.last, null);
  assert.is(accusations(nodes), 0);
  assert.equal(nodes[3]!.alarms, [], 'the first node notices nothing');
  await stopAll(time, hub.nodes.values());
});

test('with doppelganger blocks a validator alone with its key waits and then signs', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  await time.run(2000);
  await nodes[2]!.crash();
  const from = nodes[2]!.disk.blocks.length + 1;
  nodes[2] = join(hub, time, { as: '2', validator: FOUR[2]!, disk: nodes[2]!.disk, doppelgangerBlocks: 5 });
  const starting = nodes[2].start();
  await time.run(20_000);
  await starting;
  const signed = nodes[0]!.disk.blocks.filter(({ certificate }) => certificate.signers.includes(2));
  const heights = signed.map(({ block }) => block.height).filter((height) => height > from);
  assert.ok(heights[0]! > from + 5 && heights[0]! <= from + 9, `signed ${heights[0]} after ${from}`);
  assert.is(nodes[2].halted, null);
  await stopAll(time, nodes);
});

test('a silent validator that receives each decision before the last precommit still follows it and signs again', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  await time.run(2000);
  await nodes[2]!.crash();
  const from = nodes[2]!.disk.blocks.length + 1;
  hub.loses = (sender, to, message) =>
    sender === '0' && to === '2' && message.type === 'vote' && message.vote.type === 'precommit';
  nodes[2] = join(hub, time, { as: '2', validator: FOUR[2]!, disk: nodes[2]!.disk, doppelgangerBlocks: 3 });
  const starting = nodes[2].start();
  await time.run(20_000);
  await starting;
  const signed = nodes[0]!.disk.blocks.filter(({ certificate }) => certificate.signers.includes(2));
  const heights = signed.map(({ block }) => block.height).filter((height) => height > from);
  assert.ok(heights.length > 0 && heights[0]! > from + 3, `signed ${heights[0]} after ${from}`);
  assert.is(nodes[2].halted, null);
  await stopAll(time, nodes);
});

test('a height of which a silent validator receives only the decision does not count', async () => {
  const time = new VirtualTime();
  const { hub, nodes } = await four(time);
  await time.run(2000);
  await nodes[2]!.crash();
  hub.loses = (_from, to, message) => to === '2' && message.type === 'vote' && message.vote.height % 2 === 0;
  nodes[2] = join(hub, time, { as: '2', validator: FOUR[2]!, disk: nodes[2]!.disk, doppelgangerBlocks: 3 });
  const starting = nodes[2].start();
  await time.run(15_000);
  await starting;
  const told = nodes[2].disk.blocks.length;
  assert.ok(told > 8, `it has ${told} blocks`);
  hub.loses = () => false;
  await time.run(15_000);
  const signed = nodes[0]!.disk.blocks.filter(({ certificate }) => certificate.signers.includes(2));
  const heights = signed.map(({ block }) => block.height).filter((height) => height > 3);
  assert.ok(heights.length > 0 && heights[0]! > told, `signed ${heights[0]}, told of ${told}`);
  await stopAll(time, nodes);
});

test('validators that learn later than others that the chain starts still vote in its first block', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const nodes = FOUR.map((validator, i) => {
    const disk = new Disk();
    disk.record = { ...emptyRecord(validator.publicKey), guarded: true };
    return join(hub, time, { as: `${i}`, validator, disk, fresh: true });
  });
  await Promise.all(nodes.map((node) => node.start()));
  for (const node of nodes.slice(0, 2)) node.driver.endWaiting();
  await time.run(5_000);
  for (const node of nodes.slice(2)) node.driver.endWaiting();
  await time.run(20_000);
  for (const { disk } of nodes) assert.ok(disk.blocks.length > 2, `${disk.blocks.length} blocks`);
  await stopAll(time, nodes);
});

test('a guarded sole validator listens for two intervals, then continues', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const disk = new Disk();
  disk.record = { ...emptyRecord(SOLE[0]!.publicKey), guarded: true };
  const node = join(hub, time, { as: 'sole', validator: SOLE[0]!, disk, set: SOLE });
  await node.start();
  await time.run(3_900);
  assert.is(disk.blocks.length, 0);
  await time.run(6_000);
  assert.ok(disk.blocks.length >= 5);
  await stopAll(time, [node]);
});

test('a second sole validator follows the blocks of the first and stays silent', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const first = join(hub, time, { as: 'first', validator: SOLE[0]!, disk: new Disk(), set: SOLE });
  await first.start();
  await time.run(2500);
  const disk = new Disk();
  disk.blocks.push(...first.disk.blocks);
  disk.record = { ...emptyRecord(SOLE[0]!.publicKey), guarded: true };
  const second = join(hub, time, { as: 'second', validator: SOLE[0]!, disk, set: SOLE });
  await second.start();
  await time.run(20_000);
  assert.ok(disk.blocks.length > 15);
  for (const [i, { hash }] of disk.blocks.entries()) assert.is(hash, first.disk.blocks[i]!.hash);
  assert.is(second.halted, null);
  await stopAll(time, hub.nodes.values());
});

test.run();
