/** Readers that do not read, and writers that do not end: what is held for them stays within its bounds, and others keep their pace. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../runtime/lib/rpc/limits/limits.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { ATTEMPT_SECONDS } from './length.js';
import { median, NO_HARM_MS, stopwatch } from './pace.js';

const MIB = 1024 * 1024;
const HELD_MIB = DEFAULT_LIMITS.heldBytes / MIB;
/** What requests of some MB, as fast as they come, leave to the collector: nobody holds it, and it goes when it is looked for. */
const GARBAGE_MIB = 256;
/** So few calls of the honest caller do not make a median. */
const CALLS = 100;
const HONEST = '127.0.0.9';

let node: NodeProcess;
let port: number;

/** Each attack has a fresh node: memory that one was given does not hide what the next one takes. */
test.before.each(async () => {
  node = await startProcess('dev', '--ephemeral');
  port = Number(new URL(node.url).port);
});
test.after.each(async () => {
  await node.stop();
});
test.after(cleanUp);

let calls = 0;
/** A call; each has an id of its own. */
const body = (method: string, params: unknown[] = []): string =>
  JSON.stringify({ jsonrpc: '2.0', id: ++calls, method, params });
const head = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** The longest answer that asks for nothing: some MB. */
const long = (): string => body('rpc.discover');

/** MiB of memory that the process of the node takes now. */
function memory(): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${node.pid}/status`, 'utf8'))!;
  return Number(kib) / 1024;
}

/** Milliseconds, of those given to the node and to this process, that a small call of an honest caller takes. */
async function honestCall(agent: http.Agent): Promise<number> {
  const passed = stopwatch(node.pid, process.pid);
  const text = await new Promise<string>((resolve, reject) => {
    const sent = http.request(
      {
        ...{ host: '127.0.0.1', port, method: 'POST', agent, localAddress: HONEST },
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        let all = '';
        answer.on('data', (chunk: Buffer) => {
          all += chunk.toString();
        });
        answer.on('end', () => resolve(all));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject).end(body('chain_consensusStatus'));
  });
  assert.match(text, '"result"');
  return passed();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls of an honest caller, one after the other, and the most memory that the node took meanwhile. */
async function watch(seconds: number): Promise<{ median: number; peak: number }> {
  const agent = new http.Agent({ keepAlive: true });
  const took: number[] = [];
  let peak = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end || took.length < CALLS; ) {
    took.push(await honestCall(agent));
    peak = Math.max(peak, memory());
    await pause(20);
  }
  agent.destroy();
  return { median: median(took), peak };
}

/** Attacks beside an honest caller: memory stays below twice its value at rest and what may be held, and the caller keeps his pace. */
async function withstands(heldMib: number, attack: () => () => void): Promise<void> {
  const rest = await watch(2);
  const end = attack();
  try {
    const under = await watch(ATTEMPT_SECONDS);
    const bound = 2 * rest.peak + heldMib;
    assert.ok(under.peak < bound, `${under.peak} MiB, at rest ${rest.peak}, bound ${bound}`);
    // The attackers are in the process of the honest caller: part of what he waits is for them there.
    const patience = Math.max(20 * rest.median, NO_HARM_MS);
    assert.ok(under.median < patience, `${under.median} ms a call, ${rest.median} before`);
  } finally {
    end();
  }
  const height = () => node.ask<{ height: number }>('chain_consensusStatus').then((status) => status.height);
  const before = await height();
  await pause(3_000);
  assert.ok((await height()) > before, 'blocks go on');
}

/** Keeps connections open for an attacker, each from an address, and opens what was cut off again. */
function keepOpen(count: number, addresses: number, begin: (socket: net.Socket) => void): () => void {
  const sockets = new Set<net.Socket>();
  let on = true;
  const open = (i: number): void => {
    if (!on) return;
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: `127.0.1.${1 + (i % addresses)}` });
    sockets.add(socket);
    socket.on('connect', () => begin(socket)).on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(open, 5_000, i);
    });
  };
  // One after the other: what their requests cost the processor is not what is looked at here.
  for (let i = 0; i < count; i++) setTimeout(open, 20 * i, i);
  return () => {
    on = false;
    for (const socket of sockets) socket.destroy();
  };
}

/** Sends requests in one go, and reads nothing. */
const askAndStall =
  (count: number, ask: () => string) =>
  (socket: net.Socket): void => {
    socket.pause();
    for (let i = 0; i < count; i++) {
      const text = ask();
      socket.write(head(text.length) + text);
    }
  };

/** Long answers that differ from caller to caller only around them: alone, and at another place in each batch. */
const alike = (): string => {
  const short = Array.from({ length: calls % 7 }, () => body('net_version'));
  return short.length === 0 ? long() : `[${[...short, long(), body('net_version'), long()].join(',')}]`;
};

/** An answer of some MB of each caller's own: it repeats the ids. */
const LONG_IDS = JSON.stringify(
  Array.from({ length: 200 }, (_, i) => ({ jsonrpc: '2.0', id: `${i} ${'x'.repeat(10_000)}`, method: 'net_version' })),
);
const askForOwn = askAndStall(3, () => LONG_IDS);

test('150 sockets of one address that never read their long responses stay within the memory bound', () =>
  withstands(HELD_MIB / 4 + GARBAGE_MIB, () => keepOpen(150, 1, askForOwn)));

test('150 sockets of thirty addresses that never read stay within the total memory bound', () =>
  withstands(HELD_MIB + GARBAGE_MIB, () => keepOpen(150, 30, askForOwn)));

test('a response that many callers request is held in memory once', () =>
  withstands(0, () => keepOpen(150, 30, askAndStall(20, alike))));

test('130 unfinished requests of ten addresses stay within the memory bound', () =>
  withstands(HELD_MIB, () =>
    keepOpen(130, 10, (socket) => {
      const pieces = 20;
      const piece = ' '.repeat(DEFAULT_LIMITS.bodyBytes / pieces - 1);
      socket.write(head(DEFAULT_LIMITS.bodyBytes));
      let sent = 0;
      const timer = setInterval(() => {
        socket.write(piece);
        if (++sent === pieces) clearInterval(timer);
      }, 400);
      socket.on('close', () => clearInterval(timer));
    }),
  ));

test('WebSockets that never read stay within the memory bound, and an honest subscriber misses no block', async () => {
  const honest = new WebSocket(`ws://127.0.0.1:${port}`, { localAddress: HONEST } as object);
  await once(honest, 'open');
  const heights: number[] = [];
  honest.on('message', (data: Buffer) => {
    const { params } = JSON.parse(data.toString()) as { params?: { result: { height: number } } };
    if (params) heights.push(params.result.height);
  });
  honest.send(body('chain_subscribe_newHeads'));
  await withstands(HELD_MIB, () => {
    const attackers = new Set<WebSocket>();
    let on = true;
    const open = (i: number): void => {
      if (!on) return;
      const localAddress = `127.0.2.${1 + (i % 8)}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { localAddress } as object);
      attackers.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        attackers.delete(socket);
        setTimeout(open, 5_000, i);
      });
      socket.on('open', () => {
        socket.pause();
        for (const kind of ['newHeads', 'newTransactions', 'logs']) socket.send(body(`chain_subscribe_${kind}`));
        for (let n = 0; n < 20; n++) socket.send(long());
      });
    };
    for (let i = 0; i < 160; i++) open(i);
    return () => {
      on = false;
      for (const socket of attackers) socket.terminate();
    };
  });
  honest.close();
  assert.ok(heights.length > 3);
  assert.equal(
    heights,
    heights.map((_, i) => heights[0]! + i),
  );
});

test.run();
