/** That a node leaves at the height of an upgrade, and why: what runs next is up to whoever runs it. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Binary, checkDue, UpgradeDue } from './binary.js';

/** How long a validator that leaves still helps others to finish the last block, milliseconds. */
const LINGER_MS = 3_000;

/** The part of a node that stops it before a block of another version. */
export class UpgradeWatch {
  readonly binary: Binary;
  readonly #log: Log;
  #due: UpgradeDue | undefined;

  constructor(binary: Binary, log: Log) {
    this.binary = binary;
    this.#log = log;
  }

  /** The upgrade that the node leaves for. */
  get due(): UpgradeDue | undefined {
    return this.#due;
  }

  /** Throws UpgradeDue when the next block is of a later version. */
  async check(ledger: Ledger): Promise<void> {
    await checkDue(ledger, this.binary);
  }

  /** As `check`, once a block is committed; where there are other validators it waits for them a moment. */
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

  /** Remembers why the node stops, when it is for an upgrade. */
  note(cause: unknown): void {
    if (cause instanceof UpgradeDue) this.#due = cause;
  }
}
