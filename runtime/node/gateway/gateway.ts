/**
 * An RPC port without a chain: some methods are answered here, all others are forwarded to nodes, within the same
 * limits for callers.
 */

import type { JsonSchema } from '../../lib/codec/type.js';
import { type ErrorDef, Failure } from '../../lib/errors.js';
import type { ApiInfo } from '../../lib/rpc/documents/openrpc.js';
import type { Cost } from '../../lib/rpc/methods/cost.js';
import type { Log, RpcMethod } from '../../lib/rpc/methods/method.js';
import { RpcServer, type RpcServerOptions } from '../../lib/rpc/server.js';
import { MinHeight } from '../api/min-height.js';
import { type Nodes, OverWebSocket } from './nodes.js';

interface Described {
  readonly name: string;
  readonly summary: string;
  readonly 'x-cost': Cost;
  readonly 'x-access'?: 'write' | 'submit';
  readonly tags: readonly { readonly name: string }[];
  readonly params: readonly {
    readonly name: string;
    readonly description?: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly result: { readonly schema: JsonSchema };
  readonly errors: readonly {
    readonly code: number;
    readonly message: string;
    readonly data: { readonly name: string };
  }[];
}

export interface ApiDescription {
  readonly info: ApiInfo;
  readonly methods: readonly Described[];
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Methods that need the caller's own connection to a node. */
const NEEDS_SOCKET = /^(chain|eth)_(un)?subscribe/;
/** Methods that every server has by itself. */
const OWN = new Set(['rpc.discover', 'rpc_modules']);

/** The methods of nodes, as forwarding methods. */
export function forwarded({ methods }: ApiDescription, nodes: Nodes, local: ReadonlySet<string>): RpcMethod[] {
  return methods
    .filter(({ name }) => !local.has(name) && !OWN.has(name) && !NEEDS_SOCKET.test(name))
    .map((method): RpcMethod => {
      const { name, summary, params, result, tags } = method;
      const access = method['x-access'];
      return {
        name,
        about: summary,
        params: params.map(({ description, ...param }) => ({
          ...param,
          ...(description === undefined ? {} : { about: description }),
        })),
        result: result.schema,
        errors: method.errors.map(errorOf),
        write: access === 'write',
        submits: access === 'submit',
        cost: method['x-cost'],
        module: tags[0]?.name ?? 'runtime',
        // A write must not be retried: it could take effect twice.
        call: (given, request, minHeight) => nodes.ask(name, given, request, { again: access !== 'write', minHeight }),
      };
    });
}

const errorOf = ({ code, message, data: { name } }: Described['errors'][number]): ErrorDef => ({
  code,
  name,
  message,
  retryable: false,
  details: {},
});

/** Interval at which the database is asked for its height while a call waits for it, milliseconds. */
const ROWS_POLL_MS = 20;

/** Starts the port. `local` are the methods answered here, from data that has reached the height of `rows`. */
export function startGateway(
  description: ApiDescription,
  nodes: Nodes,
  local: readonly RpcMethod[],
  rows: () => Promise<number>,
  options: Omit<RpcServerOptions, 'methods' | 'components' | 'info' | 'absent'> & { readonly log: Log },
): Promise<RpcServer> {
  const names = new Set(local.map(({ name }) => name));
  const minHeight = new MinHeight(rows, ROWS_POLL_MS);
  return RpcServer.start({
    ...options,
    // For other methods, the node that receives the call waits for the height.
    awaitHeight: (height, { name }, signal) => (names.has(name) ? minHeight.wait(height, signal) : undefined),
    methods: [...local, ...forwarded(description, nodes, names)],
    components: () => description.components.schemas,
    info: description.info,
    absent: (method) =>
      NEEDS_SOCKET.test(method) ? new Failure(OverWebSocket, { method, next_step: 'subscribe at a node' }) : undefined,
  });
}
