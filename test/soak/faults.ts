/** Faults of a soak run: what the machine and callers from other addresses do to the node while it works. */

import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crowd } from '../hostile/callers.js';

/** Connections of a fault, and how long it lasts. */
const MANY = 200;
const LASTS_MS = 3_000;
/** Faults begin so long after the one before. */
const EVERY_MS = 10_000;

/** The node that suffers. */
export interface Victim {
  readonly url: string;
  readonly pid: number;
}

type Fault = (victim: Victim) => Promise<void>;

/** Connections that send bytes, wait, and break off. */
const connections =
  (from: string, bytes: string): Fault =>
  async ({ url }) => {
    const port = Number(new URL(url).port);
    const sockets = Array.from({ length: MANY }, () => {
      const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
      socket.on('error', () => undefined);
      socket.write(bytes);
      return socket;
    });
    await pause(LASTS_MS);
    for (const socket of sockets) socket.destroy();
  };

const post = (length: number, body: string): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

const call = (method: string, params: readonly unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const UPGRADE = [
  'GET / HTTP/1.1',
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');

const forged = call('chain_submitBundle', [`0x${'5a'.repeat(300)}`]);
const long = call('rpc.discover', []);

/** By name, each from an address of its own. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'the process stands still': async ({ pid }) => {
    process.kill(pid, 'SIGSTOP');
    await pause(LASTS_MS);
    process.kill(pid, 'SIGCONT');
  },
  'connections that send nothing': connections('127.0.0.2', ''),
  'requests cut off in the middle': connections('127.0.0.3', post(1_000, '{"jsonrpc"')),
  'requests that are no JSON': connections('127.0.0.4', post(9, '{"method"')),
  'bundles of random bytes': connections('127.0.0.5', post(forged.length, forged)),
  'answers that nobody reads': connections('127.0.0.6', post(long.length, long).repeat(20)),
  'WebSockets that break off': connections('127.0.0.7', UPGRADE),
  'long reads that hang up': async ({ url }) => {
    const callers = crowd({ url, method: 'rpc.discover', params: [], callers: 20, from: '127.0.0.8', hangUpMs: 50 });
    await pause(LASTS_MS);
    await callers.stop();
  },
};

/** One fault after the other, until `isOver`. Returns how many there were. */
export async function harass(victim: Victim, isOver: () => boolean): Promise<number> {
  const faults = Object.values(FAULTS);
  let count = 0;
  while (!isOver()) {
    await faults[count++ % faults.length]!(victim);
    await pause(EVERY_MS);
  }
  return count;
}
