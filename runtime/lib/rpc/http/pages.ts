/** GET requests of the RPC port: a greeting, health, and further routes. */

import type { Next, ParameterizedContext } from 'koa';
import type Router from 'koa-router';
import type { Access } from '../limits/access.js';
import type { Log } from '../methods/method.js';
import { isRoot, refusal } from './http.js';
import { newRouter } from './koa.js';
import { type NotReady, readyAnswer } from './readiness.js';
import type { Route } from './route.js';

export interface RouteParts {
  /** Response to GET /, unless another route has that path. */
  readonly greeting: object;
  /** Response to GET /health of a running node. */
  health(): object;
  /** Why the node is not ready to serve; undefined if it is ready. */
  notReady(): NotReady | undefined | Promise<NotReady | undefined>;
  readonly routes: readonly Route[];
}

export function buildRouter(parts: RouteParts): Router {
  const router = newRouter();
  router.get(['/health', '/health/live'], (ctx) => json(ctx, 200, parts.health()));
  router.get('/health/ready', async (ctx) => {
    const found = await parts.notReady();
    const { status, body } = readyAnswer(found);
    json(ctx, status, body);
  });
  for (const route of parts.routes) {
    router.get(route.path, async (ctx) => {
      const { params, headers } = ctx;
      const answer = await route.handler({ path: ctx.path, params, query: ctx.URL.searchParams, headers });
      ctx.status = answer.status ?? 200;
      const { Vary, ...own } = answer.headers ?? {};
      ctx.set({ ...own, 'X-Content-Type-Options': 'nosniff' });
      // The CORS headers may have one already.
      if (Vary !== undefined) ctx.vary(Vary);
      ctx.type = answer.type;
      // A view: a copy for each caller would let slow readers of a large page hold that much memory each.
      const { body } = answer;
      if (ctx.status === 304) ctx.body = null;
      else ctx.body = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    });
  }
  router.get('/', (ctx) => json(ctx, 200, parts.greeting));
  return router;
}

/** Serves everything but JSON-RPC calls: `next` is the router. */
export async function servePage(
  ctx: ParameterizedContext,
  next: Next,
  { access, log }: { readonly access: Access; readonly log: Log },
  headers: readonly string[],
): Promise<void> {
  for (let i = 0; i < headers.length; i += 2) ctx.set(headers[i]!, headers[i + 1]!);
  if (!access.hostAllowed(ctx.req.headers.host)) {
    ctx.status = 403;
    ctx.type = 'application/json';
    ctx.body = refusal(
      'this host name is not allowed; add it to --rpc-hosts of the node, or call a node of this machine as localhost',
    );
  } else if (ctx.method === 'OPTIONS') {
    ctx.status = 204;
    ctx.set({
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': allowedHeaders(ctx.get('Access-Control-Request-Headers')),
      'Access-Control-Max-Age': '7200',
    });
    // Chromium sends this preflight before a public page may access a private network.
    const { origin, host } = ctx.req.headers;
    if (ctx.get('Access-Control-Request-Private-Network') === 'true' && access.trust(origin, host) !== 'none') {
      ctx.set('Access-Control-Allow-Private-Network', 'true');
    }
  } else {
    try {
      await next();
    } catch (thrown) {
      const stack = thrown instanceof Error ? thrown.stack : String(thrown);
      log('error', 'page failed unexpectedly', { path: ctx.path, request_id: headers[1], stack });
      json(ctx, 500, { error: 'internal error' });
    }
    if (ctx.status !== 404 || ctx.body !== undefined) return;
    if (isRoot(ctx.req)) {
      ctx.set('Allow', METHODS);
      json(ctx, 405, { error: 'POST JSON-RPC 2.0 here' });
    } else json(ctx, 404, { error: 'there is no such page' });
  }
}

const METHODS = 'GET, HEAD, POST, OPTIONS';

/**
 * Request headers that a preflight allows: those asked for, because wallets and proxies add their own. The origin decides
 * who may call.
 */
const allowedHeaders = (asked: string): string =>
  asked.length <= 512 && /^[\w-]+(?: ?, ?[\w-]+)*$/.test(asked) ? asked : 'Content-Type, X-Request-Id';

function json(ctx: ParameterizedContext, status: number, body: object): void {
  ctx.status = status;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(body);
}
