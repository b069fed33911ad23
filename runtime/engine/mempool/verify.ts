/** Verifies the signatures of bundles on the workers before they are executed, so that execution only looks them up; those of one account in their order. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { InvalidSignature, MempoolFull } from '../../kernel/chain/common-errors.js';
import type { StateMiss } from '../../kernel/chain/journal.js';
import type { Signature } from '../../kernel/chain/terms.js';
import { fromHex } from '../../lib/codec/ids.js';
import { type SignatureCheck, VerifierBusy } from '../../lib/crypto/verifier.js';
import { fail } from '../../lib/errors.js';
import type { MempoolParts } from './parts.js';
import type { PendingState } from './pending-state.js';
import type { Source } from './sources.js';

/** Says of each check whether the signature is valid. */
export type VerifySignatures = (checks: readonly SignatureCheck[]) => Promise<readonly boolean[]>;

function checkOf({ key_type, public_key, signature }: Signature, digest: Envelope['hash']): SignatureCheck {
  return { keyType: key_type, publicKey: public_key, digest: fromHex(digest), signature };
}

/** Remembers the verdict of the signature of every envelope; most were judged when they came in. */
export async function verifyAhead(verify: VerifySignatures, envelopes: readonly Envelope[]): Promise<void> {
  const open = envelopes.filter(({ signed }) => !signed.isKnown);
  if (open.length === 0) return;
  const verdicts = await verify(open.map(({ signed }) => checkOf(signed.by!, signed.digest)));
  open.forEach(({ signed }, i) => {
    signed.record(verdicts[i]!);
  });
}

/**
 * The same for one bundle that just came. Refuses a false signature: nothing may become of a bundle, such as its
 * rejection, by the word of somebody who only names its sender. Refuses with MempoolFull while too many wait.
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

/** What costs more is not executed for a guess before it is known to be signed: 50 transfers. */
const CHEAP_GAS = 1_050_000;

/** Signatures of bundles that come in. */
export class IncomingSignatures {
  readonly #verify: VerifySignatures;
  readonly #state: PendingState;
  readonly #unseen = new Set<Envelope>();

  constructor({ verify }: Pick<MempoolParts, 'verify'>, state: PendingState) {
    this.#verify = verify;
    this.#state = state;
  }

  /** Loads what a job lacks, with what the next jobs are about and what bundles that wait for their signatures will ask for. */
  readonly loadAhead = (miss: StateMiss, jobs: readonly Envelope[]): Promise<void> =>
    this.#state.load(miss, jobs.length + this.#unseen.size, this.#coming(jobs));

  /** Of those that wait for their signatures each is given out once. */
  *#coming(jobs: readonly Envelope[]): Generator<Envelope> {
    yield* jobs;
    for (const envelope of this.#unseen) {
      this.#unseen.delete(envelope);
      yield envelope;
    }
  }

  /** Calls `done` when the signature of a bundle is verified, and those of its account's earlier ones from the same source. Refuses as `verifyNow` does. */
  verify(envelope: Envelope, source: Source, done: () => void, refused: (cause: unknown) => void): void {
    const { signed, from } = envelope;
    // Where an earlier one of its account waits it goes behind that.
    if (signed.by === undefined || (signed.isKnown && signed.valid && !source.sequencer.holds(from))) {
      done();
      return;
    }
    const verified = verifyNow(envelope, this.#verify);
    if (envelope.bundle.gas_limit <= CHEAP_GAS) this.#unseen.add(envelope);
    source.sequencer.after(from, verified).then(
      () => {
        this.#unseen.delete(envelope);
        done();
      },
      (cause) => {
        this.#unseen.delete(envelope);
        refused(cause);
      },
    );
  }
}
