/** Strangers that flood the stream for bundles: false seals, tiny bundles, the same bundle over and over, frames before the handshake. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { RelayBatch, sealBatch } from '../../runtime/engine/network/relay-batch.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { stopAll } from '../network/nodes.js';
import type { Peer } from '../network/peers.js';
import { rawFrame, rawPeer, rawStream } from '../network/raw-peer.js';
import { until } from '../until.js';
import { again, attacker, four, holdsPace } from './four.js';

test.after.each(stopAll);
test.after(cleanUp);

const MANY = 5_000;

test('a flood of batches with forged seals and repeated bundles does not slow four validators', async () => {
  const chain = await four();
  const { nodes, user } = chain;
  const repeated = Array.from({ length: MANY }, () => user.transfer(9, user.address, 1n).bytes);
  const sealed = (bundles: readonly Uint8Array[], origin: number) =>
    sealBatch(bundles, { origin, seq: 0, nowMs: Date.now(), seal: async () => new Uint8Array(randomBytes(64)) });
  const batches = await Promise.all(
    [0, 1, 2, 3].map(async (origin) => encode(RelayBatch, await sealed(repeated, origin))),
  );
  const strangers: Peer[] = [];
  try {
    await holdsPace(chain, async (signal) => {
      for (let i = 0; i < 3; i++) strangers.push(await attacker(nodes));
      await again(signal, 50, () => {
        for (const { links } of strangers)
          for (const link of links.all()) for (const batch of batches) link.send(FRAME.relayBatch, batch);
      });
    });
  } finally {
    await Promise.all(strangers.map((one) => one.stop()));
  }
});

test('a peer that sends a batch of undersized bundles is banned, even before the handshake', async () => {
  const chain = await four([0, 1, 2]);
  const { nodes } = chain;
  const tiny = encode(RelayBatch, { seal: null, bundles: Array.from({ length: MANY }, () => new Uint8Array(1)) });
  const stranger = await attacker(nodes);
  const early = await rawPeer();
  try {
    const { stream } = await rawStream(await early.connect(nodes[0]!.address), PROTOCOL.relay);
    stream.send(rawFrame(FRAME.relayBatch, tiny));
    const isBanned = (peer: string) =>
      nodes[0]!.logged.some((line) => line.startsWith('peer banned') && line.includes(peer));
    await until(() => isBanned(early.peer), 'a frame above the bound of the handshake is a fault');
    await until(() => {
      for (const link of stranger.links.all()) link.send(FRAME.relayBatch, tiny);
      return isBanned(stranger.links.self);
    }, 'the stranger is banned');
    const envelope = chain.user.transfer(0, chain.user.address, 1n);
    const hash = await nodes[1]!.node.mempool.submit(envelope.bytes);
    assert.ok(hash);
    await until(async () => (await nodes[2]!.node.blocks.bundle(envelope.hash)) !== null, 'a bundle gets into a block');
  } finally {
    await Promise.all([stranger.stop(), early.stop()]);
  }
});

test.run();
