/** Durable state of an attester: one small file, replaced and synced before any action that depends on it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandProblem, makeDirectory, replaceFile } from '../../runtime/plugin.js';

/** A lock in a final log of an escrow contract; the amount is in raw units of that chain. */
export interface Lock {
  readonly chain: string;
  readonly tx_hash: string;
  /** Index of the log in its transaction. */
  readonly log_index: number;
  /** Token in the form of mappings: `native`, or an address in lower case. */
  readonly contract: string;
  readonly amount: string;
  /** 64 hex characters. */
  readonly recipient: string;
}

/** Scan progress of a chain: the last block, and its hash, which must never change. */
export interface Cursor {
  readonly block: number;
  readonly hash: string;
}

interface Remembered {
  readonly format: 1;
  readonly cursors: Readonly<Record<string, Cursor>>;
  /** First withdrawal of the Trellis chain that was not read yet. */
  readonly nextWithdrawal: number;
  /** Locks that were not received yet. */
  readonly locks: readonly Lock[];
  /** Open withdrawals. */
  readonly withdrawals: readonly number[];
  /** Final release transactions, by chain and id of the withdrawal. */
  readonly releases: Readonly<Record<string, string>>;
  /**
   * This attester's releases that reverted in a block, by chain and id of the withdrawal; none of them is sent again.
   */
  readonly reverted: Readonly<Record<string, string>>;
  /** Digest signed for each open lock and withdrawal; no other digest is ever signed for it. */
  readonly signed: Readonly<Record<string, string>>;
}

const NOTHING: Remembered = {
  format: 1,
  cursors: {},
  nextWithdrawal: 1,
  locks: [],
  withdrawals: [],
  releases: {},
  reverted: {},
  signed: {},
};

/** Identifies a lock by the same fields as the chain's replay protection. */
export const nameOfLock = ({ chain, tx_hash, log_index }: Lock): string => `${chain}/${tx_hash}/${log_index}`;
/** Identifies a withdrawal by its id and the chain that releases it. */
export const nameOfWithdrawal = (chain: string, id: number): string => `${chain}/${id}`;

/** The durable state of one attester. */
export class Memory {
  readonly #path: string;
  #now: Remembered;

  private constructor(path: string, now: Remembered) {
    this.#path = path;
    this.#now = now;
  }

  /** Opens the file in a folder, or starts with an empty state. Throws CommandProblem for an invalid file. */
  static async open(folder: string): Promise<Memory> {
    await makeDirectory(folder);
    const path = join(folder, 'attester.json');
    const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return undefined;
      throw cause;
    });
    if (text === undefined) return new Memory(path, NOTHING);
    let found: Remembered | undefined;
    try {
      found = JSON.parse(text) as Remembered;
    } catch {
      // Reported below.
    }
    if (found?.format !== 1) {
      throw new CommandProblem(
        `${path} is not the state of an attester: move it away, and the chains are scanned again`,
      );
    }
    return new Memory(path, { ...NOTHING, ...found });
  }

  get now(): Remembered {
    return this.#now;
  }

  /** Changes the state; durable when the promise resolves. */
  async change(change: Partial<Omit<Remembered, 'format'>>): Promise<void> {
    const next = { ...this.#now, ...change };
    await replaceFile(this.#path, `${JSON.stringify(next, null, 1)}\n`);
    this.#now = next;
  }

  /** Records a digest before it is signed. Returns false if it contradicts an earlier signature. */
  async maySign(name: string, digest: string): Promise<boolean> {
    const before = this.#now.signed[name];
    if (before === undefined) await this.change({ signed: { ...this.#now.signed, [name]: digest } });
    return before === undefined || before === digest;
  }

  /** Removes a lock that the Trellis chain has received, which happens only once. */
  async lockIsOver(lock: Lock): Promise<void> {
    const name = nameOfLock(lock);
    await this.change({
      locks: this.#now.locks.filter((one) => nameOfLock(one) !== name),
      signed: without(this.#now.signed, name),
    });
  }

  /** Removes a withdrawal that was released or refunded. */
  async withdrawalIsOver(chain: string, id: number): Promise<void> {
    const name = nameOfWithdrawal(chain, id);
    const { withdrawals, releases, reverted, signed } = this.#now;
    await this.change({
      withdrawals: withdrawals.filter((one) => one !== id),
      releases: without(releases, name),
      reverted: without(reverted, name),
      signed: without(signed, name),
    });
  }
}

function without<Value>(all: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  const { [name]: _, ...others } = all;
  return others;
}
