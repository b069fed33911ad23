/** Whom a node dials: a validator every validator, any other node a few of them and other nodes. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, readAddress } from '../../../runtime/engine/network/address.js';
import { Dialer, WANTED_VALIDATORS, wantedLinks } from '../../../runtime/engine/network/dialer.js';
import { peerIdOf } from '../../../runtime/engine/network/identity.js';
import { PeerBook } from '../../../runtime/engine/network/peer-book.js';
import type { Connection, Transport } from '../../../runtime/engine/network/transport.js';
import { cleanUp, newDirectory } from '../../cli/program.js';

test.after(cleanUp);

const newPeer = () => peerIdOf(randomBytes(32));
const VALIDATORS = Array.from({ length: 100 }, newPeer);
const OTHERS = Array.from({ length: 50 }, newPeer);

async function knownPeers(): Promise<PeerBook> {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  [...VALIDATORS, ...OTHERS].forEach((peer, i) => {
    const host = `9.9.${i}.1`;
    book.learnOwn(addressOf(host, 4_000, peer), host);
    if (i < VALIDATORS.length) book.linked(peer, { remote: `/ip4/${host}/udp/4000/quic-v1`, validator: true });
  });
  return book;
}

/** The peers that a node has dialled when it wants no more; all of them answer. */
async function dialledBy(book: PeerBook, takesPart: boolean): Promise<Set<string>> {
  const links = new Set<string>();
  const dialer = new Dialer({
    ...{ book, bootnodes: () => [], namedOnly: false, failed: () => undefined },
    linked: (peer) => links.has(peer),
    wanted: () =>
      wantedLinks(
        [...links].map((peer) => ({ outbound: true, isValidator: book.isValidator(peer) })),
        takesPart,
      ),
  });
  const transport = {
    peer: newPeer(),
    dial: async (address: string) => {
      links.add(readAddress(address)!.peer);
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
