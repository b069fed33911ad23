/** Verifies the signatures of bundles on the workers before they are executed, so that execution only looks them up. */

import type { Envelope } from '../chain/bundle.js';
import { InvalidSignature, MempoolFull } from '../chain/common-errors.js';
import type { Signed } from '../chain/verdicts.js';
import { type Address, fromHex } from '../codec/ids.js';
import { type SignatureCheck, VerifierBusy } from '../crypto/verifier.js';
import { fail } from '../errors.js';
import type { Ledger } from '../ledger/ledger.js';
import { type AuthPort, authPort } from '../ports.js';

/** Says of each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

/** The registered keys of an account. */
export type KeysOf = (account: Address) => RegisteredKeys | Promise<RegisteredKeys>;
type RegisteredKeys = ReturnType<AuthPort['keysOf']>;

/**
 * Remembers the verdict of every signature of the envelopes, under the key it names or the registered ones. Refuses what
 * is not urgent while too many wait.
 */
export async function verifyAhead(
  keysOf: KeysOf,
  verify: VerifySignatures,
  envelopes: readonly Envelope[],
): Promise<void> {
  const found: { signed: Signed; signature: Signed['by'][number]; check: SignatureCheck }[] = [];
  for (const { from, signed } of envelopes) {
    // Most were judged when they came in. One whose key was changed since is judged again where it is executed.
    if (signed.judged) continue;
    const digest = fromHex(signed.digest);
    const named = signed.by.every(({ public_key }) => public_key !== null);
    const keysNow = named ? [] : keysOf(from);
    const registered = keysNow instanceof Promise ? await keysNow : keysNow; // waiting costs, and they are rarely on disk
    for (const signature of signed.by) {
      const { key_type: keyType, public_key } = signature;
      const keys = public_key
        ? [public_key]
        : registered.filter((key) => key.key_type === keyType).map((key) => key.public_key);
      for (const publicKey of keys) {
        if (signed.knows(signature, publicKey)) continue;
        found.push({ signed, signature, check: { keyType, publicKey, digest, signature: signature.signature } });
      }
    }
  }
  if (found.length === 0) return;
  let verdicts: readonly boolean[];
  try {
    verdicts = await verify(found.map(({ check }) => check));
  } catch (cause) {
    if (cause instanceof VerifierBusy) return fail(MempoolFull, { reason: cause.message });
    throw cause;
  }
  found.forEach(({ signed, signature, check }, i) => {
    signed.remember(signature, check.publicKey, verdicts[i]!);
  });
}

/** The same for one bundle that just came. Refuses one that carries a transaction which its sender did not sign. */
export function verifyNow(envelope: Envelope, keysOf: KeysOf, verify: VerifySignatures): Promise<void> {
  const verified = verifyAhead(keysOf, verify, [envelope]);
  return envelope.carried ? verified.then(() => mustBeSenders(envelope)) : verified;
}

/** Nothing about a transaction, such as its rejection, may be known by the word of somebody who names another sender. */
function mustBeSenders({ signed }: Envelope): void {
  if (!signed.by.every((one) => signed.verdict(one, one.public_key!))) fail(InvalidSignature);
}

/** The keys registered at the head. */
export function keysAtHead(ledger: Ledger): KeysOf {
  return (account) => ledger.read(() => ledger.view().port(authPort)?.keysOf(account) ?? []);
}
