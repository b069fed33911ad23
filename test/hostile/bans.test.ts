/** Bans go by where packets come from: nobody gets another's host refused, and no validator is shut out. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../runtime/engine/network/address.js';
import type { Hello } from '../../runtime/engine/network/hello.js';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import { PeerBook } from '../../runtime/engine/network/peer-book.js';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { type Differing, type Peer, peer, validators } from '../network/peers.js';
import { until } from '../until.js';

const started: Peer[] = [];
const start = async (differing?: Differing): Promise<Peer> => {
  const one = await peer(differing);
  started.push(one);
  return one;
};
test.after.each(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
test.after(cleanUp);

const linked = (one: Peer, other: Peer) => one.links.of(other.links.self) !== undefined;
const VICTIM = '8.8.8.8';
const remoteOf = (host: string) => `/ip4/${host}/udp/4000/quic-v1`;
const newPeer = () => peerIdOf(randomBytes(32));
const open = async () => PeerBook.open(await newDirectory(), Date.now);

test('three banned strangers that claim another host do not get that host refused', async () => {
  const node = await start();
  for (let i = 0; i < 3; i++) {
    const hello: Partial<Hello> = { addresses: [] };
    const liar = await start({ bootnodes: [node.address], exchange: false, hello });
    (hello.addresses as string[]).push(addressOf(VICTIM, 4000, liar.links.self));
    await until(() => linked(node, liar) && linked(liar, node), 'it is linked');
    node.book.learnOwn(addressOf(VICTIM, 4000, liar.links.self));
    liar.links.of(node.links.self)!.send(FRAME.ping, Uint8Array.of(1));
    await until(() => node.book.banned(liar.links.self) !== undefined, 'it is banned');
  }
  assert.is(node.book.banned(newPeer(), remoteOf(VICTIM)), undefined);
});

test('a host with three banned peers is refused to strangers but not to peers the node already knew', async () => {
  const book = await open();
  const [known, validator] = [newPeer(), newPeer()];
  book.linked(known, { remote: remoteOf(VICTIM), validator: false });
  book.linked(validator, { remote: remoteOf(VICTIM), validator: true });
  for (let i = 0; i < 3; i++) {
    assert.is(book.banned(newPeer(), remoteOf(VICTIM)), undefined, 'not yet');
    assert.ok(book.fault(newPeer(), 100, 'it lied', { remote: remoteOf(VICTIM), validator: false }));
  }
  assert.match(book.banned(newPeer(), remoteOf(VICTIM)) ?? '', /3 peers of 8.8.8.8 are banned/);
  assert.match(book.banned(newPeer(), `/ip6/::ffff:${VICTIM}/udp/1/quic-v1`) ?? '', /banned/);
  assert.is(book.banned(known, remoteOf(VICTIM)), undefined);
  assert.is(book.banned(validator, remoteOf(VICTIM)), undefined);
  assert.is(book.banned(newPeer(), remoteOf('8.8.4.4')), undefined);
});

test('the node does not dial strangers on a refused host, even if other peers name them', async () => {
  const book = await open();
  const told = newPeer();
  book.learnReported(addressOf(VICTIM, 4000, told), remoteOf('8.8.4.4'));
  assert.is(book.candidates()[0]!.addresses.length, 1);
  for (let i = 0; i < 3; i++) book.fault(newPeer(), 100, 'it lied', { remote: remoteOf(VICTIM), validator: false });
  assert.is(book.candidates()[0]!.addresses.length, 0);
});

test('faulty validators do not get their host refused and are banned for one minute only', async () => {
  let now = 1_000_000;
  const book = await PeerBook.open(await newDirectory(), () => now);
  const bad = Array.from({ length: 3 }, newPeer);
  for (const one of bad) assert.ok(book.fault(one, 100, 'it lied', { remote: remoteOf(VICTIM), validator: true }));
  assert.is(book.banned(newPeer(), remoteOf(VICTIM)), undefined);
  for (let i = 0; i < 5; i++) {
    assert.is(book.banned(bad[0]!), 'it lied');
    now += 61_000;
    assert.is(book.banned(bad[0]!), undefined);
    book.fault(bad[0]!, 100, 'it lied', { remote: remoteOf(VICTIM), validator: true });
  }
});

test('a peer without a listening port is banned like any other', async () => {
  const node = await start();
  const silent = await start({ bootnodes: [node.address], exchange: false, hello: { port: 0 } });
  await until(() => linked(node, silent) && linked(silent, node), 'it is linked');
  silent.links.of(node.links.self)!.send(FRAME.ping, Uint8Array.of(1));
  await until(() => !linked(node, silent) && node.book.banned(silent.links.self) !== undefined, 'it is banned');
  const book = await open();
  for (let i = 0; i < 3; i++) book.fault(newPeer(), 100, 'it lied', { remote: remoteOf(VICTIM), validator: false });
  assert.match(book.banned(newPeer(), remoteOf(VICTIM)) ?? '', /banned/, 'no address was ever learnt');
});

test('unrequested addresses count as a fault and are not stored', async () => {
  const node = await start();
  const pushing = await start({ bootnodes: [node.address], exchange: false, key: validators[0]! });
  await until(() => linked(node, pushing) && linked(pushing, node), 'they are linked');
  const known = () => node.book.candidates().length;
  const before = known();
  const text = addressOf('9.9.9.9', 4000, newPeer());
  const frame = Uint8Array.of(1, 0, 0, 0, text.length, 0, 0, 0, ...new TextEncoder().encode(text));
  for (let i = 0; i < 3; i++) pushing.links.of(node.links.self)!.send(FRAME.peers, frame);
  await until(() => node.logged.some((line) => line.includes('unsolicited addresses')), 'it is a fault');
  assert.ok(known() <= before + 1, 'the one answer that was asked for');
});

test.run();
