/**
 * A port that serves files, whole or in ranges (RFC 9110), with a limit on connections and one shared transfer rate.
 */

import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import type { ParameterizedContext } from 'koa';
import { errno } from '../../storage/errors.js';
import { type Rate, Throttle } from '../../throttle.js';
import { connectionCounter, countConnections } from '../http/connections.js';
import { newApp } from '../http/koa.js';
import { listen } from '../http/listen.js';
import { type NotReady, readyAnswer } from '../http/readiness.js';
import { Access } from '../limits/access.js';
import { RateLimit } from '../limits/limits.js';
import type { Log } from '../methods/method.js';

export interface SharedFile {
  readonly path: string;
  readonly type: string;
  /** Identifies the content under this name. */
  readonly tag: string;
  /** Whether the content of the name never changes. */
  readonly forever: boolean;
}

export interface FileLimits {
  readonly sockets: number;
  readonly socketsPerIp: number;
  readonly perSecond: number;
  /** Rate of all transfers together. */
  readonly rate: Rate;
  /** Minimum bytes that a caller must read within so many milliseconds. */
  readonly leastBytes: number;
  readonly leastMs: number;
}

const MIB = 1024 * 1024;
export const FILE_LIMITS: FileLimits = {
  sockets: 64,
  socketsPerIp: 8,
  perSecond: 50,
  rate: { perSecond: 64 * MIB, burst: 8 * MIB },
  leastBytes: 256 * 1024,
  leastMs: 30_000,
};

export interface FileServerOptions {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Response to GET /. */
  index(): object;
  /** Why there is nothing to serve; undefined if there is. */
  notReady?(): NotReady | undefined;
  file(name: string): SharedFile | undefined;
  /** A few immutable bytes under a name that is not a file. */
  record?(name: string): Promise<Uint8Array | undefined>;
  readonly limits?: Partial<FileLimits>;
  readonly log: Log;
}

const FOREVER = 'public, max-age=31536000, immutable';
const TIMES = { keepAliveTimeout: 10_000, headersTimeout: 10_000, requestTimeout: 10_000 };

export class FileServer {
  readonly port: number;
  readonly #server: Server;
  readonly #given: Given;

  private constructor(server: Server, port: number, given: Given) {
    this.#server = server;
    this.port = port;
    this.#given = given;
  }

  /** Bytes of files sent so far. */
  get givenBytes(): number {
    return this.#given.bytes;
  }

  /** Throws PortInUse if the port is taken. */
  static async start(options: FileServerOptions): Promise<FileServer> {
    const { host, port, log } = options;
    const limits = { ...FILE_LIMITS, ...options.limits };
    const access = new Access({ host });
    const requests = new RateLimit(limits.perSecond);
    const given = { pace: new Throttle(limits.rate), bytes: 0 };
    const app = newApp();
    app.on('error', (error: Error) => log('debug', 'file caller connection failed', { reason: error.message }));
    app.use(async (ctx) => {
      if (!requests.takeRequest(access.caller(ctx.req).network)) {
        ctx.set('Retry-After', '1');
        return told(ctx, 429, 'too many requests');
      }
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return told(ctx, 405, 'GET a file');
      if (ctx.path === '/') {
        ctx.body = options.index();
        return;
      }
      if (ctx.path === '/health/ready') {
        const { status, body } = readyAnswer(options.notReady?.());
        ctx.status = status;
        ctx.body = body;
        return;
      }
      const name = ctx.path.slice(1);
      const file = options.file(name);
      if (file && (await give(ctx, file, given, limits))) return;
      const record = await options.record?.(name);
      if (!record) return told(ctx, 404, 'no such file; GET / lists the files');
      ctx.type = 'application/octet-stream';
      ctx.set({ 'Cache-Control': FOREVER, 'X-Content-Type-Options': 'nosniff' });
      ctx.body = Buffer.from(record);
    });
    const handle = app.callback();
    const server = createServer(TIMES, (req, res) => void handle(req, res));
    countConnections(server, connectionCounter(access, limits));
    return new FileServer(server, await listen(server, host, port), given);
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

/** Bytes sent to all callers together, and their rate. */
interface Given {
  readonly pace: Throttle;
  bytes: number;
}

function told(ctx: ParameterizedContext, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}

/** Sends a file or the requested range. False if the file no longer exists. */
async function give(ctx: ParameterizedContext, file: SharedFile, given: Given, limits: FileLimits): Promise<boolean> {
  const handle = await open(file.path).catch((cause: unknown) => {
    if (errno(cause) === 'ENOENT') return null;
    throw cause;
  });
  if (handle === null) return false;
  const { size } = await handle.stat();
  ctx.status = 200;
  ctx.type = file.type;
  ctx.set({
    ETag: `"${file.tag}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': file.forever ? FOREVER : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  const wanted = ctx.fresh ? 'none' : rangeOf(ctx, `"${file.tag}"`, size);
  if (wanted === 'none' || wanted === 'beyond') {
    ctx.status = wanted === 'none' ? 304 : 416;
    if (wanted === 'beyond') ctx.set('Content-Range', `bytes */${size}`);
    await handle.close();
    return true;
  }
  const { from, to } = wanted ?? { from: 0, to: size - 1 };
  if (wanted) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${from}-${to}/${size}`);
  }
  ctx.length = to - from + 1;
  if (ctx.method === 'HEAD' || size === 0) await handle.close();
  else ctx.body = paced(handle, from, to, given, limits, () => ctx.req.socket.destroy());
  return true;
}

/** The single requested range; undefined for the whole file. Several ranges at once are not supported. */
function rangeOf(
  ctx: ParameterizedContext,
  tag: string,
  size: number,
): { from: number; to: number } | 'beyond' | undefined {
  const unchanged = ctx.get('If-Range') === '' || ctx.get('If-Range') === tag;
  const [, first, last] = (unchanged && /^bytes=(\d{0,15})-(\d{0,15})$/.exec(ctx.get('Range'))) || [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'beyond' : { from, to };
}

/** Part of a file at the shared rate; a caller that reads too slowly is disconnected. */
function paced(
  handle: FileHandle,
  from: number,
  to: number,
  given: Given,
  limits: FileLimits,
  cut: () => void,
): Transform {
  let taken = 0;
  const watch = setInterval(() => {
    if (taken < limits.leastBytes) cut();
    taken = 0;
  }, limits.leastMs);
  const body = new Transform({
    transform(chunk: Buffer, _, next) {
      taken += chunk.length;
      given.bytes += chunk.length;
      void given.pace.pay(chunk.length).then(() => next(null, chunk));
    },
  });
  pipeline(handle.createReadStream({ start: from, end: to }), body, () => undefined);
  body.once('close', () => clearInterval(watch));
  return body;
}
