/** Responses that an ingress thread repeats: calls about the current head are answered without the main thread. */

import { Generation } from '../../answer-generation.js';
import { AnswerCache, BoundedMap } from '../dispatch/answer-cache.js';
import { beforeResult } from '../dispatch/envelope.js';
import { firstMethodIn, isPlainCall, requestIn } from './byte-calls.js';
import type { ThreadRules } from './records.js';

/** Longer bodies and responses are not cached, bytes. */
const MAX_BODY = 1_024;
const MAX_ANSWER = 16_384;

/**
 * The digits of an id in the usual places, first or last. A quote after a comma or a brace opens a key in any JSON, and
 * the text after the first form, or before the second, is the request itself: with other digits it is the same request
 * under another id.
 */
const ID = /^\{(?:"jsonrpc":"2\.0",)?"id":(0|[1-9]\d{0,14}),|,"id":(0|[1-9]\d{0,14})(?:,"jsonrpc":"2\.0")?\}$/;
const BEFORE_LAST_ID = ',"id":'.length;

/** A call whose response may be cached. */
export interface RepeatableCall {
  readonly method: string;
  /** Shared by all calls of the same method with the same parameters. */
  readonly key: string;
  readonly idText: string;
}

/** Start and end of the digits of an id in the usual places; undefined if there are none. */
function placeOfId(text: string): readonly [number, number] | undefined {
  const found = ID.exec(text);
  if (found === null) return undefined;
  const [whole, first, last] = found;
  const begin = first === undefined ? found.index + BEFORE_LAST_ID : whole.length - 1 - first.length;
  return [begin, begin + (first ?? last)!.length];
}

/** Whether no other id may count, including one written with escapes. */
const hasOneId = (text: string): boolean => text.indexOf('"id"') === text.lastIndexOf('"id"') && !text.includes('\\');

/** The call in a body, if it is a single call of that method. */
function readCall(body: Buffer, text: string, named: string): RepeatableCall | undefined {
  const { calls, idTexts, isBatch } = requestIn(body, text) ?? { calls: [], idTexts: [], isBatch: true };
  const [call] = calls;
  const [idText = ''] = idTexts;
  if (isBatch || idText === '' || !isPlainCall(call) || call.method !== named) return undefined;
  const params = JSON.stringify(call.params) ?? '';
  if (params.includes('null')) return undefined; // numbers that are too large become null too
  return { method: named, key: `${named} ${params}`, idText };
}

export class RepeatedCalls {
  readonly #methods: ReadonlySet<string>;
  readonly #results: AnswerCache<string>;
  /**
   * Keys of calls, by the text without the digits of its only id. Reading such a text again would take 0.7 us more,
   * a tenth of the thread's time for the call.
   */
  readonly #keys = new BoundedMap<string>();

  constructor({ methods, generation }: Pick<ThreadRules['repeatable'], 'methods' | 'generation'>) {
    this.#methods = methods;
    this.#results = new AnswerCache(new Generation(generation));
  }

  /** The call in the body of a request; undefined unless it is one plain call of a method with cacheable responses. */
  callIn(body: Buffer): RepeatableCall | undefined {
    if (body.length > MAX_BODY) return undefined;
    const text = body.toString('latin1');
    const named = firstMethodIn(text);
    if (named === undefined || !this.#methods.has(named)) return undefined;
    const place = placeOfId(text);
    if (place === undefined) return readCall(body, text, named);
    const [begin, end] = place;
    const without = `${text.slice(0, begin)} ${text.slice(end)}`;
    const known = this.#keys.get(without);
    if (known !== undefined) return { method: named, key: known, idText: text.slice(begin, end) };
    const call = readCall(body, text, named);
    if (call !== undefined && hasOneId(text)) {
      if (this.#keys.isHalfFull) this.#keys.clear();
      this.#keys.set(without, call.key, call.key.length);
    }
    return call;
  }

  /** The cached result of a call, if it is still valid. */
  find({ key }: RepeatableCall): string | undefined {
    return this.#results.find(key);
  }

  /** Caches the result of a response that was sent, given with its HTTP head. */
  store({ key, idText }: RepeatableCall, generation: number, answer: string): void {
    const before = `\r\n\r\n${beforeResult(idText)}`;
    const at = answer.indexOf(before);
    const begin = at + before.length;
    if (at < 0 || answer.length - begin > MAX_ANSWER) return;
    const result = Buffer.from(answer.slice(begin, -1), 'latin1').toString('latin1'); // a slice would retain all of it
    this.#results.store(key, result, generation);
  }
}
