/**
 * Ports for nodes that are started again, or told to others before they run. They lie below those that the system gives to
 * outgoing connections and to who asks for any, and belong to this process as long as it lives.
 */

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST = 10_000;
const LAST = 20_000;
const BLOCK = 50;
const HOST = '127.0.0.1';

/** The next port of the block that this process holds, and how many are left. */
let next = 0;
let left = 0;

/** The first of so many ports in a row that nobody uses, for TCP and UDP. */
export async function portsFrom(count = 1): Promise<number> {
  for (;;) {
    if (left < count) await claim();
    const first = next;
    next += count;
    left -= count;
    const ports = Array.from({ length: count }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

/** Takes a block of ports: who listens on its first port has it. */
async function claim(): Promise<void> {
  const blocks = (LAST - FIRST) / BLOCK;
  for (let at = process.pid % blocks; ; at = (at + 1) % blocks) {
    next = FIRST + at * BLOCK;
    left = BLOCK - 1;
    if (await listens(next++)) return;
  }
}

/** Listens as long as the process lives, without keeping it alive; false when another does. */
async function listens(port: number): Promise<boolean> {
  const server = createServer().unref();
  return once(server.listen(port, HOST), 'listening').then(
    () => true,
    () => false,
  );
}

async function isFree(port: number): Promise<boolean> {
  const tcp = createServer();
  const udp = createSocket('udp4');
  try {
    await once(tcp.listen(port, HOST), 'listening');
    udp.bind(port, HOST);
    await once(udp, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    tcp.close();
    udp.close();
  }
}
