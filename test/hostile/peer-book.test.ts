/** A full peer book of 1,000: whoever fills it throws out what it brought itself, never a ban, a validator or who was met. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { base58 } from '@scure/base';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../runtime/engine/network/address.js';
import { MAX_PEERS, MAX_REPORTED_PER_GROUP, PeerBook } from '../../runtime/engine/network/peer-book.js';
import { groupOf, isLoopback, isPrivate } from '../../runtime/lib/hosts.js';
import { cleanUp, newDirectory } from '../cli/program.js';

test.after(cleanUp);

/** The id of a peer of a number. */
function idOf(number: number): string {
  const id = new Uint8Array(38);
  id.set([0, 0x24, 8, 1, 0x12, 0x20]);
  new DataView(id.buffer).setUint32(6, number);
  return base58.encode(id);
}
const hostOf = (number: number): string => `8.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const remoteOf = (host: string): string => `/ip4/${host}/udp/4000/quic-v1`;
const addressAt = (host: string, peer: number): string => addressOf(host, 4000, idOf(peer));

let now = 1_000_000;
const open = async (): Promise<PeerBook> => PeerBook.open(await newDirectory(), () => now);
const stranger = (host: string) => ({ remote: remoteOf(host), validator: false });

/** Links with a peer that names its address. */
function meet(book: PeerBook, peer: number, host: string, validator = false): void {
  now += 10;
  book.learnOwn(addressAt(host, peer), host);
  book.linked(idOf(peer), { remote: remoteOf(host), validator });
}

const ban = (book: PeerBook, peer: number, host: string): boolean =>
  book.fault(idOf(peer), 100, 'it lied', stranger(host));
const knows = (book: PeerBook, peer: number): boolean => book.candidates().some((one) => one.peer === idOf(peer));

test("reported peers fill at most one source's share and never evict a contacted peer", async () => {
  const book = await open();
  for (let i = 0; i < 500; i++) meet(book, i, hostOf(i));
  for (let i = 0; i < 5_000; i++) book.learnReported(addressAt('9.9.9.9', 10_000 + i), remoteOf('1.2.3.4'));
  assert.is(book.candidates().length, 500 + MAX_REPORTED_PER_GROUP);
  for (let from = 0; from < 100; from++) {
    for (let i = 0; i < 100; i++) {
      book.learnReported(addressAt('9.9.9.9', 20_000 + 100 * from + i), remoteOf(`1.2.4.${from}`));
    }
  }
  assert.is(book.candidates().length, MAX_PEERS);
  for (let i = 0; i < 500; i++) assert.ok(knows(book, i), `peer ${i} was met`);
});

test('a host with thousands of identities evicts its own entries and no validator', async () => {
  const book = await open();
  for (let i = 0; i < 900; i++) meet(book, i, hostOf(i), i < 100);
  for (let i = 0; i < 3_000; i++) meet(book, 10_000 + i, '1.2.3.4');
  assert.is(book.candidates().length, MAX_PEERS);
  for (let i = 0; i < 900; i++) assert.ok(knows(book, i), `peer ${i} was met`);
  for (let i = 0; i < 3_000; i++) meet(book, 20_000 + i, hostOf(50_000 + i));
  for (let i = 0; i < 100; i++) assert.ok(knows(book, i), `validator ${i}`);
  assert.equal(
    book
      .candidates()
      .slice(0, 100)
      .map(({ validator }) => validator),
    Array(100).fill(true),
  );
});

test('every contacted peer is shared in turn, and no group of hosts fills a response', async () => {
  const book = await open();
  for (let i = 0; i < 100; i++) meet(book, i, hostOf(i), i < 60);
  for (let i = 0; i < 500; i++) meet(book, 10_000 + i, '1.2.3.4');
  const shared = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const some = book.share(32, false);
    assert.is(new Set(some).size, 32);
    assert.ok(some.filter((one) => one.includes('/1.2.3.4/')).length <= 1);
    for (const one of some) shared.add(one);
  }
  for (let i = 0; i < 100; i++) assert.ok(shared.has(addressAt(hostOf(i), i)), `peer ${i} was shared`);
});

test('the source with the most entries does not dominate the dial order', async () => {
  const book = await open();
  for (let i = 0; i < 20; i++) meet(book, i, hostOf(i));
  for (let i = 0; i < 900; i++) meet(book, 10_000 + i, '1.2.3.4');
  const first = book.candidates().slice(0, 8);
  assert.ok(first.filter(({ addresses }) => addresses[0]!.includes('/1.2.3.4/')).length <= 1);
});

test("addresses reported by others never replace a peer's own addresses", async () => {
  const book = await open();
  meet(book, 1, '8.8.8.8', true);
  for (let i = 0; i < 50; i++) book.learnReported(addressAt(`9.9.9.${i}`, 1), remoteOf(`1.2.3.${i}`));
  const [validator] = book.candidates();
  assert.is(validator!.addresses[0], addressAt('8.8.8.8', 1));
  assert.is(validator!.addresses.length, 4);
});

test('the newest ban is always kept, and short bans do not evict a long one', async () => {
  const book = await open();
  for (let i = 0; i < 5; i++) {
    assert.ok(ban(book, 0, '8.8.8.8'));
    now += 25 * 3_600_000;
  }
  ban(book, 0, '8.8.8.8');
  for (let i = 1; i <= 3_000; i++) {
    assert.ok(ban(book, i, hostOf(i)));
    assert.is(book.banned(idOf(i)), 'it lied', `ban ${i}`);
  }
  assert.is(book.banned(idOf(0)), 'it lied');
  for (let i = 0; i < 3_000; i++) book.fault(idOf(10_000 + i), 1, 'slow', stranger(hostOf(i)));
  assert.is(book.banned(idOf(3_000)), 'it lied');
});

test('identities with fewer fault points do not evict those with more', async () => {
  const book = await open();
  assert.not(book.fault(idOf(1), 60, 'slow', stranger('8.8.8.8')));
  for (let i = 0; i < 3_000; i++) book.fault(idOf(10 + i), 1, 'slow', stranger(hostOf(i)));
  assert.ok(book.fault(idOf(1), 60, 'slow', stranger('8.8.8.8')));
});

test('a peer book survives a restart, and a crafted file is loaded within its bounds', async () => {
  const directory = await newDirectory();
  const book = await PeerBook.open(directory, () => now);
  for (let i = 0; i < 100; i++) meet(book, i, hostOf(i), i === 7);
  for (let i = 200; i < 203; i++) ban(book, i, '8.8.8.8');
  await book.save();
  const again = await PeerBook.open(directory, () => now);
  assert.is(again.candidates().length, 100);
  assert.ok(again.isValidator(idOf(7)));
  assert.match(again.banned(idOf(999), remoteOf('8.8.8.8')) ?? '', /3 peers of 8.8.8.8 are banned/);
  const peers = Array.from({ length: 5_000 }, (_, i) => ({
    ...{ peer: idOf(i), own: [addressAt(hostOf(i), i)], reported: [], group: hostOf(i) },
    ...{ firstMetMs: 1, seenMs: 1, validator: false },
  }));
  await writeFile(
    join(directory, 'peers.json'),
    JSON.stringify({ format: 3, peers: [...peers, null, 7, {}], scores: [{}] }),
  );
  assert.is((await PeerBook.open(directory, () => now)).candidates().length, MAX_PEERS);
});

test('the peer book keeps its bounds, its validators and the last ban under any sequence of events', async () => {
  const step = fc.record({
    what: fc.constantFrom('met', 'told', 'ban', 'own'),
    peer: fc.nat(1_500),
    from: fc.nat(40),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1_200, maxLength: 2_500 }), async (steps) => {
      const book = await open();
      for (let i = 2_000; i < 2_010; i++) meet(book, i, hostOf(i), true);
      for (const { what, peer, from } of steps) {
        if (what === 'met') meet(book, peer, hostOf(from));
        else if (what === 'told') book.learnReported(addressAt('9.9.9.9', peer), remoteOf(hostOf(from)));
        else if (what === 'own') book.learnOwn(addressAt(hostOf(from), peer), hostOf(from));
        else {
          ban(book, peer, hostOf(from));
          assert.is(book.banned(idOf(peer)), 'it lied');
        }
      }
      assert.ok(book.candidates().length <= MAX_PEERS);
      for (let i = 2_000; i < 2_010; i++) assert.ok(knows(book, i));
    }),
    { numRuns: 2 },
  );
});

test('host addresses are classified alike in every notation', () => {
  for (const host of [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'localhost',
    'a.localhost.',
  ]) {
    assert.ok(isLoopback(host), host);
  }
  for (const host of [
    '0.0.0.0',
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1%eth0',
    '::',
  ]) {
    assert.ok(isPrivate(host) && !isLoopback(host), host);
    assert.is(groupOf(host), undefined, host);
  }
  for (const host of ['8.8.8.8', '2a00:1450:4001::1', 'example.com', '::ffff:8.8.8.8'])
    assert.not(isPrivate(host), host);
  assert.is(groupOf('::ffff:8.8.8.8'), '8.8.8.8');
  assert.is(groupOf('2a00:1450::1'), '2a00:1450:0:0::/64');
  assert.is(groupOf('2a00:1450:0:0:ffff::9'), groupOf('2A00:1450::1'));
  assert.is(groupOf('example.com'), undefined);
});

test.run();
