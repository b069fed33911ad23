/** Addresses that lead nowhere: they hold only the dials of strangers, never those of validators and named peers. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, readAddress } from '../../runtime/engine/network/address.js';
import { Dialer, wantedLinks } from '../../runtime/engine/network/dialer.js';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import { PeerBook } from '../../runtime/engine/network/peer-book.js';
import type { Connection, Transport } from '../../runtime/engine/network/transport.js';
import { cleanUp, newDirectory } from '../cli/program.js';

test.after(cleanUp);

const newPeer = () => peerIdOf(randomBytes(32));

test("a validator is dialled at once while dials to strangers' addresses hang", async () => {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  for (let i = 1; i <= 40; i++)
    book.learnReported(addressOf(`9.9.9.${i}`, 4_000, newPeer()), `/ip4/8.8.8.${i}/udp/1/quic-v1`);
  const dialled: string[] = [];
  const transport = {
    peer: newPeer(),
    // Nobody answers there.
    dial: (address: string) => {
      dialled.push(readAddress(address)!.peer);
      return new Promise<Connection>(() => undefined);
    },
  } as unknown as Transport;
  const bootnode = addressOf('7.7.7.7', 4_000, newPeer());
  const bootnodes: string[] = [];
  const parts = { linked: () => false, wanted: () => wantedLinks([], true), namedOnly: false, failed: () => undefined };
  const dialer = new Dialer({ book, bootnodes: () => bootnodes, ...parts });
  for (let turn = 0; turn < 5; turn++) dialer.dialDue(transport);
  assert.is(dialled.length, 4, 'strangers have half of the dials');
  const validator = newPeer();
  book.learnOwn(addressOf('6.6.6.6', 4_000, validator));
  book.linked(validator, { remote: '/ip4/6.6.6.6/udp/4000/quic-v1', validator: true });
  bootnodes.push(bootnode);
  dialer.dialDue(transport);
  assert.equal(dialled.slice(4), [readAddress(bootnode)!.peer, validator]);
  dialer.stop();
});

test.run();
