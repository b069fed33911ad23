/** Peers that a node dials: a validator every validator, any other node a few of them, other nodes, and at first bootnodes. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, readAddress } from '../../../runtime/engine/network/address.js';
import { Dialer, hasEnough, WANTED_VALIDATORS, wantedLinks } from '../../../runtime/engine/network/dialer.js';
import { peerIdOf } from '../../../runtime/engine/network/identity.js';
import { PeerBook } from '../../../runtime/engine/network/peer-book.js';
import type { Connection, Transport } from '../../../runtime/engine/network/transport.js';
import { cleanUp, newDirectory } from '../../cli/program.js';

test.after(cleanUp);

const newPeer = () => peerIdOf(randomBytes(32));
const VALIDATORS = Array.from({ length: 100 }, newPeer);
const OTHERS = Array.from({ length: 50 }, newPeer);
/** Addresses of the bootnodes, by peer. */
const BOOTNODES = new Map(
  Array.from({ length: 3 }, (_, i) => {
    const peer = newPeer();
    return [peer, addressOf(`8.8.${i}.1`, 4_000, peer)];
  }),
);

async function knownPeers(): Promise<PeerBook> {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  [...VALIDATORS, ...OTHERS].forEach((peer, i) => {
    const host = `9.9.${i}.1`;
    book.learnOwn(addressOf(host, 4_000, peer), host);
    if (i < VALIDATORS.length) book.linked(peer, { remote: `/ip4/${host}/udp/4000/quic-v1`, validator: true });
  });
  return book;
}

const wantedBeside = (book: PeerBook, links: Iterable<string>, takesPart: boolean) =>
  wantedLinks(
    [...links].map((peer) => ({ outbound: true, isValidator: book.isValidator(peer), isNamed: BOOTNODES.has(peer) })),
    takesPart,
  );

/** The peers that a node has dialled when it wants no more; all of them answer. */
async function dialledBy(book: PeerBook, takesPart: boolean): Promise<Set<string>> {
  const links = new Set<string>();
  const dialer = new Dialer({
    ...{ book, bootnodes: () => [...BOOTNODES.values()], namedOnly: false, failed: () => undefined },
    linked: (peer) => links.has(peer),
    wanted: () => wantedBeside(book, links, takesPart),
  });
  const transport = {
    peer: newPeer(),
    dial: async (address: string) => {
      const { peer } = readAddress(address)!;
      links.add(peer);
      book.linked(peer, { remote: address, validator: VALIDATORS.includes(peer) });
      return {} as Connection;
    },
  } as unknown as Transport;
  for (let before = -1; before < links.size; ) {
    before = links.size;
    dialer.dialDue(transport);
    await new Promise(setImmediate);
  }
  dialer.stop();
  return links;
}

test('a validator dials every validator', async () => {
  const dialled = await dialledBy(await knownPeers(), true);
  assert.ok(VALIDATORS.every((peer) => dialled.has(peer)));
});

test('a node that takes no part dials six validators and eight other nodes', async () => {
  const dialled = await dialledBy(await knownPeers(), false);
  assert.is(VALIDATORS.filter((peer) => dialled.has(peer)).length, WANTED_VALIDATORS);
  assert.is(OTHERS.filter((peer) => dialled.has(peer)).length, 8);
});

test('a node dials its bootnodes as long as it has few links', async () => {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  const dialled = await dialledBy(book, false);
  assert.equal([...dialled].sort(), [...BOOTNODES.keys()].sort());
});

test('a node that takes no part gives up its bootnodes when it has all other links, a validator never', async () => {
  const book = await knownPeers();
  const validators = VALIDATORS.slice(0, WANTED_VALIDATORS);
  const links = [...BOOTNODES.keys(), ...validators, ...OTHERS.slice(0, 8)];
  assert.ok(hasEnough(wantedBeside(book, links, false)));
  assert.not(hasEnough(wantedBeside(book, links, true)));
  assert.ok(wantedBeside(book, links, true).named);
});

test('a node that lacks validators finds them among peers that it has not met', async () => {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  const unmet = [...OTHERS, ...VALIDATORS.slice(0, 10)];
  unmet.forEach((peer, i) => {
    book.learnReported(addressOf(`9.${i}.9.1`, 4_000, peer), `/ip4/8.${i}.8.8/udp/1/quic-v1`);
  });
  const dialled = await dialledBy(book, false);
  assert.ok(VALIDATORS.filter((peer) => dialled.has(peer)).length >= WANTED_VALIDATORS);
});

test('links with bootnodes do not count, and a node with few others dials bootnodes again', async () => {
  const book = await knownPeers();
  const links = [...BOOTNODES.keys(), ...VALIDATORS.slice(0, WANTED_VALIDATORS), ...OTHERS.slice(0, 7)];
  const most = wantedBeside(book, links, false);
  assert.equal(most, { validators: 0, others: 1, named: false });
  assert.not(hasEnough(most), 'it keeps its bootnodes while one link is missing');
  assert.ok(wantedBeside(book, links.slice(0, -7), false).named);
});

test('nodes that know the same validators dial different ones', async () => {
  const book = await knownPeers();
  const counts = new Map<string, number>();
  for (let node = 0; node < 200; node++) {
    for (const peer of await dialledBy(book, false)) counts.set(peer, (counts.get(peer) ?? 0) + 1);
  }
  const inbound = VALIDATORS.map((peer) => counts.get(peer) ?? 0);
  assert.ok(Math.max(...inbound) < 40, `${Math.max(...inbound)} of 200 nodes dialled one of 100 validators`);
});

test.run();
