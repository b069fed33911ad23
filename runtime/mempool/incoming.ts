/** Signatures of bundles that come in: verified on the workers, the bundles of one sender in their order. */

import type { Envelope } from '../chain/bundle.js';
import { Fault } from '../chain/journal.js';
import type { Address } from '../codec/ids.js';
import type { MempoolParts } from './parts.js';
import type { PendingState } from './pending-state.js';
import { Turns } from './turns.js';
import { verifyNow } from './verify.js';

export class IncomingSignatures {
  readonly #parts: Pick<MempoolParts, 'ledger' | 'verify'>;
  readonly #state: PendingState;
  readonly #turns = new Turns<Address>();

  constructor(parts: Pick<MempoolParts, 'ledger' | 'verify'>, state: PendingState) {
    this.#parts = parts;
    this.#state = state;
  }

  /** Resolves when all signatures of a bundle have a verdict, and those of its sender's earlier ones. Refuses as `verifyNow` does. */
  verified(envelope: Envelope): Promise<void> {
    return this.#turns.after(envelope.from, verifyNow(envelope, this.#keysOf, this.#parts.verify));
  }

  /** Keys in the pending state: also those that a waiting bundle reveals. */
  readonly #keysOf = (account: Address) => {
    try {
      return this.#state.top.keysOf(account);
    } catch (cause) {
      if (cause instanceof Fault) return this.#parts.ledger.read(() => this.#state.top.keysOf(account));
      throw cause;
    }
  };
}
