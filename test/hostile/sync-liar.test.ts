/** Peers that say they have a billion blocks: consensus goes on beside the asking, and nobody hears the number. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { type Part, serveRequest } from '../../runtime/engine/network/requests.js';
import { StoredBlock } from '../../runtime/kernel/chain/block.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { start, stopAll, type TestNode } from '../network/nodes.js';
import type { Peer } from '../network/peers.js';
import { until } from '../until.js';
import { again, attacker, four, heightOf, holdsPace } from './four.js';

test.after.each(stopAll);
test.after(cleanUp);

const CLAIMED = 1_000_000_000;

/** How a liar answers who asks it for blocks: what it gives before it stalls, and whether it ever ends. */
interface Lie {
  readonly give: (from: number) => Promise<readonly Uint8Array[]>;
  readonly ends: boolean;
}

const liar = (nodes: readonly TestNode[], { give, ends }: Lie): Promise<Peer> =>
  attacker(nodes, {
    hello: { status: { height: CLAIMED, hash: 'ee'.repeat(32) as Hash, oldest: 0 } },
    events: {
      request(protocol, stream) {
        async function* parts(question: Uint8Array): AsyncGenerator<Part> {
          const from = Number(new DataView(question.buffer, question.byteOffset).getBigUint64(1, true));
          for (const payload of await give(from)) yield { type: 0, payload };
          if (!ends) await new Promise(() => undefined);
        }
        if (protocol === PROTOCOL.sync) void serveRequest(stream, parts, () => undefined);
      },
    },
  });

/** The next block as a node has it, where it does. */
const nextOf =
  ({ node }: TestNode) =>
  async (from: number): Promise<readonly Uint8Array[]> => {
    const stored = await node.blocks.stored(from);
    return stored === null ? [] : [encode(StoredBlock, stored)];
  };

interface Health {
  readonly peers: number;
  readonly sync_status: string;
  readonly block_height: number;
  readonly highest_known_height: number;
}

for (const [what, ends] of [
  ['and stalls', false],
  ['and then has no more', true],
] as const) {
  test(`a stranger that claims a billion blocks, gives one ${what}, neither slows four validators nor is believed`, async () => {
    const chain = await four();
    const { nodes } = chain;
    const liars: Peer[] = [];
    const believed: string[] = [];
    // Those who came last may have been behind for a moment.
    const logged = nodes.map((node) => node.logged.length);
    try {
      await holdsPace(chain, async (signal) => {
        for (let i = 0; i < 3; i++) liars.push(await liar(nodes, { give: nextOf(nodes[0]!), ends }));
        await again(signal, 50, async () => {
          const health = await nodes[1]!.ask<Health>('chain_validatorHealth');
          const { sync_status, highest_known_height, block_height } = health;
          if (sync_status === 'syncing' || highest_known_height > block_height + 2)
            believed.push(JSON.stringify(health));
        });
      });
      assert.equal(believed, []);
      const paused = nodes.flatMap((node, i) => node.logged.slice(logged[i]).filter((line) => /^sync/.test(line)));
      assert.equal(paused, []);
    } finally {
      await Promise.all(liars.map((one) => one.stop()));
    }
  });
}

test('a node among stalling liars catches up from one honest peer and then reports that it is synced', async () => {
  const chain = await four();
  const { nodes } = chain;
  const late = await start(chain.chain, { blockTime: 1, maxPeers: 20 });
  const liars: Peer[] = [];
  const health = () => late.ask<Health>('chain_validatorHealth');
  try {
    for (let i = 0; i < 6; i++) liars.push(await liar([late], { give: async () => [], ends: false }));
    await until(async () => (await health()).peers >= 6, 'the liars are linked');
    const honest = await start(chain.chain, { blockTime: 1, bootnodes: [nodes[0]!.address, late.address] });
    await until(() => heightOf(late) >= heightOf(nodes[0]!) - 1 && heightOf(late) > 5, 'it has caught up');
    await until(async () => (await health()).sync_status === 'synced', 'it says so');
    await until(async () => {
      const { highest_known_height, block_height } = await health();
      return highest_known_height <= block_height + 2;
    }, 'it does not believe the liars');
    assert.ok(heightOf(honest) > 0);
  } finally {
    await Promise.all(liars.map((one) => one.stop()));
  }
});

test.run();
