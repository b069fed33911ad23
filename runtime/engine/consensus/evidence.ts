/** Evidence of a double sign: two different messages of one kind, height and round, signed by one key (consensus 2.11). */

import type { Evidence, Proposal, SignedMessage } from '../../kernel/agreement/types.js';
import { struct } from '../../lib/codec/composites.js';
import { decode, encode, refuse } from '../../lib/codec/type.js';
import type { VerifySignature } from './certificates.js';
import { type ChainDomain, Signed, signBytes } from './messages.js';

const Pair = struct({ first: Signed, second: Signed });

/** Maximum evidence items per block. */
export const MAX_EVIDENCE_PER_BLOCK = 16;
/** Maximum age of evidence in blocks. */
export const EVIDENCE_MAX_AGE_BLOCKS = 43_200;
/** Maximum age of evidence in milliseconds. */
export const EVIDENCE_MAX_AGE_MS = 24 * 3_600_000;

/** Whether two proposals of one leader for one round have different content. */
export function conflicting(a: Proposal, b: Proposal): boolean {
  return a.hash !== b.hash || a.validRound !== b.validRound;
}

/** Borsh bytes: both signed messages, the one with the lower sign bytes first, so that a pair has one form. */
export function encodeEvidence({ first, second }: Evidence): Uint8Array {
  const [low, high] = [first, second].map((message) => encode(Signed, message)).sort(compareBytes);
  return Uint8Array.from([...low!, ...high!]);
}

/** Decodes evidence; throws CodecError unless it is a pair of one type in canonical order. */
export function decodeEvidence(bytes: Uint8Array): Evidence {
  const { first, second } = decode(Pair, bytes);
  const evidence = pairOf(first, second) ?? refuse('evidence must be two proposals or two votes');
  if (compareBytes(encodeEvidence(evidence), bytes) !== 0) refuse('evidence must have the lower first');
  return evidence;
}

/** Two messages as evidence; null unless both are proposals or both votes. */
export function pairOf(first: SignedMessage, second: SignedMessage): Evidence | null {
  if (first.type === 'proposal') return second.type === 'proposal' ? { type: 'proposal', first, second } : null;
  return second.type === 'proposal' ? null : { type: 'vote', first, second };
}

/** Whether the pair convicts the owner of `publicKey`: same kind, height and round; different bodies; both signed. */
export function verifyEvidence(
  { first, second }: Evidence,
  publicKey: string,
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  if (first.type !== second.type || first.height !== second.height || first.round !== second.round) return false;
  const [one, other] = [signBytes(domain, first), signBytes(domain, second)];
  if (compareBytes(one, other) === 0) return false;
  return verify(one, first.signature, publicKey) && verify(other, second.signature, publicKey);
}

/** Whether evidence may still enter a block; it is void at or below the height of the last offense that led to jail. */
export function isCurrent(
  evidence: { readonly height: number; readonly timestampMs: number },
  block: { readonly height: number; readonly timestampMs: number },
  lastJailedHeight: number,
): boolean {
  if (evidence.height <= lastJailedHeight || evidence.height > block.height) return false;
  const recentBlock = block.height - evidence.height <= EVIDENCE_MAX_AGE_BLOCKS;
  return recentBlock && block.timestampMs - evidence.timestampMs <= EVIDENCE_MAX_AGE_MS;
}

/** Compares bytes; a prefix sorts before a longer value. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
