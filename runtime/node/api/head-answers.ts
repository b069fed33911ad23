/** Cache of responses about the state at the head, as JSON text until the next block: many callers ask the same. */

import type { Generation } from '../../lib/answer-generation.js';
import { RawJson, type RpcParam } from '../../lib/rpc/methods/method.js';

/** Maximum entries of one head; further responses are computed each time. */
const MOST = 4_096;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Longer questions are not cached. */
const LONGEST_QUESTION = 512;

/** The question as a unique text; undefined unless its parameters are a few words and numbers. */
export function questionOf(
  method: string,
  params: readonly RpcParam[],
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  let question = method;
  for (const { name } of params) {
    const value = given[name];
    if (typeof value === 'string') question += ` ${value.length}:${value}`;
    else if (value === undefined || typeof value === 'number' || typeof value === 'boolean') question += ` ${value}`;
    else return undefined;
  }
  return question.length > LONGEST_QUESTION ? undefined : question;
}

/** The cache of a node. */
export class HeadAnswers {
  readonly #generation: Pick<Generation, 'now'>;
  #about = -1;
  readonly #answers = new Map<string, RawJson>();
  #characters = 0;

  /** `generation` changes with each head. */
  constructor(generation: Pick<Generation, 'now'>) {
    this.#generation = generation;
  }

  /**
   * The cached response to a question, or the result of `work`. The result is cached if `isOfHead`, called after the
   * work, confirms that it depends only on the state at the head. A promise is never cached, because the head may
   * change while it is pending.
   */
  answer(question: string | undefined, work: () => unknown, isOfHead: () => boolean): unknown {
    const kept = question === undefined ? undefined : this.find(question);
    if (kept) return kept;
    const answer = work();
    if (question === undefined || answer instanceof Promise || !isOfHead()) return answer;
    return this.keep(question, answer);
  }

  /** The cached response to a question about the head, if any. */
  find(question: string): RawJson | undefined {
    return this.#generation.now === this.#about ? this.#answers.get(question) : undefined;
  }

  /** Caches a computed response, which must depend only on the state at the head; returns it as text. */
  keep(question: string, answer: unknown): RawJson {
    const generation = this.#generation.now;
    if (generation !== this.#about) {
      this.#about = generation;
      this.#answers.clear();
      this.#characters = 0;
    }
    const text = JSON.stringify(answer) ?? 'null';
    const raw = new RawJson(text, generation);
    const characters = this.#characters + text.length + question.length;
    if (this.#answers.size < MOST && characters <= MOST_CHARACTERS) {
      this.#answers.set(question, raw);
      this.#characters = characters;
    }
    return raw;
  }
}
