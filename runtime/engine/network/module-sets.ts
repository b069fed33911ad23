/** The module sets in the chain's history: a peer with an earlier set is behind, not on another chain. */

import type { Header } from '../../kernel/chain/block.js';
import type { Hash } from '../../lib/codec/ids.js';

/** Headers of the chain by height; null if not kept. */
export type HeaderAt = (height: number) => Promise<Pick<Header, 'module_set_id'> | null>;

export class ModuleSets {
  /** Module sets with the height from which each was active. */
  readonly #spans: { readonly from: number; readonly id: Hash }[] = [];
  #height = -1;

  /** Finds them between two heights; each is active in one contiguous range. */
  async load(oldest: number, newest: number, header: HeaderAt): Promise<void> {
    for (let from = oldest; from <= newest; ) {
      const id = (await header(from))?.module_set_id;
      if (id === undefined) return;
      this.#spans.push({ from, id });
      from = (await lastOf(from, newest, async (height) => (await header(height))?.module_set_id === id)) + 1;
    }
    this.#height = newest;
  }

  follow({ height, module_set_id: id }: Pick<Header, 'height' | 'module_set_id'>): void {
    if (this.#spans.at(-1)?.id !== id) this.#spans.push({ from: height, id });
    this.#height = height;
  }

  /** Whether these modules made the block of this height on this node's chain. */
  had(height: number, id: Hash): boolean {
    return height <= this.#height && this.#spans.findLast(({ from }) => from <= height)?.id === id;
  }
}

/** The last height for which a condition holds, which must hold for a prefix of the range only. */
async function lastOf(first: number, last: number, holds: (height: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
