/** JSON-RPC 2.0 dispatcher: text in, text out. Single calls, batches and notifications; independent of sockets. */

import { randomBytes } from 'node:crypto';
import type { JsonSchema } from '../../codec/type.js';
import { type Failure, fail, ModuleConflict, type OwnerOf } from '../../errors.js';
import { FairShare, Slices } from '../../scheduler.js';
import { MAX_BATCH, type RpcLimits } from '../limits/limits.js';
import { AnswerParts, type JsonText, listOf } from '../methods/answer-parts.js';
import { addedCost, LONG_UNITS, mayTakeLong } from '../methods/cost.js';
import {
  errorCode,
  errorJson,
  internalError,
  invalidRequest,
  methodNotFound,
  OriginNotAllowed,
  parseError,
  responseTooLarge,
} from '../methods/errors.js';
import { jsonInPieces } from '../methods/json-writer.js';
import { type Log, RawJson, type RpcMethod } from '../methods/method.js';
import { Params, type ParamsRule } from '../methods/params.js';
import { ReadCall, type ReadCalls } from '../methods/read-call.js';
import { beforeResult, errorAnswer, idOf } from './envelope.js';
import type { Exchange } from './exchange.js';
import { parseRequest } from './json.js';
import { ScheduledCall } from './scheduled-call.js';

/** Called after each call with method, JSON-RPC error code (0 = success) and milliseconds; for metrics. */
export type Observe = (method: string, code: number, ms: number) => void;

/** Options of a dispatcher. */
export interface DispatchOptions {
  readonly methods: readonly RpcMethod[];
  /** Schemas referred to as `#/components/schemas/…`; built on first use. */
  readonly components: () => Readonly<Record<string, JsonSchema>>;
  readonly limits: Pick<RpcLimits, 'depth' | 'batch' | 'responseBytes'>;
  readonly log: Log;
  readonly observe?: Observe;
  /** Default: 'runtime' for every error. */
  readonly ownerOf?: OwnerOf;
  /** Why this node lacks a method that other nodes of the chain have; undefined for an unknown name. */
  readonly absent?: (method: string) => Failure | undefined;
  /**
   * Waits until the source of a method's data has reached a height that the caller has seen elsewhere; undefined if it
   * has. Throws Failure, or rejects with it, if that is not worth waiting for.
   */
  readonly reached?: (height: number, method: RpcMethod, signal: AbortSignal) => Promise<void> | undefined;
}

/** A response; empty if none is due. */
export type CallAnswer = JsonText;

interface Entry {
  readonly method: RpcMethod;
  readonly params: ParamsRule;
  /** Whether the cost of a call depends on its parameters. */
  readonly hasVariableCost: boolean;
  readonly mayTakeLong: boolean;
}

/** Share of the main thread for all long work while other work is waiting. */
const LONG_WORK_SHARE = 1 / 3;

/** Rejects two methods of one name, for example of a module and of the runtime, and names both owners. */
function refuseTwins(methods: readonly RpcMethod[]): void {
  const owners = new Map<string, string>();
  for (const { name, module } of methods) {
    const first = owners.get(name);
    if (first !== undefined) fail(ModuleConflict, { what: `method ${name}`, first, second: module });
    owners.set(name, module);
  }
}

export class Dispatcher {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly params: Params;
  private readonly limits: DispatchOptions['limits'];
  private readonly batchLimit: number;
  private readonly log: Log;
  private readonly observe: Observe | undefined;
  private readonly ownerOf: OwnerOf | undefined;
  private readonly absent: DispatchOptions['absent'];
  private readonly reached: DispatchOptions['reached'];
  private readonly share = new FairShare(LONG_WORK_SHARE);

  constructor(options: DispatchOptions) {
    const { methods, components, limits, log, observe, ownerOf, absent, reached } = options;
    refuseTwins(methods);
    this.params = new Params(methods, components);
    this.entries = new Map(
      methods.map((method) => {
        const hasVariableCost = Object.keys(method.cost.per ?? {}).length > 0;
        const rule = this.params.rule(method);
        return [method.name, { method, params: rule, hasVariableCost, mayTakeLong: mayTakeLong(method) }];
      }),
    );
    this.limits = limits;
    this.batchLimit = Math.min(limits.batch, MAX_BATCH);
    this.log = log;
    this.observe = observe;
    this.ownerOf = ownerOf;
    this.absent = absent;
    this.reached = reached;
  }

  /** Answers a request text; synchronously if none of its methods returns a promise. Never throws or rejects. */
  handle(text: string, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    let parsed: ReturnType<typeof parseRequest>;
    try {
      parsed = parseRequest(text, this.limits.depth);
    } catch (thrown) {
      return this.refuse(parseError((thrown as Error).message), exchange);
    }
    const { value, ids } = parsed;
    if (!Array.isArray(value)) return this.single(value, ids?.get(0) ?? idOf(value), exchange);
    return this.batch(
      value,
      value.map((call, i) => ids?.get(i) ?? idOf(call)),
      exchange,
    );
  }

