/** Turns a typed declaration (shape of parameters, type of the result) into a method of the RPC server. */

import { refusalIn } from '../../kernel/module/bounds.js';
import { ALWAYS } from '../../lib/answer-generation.js';
import { struct } from '../../lib/codec/composites.js';
import { meaningOf } from '../../lib/codec/doc.js';
import { CodecError, type Shape, type TextForms, type Type, type Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import { type Cost, standardCost } from '../../lib/rpc/methods/cost.js';
import { invalidParams } from '../../lib/rpc/methods/errors.js';
import {
  type CallFinding,
  RawJson,
  type RpcMethod,
  type RpcParam,
  type RpcRequest,
} from '../../lib/rpc/methods/method.js';
import { type HeadAnswers, questionOf } from './head-answers.js';

/** A declared method of the node. */
export interface Declaration<P extends Shape, R> {
  readonly name: string;
  readonly about: string;
  readonly params: P;
  readonly result: Type<R>;
  readonly errors?: readonly ErrorDef[];
  readonly write?: boolean;
  readonly submits?: boolean;
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

/** Positional parameters of a shape. */
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

/**
 * The RPC method of a declaration. A result that is available at once is returned without a promise. `answers` caches
 * responses about the head.
 */
export function declare<P extends Shape, R>(
  text: TextForms,
  declaration: Declaration<P, R>,
  answers?: HeadAnswers,
): RpcMethod {
  const { name, about, result, errors = [], write = false, submits = false, module = 'runtime' } = declaration;
  const told = (answer: R | Promise<R>): unknown =>
    answer instanceof Promise ? answer.then((value) => result.toJson(value, text)) : result.toJson(answer, text);
  const params = struct(declaration.params);
  const listed = paramsOf(declaration.params);
  const method: RpcMethod = {
    name,
    about,
    params: listed,
    result: result.schema,
    errors,
    write,
    submits,
    cost: declaration.cost ?? standardCost(listed),
    module,
    call: (given, request) => told(declaration.answer(readParams(params, given, text), request)),
    ...(declaration.answerBytes ? { callBytes: (...given) => told(declaration.answerBytes!(...given)) } : {}),
  };
  if (declaration.isFixed) return { ...method, recall: fixed(method) };
  if (!declaration.isOfHead || !answers) return method;
  return {
    ...method,
    recall(given, request) {
      let values: Values<P>;
      return answers.answer(
        questionOf(name, listed, given),
        () => {
          values = readParams(params, given, text);
          return told(declaration.answer(values, request));
        },
        () => declaration.isOfHead!(values),
      );
    },
  };
}

/** Calls the method once and caches its response for good. */
function fixed(method: RpcMethod): RpcMethod['call'] {
  let kept: RawJson | undefined;
  return (given, request) => {
    if (kept !== undefined) return kept;
    const answer = method.call(given, request);
    if (answer instanceof Promise) return answer;
    kept = new RawJson(JSON.stringify(answer), ALWAYS);
    return kept;
  };
}
