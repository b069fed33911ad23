/** The chain as a light node checks it: headers that follow each other from what is trusted, certified by their validators. */

import { headerHash, type SignedHeader } from '../../kernel/chain/block.js';
import { flawIn, type Signatures, sameSet, type Trusted } from '../../kernel/chain/certified.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import { error, fail } from '../../lib/errors.js';
import type { LightStore } from './store.js';

export const BeyondTrust = error(
  3180,
  'BeyondTrust',
  'The last trusted header is older than seven days: name a newer one with --trusted-hash',
);

/** Validators who left longer ago than this can sign another past without loss, milliseconds. */
const TRUSTING_MS = 7 * 24 * 3_600_000;

/** Gives the validator set of a hash; null when nobody has it. */
export type FindSet = (hash: Hash) => Promise<readonly ValidatorPower[] | null>;

/** A header that the operator vouches for. */
export interface Checkpoint {
  readonly height: number;
  readonly hash: Hash;
}

/** What was checked so far, and what it trusts for the next header. */
export class LightChain {
  readonly #store: LightStore;
  readonly #chainId: number;
  readonly #signatures: Signatures;
  readonly #oldest: number;
  #trusted: Trusted;
  head: SignedHeader;

  private constructor(
    store: LightStore,
    chainId: number,
    signatures: Signatures,
    start: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[]; readonly oldest: number },
  ) {
    this.#store = store;
    this.#chainId = chainId;
    this.#signatures = signatures;
    this.#oldest = start.oldest;
    this.head = start.head;
    const { header } = start.head;
    this.#trusted = {
      height: header.height,
      hash: headerHash(header),
      timestampMs: header.timestamp_ms,
      validators: start.validators,
      validatorsHash: header.next_validators_hash,
    };
  }

  /** Goes on from the last checked header; `first` is where it begins, null where it has begun. Refuses with BeyondTrust when that is too old. */
  static async open(
    store: LightStore,
    chainId: number,
    signatures: Signatures,
    first: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[] } | null,
    nowMs: number,
  ): Promise<LightChain> {
    const kept = await store.head();
    const begins = first?.head.header.height ?? 0;
    let start: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[]; readonly oldest: number };
    if (first === null || (kept !== null && kept.height >= begins)) {
      const head = (await store.header(kept!.height))!;
      const validators = (await store.validatorSet(head.header.next_validators_hash))!;
      start = { head, validators, oldest: kept!.oldest };
    } else {
      start = { ...first, oldest: begins };
      await store.put([first.head], begins, [first.validators]);
    }
    const ageMs = nowMs - start.head.header.timestamp_ms;
    // A checkpoint is trusted by its operator however old it is.
    if (ageMs > TRUSTING_MS && (begins === 0 || start.head.header.height > begins)) {
      fail(BeyondTrust, { height: start.head.header.height, days: Math.trunc(ageMs / 86_400_000) });
    }
    return new LightChain(store, chainId, signatures, start);
  }

  get height(): number {
    return this.#trusted.height;
  }

  /** The first height whose header is here. */
  get oldest(): number {
    return this.#oldest;
  }

  /** The validators of the next block. */
  get validators(): readonly ValidatorPower[] {
    return this.#trusted.validators;
  }

  header(height: number): Promise<SignedHeader | null> {
    return this.#store.header(height);
  }

  validatorSet(hash: Hash): Promise<readonly ValidatorPower[] | null> {
    return this.#store.validatorSet(hash);
  }

  /** Takes headers that follow the head; answers why not where they are false. Those before the fault are kept. */
  async accept(headers: readonly SignedHeader[], findSet: FindSet): Promise<string | undefined> {
    for (let rest = headers; rest.length > 0; ) {
      const segment = rest.slice(0, sameSet(rest));
      const flaw = flawIn(segment, this.#trusted, this.#chainId, this.#signatures);
      if (flaw !== undefined) return flaw;
      const last = segment.at(-1)!;
      const { header } = last;
      const changes = header.next_validators_hash !== this.#trusted.validatorsHash;
      const validators = changes ? await findSet(header.next_validators_hash) : this.#trusted.validators;
      if (validators === null) return `nobody gives the validators after block ${header.height}`;
      await this.#store.put(segment, this.#oldest, changes ? [validators] : []);
      this.head = last;
      this.#trusted = {
        height: header.height,
        hash: headerHash(header),
        timestampMs: header.timestamp_ms,
        validators,
        validatorsHash: header.next_validators_hash,
      };
      rest = rest.slice(segment.length);
    }
    return undefined;
  }
}
