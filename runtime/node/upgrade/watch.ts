/** Stops a node at the height of an upgrade; the next version is started by its supervisor. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Binary, checkDue, UpgradeDue } from './version-check.js';

/** Time that a stopping validator still helps others to finish the last block, milliseconds. */
const LINGER_MS = 3_000;

/** Stops the node before a block of another version. */
export class UpgradeWatch {
  readonly binary: Binary;
  readonly #log: Log;
  #due: UpgradeDue | undefined;

  constructor(binary: Binary, log: Log) {
    this.binary = binary;
    this.#log = log;
  }

  /** The upgrade for which the node stops. */
  get due(): UpgradeDue | undefined {
    return this.#due;
  }

  /** Throws UpgradeDue if the next block needs a later version. */
  async check(ledger: Ledger): Promise<void> {
    await checkDue(ledger, this.binary);
  }

  /** Like `check`, after a block is committed; if there are other validators, it first waits a moment for them. */
  async afterBlock(ledger: Ledger, validators: number): Promise<void> {
    try {
      await this.check(ledger);
    } catch (cause) {
      if (!(cause instanceof UpgradeDue)) throw cause;
      this.#log('info', cause.message);
      if (validators > 1) await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      throw cause;
    }
  }

  /** Records the reason of the stop if it is an upgrade. */
  note(cause: unknown): void {
    if (cause instanceof UpgradeDue) this.#due = cause;
  }
}
