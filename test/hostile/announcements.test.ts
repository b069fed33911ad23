/** Peers that announce bundles: some deliver, some stall, lie or flood; a bundle arrives if one honest peer offers it. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Announcements, idOf } from '../../runtime/engine/network/announcements.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { type Part, serveRequest } from '../../runtime/engine/network/requests.js';
import { list } from '../../runtime/lib/codec/composites.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import * as scalar from '../../runtime/lib/codec/scalars.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { cleanUp } from '../cli/program.js';
import { type Peer, peer } from '../network/peers.js';
import { until } from '../until.js';

const running: Peer[] = [];
const stopping: (() => void)[] = [];
test.after.each(async () => {
  for (const stop of stopping.splice(0)) stop();
  for (const one of running.splice(0)) await one.stop();
});
test.after(cleanUp);

type Serve = (request: Uint8Array) => AsyncIterable<Part>;

const some = (count: number) => Array.from({ length: count }, () => new Uint8Array(randomBytes(100)));
const hexOf = (bundles: readonly Uint8Array[]) => bundles.map(toHex).sort();

/** A node that takes announced bundles, with what it took. */
async function listener() {
  const node = await peer({ maxPeers: 50 });
  running.push(node);
  const taken: Uint8Array[] = [];
  const announcements = new Announcements({
    links: node.links,
    take(_, bundles) {
      taken.push(...bundles);
      for (const bytes of bundles) announcements.see(bytes, 1);
    },
  });
  stopping.push(() => announcements.stop());
  node.links.listen({
    frame(link, type, payload) {
      if (type === FRAME.announcement) announcements.receive(link, payload);
    },
  });
  return { node, announcements, taken: () => taken.map(toHex).sort() };
}

/** A peer that answers requests for bundles with `serve`, or as an honest one that offers what it announces. */
async function announcer({ address }: Peer, serve?: Serve) {
  let asked = 0;
  const one: { offers?: Announcements } = {};
  const made = await peer({
    bootnodes: [address],
    exchange: false,
    events: {
      request(protocol, stream) {
        if (protocol !== PROTOCOL.bundles) return;
        asked++;
        void serveRequest(stream, serve ?? ((request) => one.offers!.serve(request)), () => undefined);
      },
    },
  });
  running.push(made);
  const offers = new Announcements({ links: made.links, take: () => undefined });
  one.offers = offers;
  await until(() => made.links.all().length > 0, 'it is linked');
  const announce = (bundles: readonly Uint8Array[]) => offers.announce(made.links.all(), bundles);
  return { made, announce, asked: () => asked };
}

const faultsOf = ({ logged }: Peer, why: string) => logged.filter((line) => line.includes(why)).length;
const never: Serve = async function* () {
  await new Promise(() => undefined);
};

test('announced bundles that do not arrive are requested, and those that did are not', async () => {
  const { node, announcements, taken } = await listener();
  const { announce, asked } = await announcer(node);
  const [missing, held] = [some(5_000), some(3)];
  for (const bytes of held) announcements.see(bytes, 1);
  announce(held);
  announce(missing);
  await until(() => taken().length === missing.length, 'all have come');
  assert.equal(taken(), hexOf(missing));
  assert.is(asked(), 2, 'a request has at most 4,096 ids');
});

test('a bundle comes from an honest peer although those that announced it before stall or deliver nothing', async () => {
  const { node, taken } = await listener();
  const silent = await announcer(node, never);
  const empty = await announcer(node, async function* () {});
  const honest = await announcer(node);
  const bundles = some(3);
  silent.announce(bundles);
  await until(() => silent.asked() > 0, 'the silent one is asked');
  empty.announce(bundles);
  honest.announce(bundles);
  await until(() => taken().length > 0, 'they have come');
  assert.equal(taken(), hexOf(bundles));
  assert.ok(faultsOf(node, 'announced bundles not delivered') > 0);
});

test('a bundle that two peers announce is requested from one of them', async () => {
  const { node, taken } = await listener();
  const both = [await announcer(node), await announcer(node)];
  const bundles = some(10);
  for (const { announce } of both) announce(bundles);
  await until(() => taken().length > 0, 'they have come');
  assert.equal(taken(), hexOf(bundles));
  assert.is(both[0]!.asked() + both[1]!.asked(), 1);
});

test('a peer that announces without end is at fault and holds a bounded number of ids', async () => {
  const { node, taken } = await listener();
  const flooding = await announcer(node, never);
  const honest = await announcer(node);
  const many = Array.from({ length: 20 }, () => some(1_024));
  await until(() => {
    for (const one of many) flooding.announce(one);
    return node.book.banned(flooding.made.links.self) !== undefined;
  }, 'it is banned');
  const bundles = some(2);
  honest.announce(bundles);
  await until(() => taken().length === 2, 'the honest one is heard');
});

for (const [what, payload] of [
  ['no ids', new Uint8Array()],
  ['part of an id', new Uint8Array(7)],
  ['too many ids', new Uint8Array(6 * 4_097)],
] as const) {
  test(`an announcement with ${what} is a fault that bans its sender`, async () => {
    const { node } = await listener();
    const { made } = await announcer(node);
    await until(() => {
      made.links.all()[0]?.send(FRAME.announcement, payload);
      return node.book.banned(made.links.self) !== undefined;
    }, 'it is banned');
  });
}

test('a response with more bundles than requested, or none of the kind, is a fault that bans its sender', async () => {
  const Bundles = list(scalar.bytes(1, 131_072), 4_096);
  for (const payload of [encode(Bundles, [randomBytes(9), randomBytes(9)]), Uint8Array.of(1, 2, 3)]) {
    const { node, taken } = await listener();
    const lying = await announcer(node, async function* () {
      yield { type: 0, payload };
    });
    lying.announce(some(1));
    await until(() => node.book.banned(lying.made.links.self) !== undefined, 'it is banned');
    assert.equal(taken(), []);
  }
});

test('the id of a bundle covers its signature, so that a forged copy hides no genuine bundle', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  assert.is(idOf(bytes), Number.parseInt(toHex(blake3(bytes)).slice(0, 12), 16));
  assert.is.not(idOf(bytes), idOf(Uint8Array.of(1, 2, 4)));
});

test.run();
