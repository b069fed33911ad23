/** Signatures of bundles that come in: verified on the workers, the bundles of one account in their order. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { StateMiss } from '../../kernel/chain/journal.js';
import type { PendingState } from './pending-state.js';
import type { Source } from './sources.js';
import { type VerifySignatures, verifyNow } from './verify.js';

/** What costs more is not executed for a guess before it is known to be signed: 50 transfers. */
const CHEAP_GAS = 1_050_000;

export class IncomingSignatures {
  readonly #verify: VerifySignatures;
  readonly #state: PendingState;
  readonly #unseen = new Set<Envelope>();

  constructor(verify: VerifySignatures, state: PendingState) {
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
    if (envelope.signed.by === undefined) {
      done();
      return;
    }
    const verified = verifyNow(envelope, this.#verify);
    if (envelope.bundle.gas_limit <= CHEAP_GAS) this.#unseen.add(envelope);
    source.sequencer.after(envelope.from, verified).then(
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
