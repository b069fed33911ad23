/** Answers about the state at the head, kept as JSON text until the next block: many callers ask what others have asked. */

import type { Generation } from '../../lib/answer-generation.js';
import { RawJson, type RpcParam } from '../../lib/rpc/methods/method.js';

/** What is kept of one head; what comes after that is worked out each time. */
const MOST = 4_096;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** A question that is longer is not kept. */
const LONGEST_QUESTION = 512;

/** The question as a text that no other question has; undefined where it is not one of a few words and numbers. */
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

/** Those of a node. */
export class HeadAnswers {
  readonly #generation: Pick<Generation, 'now'>;
  #about = -1;
  readonly #answers = new Map<string, RawJson>();
  #characters = 0;

  /** `generation` has another number for each head. */
  constructor(generation: Pick<Generation, 'now'>) {
    this.#generation = generation;
  }

  /**
   * The answer that is kept to a question, or what `work` answers now: kept where `isOfHead` says, after that work, that
   * it follows from the state at the head alone. A promise is never kept: what it waits for may be of a head that is no more.
   */
  answer(question: string | undefined, work: () => unknown, isOfHead: () => boolean): unknown {
    const kept = question === undefined ? undefined : this.find(question);
    if (kept) return kept;
    const answer = work();
    if (question === undefined || answer instanceof Promise || !isOfHead()) return answer;
    return this.keep(question, answer);
  }

  /** The answer to a question about the head, where it is known. */
  find(question: string): RawJson | undefined {
    return this.#generation.now === this.#about ? this.#answers.get(question) : undefined;
  }

  /** Keeps an answer that was just worked out, which must follow from the state at the head alone; returns it as text. */
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
