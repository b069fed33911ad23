/** Attacks through sentries: strangers that claim to be one, and appointed ones that lie, stall, flood or repeat old votes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { ConsensusLinks } from '../../runtime/engine/network/consensus-links.js';
import { serveFetch } from '../../runtime/engine/network/fetch.js';
import { APPOINTED_MS } from '../../runtime/engine/network/hello.js';
import { FRAME, PROTOCOL, Reach } from '../../runtime/engine/network/protocol.js';
import { serveRequest } from '../../runtime/engine/network/requests.js';
import { Sentries } from '../../runtime/engine/network/sentries.js';
import type { Message, Vote } from '../../runtime/kernel/agreement/types.js';
import { type Block, headerHash } from '../../runtime/kernel/chain/block.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { chainOf, start as startNode, stopAll, type TestNode } from '../network/nodes.js';
import { appointment, type Differing, DOMAIN, keyOf, type Peer, peer, spreadOf, validators } from '../network/peers.js';
import { sampleBlock, sampleProposal } from '../network/sample-block.js';
import { until } from '../until.js';
import { again, attacker, four, heightOf, holdsPace, keyOfValidator } from './four.js';

const started: Peer[] = [];
const start = async (differing?: Differing): Promise<Peer> => {
  const one = await peer(differing);
  started.push(one);
  return one;
};
test.after.each(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await stopAll();
});
test.after(cleanUp);

const [ALICE, BOB] = validators as [(typeof validators)[0], (typeof validators)[0]];
const hexOf = (key: { readonly publicKey: Uint8Array }) => toHex(key.publicKey) as Hash;
const linkAt = (node: Peer, other: Peer) => node.links.of(other.links.self);

for (const [what, claim, outcome] of [
  [
    'that nobody appointed',
    (self: string) => ({ ...appointment(ALICE, self, Date.now() + 60_000), signature: new Uint8Array(64) }),
    'banned',
  ],
  [
    'with the appointment of another peer',
    (self: string) => appointment(ALICE, `${self}x`, Date.now() + 60_000),
    'banned',
  ],
  [
    'with an appointment for years',
    (self: string) => appointment(ALICE, self, Date.now() + 1_000 * APPOINTED_MS),
    'banned',
  ],
  [
    'with the appointment of another chain',
    (self: string) => appointment(ALICE, self, Date.now() + 60_000, { ...DOMAIN, chainId: 8 }),
    'banned',
  ],
  ['with an expired appointment', (self: string) => appointment(ALICE, self, Date.now() - 1_000), 'stranger'],
  ['appointed by no validator', (self: string) => appointment(keyOf(9), self, Date.now() + 60_000), 'stranger'],
] as const) {
  test(`a stranger ${what} does not count as a sentry`, async () => {
    const node = await start();
    const liar = await start({ bootnodes: [node.address], appointments: (self) => [claim(self)] });
    if (outcome === 'banned') await until(() => node.book.banned(liar.links.self) !== undefined, 'it is banned');
    else await until(() => linkAt(node, liar) !== undefined, 'it is linked');
    assert.equal(node.links.validators(), []);
    assert.not(node.book.isValidator(liar.links.self));
  });
}

test('a sentry counts until its appointment ends, and a full node has room for it', async () => {
  let aheadMs = 0;
  const node = await start({ maxPeers: 1, exchange: false, now: () => Date.now() + aheadMs });
  const first = await start({ bootnodes: [node.address] });
  await until(() => linkAt(node, first) !== undefined, 'the only place is taken');
  const endMs = Date.now() + 3_600_000;
  const sentry = await start({ bootnodes: [node.address], appointments: (self) => [appointment(ALICE, self, endMs)] });
  await until(() => node.links.validators().length === 1, 'the sentry is linked');
  assert.equal(linkAt(node, sentry)!.keys, [hexOf(ALICE)]);
  aheadMs = 3_600_001;
  assert.equal(node.links.validators(), []);
});

test('a validator key has room for four sentries, and the validator itself keeps its link', async () => {
  const node = await start();
  const direct = await start({ bootnodes: [node.address], key: ALICE });
  await until(() => linkAt(node, direct) !== undefined, 'the validator is linked');
  for (let i = 0; i < 6; i++) {
    const sentry = await start({
      bootnodes: [node.address],
      appointments: (self) => [appointment(ALICE, self, Date.now() + 60_000)],
    });
    await until(() => linkAt(node, sentry) !== undefined, 'it is linked');
  }
  await until(() => node.links.validators().length === 4, 'others were displaced');
  assert.ok(linkAt(node, direct) !== undefined);
});

/** A node with the parts of a sentry of Alice. */
async function sentryOfAlice() {
  const node = await start({ sentryFor: new Set([hexOf(ALICE)]) });
  const sentries = new Sentries({
    links: node.links,
    sets: { has: (key) => [ALICE, BOB].some((one) => hexOf(one) === key), current: [] },
    domain: DOMAIN,
    validator: undefined,
    sentries: new Set(),
    sentryFor: new Set([hexOf(ALICE)]),
    log: () => undefined,
    now: Date.now,
  });
  return { node, sentries };
}

