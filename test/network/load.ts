/** Clients of a cluster that never rest, what the nodes acknowledged to them, and the check that all of it is still there. */

import * as assert from 'uvu/assert';
import { askAll } from '../node/ledger-book.js';
import { answerOf, hexOf, operationsOf, type Receipt, Wallet, type Written } from '../node/live.js';
import type { Cluster } from './cluster.js';

/** Accounts that send, each one transfer after the other. */
const CLIENTS = 4;
/** Bundles that each has on the way. */
const IN_FLIGHT = 10;
const PATIENCE_MS = 8_000;

export class Load {
  /** What was said to be in a block, by bundle hash. */
  readonly acknowledged = new Map<string, Pick<Receipt, 'bundle_hash' | 'block_height'>>();
  /** Milliseconds from sending to the acknowledgement. */
  readonly latencies: number[] = [];
  /** Answers that no client should get. */
  readonly surprises: string[] = [];
  readonly #cluster: Cluster;
  readonly #wallets: readonly Wallet[];
  #going = true;
  readonly #clients: Promise<void>[];

  private constructor(cluster: Cluster, wallets: readonly Wallet[]) {
    this.#cluster = cluster;
    this.#wallets = wallets;
    this.#clients = wallets.map((_, i) => this.#client(i));
  }

  static async start(cluster: Cluster): Promise<Load> {
    const operations = await operationsOf();
    return new Load(
      cluster,
      Array.from({ length: CLIENTS }, (_, i) => new Wallet(i, operations)),
    );
  }

  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#clients);
  }

  /** Every node has the same blocks up to a height, everything acknowledged, and uses each nonce once and in order. */
  async check(height: number): Promise<number> {
    const { nodes } = this.#cluster;
    const heights = Array.from({ length: height + 1 }, (_, i) => i);
    const chains = await Promise.all(
      nodes.map(({ index }) => askAll<{ hash: string }>(this.#node(index), 'chain_getBlockByHeight', heights)),
    );
    for (const chain of chains) {
      assert.equal(
        chain.map(({ hash }) => hash),
        chains[0]!.map(({ hash }) => hash),
        'all nodes have the same blocks',
      );
    }
    const due = [...this.acknowledged.values()].filter((receipt) => receipt.block_height <= height);
    const receipts = await askAll<Receipt | null>(
      this.#node(0),
      'chain_getTransactionReceipt',
      due.map(({ bundle_hash }) => bundle_hash),
    );
    receipts.forEach((receipt, i) => {
      const { bundle_hash, block_height } = due[i]!;
      assert.is(receipt?.block_height, block_height, `${bundle_hash} was acknowledged`);
      assert.is(receipt?.block_hash, chains[0]![block_height]!.hash);
    });
    const blocks = await askAll<{ transactions: Receipt[] }>(this.#node(1), 'chain_getBlockTransactions', heights);
    for (const wallet of this.#wallets) {
      const { address } = await this.#ask<{ address: string }>('chain_getAccount', wallet.hex);
      const own = blocks.flatMap(({ transactions }) => transactions).filter(({ from }) => from === address);
      assert.equal(
        own.map(({ nonce }) => nonce),
        own.map((_, i) => i),
        'each nonce was used once, in order',
      );
    }
    return due.length;
  }

  #node(index: number) {
    return { url: this.#cluster.url(index) } as Parameters<typeof askAll>[0];
  }

  async #ask<T>(method: string, ...params: unknown[]): Promise<T> {
    const answer = await answerOf<T>(this.#cluster.url(0), method, ...params);
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  }

  /** Sends transfers, some at once, to whichever node is up; what got no answer is sent again, as it is. */
  async #client(index: number): Promise<void> {
    const wallet = this.#wallets[index]!;
    const to = this.#wallets[(index + 1) % CLIENTS]!.address;
    let nonce = 0;
    for (let turn = index; this.#going; turn++) {
      const node = turn % this.#cluster.size;
      if (!this.#cluster.isUp(node)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      const bundles = Array.from({ length: IN_FLIGHT }, (_, i) =>
        wallet.transfer(nonce + i, to, BigInt(1 + nonce + i)),
      );
      const sentMs = performance.now();
      const done = await Promise.all(
        bundles.map(async (bundle) => this.#note(await this.#send(node, hexOf(bundle)), sentMs)),
      );
      const open = done.indexOf(false);
      nonce += open < 0 ? IN_FLIGHT : open;
    }
  }

  /** Notes an answer; true when the bundle is in a block. */
  #note(answer: Awaited<ReturnType<typeof answerOf<Written>>> | undefined, sentMs: number): boolean {
    if (answer === undefined) return false;
    if (answer.error !== undefined) {
      const { code, message, data } = answer.error;
      if (!TRANSIENT.includes(data.name)) this.surprises.push(`${code} ${message} ${JSON.stringify(data.details)}`);
      const { name, details } = data;
      if (name === 'NonceTooLow')
        this.surprises.push(`a nonce of its own is used by another: ${JSON.stringify(details)}`);
      return false;
    }
    const { receipt } = answer.result;
    if (!receipt) return false;
    this.acknowledged.set(receipt.bundle_hash, receipt);
    this.latencies.push(performance.now() - sentMs);
    return true;
  }

  async #send(node: number, hex: string): Promise<Awaited<ReturnType<typeof answerOf<Written>>> | undefined> {
    try {
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS).unref());
      return await Promise.race([
        answerOf<Written>(this.#cluster.url(node), 'chain_submitBundle', hex, { wait: 'included' }),
        late,
      ]);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    }
  }
}

/** Refusals that a client of a network meets when nodes come and go: it asks again. */
const TRANSIENT = ['NonceTooLow', 'NodeSyncing', 'Timeout', 'NonceGap', 'TooManyFailures', 'NotFound', 'MempoolFull'];
