/** Peers that take a question and never answer: they delay neither a block nor an attestation, wherever they stand in the line. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage } from '../../runtime/engine/consensus/messages.js';
import { AttestationLinks } from '../../runtime/engine/network/attestation-links.js';
import { CompactBlock, compactBlock } from '../../runtime/engine/network/compact.js';
import { ConsensusLinks } from '../../runtime/engine/network/consensus-links.js';
import { serveFetch } from '../../runtime/engine/network/fetch.js';
import { requestHedged } from '../../runtime/engine/network/hedged-requests.js';
import type { Link } from '../../runtime/engine/network/link.js';
import { FRAME, joinBlock, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { serveRequest } from '../../runtime/engine/network/requests.js';
import { type Block, headerHash } from '../../runtime/kernel/chain/block.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { NO_SENTRIES, type Peer, peer, spreadOf, validators } from '../network/peers.js';
import { sampleBlock, sampleProposal } from '../network/sample-block.js';
import { lived } from '../node/loop-clock.js';
import { until } from '../until.js';

const running: Peer[] = [];
test.after.each(async () => {
  for (const one of running.splice(0)) await one.stop();
});
test.after(cleanUp);

/** What one stalling peer cost before: the limit of a request for a body, milliseconds. */
const ONE_STALL_MS = 5_000;
/** As many as a node keeps linked of one validator key. */
const STALLERS = 4;

const bundles = [1, 2, 3].map((byte) => new Uint8Array(120).fill(byte));
const block = sampleBlock(bundles);
const hash = headerHash(block.header);

/** A node linked with peers of one key that stall, and one of another key that answers. */
async function scene(protocol: string, serve: (question: Uint8Array) => ReturnType<typeof serveFetch>) {
  const node = await peer({ maxPeers: 50 });
  running.push(node);
  let stalled = 0;
  let firstAsked = Number.POSITIVE_INFINITY;
  const [proposer, other] = validators;
  for (let i = 0; i < STALLERS; i++) {
    const request = (): void => {
      if (stalled++ === 0) firstAsked = performance.now();
    };
    const events = { request };
    running.push(await peer({ bootnodes: [node.address], key: other!, events }));
  }
  await until(() => node.links.all().length === STALLERS, 'those that stall are linked');
  const honest = await peer({
    bootnodes: [node.address],
    key: proposer!,
    events: {
      request: (asked, stream) => {
        if (asked === protocol) void serveRequest(stream, serve, assert.unreachable);
      },
    },
  });
  running.push(honest);
  await until(() => node.links.all().length === STALLERS + 1, 'all are linked');
  const [first, second] = [proposer!, other!].map(({ publicKey }) => toHex(publicKey)) as [string, string];
  return { node, honest, stalled: () => stalled, firstAsked: () => firstAsked, proposer: first, other: second };
}

const consensusOf = (node: Peer, held: readonly Uint8Array[]): ConsensusLinks =>
  new ConsensusLinks({
    links: node.links,
    spread: spreadOf(node.links),
    bundles: () => held,
    parent: () => block.header.parent_hash,
    mayDeliver: () => true,
    takesPart: () => true,
    sentries: NO_SENTRIES,
  });

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const began = lived();
  const result = await work();
  return { result, ms: lived() - began };
}

/** How long whoever is asked first has it for itself, milliseconds; a timer may be early by one. */
const ALONE_MS = 250 - 1;

test('the proposer gets time to deliver a body before other peers are asked', async () => {
  const { node, proposer, firstAsked } = await scene(PROTOCOL.fetch, (one) => serveFetch(one, async () => block));
  const began = performance.now();
  const { result, ms } = await timed(() => consensusOf(node, []).fetch(5, hash, proposer, () => true));
  assert.ok(result && ms < ONE_STALL_MS / 2, `${ms} ms`);
  assert.ok(firstAsked() - began >= ALONE_MS, `others were asked after ${firstAsked() - began} ms`);
});

test('a body arrives in less than one request timeout even if all peers asked first stall', async () => {
  const { node, stalled, other } = await scene(PROTOCOL.fetch, (one) => serveFetch(one, async () => block));
  const consensus = consensusOf(node, []);
  const { result, ms } = await timed(() => consensus.fetch(5, hash, other, () => true));
  assert.ok(result && ms < ONE_STALL_MS, `${ms} ms`);
  assert.ok(stalled() > 0, 'some of them were asked');
});