test('a sentry passes at most 64 messages of a validator and height, each once', async () => {
  const { node, sentries } = await sentryOfAlice();
  try {
    const consensus = new ConsensusLinks({
      links: node.links,
      spread: spreadOf(node.links),
      sentries,
      bundles: () => [],
      parent: () => '00'.repeat(32) as Hash,
      mayDeliver: () => true,
      takesPart: () => true,
    });
    const received: number[] = [];
    await start({
      bootnodes: [node.address],
      key: ALICE,
      events: { frame: (_, type) => void received.push(type) },
    });
    await until(() => sentries.served().length === 1, 'the validator is linked');
    const pass = (round: number, height = 4) => {
      const vote: Vote = {
        type: 'prevote',
        height,
        round,
        value: 'nil',
        validRound: -1,
        validator: 1,
        signature: new Uint8Array(64),
      };
      consensus.sentries.pass('another peer', { type: 'vote', vote }, hexOf(BOB), undefined);
    };
    for (let round = 0; round < 1_000; round++) for (let i = 0; i < 3; i++) pass(round);
    pass(0, 5);
    const passed = () => received.filter((type) => type === FRAME.message).length;
    await until(() => passed() === 65, 'they pass');
  } finally {
    sentries.stop();
  }
});

test('a sentry passes a proposal at once, and its block once as soon as it has requested it', async () => {
  const { node, sentries } = await sentryOfAlice();
  try {
    const block = sampleBlock([]);
    const hash = headerHash(block.header);
    const proposal = sampleProposal(block, 1);
    const consensus = new ConsensusLinks({
      ...{ links: node.links, spread: spreadOf(node.links), sentries, bundles: () => [], parent: () => hash },
      ...{ mayDeliver: () => true, takesPart: () => true },
    });
    let kept: Block | undefined;
    consensus.driver = { receive() {}, drop() {}, held: () => kept };
    const expected: number[] = [FRAME.message, FRAME.withBlock];
    const received: number[] = [];
    const frame = (_: unknown, type: number) => void (expected.includes(type) && received.push(type));
    await start({ bootnodes: [node.address], key: ALICE, events: { frame } });
    const proposer = await start({
      bootnodes: [node.address],
      key: BOB,
      events: {
        request: (protocol, stream) => {
          if (protocol === PROTOCOL.fetch)
            void serveRequest(stream, (question) => serveFetch(question, async () => block), assert.unreachable);
        },
      },
    });
    await until(() => sentries.served().length === 1 && linkAt(node, proposer) !== undefined, 'both are linked');
    const fetch = (): Promise<boolean> =>
      consensus.fetch(5, hash, hexOf(BOB), (one) => {
        kept = one;
        return true;
      });
    consensus.sentries.pass(proposer.links.self, proposal, hexOf(BOB), undefined);
    for (let i = 0; i < 3; i++) assert.ok(await fetch());
    consensus.sentries.pass(proposer.links.self, proposal, hexOf(BOB), kept);
    await until(() => received.length >= expected.length, 'the validator has both');
    assert.equal(received.toSorted(), expected);
  } finally {
    sentries.stop();
  }
});

