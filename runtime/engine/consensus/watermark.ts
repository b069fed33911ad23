/** The watermark of a signer: its last signed position; it may sign new messages only beyond it (consensus 2.9). */

import type { SignedMessage, UnsignedMessage } from '../../kernel/agreement/types.js';
import { option, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode, type ValueOf } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { type ChainDomain, signBytes } from './messages.js';

/** The order in which a validator signs inside a round. */
const STEPS = ['proposal', 'prevote', 'precommit'] as const;

/** The last message signed: its position, the hash of its sign bytes, and its signature. */
export const Watermark = struct({
  height: scalar.height,
  round: scalar.u32,
  step: scalar.choice(...STEPS),
  digest: scalar.hash,
  signature: scalar.bytes(64, 64, 'bare'),
});
export type Watermark = ValueOf<typeof Watermark>;

type SigningPosition = Pick<Watermark, 'height' | 'round' | 'step'>;

/** Data that a signer keeps on disk. */
export const SignerRecord = struct({
  public_key: scalar.hex32,
  /** Whether the key may have signed something that is not in the record: see GuardedSigner in signer.ts. */
  guarded: scalar.bool,
  last: option(Watermark),
});
export type SignerRecord = ValueOf<typeof SignerRecord>;

export const writeSignerRecord = (record: SignerRecord): Uint8Array => encode(SignerRecord, record);
/** Throws CodecError on malformed bytes. */
export const readSignerRecord = (bytes: Uint8Array): SignerRecord => decode(SignerRecord, bytes);

/** Decision on a message: sign it, repeat the existing signature, or refuse. */
export type Ruling =
  | { readonly type: 'sign'; readonly digest: Hash; readonly bytes: Uint8Array }
  | { readonly type: 'repeat'; readonly signature: Uint8Array }
  | { readonly type: 'refuse'; readonly reason: 'lower' | 'conflict' };

/** Signs only at a later position; at the same position, repeats the signature for identical bytes only. */
export function rule(last: Watermark | null, message: UnsignedMessage, domain: ChainDomain): Ruling {
  const bytes = signBytes(domain, message);
  const digest = blake3Hex(bytes);
  const order = last === null ? 1 : comparePositions(positionOf(message), last);
  if (order > 0) return { type: 'sign', digest, bytes };
  if (order < 0) return { type: 'refuse', reason: 'lower' };
  return digest === last!.digest
    ? { type: 'repeat', signature: last!.signature }
    : { type: 'refuse', reason: 'conflict' };
}

/** The watermark after a message was signed. */
export function watermarkOf({ height, round, type }: UnsignedMessage, digest: Hash, signature: Uint8Array): Watermark {
  return { height, round, step: type, digest, signature };
}

/** The later of a watermark and the messages signed according to a vote log. */
export function raise(last: Watermark | null, signed: readonly SignedMessage[], domain: ChainDomain): Watermark | null {
  return signed
    .map((message) => watermarkOf(message, blake3Hex(signBytes(domain, message)), message.signature))
    .reduce(later, last);
}

/** The later of two watermarks; the first if both have the same position. */
export function later(first: Watermark | null, second: Watermark | null): Watermark | null {
  if (first === null || second === null) return first ?? second;
  return comparePositions(second, first) > 0 ? second : first;
}

/** Whether a vote log contains the message of the watermark: then it contains all earlier ones too. */
export function isKnown(last: Watermark, signed: readonly SignedMessage[], domain: ChainDomain): boolean {
  return signed.some(
    (message) =>
      comparePositions(positionOf(message), last) === 0 && blake3Hex(signBytes(domain, message)) === last.digest,
  );
}

/** Negative if the first position is before the last, 0 if they are equal. */
function comparePositions(one: SigningPosition, last: SigningPosition): number {
  if (one.height !== last.height) return one.height - last.height;
  if (one.round !== last.round) return one.round - last.round;
  return STEPS.indexOf(one.step) - STEPS.indexOf(last.step);
}

const positionOf = ({ height, round, type }: UnsignedMessage): SigningPosition => ({ height, round, step: type });
