/** Node data besides the state that methods of modules may read, looked up on demand. */

import { headerHash } from '../../kernel/chain/block.js';
import type { KnownBundle, LocalKnowledge } from '../../kernel/chain/execution-context.js';
import type { StateKey } from '../../kernel/chain/journal.js';
import type { ProvenRecord } from '../../kernel/chain/proven-record.js';
import { type Address, fromHex, type Hash } from '../../lib/codec/ids.js';
import type { ApiParts } from './parts.js';

export type Knowing = Pick<ApiParts, 'ledger' | 'mempool' | 'blocks' | 'gasPrice'>;

/** Like StateMiss: the caller performs this lookup, then reads again. */
export class Lookup {
  readonly name: string;
  readonly find: () => Promise<unknown>;

  constructor(name: string, find: () => Promise<unknown>) {
    this.name = name;
    this.find = find;
  }
}

/** Node data besides the state, looked up when a method requests it. */
export class Knowledge implements LocalKnowledge {
  /** Whether anything was requested. */
  isAsked = false;
  readonly #parts: Knowing;
  /** Results by name of the request. */
  #found: Map<string, unknown> | undefined;

  constructor(parts: Knowing) {
    this.#parts = parts;
  }

  /** Performs a lookup; undefined results are looked up again. */
  async find({ name, find }: Lookup): Promise<void> {
    const value = await find();
    this.#found ??= new Map();
    if (value !== undefined) this.#found.set(name, value);
  }

  #known<T>(name: string, find: () => Promise<T | undefined>): T {
    this.isAsked = true;
    if (!this.#found?.has(name)) throw new Lookup(name, find);
    return this.#found.get(name) as T;
  }

  gasPrice(): number {
    this.isAsked = true;
    return this.#parts.gasPrice();
  }

  pendingNonce(account: Address): number {
    return this.#known(`nonce ${account}`, () => this.#parts.mempool.nextNonce(account));
  }

  blockHashes(heights: readonly number[]): readonly (Hash | null)[] {
    const { store } = this.#parts.ledger;
    const hashAt = async (one: number) => {
      const header = await store.header(one);
      return header && headerHash(header);
    };
    return this.#known(`blocks ${heights.join()}`, () => Promise.all(heights.map(hashAt)));
  }

  bundle(hash: Hash): KnownBundle | null {
    const { mempool, blocks } = this.#parts;
    return this.#known(`bundle ${hash}`, async () => {
      const waiting = mempool.get(hash);
      if (waiting) return { operations: waiting.envelope.bundle.operations, height: null };
      const found = await blocks.bundle(hash);
      const { operations } = found?.block.envelopes[found.place.index]?.bundle ?? {};
      if (found && operations) return { operations, height: found.block.header.height };
      const rejected = mempool.rejections.get(hash);
      return rejected ? { failure: rejected.failure } : null;
    });
  }

  prove(hex: StateKey): ProvenRecord {
    const { ledger } = this.#parts;
    const { height } = ledger.head;
    return this.#known(`proof ${height} ${hex}`, async () => {
      const key = fromHex(hex);
      const { value, proof: path, head } = await ledger.prove(key);
      // The chain has a new head: the next read is of that head, and so is the proof that it requests.
      if (head.height !== height) return undefined;
      return { height, state_root: head.header.state_root, key, value, path };
    });
  }
}
