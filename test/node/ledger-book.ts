/** What a node announced: heads and receipts that no crash may take back, and the check that they are still there. */

import * as assert from 'uvu/assert';
import type { NodeProcess } from '../cli/program.js';
import { post, type Receipt } from './live.js';

/** A head as it was announced. */
export interface Head {
  readonly height: number;
  readonly hash: string;
  readonly stateRoot: string;
}

const BATCH = 100;

/** Answers to many calls of one method, in their order. */
export async function askAll<T>(node: NodeProcess, method: string, params: readonly unknown[]): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < params.length; from += BATCH) {
    const calls = params.slice(from, from + BATCH).map((one, id) => ({ jsonrpc: '2.0', id, method, params: [one] }));
    const { json } = await post<{ id: number; result: T }[]>(node.url, JSON.stringify(calls));
    results.push(...json.toSorted((a, b) => a.id - b.id).map(({ result }) => result));
  }
  return results;
}

/** Everything announced so far, and since the last check. */
export class Announced {
  readonly heads = new Map<number, Head>();
  readonly receipts = new Map<string, Receipt>();
  #unchecked = { heads: [] as Head[], receipts: [] as Receipt[] };

  get height(): number {
    return Math.max(0, ...this.heads.keys());
  }

  head({ height, hash, stateRoot }: Head): void {
    const head = { height, hash, stateRoot };
    const before = this.heads.get(height);
    if (before) assert.equal(head, before, `two blocks were announced at ${height}`);
    this.heads.set(height, head);
    this.#unchecked.heads.push(head);
  }

  included(receipt: Receipt): void {
    this.receipts.set(receipt.bundle_hash, receipt);
    this.#unchecked.receipts.push(receipt);
  }

  /** That the node still has what was announced since the last check. */
  async check(node: NodeProcess): Promise<void> {
    await this.#compare(node, this.#unchecked.heads, this.#unchecked.receipts);
    this.#unchecked = { heads: [], receipts: [] };
  }

  /** That the node still has everything. */
  checkAll(node: NodeProcess): Promise<void> {
    return this.#compare(node, [...this.heads.values()], [...this.receipts.values()]);
  }

  async #compare(node: NodeProcess, heads: readonly Head[], receipts: readonly Receipt[]): Promise<void> {
    const { finalized_height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
    assert.ok(finalized_height >= this.height, `at ${finalized_height}, but ${this.height} was announced`);
    const heights = heads.map(({ height }) => height);
    const blocks = await askAll<Head>(node, 'chain_getBlockByHeight', heights);
    assert.equal(
      blocks.map(({ height, hash, stateRoot }) => ({ height, hash, stateRoot })),
      heads,
    );
    const hashes = receipts.map(({ bundle_hash }) => bundle_hash);
    assert.equal(await askAll(node, 'chain_getTransactionReceipt', hashes), receipts);
  }
}
