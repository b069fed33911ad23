/** A block of the height in progress: whoever sends another body under its hash first keeps nobody from the real one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage } from '../../runtime/engine/consensus/messages.js';
import { CompactBlock, compactBlock } from '../../runtime/engine/network/compact.js';
import { ConsensusLinks } from '../../runtime/engine/network/consensus-links.js';
import { serveFetch } from '../../runtime/engine/network/fetch.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { serveRequest } from '../../runtime/engine/network/requests.js';
import { type Block, headerHash } from '../../runtime/kernel/chain/block.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { until } from '../until.js';
import { NO_SENTRIES, type Peer, peer, spreadOf } from './peers.js';
import { sampleBlock, sampleProposal } from './sample-block.js';

const running: Peer[] = [];
test.after.each(async () => {
  for (const one of running.splice(0)) await one.stop();
});
test.after(cleanUp);

const bundles = [1, 2, 3].map((byte) => new Uint8Array(120).fill(byte));
const real = sampleBlock(bundles);
const hash = headerHash(real.header);
const forged: Block = { ...real, evidence: [Uint8Array.of(1)] };
const isReal = ({ evidence }: Block) => evidence.length === 0;

const proposal = sampleProposal(real);

function withBlock(block: Block): Uint8Array {
  const [bytes, short] = [encodeMessage(proposal), encode(CompactBlock, compactBlock(block))];
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length, true);
  return Uint8Array.of(...length, ...bytes, ...short);
}

/** A node that has so many of the bundles, linked with one that forges and one that serves the block. */
async function scene(held: readonly Uint8Array[]) {
  const node = await peer();
  const consensus = new ConsensusLinks({
    links: node.links,
    spread: spreadOf(node.links),
    bundles: () => held,
    parent: () => real.header.parent_hash,
    mayDeliver: () => true,
    takesPart: () => true,
    sentries: NO_SENTRIES,
  });
  const came: (Block | undefined)[] = [];
  consensus.driver = { receive: (_peer, _message, offer) => came.push(offer?.()), drop() {}, held: () => undefined };
  const serve = (block: Block): Parameters<typeof peer>[0] => ({
    bootnodes: [node.address],
    events: {
      request: (protocol, stream) => {
        if (protocol === PROTOCOL.fetch)
          void serveRequest(stream, (question) => serveFetch(question, async () => block), assert.unreachable);
      },
    },
  });
  const forger = await peer(serve(forged));
  running.push(node, forger);
  await until(() => forger.links.all().length === 1, 'the forger is linked');
  const honest = await peer(serve(real));
  running.push(honest);
  await until(() => node.links.all().length === 2, 'both are linked');
  const send = (from: Peer, block: Block) => from.links.all()[0]!.send(FRAME.withBlock, withBlock(block));
  return { consensus, came, forger, honest, send };
}

for (const [held, words] of [
  [bundles, 'whole'],
  [bundles.slice(1), 'in short'],
  [[], 'only when asked'],
] as const) {
  test(`a forged body that arrives first, ${words}, does not keep the node from the real one`, async () => {
    const { consensus, came, forger, honest, send } = await scene(held);
    if (held.length > 0) {
      send(forger, forged);
      await until(() => came.length === 1, 'the forged one came');
    }
    const accepted: Block[] = [];
    const accepts = (block: Block) => isReal(block) && accepted.push(block) > 0;
    assert.ok(await consensus.fetch(5, hash, '', accepts));
    assert.equal(accepted, [real]);
    if (held.length < bundles.length) return;
    send(honest, real);
    const before = came.length;
    await until(() => came.length > before, 'it is sent again');
    assert.equal(came.at(-1), real);
  });
}

test('no body is accepted if no peer has the real one', async () => {
  const { consensus } = await scene(bundles);
  assert.not(await consensus.fetch(5, hash, '', () => false));
});

test.run();
