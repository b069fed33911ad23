/**
 * Polling filters: each poll returns what is new since the previous one. Blocks are final, so a filter only stores a
 * height.
 */

import { randomBytes } from 'node:crypto';
import {
  type FinalBlock,
  type Hash,
  headerHash,
  type PluginContext,
  RawJson,
  type RpcError,
  type RpcRequest,
} from '../../runtime/plugin.js';
import { refusal } from './errors.js';
import type { LogFilter } from './log-filter.js';
import { findLogs, type LogSearch, rangeOf, TooManyLogs } from './logs.js';
import { heightOf } from './state.js';

/** A filter expires if it is not polled for this long. */
const LIFE_MS = 5 * 60_000;
/**
 * Maximum filters in total, maximum filters per caller, and maximum addresses and topics in all filters of a caller.
 */
const MAX_FILTERS = 10_000;
const MAX_OF_CALLER = 256;
const MAX_WORDS_OF_CALLER = 16_384;
/** Cost units per block hash returned. */
const HASH_UNITS = 0.1;
/** Maximum hashes of pending transactions stored, shared by all filters. */
const MAX_PENDING = 16_384;

type Kind =
  | { readonly kind: 'logs'; readonly wanted: LogFilter }
  | { readonly kind: 'blocks' }
  | { readonly kind: 'pending' };

interface Filter {
  readonly id: string;
  readonly of: Kind;
  readonly owner: string;
  readonly words: number;
  /** First height, or first pending transaction, not yet returned. */
  next: number;
  askedMs: number;
  /** The latest poll: polls of a filter run one at a time, so that each result is returned once. */
  poll: Promise<unknown>;
}

/** Encodes hashes as a method result. */
const listOf = (hashes: readonly Hash[]): RawJson => new RawJson(JSON.stringify(hashes.map((hash) => `0x${hash}`)));

export class Filters {
  readonly #node: PluginContext;
  readonly #search: LogSearch;
  /** Least recently polled first. */
  readonly #filters = new Map<string, Filter>();
  /** The filters of each caller, in the same order. */
  readonly #owners = new Map<string, Set<Filter>>();
  readonly #pending: FinalBlock['hash'][] = [];
  /** Number of accepted transactions before the first of `#pending`. */
  #forgotten = 0;
  readonly #leave: () => void;

