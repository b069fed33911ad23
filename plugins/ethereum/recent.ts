/** Answers kept as text: what was asked for last, up to a number of characters. */

import { type Json, RawJson } from '../../runtime/plugin.js';

const MAX_CHARACTERS = 64_000_000;

export class Recent {
  readonly #texts = new Map<string, RawJson>();
  #characters = 0;

  /** The text of a key; made when it is not there. What it is of must never change. */
  async get(key: string, make: () => Promise<Json>): Promise<RawJson> {
    const kept = this.#texts.get(key) ?? new RawJson(JSON.stringify(await make()));
    if (!this.#texts.delete(key)) this.#characters += kept.text.length;
    this.#texts.set(key, kept);
    for (const [oldest, { text }] of this.#texts) {
      if (this.#characters <= MAX_CHARACTERS) break;
      this.#texts.delete(oldest);
      this.#characters -= text.length;
    }
    return kept;
  }
}
