/** The two servers that the RPC benchmark compares: ours, and a bare koa + koa-router + ajv server as the floor. */

import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import Koa from 'koa';
import Router from 'koa-router';
import { components } from '../../runtime/lib/rpc/documents/components.js';
import { RpcServer } from '../../runtime/lib/rpc/server.js';

/** Starts the floor: no envelope rules, no limits, one method. Returns its port. */
export async function startFloor(balances: ReadonlyMap<string, string>): Promise<number> {
  const validate = new Ajv().compile<{ id: number; params: string[] }>({
    type: 'object',
    required: ['jsonrpc', 'method', 'id'],
    properties: {
      jsonrpc: { const: '2.0' },
      method: { type: 'string' },
      id: { type: 'number' },
      params: { type: 'array', items: { type: 'string', maxLength: 128 }, minItems: 2, maxItems: 2 },
    },
  });
  const router = new Router();
  router.post('/', async (ctx) => {
    const body = await new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = [];
      ctx.req.on('data', (chunk: Buffer) => chunks.push(chunk));
      ctx.req.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    });
    const request: unknown = JSON.parse(body.toString());
    if (!validate(request)) ctx.status = 400;
    else ctx.body = { jsonrpc: '2.0', id: request.id, result: balances.get(request.params[0]!) ?? '0' };
  });
  const server = new Koa().use(router.routes()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts ours with the same method and no rate limit. Returns its port. */
export async function startOurs(balances: ReadonlyMap<string, string>): Promise<number> {
  const text = { type: 'string', maxLength: 128 };
  const server = await RpcServer.start({
    host: '127.0.0.1',
    port: 0,
    components: () => components,
    info: { title: 'bench', version: '0' },
    limits: { perSecond: 0 },
    log: () => undefined,
    methods: [
      {
        name: 'chain_getBalance',
        about: 'The balance of an account.',
        params: [
          { name: 'address', schema: text, required: true },
          { name: 'token', schema: text, required: true },
        ],
        result: { type: 'string' },
        errors: [],
        write: false,
        cost: { base: 1 },
        module: 'tokens',
        call: ({ address }) => balances.get(address as string) ?? '0',
      },
    ],
  });
  return server.port;
}
