/**
 * The watermark of a signer: its last signed position and its lock. It signs new messages only beyond the position, and
 * no prevote against the lock (consensus 2.9, decision 0163).
 */

import type { SignedMessage, UnsignedMessage, Vote } from '../../kernel/agreement/types.js';
import { NIL } from '../../kernel/agreement/types.js';
import { option, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { i32 } from '../../lib/codec/signed.js';
import { CodecError, decode, encode, type ValueOf } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { type ChainDomain, signBytes } from './messages.js';

/** The order in which a validator signs inside a round. */
const STEPS = ['proposal', 'prevote', 'precommit'] as const;

/** The block of the last precommit at the height of the watermark, and the round of that precommit. */
const Lock = struct({ round: scalar.u32, hash: scalar.hash });

/**
 * The last message signed: its position and fields, the hash of its sign bytes, its signature, and the lock at its
 * height. Records of earlier versions lack the fields; so do those that were raised to a height.
 */
export const Watermark = struct({
  height: scalar.height,
  round: scalar.u32,
  step: scalar.choice(...STEPS),
  digest: scalar.hash,
  signature: scalar.bytes(64, 64, 'bare'),
  lock: option(Lock),
  message: option(struct({ value: option(scalar.hash), valid_round: i32 })),
});
export type Watermark = ValueOf<typeof Watermark>;

export type SigningPosition = Pick<Watermark, 'height' | 'round' | 'step'>;

/** Data that a signer keeps on disk. */
export const SignerRecord = struct({
  public_key: scalar.hex32,
  /** Whether the key may have signed something that is not in the record: see GuardedSigner in signer.ts. */
  guarded: scalar.bool,
  last: option(Watermark),
  /** The last attested height; 0 if there is none. */
  attested: scalar.height,
  /** The last signed proposal, which is repeated: a standby that takes over needs it for the block that both built. */
  proposal: option(struct({ digest: scalar.hash, signature: scalar.bytes(64, 64, 'bare') })),
});
export type SignerRecord = ValueOf<typeof SignerRecord>;

export const writeSignerRecord = (record: SignerRecord): Uint8Array => encode(SignerRecord, record);
/** The record of a key that has signed nothing. */
export const emptyRecord = (publicKey: string): SignerRecord => ({
  public_key: publicKey as Hash,
  guarded: false,
  last: null,
  attested: 0,
  proposal: null,
});

/** Missing bytes of records without lock and attested height, by length: empty, and with a watermark. */
const EARLIEST = new Map([
  [34, 9],
  [143, 11],
]);

/** Reads a record, also of an earlier version: its missing fields are zero. Throws CodecError on malformed bytes. */
export function readSignerRecord(bytes: Uint8Array): SignerRecord {
  const extended = (zeros: number) => decode(SignerRecord, Uint8Array.from([...bytes, ...new Uint8Array(zeros)]));
  const missing = EARLIEST.get(bytes.length);
  if (missing !== undefined) return extended(missing);
  try {
    return decode(SignerRecord, bytes);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    // A record without the proposal ends one byte earlier, so it is never read as a complete one.
    return extended(1);
  }
}

/** Decision on a message: sign it, repeat the existing signature, or refuse. */
export type Ruling =
  | { readonly type: 'sign'; readonly digest: Hash; readonly bytes: Uint8Array }
  | { readonly type: 'repeat'; readonly signature: Uint8Array }
  | { readonly type: 'refuse'; readonly reason: 'lower' | 'conflict' | 'locked' };

/**
 * Signs only at a later position, and no prevote against the lock; at the same position, repeats the signature for
 * identical bytes only.
 */
export function rule(last: Watermark | null, message: UnsignedMessage, domain: ChainDomain): Ruling {
  const bytes = signBytes(domain, message);
  const digest = blake3Hex(bytes);
  const order = last === null ? 1 : comparePositions(positionOf(message), last);
  if (order > 0)
    return contradicts(last, message) ? { type: 'refuse', reason: 'locked' } : { type: 'sign', digest, bytes };
  if (order < 0) return { type: 'refuse', reason: 'lower' };
  return digest === last!.digest
    ? { type: 'repeat', signature: last!.signature }
    : { type: 'refuse', reason: 'conflict' };
}

/**
 * Whether a prevote names another block than the lock without a later polka for it (lines 22 and 28 of the algorithm).
 * A node that never saw the precommit, such as a standby, would otherwise prevote against it.
 */
function contradicts(last: Watermark | null, message: UnsignedMessage): boolean {
  const lock = last?.height === message.height ? last.lock : null;
  if (lock === null || message.type !== 'prevote' || message.value === NIL) return false;
  return message.value !== lock.hash && message.validRound < lock.round;
}

/** The watermark after a message was signed; `before` is the previous one. */
export function watermarkOf(
  before: Watermark | null,
  message: UnsignedMessage,
  digest: Hash,
  signature: Uint8Array,
): Watermark {
  const { height, round, type } = message;
  const kept = before?.height === height ? before.lock : null;
  const lock = type === 'precommit' && message.value !== NIL ? { round, hash: message.value } : kept;
  const value = type === 'proposal' ? message.hash : message.value;
  const fields = { value: value === NIL ? null : value, valid_round: message.validRound };
  return { height, round, step: type, digest, signature, lock, message: fields };
}

/** The vote of a watermark with its signature, of a validator; null if it is no vote or lacks its fields. */
export function voteOf({ height, round, step, signature, message }: Watermark, validator: number): Vote | null {
  if (step === 'proposal' || message === null) return null;
  const { value, valid_round } = message;
  return { type: step, height, round, value: value ?? NIL, validRound: valid_round, validator, signature };
}

/** The later of a watermark and the messages signed according to a vote log. */
export function raise(last: Watermark | null, signed: readonly SignedMessage[], domain: ChainDomain): Watermark | null {
  return signed.reduce<Watermark | null>(
    (before, message) =>
      before !== null && comparePositions(positionOf(message), before) <= 0
        ? before
        : watermarkOf(before, message, blake3Hex(signBytes(domain, message)), message.signature),
    last,
  );
}

/** The later of two watermarks, with the later lock; the first if both have the same position. */
export function later(first: Watermark | null, second: Watermark | null): Watermark | null {
  if (first === null || second === null) return first ?? second;
  const [low, high] = comparePositions(second, first) > 0 ? [first, second] : [second, first];
  if (low.height < high.height || low.lock === null) return high;
  return { ...high, lock: high.lock !== null && high.lock.round >= low.lock.round ? high.lock : low.lock };
}

/** Whether a vote log contains the message of the watermark: then it contains all earlier ones too. */
export function isKnown(last: Watermark, signed: readonly SignedMessage[], domain: ChainDomain): boolean {
  return signed.some(
    (message) =>
      comparePositions(positionOf(message), last) === 0 && blake3Hex(signBytes(domain, message)) === last.digest,
  );
}

/** Negative if the first position is before the last, 0 if they are equal. */
export function comparePositions(one: SigningPosition, last: SigningPosition): number {
  if (one.height !== last.height) return one.height - last.height;
  if (one.round !== last.round) return one.round - last.round;
  return STEPS.indexOf(one.step) - STEPS.indexOf(last.step);
}

export const positionOf = ({ height, round, type }: UnsignedMessage): SigningPosition => ({
  height,
  round,
  step: type,
});
