/** Cache of response texts: keeps the most recently requested, up to a total length. */

import { type Json, jsonInPieces, type RawJson, Slices } from '../../runtime/plugin.js';

/** Maximum total length of the texts: bytes of long ones, characters of others. */
const MOST = 64_000_000;

export class Recent {
  readonly #texts = new Map<string, RawJson>();
  /** Texts being built; concurrent requests for a key share one. */
  readonly #making = new Map<string, Promise<RawJson>>();
  #length = 0;

  /** Returns the text of a key and builds it if missing. The underlying data must never change. */
  async get(key: string, make: () => Promise<Json>): Promise<RawJson> {
    const kept = this.#texts.get(key) ?? (await this.#made(key, make));
    if (!this.#texts.delete(key)) this.#length += kept.length;
    this.#texts.set(key, kept);
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= MOST) break;
      this.#texts.delete(oldest);
      this.#length -= length;
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
  return jsonInPieces(value, () => (slices.over ? slices.next() : undefined));
}
