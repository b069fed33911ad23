/** The node's RPC port: HTTP, WebSocket and a few GET pages on one TCP port (koa, koa-router, koa-websocket). */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Generation } from '../answer-generation.js';
import type { JsonSchema } from '../codec/type.js';
import type { Failure, OwnerOf } from '../errors.js';
import { Dispatcher, type DispatchOptions, type Observe } from './dispatch/dispatch.js';
import type { ExchangeRules } from './dispatch/exchange.js';
import type { Examples } from './documents/examples.js';
import { type ApiInfo, introspection } from './documents/openrpc.js';
import { connectionCounter } from './http/connections.js';
import { corsHeaders, rateHeaders, requestIds } from './http/headers.js';
import { isCallRequest, isRoot, senderOf, servePost, serveWhole } from './http/http.js';
import { newSocketApp } from './http/koa.js';
import { buildRouter, servePage } from './http/pages.js';
import type { NotReady } from './http/readiness.js';
import { HttpSource, type RequestReceiver, type RequestSource } from './http/request-source.js';
import { ResponseWriter } from './http/responses.js';
import type { Route } from './http/route.js';
import { guardUpgrades } from './http/upgrade.js';
import { Ingress } from './ingress/ingress.js';
import type { CallerRules } from './ingress/records.js';
import type { IngressThreads } from './ingress/threads.js';
import { Access, type AccessOptions, type Caller, type SentFrom, type Trust } from './limits/access.js';
import { Deadlines } from './limits/deadlines.js';
import { HeldBytes } from './limits/held-bytes.js';
import { ConnectionCount, DEFAULT_LIMITS, RateLimit, type RpcLimits } from './limits/limits.js';
import type { Log, RpcMethod } from './methods/method.js';
import { SocketChannel } from './ws/ws.js';

export interface RpcServerOptions extends AccessOptions {
  /** 0 = any free port. */
  readonly port: number;
  readonly methods: readonly RpcMethod[];
  /** Schemas referred to as `#/components/schemas/…`; starts as rpc-schemas/scalars.json. Built on first use. */
  readonly components: () => Readonly<Record<string, JsonSchema>>;
  readonly info: ApiInfo;
  /** Recorded calls for the API description, read on first use. */
  readonly examples?: () => Examples;
  readonly limits?: Partial<RpcLimits>;
  /** Exempts callers on this machine from the rate limit (development). */
  readonly exemptLoopback?: boolean;
  /** Why the node is not ready to serve, for GET /health/ready; undefined if it is ready. */
  notReady?(): NotReady | undefined | Promise<NotReady | undefined>;
  /** Response to GET /health; default `{ status: 'ok' }`. */
  health?(): object;
  readonly routes?: readonly Route[];
  readonly log: Log;
  readonly observe?: Observe;
  /** Default: 'runtime' for every error. */
  readonly ownerOf?: OwnerOf;
  /** Clock of the rate limit in milliseconds, from any origin; by default that of the process. */
  readonly now?: () => number;
  /** Why this node lacks a method that other nodes of the chain have. */
  readonly absent?: (method: string) => Failure | undefined;
  /** Waits for a height that the caller of a method has seen elsewhere. */
  readonly awaitHeight?: NonNullable<DispatchOptions['awaitHeight']>;
  /** Threads that accept connections, read plain requests and write responses; without them the main thread does. */
  readonly threads?: IngressThreads;
  /** The generation in which results about the head are valid; without one no result is cached. */
  readonly generation?: Generation;
}

