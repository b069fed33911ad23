/** JSON-RPC 2.0 dispatcher: text in, text out. Single calls, batches and notifications; independent of sockets. */

import { randomBytes } from 'node:crypto';
import type { Generation } from '../../answer-generation.js';
import type { JsonSchema } from '../../codec/type.js';
import { type Failure, fail, ModuleConflict, type OwnerOf } from '../../errors.js';
import { FairShare, Slices } from '../../scheduler.js';
import { MAX_BATCH, type RpcLimits } from '../limits/limits.js';
import { AnswerParts, type JsonText, listOf } from '../methods/answer-parts.js';
import {
  errorCode,
  errorJson,
  internalError,
  invalidRequest,
  methodNotFound,
  parseError,
  responseTooLarge,
} from '../methods/errors.js';
import { type Log, RawJson, type RpcMethod } from '../methods/method.js';
import { Params } from '../methods/params.js';
import { AnswerCache } from './answer-cache.js';
import { beforeResult, errorAnswer } from './envelope.js';
import type { Exchange } from './exchange.js';
import { handlerOf, hasVariableCost, type MethodHandler, type SharedSteps } from './method-handler.js';
import { type ReadRequest, readRequest } from './request.js';

/** Called after each call with method, JSON-RPC error code (0 = success) and milliseconds; for metrics. */
export type Observe = (method: string, code: number, ms: number) => void;

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
  /** Waits for a height that the caller of a method has seen elsewhere. */
  readonly awaitHeight?: NonNullable<SharedSteps['awaitHeight']>;
  /** The generation in which results about the head are valid; without one no result is cached. */
  readonly generation?: Pick<Generation, 'now'>;
}

/** A response; empty if none is due. */
export type CallAnswer = JsonText;

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

/** A name in lower case and without its prefix, such as `chain_`. */
const plainName = (name: string): string => name.slice(name.indexOf('_') + 1).toLowerCase();

export class Dispatcher {
  /** Methods whose calls an ingress thread may read. */
  readonly byteMethods: readonly string[];
  private readonly handlers: ReadonlyMap<unknown, MethodHandler>;
  private readonly unknown: MethodHandler;
  private readonly limits: DispatchOptions['limits'];
  private readonly log: Log;
  private readonly observe: Observe | undefined;
  private readonly ownerOf: OwnerOf | undefined;

  constructor(options: DispatchOptions) {
    const { methods, components, limits, log, observe, ownerOf, absent, generation, awaitHeight } = options;
    refuseTwins(methods);
    const shared: SharedSteps = {
      params: new Params(methods, components),
      share: new FairShare(LONG_WORK_SHARE),
      cache: generation && new AnswerCache(generation),
      awaitHeight,
    };
    this.handlers = new Map(methods.map((method) => [method.name, handlerOf(method, shared)]));
    // If two methods have the same plain name, the first is suggested.
    const plainNames = new Map(methods.map(({ name }) => [plainName(name), name] as const).toReversed());
    this.unknown = {
      ...{ name: 'unknown', cost: 1, mayTakeLong: false },
      run({ method }) {
        const name = method as string;
        throw absent?.(name) ?? methodNotFound(name, plainNames.get(plainName(name)));
      },
    };
    this.byteMethods = methods.flatMap((method) =>
      method.callBytes === undefined || hasVariableCost(method) || this.handlerOf(method.name).mayTakeLong
        ? []
        : method.name,
    );
    this.limits = limits;
    this.log = log;
    this.observe = observe;
    this.ownerOf = ownerOf;
  }

  /** Answers a request text; synchronously if none of its methods returns a promise. Never throws or rejects. */
  handle(text: string, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    let request: ReadRequest;
    try {
      request = readRequest(text, this.limits.depth);
    } catch (thrown) {
      return this.refuse(parseError((thrown as Error).message), exchange);
    }
    return this.handleRead(request, exchange);
  }

  /** Like `handle`, for a request that was read. */
  handleRead(request: ReadRequest, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    return request.isBatch
      ? this.batch(request, exchange)
      : this.single(request.calls[0], request.idTexts[0], exchange);
  }

  /** Answers a text that was rejected before it was read as a request. */
  refuse(error: unknown, exchange: Exchange): CallAnswer {
    return failure('null', exchange.admit(1) ?? error);
  }

  private handlerOf(method: unknown): MethodHandler {
    return this.handlers.get(method) ?? this.unknown;
  }

