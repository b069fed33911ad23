/** Verifies the signatures of bundles on the workers before they are executed, so that execution only looks them up. */

import type { Envelope } from '../chain/bundle.js';
import { rememberVerdict } from '../chain/verdicts.js';
import { type Address, fromHex } from '../codec/ids.js';
import type { SignatureCheck } from '../crypto/verifier.js';
import type { Ledger } from '../ledger/ledger.js';
import { type AuthPort, authPort } from '../ports.js';

/** Says of each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

/** The registered keys of an account. */
export type KeysOf = (account: Address) => RegisteredKeys | Promise<RegisteredKeys>;
type RegisteredKeys = ReturnType<AuthPort['keysOf']>;

/** Remembers the verdict of every signature of the envelopes, under the key it names or the registered ones. */
export async function verifyAhead(
  keysOf: KeysOf,
  verify: VerifySignatures,
  envelopes: readonly Envelope[],
): Promise<void> {
  const found: { signature: Envelope['signatures'][number]; check: SignatureCheck }[] = [];
  for (const { from, hash, signatures } of envelopes) {
    if (signatures.length === 0) continue;
    const digest = fromHex(hash);
    const named = signatures.every(({ public_key }) => public_key !== null);
    const registered = named ? [] : await keysOf(from);
    for (const signature of signatures) {
      const { key_type: keyType, public_key } = signature;
      const keys = public_key
        ? [public_key]
        : registered.filter((key) => key.key_type === keyType).map((key) => key.public_key);
      for (const publicKey of keys) {
        found.push({ signature, check: { keyType, publicKey, digest, signature: signature.signature } });
      }
    }
  }
  if (found.length === 0) return;
  const verdicts = await verify(found.map(({ check }) => check));
  found.forEach(({ signature, check }, i) => {
    rememberVerdict(signature, check.publicKey, verdicts[i]!);
  });
}

/** The keys registered at the head. */
export function keysAtHead(ledger: Ledger): KeysOf {
  return (account) => ledger.read(() => ledger.view().port(authPort)?.keysOf(account) ?? []);
}
