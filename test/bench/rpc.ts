/** Speed of the JSON-RPC server against a bare koa + ajv server: requests per second and CPU per request. */

import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';

/** A measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const SELF = fileURLToPath(import.meta.url);
const CONNECTIONS = 32;
const SECONDS = 1.2;
const ACCOUNTS = 2000;

const call = (id: number): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"chain_getBalance","params":["acct${id % ACCOUNTS}","TRL"]}`;

/** A request in flight on a connection: what to send, and how many bytes answer it. */
interface Protocol {
  readonly open: string | undefined;
  readonly request: (n: number) => Buffer;
  /** Bytes of the first whole answer in the buffer, or 0. */
  readonly answer: (received: Buffer) => number;
}

const post = (body: string): Buffer =>
  Buffer.from(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );

function httpAnswer(received: Buffer): number {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  const whole = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return received.length >= whole ? whole : 0;
}

const http = (body: (n: number) => string): Protocol => ({
  open: undefined,
  request: (n) => post(body(n)),
  answer: httpAnswer,
});

function frame(text: string): Buffer {
  const mask = randomBytes(4);
  const payload = Buffer.from(text).map((byte, i) => byte ^ mask[i % 4]!);
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from(head), mask, payload]);
}

const ws: Protocol = {
  open: 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  request: (n) => frame(call(n)),
  answer(received) {
    if (received.length < 2) return 0;
    const short = received[1]! & 127;
    const whole = short < 126 ? 2 + short : received.length < 4 ? Infinity : 4 + received.readUInt16BE(2);
    return received.length >= whole ? whole : 0;
  },
};

/** Keeps `CONNECTIONS` connections busy for `SECONDS`; returns the number of answers. */
async function drive(port: number, protocol: Protocol): Promise<number> {
  const requests = Array.from({ length: ACCOUNTS }, (_, n) => protocol.request(n));
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  const clients = Array.from({ length: CONNECTIONS }, async (_, c) => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    if (protocol.open !== undefined) {
      socket.write(protocol.open);
      await once(socket, 'data');
    }
    let n = c * 61;
    let received: Buffer = Buffer.alloc(0);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const whole = protocol.answer(received);
        if (whole === 0) return;
        received = received.subarray(whole);
        answers++;
        if (performance.now() < end) socket.write(requests[n++ % ACCOUNTS]!);
        else resolve();
      });
      socket.write(requests[n++ % ACCOUNTS]!);
    });
    socket.destroy();
  });
  await Promise.all(clients);
  return answers;
}

/** A server in a process of its own. */
interface Serving {
  readonly child: ChildProcess;
  readonly port: number;
  /** CPU so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): void;
}

/** The server of a kind. */
export async function startServer(kind: 'ours' | 'floor'): Promise<Serving> {
  const child = fork(SELF, ['serve', kind]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    child,
    port,
    async cpu() {
      child.send('cpu');
      const [micros] = (await once(child, 'message')) as [number];
      return micros;
    },
    stop: () => child.kill(),
  };
}

async function serve(kind: string): Promise<void> {
  const balances = new Map(Array.from({ length: ACCOUNTS }, (_, n) => [`acct${n}`, String(10 ** 9 + n)]));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!(user + system);
  });
  const { startFloor, startOurs } = await import('./rpc-servers.js');
  process.send!(await (kind === 'floor' ? startFloor(balances) : startOurs(balances)));
}

/** Measures in one run: the floor and ours alternate, so that the machine's mood hits both. */
export async function run(): Promise<Row[]> {
  const [floor, ours] = await Promise.all([startServer('floor'), startServer('ours')]);
  const rows: Row[] = [];
  async function measure(
    name: string,
    target: Serving,
    protocol: Protocol,
    calls = 1,
  ): Promise<{ rate: number; cpu: number }> {
    const before = await target.cpu();
    const start = performance.now();
    const answers = (await drive(target.port, protocol)) * calls;
    const rate = answers / ((performance.now() - start) / 1000);
    const cpu = ((await target.cpu()) - before) / answers;
    rows.push(
      { name, value: Math.round(rate), unit: 'calls/s' },
      { name: `${name}: cpu`, value: cpu, unit: 'µs/call' },
    );
    return { rate, cpu };
  }
  try {
    const single = http(call);
    await drive(floor.port, single);
    await drive(ours.port, single);
    const a = await measure('floor (koa + ajv), single', floor, single);
    const b = await measure('ours, single', ours, single);
    rows.push({ name: 'ours, single: cpu against the floor', value: a.cpu / b.cpu, unit: '×' });
    const batch = http((n) => `[${Array.from({ length: 50 }, (_, i) => call(n * 50 + i)).join(',')}]`);
    await measure('ours, batch of 50', ours, batch, 50);
    await measure('ours, WebSocket', ours, ws);
  } finally {
    floor.stop();
    ours.stop();
  }
  return rows;
}

if (process.argv[1] === SELF) {
  if (process.argv[2] === 'serve') await serve(process.argv[3]!);
  else
    for (const { name, value, unit } of await run())
      console.log(`${name}: ${value.toFixed(unit === 'calls/s' ? 0 : 2)} ${unit}`);
}
