/** Verifies the signatures of bundles on the workers before they are executed, so that execution only looks them up. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { Signature } from '../../kernel/chain/terms.js';
import type { Signed } from '../../kernel/chain/verdicts.js';
import { type AuthPort, authPort } from '../../kernel/ports.js';
import { type Address, fromHex } from '../../lib/codec/ids.js';
import { type SignatureCheck, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';
import type { Ledger } from '../ledger/ledger.js';

/** Says of each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

/** The registered keys of an account. */
export type KeysOf = (account: Address) => RegisteredKeys | Promise<RegisteredKeys>;
type RegisteredKeys = ReturnType<AuthPort['keysOf']>;

/** Checks to be made, and beside each whose signature it is about. */
class Questions {
  readonly checks: SignatureCheck[] = [];
  readonly #about: (readonly [Signed, Signature])[] = [];

  /** Asks about every signature that has no verdict: under the key it names, or those of its type that are registered. */
  ask(signed: Signed, registered: RegisteredKeys): void {
    const digest = fromHex(signed.digest);
    for (const signature of signed.by) {
      if (signature.public_key) this.#add(signed, signature, signature.public_key, digest);
      else {
        for (const { key_type, public_key } of registered) {
          if (key_type === signature.key_type) this.#add(signed, signature, public_key, digest);
        }
      }
    }
  }

  remember(verdicts: readonly boolean[]): void {
    for (let i = 0; i < verdicts.length; i++) {
      const [signed, signature] = this.#about[i]!;
      signed.remember(signature, this.checks[i]!.publicKey, verdicts[i]!);
    }
  }

  #add(signed: Signed, signature: Signature, publicKey: Uint8Array, digest: Uint8Array): void {
    if (signed.knows(signature, publicKey)) return;
    this.checks.push({ keyType: signature.key_type, publicKey, digest, signature: signature.signature });
    this.#about.push([signed, signature]);
  }
}

const namesKey = ({ public_key }: Signature): boolean => public_key !== null;

/**
 * Remembers the verdict of every signature of the envelopes, under the key it names or the registered ones. Refuses what
 * is not urgent while too many wait.
 */
export async function verifyAhead(
  keysOf: KeysOf,
  verify: VerifySignatures,
  envelopes: readonly Envelope[],
): Promise<void> {
  const questions = new Questions();
  for (const { from, signed } of envelopes) {
    // Most were judged when they came in. One whose key was changed since is judged again where it is executed.
    if (signed.judged) continue;
    const registered = signed.by.every(namesKey) ? [] : keysOf(from);
    // Waiting costs, and keys are rarely on disk.
    questions.ask(signed, registered instanceof Promise ? await registered : registered);
  }
  await settled(questions, verify);
}

/** The same for one bundle that just came. Refuses one that carries a transaction which its sender did not sign. */
export function verifyNow(envelope: Envelope, keysOf: KeysOf, verify: VerifySignatures): Promise<void> {
  const { from, signed, carried } = envelope;
  const answer = (registered: RegisteredKeys): Promise<void> => {
    const questions = new Questions();
    if (!signed.judged) questions.ask(signed, registered);
    return settled(questions, verify);
  };
  const registered = signed.by.every(namesKey) ? [] : keysOf(from);
  const verified = registered instanceof Promise ? registered.then(answer) : answer(registered);
  return carried ? verified.then(() => mustBeSenders(envelope)) : verified;
}

/** Has the checks made, and what they find remembered. */
function settled(questions: Questions, verify: VerifySignatures): Promise<void> {
  if (questions.checks.length === 0) return Promise.resolve();
  return verify(questions.checks).then((verdicts) => questions.remember(verdicts), refuseBusy);
}

function refuseBusy(cause: unknown): never {
  if (cause instanceof VerifierBusy) fail(MempoolFull, { reason: cause.message });
  throw cause;
}

/** Nothing about a transaction, such as its rejection, may be known by the word of somebody who names another sender. */
function mustBeSenders({ signed }: Envelope): void {
  if (!signed.by.every((one) => signed.verdict(one, one.public_key!))) fail(InvalidSignature);
}

/** The keys registered at the head. */
export function keysAtHead(ledger: Ledger): KeysOf {
  return (account) => ledger.read(() => ledger.view().port(authPort)?.keysOf(account) ?? []);
}
