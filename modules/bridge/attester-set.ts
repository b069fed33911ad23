/** Sets of attesters: what one is, and what makes a proof by one. Pure. */

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
/** Fewest and most attesters of a set. */
const FEWEST = 3;
const MOST = 32;

/** An Ed25519 key. */
export const AttesterKey = t.doc(t.bytes(32, 32, 'bare'), 'Ed25519 public key of the attester, 64 hex characters');
/** Where in a set. */
export const Place = t.doc(t.u8, 'Place of the attester in its set, from 0 on');

const members = {
  attesters: t.doc(t.list(AttesterKey, MOST), 'Keys of the attesters, 3 to 32; without any, no proof holds'),
  threshold: t.doc(t.u8, 'How many must sign: more than two thirds of them'),
};
/** Keys and how many of them must sign. */
export const Attesters = t.struct(members);
export type Attesters = ValueOf<typeof Attesters>;

/** A set with its number. */
export const AttesterSet = t.struct({ set_index: t.u32, ...members });
export type AttesterSet = ValueOf<typeof AttesterSet>;

/** The set of a new chain: proves nothing. */
export const EMPTY_SET: AttesterSet = { set_index: 0, attesters: [], threshold: 0 };
/** Where no change waits. */
export const NO_CHANGE: Attesters = { attesters: [], threshold: 0 };

/** The current set, and the one before with until when its proofs are accepted. */
export const Sets = t.struct({ current: AttesterSet, previous: t.option(AttesterSet), previous_until: t.time });
export type Sets = ValueOf<typeof Sets>;

/** More than two thirds. */
const leastThreshold = (size: number): number => Math.max(2, Math.trunc((2 * size) / 3) + 1);

/** What is wrong with a set; undefined for nothing. */
export function flawOf(set: Attesters): string | undefined {
  const { attesters } = set;
  const flaw = flawOfSize(set);
  if (flaw !== undefined) return flaw;
  if (new Set(attesters.map(toHex)).size < attesters.length) return 'it has a key twice';
  const bad = attesters.findIndex((key) => !admissibleKey(ED25519, key));
  return bad < 0 ? undefined : `key ${bad} is no usable Ed25519 key`;
}

function flawOfSize({ attesters, threshold }: Attesters): string | undefined {
  const size = attesters.length;
  if (size < FEWEST || size > MOST) return `it has ${size} keys, not ${FEWEST} to ${MOST}`;
  const least = leastThreshold(size);
  if (threshold < least || threshold > size) return `the threshold of ${size} is ${least} to ${size}, not ${threshold}`;
  return undefined;
}

/** The place of the attester whose account this is; undefined for none. */
export function placeOf({ attesters }: Attesters, account: Address): number | undefined {
  const place = attesters.findIndex((key) => addressOfKey(key) === account);
  return place < 0 ? undefined : place;
}

/** Whether the attester at this place signed the digest. */
export function hasSigned({ attesters }: Attesters, place: number, digest: Hash, signature: Uint8Array): boolean {
  const key = attesters[place];
  return key !== undefined && verifySignature(ED25519, key, fromHex(digest), signature);
}

const Signatures = t.struct({
  set_index: t.doc(t.u32, 'Number of the set that signed'),
  sigs: t.doc(
    t.list(
      t.struct({ index: Place, signature: t.doc(t.bytes(64, 64, 'bare'), 'Ed25519 signature over the digest') }),
      MOST,
    ),
    'Signatures, sorted by the places of those who made them, none twice',
  ),
});
/** A proof as it is read. */
export type Signatures = ValueOf<typeof Signatures>;

/** Bytes before the signatures, and of each. */
const HEAD = 8;
const EACH = 65;
const Bytes = t.bytes(HEAD, HEAD + MOST * EACH);

/** `{set_index, sigs: [{index, signature}]}` as JSON, or its borsh bytes as hex; kept as bytes, which may say anything. */
export const Proof: Type<Uint8Array> = {
  ...Bytes,
  schema: { anyOf: [Bytes.schema, Signatures.schema] },
  fromJson: (json, text) =>
    typeof json === 'object' && json !== null
      ? encode(Signatures, Signatures.fromJson(json, text))
      : Bytes.fromJson(json, text),
};

/** How many signatures a proof of so many bytes has, for its gas. */
export const signaturesIn = (proof: Uint8Array): number => Math.ceil((proof.length - HEAD) / EACH);

/** What the bytes say; undefined where they are no proof. */
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
 * Why signatures do not prove a digest, cheap reasons first; undefined where they do. An empty set proves nothing. That its
 * keys are usable was checked when it was appointed: to do it again would cost as much as the signatures.
 */
export function flawOfProof(
  set: AttesterSet,
  proof: Uint8Array,
  { sigs }: Signatures,
  digest: Hash,
): string | undefined {
  if (flawOfSize(set) !== undefined) return 'the set has no attesters that could prove anything';
  if (sigs.some(({ index }, i) => i > 0 && index <= sigs[i - 1]!.index)) return 'places must ascend, none twice';
  if (sigs.some(({ index }) => index >= set.attesters.length)) return 'the set has no attester at a place';
  if (sigs.length < set.threshold) return 'too few signatures';
  const bad = wrongSignature(set, proof, sigs, digest);
  return bad === undefined ? undefined : `the signature of attester ${bad} is not over this`;
}

interface Verdict {
  readonly attesters: readonly Uint8Array[];
  readonly digest: Hash;
  readonly wrong: number | undefined;
}

/** A bundle is tried before its block, in it, and after others: the same bytes are verified once for the same set and digest. */
const verdicts = new WeakMap<Uint8Array, Verdict>();

/** The place of the first who did not sign; undefined for none. */
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
