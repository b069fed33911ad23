/** Benchmark of a whole node: signed transfers over HTTP until they are final and on disk, and balance reads. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chainFiles } from './chain-files.js';
import type { Row } from './rpc.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const SENDERS = 100;
const CONNECTIONS = 16;
const READ_SECONDS = 3;
const CLOCK_TICKS = 100;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU seconds and resident MiB of a process, from /proc; zeros elsewhere. */
function usage(pid: number): { cpu: number; rss: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return { cpu: (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS, rss: Number(rss) / 1024 };
  } catch {
    return { cpu: 0, rss: 0 };
  }
}

const request = (body: string): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Sends one request after the other over a connection; `next` gives bodies until it gives undefined. */
function drive(port: number, next: () => string | undefined, refused: (answer: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    const send = (): void => {
      const body = next();
      if (body === undefined) socket.end(resolve);
      else socket.write(request(body));
    };
    socket.setNoDelay(true).setEncoding('latin1').on('error', reject).on('connect', send);
    socket.on('data', (data: string) => {
      received += data;
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < head + 4 + length) return;
      if (!received.includes('"result"', head)) refused(received.slice(head + 4));
      received = '';
      send();
    });
  });
}

async function call(port: number, method: string, params: unknown[] = []): Promise<Record<string, number>> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { result: Record<string, number> }).result;
}

/** Starts a node; resolves with its port and the milliseconds to its first answer. */
async function startNode(data: string, key: string): Promise<{ child: ChildProcess; port: number; startMs: number }> {
  const port = 20_000 + (process.pid % 20_000);
  const began = performance.now();
  const args = [
    'start',
    '-d',
    data,
    '--validator-key',
    key,
    '--rpc-port',
    String(port),
    '--rpc-rate-limit',
    '0',
    '--p2p-port',
    'off',
  ];
  const child = spawn(process.execPath, [MAIN, ...args, '--block-time', '1'], { stdio: 'ignore' });
  while (child.exitCode === null) {
    const answered = await call(port, 'chain_version').then(
      () => true,
      () => false,
    );
    if (answered) return { child, port, startMs: performance.now() - began };
    await sleep(5);
  }
  throw new Error(`the node ended with ${child.exitCode}`);
}

/** Bodies that submit the bundles of senders c, c + 16, … in nonce order, `batch` in one request. */
function bodies(bundles: readonly string[], each: number, connection: number, batch: number, method: string): string[] {
  const mine: string[] = [];
  for (let nonce = 0; nonce < each; nonce++) {
    for (let a = connection; a < SENDERS; a += CONNECTIONS) mine.push(bundles[a * each + nonce]!);
  }
  const one = (bundle: string, id: number) =>
    `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":["0x${bundle}"]}`;
  if (batch === 1) return mine.map(one);
  const groups = Array.from({ length: Math.ceil(mine.length / batch) }, (_, i) =>
    mine.slice(i * batch, (i + 1) * batch),
  );
  return groups.map((group) => `[${group.map(one).join(',')}]`);
}

/** Figures of one run; `each` transfers of every sender. */
export async function measure(each: number, batch: number, signing: 'native' | 'ethereum' = 'native'): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const { data, validatorKey, bundles, addresses } = await chainFiles(directory, SENDERS, each, signing);
  const method = signing === 'native' ? 'chain_submitBundle' : 'eth_sendRawTransaction';
  const { child, port, startMs } = await startNode(data, validatorKey);
  try {
    await sleep(2_000);
    const before = usage(child.pid!);
    const began = performance.now();
    let refusals = 0;
    const queues = Array.from({ length: CONNECTIONS }, (_, c) => bodies(bundles, each, c, batch, method).values());
    await Promise.all(
      queues.map((queue) =>
        drive(
          port,
          () => queue.next().value,
          () => refusals++,
        ),
      ),
    );
    let counted = 0;
    for (let height = 1; counted < bundles.length - refusals; ) {
      const head = (await call(port, 'chain_consensusStatus')).finalized_height!;
      for (; height <= head; height++) counted += (await call(port, 'chain_getBlockByHeight', [height])).bundleCount!;
      await sleep(20);
    }
    const seconds = (performance.now() - began) / 1000;
    const after = usage(child.pid!);
    const name = batch === 1 ? 'single calls' : `batches of ${batch}`;
    const rows = [
      { name: `transfers final and on disk, ${name}`, value: counted / seconds, unit: '/s' },
      { name: `node CPU per transfer, ${name}`, value: ((after.cpu - before.cpu) * 1e6) / counted, unit: 'µs' },
      { name: `refused, ${name}`, value: refusals, unit: '' },
      { name: `memory at rest, ${name}`, value: before.rss, unit: 'MiB' },
      { name: `memory after ${counted} transfers`, value: after.rss, unit: 'MiB' },
      { name: 'first answer after start', value: startMs, unit: 'ms' },
    ];
    return batch === 1 && signing === 'native' ? [...rows, ...(await reads(port, addresses, child.pid!))] : rows;
  } finally {
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(directory, { recursive: true });
  }
}

async function reads(port: number, addresses: readonly string[], pid: number): Promise<Row[]> {
  const before = usage(pid);
  const ends = performance.now() + READ_SECONDS * 1000;
  let count = 0;
  const next = (): string | undefined => {
    if (performance.now() > ends) return undefined;
    const address = addresses[count++ % addresses.length];
    return `{"jsonrpc":"2.0","id":1,"method":"chain_getBalance","params":["${address}","TRL"]}`;
  };
  await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => drive(port, next, () => {})));
  const cpu = usage(pid).cpu - before.cpu;
  return [
    { name: 'balance reads', value: count / READ_SECONDS, unit: '/s' },
    { name: 'node CPU per balance read', value: (cpu * 1e6) / count, unit: 'µs' },
  ];
}

/** Single calls, then batches of 50. `--each N` sends N transfers of every one of 100 senders (default 300). */
export async function run(): Promise<Row[]> {
  const given = process.argv.indexOf('--each');
  const each = given < 0 ? 300 : Number(process.argv[given + 1]);
  return [...(await measure(each, 1)), ...(await measure(each, 50))];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
