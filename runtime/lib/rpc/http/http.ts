/** JSON-RPC over HTTP POST: reads the body, responds in one write; every JSON-RPC error is HTTP 200. */

import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CallAnswer, Dispatcher } from '../dispatch/dispatch.js';
import { CHEAP_BYTES, Exchange, type ExchangeRules } from '../dispatch/exchange.js';
import type { BytesRequest } from '../dispatch/request.js';
import type { Access, Caller, Trust } from '../limits/access.js';
import { type CallerConnection, cutOff } from '../limits/connection.js';
import type { Holding } from '../limits/held-bytes.js';
import type { RateLimit, RpcLimits } from '../limits/limits.js';
import { errorJson, invalidRequest, parseError, rateLimited } from '../methods/errors.js';
import { rateHeaders } from './headers.js';
import { PlainReply } from './plain-http.js';
import type { ResponseTarget, ResponseWriter } from './responses.js';

export interface HttpParts {
  readonly access: Access;
  readonly dispatcher: Dispatcher;
  readonly answers: ResponseWriter;
  readonly rules: ExchangeRules;
  readonly rate: RateLimit;
  readonly limits: Pick<RpcLimits, 'bodyBytes' | 'perSecond'>;
}

/** geth's list. A form or a plain page can send these only after a CORS preflight. */
const JSON_TYPES = new Set(['application/json', 'application/json-rpc', 'application/jsonrequest']);

/** Whether a request goes to the path of the JSON-RPC service. */
export const isRoot = ({ url }: IncomingMessage): boolean => url === '/' || url?.startsWith('/?') === true;

/** Serves one POST; `headers` are sent with the response. */
export function servePost(parts: HttpParts, req: IncomingMessage, res: ServerResponse, headers: string[]): void {
  const { bodyBytes } = parts.limits;
  const { answers } = parts;
  const bad = unsupported(req.headers);
  const tooLarge = `the body is larger than ${bodyBytes} bytes; send less at a time`;
  if (bad !== undefined || Number(req.headers['content-length']) > bodyBytes) {
    req.resume();
    answers.respond(res, bad === undefined ? 413 : 415, refusal(bad ?? tooLarge), headers);
    return;
  }
  let body: Buffer | undefined;
  let more: Buffer[] | undefined;
  let size = 0;
  let held: Holding | undefined;
  const receive = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > bodyBytes) {
      req.off('data', receive).resume(); // the rest is read and dropped, so that the response arrives
      body = more = undefined;
      held?.end();
      answers.respond(res, 413, refusal(tooLarge), headers);
    } else if (body === undefined) body = chunk;
    else if (more === undefined) more = [body, chunk];
    else more.push(chunk);
    if (size > CHEAP_BYTES && size <= bodyBytes) {
      held ??= hold(parts, req);
      held.bytes = size;
    }
  };
  req.on('data', receive);
  req.on('end', () => {
    // A connection that was cut off gets no response.
    if (size > bodyBytes || req.socket.destroyed) return;
    const whole = more === undefined ? (body ?? Buffer.alloc(0)) : Buffer.concat(more);
    // The request lives until its response is sent; its body is released earlier.
    body = more = undefined;
    serveCalls(parts, senderOf(parts, req.headers, req.socket), res, headers, whole, held);
  });
}

/** Counts the body of a request once it is larger than a minimum, until the request is answered or aborted. */
function hold({ access, rules }: HttpParts, req: IncomingMessage): Holding {
  const holding = rules.held.openHolding(access.caller(req).network, () => cutOff(req.socket));
  req.once('close', () => {
    if (!req.complete) holding.end();
  });
  return holding;
}

/** The caller of a request and its permissions. */
export interface Sender {
  readonly caller: Caller;
  readonly trust: Trust;
  readonly connection: CallerConnection;
}

/** The caller, from the headers and the connection. */
export function senderOf({ access }: HttpParts, headers: IncomingHttpHeaders, connection: CallerConnection): Sender {
  const trust = access.trust(headers.origin, headers.host);
  return { caller: access.caller({ headers, socket: connection }), trust, connection };
}

export const isCallRequest = ({ access }: Pick<HttpParts, 'access'>, headers: IncomingHttpHeaders): boolean =>
  access.hostAllowed(headers.host) && unsupported(headers) === undefined;

/** Serves a POST whose complete body is within the limit; `headers` are sent with the response. */
export function serveWhole(
  parts: HttpParts,
  sender: Sender,
  res: ResponseTarget,
  headers: string[],
  body: Buffer | BytesRequest,
): void {
  const { caller, connection } = sender;
  const size = 'calls' in body ? body.size : body.length;
  let held: Holding | undefined;
  if (size > CHEAP_BYTES) {
    held = parts.rules.held.openHolding(caller.network, () => cutOff(connection));
    held.bytes = size;
  }
  serveCalls(parts, sender, res, headers, body, held);
}

function serveCalls(
  parts: HttpParts,
  { caller, trust, connection }: Sender,
  res: ResponseTarget,
  headers: string[],
  body: Buffer | BytesRequest,
  held: Holding | undefined,
): void {
  const { answers, rules, rate } = parts;
  const exchange = new Exchange(rules, caller, trust, { connection, body: held });
  const send = (text: CallAnswer): void => {
    if (rate.perSecond > 0) headers.push(...rateHeaders(rate, exchange.caller.network));
    if (exchange.throttled)
      answers.respond(res, 429, text === '' ? refusal('rate limit exceeded') : text, headers, exchange);
    else answers.respond(res, text === '' ? 204 : 200, text, headers, exchange);
  };
  const reply = replyTo(parts, exchange, body);
  if (reply instanceof Promise) void reply.then(send);
  else {
    if (res instanceof PlainReply) res.generation = exchange.generation;
    send(reply);
  }
}

function replyTo(
  { dispatcher, rate }: HttpParts,
  exchange: Exchange,
  body: Buffer | BytesRequest,
): CallAnswer | Promise<CallAnswer> {
  if ('calls' in body) return dispatcher.handleRead(body, exchange);
  if (body.length > CHEAP_BYTES && rate.perSecond > 0 && rate.left(exchange.caller.network) < 1) {
    return dispatcher.refuse(rateLimited(rate.perSecond), exchange);
  }
  if (!isUtf8(body)) return dispatcher.refuse(parseError('the body is not UTF-8'), exchange);
  return dispatcher.handle(body.toString(), exchange);
}

/** A JSON-RPC error response to the whole request. */
export const refusal = (why: string): string => `{"jsonrpc":"2.0","id":null,"error":${errorJson(invalidRequest(why))}}`;

function unsupported(headers: IncomingHttpHeaders): string | undefined {
  const type = headers['content-type'];
  if (type !== 'application/json' && !JSON_TYPES.has((type ?? '').split(';', 1)[0]!.trim().toLowerCase())) {
    return 'send Content-Type: application/json';
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return 'send the body without Content-Encoding';
  return undefined;
}
