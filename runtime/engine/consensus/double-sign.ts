/** Double signs as modules judge them: what a pair of signed messages says, and whether a key made both. */

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
  /** Place in the set of that height. */
  readonly validator: number;
  /** Whether this key (64 hex characters) signed both messages, and they differ. */
  convicts(publicKey: string, verify: VerifySignature): boolean;
}

/** Reads the evidence of a block; undefined when the bytes are no such pair. */
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

/** The evidence that two signed messages make, in the one order it can have. */
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
