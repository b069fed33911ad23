/** Bundles: the transactions that users sign. The id of a bundle is the Blake3 hash that its keys sign (protocol 3). */

import { within } from '../../lib/codec/bytes.js';
import { struct } from '../../lib/codec/composites.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import { CodecError, Reader, type Type, type ValueOf, Writer } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { refusalIn } from '../module/bounds.js';
import { type Carried, carriedBy, signedBy } from './carried.js';
import { UnknownOperation } from './common-errors.js';
import { ONE_SIGNATURE } from './one-signature.js';
import { NoSuchOperation, type OperationTable, operations } from './operation.js';
import { SignatureCache } from './signature-cache.js';
import { bundleTerms, type Signature, Signatures } from './terms.js';

export { Signature, Signatures } from './terms.js';

/** Maximum bytes of a signed bundle. */
export const MAX_BUNDLE_BYTES = 131_072;
/** Maximum operations of a bundle. */
export const MAX_OPERATIONS = 64;

export const BundleTooLarge = error(1018, 'BundleTooLarge', 'The bundle is larger than 128 KiB', {
  details: { ...sharedDetails('max'), size: 'Bytes that the bundle has' },
});
export const MalformedBundle = error(1021, 'MalformedBundle', 'The bytes are not a bundle of this chain', {
  details: sharedDetails('reason', 'at'),
});

/** The signed part, in the order of its bytes. */
export const Bundle = struct({ ...bundleTerms, operations: operations(MAX_OPERATIONS) });
export type Bundle = ValueOf<typeof Bundle>;

/** A bundle as sent over the network. */
export const SignedBundle: Type<{ readonly bundle: Bundle; readonly signatures: readonly Signature[] }> = struct({
  bundle: Bundle,
  signatures: Signatures,
});

/** A bundle parsed and hashed once; used in this form from submission to the block. */
export interface Envelope {
  readonly hash: Hash;
  readonly bundle: Bundle;
  readonly signatures: readonly Signature[];
  /** Canonical bytes of the SignedBundle; byte gas is charged for these. */
  readonly bytes: Uint8Array;
  readonly from: Address;
  readonly nonce: number;
  /** The signature that authorizes the sender: the bundle's own, or that of the transaction it carries. */
  readonly signed: SignatureCache;
  readonly carried: Carried | undefined;
  /** Defect of the first text in the bundle that is not plain text; undefined if there is none. */
  readonly oddity: string | undefined;
}

/**
 * Parses signed bundle bytes, which must not be modified afterwards. Rejects anything but the canonical form of known
 * operations.
 * `checked`: the hash that these bytes sign, if they end with one Ed25519 signature already found valid.
 */
export function openEnvelope(bytes: Uint8Array, table: OperationTable, checked?: Hash): Envelope {
  if (bytes.length > MAX_BUNDLE_BYTES) fail(BundleTooLarge, { size: bytes.length, max: MAX_BUNDLE_BYTES });
  const reader = new Reader(bytes, table);
  reader.judges = true;
  try {
    const bundle = within('bundle', () => Bundle.read(reader));
    const end = reader.at;
    reader.lends = true; // not to operations: state records would keep the bundle and its neighbors in memory
    const signatures = within('signatures', () => Signatures.read(reader));
    reader.end();
    const isChecked = checked !== undefined && end === bytes.length - ONE_SIGNATURE.bytes.length;
    return enveloped(bundle, signatures, bytes, end, reader.oddity, isChecked ? checked : undefined);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    const refusal = refusalIn(cause);
    if (refusal) throw refusal;
    const declared = cause instanceof NoSuchOperation ? UnknownOperation : MalformedBundle;
    return fail(declared, { reason: cause.message, at: cause.path });
  }
}

/** Writes a bundle with its signatures and hashes it. */
export function sealEnvelope(bundle: Bundle, signatures: readonly Signature[], table: OperationTable): Envelope {
  const writer = new Writer(512, table);
  Bundle.write(writer, bundle);
  const end = writer.done().length;
  Signatures.write(writer, signatures);
  return enveloped(bundle, signatures, writer.done(), end);
}

/** `end` is the offset at which the bundle's bytes end and its signatures begin. */
function enveloped(
  bundle: Bundle,
  signatures: readonly Signature[],
  bytes: Uint8Array,
  end: number,
  oddity?: string,
  checked?: Hash,
): Envelope {
  const { from, nonce } = bundle;
  const carried = carriedBy(bundle, signatures);
  const hash = carried?.id ?? checked ?? blake3Hex(bytes.subarray(0, end));
  const signed = carried ? signedBy(carried, from) : new SignatureCache(hash, signatures[0]);
  if (checked !== undefined && !carried) signed.record(true);
  return { hash, bundle, signatures, bytes, from, nonce, signed, carried, oddity };
}

/** The 32 bytes that keys sign, as hex; also the id of the bundle. */
export function bundleHash(bundle: Bundle, table: OperationTable): Hash {
  const writer = new Writer(512, table);
  Bundle.write(writer, bundle);
  return blake3Hex(writer.done());
}
