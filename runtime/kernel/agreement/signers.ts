/** Sets of signers and their signatures as bytes, and the commit certificate, which blocks carry too. */
import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { refuse, type Shape, type Type, type Values } from '../../lib/codec/type.js';
import { only } from '../../lib/codec/variants.js';
import type { CommitCertificate } from './types.js';

/** Largest validator set (consensus 2.1); bounds every list of signatures. */
export const MAX_VALIDATORS = 100;
const MAX_INDEX = MAX_VALIDATORS - 1;

const Indices = list(scalar.range(0, MAX_INDEX, 'index of a validator'), MAX_VALIDATORS);

function ascending(signers: readonly number[]): readonly number[] {
  for (let i = 1; i < signers.length; i++) if (signers[i]! <= signers[i - 1]!) refuse('must be ascending');
  if ((signers[0] ?? 0) < 0 || (signers[signers.length - 1] ?? 0) > MAX_INDEX) {
    refuse(`there are at most ${MAX_VALIDATORS} validators`);
  }
  return signers;
}

/** Ascending validator indices, as a bitmap (least significant bit first) that does not end in a zero byte. */
export const Signers: Type<readonly number[]> = {
  about: 'indices of the validators that signed',
  schema: Indices.schema,
  write(to, signers) {
    ascending(signers);
    const bitmap = new Uint8Array(signers.length === 0 ? 0 : (signers[signers.length - 1]! >> 3) + 1);
    for (const index of signers) bitmap[index >> 3]! |= 1 << (index & 7);
    to.u32(bitmap.length);
    to.raw(bitmap);
  },
  read(from) {
    const bitmap = from.raw(from.count(Math.ceil(MAX_VALIDATORS / 8)));
    if (bitmap.length > 0 && bitmap[bitmap.length - 1] === 0) refuse('the bitmap must not end in a zero byte');
    const signers: number[] = [];
    for (let i = 0; i < bitmap.length * 8; i++) if ((bitmap[i >> 3]! >> (i & 7)) & 1) signers.push(i);
    return ascending(signers);
  },
  toJson: (signers) => [...signers],
  fromJson: (json, text) => ascending(Indices.fromJson(json, text)),
  sample: (random) => Array.from({ length: MAX_VALIDATORS }, (_, i) => i).filter(() => random(2) === 1),
};

/** An Ed25519 signature. */
export const Signature = scalar.bytes(64, 64, 'bare');
const Signatures = list(Signature, MAX_VALIDATORS);

/** A certificate: its fields, the signers, then their signatures in the order of the signers. */
export function certificate<S extends Shape>(fields: S) {
  const whole = struct({ ...fields, signers: Signers, signatures: Signatures });
  type Whole = Values<S & { signers: typeof Signers; signatures: typeof Signatures }>;
  const counted = (value: { readonly signers: readonly number[]; readonly signatures: readonly Uint8Array[] }) =>
    value.signers.length === value.signatures.length;
  return only(
    whole as unknown as Type<Whole>,
    (value): value is Whole => counted(value as never),
    'one signature of each signer is needed',
    (random) => {
      const sampled = whole.sample(random) as unknown as { readonly signers: readonly number[] };
      return { ...sampled, signatures: sampled.signers.map(() => Signature.sample(random)) } as unknown as Whole;
    },
  );
}

/** Proof that more than two thirds of the power precommitted this block (consensus 2.3). */
export const Certificate: Type<CommitCertificate> = certificate({
  height: scalar.height,
  round: scalar.u32,
  hash: scalar.hash,
});
