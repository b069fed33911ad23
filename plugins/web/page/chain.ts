/** The node of the page and what is known of its chain: asked once, kept, and told to those who show it. */

import { type ChainForms, type Client, connect, type Methods, NodeError } from '../../../runtime/client/index.js';
import type { Declared, Network } from '../terms.js';

/** The network, as the node wrote it into the page. */
export const network = JSON.parse(document.getElementById('network')?.textContent ?? '{}') as Network;

const { addressPrefix, hashPrefix, symbol, decimals } = network;

/** The JSON-RPC address is the folder of the page, also behind a proxy. */
export const url = new URL('.', location.href.replace(/[?#].*$/, '')).href;

/** Asks the node; operations are made with `signing`. */
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

let declaredOnce: Promise<Declared> | undefined;

/** All that the node declares: half a megabyte, packed to a tenth, and asked for when a page first needs it. */
export function declared(): Promise<Declared> {
  declaredOnce ??= fetch(`${url}web/declared.json`).then((answer) => {
    if (!answer.ok) throw new Error(`the node does not say what it declares: ${answer.status}`);
    return answer.json() as Promise<Declared>;
  });
  declaredOnce.catch(() => {
    declaredOnce = undefined;
  });
  return declaredOnce;
}

let signingOnce: Promise<Client<Methods>> | undefined;

/** The same node, with the forms of its operations: what is signed is made here. */
export function signing(): Promise<Client<Methods>> {
  signingOnce ??= declared().then(({ chain }) =>
    connect(url, { chain: chain as ChainForms, chainId: network.chainId }),
  );
  return signingOnce;
}

/** What the node says of a token. */
export type Token = NonNullable<Methods['chain_getTokenInfo']['result']>;

/** Where a store keeps what it was told, and who wants to know of it. */
interface Entry<V> {
  value: V | null | undefined;
  /** When it was asked for, in milliseconds of the page, and whether that is answered. */
  asked: number;
  waits: boolean;
  readonly hearers: Set<() => void>;
}

/** Answers that many places on a page want: all that are wanted at once are asked in one message, and kept for a while. */
export class Lookup<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #method: keyof Methods;
  readonly #of: (answer: never) => V | null;
  #wanted: string[] = [];

  constructor(method: keyof Methods, of: (answer: never) => V | null) {
    this.#method = method;
    this.#of = of;
  }

  /** What is known now: undefined until it is answered, null when there is none. */
  peek(key: string): V | null | undefined {
    return this.#entry(key).value;
  }

  /** Calls back when it is known; the result ends that. */
  hear(key: string, hearer: () => void): () => void {
    const { hearers } = this.#entry(key);
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  }

  /** The answer, when it is there. */
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
      // What is known stands until the newer answer is there.
      if (!known.waits && performance.now() - known.asked > (known.value === null ? NONE_MS : KNOWN_MS))
        this.#want(key, known);
      return known;
    }
    const entry: Entry<V> = { value: undefined, asked: 0, waits: false, hearers: new Set() };
    // A page that is open for weeks sees many.
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
        // Without an answer what was known stands, for a while yet; those who hear of it go on to.
        if (answers.length > 0)
          entry.value = answer === null || answer instanceof NodeError ? null : this.#of(answer as never);
        else entry.value ??= null;
        for (const hearer of [...entry.hearers]) hearer();
      });
    }
  }
}

/** How long an answer is good for: names and supplies change, and what was not there may be. */
const KNOWN_MS = 60_000;
const NONE_MS = 10_000;
const MOST_KNOWN = 5_000;
const MOST_AT_ONCE = 50;

/** Tokens by mint or symbol. */
export const tokens = new Lookup<Token>('chain_getTokenInfo', (token: Token) => token);

/** What accounts are called. */
export const names = new Lookup<string>('chain_reverseResolve', ({ name }: { name: string }) => name);

/** The mint of the native token. */
export const NATIVE = `0x${'0'.repeat(64)}`;

/** The newest block, and whether the page hears of new ones. */
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

/** What is known of the newest block. */
export const newest = (): Head => head;

/** Calls back with each new block; the result ends that. */
export function onHead(hearer: HeadHearer): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

/** Hears of new blocks for as long as the page is open; begins anew when the connection is lost. */
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
