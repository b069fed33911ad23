/** Answers kept as text: what was asked for last, up to a number of characters. */

import { type Json, RawJson, Slices, textInPieces } from '../../runtime/plugin.js';

const MAX_CHARACTERS = 64_000_000;

export class Recent {
  readonly #texts = new Map<string, RawJson>();
  /** Texts that are being made: who asks for the same gets the same. */
  readonly #making = new Map<string, Promise<RawJson>>();
  #characters = 0;

  /** The text of a key; made when it is not there. What it is of must never change. */
  async get(key: string, make: () => Promise<Json>): Promise<RawJson> {
    const kept = this.#texts.get(key) ?? (await this.#made(key, make));
    if (!this.#texts.delete(key)) this.#characters += kept.text.length;
    this.#texts.set(key, kept);
    for (const [oldest, { text }] of this.#texts) {
      if (this.#characters <= MAX_CHARACTERS) break;
      this.#texts.delete(oldest);
      this.#characters -= text.length;
    }
    return kept;
  }

  #made(key: string, make: () => Promise<Json>): Promise<RawJson> {
    let making = this.#making.get(key);
    if (!making) {
      making = textOf(make).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }
}

async function textOf(make: () => Promise<Json>): Promise<RawJson> {
  const value = await make();
  const slices = new Slices();
  return new RawJson(await textInPieces(value, () => (slices.over ? slices.next() : undefined)));
}
