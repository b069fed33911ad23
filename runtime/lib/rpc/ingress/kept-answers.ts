/**
 * Response cache of an ingress thread: repeated questions about the current head are answered without the main thread.
 */

import { isAscii } from 'node:buffer';
import { ALWAYS, Generation } from '../../answer-generation.js';
import { JSON_DEPTH } from '../../codec/json-scan.js';
import { beforeResult, idOf } from '../dispatch/envelope.js';
import { parseRequest } from '../dispatch/json.js';
import type { ThreadRules } from './records.js';

/** Maximum entries and characters of a cache; further questions go to the main thread. */
const MOST = 4_096;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Longer questions and responses are not cached, bytes. */
const LONGEST_QUESTION = 1_024;
const LONGEST_ANSWER = 16_384;

const METHOD = /"method": ?"(\w+)"/;
/**
 * The digits of an id in the usual places, first or last. A quote after a comma or a brace opens a key in any JSON, and
 * the text after the first form, or before the second, is the request itself: with other digits it is the same request
 * under another id.
 */
const ID = /^\{(?:"jsonrpc":"2\.0",)?"id":(0|[1-9]\d{0,14}),|,"id":(0|[1-9]\d{0,14})(?:,"jsonrpc":"2\.0")?\}$/;
const BEFORE_LAST_ID = ',"id":'.length;
const FIELDS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/** A call whose response may be cached. */
export interface Question {
  readonly method: string;
  /** Shared by all calls that ask the same. */
  readonly key: string;
  readonly idText: string;
}

/** A bounded map from texts to values. */
class Known<V> {
  readonly #values = new Map<string, V>();
  #characters = 0;

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  get isFull(): boolean {
    return this.#values.size === MOST || this.#characters > MOST_CHARACTERS / 2;
  }

  /** Stores a value of so many characters besides its key, if there is room. */
  keep(key: string, value: V, characters: number): void {
    const all = this.#characters + key.length + characters;
    if (this.#values.size === MOST || all > MOST_CHARACTERS) return;
    this.#values.set(key, value);
    this.#characters = all;
  }

  clear(): void {
    this.#values.clear();
    this.#characters = 0;
  }
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

export class KeptAnswers {
  readonly #methods: ReadonlySet<string>;
  readonly #generation: Generation;
  /** Generation of the cached results. */
  #about = -1;
  readonly #results = new Known<string>();
  /** Results that are valid in every generation. */
  readonly #always = new Known<string>();
  /** Keys of questions, by the text without the digits of its only id: most callers repeat their questions. */
  readonly #asked = new Known<string>();

  constructor({ methods, generation }: Pick<ThreadRules['kept'], 'methods' | 'generation'>) {
    this.#methods = methods;
    this.#generation = new Generation(generation);
  }

  /**
   * The question in the body of a request; undefined unless it is one plain call of a method with cacheable responses.
   */
  question(body: Buffer): Question | undefined {
    if (body.length > LONGEST_QUESTION) return undefined;
    const text = body.toString('latin1');
    const [, named] = METHOD.exec(text) ?? [];
    if (named === undefined || !this.#methods.has(named)) return undefined;
    const place = placeOfId(text);
    if (place === undefined) return this.#read(text, named, body);
    const [begin, end] = place;
    const without = `${text.slice(0, begin)} ${text.slice(end)}`;
    const known = this.#asked.get(without);
    if (known !== undefined) return { method: named, key: known, idText: text.slice(begin, end) };
    const question = this.#read(text, named, body);
    if (question !== undefined && hasOneId(text)) {
      if (this.#asked.isFull) this.#asked.clear();
      this.#asked.keep(without, question.key, question.key.length);
    }
    return question;
  }

  #read(text: string, named: string, body: Buffer): Question | undefined {
    if (!isAscii(body)) return undefined;
    let call: unknown;
    try {
      const { value, ids } = parseRequest(text, JSON_DEPTH);
      if (ids === undefined) call = value;
    } catch {
      return undefined; // the main thread reports what is wrong with it
    }
    const idText = idOf(call);
    if (idText === undefined || idText === '') return undefined;
    for (const field of Object.keys(call as object)) if (!FIELDS.has(field)) return undefined;
    const { jsonrpc, method, params } = call as Readonly<Record<string, unknown>>;
    if (jsonrpc !== '2.0' || method !== named) return undefined;
    const asked = JSON.stringify(params) ?? '';
    if (asked.includes('null')) return undefined; // numbers that are too large become null too
    return { method: named, key: `${named} ${asked}`, idText };
  }

  /** The cached result of a question, if it is still valid. */
  find({ key }: Question): string | undefined {
    const result = this.#generation.now === this.#about ? this.#results.get(key) : undefined;
    return result ?? this.#always.get(key);
  }

  /** Caches the result of a response that was sent, given with its HTTP head. */
  keep({ key, idText }: Question, generation: number, answer: string): void {
    const before = `\r\n\r\n${beforeResult(idText)}`;
    const at = answer.indexOf(before);
    const begin = at + before.length;
    if (at < 0 || answer.length - begin > LONGEST_ANSWER) return;
    if (generation !== ALWAYS && generation !== this.#about) {
      this.#about = generation;
      this.#results.clear();
    }
    const result = Buffer.from(answer.slice(begin, -1), 'latin1').toString('latin1'); // a slice would retain all of it
    (generation === ALWAYS ? this.#always : this.#results).keep(key, result, result.length);
  }
}
