/** JSON-RPC over HTTP for the checker, which shares no code with the node. */

const BATCH = 50;

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
      const part = all.slice(from, from + BATCH);
      const calls = part.map((params, id) => ({ jsonrpc: '2.0', id, method, params }));
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(calls),
        signal: AbortSignal.timeout(60_000),
      });
      const answers = (await response.json()) as { id: number; result: T; error?: unknown }[];
      if (!Array.isArray(answers)) throw new Error(`${method}: ${JSON.stringify(answers)}`);
      this.#calls += part.length;
      const byId = new Map(answers.map((one) => [one.id, one]));
      for (const [id, params] of part.entries()) {
        const answer = byId.get(id);
        if (answer?.error !== undefined || answer === undefined)
          throw new Error(`${method}(${JSON.stringify(params)}): ${JSON.stringify(answer?.error)}`);
        results.push(answer.result);
      }
    }
    return results;
  }
}
