/** Signatures of a driver's turn: completes outcomes of the core, and requests missing signatures again. */

import { timeoutMs } from '../../kernel/agreement/timeouts.js';
import type { CoreOutcome, CoreRecord, UnsignedMessage } from '../../kernel/agreement/types.js';
import { type Advance, turn } from './advance.js';
import type { Height } from './height.js';
import { persist } from './journal.js';
import type { DriverOptions } from './ports.js';
import type { ValidatorSigner } from './validator-signer.js';

export class SigningTurn<Block> {
  readonly #options: DriverOptions<Block>;
  readonly #signer: ValidatorSigner<Block>;
  readonly #leaveRound: (height: Height<Block>, round: number, afterMs: number) => void;
  /** Whether missing signatures are due to be requested again. */
  #signsAgain = false;

  constructor(
    options: DriverOptions<Block>,
    signer: ValidatorSigner<Block>,
    leaveRound: (height: Height<Block>, round: number, afterMs: number) => void,
  ) {
    this.#options = options;
    this.#signer = signer;
    this.#leaveRound = leaveRound;
  }

  get isDue(): boolean {
    return this.#signsAgain;
  }

  /** The signer in another process serves this node now; returns whether a signature is missing. */
  signAgain(height: Height<Block> | null): boolean {
    if (height?.lacksSignature !== true) return false;
    this.#signsAgain = true;
    return true;
  }

  /** The requests for missing signatures, once they are due. */
  takeDue(height: Height<Block>): CoreOutcome | undefined {
    if (!this.#signsAgain) return undefined;
    this.#signsAgain = false;
    return { state: height.state, effects: height.takeUnsigned() };
  }

  /** Completes an outcome with signatures; waits only for a signer in another process. */
  async complete(height: Height<Block>, outcome: CoreOutcome): Promise<Advance> {
    const running = turn(outcome);
    const kept: CoreRecord[] = [];
    let step = running.next();
    while (!step.done) {
      const { message, records: before } = step.value;
      // A remote signer's record is durable at once, so what it is about must be durable before: block and lock.
      if (this.#signer.isRemote) await persist(this.#options, height, before);
      else kept.push(...before);
      const asked = this.#signer.sign(height, message);
      const signed = asked instanceof Promise ? await asked : asked;
      if (signed === null) this.#noteUnsigned(height, message);
      step = running.next(signed);
    }
    return { ...step.value, records: [...kept, ...step.value.records] };
  }

  /** A validator that decides alone sets no timers, but must leave a round in which it may not propose. */
  #noteUnsigned(height: Height<Block>, message: UnsignedMessage): void {
    height.unsigned.push(message);
    if (!height.alone || message.type !== 'proposal') return;
    this.#leaveRound(height, message.round, timeoutMs('propose', message.round));
  }
}
