/** Verifies the signatures of bundles on the workers before they are executed, so that execution only looks them up. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { Signature } from '../../kernel/chain/terms.js';
import { fromHex } from '../../lib/codec/ids.js';
import { type SignatureCheck, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';

/** Says of each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

function checkOf({ key_type, public_key, signature }: Signature, digest: Envelope['hash']): SignatureCheck {
  return { keyType: key_type, publicKey: public_key, digest: fromHex(digest), signature };
}

/** Remembers the verdict of the signature of every envelope; most were judged when they came in. */
export async function verifyAhead(verify: VerifySignatures, envelopes: readonly Envelope[]): Promise<void> {
  const open = envelopes.filter(({ signed }) => !signed.judged);
  if (open.length === 0) return;
  const verdicts = await verify(open.map(({ signed }) => checkOf(signed.by!, signed.digest)));
  open.forEach(({ signed }, i) => {
    signed.remember(verdicts[i]!);
  });
}

/**
 * The same for one bundle that just came. Refuses a false signature: nothing may become of a bundle, such as its
 * rejection, by the word of somebody who only names its sender. Refuses with MempoolFull while too many wait.
 */
export async function verifyNow({ signed }: Envelope, verify: VerifySignatures): Promise<void> {
  if (!signed.judged) {
    const [valid] = await verify([checkOf(signed.by!, signed.digest)]).catch(refuseBusy);
    signed.remember(valid!);
  }
  if (!signed.valid) fail(InvalidSignature);
}

function refuseBusy(cause: unknown): never {
  if (cause instanceof VerifierBusy) fail(MempoolFull, { reason: cause.message });
  throw cause;
}
