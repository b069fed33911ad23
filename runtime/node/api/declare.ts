/** Turns a typed declaration (shape of parameters, type of the result) into a method of the RPC server. */

import { refusalIn } from '../../kernel/module/bounds.js';
import { struct } from '../../lib/codec/composites.js';
import { meaningOf } from '../../lib/codec/doc.js';
import { CodecError, type Shape, type TextForms, type Type, type Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import { type Cost, mayTakeLong, standardCost } from '../../lib/rpc/methods/cost.js';
import { invalidParams } from '../../lib/rpc/methods/errors.js';
import {
  CacheableResult,
  type CallFinding,
  type RpcMethod,
  type RpcParam,
  type RpcRequest,
} from '../../lib/rpc/methods/method.js';

export interface Declaration<P extends Shape, R> {
  readonly name: string;
  readonly about: string;
  readonly params: P;
  readonly result: Type<R>;
  readonly errors?: readonly ErrorDef[];
  readonly write?: boolean;
  readonly submits?: boolean | 'signed';
  /** By default one unit, plus a part for each item of a limit or a list. */
  readonly cost?: Cost;
  readonly module?: string;
  /** Whether the response never changes while the node runs; only for methods without parameters. */
  readonly isFixed?: boolean;
  /**
   * Whether the response to these parameters depends only on them and on the state at the head. Such a response is
   * cached until the next block for identical questions; a promise is not cached.
   */
  isOfHead?(params: Values<P>): boolean;
  answer(params: Values<P>, request: RpcRequest): R | Promise<R>;
  /**
   * Like `answer`, for a call with the first parameter, bytes, and no other; `finding` is the result of an ingress
   * thread's inspection.
   */
  answerBytes?(bytes: Uint8Array, finding: CallFinding | undefined, request: RpcRequest): R | Promise<R>;
}

export function paramsOf(shape: Shape): RpcParam[] {
  return Object.entries(shape).map(([name, type]) => {
    const [meaning, schema] = meaningOf(type.schema);
    return { name, schema, required: !type.optional, ...(meaning === undefined ? {} : { about: meaning }) };
  });
}

/** Reads parameters that ajv has accepted; violations that only the codec detects are rejected in the same way. */
export function readParams<T>(type: Type<T>, params: unknown, text: TextForms): T {
  try {
    return type.fromJson(params, text);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    throw refusalIn(cause) ?? invalidParams(`${cause.path} ${cause.message}`.trim());
  }
}

/** The RPC method of a declaration. A result that is available at once is returned without a promise. */
export function declare<P extends Shape, R>(text: TextForms, declaration: Declaration<P, R>): RpcMethod {
  const { name, about, result, errors = [], write = false, submits = false, module = 'runtime' } = declaration;
  const { isFixed = false, isOfHead } = declaration;
  const toJson = (answer: R | Promise<R>): unknown =>
    answer instanceof Promise ? answer.then((value) => result.toJson(value, text)) : result.toJson(answer, text);
  const params = struct(declaration.params);
  const listed = paramsOf(declaration.params);
  const cost = declaration.cost ?? standardCost(listed);
  const isCacheable = (isFixed || isOfHead !== undefined) && !mayTakeLong({ write, cost });
  return {
    ...{ name, about, params: listed, result: result.schema, errors, write, submits, cost, module, isCacheable },
    call(given, request) {
      const values = readParams(params, given, text);
      const json = toJson(declaration.answer(values, request));
      if (!isCacheable || json instanceof Promise) return json;
      if (isFixed) return new CacheableResult(json, 'always');
      return declaration.isOfHead!(values) ? new CacheableResult(json, 'head') : json;
    },
    ...(declaration.answerBytes ? { callBytes: (...given) => toJson(declaration.answerBytes!(...given)) } : {}),
  };
}
