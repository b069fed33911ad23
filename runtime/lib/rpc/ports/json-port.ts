/** A port for JSON over plain HTTP outside the JSON-RPC service: small requests under the rules of the RPC port. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ParameterizedContext } from 'koa';
import { connectionCounter, countConnections } from '../http/connections.js';
import { corsHeaders } from '../http/headers.js';
import { newApp } from '../http/koa.js';
import { listen } from '../http/listen.js';
import { Access, type AccessOptions } from '../limits/access.js';
import { RateLimit } from '../limits/limits.js';
import type { Log } from '../methods/method.js';

/** A request as a route receives it. */
export interface JsonRequest {
  /** The posted value; undefined for a GET. */
  readonly body: unknown;
  /** Key of the caller's limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  readonly ip: string;
  /** Aborted when the caller disconnects before the response. */
  readonly signal: AbortSignal;
}

/** The response of a route. */
export interface JsonAnswer {
  readonly status?: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A route. A POST has effects, so pages of origins that are not allowed cannot send it. */
export interface JsonRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  answer(request: JsonRequest): JsonAnswer | Promise<JsonAnswer>;
}

export interface JsonPortLimits {
  readonly sockets: number;
  readonly socketsPerIp: number;
  readonly perSecond: number;
  readonly bodyBytes: number;
  /** Milliseconds within which a request must be complete. */
  readonly requestMs: number;
}

export const JSON_PORT_LIMITS: JsonPortLimits = {
  sockets: 512,
  socketsPerIp: 16,
  perSecond: 10,
  bodyBytes: 4_096,
  requestMs: 5_000,
};

export interface JsonPortOptions extends AccessOptions {
  /** 0 = any free port. */
  readonly port: number;
  readonly routes: readonly JsonRoute[];
  readonly limits?: Partial<JsonPortLimits>;
  readonly log: Log;
}

export class JsonPort {
  readonly port: number;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** Throws PortInUse if the port is taken. */
  static async start(options: JsonPortOptions): Promise<JsonPort> {
    const limits = { ...JSON_PORT_LIMITS, ...options.limits };
    const access = new Access(options);
    const requests = new RateLimit(limits.perSecond);
    const app = newApp();
    app.on('error', (error: Error) => options.log('debug', 'caller connection failed', { reason: error.message }));
    app.use((ctx) => serve(ctx, options, access, requests, limits));
    const handle = app.callback();
    const { requestMs } = limits;
    const times = {
      keepAliveTimeout: requestMs,
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs / 5,
    };
    const server = createServer(times, (req, res) => void handle(req, res));
    countConnections(server, connectionCounter(access, limits));
    return new JsonPort(server, await listen(server, options.host, options.port));
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

async function serve(
  ctx: ParameterizedContext,
  { routes, log }: JsonPortOptions,
  access: Access,
  requests: RateLimit,
  { bodyBytes }: JsonPortLimits,
): Promise<void> {
  const { req } = ctx;
  const { origin, host } = req.headers;
  const cors = corsHeaders(access, req.headers);
  for (let i = 0; i < cors.length; i += 2) ctx.set(cors[i]!, cors[i + 1]!);
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  const { ip, network } = access.caller(req);
  if (!requests.takeRequest(network)) {
    ctx.set('Retry-After', '1');
    return told(ctx, 429, 'too many requests from your address; wait a second');
  }
  if (!access.hostAllowed(host))
    return told(ctx, 403, 'this host name is not allowed; add it to --rpc-hosts of the node');
  const here = routes.filter(({ path }) => path === ctx.path);
  if (here.length === 0) {
    return told(
      ctx,
      404,
      `no such path; available: ${routes.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    );
  }
  const methods = [...here.map(({ method }) => method), 'OPTIONS'].join(', ');
  ctx.set('Allow', methods);
  if (ctx.method === 'OPTIONS') {
    ctx.status = 204;
    ctx.set({ 'Access-Control-Allow-Methods': methods, 'Access-Control-Allow-Headers': 'Content-Type' });
    return undefined;
  }
  const route = here.find(({ method }) => method === ctx.method);
  if (!route) return told(ctx, 405, `this path accepts ${methods}`);
  let body: unknown;
  if (route.method === 'POST') {
    if (access.trust(origin, host) !== 'all') {
      return told(ctx, 403, 'pages of this origin may not call this path; add it to --rpc-origins of the node');
    }
    // Media types that a form or a plain page can send without a preflight are not accepted as JSON.
    if (ctx.is('application/json') !== 'application/json') return told(ctx, 415, 'send Content-Type: application/json');
    const text = await bodyOf(req, bodyBytes);
    if (text === undefined) {
      ctx.set('Connection', 'close');
      return told(ctx, 413, `the body is larger than ${bodyBytes} bytes`);
    }
    try {
      body = JSON.parse(text);
    } catch (cause) {
      return told(ctx, 400, `the body is not JSON: ${(cause as Error).message}`);
    }
  }
  const left = new AbortController();
  const leave = () => left.abort();
  ctx.res.once('close', leave);
  try {
    const { status = 200, body: answer, headers = {} } = await route.answer({ body, ip, network, signal: left.signal });
    ctx.status = status;
    ctx.set(headers);
    ctx.body = answer;
  } catch (thrown) {
    log('error', 'request failed unexpectedly', {
      route: `${route.method} ${route.path}`,
      stack: thrown instanceof Error ? thrown.stack : String(thrown),
    });
    told(ctx, 500, 'internal error');
  } finally {
    ctx.res.off('close', leave);
  }
  return undefined;
}

/** The body as text; undefined if it is too large. Bytes beyond the limit are never read. */
async function bodyOf(req: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open, so that a caller that sends too much still receives the error.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function told(ctx: ParameterizedContext, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { error: { message } };
}
