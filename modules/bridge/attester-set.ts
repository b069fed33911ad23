/** Attester sets and the validity of their proofs. Pure. */

import {
  type Address,
  addressOfKey,
  admissibleKey,
  encode,
  fromHex,
  type Hash,
  type Type,
  t,
  toHex,
  type ValueOf,
  verifySignature,
} from '../../runtime/sdk.js';

const ED25519 = 0;
/** Minimum and maximum attesters of a set. */
const FEWEST = 3;
const MOST = 32;

export const AttesterKey = t.doc(t.bytes(32, 32, 'bare'), 'Ed25519 public key of the attester, 64 hex digits');
export const Place = t.doc(t.u8, 'Index of the attester in its set, counted from 0');

const members = {
  attesters: t.doc(t.list(AttesterKey, MOST), 'Ed25519 keys of the attesters, 3 to 32; without any, no proof is valid'),
  threshold: t.doc(t.u8, 'Number of signatures required, more than two thirds of the attesters'),
};
/** Keys, and the number of signatures required. */
export const Attesters = t.struct(members);
export type Attesters = ValueOf<typeof Attesters>;

/** A set with its number. */
export const AttesterSet = t.struct({ set_index: t.u32, ...members });
export type AttesterSet = ValueOf<typeof AttesterSet>;

/** The set of a new chain: it cannot prove anything. */
export const EMPTY_SET: AttesterSet = { set_index: 0, attesters: [], threshold: 0 };
/** Value when no change is pending. */
export const NO_CHANGE: Attesters = { attesters: [], threshold: 0 };

/** The current set, and the previous one with the end of its validity. */
export const Sets = t.struct({ current: AttesterSet, previous: t.option(AttesterSet), previous_until: t.time });
export type Sets = ValueOf<typeof Sets>;

/** More than two thirds. */
const leastThreshold = (size: number): number => Math.max(2, Math.trunc((2 * size) / 3) + 1);

/** Returns what is wrong with a set; undefined if it is valid. */
export function flawOf(set: Attesters): string | undefined {
  const { attesters } = set;
  const flaw = flawOfSize(set);
  if (flaw !== undefined) return flaw;
  if (new Set(attesters.map(toHex)).size < attesters.length) return 'it contains a key twice';
  const bad = attesters.findIndex((key) => !admissibleKey(ED25519, key));
  return bad < 0 ? undefined : `key ${bad} is not a valid Ed25519 key`;
}

function flawOfSize({ attesters, threshold }: Attesters): string | undefined {
  const size = attesters.length;
  if (size < FEWEST || size > MOST) return `it has ${size} keys instead of ${FEWEST} to ${MOST}`;
  const least = leastThreshold(size);
  if (threshold < least || threshold > size)
    return `the threshold of a set of ${size} must be ${least} to ${size}, not ${threshold}`;
  return undefined;
}

/** Returns the place of the attester with this account; undefined if there is none. */
export function placeOf({ attesters }: Attesters, account: Address): number | undefined {
  const place = attesters.findIndex((key) => addressOfKey(key) === account);
  return place < 0 ? undefined : place;
}

/** True if the attester at this place signed the digest. */
export function hasSigned({ attesters }: Attesters, place: number, digest: Hash, signature: Uint8Array): boolean {
  const key = attesters[place];
  return key !== undefined && verifySignature(ED25519, key, fromHex(digest), signature);
}

const Signatures = t.struct({
  set_index: t.doc(t.u32, 'Number of the attester set that signed'),
  sigs: t.doc(
    t.list(
      t.struct({ index: Place, signature: t.doc(t.bytes(64, 64, 'bare'), 'Ed25519 signature over the digest') }),
      MOST,
    ),
    'Signatures, sorted by attester index, at most one each',
  ),
});
/** A decoded proof. */
export type Signatures = ValueOf<typeof Signatures>;

/** Bytes before the signatures, and bytes of each signature. */
const HEAD = 8;
const EACH = 65;
const Bytes = t.bytes(HEAD, HEAD + MOST * EACH);

/**
 * A proof, given as `{set_index, sigs: [{index, signature}]}` in JSON or as its borsh bytes in hex. Stored as bytes,
 * which may be malformed.
 */
export const Proof: Type<Uint8Array> = {
  ...Bytes,
  schema: { anyOf: [Bytes.schema, Signatures.schema] },
  fromJson: (json, text) =>
    typeof json === 'object' && json !== null
      ? encode(Signatures, Signatures.fromJson(json, text))
      : Bytes.fromJson(json, text),
};

/** Number of signatures in a proof, by its length, for the gas. */
export const signaturesIn = (proof: Uint8Array): number => Math.ceil((proof.length - HEAD) / EACH);

/** Decodes a proof; undefined if the bytes are malformed. */
export function readProof(proof: Uint8Array): Signatures | undefined {
  const view = new DataView(proof.buffer, proof.byteOffset, proof.byteLength);
  if (proof.length < HEAD || proof.length !== HEAD + EACH * view.getUint32(4, true)) return undefined;
  const sigs = Array.from({ length: view.getUint32(4, true) }, (_, i) => {
    const at = HEAD + i * EACH;
    return { index: proof[at]!, signature: proof.slice(at + 1, at + EACH) };
  });
  return { set_index: view.getUint32(0, true), sigs };
}

/**
 * Returns why signatures do not prove a digest, cheap checks first; undefined if they do. An empty set proves nothing.
 * The keys of the set are not checked again: they were checked at appointment, and checking costs as much as the
 * signatures.
 */
export function flawOfProof(
  set: AttesterSet,
  proof: Uint8Array,
  { sigs }: Signatures,
  digest: Hash,
): string | undefined {
  if (flawOfSize(set) !== undefined) return 'the set has too few attesters to prove anything';
  if (sigs.some(({ index }, i) => i > 0 && index <= sigs[i - 1]!.index))
    return 'signatures must be sorted by index, at most one each';
  if (sigs.some(({ index }) => index >= set.attesters.length)) return 'the set has no attester at one of the indexes';
  if (sigs.length < set.threshold) return 'too few signatures';
  const bad = wrongSignature(set, proof, sigs, digest);
  return bad === undefined ? undefined : `the signature of attester ${bad} does not match this message`;
}

interface Verdict {
  readonly attesters: readonly Uint8Array[];
  readonly digest: Hash;
  readonly wrong: number | undefined;
}

/**
 * Cache: a bundle is executed before its block, in it, and again after others, but its proof is verified only once per
 * set and digest.
 */
const verdicts = new WeakMap<Uint8Array, Verdict>();

/** Returns the place of the first invalid signature; undefined if all are valid. */
function wrongSignature(
  set: AttesterSet,
  proof: Uint8Array,
  sigs: Signatures['sigs'],
  digest: Hash,
): number | undefined {
  const { attesters } = set;
  const known = verdicts.get(proof);
  if (known?.attesters === attesters && known.digest === digest) return known.wrong;
  const wrong = sigs.find(({ index, signature }) => !hasSigned(set, index, digest, signature))?.index;
  verdicts.set(proof, { attesters, digest, wrong });
  return wrong;
}
