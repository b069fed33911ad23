/** Headers verified by validator signatures: a caller with a trusted validator set need not trust a node. */

import { isCommitted } from '../../../runtime/engine/consensus/certificates.js';
import { SignedHeader } from '../../../runtime/kernel/chain/block.js';
import type { Trusted } from '../../../runtime/kernel/chain/certified.js';
import {
  changesValidatorSet,
  flawInLater,
  trustedAfter,
  trustedAfterChange,
} from '../../../runtime/kernel/chain/validator-set-change.js';
import { validatorsHash } from '../../../runtime/kernel/chain/validators.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import { fromHex, type Hash } from '../../../runtime/lib/codec/ids.js';
import { CodecError, decode, type TextForms } from '../../../runtime/lib/codec/type.js';
import { specification } from '../../../runtime/lib/crypto/ed25519/specification.js';
import type { Methods } from '../../client/methods.js';
import { ClientError } from './errors.js';

export type { Trusted } from '../../../runtime/kernel/chain/certified.js';

/** A header signed by two thirds of the stake. */
export interface ProvenHeader {
  readonly height: number;
  readonly timestampMs: number;
  /** In native form. */
  readonly stateRoot: string;
  readonly signers: number;
  readonly validators: number;
}

/** The parts of a client that following a chain uses. */
export interface HeaderSource {
  ask<Answered>(method: string, params?: readonly unknown[]): Promise<Answered>;
  readonly forms: TextForms;
  identify(): Promise<{ readonly chainId: number; readonly height: number }>;
}

/**
 * Validators that left longer ago than this can sign a different past without loss, milliseconds; as for light nodes.
 */
const TRUSTING_MS = 7 * 24 * 3_600_000;
const REFRESH_MS = 3_600_000;
/** Above the number of set changes in seven days; bounds the number of requests. */
const MAX_CHANGES = 4_096;

/** Follows the validators of a chain from a trusted set. */
export class HeaderTrust {
  readonly #node: HeaderSource;
  readonly #domain: { readonly chainId: number; readonly genesisHash: Hash };
  readonly #now: () => number;
  #trusted: Trusted;

  /** `trusted` is plain JSON, stored from an earlier use or returned by `first`; `now` in milliseconds. */
  constructor(
    node: HeaderSource,
    chain: { readonly chainId: number; readonly genesisHash: Hash },
    trusted: Trusted,
    now: () => number = Date.now,
  ) {
    if (validatorsHash(trusted.validators) !== trusted.validatorsHash) {
      throw new RangeError('the validators do not match the hash');
    }
    this.#node = node;
    this.#domain = chain;
    this.#trusted = trusted;
    this.#now = now;
  }

  /** The current validators according to the node. Without a better source, use it once and store the result. */
  static async first(node: HeaderSource): Promise<Trusted> {
    const { height } = await node.identify();
    const { header, validators } = await signedAt(node, height);
    if (validatorsHash(validators) !== header.validators_hash)
      refuse('the validators from the node do not match the header');
    return {
      height: height - 1,
      hash: header.parent_hash,
      timestampMs: header.timestamp_ms - 1,
      validators,
      validatorsHash: header.validators_hash,
    };
  }

  /** The state to store for the next use. */
  get trusted(): Trusted {
    return this.#trusted;
  }

  /**
   * The header at a height after the trusted one, verified by the signatures of its validators across every change of
   * the set in between. Rejects with ClientError NotProven if they are invalid, or if the set is older than seven days.
   */
  async at(height: number): Promise<ProvenHeader> {
    const ageMs = this.#now() - this.#trusted.timestampMs;
    if (ageMs > TRUSTING_MS) refuse(`the trusted validators are ${Math.trunc(ageMs / 86_400_000)} days old`);
    const found = await signedAt(this.#node, height);
    for (let changes = 0; found.header.validators_hash !== this.#trusted.validatorsHash; changes++) {
      if (changes === MAX_CHANGES) refuse(`there are more than ${MAX_CHANGES} changes of validators before ${height}`);
      await this.#handOver(height);
    }
    const { header, commit } = found;
    const flaw = flawInLater({ header, commit }, this.#trusted, this.#domain.chainId, this.#signatures);
    if (flaw !== undefined) refuse(flaw);
    // Refreshed, so that a caller can continue after a week; not with each block, because responses arrive out of
    // order.
    const isNewer = header.timestamp_ms - this.#trusted.timestampMs > REFRESH_MS;
    if (isNewer && !changesValidatorSet(header)) this.#trusted = trustedAfter(header, this.#trusted.validators);
    return {
      height,
      timestampMs: header.timestamp_ms,
      stateRoot: this.#node.forms.hash(header.state_root),
      signers: commit.signers.length,
      validators: this.#trusted.validators.length,
    };
  }

  /** Advances to the next set: the last block decided by the known set names it, under that set's signatures. */
  async #handOver(beyond: number): Promise<void> {
    let [known, other] = [this.#trusted.height + 1, beyond];
    // The node claims where the change is; the signatures prove it.
    while (other - known > 1) {
      const middle = known + Math.trunc((other - known) / 2);
      const { header } = await signedAt(this.#node, middle);
      if (header.validators_hash === this.#trusted.validatorsHash) known = middle;
      else other = middle;
    }
    const { header, commit } = await signedAt(this.#node, known);
    const { validators } = await signedAt(this.#node, known + 1);
    const next = trustedAfterChange(
      { header, commit, validators },
      this.#trusted,
      this.#domain.chainId,
      this.#signatures,
    );
    if (typeof next === 'string') return refuse(next);
    if (!changesValidatorSet(header)) refuse(`block ${known} does not change the validators`);
    this.#trusted = next;
  }

  readonly #signatures = {
    committed: (commit: SignedHeader['commit'], set: readonly ValidatorPower[]) =>
      isCommitted(commit, set, this.#domain, verify),
  };
}

const verify = (message: Uint8Array, signature: Uint8Array, key: string): boolean =>
  specification.verify(fromHex(key), message, signature);

/** According to the node; only its form is checked. */
async function signedAt(
  node: HeaderSource,
  height: number,
): Promise<SignedHeader & { readonly validators: readonly ValidatorPower[] }> {
  type Answer = Methods['chain_getSignedHeader']['result'];
  const answer = await node.ask<Answer>('chain_getSignedHeader', [height]);
  if (answer === null) return refuse(`the node does not have the signed header of block ${height}`);
  const signed = read(() => decode(SignedHeader, fromHex(answer.signed_header.replace(/^0x/, ''))));
  if (signed.header.height !== height) refuse(`the node gave block ${signed.header.height} for block ${height}`);
  const validators = answer.validators.map(({ address, public_key, power }) => {
    const id = node.forms.parseAddress(address);
    if (id === undefined) return refuse(`${address.slice(0, 60)} is not an address`);
    return { address: id, publicKey: public_key, power };
  });
  return { ...signed, validators };
}

function read<T>(what: () => T): T {
  try {
    return what();
  } catch (cause) {
    if (!(cause instanceof CodecError || cause instanceof RangeError)) throw cause;
    return refuse(`the signed header cannot be read: ${cause.message}`);
  }
}

function refuse(why: string): never {
  throw new ClientError('NotProven', why);
}
