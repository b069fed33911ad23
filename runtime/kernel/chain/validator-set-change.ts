/**
 * Validator-set change proofs: certified blocks after which the set differs. They lead from a trusted set to any later
 * one without the blocks between.
 */

import { struct } from '../../lib/codec/composites.js';
import { bytes } from '../../lib/codec/scalars.js';
import { decode, encode } from '../../lib/codec/type.js';
import type { CommitCertificate } from '../agreement/types.js';
import type { ValidatorPower } from '../ports.js';
import { Certificate, Header, headerHash } from './block.js';
import type { Signatures, Trusted } from './certified.js';
import { readValidators, validatorsBytes, validatorsHash } from './validators.js';

/** A block after which the validator set changes, its certificate, and the new set. */
export interface ValidatorSetChange {
  readonly header: Header;
  readonly commit: CommitCertificate;
  /** The validators of the next block. */
  readonly validators: readonly ValidatorPower[];
}

/** A hundred validators take 7,300 bytes. */
const Stored = struct({ header: Header, commit: Certificate, validators: bytes(4, 8_192) });

/** Encodes a validator-set change. */
export function validatorSetChangeBytes({ header, commit, validators }: ValidatorSetChange): Uint8Array {
  return encode(Stored, { header, commit, validators: validatorsBytes(validators) });
}

/** Decodes a validator-set change. Throws CodecError. */
export function readValidatorSetChange(from: Uint8Array): ValidatorSetChange {
  const { header, commit, validators } = decode(Stored, from);
  return { header, commit, validators: readValidators(validators) };
}

/** Whether the next block has another validator set. */
export const changesValidatorSet = (header: Pick<Header, 'validators_hash' | 'next_validators_hash'>): boolean =>
  header.next_validators_hash !== header.validators_hash;

/** Returns why a later block of the validators in `trusted` is not certified; undefined if it is. */
export function flawInLater(
  { header, commit }: Pick<ValidatorSetChange, 'header' | 'commit'>,
  trusted: Trusted,
  chainId: number,
  { committed }: Pick<Signatures, 'committed'>,
): string | undefined {
  const at = `block ${header.height}`;
  if (header.height <= trusted.height) return `${at} comes after block ${trusted.height}`;
  if (header.chain_id !== chainId) return `${at} is of chain ${header.chain_id}`;
  if (header.timestamp_ms <= trusted.timestampMs) return `the time of ${at} does not advance`;
  if (header.validators_hash !== trusted.validatorsHash) return `${at} names another validator set`;
  const names = commit.height === header.height && commit.hash === headerHash(header);
  return names && committed(commit, trusted.validators) ? undefined : `${at} is not certified by two thirds`;
}

/** The trusted state after a validator-set change that continues `trusted`; otherwise the reason why it does not. */
export function trustedAfterChange(
  handover: ValidatorSetChange,
  trusted: Trusted,
  chainId: number,
  signatures: Pick<Signatures, 'committed'>,
): Trusted | string {
  const { header, validators } = handover;
  const flaw = flawInLater(handover, trusted, chainId, signatures);
  if (flaw !== undefined) return flaw;
  if (validatorsHash(validators) !== header.next_validators_hash)
    return `block ${header.height} does not lead to the given validators`;
  return trustedAfter(header, validators);
}

/** The trusted state after a trusted block, with the validators that follow it. */
export function trustedAfter(header: Header, validators: readonly ValidatorPower[]): Trusted {
  return {
    height: header.height,
    hash: headerHash(header),
    timestampMs: header.timestamp_ms,
    validators,
    validatorsHash: header.next_validators_hash,
  };
}
