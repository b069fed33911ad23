/** The chain as a light node verifies it: consecutive headers from a trusted one on, certified by their validators. */

import { certificateHash, headerHash, type SignedHeader } from '../../kernel/chain/block.js';
import { flawIn, type Signatures, sameSet, type Trusted } from '../../kernel/chain/certified.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { Slices } from '../../lib/scheduler.js';
import type { LightStore } from './light-store.js';

export const BeyondTrust = error(
  3180,
  'BeyondTrust',
  'The last trusted header is older than seven days: name a newer one with --trusted-hash',
  { details: { ...sharedDetails('height'), days: 'Days for which a validator set is trusted' } },
);

/** Validators that left longer ago than this can sign a different past without loss, milliseconds. */
const TRUSTING_MS = 7 * 24 * 3_600_000;

/** Throws BeyondTrust if the validators in force at that time are no longer trustworthy. */
export function checkTrusted(height: number, timestampMs: number, nowMs: number): void {
  const ageMs = nowMs - timestampMs;
  if (ageMs > TRUSTING_MS) fail(BeyondTrust, { height, days: Math.trunc(ageMs / 86_400_000) });
}

/** Finds the validator set of a hash; null if no peer has it. */
export type FindSet = (hash: Hash) => Promise<readonly ValidatorPower[] | null>;

/** A header that the operator vouches for. */
export interface Checkpoint {
  readonly height: number;
  readonly hash: Hash;
}

/** The headers verified so far, and the validators trusted for the next one. */
export class LightChain {
  readonly #store: LightStore;
  readonly #chainId: number;
  readonly #signatures: Signatures;
  readonly #oldest: number;
  readonly #now: () => number;
  /** Whether the head was recent enough to be trusted at some time since the start; it must then remain so. */
  #believed = false;
  #trusted: Trusted;
  head: SignedHeader;

  private constructor(
    store: LightStore,
    chainId: number,
    signatures: Signatures,
    start: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[]; readonly oldest: number },
    now: () => number,
  ) {
    this.#now = now;
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

  /**
   * Continues from the last verified header. `first` is the starting point, null if the chain already has one. Throws
   * BeyondTrust if the header is too old.
   */
  static async open(
    store: LightStore,
    chainId: number,
    signatures: Signatures,
    first: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[] } | null,
    now: () => number,
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
    const chain = new LightChain(store, chainId, signatures, start, now);
    // The operator trusts a checkpoint however old it is.
    chain.#believed = begins === 0 || start.head.header.height > begins;
    chain.#checkAge();
    return chain;
  }

  /** Throws BeyondTrust if the head was recent enough once and is now too old. */
  #checkAge(): void {
    const { height, timestampMs } = this.#trusted;
    const nowMs = this.#now();
    if (this.#believed) checkTrusted(height, timestampMs, nowMs);
    else this.#believed = nowMs - timestampMs <= TRUSTING_MS;
  }

  get height(): number {
    return this.#trusted.height;
  }

  /** The lowest height whose header is stored. */
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

  /**
   * Adds headers that follow the head; returns the reason if one is invalid. Headers before the invalid one are kept.
   * Throws BeyondTrust if the head has become too old.
   */
  async accept(headers: readonly SignedHeader[], findSet: FindSet): Promise<string | undefined> {
    this.#checkAge();
    for (let rest = headers; rest.length > 0; ) {
      const segment = rest.slice(0, sameSet(rest));
      const flaw = flawIn(segment, this.#trusted, this.#chainId, this.#signatures);
      if (flaw !== undefined) return flaw;
      const inside = await this.#flawInside(segment);
      if (inside !== undefined) return inside;
      const last = segment.at(-1)!;
      const { header } = last;
      const changes = header.next_validators_hash !== this.#trusted.validatorsHash;
      const validators = changes ? await findSet(header.next_validators_hash) : this.#trusted.validators;
      if (validators === null) return `no peer sends the validators after block ${header.height}`;
      await this.#store.put(segment, this.#oldest, changes ? [validators] : []);
      this.head = last;
      this.#trusted = {
        height: header.height,
        hash: headerHash(header),
        timestampMs: header.timestamp_ms,
        validators,
        validatorsHash: header.next_validators_hash,
      };
      this.#checkAge();
      rest = rest.slice(segment.length);
    }
    return undefined;
  }

  /**
   * Why the certificate of a header before the last is invalid. The last certificate covers only the headers, and this
   * node serves what it stores: each certificate must be the one in the next block, or be valid by itself.
   */
  async #flawInside(segment: readonly SignedHeader[]): Promise<string | undefined> {
    const slices = new Slices();
    for (const [i, { header, commit }] of segment.slice(0, -1).entries()) {
      if (segment[i + 1]!.header.last_commit_hash === certificateHash(commit)) continue;
      const names = commit.height === header.height && commit.hash === headerHash(header);
      if (!names || !this.#signatures.committed(commit, this.#trusted.validators)) {
        return `block ${header.height} comes with a certificate that does not hold`;
      }
      if (slices.over) await slices.next();
    }
    return undefined;
  }
}
