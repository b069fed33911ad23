/** Certificates of too little power: they are no news, however many come, and whoever sends them is blamed. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../runtime/engine/consensus/messages.js';
import { emptyRecord } from '../../runtime/engine/consensus/watermark.js';
import type { Message } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { Disk, DOMAIN, Hub, member, signature, TestNode, VirtualTime, verify } from '../runtime/consensus/fakes.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
const OTHER = 'ee'.repeat(32) as Hash;
const none = { signers: [], signatures: [] } as const;

/** Four validators of which the last has lost its record and is guarded. */
async function guarded() {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const nodes = FOUR.map(({ publicKey }, i) => {
    const disk = new Disk();
    if (i === 3) disk.record = { ...emptyRecord(publicKey), guarded: true };
    const node = new TestNode({
      validators: FOUR,
      time,
      disk,
      network: hub.link(`${i}`),
      publicKey,
      intervalMs: 1_000,
    });
    hub.nodes.set(`${i}`, node);
    return node;
  });
  await Promise.all(nodes.map((node) => node.start()));
  return { time, hub, nodes };
}

async function stopAll(time: VirtualTime, nodes: readonly TestNode[]): Promise<void> {
  const stopping = Promise.all(nodes.map((node) => node.driver.stop()));
  await time.run(1_000);
  await stopping;
}

/** Heights below the last whose certificates have a signature of validator 3. */
const signedBy3 = ({ disk }: TestNode): number =>
  disk.blocks.filter(({ certificate }) => certificate.signers.includes(3)).length;

test('a guarded validator resumes signing despite empty commit certificates at every height', async () => {
  const { time, hub, nodes } = await guarded();
  for (let turn = 0; turn < 600; turn++) {
    const { height, round } = nodes[3]!.driver.status();
    const certificate = { height, round: Math.max(0, round), hash: OTHER, ...none };
    nodes[3]!.driver.receive('stranger', { type: 'commit', certificate });
    await time.run(100);
  }
  assert.ok(nodes[0]!.disk.blocks.length >= 20, 'the chain goes on');
  assert.ok(signedBy3(nodes[0]!) >= 10, `it signs ${signedBy3(nodes[0]!)} of ${nodes[0]!.disk.blocks.length}`);
  assert.ok(hub.blamed.length >= 100 && hub.blamed.every((line) => line.startsWith('stranger: a commit')));
  await stopAll(time, nodes);
});

test('a certificate with too little power is rejected before any signature is verified', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 1);
  let checks = 0;
  const node = new TestNode({
    validators: FOUR,
    time,
    disk: new Disk(),
    network: hub.link('0'),
    publicKey: FOUR[0]!.publicKey,
    verify: (bytes, signed, publicKey) => {
      checks++;
      return verify(bytes, signed, publicKey);
    },
  });
  await node.start();
  await time.run(2_000);
  const place = { height: 1, round: 0 };
  const vote = { type: 'prevote', ...place, value: OTHER, validRound: -1 } as const;
  const signed = signature(FOUR[1]!.publicKey, signBytes(DOMAIN, vote));
  const light = { signers: [1], signatures: [signed] };
  const messages: readonly Message[] = [
    { type: 'commit', certificate: { ...place, hash: OTHER, ...light } },
    { type: 'polka', certificate: { ...place, hash: OTHER, validRound: -1, ...light } },
    { type: 'round', certificate: { ...place, votes: [{ ...vote, validator: 1, signature: signed }] } },
    { type: 'round', certificate: { height: 1, round: 7, votes: [] } },
  ];
  for (const message of messages) node.driver.receive('stranger', message);
  assert.is(checks, 0);
  assert.is(hub.blamed.length, messages.length);
  assert.is(node.driver.status().round, 0);
  await stopAll(time, [node]);
});

test.run();
