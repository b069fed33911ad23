/** Filters that clients poll: what is new since they asked last. Blocks are final, so a filter is no more than a height. */

import { randomBytes } from 'node:crypto';
import type { FinalBlock, Json, PluginContext, RpcError } from '../../runtime/plugin.js';
import { refusal } from './errors.js';
import type { LogBook } from './log-book.js';
import type { LogFilter } from './log-filter.js';
import { findLogs, rangeOf } from './logs.js';
import { heightOf } from './state.js';

/** A filter that was not asked for so long is forgotten. */
const LIFE_MS = 5 * 60_000;
const MAX_FILTERS = 10_000;
/** Hashes of waiting transactions that are remembered for all filters together. */
const MAX_PENDING = 16_384;

type Kind =
  | { readonly kind: 'logs'; readonly wanted: LogFilter }
  | { readonly kind: 'blocks' }
  | { readonly kind: 'pending' };

interface Filter {
  readonly of: Kind;
  /** The first height, or the first waiting transaction, that was not told yet. */
  next: number;
  askedMs: number;
}

/** The filters of a node. */
export class Filters {
  readonly #node: PluginContext;
  readonly #book: LogBook;
  readonly #filters = new Map<string, Filter>();
  readonly #pending: FinalBlock['hash'][] = [];
  /** How many transactions were taken in before the first of `#pending`. */
  #forgotten = 0;
  readonly #leave: () => void;

  constructor(node: PluginContext, book: LogBook) {
    this.#node = node;
    this.#book = book;
    this.#leave = node.mempool.taken.add(({ envelope }) => {
      this.#pending.push(envelope.hash);
      if (this.#pending.length <= MAX_PENDING) return;
      this.#forgotten += MAX_PENDING / 2;
      this.#pending.splice(0, MAX_PENDING / 2);
    });
  }

  stop(): void {
    this.#leave();
  }

  /** Makes a filter of what comes from now on; answers with its id. */
  add(of: Kind): string {
    const now = Date.now();
    for (const [id, { askedMs }] of this.#filters) if (askedMs + LIFE_MS < now) this.#filters.delete(id);
    if (this.#filters.size >= MAX_FILTERS)
      throw refusal('too many filters; uninstall some, or subscribe over WebSocket');
    const id = `0x${BigInt(`0x${randomBytes(16).toString('hex')}`).toString(16)}`;
    const next = of.kind === 'pending' ? this.#forgotten + this.#pending.length : this.#node.ledger.head.height + 1;
    this.#filters.set(id, { of, next, askedMs: now });
    return id;
  }

  /** False when there is none. */
  remove(id: string): boolean {
    return this.#filters.delete(id);
  }

  /** What is new. */
  async changes(id: string): Promise<Json[]> {
    const filter = this.#at(id);
    const { of, next } = filter;
    if (of.kind === 'pending') {
      filter.next = this.#forgotten + this.#pending.length;
      return this.#pending.slice(Math.max(0, next - this.#forgotten)).map((hash) => `0x${hash}`);
    }
    const { height } = this.#node.ledger.head;
    filter.next = height + 1;
    return of.kind === 'logs' ? this.#logs(of.wanted, next, height) : this.#blocks(next, height);
  }

  /** All logs that a filter of logs wants, new or not. */
  async logs(id: string): Promise<Json[]> {
    const { of } = this.#at(id);
    if (of.kind !== 'logs') throw notFound();
    return findLogs(this.#node, this.#book, of.wanted, await rangeOf(this.#node, of.wanted));
  }

  #at(id: string): Filter {
    const filter = this.#filters.get(id);
    const now = Date.now();
    if (!filter || filter.askedMs + LIFE_MS < now) {
      this.#filters.delete(id);
      throw notFound();
    }
    filter.askedMs = now;
    return filter;
  }

  async #logs(wanted: LogFilter, first: number, height: number): Promise<Json[]> {
    const bound = async (of: LogFilter['from'], none: number): Promise<number> => {
      if (!of || ('tag' in of && of.tag !== 'earliest')) return none;
      return 'number' in of ? Number(of.number) : ((await heightOf(this.#node, of)) ?? none);
    };
    const from = Math.max(first, await bound(wanted.from, first));
    const to = Math.min(height, await bound(wanted.to, height));
    return from > to ? [] : findLogs(this.#node, this.#book, wanted, { first: from, last: to });
  }

  async #blocks(first: number, last: number): Promise<Json[]> {
    const heights = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
    const blocks = await Promise.all(heights.map((height) => this.#node.blocks.at(height)));
    return blocks.flatMap((block) => (block ? [`0x${block.hash}`] : []));
  }
}

/** In geth's words and with its code: clients make their filter anew only then. */
const notFound = (): RpcError => refusal('filter not found');