  /** `idText`: see `ReadRequest`. */
  private single(value: unknown, idText: string | undefined, exchange: Exchange): CallAnswer | Promise<CallAnswer> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse(invalidRequest('must be an object'), exchange);
    }
    const call = value as Readonly<Record<string, unknown>>;
    const handler = this.handlerOf(call.method);
    const refused = exchange.admit(handler.cost);
    if (refused) return refuseUnder(idText, refused);
    if (idText === undefined) return failure('null', invalidRequest('id must be a string, a number or null'));
    const flaw = flawOf(call);
    if (flaw !== undefined) return failure(idText || 'null', invalidRequest(flaw));
    const started = this.observe === undefined ? 0 : performance.now();
    try {
      const result = handler.run(call, exchange);
      if (result instanceof Promise) return this.later(result, exchange, handler, idText, started);
      if (result instanceof RawJson) exchange.generation = result.generation;
      return this.success(handler, idText, result, started);
    } catch (thrown) {
      return this.failed(handler, idText, thrown, started);
    }
  }

  /** The response of an asynchronous method; Timeout if the request's deadline passes first. */
  private later(
    result: Promise<unknown>,
    exchange: Exchange,
    handler: MethodHandler,
    idText: string,
    started: number,
  ): Promise<CallAnswer> {
    return new Promise((resolve) => {
      let isOpen = true;
      const failed = (thrown: unknown) => {
        if (isOpen) resolve(this.failed(handler, idText, thrown, started));
        isOpen = false;
      };
      exchange.whenLate(failed);
      result.then((value) => {
        if (isOpen) resolve(this.settle(handler, idText, value, started));
        isOpen = false;
      }, failed);
    });
  }

  private settle(handler: MethodHandler, idText: string, value: unknown, started: number): CallAnswer {
    try {
      return this.success(handler, idText, value, started);
    } catch (thrown) {
      return this.failed(handler, idText, thrown, started);
    }
  }

  private success({ name }: MethodHandler, idText: string, result: unknown, started: number): CallAnswer {
    const { content } = result instanceof RawJson ? result : new RawJson(JSON.stringify(result) ?? 'null');
    if (this.isOversize(content)) throw responseTooLarge(this.limits.responseBytes);
    this.observe?.(name, 0, performance.now() - started);
    if (idText === '') return '';
    const head = beforeResult(idText);
    return typeof content === 'string' ? `${head}${content}}` : new AnswerParts([head, content, '}']);
  }

  private failed({ name }: MethodHandler, idText: string, thrown: unknown, started: number): CallAnswer {
    this.observe?.(name, errorCode(thrown), performance.now() - started);
    const error = errorJson(thrown, this.ownerOf) ?? this.bug(name, thrown);
    return idText === '' ? '' : errorAnswer(idText, error);
  }

  /** Logs an unexpected exception and returns its log id, the only part that the caller receives. */
  private bug(method: string, thrown: unknown): string {
    const id = randomBytes(6).toString('hex');
    const stack = thrown instanceof Error ? thrown.stack : String(thrown);
    this.log('error', 'RPC method failed unexpectedly', { method, error_id: id, stack });
    return errorJson(internalError(id))!;
  }

  private async batch({ calls, idTexts }: ReadRequest, exchange: Exchange): Promise<CallAnswer> {
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
    return this.handlerOf((call as { readonly method: unknown }).method).mayTakeLong;
  }

  private get batchLimit(): number {
    return Math.min(this.limits.batch, MAX_BATCH);
  }

  /** Rejects a batch that is too long. Each call gets an error under its id, because clients match responses by id. */
  private refuseBatch(idTexts: readonly (string | undefined)[], exchange: Exchange): CallAnswer {
    const { length } = idTexts;
    const error = invalidRequest(`batch too large: ${length} calls, at most ${this.batchLimit} are allowed`);
    const refused = length > MAX_BATCH ? error : exchange.admit(length);
    if (refused) return failure('null', refused);
    const texts = idTexts.map((idText) => refuseUnder(idText, error)).filter((text) => text !== '');
    return texts.length === 0 ? failure('null', error) : listOf(texts);
  }

  private isOversize(content: JsonText): boolean {
    const { responseBytes } = this.limits;
    if (content.length * 3 <= responseBytes) return false;
    return (typeof content === 'string' ? Buffer.byteLength(content) : content.length) > responseBytes;
  }
}

/** Why an object is no call; undefined for a call. */
function flawOf({ jsonrpc, method }: Readonly<Record<string, unknown>>): string | undefined {
  if (jsonrpc !== '2.0') return 'jsonrpc must be "2.0"';
  return typeof method === 'string' ? undefined : 'method must be a string';
}

/** The error response of a call, under its id; none for a notification. */
function refuseUnder(idText: string | undefined, error: unknown): CallAnswer {
  return idText === '' ? '' : failure(idText ?? 'null', error);
}

const failure = (idText: string, error: unknown): CallAnswer => errorAnswer(idText, errorJson(error)!);
