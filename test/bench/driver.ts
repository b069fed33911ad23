/** What benchmarks of whole nodes share: requests over kept connections, and what a process uses. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { stampOf } from '../../cli/startup/load-one-file.js';

const CLOCK_TICKS = 100;
/** As the unit and the container of docs/operate.md start nodes. */
export const NODE_OPTIONS = ['--max-semi-space-size=32'];
const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU seconds of a process and of its main thread, and its resident MiB, from /proc; zeros elsewhere. */
export function usage(pid: number): { cpu: number; mainCpu: number; rss: number } {
  try {
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return {
      cpu: cpuOf(`/proc/${pid}/stat`),
      mainCpu: cpuOf(`/proc/${pid}/task/${pid}/stat`),
      rss: Number(rss) / 1024,
    };
  } catch {
    return { cpu: 0, mainCpu: 0, rss: 0 };
  }
}

function cpuOf(file: string): number {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

/** CPU seconds a second of nodes that have nothing left to do but empty blocks. */
const IDLE = 0.1;

/** Waits until the nodes of some processes are done with what came before: rows behind blocks, compactions. */
export async function rest(pids: readonly number[]): Promise<void> {
  const cpuOfAll = (): number => pids.reduce((sum, pid) => sum + usage(pid).cpu, 0);
  for (let used = Number.POSITIVE_INFINITY; used > IDLE; ) {
    const before = cpuOfAll();
    await sleep(1_000);
    used = cpuOfAll() - before;
  }
}

const request = (body: string): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** What a connection reads at once, bytes: any usual answer. */
const READ_BYTES = 64 * 1024;

/**
 * Sends one request after the other over a connection; `next` gives bodies until it gives undefined. What each took is
 * put to `latencies`, in milliseconds. Answers are read in place and not as a stream, so that less of what is measured is this.
 */
export function drive(
  port: number,
  next: () => string | undefined,
  refused: (answer: string) => void,
  latencies?: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.alloc(READ_BYTES);
    let before: Buffer | undefined;
    let sentMs = 0;
    const send = (): void => {
      const body = next();
      sentMs = performance.now();
      if (body === undefined) socket.end(resolve);
      else socket.write(request(body), 'latin1');
    };
    const read = (bytes: number): boolean => {
      const piece = buffer.subarray(0, bytes);
      const received = before ? Buffer.concat([before, piece]) : piece;
      const body = bodyIn(received);
      if (body === undefined) before = Buffer.from(received);
      else {
        before = undefined;
        latencies?.push(performance.now() - sentMs);
        if (body.includes('"error":{')) refused(body.toString('latin1'));
        send();
      }
      return true;
    };
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: read } });
    socket.on('connect', send).on('error', reject);
    socket.on('close', () => reject(new Error(`port ${port} closed a connection that waited for an answer`)));
  });
}

/** The body of an answer that is whole; undefined where more of it is to come. */
function bodyIn(received: Buffer): Buffer | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1] ?? 0);
  return received.length < head + 4 + length ? undefined : received.subarray(head + 4);
}

/** The result of one call, over a connection of its own: a kept one may end just now. Throws where there is none. */
export async function call<T>(port: number, method: string, params: readonly unknown[] = []): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const options = { port, method: 'POST', agent: false, headers: { 'content-type': 'application/json' } };
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    http.request(options, resolve).on('error', reject).end(body);
  });
  const { result, error } = JSON.parse(await text(await answered)) as { result: T; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** A program that answers JSON-RPC. */
export interface Peer {
  readonly child: ChildProcess;
  readonly port: number;
  /** From its start to its first answer. */
  readonly startMs: number;
}

/** Starts a program, in the folder `cwd` if one is given; resolves when it answers `method`. */
export async function startPeer(
  file: string,
  args: readonly string[],
  { port, method, cwd }: { readonly port: number; readonly method: string; readonly cwd?: string },
): Promise<Peer> {
  const began = performance.now();
  const child = spawn(file, args, { stdio: 'ignore', cwd });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  while (child.exitCode === null) {
    const answered = call(port, method).then(
      () => true,
      () => false,
    );
    if (await Promise.race([answered, failed])) return { child, port, startMs: performance.now() - began };
    await sleep(5);
  }
  throw new Error(`${file} ended with ${child.exitCode}`);
}

/** Ends a program that was started. */
export async function stopPeer({ child }: Peer): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Throws if nodes would run from separate files, which takes longer to start and more memory: only `npm run build` bundles them. */
function checkBundle(): void {
  const stamp = stampOf(statSync(new URL('../../.tsbuildinfo', import.meta.url)));
  const bundle = readFileSync(new URL('../../cli/one-file.cjs', import.meta.url), 'latin1');
  if (!bundle.startsWith(`// ${stamp}\n`))
    throw new Error('the bundle is older than the compiled files: run npm run build');
}

/** Starts `trellis …` as a node with a block a second, on a port of its own. */
export function startNode(...words: readonly string[]): Promise<Peer> {
  return startNodeAt(20_000 + (process.pid % 20_000), ...words);
}

/** The same on a port that is given. */
export function startNodeAt(port: number, ...words: readonly string[]): Promise<Peer> {
  checkBundle();
  const options = ['--rpc-port', String(port), '--rpc-rate-limit', '0', '--block-time', '1'];
  return startPeer(process.execPath, [...NODE_OPTIONS, MAIN, ...words, ...options], { port, method: 'chain_version' });
}
