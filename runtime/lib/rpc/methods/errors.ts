/** Errors on the wire: the codes of JSON-RPC itself, the server's own failures, and how any thrown value is told. */

import { type ErrorDef, error, Failure, told } from '../../errors.js';

/** The caller's time ran out. */
export const Timeout = error(1027, 'Timeout', 'The answer took too long', {
  retryable: true,
  details: { ...told('bundle_hash', 'next_step', 'reason'), limit_ms: 'How long an answer may take, in milliseconds' },
});
/** What was asked for is not done any more. */
export const NodeStopping = error(
  1036,
  'NodeStopping',
  'The node stops; ask another one, or this one once it is back',
  {
    retryable: true,
  },
);
/** A web page may not act for the node's user unless the operator listed its origin. */
export const OriginNotAllowed = error(
  3112,
  'OriginNotAllowed',
  'Web pages of this origin may not call methods that act on your behalf; add the origin to the allowed origins of the node',
);
/** A connection asked for more subscriptions than allowed. */
export const TooManySubscriptions = error(
  3110,
  'TooManySubscriptions',
  'This connection has as many subscriptions as allowed; unsubscribe from one or open another connection',
  { details: { limit: 'Most subscriptions of a connection' } },
);
/** The server's port is taken. */
export const PortInUse = error(
  3111,
  'PortInUse',
  'The RPC port is already in use; stop the other program or choose another port with --rpc-port',
  { details: told('host', 'port') },
);

/** The errors that this server can answer by itself, for the documents. */
export const SERVER_ERRORS: readonly ErrorDef[] = [Timeout, NodeStopping, OriginNotAllowed];

/** An error with a code and data of its own choice, for methods bound to another scheme of codes. */
export class RpcError extends Error {
  readonly code: number;
  /** JSON-ready; left out of the answer when undefined. */
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** A refusal by the server itself; `details` are JSON-ready. */
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
/** -32601, in geth's words: clients choose their fallback by them. */
export const methodNotFound = (name: string): ServerError =>
  new ServerError(-32601, 'MethodNotFound', `the method ${name.slice(0, 100)} does not exist/is not available`);
/** -32601, in geth's words: subscriptions need a connection that lasts. */
export const notificationsUnsupported = (): ServerError =>
  new ServerError(-32601, 'NotificationsUnsupported', 'notifications not supported; subscribe over WebSocket');
/** -32602: `errors` are ajv's, with path. */
export const invalidParams = (why: string, errors: readonly object[] = []): ServerError =>
  new ServerError(-32602, 'InvalidParams', `Invalid params: ${why}`, errors);
/** -32003: the answer is bigger than the server sends. */
export const responseTooLarge = (limit: number): ServerError =>
  new ServerError(-32003, 'ResponseTooLarge', 'response too large; ask for less', { limit_bytes: limit });
/** -32005: over the caller's allowance. */
export const rateLimited = (perSecond: number): ServerError =>
  new ServerError(
    -32005,
    'RateLimited',
    `rate limit exceeded: ${perSecond} requests per second`,
    { requests_per_second: perSecond },
    true,
  );
/** -32005: the calls of the caller's address cost more than its budget. */
export const overBudget = (perSecond: number): ServerError =>
  new ServerError(
    -32005,
    'RateLimited',
    `rate limit exceeded: your calls cost more than ${perSecond} units per second; ask for less, or wait`,
    { units_per_second: perSecond },
    true,
  );
/** -32603: a bug; `id` finds it in the node's log. */
export const internalError = (id: string): ServerError =>
  new ServerError(-32603, 'InternalError', 'Internal error', { error_id: id });

/** The error member of an answer, as JSON text. Undefined for a value that is no declared refusal: a bug. */
export function errorJson(thrown: unknown): string | undefined {
  if (thrown instanceof Failure) {
    const { code, message, name, module, retryable } = thrown.error;
    const data = { name, module, details: thrown.details, retryable, op_index: thrown.opIndex };
    return JSON.stringify({ code, message, data });
  }
  if (thrown instanceof RpcError) {
    return JSON.stringify({ code: thrown.code, message: thrown.message, data: thrown.data });
  }
  return undefined;
}

/** The code that errorJson tells; -32603 for a bug. */
export function errorCode(thrown: unknown): number {
  if (thrown instanceof Failure) return thrown.error.code;
  return thrown instanceof RpcError ? thrown.code : -32603;
}