test('other peers complete a compact block whose sender leaves, and only missing bundles are requested', async () => {
  const asked: boolean[] = [];
  const { node, honest, proposer } = await scene(PROTOCOL.fetch, (question) => {
    asked.push(question[40] === 1);
    return serveFetch(question, async () => block);
  });
  const consensus = consensusOf(node, bundles.slice(1));
  const offers: (() => Block | undefined)[] = [];
  consensus.driver = {
    receive: (_peer, _message, offer) => void (offer && offers.push(offer)),
    drop() {},
    held: () => undefined,
  };
  const sender = running[1]!;
  const message = encodeMessage(sampleProposal(block));
  sender.links.all()[0]!.send(FRAME.withBlock, joinBlock(message, encode(CompactBlock, compactBlock(block))));
  await until(() => offers.length === 1, 'it came');
  assert.is(offers[0]!(), undefined, 'it lacks a bundle');
  await sender.stop();
  await until(() => node.links.all().length === STALLERS, 'the sender is gone');
  const found: Block[] = [];
  assert.ok(await consensus.fetch(5, hash, proposer, (one) => found.push(one) > 0));
  assert.equal(found, [block]);
  assert.equal(asked, [false], 'only the bundles that were missing');
  assert.ok(honest.links.all().length > 0);
});

const wanted = 'ab'.repeat(32) as Hash;

test('attestations are requested from the proposer first and from other peers if it stalls', async () => {
  async function* serve() {
    yield { type: 0, payload: Uint8Array.of(7) };
  }
  const asking = async (whom: 'proposer' | 'other') => {
    const at = await scene(PROTOCOL.attestations, serve);
    const attestations = new AttestationLinks({
      links: at.node.links,
      spread: spreadOf(at.node.links),
      mayDeliver: () => true,
      sentries: NO_SENTRIES,
    });
    const isFound = async ([bytes]: readonly (Uint8Array | undefined)[]) => bytes?.[0] === 7;
    const began = performance.now();
    const found = await timed(() => attestations.fetch(() => [wanted], at[whom], 60_000, isFound));
    assert.ok(found.result && found.ms < ONE_STALL_MS, `${found.ms} ms`);
    return at.firstAsked() - began;
  };
  assert.ok((await asking('proposer')) >= ALONE_MS);
  assert.ok(Number.isFinite(await asking('other')), 'those that stall were asked');
});

test('a search ends without further requests if the missing data arrives unasked', async () => {
  const { node, stalled, other } = await scene(PROTOCOL.attestations, async function* () {});
  const attestations = new AttestationLinks({
    links: node.links,
    spread: spreadOf(node.links),
    mayDeliver: () => true,
    sentries: NO_SENTRIES,
  });
  let missing = [wanted];
  const found = attestations.fetch(
    () => missing,
    other,
    60_000,
    async () => missing.length === 0,
  );
  await until(() => stalled() > 0, 'a peer stalls');
  missing = [];
  assert.ok(await found);
});

const linkOf = (peerId: number): Link => ({ peer: String(peerId) }) as Link;
const never = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));

test('a silent peer is soon joined by others, up to eight at a time, and no request outlives the search', async () => {
  const open = new Set<string>();
  let most = 0;
  const links = Array.from({ length: 40 }, (_, i) => linkOf(i));
  const found = await requestHedged(links, { hedgeMs: 20, withinMs: 60_000 }, async ({ link, signal }) => {
    open.add(link.peer);
    most = Math.max(most, open.size);
    signal.addEventListener('abort', () => open.delete(link.peer));
    return link.peer === '39' || never(signal);
  });
  assert.ok(found);
  assert.is(most, 8);
  open.delete('39');
  assert.is(open.size, 0);
});

test('a peer that delivers at a fair rate keeps its turn, and one without the data loses it at once', async () => {
  const asked: string[] = [];
  const rules = { hedgeMs: 50, withinMs: 60_000 };
  const found = await requestHedged([linkOf(0), linkOf(1), linkOf(2)], rules, async ({ link, onBytes: came }) => {
    asked.push(link.peer);
    if (link.peer === '0') return false;
    for (let i = 0; i < 20; i++) {
      came(64 * 1024);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return true;
  });
  assert.ok(found);
  assert.equal(asked, ['0', '1']);
});

test('a search ends at its time limit, or at once if no peer can answer', async () => {
  const rules = { hedgeMs: 20, withinMs: 200 };
  assert.not(await requestHedged([linkOf(0)], rules, ({ signal }) => never(signal)));
  assert.not(await requestHedged([], rules, async () => true));
  assert.not(await requestHedged([linkOf(0), linkOf(1)], rules, async () => false));
});

test.run();
