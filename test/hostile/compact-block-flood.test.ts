/** Strangers that send blocks in short, forged votes and false attestations as fast as they can, each banned and back under another name. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { attested } from '../../runtime/engine/consensus/attestation.js';
import { encodeMessage } from '../../runtime/engine/consensus/messages.js';
import { COST, OF_ALL_OTHERS, OF_OTHER, workOf } from '../../runtime/engine/network/budget.js';
import { CompactBlock } from '../../runtime/engine/network/compact.js';
import { FRAME, joinBlock } from '../../runtime/engine/network/protocol.js';
import { headerHash, NO_CERTIFICATE } from '../../runtime/kernel/chain/block.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import type { Rate } from '../../runtime/lib/throttle.js';
import { TokenBucket } from '../../runtime/lib/token-bucket.js';
import { cleanUp } from '../cli/program.js';
import { stopAll, type TestNode } from '../network/nodes.js';
import { type Peer, peer } from '../network/peers.js';
import { until } from '../until.js';
import { again, attacker, four, heightOf, holdsPace } from './four.js';

test.after.each(stopAll);
test.after(cleanUp);

const FALSE_SIGNATURE = new Uint8Array(64).fill(9);
const IDS = 10_000;
let made = 0;
const anyHash = (): Hash => (++made).toString(16).padStart(64, 'c') as Hash;

/** A proposal that nobody signed, for the round in progress, with a block in short under a parent that never was. */
function shortBlock(node: TestNode): readonly [type: number, payload: Uint8Array] {
  const height = heightOf(node) + 1;
  const header = { ...node.node.ledger.head.header, height, parent_hash: anyHash(), bundle_count: IDS };
  const block = {
    header,
    last_commit: NO_CERTIFICATE,
    evidence: [],
    attestations: [],
    ids: new Uint8Array(6 * IDS).fill(made & 255),
    proposer_signature: null,
  };
  const body = { type: 'proposal', height, round: 0, validRound: -1, hash: headerHash(header) } as const;
  const proposal = { ...body, validator: made % 4, signature: FALSE_SIGNATURE };
  const message = encodeMessage({ type: 'proposal', proposal, polka: null });
  return [FRAME.withBlock, joinBlock(message, encode(CompactBlock, block))];
}

function vote(node: TestNode): readonly [type: number, payload: Uint8Array] {
  const body = { type: 'prevote', height: heightOf(node) + 1, round: 0, value: anyHash(), validRound: -1 } as const;
  return [
    FRAME.message,
    encodeMessage({ type: 'vote', vote: { ...body, validator: made % 4, signature: FALSE_SIGNATURE } }),
  ];
}

function attestation(node: TestNode): readonly [type: number, payload: Uint8Array] {
  const { ledger } = node.node;
  const body = {
    height: heightOf(node) + 1,
    parent: ledger.head.hash,
    validator: 0,
    received_ms: ++made,
    made_ms: made,
    parents: [],
    entries: new Uint8Array(),
  };
  return [FRAME.attestation, attested(body, FALSE_SIGNATURE).bytes];
}

const FALSEHOODS = [
  [shortBlock, /a proposal with a false signature/],
  [vote, /a vote with a false signature/],
  [attestation, /invalid attestation/],
] as const;

test('a flood of forged compact blocks, votes and attestations from successive strangers does not slow the chain', async () => {
  const chain = await four();
  const [first] = chain.nodes;
  const heapBefore = process.memoryUsage().heapUsed;
  const bans = () => first!.logged.filter((line) => line.startsWith('peer banned'));
  let strangers = 0;
  let sent = 0;
  await holdsPace(chain, (signal) =>
    again(signal, 1, async () => {
      const [frame] = FALSEHOODS[strangers++ % FALSEHOODS.length]!;
      const stranger = await attacker([first!]);
      const [link] = stranger.links.all();
      for (let i = 0; i < 1_000 && link!.isUp && !signal.aborted; i++) {
        link!.send(...frame(first!));
        sent++;
        if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      // Frames beside the stream for votes wait until the node is up, so a stranger that left at once would send none.
      await until(() => !link!.isUp || signal.aborted, 'the stranger is banned');
      await stranger.stop();
    }),
  );
  await until(
    () => bans().length >= strangers - 1,
    () => `${bans().length} of ${strangers} are banned, for ${sent} frames`,
  );
  for (const [, reason] of FALSEHOODS)
    assert.ok(
      bans().some((line) => reason.test(line)),
      String(reason),
    );
  const grown = process.memoryUsage().heapUsed - heapBefore;
  assert.ok(grown < 512 * 1024 * 1024, `the heap grew by ${Math.trunc(grown / 1024 / 1024)} MiB`);
});

test('a token bucket admits its burst and then its rate, whatever the load', () => {
  const allowance: Rate = { perSecond: 10_000, burst: 50_000 };
  const bucket = new TokenBucket();
  let taken = 0;
  for (let ms = 0; ms <= 10_000; ms++) {
    for (let i = 0; i < 100; i++) {
      if (bucket.available(allowance, ms) < COST.vote.each) break;
      bucket.spend(COST.vote.each);
      taken += COST.vote.each;
    }
  }
  assert.ok(taken <= 150_000 && taken > 149_000, String(taken));
});

test("messages beyond a link's budget are dropped unread and count as faults, and strangers share one budget", async () => {
  const node = await peer({ maxPeers: 50 });
  const strangers: Peer[] = [];
  try {
    const heard: number[] = [];
    node.links.listen({ frame: (_link, type) => void heard.push(type) });
    for (let i = 0; i < 12; i++) strangers.push(await peer({ bootnodes: [node.address] }));
    await until(() => node.links.all().length === strangers.length, 'all are linked');
    const status = encodeMessage({
      type: 'status',
      status: { height: 1, round: 0, step: 'propose', validRound: -1, hasProposal: true },
    });
    const most = (allowance: Rate) => allowance.burst / workOf('status', status.length);
    const flood = (one: Peer) => {
      for (let i = 0; i < 2 * most(OF_OTHER); i++) one.links.all()[0]?.send(FRAME.message, status);
    };
    flood(strangers[0]!);
    await until(() => node.logged.some((line) => /peer banned.*rate limit exceeded/.test(line)), 'a ban');
    const ofOne = heard.filter((type) => type === FRAME.message).length;
    assert.ok(ofOne <= 1.5 * most(OF_OTHER), `${ofOne} from one`);
    for (const one of strangers.slice(1)) flood(one);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const ofAll = heard.filter((type) => type === FRAME.message).length;
    assert.ok(ofAll <= 2 * most(OF_ALL_OTHERS), `${ofAll} from all`);
  } finally {
    await Promise.all([node, ...strangers].map((one) => one.stop()));
  }
});

test.run();
