/** Bytes held for callers: bounded by connection, address and in all; who takes nothing is cut off, who reads slowly is not. */

import { once } from 'node:events';
import net from 'node:net';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HeldBytes } from '../../../runtime/lib/rpc/limits/held-bytes.js';
import { until } from '../../until.js';
import { closeAll, type Fixture, pause, refusal, serve } from './kit.js';

test.after.each(closeAll);

const MIB = 1024 * 1024;

const ask = (bytes: number): string => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'test_big', params: [bytes] });
  return `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** A connection that has written something and reads nothing yet. */
async function stalled(node: Fixture, text: string): Promise<net.Socket> {
  const socket = net.connect(node.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** A connection that was answered once, so that it is counted: of several threads one may tell later than another. */
async function answered(node: Fixture): Promise<net.Socket> {
  const socket = await stalled(node, ask(1));
  socket.resume();
  await once(socket, 'data');
  return socket;
}

/** Waits until more than so many bytes are held, and no caller takes any of them. */
async function settled(node: Fixture, least: number): Promise<void> {
  await until(async () => {
    const before = node.server.heldBytes;
    await pause(400);
    return node.server.heldBytes === before && before > least;
  });
}

/** Whether a connection that reads from now on is closed before so many bytes have come. */
const isCut = async (socket: net.Socket, bytes = 20_000_000): Promise<boolean> => {
  socket.resume();
  await until(() => socket.destroyed || socket.bytesRead > bytes);
  return socket.bytesRead < bytes;
};

test('for any sequence of holds and releases no bound is exceeded, and nothing is held for a closed connection', () => {
  const step = fc.record({ caller: fc.nat(11), bytes: fc.nat(60), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const held = new HeldBytes({ heldBytes: 100, stalledMs: 60_000 });
      const gone = new Set<number>();
      const holdings = Array.from({ length: 12 }, (_, i) =>
        held.openHolding(`network ${i % 6}`, () => void gone.add(i)),
      );
      for (const { caller, bytes, ends } of steps) {
        const holding = holdings[caller]!;
        if (ends) {
          holding.end();
          gone.add(caller);
        } else holding.bytes = bytes;
        const sums = [0, 0, 0, 0, 0, 0];
        for (const [i, one] of holdings.entries()) sums[i % 6]! += one.bytes;
        assert.ok(Math.max(...sums) <= 25);
        assert.is(
          held.bytes,
          sums.reduce((a, b) => a + b),
        );
        assert.ok(held.bytes <= 100);
        for (const one of gone) assert.is(holdings[one]!.bytes, 0);
      }
    }),
  );
});

test('the connection that read nothing for the longest time is cut off; a read moves a connection to the back', () => {
  const held = new HeldBytes({ heldBytes: 100, stalledMs: 60_000 });
  const gone: string[] = [];
  const open = (name: string, network: string) => held.openHolding(network, () => void gone.push(name));
  const [a, b, c, d] = [open('a', 'x'), open('b', 'x'), open('c', 'x'), open('d', 'y')];
  a.bytes = 10;
  b.bytes = 10;
  d.bytes = 20;
  a.bytes = 5;
  c.bytes = 10;
  assert.equal(gone, []);
  c.bytes = 15;
  assert.equal(gone, ['b'], 'a took something since, c came later, and d is another address');
  c.bytes = 26;
  assert.equal(gone, ['b', 'a', 'c'], 'more than an address may hold at all');
  assert.is(held.bytes, 20);
});

test('a caller that stops reading a response is cut off, and a slow reader is served to the end', async () => {
  const node = await serve({ limits: { stalledMs: 1_000 } });
  const dead = await stalled(node, ask(20_000_000));
  const slow = await stalled(node, ask(20_000_000));
  let read = 0;
  slow.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  while (read < 20_000_000 && !slow.destroyed) {
    slow.resume();
    await pause(20);
    slow.pause();
    await pause(20);
  }
  assert.ok(read >= 20_000_000, `${read} bytes were served`);
  // A fast machine served it before the other's time was over; who does not read cannot hear that it is cut off.
  await pause(2_500);
  assert.ok(await isCut(dead));
  slow.destroy();
});

test('a connection that sends requests while much is unread is cut off, and its further requests are not processed', async () => {
  let served = 0;
  const node = await serve({ limits: { unsentBytes: MIB }, observe: () => void served++ });
  const socket = await stalled(node, ask(15_000_000).repeat(30));
  assert.ok(await isCut(socket, 30 * 15_000_000));
  assert.ok(served < 10, `${served} answers`);
});

test('among connections of one address, the one that read nothing for the longest time is cut off', async () => {
  let served = 0;
  const node = await serve({ limits: { heldBytes: 4 * 45_000_000 }, observe: () => void served++ });
  const first = await stalled(node, ask(20_000_000));
  await settled(node, 5_000_000);
  const second = await stalled(node, ask(20_000_000));
  await settled(node, 20_000_000);
  const third = await stalled(node, ask(20_000_000));
  await until(() => served === 3);
  await settled(node, 20_000_000);
  assert.ok(await isCut(first));
  assert.not(await isCut(second));
  assert.not(await isCut(third));
  for (const socket of [second, third]) socket.destroy();
  await until(() => node.server.heldBytes === 0);
});

test('a request that never ends is counted and aborted', async () => {
  const node = await serve({ limits: { stalledMs: 300 } });
  const socket = await stalled(
    node,
    `${ask(1).replace(/Content-Length: \d+/, 'Content-Length: 3000000')}${' '.repeat(2_000_000)}`,
  );
  assert.ok(await isCut(socket));
});

test('a WebSocket message that never ends is aborted even if pongs arrive in between', async () => {
  const node = await serve({ limits: { stalledMs: 400, pingMs: 50 } });
  const idle = await node.socket();
  const endless = await node.socket();
  endless.ws.send('x'.repeat(100_000), { fin: false });
  assert.is((await endless.closed).code, 1006);
  assert.is(idle.ws.readyState, idle.ws.OPEN, 'who only answers pings stays');
});

test('a large message reaches a WebSocket complete and in order, with others behind it', async () => {
  const node = await serve();
  const socket = await node.socket();
  for (const id of [1, 2, 3]) {
    const params = [id === 2 ? 10 : 3_000_000];
    socket.ws.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'test_big', params }));
  }
  for (const id of [1, 2, 3]) {
    const answer = await socket.next();
    assert.equal([answer.id, answer.result.length], [id, id === 2 ? 10 : 3_000_000]);
  }
});

test('a WebSocket that reads nothing of a large response is cut off', async () => {
  const node = await serve({ limits: { stalledMs: 300 } });
  const socket = await node.socket();
  socket.ws.pause();
  socket.ws.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'test_big', params: [20_000_000] }));
  await until(() => node.server.connections === 0);
});

test('connections are limited per address and in total, and each closed one frees a place', async () => {
  const node = await serve({ limits: { sockets: 3, socketsPerIp: 2 } });
  const held = [await answered(node), await answered(node)];
  assert.match(await node.bytes('', /429/), 'your address has too many connections');
  assert.match(await refusal(node.socket()), '429');
  held[0]!.destroy();
  await until(async () => (await node.bytes(ask(1), /"result"/)) !== '' && true);
  held[1]!.destroy();
  const all = await serve({ limits: { sockets: 1 } });
  const one = await answered(all);
  assert.match(await all.bytes('', /503/), 'this node has too many connections');
  one.destroy();
});

test('a trusted proxy may have more connections than an address', async () => {
  const node = await serve({ limits: { socketsPerIp: 1 }, proxies: ['127.0.0.1'] });
  const held = [await stalled(node, ''), await stalled(node, '')];
  assert.is((await node.call('test_hello')).result, 'hello');
  for (const socket of held) socket.destroy();
});

test.run();
