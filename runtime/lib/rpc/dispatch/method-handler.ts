/** The steps of a call of one method, composed when the table of methods is built: checks, cost, height, cache, run. */

import { ALWAYS } from '../../answer-generation.js';
import { fail } from '../../errors.js';
import type { FairShare } from '../../scheduler.js';
import { addedCost, LONG_UNITS, mayTakeLong } from '../methods/cost.js';
import { invalidRequest, OriginNotAllowed } from '../methods/errors.js';
import { jsonInPieces } from '../methods/json-writer.js';
import { CacheableResult, RawJson, type RpcMethod } from '../methods/method.js';
import type { Params } from '../methods/params.js';
import { type AnswerCache, cacheKey } from './answer-cache.js';
import type { Exchange } from './exchange.js';
import { BytesCall } from './request.js';
import { ScheduledCall } from './scheduled-call.js';

/** Parts shared by the handlers of all methods. */
export interface SharedSteps {
  readonly params: Params;
  /** Share of the main thread for long work. */
  readonly share: FairShare;
  readonly cache: AnswerCache<RawJson> | undefined;
  /**
   * Waits until the source of a method's data has reached a height that the caller has seen elsewhere; undefined if it
   * has. Throws Failure, or rejects with it, if that is not worth waiting for.
   */
  readonly awaitHeight:
    | ((height: number, method: RpcMethod, signal: AbortSignal) => Promise<void> | undefined)
    | undefined;
}

export interface MethodHandler {
  readonly name: string;
  /** Units charged before anything else. */
  readonly cost: number;
  readonly mayTakeLong: boolean;
  /** Returns a JSON-ready value, a RawJson, or a promise of either. Throws what the method throws, or why it refuses. */
  run(call: Readonly<Record<string, unknown>> | BytesCall, exchange: Exchange): unknown;
}

/** A step: parameters are by name and valid; `minHeight` is the height that the response must reflect. */
type Step = (params: Readonly<Record<string, unknown>>, exchange: Exchange, minHeight: number | undefined) => unknown;

export const hasVariableCost = ({ cost }: RpcMethod): boolean => Object.keys(cost.per ?? {}).length > 0;

export function handlerOf(method: RpcMethod, shared: SharedSteps): MethodHandler {
  const { name, write, submits = false, callBytes } = method;
  const { params, share, cache, awaitHeight } = shared;
  const isLong = mayTakeLong(method);
  let step: Step = isLong
    ? inTurns(method, share)
    : (given, exchange, minHeight) => method.call(given, exchange, minHeight);
  if (method.isCacheable) step = cached(method, step, cache);
  if (awaitHeight !== undefined) step = atHeight(method, step, awaitHeight);
  if (hasVariableCost(method)) step = charged(method, step);
  const rule = params.rule(method);
  return {
    name,
    cost: method.cost.base,
    mayTakeLong: isLong,
    run(call, exchange) {
      if ((write && exchange.trust !== 'all') || (submits && exchange.trust === 'none')) fail(OriginNotAllowed);
      if (call instanceof BytesCall) return callBytes!(call.params, call.finding, exchange);
      const given = params.bind(name, rule, call.params);
      return step(given, exchange, heightOf(call.min_height));
    },
  };
}

/** The `min_height` of a call. Throws InvalidRequest if it is malformed. */
function heightOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  if (Number.isSafeInteger(given) && (given as number) >= 0) return given as number;
  throw invalidRequest('min_height must be a block height, an integer from 0');
}

/** Charges the cost that depends on the parameters. */
function charged(method: RpcMethod, next: Step): Step {
  return (params, exchange, minHeight) => {
    const units = addedCost(method, params);
    if (units > 0) exchange.spend(units);
    return next(params, exchange, minHeight);
  };
}

function atHeight(method: RpcMethod, next: Step, awaitHeight: NonNullable<SharedSteps['awaitHeight']>): Step {
  return (params, exchange, minHeight) => {
    const waits = minHeight === undefined ? undefined : awaitHeight(minHeight, method, exchange.signal);
    return waits === undefined
      ? next(params, exchange, minHeight)
      : waits.then(() => next(params, exchange, minHeight));
  };
}

/** Returns cached results, and caches those that the method declares cacheable. A promise is never cached. */
function cached({ name, params: listed }: RpcMethod, next: Step, cache: SharedSteps['cache']): Step {
  return (params, exchange, minHeight) => {
    const key = cache && cacheKey(name, listed, params);
    const known = key === undefined ? undefined : cache!.find(key);
    if (known !== undefined) return known;
    const result = next(params, exchange, minHeight);
    if (!(result instanceof CacheableResult)) return result;
    if (key === undefined) return result.value;
    const generation = result.span === 'always' ? ALWAYS : cache!.generation;
    const text = new RawJson(JSON.stringify(result.value) ?? 'null', generation);
    cache!.store(key, text, generation);
    return text;
  };
}

/** Calls a method that may be long work: in turns from its first step if its parameters ask for much. */
function inTurns(method: RpcMethod, share: FairShare): Step {
  return (params, exchange, minHeight) => {
    const call = new ScheduledCall(exchange, share);
    if (method.cost.base + addedCost(method, params) >= LONG_UNITS) {
      return call.inTurns(async () => {
        const result = await method.call(params, call, minHeight);
        return result instanceof RawJson ? result : jsonInPieces(result, () => call.giveWay());
      });
    }
    const result = method.call(params, call, minHeight);
    return result instanceof Promise ? result.finally(() => call.end()) : result;
  };
}
