/**
 * Verifies bundle signatures on workers before execution, which then only looks up the result; those of one account in
 * order.
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { StateMiss } from '../../kernel/chain/journal.js';
import type { Signature } from '../../kernel/chain/terms.js';
import { fromHex } from '../../lib/codec/ids.js';
import { type SignatureCheck, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';
import type { Origin } from './origins.js';
import type { MempoolParts } from './parts.js';
import type { PendingState } from './pending-state.js';

/** Returns for each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

function checkOf({ key_type, public_key, signature }: Signature, digest: Envelope['hash']): SignatureCheck {
  return { keyType: key_type, publicKey: public_key, digest: fromHex(digest), signature };
}

/** Records the verification result of every envelope; most were verified on arrival. */
export async function verifyAhead(verify: VerifySignatures, envelopes: readonly Envelope[]): Promise<void> {
  const open = envelopes.filter(({ signed }) => !signed.isKnown);
  if (open.length === 0) return;
  const verdicts = await verify(open.map(({ signed }) => checkOf(signed.by!, signed.digest)));
  open.forEach(({ signed }, i) => {
    signed.record(verdicts[i]!);
  });
}

/**
 * The same for one new bundle. Rejects a false signature: a bundle must have no effect, not even a recorded rejection,
 * if its sender did not sign it. Fails with MempoolFull while too many wait.
 */
export async function verifyNow({ signed }: Envelope, verify: VerifySignatures): Promise<void> {
  if (!signed.isKnown) {
    const [valid] = await verify([checkOf(signed.by!, signed.digest)]).catch(refuseBusy);
    signed.record(valid!);
  }
  if (!signed.valid) fail(InvalidSignature);
}

function refuseBusy(cause: unknown): never {
  if (cause instanceof VerifierBusy) fail(MempoolFull, { reason: cause.message });
  throw cause;
}

/** Bundles with more gas are not prefetched before their signature is verified: 50 transfers. */
const CHEAP_GAS = 1_050_000;

export class IncomingSignatures {
  readonly #verify: VerifySignatures;
  readonly #state: PendingState;
  readonly #unverified = new Set<Envelope>();

  constructor({ verify }: Pick<MempoolParts, 'verify'>, state: PendingState) {
    this.#verify = verify;
    this.#state = state;
  }

  /**
   * Loads a job's missing records, together with those that the next jobs and bundles waiting for signatures will read.
   */
  readonly loadAhead = (miss: StateMiss, jobs: readonly Envelope[]): Promise<void> =>
    this.#state.load(miss, jobs.length + this.#unverified.size, this.#coming(jobs));

  /** Yields each bundle that waits for its signature only once. */
  *#coming(jobs: readonly Envelope[]): Generator<Envelope> {
    yield* jobs;
    for (const envelope of this.#unverified) {
      this.#unverified.delete(envelope);
      yield envelope;
    }
  }

  /**
   * Calls `done` when the signatures of a bundle and of its account's earlier ones from the same origin are verified.
   * Rejects like `verifyNow`.
   */
  verify(envelope: Envelope, origin: Origin, done: () => void, refused: (cause: unknown) => void): void {
    const { signed, from } = envelope;
    // If an earlier bundle of the account waits, this one follows it.
    if (signed.by === undefined || (signed.isKnown && signed.valid && !origin.sequencer.holds(from))) {
      done();
      return;
    }
    const verified = verifyNow(envelope, this.#verify);
    if (envelope.bundle.gas_limit <= CHEAP_GAS) this.#unverified.add(envelope);
    origin.sequencer.after(from, verified).then(
      () => {
        this.#unverified.delete(envelope);
        done();
      },
      (cause) => {
        this.#unverified.delete(envelope);
        refused(cause);
      },
    );
  }
}
