/** JSON-RPC over HTTP for the checker, which shares no code with the node. */

const BATCH = 50;
/** Tries of a refused batch, and the pause between them. */
const MOST_TRIES = 20;
const PAUSE_MS = 500;

interface Answer<T> {
  readonly id: number;
  readonly result: T;
  readonly error?: { readonly data?: { readonly retryable?: boolean } };
}

/** A node, as far as the checker can see it. */
export class Rpc {
  readonly #url: string;
  #calls = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Number of calls so far. */
  get calls(): number {
    return this.#calls;
  }

  async ask<T>(method: string, ...params: readonly unknown[]): Promise<T> {
    const [answer] = await this.askAll<T>(method, [params]);
    return answer!;
  }

  /** Responses to many calls of one method, in their order. */
  async askAll<T>(method: string, all: readonly (readonly unknown[])[]): Promise<T[]> {
    const results: T[] = [];
    for (let from = 0; from < all.length; from += BATCH) {
      results.push(...(await this.#batch<T>(method, all.slice(from, from + BATCH))));
    }
    return results;
  }

  /** Responses to a batch. A busy node refuses calls for a time and says that they may be repeated. */
  async #batch<T>(method: string, part: readonly (readonly unknown[])[]): Promise<T[]> {
    for (let tries = 1; ; tries++) {
      const answers = await this.#post<T>(part.map((params, id) => ({ jsonrpc: '2.0', id, method, params })));
      const refused = answers.find(({ error }) => error !== undefined);
      if (refused === undefined) return answers.toSorted((a, b) => a.id - b.id).map(({ result }) => result);
      if (refused.error?.data?.retryable !== true || tries === MOST_TRIES)
        throw new Error(`${method}(${JSON.stringify(part[refused.id])}): ${JSON.stringify(refused.error)}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async #post<T>(calls: readonly object[]): Promise<readonly Answer<T>[]> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls),
      signal: AbortSignal.timeout(60_000),
    });
    const answers = (await response.json()) as readonly Answer<T>[];
    if (!Array.isArray(answers) || answers.length !== calls.length) throw new Error(JSON.stringify(answers));
    this.#calls += calls.length;
    return answers;
  }
}
