/** Double signs as modules judge them: decodes a pair of signed messages, and checks whether one key signed both. */

import type { Evidence, VoteType } from '../../kernel/agreement/types.js';
import { CodecError } from '../../lib/codec/type.js';
import type { VerifySignature } from './certificates.js';
import { compareBytes, decodeEvidence, verifyEvidence } from './evidence.js';
import type { ChainDomain } from './messages.js';

/** Two messages of one kind, height and round by one validator. */
export interface DoubleSign {
  readonly kind: VoteType | 'proposal';
  readonly height: number;
  readonly round: number;
  /** Index in the validator set of that height. */
  readonly validator: number;
  /** Whether this key (64 hex characters) signed both messages, and they differ. */
  convicts(publicKey: string, verify: VerifySignature): boolean;
}

/** Decodes the evidence in a block; undefined if the bytes are no such pair. */
export function readDoubleSign(evidence: Uint8Array, domain: ChainDomain): DoubleSign | undefined {
  const pair = decoded(evidence);
  if (pair === undefined || pair.first.validator !== pair.second.validator) return undefined;
  const { type: kind, height, round, validator } = pair.first;
  if (pair.second.type !== kind || pair.second.height !== height || pair.second.round !== round) return undefined;
  return {
    kind,
    height,
    round,
    validator,
    convicts: (publicKey, verify) => verifyEvidence(pair, publicKey, domain, verify),
  };
}

/** Builds evidence from two signed messages, in its canonical order. */
export function evidenceOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [low, high] = compareBytes(one, other) <= 0 ? [one, other] : [other, one];
  return Uint8Array.from([...low, ...high]);
}

function decoded(evidence: Uint8Array): Evidence | undefined {
  try {
    return decodeEvidence(evidence);
  } catch (cause) {
    if (cause instanceof CodecError) return undefined;
    throw cause;
  }
}