  /** Like `handle`, for a request that an ingress thread has read. */
  handleRead({ calls, isBatch }: ReadCalls, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    if (!isBatch) return this.single(calls[0], calls[0]!.idText, exchange);
    return this.batch(
      calls,
      calls.map(({ idText }) => idText),
      exchange,
    );
  }

  /** Methods whose calls an ingress thread may read. */
  get byteMethods(): readonly string[] {
    const all = [...this.entries.values()].filter((entry) => !entry.hasVariableCost && !entry.mayTakeLong);
    return all.flatMap(({ method: { name, callBytes } }) => (callBytes === undefined ? [] : name));
  }

  /** Answers a text that was rejected before it was read as a request. */
  refuse(error: unknown, exchange: Exchange): CallAnswer {
    return failure('null', exchange.admit(1) ?? error);
  }

  /** `idText`: see `idOf`. */
  private single(call: unknown, idText: string | undefined, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    if (typeof call !== 'object' || call === null || Array.isArray(call)) {
      return this.refuse(invalidRequest('must be an object'), exchange);
    }
    const { jsonrpc, method, params, min_height } = call as Record<string, unknown>;
    const entry = this.entries.get(method as string);
    const refused = exchange.admit(entry === undefined ? 1 : entry.method.cost.base);
    if (refused) return idText === '' ? '' : failure(idText ?? 'null', refused);
    if (idText === undefined) return failure('null', invalidRequest('id must be a string, a number or null'));
    if (jsonrpc !== '2.0') return failure(idText || 'null', invalidRequest('jsonrpc must be "2.0"'));
    if (typeof method !== 'string') return failure(idText || 'null', invalidRequest('method must be a string'));

    const started = this.observe === undefined ? 0 : performance.now();
    try {
      if (entry === undefined) throw this.absent?.(method) ?? methodNotFound(method);
      const { write, submits } = entry.method;
      if ((write && exchange.trust !== 'all') || (submits && exchange.trust === 'none')) fail(OriginNotAllowed);
      if (call instanceof ReadCall) {
        const answer = entry.method.callBytes!(call.params, call.finding, exchange);
        return answer instanceof Promise
          ? this.later(answer, exchange, method, idText, started)
          : this.success(method, idText, answer, started);
      }
      const named = this.params.bind(method, entry.params, params);
      const added = entry.hasVariableCost ? addedCost(entry.method, named) : 0;
      if (added > 0) exchange.spend(added);
      const least = heightOf(min_height);
      const waits = least === undefined ? undefined : this.reached?.(least, entry.method, exchange.signal);
      const result = waits
        ? this.answerAfter(waits, entry, named, exchange, added, least)
        : this.answer(entry, named, exchange, added, least);
      if (!(result instanceof Promise)) {
        if (result instanceof RawJson) exchange.generation = result.generation;
        return this.success(method, idText, result, started);
      }
      return this.later(result, exchange, method, idText, started);
    } catch (thrown) {
      return this.failed(method, idText, thrown, started);
    }
  }

  private answer(
    { method, mayTakeLong }: Entry,
    named: Readonly<Record<string, unknown>>,
    exchange: Exchange,
    added: number,
    least: number | undefined,
  ): unknown {
    if (mayTakeLong) return this.callLong(method, named, exchange, added, least);
    return method.recall ? method.recall(named, exchange) : method.call(named, exchange, least);
  }

  private async answerAfter(waits: Promise<void>, ...asked: Parameters<Dispatcher['answer']>): Promise<unknown> {
    await waits;
    return this.answer(...asked);
  }

  /**
   * A call of a method that may be long work; scheduled in turns from its first step if its parameters ask for much.
   */
  private callLong(
    method: RpcMethod,
    named: Readonly<Record<string, unknown>>,
    exchange: Exchange,
    added: number,
    least: number | undefined,
  ): unknown {
    const call = new ScheduledCall(exchange, this.share);
    if (method.cost.base + added >= LONG_UNITS) {
      return call.inTurns(async () => {
        const answer = await method.call(named, call, least);
        return answer instanceof RawJson ? answer : jsonInPieces(answer, () => call.giveWay());
      });
    }
    const result = method.call(named, call, least);
    return result instanceof Promise ? result.finally(() => call.end()) : result;
  }

  /** The response of an asynchronous method; Timeout if the request's deadline passes first. */
  private later(
    result: Promise<unknown>,
    exchange: Exchange,
    method: string,
    idText: string,
    started: number,
  ): Promise<CallAnswer> {
    return new Promise((resolve) => {
      let open = true;
      const failed = (thrown: unknown) => {
        if (open) resolve(this.failed(method, idText, thrown, started));
        open = false;
      };
      exchange.whenLate(failed);
      result.then((value: unknown) => {
        if (open) resolve(this.settle(method, idText, value, started));
        open = false;
      }, failed);
    });
  }

  private settle(method: string, idText: string, value: unknown, started: number): CallAnswer {
    try {
      return this.success(method, idText, value, started);
    } catch (thrown) {
      return this.failed(method, idText, thrown, started);
    }
  }