  constructor(search: LogSearch) {
    this.#node = search.node;
    this.#search = search;
    this.#leave = search.node.mempool.taken.add(({ envelope }) => {
      this.#pending.push(envelope.hash);
      if (this.#pending.length <= MAX_PENDING) return;
      this.#forgotten += MAX_PENDING / 2;
      this.#pending.splice(0, MAX_PENDING / 2);
    });
  }

  stop(): void {
    this.#leave();
  }

  /**
   * Creates a filter for everything from now on and returns its id. If the total is at its maximum, the caller with the
   * most filters loses one.
   */
  add(of: Kind, { network: owner }: RpcRequest): string {
    this.#forgetOld();
    const words = wordsOf(of);
    const own = this.#owners.get(owner) ?? new Set();
    let held = words;
    for (const filter of own) held += filter.words;
    if (own.size >= MAX_OF_CALLER || held > MAX_WORDS_OF_CALLER) {
      throw refusal('too many filters of your address; uninstall some, or subscribe over WebSocket');
    }
    if (this.#filters.size >= MAX_FILTERS) this.#forget(this.#greatest());
    const id = `0x${BigInt(`0x${randomBytes(16).toString('hex')}`).toString(16)}`;
    const next = of.kind === 'pending' ? this.#forgotten + this.#pending.length : this.#node.ledger.head.height + 1;
    const filter = { id, of, owner, words, next, askedMs: Date.now(), poll: Promise.resolve() };
    this.#filters.set(id, filter);
    this.#owners.set(owner, own.add(filter));
    return id;
  }

  /** Returns false if there is no such filter. */
  remove(id: string): boolean {
    const filter = this.#filters.get(id);
    if (filter) this.#forget(filter);
    return filter !== undefined;
  }

  #forget(filter: Filter): void {
    const own = this.#owners.get(filter.owner)!;
    this.#filters.delete(filter.id);
    own.delete(filter);
    if (own.size === 0) this.#owners.delete(filter.owner);
  }

  #forgetOld(): void {
    const now = Date.now();
    for (const filter of this.#filters.values()) {
      if (filter.askedMs + LIFE_MS >= now) return;
      this.#forget(filter);
    }
  }

  /** The least recently polled filter of the caller with the most filters. */
  #greatest(): Filter {
    let most: Set<Filter> | undefined;
    for (const own of this.#owners.values()) if (own.size > (most?.size ?? 0)) most = own;
    return most!.values().next().value!;
  }

  /** Returns what is new since the previous poll that succeeded: one that fails or comes too late loses nothing. */
  changes(id: string, request: RpcRequest): Promise<RawJson> {
    const filter = this.#at(id);
    const poll = filter.poll.then(() => this.#poll(filter, request));
    filter.poll = poll.catch(() => undefined);
    return poll;
  }

  async #poll(filter: Filter, request: RpcRequest): Promise<RawJson> {
    const { text, next } = await this.#since(filter, request);
    // The caller has disconnected, or received a timeout.
    request.signal?.throwIfAborted();
    filter.next = next;
    return text;
  }

  /** New entries for a filter, and the start of its next poll. */
  async #since({ of, next }: Filter, request: RpcRequest): Promise<{ readonly text: RawJson; readonly next: number }> {
    if (of.kind === 'pending') {
      const text = listOf(this.#pending.slice(Math.max(0, next - this.#forgotten)));
      return { text, next: this.#forgotten + this.#pending.length };
    }
    const { height } = this.#node.ledger.head;
    if (of.kind === 'blocks') return { text: await this.#blocks(next, height, request), next: height + 1 };
    for (let last = height; ; last = next + Math.trunc((last - next) / 2)) {
      try {
        return { text: await this.#logs(of.wanted, next, last, request), next: last + 1 };
      } catch (cause) {
        // The rest is returned by the next poll.
        if (!(cause instanceof TooManyLogs) || last <= next) throw cause;
      }
    }
  }

  /** Returns all logs that match a log filter, new or not. */
  async logs(id: string, request: RpcRequest): Promise<RawJson> {
    const { of } = this.#at(id);
    if (of.kind !== 'logs') throw notFound();
    const range = await rangeOf(this.#node, of.wanted, this.#search.most.blocks);
    return findLogs(this.#search, of.wanted, range, request);
  }

  #at(id: string): Filter {
    this.#forgetOld();
    const filter = this.#filters.get(id);
    if (!filter) throw notFound();
    filter.askedMs = Date.now();
    const own = this.#owners.get(filter.owner)!;
    this.#filters.delete(id);
    this.#filters.set(id, filter);
    own.delete(filter);
    own.add(filter);
    return filter;
  }

  async #logs(wanted: LogFilter, first: number, height: number, request: RpcRequest): Promise<RawJson> {
    const bound = async (of: LogFilter['from'], none: number): Promise<number> => {
      if (!of || ('tag' in of && of.tag !== 'earliest')) return none;
      return 'number' in of ? Number(of.number) : ((await heightOf(this.#node, of)) ?? none);
    };
    const from = Math.max(first, await bound(wanted.from, first));
    const to = Math.min(height, await bound(wanted.to, height));
    return from > to ? listOf([]) : findLogs(this.#search, wanted, { first: from, last: to }, request);
  }

  async #blocks(first: number, last: number, request: RpcRequest): Promise<RawJson> {
    const { ledger } = this.#node;
    request.spend(HASH_UNITS * (last - first + 1));
    const hashes: Hash[] = [];
    for (let height = first; height <= last; height++) {
      await request.giveWay();
      const header = await ledger.store.header(height);
      if (header) hashes.push(headerHash(header));
    }
    return listOf(hashes);
  }
}

/** Number of addresses and topics in a filter. */
function wordsOf(of: Kind): number {
  if (of.kind !== 'logs') return 0;
  return of.wanted.topics.reduce((sum, { size }) => sum + size, of.wanted.addresses.size);
}

/** Uses geth's message and code, because clients recreate their filter only after this exact error. */
const notFound = (): RpcError => refusal('filter not found');
