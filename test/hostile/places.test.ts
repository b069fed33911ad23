/** Places for peers on public networks: whoever holds a whole network of addresses competes with itself alone. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConnectionLimits } from '../../runtime/engine/network/connection-limits.js';
import type { Link } from '../../runtime/engine/network/link.js';
import { PeerBook } from '../../runtime/engine/network/peer-book.js';
import { cleanUp, newDirectory } from '../cli/program.js';

test.after(cleanUp);

const MAX_PEERS = 50;
/** A link of a stranger that dialled, up for a minute unless told otherwise. */
const linkFrom = (host: string, change: Partial<Link> = {}): Link => {
  const family = host.includes(':') ? 'ip6' : 'ip4';
  const connection = { remote: `/${family}/${host}/udp/4000/quic-v1`, outbound: false, peer: host };
  return { peer: host, connection, isUp: true, upMs: performance.now() - 60_000, ...change } as unknown as Link;
};
const places = async (): Promise<ConnectionLimits> => {
  const book = await PeerBook.open(await newDirectory(), Date.now);
  return new ConnectionLimits({
    maxPeers: () => MAX_PEERS,
    named: () => false,
    namedOnly: false,
    book,
    isValidator: () => false,
  });
};
const many = (of: (i: number) => string, count = MAX_PEERS) => Array.from({ length: count }, (_, i) => linkFrom(of(i)));

const ofOneHolder = (i: number) => `2a00:1450:4001:${(i + 1).toString(16)}::1`;

test('a /48 holder of all peer slots loses one of its newer links to a newcomer from elsewhere', async () => {
  const all = many(ofOneHolder);
  const one = await places();
  for (let i = 0; i < 200; i++) {
    const room = one.roomFor(linkFrom('9.9.9.9'), all);
    assert.type(room, 'object');
    assert.ok(all.indexOf(room as Link) >= MAX_PEERS / 2);
  }
});

test('newcomers from a crowded network evict only links of that network', async () => {
  const honest = many((i) => `9.9.${i}.9`, 10);
  const all = [...honest, ...many(ofOneHolder, 40)];
  const one = await places();
  for (let i = 0; i < 200; i++) {
    const room = one.roomFor(linkFrom('2a00:1450:4001:ffff::1'), all);
    assert.not(honest.includes(room as Link));
  }
});

test('no link is evicted if every network has only one', async () => {
  assert.is(
    (await places()).roomFor(
      linkFrom('8.8.8.8'),
      many((i) => `9.9.${i}.9`),
    ),
    'none',
  );
});

test('a link that has just come up is not evicted', async () => {
  const all = many(ofOneHolder).map((link) => ({ ...link, upMs: performance.now() }) as Link);
  assert.is((await places()).roomFor(linkFrom('9.9.9.9'), all), 'none');
});

test('a public host has at most 16 links, even if peer slots are free', async () => {
  const all = many(() => '9.9.9.9', 16);
  const one = await places();
  assert.is(one.roomFor(linkFrom('8.8.8.8'), all), 'room');
  assert.ok(all.includes(one.roomFor(linkFrom('9.9.9.9'), all) as Link));
});

test('when too many handshakes are open, the oldest of the fullest network is closed', async () => {
  const open = { isUp: false };
  const attackers = Array.from({ length: 60 }, (_, i) => linkFrom(ofOneHolder(i), open));
  const honest = Array.from({ length: 4 }, (_, i) => linkFrom(`9.9.${i}.9`, open));
  const one = await places();
  assert.is(one.displacedHandshake([...honest, ...attackers]), undefined);
  assert.is(one.displacedHandshake([...honest, ...attackers, linkFrom('8.8.8.8', open)]), attackers[0]);
});

test('strangers of one host may open 200 connections at once, counted separately from other hosts', async () => {
  const one = await places();
  const from = (host: string) => one.admits('12D3KooWstranger', `/ip4/${host}/udp/4000/quic-v1`);
  const admitted = Array.from({ length: 1_000 }, () => from('9.9.9.9')).filter(Boolean).length;
  assert.ok(admitted >= 200 && admitted < 400, `${admitted}`);
  assert.ok(from('8.8.8.8'));
});

test.run();
