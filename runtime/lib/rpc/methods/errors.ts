/**
 * Errors on the wire: the codes of JSON-RPC itself, the server's own failures, and the encoding of any thrown value.
 */

import { type ErrorDef, error, Failure, type OwnerOf, sharedDetails } from '../../errors.js';

export const Timeout = error(1027, 'Timeout', 'The response took too long', {
  retryable: true,
  details: {
    ...sharedDetails('bundle_hash', 'next_step', 'reason'),
    limit_ms: 'Time limit of a request, in milliseconds',
  },
});
/** The node is stopping and no longer executes the request. */
export const NodeStopping = error(
  1036,
  'NodeStopping',
  'The node is stopping; retry on another node, or on this one when it is back',
  {
    retryable: true,
  },
);
/** A web page may act for the node's user only if the operator listed its origin. */
export const OriginNotAllowed = error(
  3112,
  'OriginNotAllowed',
  'Web pages of this origin may not call methods that act on your behalf; add the origin to the allowed origins of the node',
);
export const TooManySubscriptions = error(
  3110,
  'TooManySubscriptions',
  'This connection has reached its limit of subscriptions; unsubscribe from one or open another connection',
  { details: { limit: 'Maximum subscriptions of a connection' } },
);
export const PortInUse = error(
  3111,
  'PortInUse',
  'The RPC port is already in use; stop the other program or choose another port with --rpc-port',
  { details: sharedDetails('host', 'port') },
);

/** Errors that this server itself can return, for the documents. */
export const SERVER_ERRORS: readonly ErrorDef[] = [Timeout, NodeStopping, OriginNotAllowed];

/** An error with its own code and data, for methods that must follow another scheme of codes. */
export class RpcError extends Error {
  readonly code: number;
  /** JSON-ready; omitted from the response if undefined. */
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** An error of the server itself; `details` are JSON-ready. */
export class ServerError extends RpcError {
  constructor(code: number, name: string, message: string, details: object = {}, retryable = false) {
    super(code, message, { name, module: 'runtime', details, retryable });
  }
}

/** -32700: the text is not JSON, not UTF-8 or nested too deeply. */
export const parseError = (why: string): ServerError => new ServerError(-32700, 'ParseError', `Parse error: ${why}`);
/** -32600: JSON, but not a request. */
export const invalidRequest = (why: string): ServerError =>
  new ServerError(-32600, 'InvalidRequest', `Invalid request: ${why}`);
/** -32601, with geth's wording, by which clients choose their fallback. `similar` is a method that the caller may mean. */
export const methodNotFound = (name: string, similar?: string): ServerError =>
  new ServerError(
    -32601,
    'MethodNotFound',
    `the method ${name.slice(0, 100)} does not exist/is not available`,
    similar === undefined ? {} : { did_you_mean: similar },
  );
/** -32601, with geth's wording: subscriptions need a persistent connection. */
export const notificationsUnsupported = (): ServerError =>
  new ServerError(-32601, 'NotificationsUnsupported', 'notifications not supported; subscribe over WebSocket');
/** -32602: `errors` are ajv's, with path. */
export const invalidParams = (why: string, errors: readonly object[] = []): ServerError =>
  new ServerError(-32602, 'InvalidParams', `Invalid params: ${why}`, errors);
/** -32003: the response exceeds the server's limit. */
export const responseTooLarge = (limit: number): ServerError =>
  new ServerError(-32003, 'ResponseTooLarge', 'response too large; ask for less', { limit_bytes: limit });
/** -32005: the caller exceeded its rate limit. */
export const rateLimited = (perSecond: number): ServerError =>
  new ServerError(
    -32005,
    'RateLimited',
    `rate limit exceeded: ${perSecond} requests per second`,
    { requests_per_second: perSecond },
    true,
  );
/** -32005: the calls of the caller's address exceeded its cost budget. */
export const overBudget = (perSecond: number): ServerError =>
  new ServerError(
    -32005,
    'RateLimited',
    `rate limit exceeded: your calls cost more than ${perSecond} units per second; ask for less, or wait`,
    { units_per_second: perSecond },
    true,
  );
/** -32603: a bug; `id` identifies it in the node's log. */
export const internalError = (id: string): ServerError =>
  new ServerError(-32603, 'InternalError', 'Internal error', { error_id: id });

/** The owner of every error of a server without modules. */
const ownedByRuntime: OwnerOf = () => 'runtime';

/** The error member of a response as JSON text; undefined if the value is not a declared error, which is a bug. */
export function errorJson(thrown: unknown, ownerOf = ownedByRuntime): string | undefined {
  if (thrown instanceof Failure) {
    const { code, message, name, retryable } = thrown.error;
    const data = { name, module: ownerOf(thrown.error), details: thrown.details, retryable, op_index: thrown.opIndex };
    return JSON.stringify({ code, message, data });
  }
  if (thrown instanceof RpcError) {
    return JSON.stringify({ code: thrown.code, message: thrown.message, data: thrown.data });
  }
  return undefined;
}

/** The code that errorJson writes; -32603 for a bug. */
export function errorCode(thrown: unknown): number {
  if (thrown instanceof Failure) return thrown.error.code;
  return thrown instanceof RpcError ? thrown.code : -32603;
}