test('a sentry is believed about the validators that appointed it and no other', async () => {
  const { node, sentries } = await sentryOfAlice();
  try {
    const liar = await start({
      bootnodes: [node.address],
      appointments: (self) => [appointment(BOB, self, Date.now() + 60_000)],
    });
    await until(() => linkAt(liar, node) !== undefined && linkAt(node, liar) !== undefined, 'it is linked');
    const reach = [ALICE, BOB].map((key) => ({ public_key: hexOf(key), empty: true }));
    linkAt(liar, node)!.send(FRAME.reach, encode(Reach, reach));
    await until(() => sentries.reach().size > 0, 'it is heard');
    assert.equal([...sentries.reach()], [[hexOf(BOB), true]]);
    const direct = await start({ bootnodes: [node.address], key: BOB });
    await until(() => linkAt(node, direct) !== undefined, 'the validator itself is linked');
    assert.equal([...sentries.reach()], [[hexOf(BOB), false]], 'what the validator proves wins');
  } finally {
    sentries.stop();
  }
});

test('an appointed sentry that floods false and old votes is banned, and blocks keep their pace', async () => {
  const network = await four();
  const domain = {
    chainId: network.nodes[0]!.node.genesis.chain.chainId,
    genesisHash: network.nodes[0]!.node.genesis.hash,
  };
  const key = keyOfValidator(network.chain, 3);
  const liar = await attacker(network.nodes, {
    appointments: (self) => [appointment(key, self, Date.now() + 60_000, domain)],
  });
  started.push(liar);
  const vote = (height: number, sign: boolean): Message => {
    const body = { type: 'prevote', height, round: 0, value: 'nil', validRound: -1 } as const;
    return {
      type: 'vote',
      vote: { ...body, validator: 3, signature: sign ? key.sign(signBytes(domain, body)) : new Uint8Array(64).fill(7) },
    };
  };
  const old = encodeMessage(vote(1, true));
  await holdsPace(network, (signal) =>
    again(signal, 1, () => {
      const falseVote = encodeMessage(vote(heightOf(network.nodes[0]!) + 1, false));
      for (const link of liar.links.all()) for (const bytes of [old, falseVote]) link.send(FRAME.message, bytes);
    }),
  );
  await until(() => liar.logged.some((line) => line.includes('you are banned')), 'it is banned');
});

test('a validator with one honest sentry signs although the other passes nothing, and lies about whom it reaches', async () => {
  const chain = await chainOf(4);
  const open = await startNode(chain, { blockTime: 1 }, 1);
  const bootnodes = [open.address];
  await Promise.all([2, 3].map((i) => startNode(chain, { blockTime: 1, bootnodes }, i)));
  const honest = await startNode(chain, { blockTime: 1, bootnodes, sentryFor: [hexOf(keyOfValidator(chain, 0))] });
  const staller = await attacker([open], {
    events: {
      up: (link) => link.send(FRAME.reach, encode(Reach, [{ public_key: hexOf(keyOf(77)), empty: true }])),
    },
  });
  started.push(staller);
  const hidden: TestNode = await startNode(chain, { blockTime: 1, sentries: [staller.address, honest.address] }, 0);
  await until(() => heightOf(hidden) >= 3, 'it follows');
  await until(async () => {
    const { last_signed_height } = await hidden.ask<{ last_signed_height: number }>('chain_validatorHealth');
    return last_signed_height >= heightOf(hidden) - 2 && last_signed_height > 3;
  }, 'it signs');
});

test('a validator behind sentries admits no stranger', async () => {
  const sentry = await start();
  const hidden = await start({ bootnodes: [sentry.address], bootnodesOnly: true, key: ALICE });
  await until(() => linkAt(sentry, hidden) !== undefined, 'its sentry is linked');
  const stranger = await start({ bootnodes: [hidden.address] });
  await until(() => hidden.links.counts.refused > 0, 'a stranger is refused');
  assert.is(linkAt(hidden, stranger), undefined);
});

test.run();