  private success(method: string, idText: string, result: unknown, started: number): CallAnswer {
    const { content } = result instanceof RawJson ? result : new RawJson(JSON.stringify(result) ?? 'null');
    if (this.oversize(content)) throw responseTooLarge(this.limits.responseBytes);
    this.observe?.(method, 0, performance.now() - started);
    if (idText === '') return '';
    const head = beforeResult(idText);
    return typeof content === 'string' ? `${head}${content}}` : new AnswerParts([head, content, '}']);
  }

  private failed(method: string, idText: string, thrown: unknown, started: number): CallAnswer {
    this.observe?.(this.entries.has(method) ? method : 'unknown', errorCode(thrown), performance.now() - started);
    const error = errorJson(thrown, this.ownerOf) ?? this.bug(method, thrown);
    return idText === '' ? '' : errorAnswer(idText, error);
  }

  /** Logs an unexpected exception and returns its log id, the only part that the caller receives. */
  private bug(method: string, thrown: unknown): string {
    const id = randomBytes(6).toString('hex');
    const stack = thrown instanceof Error ? thrown.stack : String(thrown);
    this.log('error', 'RPC method failed unexpectedly', { method, error_id: id, stack });
    return errorJson(internalError(id))!;
  }

  private async batch(
    calls: readonly unknown[],
    idTexts: readonly (string | undefined)[],
    exchange: Exchange,
  ): Promise<CallAnswer> {
    if (calls.length === 0) return this.refuse(invalidRequest('the batch is empty'), exchange);
    if (calls.length > this.batchLimit) return this.refuseBatch(idTexts, exchange);
    const answers: (CallAnswer | Promise<CallAnswer>)[] = [];
    const slices = new Slices();
    let length = 0;
    let over: unknown;
    for (let i = 0; i < calls.length; i++) {
      // Responses that cannot be sent are not computed.
      if (length > this.limits.responseBytes) over ??= responseTooLarge(this.limits.responseBytes);
      if (over) {
        answers.push(refuseUnder(idTexts[i], over));
        continue;
      }
      let answer = this.single(calls[i], idTexts[i], exchange);
      // One long call of a batch at a time, so that at most one unsent response is held.
      if (answer instanceof Promise && this.isLong(calls[i])) answer = await answer;
      if (!(answer instanceof Promise)) {
        length += answer.length;
        exchange.hold(answer.length);
      }
      answers.push(answer);
      if (!slices.over) continue;
      await slices.next();
      if (exchange.signal.aborted) over = exchange.signal.reason;
    }
    return this.join(idTexts, answers);
  }

  /**
   * The array of responses. Those that do not fit into one response are replaced by errors, so that each id is
   * answered.
   */
  private async join(
    idTexts: readonly (string | undefined)[],
    answers: readonly (CallAnswer | Promise<CallAnswer>)[],
  ): Promise<CallAnswer> {
    let room = this.limits.responseBytes;
    const texts: CallAnswer[] = [];
    for (let i = 0; i < answers.length; i++) {
      const answer = answers[i]!;
      const text = answer instanceof Promise ? await answer : answer;
      if (text === '') continue;
      room -= (typeof text === 'string' ? Buffer.byteLength(text) : text.length) + 1;
      texts.push(room >= 0 ? text : refuseUnder(idTexts[i], responseTooLarge(this.limits.responseBytes)));
    }
    return texts.length === 0 ? '' : listOf(texts);
  }

  private isLong(call: unknown): boolean {
    const { method } = call as { readonly method: string };
    return this.entries.get(method)?.mayTakeLong === true;
  }

  /** Rejects a batch that is too long. Each call gets an error under its id, because clients match responses by id. */
  private refuseBatch(idTexts: readonly (string | undefined)[], exchange: Exchange): CallAnswer {
    const { length } = idTexts;
    const error = invalidRequest(`batch too large: ${length} calls, at most ${this.batchLimit} are allowed`);
    const refused = length > MAX_BATCH ? error : exchange.admit(length);
    if (refused) return failure('null', refused);
    const texts = idTexts.map((idText) => refuseUnder(idText, error));
    const told = texts.filter((text) => text !== '');
    return told.length === 0 ? failure('null', error) : listOf(told);
  }

  private oversize(content: JsonText): boolean {
    const { responseBytes } = this.limits;
    if (content.length * 3 <= responseBytes) return false;
    return (typeof content === 'string' ? Buffer.byteLength(content) : content.length) > responseBytes;
  }
}

/** The `min_height` of a call. Throws InvalidRequest if it is malformed. */
function heightOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  if (Number.isSafeInteger(given) && (given as number) >= 0) return given as number;
  throw invalidRequest('min_height must be the height of a block');
}

/** The error response of a call in a batch, under its id; none for a notification. */
function refuseUnder(idText: string | undefined, error: unknown): CallAnswer {
  return idText === '' ? '' : failure(idText ?? 'null', error);
}

const failure = (idText: string, error: unknown): CallAnswer => errorAnswer(idText, errorJson(error)!);
