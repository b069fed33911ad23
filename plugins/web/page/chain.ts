/** Connection to the node and cached data of its chain, with notifications for the components that show it. */

import {
  type ChainForms,
  type Client,
  connect,
  type Methods,
  NodeError,
  type Receipt,
} from '../../../rpc-schemas/clients/typescript/index.js';
import type { Declared, Network, PageMethod } from '../terms.js';

/** The network, embedded into the page by the node. */
export const network = JSON.parse(document.getElementById('network')?.textContent ?? '{}') as Network;

const { addressPrefix, hashPrefix, symbol, decimals } = network;

/** The JSON-RPC address is the page's folder, which also works behind a proxy. */
export const url = new URL('.', location.href.replace(/[?#].*$/, '')).href;

/** Client for queries; use `signing` for operations. */
export const node: Client<Methods> = connect(url, {
  chain: {
    addressPrefix,
    hashPrefix,
    symbol,
    decimals,
    nameService: '',
    epochBlocks: 0,
    operations: {},
    commitments: {},
    addresses: {},
  },
});

/** A file of the node, requested once; again after a failure. */
function loaded<T>(name: string): () => Promise<T> {
  let once: Promise<T> | undefined;
  return () => {
    once ??= fetch(`${url}web/${name}`).then((answer) => {
      if (!answer.ok) throw new Error(`loading ${name} failed: HTTP ${answer.status}`);
      return answer.json() as Promise<T>;
    });
    once.catch(() => {
      once = undefined;
    });
    return once;
  };
}

/** Declarations of the node, without methods: 30 KB compressed, requested on first use. */
export const declared = loaded<Declared>('declared.json');

/** Methods of the node: 40 KB compressed, for the pages that call any of them. */
export const methods = loaded<readonly PageMethod[]>('methods.json');

let signingOnce: Promise<Client<Methods>> | undefined;

/** Client that can also encode operations, so that the page itself builds what is signed. */
export function signing(): Promise<Client<Methods>> {
  signingOnce ??= declared().then(({ chain }) =>
    connect(url, { chain: chain as ChainForms, chainId: network.chainId }),
  );
  return signingOnce;
}

/** The node's record of a token. */
export type Token = NonNullable<Methods['chain_getTokenInfo']['result']>;

/** A cached value and its listeners. */
interface Entry<V> {
  value: V | null | undefined;
  /** Time of the last request, in milliseconds of the page, and whether it is pending. */
  asked: number;
  waits: boolean;
  readonly hearers: Set<() => void>;
}

/**
 * Cached lookup for values used in many places: simultaneous requests are batched, and results expire after a while.
 */
export class Lookup<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #method: keyof Methods;
  readonly #of: (answer: never) => V | null;
  #wanted: string[] = [];

  constructor(method: keyof Methods, of: (answer: never) => V | null) {
    this.#method = method;
    this.#of = of;
  }

  /** The cached value: undefined until there is a result, null if the object does not exist. */
  peek(key: string): V | null | undefined {
    return this.#entry(key).value;
  }

  /** Calls back when a result arrives; the returned function unsubscribes. */
  hear(key: string, hearer: () => void): () => void {
    const { hearers } = this.#entry(key);
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  }

  /** Resolves with the result once it arrives. */
  get(key: string): Promise<V | null> {
    const { value, waits } = this.#entry(key);
    if (value !== undefined && (value !== null || !waits)) return Promise.resolve(value);
    return new Promise((resolve) => {
      const end = this.hear(key, () => {
        end();
        resolve(this.peek(key) ?? null);
      });
    });
  }

  #entry(key: string): Entry<V> {
    const known = this.#entries.get(key);
    if (known) {
      // The cached value stays valid until the newer result arrives.
      if (!known.waits && performance.now() - known.asked > (known.value === null ? NONE_MS : KNOWN_MS))
        this.#want(key, known);
      return known;
    }
    const entry: Entry<V> = { value: undefined, asked: 0, waits: false, hearers: new Set() };
    // A page that stays open for weeks looks up many keys.
    if (this.#entries.size >= MOST_KNOWN) this.#forgetOldest();
    this.#entries.set(key, entry);
    this.#want(key, entry);
    return entry;
  }

  #want(key: string, entry: Entry<V>): void {
    entry.asked = performance.now();
    entry.waits = true;
    this.#wanted.push(key);
    if (this.#wanted.length === 1) setTimeout(() => void this.#ask(), 0);
  }

  #forgetOldest(): void {
    for (const [key, { value, hearers }] of this.#entries) {
      if (value !== undefined && hearers.size === 0) {
        this.#entries.delete(key);
        return;
      }
    }
  }

  async #ask(): Promise<void> {
    const keys = this.#wanted;
    this.#wanted = [];
    for (let from = 0; from < keys.length; from += MOST_AT_ONCE) {
      const some = keys.slice(from, from + MOST_AT_ONCE);
      const calls = some.map((key) => [this.#method, [key]] as never);
      const answers: readonly unknown[] = await node.batch(calls).catch(() => []);
      some.forEach((key, i) => {
        const answer = answers[i] ?? null;
        const entry = this.#entries.get(key);
        if (entry === undefined) return;
        entry.waits = false;
        // After a failed request the old value stays for now, and listeners stay subscribed.
        if (answers.length > 0)
          entry.value = answer === null || answer instanceof NodeError ? null : this.#of(answer as never);
        else entry.value ??= null;
        for (const hearer of [...entry.hearers]) hearer();
      });
    }
  }
}

/** Lifetime of a result: names and supplies change, and a missing object may be created. */
const KNOWN_MS = 60_000;
const NONE_MS = 10_000;
const MOST_KNOWN = 5_000;
const MOST_AT_ONCE = 50;

/** Tokens by mint or symbol. */
export const tokens = new Lookup<Token>('chain_getTokenInfo', (token: Token) => token);

/** Names and role of an account. */
export type Label = Methods['chain_getAccountLabel']['result'];

export const labels = new Lookup<Label>('chain_getAccountLabel', (label: Label) => label);

type Found = Methods['chain_getTransactionReceipt']['result'];

/** Receipts of included bundles, which never change. */
export const receipts = new Lookup<Receipt>('chain_getTransactionReceipt', (found: Found) =>
  found?.status === 'success' ? found : null,
);

/** The mint of the native token. */
export const NATIVE = `0x${'0'.repeat(64)}`;

/** The newest block, and whether the page receives new ones. */
export interface Head {
  readonly height: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly live: boolean;
}

type HeadHearer = (head: Head) => void;
const hearers = new Set<HeadHearer>();
let head: Head = { height: 0, at: 0, live: false };

const tell = (next: Head): void => {
  head = next;
  for (const hearer of hearers) hearer(next);
};

export const newest = (): Head => head;

/** Calls back with each new block; the returned function unsubscribes. */
export function onHead(hearer: HeadHearer): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

/** Subscribes to new blocks for as long as the page is open; reconnects when the connection is lost. */
export async function follow(): Promise<never> {
  for (;;) {
    try {
      const { height } = await node.ask<{ height: number }>('chain_nodeInfo');
      const block = await node.call('chain_getBlockByHeight', [height]);
      tell({ height, at: (block?.timestamp ?? 0) * 1000, live: true });
      for await (const { result } of node.subscribe('newHeads')) {
        tell({ height: result.height, at: result.timestamp * 1000, live: true });
      }
    } catch {
      tell({ ...head, live: false });
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const RETRY_MS = 2_000;
