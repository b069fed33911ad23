/**
 * Attestations: a validator's statement at a height about the previous block, other attestations, and arrival times of
 * bundles (2.10).
 */

import { Signature } from '../../kernel/agreement/signers.js';
import { list, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import { fromHex, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode, refuse, type Type, type ValueOf } from '../../lib/codec/type.js';
import { blake3Parts } from '../../lib/crypto/hash.js';
import { getShortId, putShortId, SHORT_ID_BYTES } from '../../lib/crypto/short-id.js';
import type { VerifySignature } from './certificates.js';
import { type ChainDomain, KIND, signedBytes } from './messages.js';

/** Bytes of an entry: the bundle's short id, and the milliseconds from its arrival to the attestation. */
const ENTRY_BYTES = SHORT_ID_BYTES + 2;
/** Maximum entries, as many as bundles in a block. */
export const MAX_ENTRIES = 20_000;
/** Maximum attestations that an attestation references. */
export const MAX_PARENTS = 128;

const Packed = scalar.bytes(0, MAX_ENTRIES * ENTRY_BYTES);
const Entries: Type<Uint8Array> = {
  ...Packed,
  read(from) {
    const bytes = Packed.read(from);
    return bytes.length % ENTRY_BYTES === 0 ? bytes : refuse('entries have 8 bytes each');
  },
  sample: (random) => Uint8Array.from({ length: ENTRY_BYTES * random(5) }, () => random(256)),
};

export const AttestationBody = struct({
  height: scalar.height,
  parent: scalar.hash,
  /** Index in the validator set of the height. */
  validator: scalar.range(0, 99, 'index of a validator'),
  /**
   * When the previous block arrived, and when this attestation was made: unix milliseconds of the validator's clock.
   */
  received_ms: scalar.timeMs,
  made_ms: scalar.timeMs,
  /** Observed attestations of the three previous heights that no block references yet. */
  parents: list(scalar.hash, MAX_PARENTS),
  /** Bundles waiting on this node, in order of arrival: six bytes of short id, two bytes of age in milliseconds. */
  entries: Entries,
});
export type AttestationBody = ValueOf<typeof AttestationBody>;

export const SignedAttestation = struct({ body: AttestationBody, signature: Signature });

/** An attestation as the node stores it. */
export interface Attestation {
  readonly body: AttestationBody;
  readonly signature: Uint8Array;
  /** Hash of the body: the attestation's identity. */
  readonly hash: Hash;
  readonly bytes: Uint8Array;
}

/** Visits the entries of an attestation in order: a bundle's short id, and its age in milliseconds. */
export function eachEntry(
  { entries }: Pick<AttestationBody, 'entries'>,
  visit: (id: number, ageMs: number) => void,
): void {
  const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
  for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
    visit(getShortId(view, at), view.getUint16(at + SHORT_ID_BYTES));
  }
}

/** Packs entries; ages beyond a minute are capped at the maximum. */
export function packEntries(entries: readonly (readonly [id: number, ageMs: number])[]): Uint8Array {
  const packed = new Uint8Array(entries.length * ENTRY_BYTES);
  const view = new DataView(packed.buffer);
  entries.forEach(([id, ageMs], i) => {
    putShortId(view, i * ENTRY_BYTES, id);
    view.setUint16(i * ENTRY_BYTES + SHORT_ID_BYTES, Math.min(0xffff, Math.max(0, ageMs)));
  });
  return packed;
}

/** The identity of an attestation. */
export function attestationHash(body: AttestationBody): Hash {
  return toHex(blake3Parts('attestation\0', encode(AttestationBody, body))) as Hash;
}

export function attestationSignBytes(domain: ChainDomain, hash: Hash): Uint8Array {
  return signedBytes(domain, KIND.attestation, fromHex(hash));
}

export function attested(body: AttestationBody, signature: Uint8Array): Attestation {
  return { body, signature, hash: attestationHash(body), bytes: encode(SignedAttestation, { body, signature }) };
}

/** Decodes an attestation. Throws CodecError. */
export function readAttestation(bytes: Uint8Array): Attestation {
  const { body, signature } = decode(SignedAttestation, bytes);
  return { body, signature, hash: attestationHash(body), bytes };
}

/** Whether it is signed by the validator with its index, in the set of its height. */
export function isAttestedBy(
  { body, hash, signature }: Attestation,
  set: readonly { readonly publicKey: string }[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const validator = set[body.validator];
  return validator !== undefined && verify(attestationSignBytes(domain, hash), signature, validator.publicKey);
}