/** Milliseconds for running requests to finish when the server stops. */
const GRACE_MS = 800;
const GOING_AWAY = 1001;
/** A page whose path has no variable parts. */
const PLAIN_PATH = /^\/[\w./-]*$/;
/** Milliseconds within which a request must be complete, and interval of the checks for late ones. */
const TIMES = {
  keepAliveTimeout: 30_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

interface ServerParts {
  readonly port: number;
  readonly server: Server;
  readonly source: RequestSource;
  readonly channels: ReadonlySet<SocketChannel>;
  readonly rate: RateLimit;
  readonly held: HeldBytes;
  /** Milliseconds between two pings of a WebSocket. */
  readonly pingMs: number;
  /** Replaces limits and access rules. */
  readonly setRules: (limits: Partial<RpcLimits>, access: AccessOptions) => void;
}

export class RpcServer {
  readonly port: number;
  private readonly parts: Omit<ServerParts, 'port' | 'pingMs'>;
  private readonly pinger: NodeJS.Timeout;

  private constructor({ port, pingMs, ...parts }: ServerParts) {
    this.port = port;
    this.parts = parts;
    this.pinger = setInterval(() => {
      for (const channel of parts.channels) channel.ping();
    }, pingMs);
    this.pinger.unref();
  }

  get connections(): number {
    return this.parts.channels.size;
  }

  /** Bytes held for callers: incomplete requests and unsent responses. */
  get heldBytes(): number {
    return this.parts.held.bytes;
  }

  /** Calls rejected since the start because their address had exhausted its limit. */
  get refusedCalls(): number {
    return this.parts.rate.refused;
  }

  /** Replaces limits and access rules. Open connections keep theirs. */
  setRules(limits: Partial<RpcLimits>, access: AccessOptions): void {
    this.parts.setRules(limits, access);
  }

  /** Starts a server. Throws PortInUse if the port is taken. */
  static async start(options: RpcServerOptions): Promise<RpcServer> {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    let accessOptions: AccessOptions = options;
    const access = new Access(options);
    const rate = new RateLimit(limits.perSecond, options.now);
    const methods = [
      ...options.methods,
      ...introspection(options.methods, options.components, options.info, options.examples ?? (() => ({}))),
    ];
    const dispatcher = new Dispatcher({ ...options, methods, limits });
    const exempt = options.exemptLoopback === true;
    const held = new HeldBytes(limits);
    const rules: ExchangeRules = {
      deadlines: new Deadlines(limits.callMs),
      held,
      limitOf: (caller) => (limits.perSecond === 0 || (exempt && caller.loopback) ? undefined : rate),
    };

    const network = (req: SentFrom): string => access.caller(req).network;
    const answers = new ResponseWriter({ held, network, unsentBytes: limits.unsentBytes });
    const parts = { access, dispatcher, answers, rules, rate, limits };
    const requestId = requestIds();
    const headersOf = (req: Pick<SentFrom, 'headers'>) => [
      'X-Request-Id',
      requestId(req),
      ...corsHeaders(access, req.headers),
    ];
    const channels = new Set<SocketChannel>();
    const count = new ConnectionCount(limits);
    const callers = new WeakMap<IncomingMessage, readonly [Caller, Trust]>();
    const build = () => {
      const app = newSocketApp();
      app.on('error', (error: Error) =>
        options.log('debug', 'RPC caller connection failed', { reason: error.message }),
      );
      const router = buildRouter({
        greeting: {
          name: options.info.title,
          version: options.info.version,
          rpc: 'POST JSON-RPC 2.0 to /, or open a WebSocket',
        },
        health: () => options.health?.() ?? { status: 'ok' },
        notReady: () => options.notReady?.(),
        routes: options.routes ?? [],
      });
      app.use((ctx, next) => {
        ctx.respond = false;
        return servePage(ctx, next, { access, log: options.log }, headersOf(ctx.req)).then(() =>
          answers.page(ctx.res, ctx.method === 'HEAD' ? '' : ((ctx.body ?? '') as string | Buffer)),
        );
      });
      app.use(router.routes());
      app.ws.use((ctx) => {
        const [caller, trust] = callers.get(ctx.req)!;
        const channel = new SocketChannel(ctx.websocket, ctx.req.socket, parts, caller, trust);
        channels.add(channel);
        count.add(caller.network);
        channel.onClose(() => {
          channels.delete(channel);
          count.remove(caller.network);
        });
      });
      app.ws.listen({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false });
      return { page: app.callback(), sockets: app.ws.server! };
    };
    let built: ReturnType<typeof build> | undefined;
    /** Serves pages and sockets; built with the first of them. */
    const served = () => {
      built ??= build();
      return built;
    };
    // A pattern may be invalid, and a server that cannot serve one of its own pages must not start.
    if (options.routes?.some(({ path }) => !PLAIN_PATH.test(path))) served();

    const server = createServer(TIMES, (req, res) => {
      // The objects that koa makes for each request are a sixth of the cost of a call.
      if (req.method === 'POST' && isRoot(req) && access.hostAllowed(req.headers.host)) {
        servePost(parts, req, res, headersOf(req));
      } else void served().page(req, res);
    });
    const receiver: RequestReceiver = {
      countConnection: connectionCounter(access, limits),
      isCallRequest: (headers) => isCallRequest(parts, headers),
      senderOf: (headers, connection) => senderOf(parts, headers, connection),
      serve: (sender, body, reply) => serveWhole(parts, sender, reply, headersOf(reply.req), body),
    };
    guardUpgrades(server, access, count, (req, socket, head, caller, trust) => {
      callers.set(req, [caller, trust]);
      const { sockets } = served();
      sockets.handleUpgrade(req, socket, head, (ws) => sockets.emit('connection', ws, req));
    });
    const { host, threads, generation } = options;
    const sourceRules = { host, port: options.port, times: TIMES, bodyBytes: limits.bodyBytes };
    const callerRules = (): CallerRules => ({
      access: accessOf(accessOptions),
      unlimited: limits.perSecond === 0 ? 'all' : exempt ? 'loopback' : 'none',
      headers: limits.perSecond === 0 ? [] : rateHeaders(rate, ''), // callers without limits are not charged
    });
    const ingress =
      threads === undefined || threads.count === 0
        ? undefined
        : new Ingress(server, {
            rules: {
              ...sourceRules,
              connections: limits.sockets,
              byteMethods: dispatcher.byteMethods,
              callers: callerRules(),
              repeatable: {
                methods: new Set(generation && methods.flatMap(({ name, isCacheable }) => (isCacheable ? name : []))),
                generation: (generation ?? new Generation()).memory,
              },
            },
            threads,
            receiver,
            answered(calls) {
              const { observe } = options;
              if (observe === undefined) return;
              for (const [method, count, ms] of calls) {
                for (let i = 0; i < count; i++) observe(method, 0, ms / count);
              }
            },
            lost: (reason) => options.log('error', 'RPC thread lost, restarting', { reason: reason.message }),
          });
    const source: RequestSource = ingress ?? new HttpSource(server, sourceRules, receiver);
    const port = await source.start();
    const setRules: ServerParts['setRules'] = (newLimits, newAccess) => {
      Object.assign(limits, newLimits);
      rate.perSecond = limits.perSecond;
      accessOptions = { ...accessOptions, ...newAccess };
      access.replace(accessOptions);
      ingress?.setCallerRules(callerRules());
    };
    server.on('error', (error) => options.log('error', 'RPC server failed', { reason: error.message }));
    return new RpcServer({ port, server, source, channels, rate, held, pingMs: limits.pingMs, setRules });
  }

  /** Lets running requests finish, for less than a second, and closes everything. */
  async stop(): Promise<void> {
    const { server, source, channels } = this.parts;
    clearInterval(this.pinger);
    for (const channel of channels) channel.close(GOING_AWAY, 'the node stops');
    const closed = once(server, 'close');
    server.close();
    const answered = source.close();
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const force = setTimeout(() => {
      server.closeAllConnections();
      void source.destroy();
      for (const channel of channels) channel.destroy();
    }, GRACE_MS);
    await Promise.all([closed, answered]);
    clearInterval(idle);
    clearTimeout(force);
    await source.destroy();
  }
}

/** The options that decide about access, without anything that cannot be passed to a thread. */
const accessOf = ({ host, origins = [], hosts = [], proxies = [], pagesAt }: AccessOptions): AccessOptions => ({
  ...{ host, origins, hosts, proxies, pagesAt },
});
