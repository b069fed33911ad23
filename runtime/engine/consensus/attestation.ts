/** Attestations: what a validator says at a height of the block before, of other attestations, and of when bundles came in (2.10). */

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

/** Bytes of one entry: the short id of a bundle, and how many milliseconds before the attestation it came in. */
const ENTRY_BYTES = SHORT_ID_BYTES + 2;
/** Most entries: a block holds no more bundles. */
export const MAX_ENTRIES = 20_000;
/** Most attestations that one refers to. */
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

/** What a validator attests. */
export const AttestationBody = struct({
  height: scalar.height,
  /** Hash of the block before. */
  parent: scalar.hash,
  /** Index in the set of the height. */
  validator: scalar.range(0, 99, 'index of a validator'),
  /** When that block came in here, and when this was made: unix milliseconds of the validator's clock. */
  received_ms: scalar.timeMs,
  made_ms: scalar.timeMs,
  /** Attestations of the three heights before that it has seen and no block refers to yet. */
  parents: list(scalar.hash, MAX_PARENTS),
  /** Bundles that wait here, in the order in which they came in: six bytes of short id, two bytes of age in milliseconds. */
  entries: Entries,
});
export type AttestationBody = ValueOf<typeof AttestationBody>;

/** With the validator's signature. */
export const SignedAttestation = struct({ body: AttestationBody, signature: Signature });

/** An attestation as the node holds it. */
export interface Attestation {
  readonly body: AttestationBody;
  readonly signature: Uint8Array;
  /** Of the body: its identity. */
  readonly hash: Hash;
  /** As it travels. */
  readonly bytes: Uint8Array;
}

/** Visits the entries of an attestation in their order: the short id of a bundle, and how long it had been there in milliseconds. */
export function eachEntry(
  { entries }: Pick<AttestationBody, 'entries'>,
  visit: (id: number, ageMs: number) => void,
): void {
  const view = new DataView(entries.buffer, entries.byteOffset, entries.byteLength);
  for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
    visit(getShortId(view, at), view.getUint16(at + SHORT_ID_BYTES));
  }
}

/** Packs entries; who has been there for more than a minute is as old as can be said. */
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

/** The bytes that the validator signs. */
export function attestationSignBytes(domain: ChainDomain, hash: Hash): Uint8Array {
  return signedBytes(domain, KIND.attestation, fromHex(hash));
}

/** Signs a body. */
export function attest(
  body: AttestationBody,
  domain: ChainDomain,
  sign: (bytes: Uint8Array) => Uint8Array,
): Attestation {
  const hash = attestationHash(body);
  const signature = sign(attestationSignBytes(domain, hash));
  return { body, signature, hash, bytes: encode(SignedAttestation, { body, signature }) };
}

/** Reads an attestation as it travels. Throws CodecError. */
export function readAttestation(bytes: Uint8Array): Attestation {
  const { body, signature } = decode(SignedAttestation, bytes);
  return { body, signature, hash: attestationHash(body), bytes };
}

/** Whether the validator whose index it names, in the set of its height, signed it. */
export function isAttestedBy(
  { body, hash, signature }: Attestation,
  set: readonly { readonly publicKey: string }[],
  domain: ChainDomain,
  verify: VerifySignature,
): boolean {
  const validator = set[body.validator];
  return validator !== undefined && verify(attestationSignBytes(domain, hash), signature, validator.publicKey);
}
