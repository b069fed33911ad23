/** Answers that an ingress thread keeps: what was answered about this head is answered where it arrives. */

import { isAscii } from 'node:buffer';
import { JSON_DEPTH } from '../../codec/json-scan.js';
import { ALWAYS, Generation } from '../../generation.js';
import { beforeResult, idOf } from '../envelope.js';
import { parseRequest } from '../json.js';
import type { ThreadRules } from './records.js';

/** What is kept, answers and characters; what comes after that the main thread answers. */
const MOST = 4_096;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Longer questions and answers are not kept, bytes. */
const LONGEST_QUESTION = 1_024;
const LONGEST_ANSWER = 16_384;

const METHOD = /"method": ?"(\w+)"/;
const FIELDS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/** A call whose answer may be kept. */
export interface Question {
  readonly method: string;
  /** Of all calls that ask the same. */
  readonly key: string;
  readonly idText: string;
}

/** Results by what was asked, up to a bound. */
class Results {
  readonly #results = new Map<string, string>();
  #characters = 0;

  find(key: string): string | undefined {
    return this.#results.get(key);
  }

  keep(key: string, result: string): void {
    const characters = this.#characters + key.length + result.length;
    if (this.#results.size === MOST || characters > MOST_CHARACTERS) return;
    this.#results.set(key, Buffer.from(result, 'latin1').toString('latin1')); // a part of a string keeps the whole of it
    this.#characters = characters;
  }

  clear(): void {
    this.#results.clear();
    this.#characters = 0;
  }
}

export class KeptAnswers {
  readonly #methods: ReadonlySet<string>;
  readonly #generation: Generation;
  /** Of which generation the results are. */
  #about = -1;
  readonly #results = new Results();
  /** Those of every generation. */
  readonly #always = new Results();

  constructor({ methods, generation }: Pick<ThreadRules['kept'], 'methods' | 'generation'>) {
    this.#methods = methods;
    this.#generation = new Generation(generation);
  }

  /** The question in the body of a request; undefined for anything else than one plain call of a method whose answers may be kept. */
  question(body: Buffer): Question | undefined {
    if (body.length > LONGEST_QUESTION) return undefined;
    const text = body.toString('latin1');
    const [, named] = METHOD.exec(text) ?? [];
    if (named === undefined || !this.#methods.has(named) || !isAscii(body)) return undefined;
    let call: unknown;
    try {
      const { value, ids } = parseRequest(text, JSON_DEPTH);
      if (ids === undefined) call = value;
    } catch {
      return undefined; // the main thread says what is wrong with it
    }
    const idText = idOf(call);
    if (idText === undefined || idText === '') return undefined;
    for (const field of Object.keys(call as object)) if (!FIELDS.has(field)) return undefined;
    const { jsonrpc, method, params } = call as Readonly<Record<string, unknown>>;
    if (jsonrpc !== '2.0' || method !== named) return undefined;
    const asked = JSON.stringify(params) ?? '';
    if (asked.includes('null')) return undefined; // numbers that are too large become it too
    return { method: named, key: `${named} ${asked}`, idText };
  }

  /** The result of a question, where it is known and still holds. */
  find({ key }: Question): string | undefined {
    const result = this.#generation.now === this.#about ? this.#results.find(key) : undefined;
    return result ?? this.#always.find(key);
  }

  /** Keeps the result in an answer that was sent, with its head. */
  keep({ key, idText }: Question, generation: number, answer: string): void {
    const before = `\r\n\r\n${beforeResult(idText)}`;
    const at = answer.indexOf(before);
    const begin = at + before.length;
    if (at < 0 || answer.length - begin > LONGEST_ANSWER) return;
    if (generation !== ALWAYS && generation !== this.#about) {
      this.#about = generation;
      this.#results.clear();
    }
    (generation === ALWAYS ? this.#always : this.#results).keep(key, answer.slice(begin, -1));
  }
}
