/** Admission of carried transactions: a worker recovers the signer, then the bundle is built and admitted. */

import { type Envelope, sealEnvelope } from '../../kernel/chain/bundle.js';
import { accountOfSigner, type Carried, carrierOf } from '../../kernel/chain/carried.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { Operation, OperationTable } from '../../kernel/chain/operation.js';
import { type Address, fromHex } from '../../lib/codec/ids.js';
import { type SignatureVerifier, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';

/**
 * Builds the bundle around an operation that carries a transaction. Rejects a signature from which no key can be
 * recovered.
 */
export async function carrierFor(
  operation: Operation,
  carried: Carried,
  table: OperationTable,
  verifier: Pick<SignatureVerifier, 'recover'>,
): Promise<Envelope> {
  const signer = await verifier.recover(fromHex(carried.digest), carried.signature).catch((cause: unknown) => {
    if (cause instanceof VerifierBusy) fail(MempoolFull, { reason: cause.message });
    throw cause;
  });
  if (!signer) return fail(InvalidSignature, { reason: 'no key can be recovered from the signature' });
  const envelope = sealEnvelope(carrierOf(operation, carried, accountOfSigner(signer)), [], table);
  envelope.signed.record(true);
  return envelope;
}

/** The bundle of a transaction for a trial run only: the sender is assumed. */
export function unsignedCarrier(
  operation: Operation,
  carried: Carried,
  from: Address,
  table: OperationTable,
): Envelope {
  return sealEnvelope(carrierOf(operation, carried, from), [], table);
}
