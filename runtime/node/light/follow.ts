/** Follows the chain for a light node: headers from peers, in order, every one checked; who lies is banned. */

import { fetchHeaders, fetchSet, HEADER_BATCH } from '../../engine/network/blocks.js';
import type { Link } from '../../engine/network/link.js';
import type { Links } from '../../engine/network/links.js';
import { RequestFailed } from '../../engine/network/requests.js';
import { headerHash, type SignedHeader } from '../../kernel/chain/block.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/method.js';
import type { Checkpoint, LightChain } from './chain.js';

const LOOK_MS = 1_000;
const AGAIN_MS = 500;

/** What following needs of its node. */
export interface FollowParts {
  readonly links: Links;
  readonly chain: LightChain;
  readonly log: Log;
  /** Told of every header that was checked; `live` when it is the newest known. */
  readonly checked: (header: SignedHeader, live: boolean) => void;
  readonly failed: (cause: unknown) => void;
}

/** Asks peers for headers whenever one has more. */
export class LightFollower {
  /** Whether many headers are still to come. */
  syncing = false;
  readonly #parts: FollowParts;
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: FollowParts) {
    this.#parts = parts;
    parts.links.listen({ up: () => this.look(), moved: () => this.look() });
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** The highest block that any peer says it has. */
  get highest(): number {
    const { links, chain } = this.#parts;
    return links.all().reduce((most, { standing }) => Math.max(most, standing?.height ?? 0), chain.height);
  }

  look(): void {
    if (this.#stopped || this.#working !== undefined || this.#source() === undefined) return;
    this.#working = this.#catchUp()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#working = undefined;
        this.syncing = false;
      });
  }

  #source(): Link | undefined {
    const { links, chain } = this.#parts;
    const next = chain.height + 1;
    const having = links
      .all()
      .filter(({ standing, hello }) => !hello?.light && standing && standing.height >= next && standing.oldest <= next);
    return having[Math.floor(Math.random() * having.length)];
  }

  async #catchUp(): Promise<void> {
    const { links, chain, log, checked } = this.#parts;
    for (let link = this.#source(); link !== undefined && !this.#stopped; link = this.#source()) {
      const from = chain.height;
      this.syncing = this.highest - from > HEADER_BATCH;
      const source = link;
      try {
        const headers = await fetchHeaders(links, source, from + 1, HEADER_BATCH);
        if (headers.length === 0) links.fault(source, 20, 'it does not have the blocks that it says it has');
        const flaw = await chain.accept(headers, (hash) => this.#set(source, hash));
        if (flaw !== undefined) links.fault(source, 100, `it gives a false chain: ${flaw}`);
      } catch (cause) {
        if (cause instanceof CodecError) links.fault(source, 100, `it gives what cannot be read: ${cause.message}`);
        else if (cause instanceof RequestFailed) links.fault(source, 5, `it does not give headers: ${cause.message}`);
        else throw cause;
      }
      for (let height = from + 1; height <= chain.height; height++) {
        checked((await chain.header(height))!, height === this.highest);
      }
      if (this.syncing) log('info', 'syncing headers', { height: chain.height, to: this.highest });
      if (chain.height === from) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  async #set(link: Link, hash: Hash): Promise<readonly ValidatorPower[] | null> {
    return (await this.#parts.chain.validatorSet(hash)) ?? (await fetchSet(this.#parts.links, link, hash));
  }
}

const PATIENCE_MS = 60_000;

/** The header of a checkpoint with the validators after it, from whichever peer has them. */
export async function fetchCheckpoint(
  links: Links,
  { height, hash }: Checkpoint,
): Promise<{ readonly head: SignedHeader; readonly validators: readonly ValidatorPower[] }> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    for (const link of links.all()) {
      try {
        const [head] = await fetchHeaders(links, link, height, 1);
        if (head === undefined || headerHash(head.header) !== hash) continue;
        const validators = await fetchSet(links, link, head.header.next_validators_hash);
        if (validators !== null) return { head, validators };
      } catch (cause) {
        if (!(cause instanceof CodecError) && !(cause instanceof RequestFailed)) throw cause;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  throw new Error(`no peer has block ${height} with the hash of --trusted-hash`);
}
