/** Carried transactions on their way in: who signed one is found on the workers, then its bundle is made and taken in. */

import { type Envelope, sealEnvelope } from '../../kernel/chain/bundle.js';
import { accountOfSigner, type Carried, carrierOf } from '../../kernel/chain/carried.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { Operation, OperationTable } from '../../kernel/chain/operation.js';
import { type Address, fromHex } from '../../lib/codec/ids.js';
import { type SignatureVerifier, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';

/** Makes the bundle around an operation that carries a transaction. Refuses a signature of nobody. */
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
  if (!signer) return fail(InvalidSignature, { reason: 'the signature is of nobody' });
  const envelope = sealEnvelope(carrierOf(operation, carried, accountOfSigner(signer)), [], table);
  envelope.signed.record(true);
  return envelope;
}

/** The bundle of a transaction that is only tried: its sender is taken for granted. */
export function unsignedCarrier(
  operation: Operation,
  carried: Carried,
  from: Address,
  table: OperationTable,
): Envelope {
  return sealEnvelope(carrierOf(operation, carried, from), [], table);
}
